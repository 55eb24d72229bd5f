import { execFile, spawn } from "node:child_process";
import { createHash } from "node:crypto";
import {
  chownSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { promisify } from "node:util";
import type { PoolConfig } from "pg";
import type { Binaries } from "./binaries.server.ts";
import { type Cluster, DATABASE_USER } from "./cluster.server.ts";
import { commandAs } from "./run-as.server.ts";
import { endOf, reasonIn, spawnWatched } from "./watched.server.ts";

/** Length of a socket's path with the file's name; systems allow 103 to 107 bytes. */
const LONGEST_SOCKET_PATH = 100;
const PORT = 5432;
const LOOK_AT_LOG_MS = 50;
const MOST_LOOKS_AT_LOG = 20;
const isWindows = process.platform === "win32";

/**
 * For a laptop and a small server: 128 MB that all connections share, 8 MB for each sort. Unless the
 * archive is on, nobody copies this database while it runs, so it writes the shortest log that survives a crash; `fsync` and `synchronous_commit` stay on.
 */
const SETTINGS: Readonly<Record<string, string>> = {
  shared_buffers: "128MB",
  work_mem: "8MB",
  maintenance_work_mem: "64MB",
  max_connections: "60",
  max_wal_size: "512MB",
  wal_level: "minimal",
  max_wal_senders: "0",
  max_logical_replication_workers: "0",
  io_method: "sync",
  jit: "off",
  timezone: "UTC",
  log_timezone: "UTC",
  // One file for each day of the week, begun anew after seven; warnings without the values of rows.
  logging_collector: "on",
  log_filename: "postgresql-%a.log",
  log_truncate_on_rotation: "on",
  log_rotation_age: "1d",
  log_rotation_size: "0",
  log_min_messages: "warning",
  log_min_error_statement: "panic",
  log_error_verbosity: "terse",
};

export interface Postmaster {
  pool: PoolConfig;
  /** Resolves with its last words when the server has ended. */
  exited: Promise<string>;
  /** The reason why it ended, in one line: from its output, or from its log once it writes one. */
  reasonIn(output: string): Promise<string>;
  /** Ends every connection and writes everything down; settles when it has ended. */
  stop(): Promise<void>;
}

/** How one gets into a server that listens in `socketFolder`. */
export function poolOf(cluster: Cluster, { host, port }: { host: string; port: number }): PoolConfig {
  return { host, port, user: DATABASE_USER, password: cluster.password, database: "postgres", ssl: false };
}

/**
 * Starts PostgreSQL on a cluster. It is reachable a moment later, or ends at once where another one uses the cluster.
 */
export function startPostmaster(
  binaries: Binaries,
  cluster: Cluster,
  settings: Readonly<Record<string, string>> = {},
): Postmaster {
  const logs = join(dirname(cluster.folder), "postgres-logs");
  mkdirSync(logs, { recursive: true, mode: 0o700 });
  if (cluster.owner) chownSync(logs, cluster.owner.uid, cluster.owner.gid);
  const address = isWindows ? { host: "127.0.0.1", port: freePort() } : { host: socketFolder(cluster), port: PORT };
  const all = {
    ...SETTINGS,
    log_directory: logs,
    listen_addresses: isWindows ? address.host : "",
    // A list; a comma of a folder's own name is inside quotes.
    unix_socket_directories: isWindows ? "" : `"${address.host.replaceAll('"', '""')}"`,
    unix_socket_permissions: "0700",
    port: String(address.port),
    ...settings,
  };
  if (!isWindows) forgetStaleLock(address.host, cluster);
  const command = commandAs(cluster.owner, binaries.postgres, [
    "-D",
    cluster.folder,
    ...Object.entries(all).flatMap(([name, value]) => ["-c", `${name}=${value}`]),
  ]);
  const startedAt = new Date();
  const child = isWindows
    ? spawn(command.file, command.args, { stdio: ["pipe", "ignore", "pipe"] })
    : spawnWatched({ ...command, env: binaries.env }, { signal: "INT" });
  const exited = endOf(child).then(({ code, output }) => output || `código ${code}`);
  return {
    pool: poolOf(cluster, address),
    exited,
    async reasonIn(output) {
      const isInLog = output.includes("redirecting log output");
      return (isInLog && (await lastFatalIn(logs, startedAt))) || reasonIn(output);
    },
    async stop() {
      if (isWindows) {
        await promisify(execFile)(binaries.pgCtl, ["stop", "-D", cluster.folder, "-m", "fast"]).catch(() =>
          child.kill(),
        );
      } else child.stdin!.end();
      await exited;
    },
  };
}

/** A connection that asks too early is refused at the same level as a server's end, in these words. */
const REFUSED_CONNECTION = /FATAL: +the database system is /;

/** The last line of the newest log that ended a server since then, where there is one. The log is written by a process that ends last. */
async function lastFatalIn(logs: string, since: Date): Promise<string | undefined> {
  const from = since.toISOString().replace("T", " ").slice(0, -1);
  for (let looks = 0; looks < MOST_LOOKS_AT_LOG; looks++) {
    if (looks > 0) await sleep(LOOK_AT_LOG_MS);
    const files = readdirSync(logs).map((name) => join(logs, name));
    const newest = files.sort((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs)[0];
    const lines = newest ? readFileSync(newest, "utf8").split("\n") : [];
    const fatal = lines.findLast(
      (line) => /\b(FATAL|PANIC):/.test(line) && !REFUSED_CONNECTION.test(line) && line >= from,
    );
    if (fatal) return reasonIn(fatal);
  }
  return undefined;
}

/**
 * The cluster's own folder, which only its owner enters, or a short one where that path is too long for a socket: the same one at every
 * start, so that none pile up however a server ends. It stays, because the next server may be using it when the last one is seen to
 * have ended.
 *
 * @throws Error in Spanish where somebody else has put something in its place
 */
function socketFolder(cluster: Cluster): string {
  if (Buffer.byteLength(join(cluster.folder, `.s.PGSQL.${PORT}`)) <= LONGEST_SOCKET_PATH) return cluster.folder;
  const name = createHash("sha256").update(realpathSync(cluster.folder)).digest("hex").slice(0, 16);
  const folder = join(tmpdir(), `umbral-db-${name}`);
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code !== "EEXIST") {
      throw new Error(
        `la ruta de DATA_DIR es demasiado larga para un socket y la carpeta temporal no admite otra (${message}): acorta DATA_DIR o indica otra en TMPDIR`,
      );
    }
  }
  const found = lstatSync(folder);
  const [own, owner] = [process.getuid!(), cluster.owner?.uid ?? process.getuid!()];
  const isOurs = found.isDirectory() && (found.uid === owner || found.uid === own) && (found.mode & 0o077) === 0;
  if (!isOurs) throw new Error(`${folder} es de otro: bórralo o cambia DATA_DIR`);
  // Nobody else can replace it, because the folder above lets only owners rename.
  if (cluster.owner && found.uid !== owner) chownSync(folder, cluster.owner.uid, cluster.owner.gid);
  return folder;
}

