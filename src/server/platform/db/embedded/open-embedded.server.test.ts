import { spawn } from "node:child_process";
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { Client, type PoolConfig } from "pg";
import { afterAll, expect, onTestFinished, test } from "vitest";
import { findBinaries, linkLibraries } from "./binaries.server.ts";
import { openEmbedded } from "./open-embedded.server.ts";
import { ownerOfNewFiles } from "./run-as.server.ts";

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

const OPEN_EMBEDDED = JSON.stringify(new URL("./open-embedded.server.ts", import.meta.url).href);

/** Another process that opens the data folder, runs a statement and stays alive. */
async function holder(dataDir: string, statement: string, env: Record<string, string> = {}) {
  const program = `
    const { openEmbedded } = await import(${OPEN_EMBEDDED});
    const { Client } = await import("pg");
    const embedded = await openEmbedded(${JSON.stringify(dataDir)});
    const client = new Client(embedded.pool);
    await client.connect();
    await client.query(${JSON.stringify(statement)});
    console.log("acknowledged");
    setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ["--input-type=module", "-e", program], {
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...process.env, ...env },
  });
  let complaint = "";
  child.stderr.on("data", (text) => {
    complaint += text;
  });
  await new Promise<void>((resolve, reject) => {
    child.stdout.on("data", (text) => String(text).includes("acknowledged") && resolve());
    child.once("close", (code) => reject(new Error(`the holder ended with ${code}: ${complaint}`)));
  });
  return child;
}

const serverPid = (dataDir: string): number =>
  Number(readFileSync(join(dataDir, "postgres", "postmaster.pid"), "utf8").split("\n")[0]);

/** The shell that is the parent of a server. */
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

test("the server ends with the process that started it, by kill -9 too, and acknowledged rows are kept", async () => {
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

test("of two starts at the same moment one gets the data, and the other names the process that has them", async () => {
  const dataDir = join(folder, "at-once");
  const both = await Promise.allSettled([holder(dataDir, "select 1"), holder(dataDir, "select 1")]);
  const started = both.filter((one) => one.status === "fulfilled");
  const refused = both.filter((one) => one.status === "rejected");
  expect([started.length, refused.length], refused.map(({ reason }) => String(reason)).join()).toEqual([1, 1]);
  expect(String(refused[0]!.reason)).toContain(`la carpeta de datos la usa el proceso ${started[0]!.value.pid}`);
  started[0]!.value.kill("SIGKILL");
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

test("a server that ends by itself is reported", async () => {
  const dataDir = join(folder, "crashed");
  const embedded = await openEmbedded(dataDir);
  process.kill(serverPid(dataDir), "SIGKILL");
  expect(await embedded.crashed).toMatch(/137|SIGKILL|Killed/);
  await embedded.close();
});

test("an initialisation that was cut short is begun anew", async () => {
  const dataDir = join(folder, "half");
  // The folder of a start that died in the middle: no process has its number.
  mkdirSync(join(dataDir, "postgres.new-999999999", "base"), { recursive: true });
  writeFileSync(join(dataDir, "postgres.new-999999999.password"), "x");
  const embedded = await openEmbedded(dataDir);
  expect(await query(embedded.pool, "select 1 as n")).toEqual([{ n: 1 }]);
  await embedded.close();
  expect(readdirSync(dataDir).filter((name) => name.startsWith("postgres.new"))).toEqual([]);
});

test("a start that is killed while it makes a database leaves nothing of it behind", async () => {
  const dataDir = join(folder, "given-up");
  const program = `const { openEmbedded } = await import(${OPEN_EMBEDDED}); await openEmbedded(${JSON.stringify(dataDir)});`;
  const child = spawn(process.execPath, ["--input-type=module", "-e", program], { stdio: "ignore" });
  const left = () => (existsSync(dataDir) ? readdirSync(dataDir) : []);
  // From here on another program writes into the folder, and it has to be ended.
  await until(() => left().some((name) => existsSync(join(dataDir, name, "PG_VERSION"))));
  child.kill("SIGKILL");
  await until(() => left().length === 0);
});

test("locks beside the socket, and the folder of its own that a long path needs, are used again after a kill", async () => {
  const temporary = mkdtempSync(join(tmpdir(), "umbral-sockets-"));
  const dataDir = join(folder, "long".repeat(25));
  const child = await holder(dataDir, "select 1", { TMPDIR: temporary });
  const server = serverPid(dataDir);
  const [name] = readdirSync(temporary);
  child.kill("SIGKILL");
  await until(() => !isRunning(server));
  // The number is that of another process of the same user now.
  const other = spawn("/bin/sleep", ["60"], ownerOfNewFiles ?? {});
  onTestFinished(() => void other.kill());
  writeFileSync(join(temporary, name!, ".s.PGSQL.5432.lock"), `${other.pid}\n${join(dataDir, "postgres")}\n`);
  const again = await holder(dataDir, "select 1", { TMPDIR: temporary });
  expect(readdirSync(temporary)).toEqual([name]);
  again.kill("SIGKILL");
  // A folder that other users can enter is not used.
  chmodSync(join(temporary, name!), 0o777);
  await until(() => !existsSync(join(dataDir, "postgres", "postmaster.pid")));
  await expect(holder(dataDir, "select 1", { TMPDIR: temporary })).rejects.toThrow(/umbral-db-\w+ es de otro/);
  rmSync(temporary, { recursive: true });
});

test("libraries get their names in the data folder where the package can only be read", () => {
  const root = join(folder, "package");
  const links = join(folder, "links");
  mkdirSync(join(root, "native", "lib"), { recursive: true });
  const list = [{ source: "native/lib/liba.so.1.2", target: "native/lib/liba.so.1" }];
  writeFileSync(join(root, "native", "pg-symlinks.json"), JSON.stringify(list));
  writeFileSync(join(root, "native", "lib", "liba.so.1.2"), "");
  const cannot = () => {
    throw Object.assign(new Error("EROFS: read-only file system"), { code: "EROFS" });
  };
  expect(() => linkLibraries(root, undefined, cannot)).toThrow(/faltan enlaces/);
  // The project lay elsewhere at the last start.
  mkdirSync(links);
  symlinkSync("/elsewhere/liba.so.1.2", join(links, "liba.so.1"));
  expect(linkLibraries(root, links, cannot)).toBe(links);
  expect(readlinkSync(join(links, "liba.so.1"))).toBe(join(root, "native", "lib", "liba.so.1.2"));
  expect(linkLibraries(root, links)).toBeUndefined();
  expect(readlinkSync(join(root, "native", "lib", "liba.so.1"))).toBe("liba.so.1.2");
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

test("a new database has its log ahead, which a full disk cannot refuse it later", async () => {
  const embedded = await openEmbedded(join(folder, "reserved"));
  const [row] = await query(embedded.pool, "select count(*)::int as segments from pg_ls_waldir()");
  expect((row as { segments: number }).segments).toBeGreaterThanOrEqual(5);
  await embedded.close();
});

test("the reason why a server cannot start is quoted from its log", async () => {
  const dataDir = join(folder, "torn");
  const { pool, close } = await openEmbedded(dataDir);
  await close();
  rmSync(join(dataDir, "postgres", "pg_wal"), { recursive: true });
  let isOver = false;
  // Connections that come while the server is not ready are refused in the log too, up to its last moment.
  const comers = Array.from({ length: 4 }, async () => {
    while (!isOver) await query(pool, "select 1").catch(() => {});
  });
  try {
    await expect(openEmbedded(dataDir)).rejects.toThrow(
      /^La base de datos no se abre: FATAL: {2}required WAL directory "pg_wal" does not exist\.$/,
    );
  } finally {
    isOver = true;
    await Promise.all(comers);
  }
});

test("folders with commas and quotes are used; names that PostgreSQL cannot use are refused first", async () => {
  const dataDir = join(folder, `a, "b" and 'c'=ñ`);
  const { pool, close } = await openEmbedded(dataDir);
  expect(await query(pool, "select 1 as n")).toEqual([{ n: 1 }]);
  await close();
  const long = join(folder, ...Array.from({ length: 10 }, () => "x".repeat(100)));
  await expect(openEmbedded(long)).rejects.toThrow(/^Configuración: DATA_DIR: la ruta es demasiado larga/);
  await expect(openEmbedded(join(folder, "a\nb"))).rejects.toThrow(/DATA_DIR: la ruta lleva un salto de línea/);
  expect(existsSync(join(folder, "x".repeat(100)))).toBe(false);
});

test("a machine without programs gets the advice to set DATABASE_URL", () => {
  expect(() => findBinaries({ platform: "freebsd", arch: "x64" })).toThrow(/DATABASE_URL/);
});
