import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client } from "pg";
import { afterAll, expect, test } from "vitest";
import { openEmbedded } from "./embedded.server.ts";
import { FolderInUseError, lockFolder } from "./folder-lock.server.ts";

const folder = mkdtempSync(join(tmpdir(), "umbral-embedded-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function query(host: string, text: string): Promise<unknown[]> {
  const client = new Client({ host, user: "postgres", database: "postgres", ssl: false });
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}

/** A container's first process may not reap orphans: a zombie has ended all the same. */
function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return !/\) Z /.test(readFileSync(`/proc/${pid}/stat`, "utf8"));
  } catch {
    return false;
  }
}

test("an acknowledged row survives kill -9 of the server, and nobody stays behind", async () => {
  const dataDir = join(folder, "killed");
  const program = `
    const { openEmbedded } = await import(${JSON.stringify(new URL("./embedded.server.ts", import.meta.url).href)});
    const { Client } = await import("pg");
    const embedded = await openEmbedded(${JSON.stringify(dataDir)});
    const client = new Client({ ...embedded.pool });
    await client.connect();
    await client.query("create table kept (n int)");
    await client.query("insert into kept values (42)");
    console.log("acknowledged");
    setInterval(() => {}, 1000);`;
  const server = spawn(process.execPath, ["--input-type=module", "-e", program], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  await new Promise<void>((resolve, reject) => {
    server.stdout.on("data", (text) => String(text).includes("acknowledged") && resolve());
    server.once("exit", (code) => reject(new Error(`the server ended with ${code}`)));
  });
  const database = Number(readFileSync(join(dataDir, "pg.lock"), "utf8").split(" ")[0]);
  expect(database).not.toBe(server.pid);
  server.kill("SIGKILL");

  // The database process notices that its parent is gone, flushes and gives the folder up.
  const again = await openEmbedded(dataDir);
  expect(await query(again.pool.host!, "select n from kept")).toEqual([{ n: 42 }]);
  await again.close();
  expect(existsSync(join(dataDir, "pg.lock"))).toBe(false);
  expect(isRunning(database)).toBe(false);
});

test("an initialisation that was cut short is begun anew", async () => {
  const dataDir = join(folder, "half");
  await (await openEmbedded(dataDir)).close();
  rmSync(join(dataDir, "pg"), { recursive: true });
  // What a start that died in the middle leaves.
  await (await openEmbedded(join(dataDir, "elsewhere"))).close();
  renameSync(join(dataDir, "elsewhere", "pg"), join(dataDir, "pg.new"));
  rmSync(join(dataDir, "pg.new", "PG_VERSION"));
  const embedded = await openEmbedded(dataDir);
  expect(await query(embedded.pool.host!, "select 1 as n")).toEqual([{ n: 1 }]);
  await embedded.close();
});

test("a folder has one owner; a dead owner's lock is taken over", () => {
  const lock = join(folder, "test.lock");
  const release = lockFolder(lock);
  expect(() => lockFolder(lock)).toThrow(FolderInUseError);
  release();
  expect(existsSync(lock)).toBe(false);
  writeFileSync(lock, "999999999 123"); // no such process
  lockFolder(lock)();
  writeFileSync(lock, `${process.pid} 1`); // our number, but another start: a recycled id
  lockFolder(lock)();
  expect(existsSync(lock)).toBe(false);
});