/**
 * After `kill -9` or a power cut the lock beside the socket stays. PostgreSQL takes it over unless its number is now that of another
 * process of the same user, which is soon so in a container, where numbers are small.
 */
function forgetStaleLock(folder: string, cluster: Cluster): void {
  const file = join(folder, `.s.PGSQL.${PORT}.lock`);
  let pid: number;
  try {
    pid = Number.parseInt(readFileSync(file, "utf8"), 10);
  } catch {
    return; // there is none
  }
  if (isOtherProgram(pid, cluster.folder)) rmSync(file, { force: true });
}

/** Between the ports that systems hand out and those that services own; PostgreSQL reports one that is taken. */
function freePort(): number {
  return 20_000 + Math.floor(Math.random() * 10_000);
}

export interface RunningPostmaster {
  pid: number;
  host: string;
  port: number;
}

/** The server that uses a cluster, by PostgreSQL's own lock file; undefined without one or if its process is dead. */
export function runningPostmaster({ folder }: Cluster): RunningPostmaster | undefined {
  const file = join(folder, "postmaster.pid");
  let lines: string[];
  try {
    lines = readFileSync(file, "utf8").split("\n");
  } catch {
    return undefined;
  }
  const pid = Number(lines[0]);
  if (isOtherProgram(pid, folder)) {
    // After a power cut the number may be somebody else's, and PostgreSQL would believe it.
    rmSync(file, { force: true });
    return undefined;
  }
  const [port, socket, host] = [Number(lines[3]), lines[4] ?? "", lines[5] ?? ""];
  if (!port || (!socket && !host)) return { pid, host: "", port: 0 };
  return { pid, host: isWindows ? host : socket, port };
}

/** Whether a process is certainly not the server of that folder; where the system cannot tell, PostgreSQL decides. */
function isOtherProgram(pid: number, folder: string): boolean {
  if (!existsSync("/proc/self/cmdline")) return false;
  try {
    return !readFileSync(`/proc/${pid}/cmdline`, "utf8").split("\0").includes(folder);
  } catch {
    return true;
  }
}
