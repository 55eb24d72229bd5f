import { spawn } from "node:child_process";
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { Client, type PoolConfig } from "pg";
import { afterAll, expect, test } from "vitest";
import { findBinaries } from "./binaries.server.ts";
import { openEmbedded } from "./open-embedded.server.ts";

const folder = mkdtempSync(join(tmpdir(), "umbral-embedded-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function query(pool: PoolConfig, text: string): Promise<unknown[]> {
  const client = new Client(pool);
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}

/** Another process that opens the data folder, runs a statement and goes on living. */
async function holder(dataDir: string, statement: string) {
  const program = `
    const { openEmbedded } = await import(${JSON.stringify(new URL("./open-embedded.server.ts", import.meta.url).href)});
    const { Client } = await import("pg");
    const embedded = await openEmbedded(${JSON.stringify(dataDir)});
    const client = new Client(embedded.pool);
    await client.connect();
    await client.query(${JSON.stringify(statement)});
    console.log("acknowledged");
    setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ["--input-type=module", "-e", program], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  await new Promise<void>((resolve, reject) => {
    child.stdout.on("data", (text) => String(text).includes("acknowledged") && resolve());
    child.once("exit", (code) => reject(new Error(`the holder ended with ${code}`)));
  });
  return child;
}

const serverPid = (dataDir: string): number =>
  Number(readFileSync(join(dataDir, "postgres", "postmaster.pid"), "utf8").split("\n")[0]);

/** The shell that stands over a server. */
const watcherOf = (pid: number): number =>
  Number(/^PPid:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))![1]);

/** A container's first process may not reap orphans: a zombie has ended all the same. */
function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return !/\) Z /.test(readFileSync(`/proc/${pid}/stat`, "utf8"));
  } catch {
    return false;
  }
}

async function until(isSo: () => boolean): Promise<void> {
  for (let i = 0; i < 500 && !isSo(); i++) await sleep(20);
  expect(isSo()).toBe(true);
}

test("the server ends with whoever started it, by kill -9 too, and what was acknowledged is there", async () => {
  const dataDir = join(folder, "killed");
  const child = await holder(dataDir, "create table kept as select 42 as n");
  const server = serverPid(dataDir);
  child.kill("SIGKILL");
  await until(() => !isRunning(server));
  const again = await openEmbedded(dataDir);
  expect(await query(again.pool, "select n from kept")).toEqual([{ n: 42 }]);
  await again.close();
  expect(existsSync(join(dataDir, "postgres", "postmaster.pid"))).toBe(false);
});

test("a server whose owner and watcher were killed is ended, and its data taken over", async () => {
  const dataDir = join(folder, "orphan");
  const child = await holder(dataDir, "create table kept as select 7 as n");
  const orphan = serverPid(dataDir);
  process.kill(watcherOf(orphan), "SIGKILL");
  child.kill("SIGKILL");
  const again = await openEmbedded(dataDir);
  expect(serverPid(dataDir)).not.toBe(orphan);
  expect(isRunning(orphan)).toBe(false);
  expect(await query(again.pool, "select n from kept")).toEqual([{ n: 7 }]);
  await again.close();
});

test("a second server on the same data is refused in one line; a command shares it and leaves it running", async () => {
  const dataDir = join(folder, "shared");
  const first = await openEmbedded(dataDir);
  await expect(openEmbedded(dataDir)).rejects.toThrow(
    `La base de datos no se abre: la carpeta de datos la usa el proceso ${process.pid}. Ciérralo o cambia DATA_DIR.`,
  );
  const guest = await openEmbedded(dataDir, { isGuest: true });
  expect(await query(guest.pool, "select 1 as n")).toEqual([{ n: 1 }]);
  await guest.close();
  expect(await query(first.pool, "select 2 as n")).toEqual([{ n: 2 }]);
  await first.close();
});

test("nobody gets in without the password, and nothing listens on the network", async () => {
  const dataDir = join(folder, "closed");
  const { pool, close } = await openEmbedded(dataDir);
  await expect(query({ ...pool, password: "otra" }, "select 1")).rejects.toMatchObject({ code: "28P01" });
  expect(await query(pool, "select current_setting('listen_addresses') as at")).toEqual([{ at: "" }]);
  expect(await query(pool, "select current_setting('fsync') as f, current_setting('synchronous_commit') as s")).toEqual(
    [{ f: "on", s: "on" }],
  );
  await close();
});

test("a server that ends by itself is told", async () => {
  const dataDir = join(folder, "crashed");
  const embedded = await openEmbedded(dataDir);
  process.kill(serverPid(dataDir), "SIGKILL");
  expect(await embedded.crashed).toMatch(/137|SIGKILL|Killed/);
  await embedded.close();
});

test("an initialisation that was cut short is begun anew", async () => {
  const dataDir = join(folder, "half");
  // What a start that died in the middle leaves: its number is nobody's.
  mkdirSync(join(dataDir, "postgres.new-999999999", "base"), { recursive: true });
  writeFileSync(join(dataDir, "postgres.new-999999999.password"), "x");
  const embedded = await openEmbedded(dataDir);
  expect(await query(embedded.pool, "select 1 as n")).toEqual([{ n: 1 }]);
  await embedded.close();
  expect(readdirSync(dataDir).filter((name) => name.startsWith("postgres.new"))).toEqual([]);
});

test("a lock that names a process of another program does not keep the database shut", async () => {
  const dataDir = join(folder, "stale");
  await (await openEmbedded(dataDir)).close();
  const lock = join(dataDir, "postgres", "postmaster.pid");
  writeFileSync(lock, [process.pid, join(dataDir, "postgres"), 1, 5432, join(dataDir, "postgres"), "", ""].join("\n"));
  chmodSync(lock, 0o600);
  const embedded = await openEmbedded(dataDir);
  expect(await query(embedded.pool, "select 1 as n")).toEqual([{ n: 1 }]);
  await embedded.close();
});

test("data of an older version and of another database are refused before anything is written", async () => {
  const old = join(folder, "old");
  mkdirSync(join(old, "pg"), { recursive: true });
  await expect(openEmbedded(old)).rejects.toThrow(/es de una versión anterior, con otra base de datos/);
  expect(readdirSync(old)).toEqual(["pg"]);
  const newer = join(folder, "newer");
  await (await openEmbedded(newer)).close();
  writeFileSync(join(newer, "postgres", "PG_VERSION"), "17\n");
  await expect(openEmbedded(newer)).rejects.toThrow(/es de PostgreSQL 17 y aquí está incluido el 18/);
});

test("a machine without programs is told to set DATABASE_URL", () => {
  expect(() => findBinaries("freebsd", "x64")).toThrow(/DATABASE_URL/);
});
