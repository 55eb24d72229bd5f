import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { Client, type PoolConfig } from "pg";
import { makeDataDir } from "../../data-dir.server.ts";
import { ConfigError } from "../../env.server.ts";
import { ADVISORY_LOCKS } from "../advisory-locks.server.ts";
import { archiveSettings } from "./archive.server.ts";
import { findBinaries } from "./binaries.server.ts";
import { type Cluster, openCluster } from "./cluster.server.ts";
import { poolOf, type RunningPostmaster, runningPostmaster, startPostmaster } from "./postmaster.server.ts";
import { reserveLog } from "./reserve-log.server.ts";

export interface EmbeddedDatabase {
  /** How `pg` reaches it. */
  pool: PoolConfig;
  /** Ends it, where this process started it; else it is left to the process that did. */
  close(): Promise<void>;
  /** Resolves with the server's last words when it ends unasked. */
  crashed: Promise<string>;
}

/** A server that recovers from a crash, or one that still writes down its rows, may take as long. */
const MOST_PATIENCE_MS = 60_000;
/** A killed process is gone before its connection is seen to be. */
const KILLED_OWNER_MS = 1_500;
/** A process that has just started a server marks it as its own within this time. */
const UNOWNED_MS = 1_500;
const LOOK_AGAIN_MS = 25;
/** PostgreSQL keeps paths in 1,024 bytes, and its own files are in subfolders. */
const LONGEST_PATH = 900;
/** As many connections as a process takes of a given server (`connection`). */
const CONNECTIONS = 20;

/**
 * Opens the PostgreSQL of a data folder: starts the one that npm installed, unless it runs already.
 *
 * @param isGuest a command that may share the database with a product that runs; otherwise a second one is refused
 * @param settings of PostgreSQL, over the usual ones
 * @throws Error in Spanish when the folder is in use or cannot be opened
 */
export async function openEmbedded(
  dataDir: string,
  { isGuest = false, settings = {} }: { isGuest?: boolean; settings?: Readonly<Record<string, string>> } = {},
): Promise<EmbeddedDatabase> {
  try {
    refusePath(dataDir);
    makeDataDir(dataDir);
    const binaries = findBinaries({ linksFolder: join(dataDir, "postgres-lib") });
    const cluster = await openCluster(binaries, dataDir);
    const deadline = Date.now() + MOST_PATIENCE_MS;
    for (;;) {
      const shared = await joinRunning(cluster, isGuest);
      if (shared) return shared;
      const server = startPostmaster(binaries, cluster, { ...archiveSettings(dataDir), ...settings });
      const outcome = await becomeOwner(server.pool, server.exited);
      if (typeof outcome !== "string") {
        await reserveLog(server.pool, cluster.folder);
        return owned(server, outcome);
      }
      // Another process may have been faster: then it is found running.
      if (!runningPostmaster(cluster) || Date.now() > deadline) throw new Error(await server.reasonIn(outcome));
    }
  } catch (error) {
    if (error instanceof ConfigError) throw error;
    throw new Error(`La base de datos no se abre: ${error instanceof Error ? error.message : String(error)}.`, {
      cause: error,
    });
  }
}

/** Refuses names of folders that PostgreSQL cannot use: it would end without a message, or read its files wrongly. */
function refusePath(dataDir: string): void {
  const isTooLong = Buffer.byteLength(dataDir) > LONGEST_PATH;
  if (!isTooLong && !/[\r\n]/.test(dataDir)) return;
  const reason = isTooLong
    ? `la ruta es demasiado larga (admite ${LONGEST_PATH} bytes)`
    : "la ruta lleva un salto de línea";
  throw new ConfigError(`Configuración: DATA_DIR: ${reason}.`);
}

function owned(server: ReturnType<typeof startPostmaster>, owner: { release(): Promise<void> }): EmbeddedDatabase {
  let isAsked = false;
  return {
    pool: { ...server.pool, max: CONNECTIONS },
    crashed: server.exited.then((output) => (isAsked ? new Promise<never>(() => {}) : output)),
    async close() {
      isAsked = true;
      await owner.release();
      await server.stop();
    },
  };
}

/** Looks for a server that runs on the cluster. One whose owner has died is ended, so that a new one can be started. */
async function joinRunning(cluster: Cluster, isGuest: boolean): Promise<EmbeddedDatabase | undefined> {
  const deadline = Date.now() + MOST_PATIENCE_MS;
  let ownedUntil: number | undefined;
  let orphanAt: number | undefined;
  for (;;) {
    const running = runningPostmaster(cluster);
    if (!running) return undefined;
    const owner = await ownerOf(running, cluster);
    if (owner !== "none") orphanAt = undefined;
    if (owner === "none") {
      orphanAt ??= Date.now() + UNOWNED_MS;
      if (Date.now() > orphanAt) endOrphan(running);
    } else if (owner !== "unreachable" && isGuest) return guest(poolOf(cluster, running));
    else if (owner !== "unreachable") {
      ownedUntil ??= Date.now() + KILLED_OWNER_MS;
      if (Date.now() > ownedUntil) {
        throw new Error(`la carpeta de datos la usa ${owner.process}. Ciérralo o cambia DATA_DIR`);
      }
    }
    if (Date.now() > deadline) throw new Error("otro PostgreSQL usa la carpeta de datos y no responde");
    await sleep(LOOK_AGAIN_MS);
  }
}

function guest(pool: PoolConfig): EmbeddedDatabase {
  return { pool: { ...pool, max: CONNECTIONS }, crashed: new Promise(() => {}), close: async () => {} };
}

/**
 * The owner of a running server: nobody that still lives, or a process; unreachable while the server starts or ends.
 */
async function ownerOf(
  running: RunningPostmaster,
  cluster: Cluster,
): Promise<"none" | "unreachable" | { process: string }> {
  const client = new Client({ ...poolOf(cluster, running), connectionTimeoutMillis: 5_000 });
  client.on("error", () => {});
  try {
    await client.connect();
    const { rows } = await client.query<{ name: string }>(
      `select application_name as name from pg_stat_activity join pg_locks using (pid)
       where locktype = 'advisory' and granted and objsubid = 1 and classid = 0 and objid = $1`,
      [ADVISORY_LOCKS.embeddedOwner],
    );
    return rows[0] ? { process: rows[0].name } : "none";
  } catch {
    return "unreachable";
  } finally {
    await client.end().catch(() => {}); // it ended by itself
  }
}

function endOrphan({ pid }: RunningPostmaster): void {
  try {
    // PostgreSQL takes this signal as a quick and orderly shutdown.
    process.kill(pid, "SIGINT");
  } catch {
    // It has ended meanwhile.
  }
}

/**
 * Waits until a server that was just started answers, and marks it as this process's for as long as both live.
 *
 * @returns what the server said where it ended instead
 */
async function becomeOwner(pool: PoolConfig, exited: Promise<string>): Promise<{ release(): Promise<void> } | string> {
  let ended: string | undefined;
  exited.then((output) => {
    ended = output;
  });
  let client: Client | undefined;
  while (ended === undefined && !client) {
    client = await markAsOwned(pool);
    if (!client) await sleep(LOOK_AGAIN_MS);
  }
  if (!client) return ended!;
  let isReleased = false;
  const keep = async () => {
    while (!isReleased && ended === undefined) {
      await new Promise<void>((resolve) => client!.once("end", () => resolve()));
      // One process of PostgreSQL that crashes takes all connections with it; the server goes on by itself.
      do {
        if (isReleased || ended !== undefined) return;
        await sleep(LOOK_AGAIN_MS * 4, undefined, { ref: false });
        client = await markAsOwned(pool);
      } while (!client);
    }
  };
  void keep();
  return {
    async release() {
      isReleased = true;
      await client?.end().catch(() => {}); // it ended by itself
    },
  };
}

async function markAsOwned(pool: PoolConfig): Promise<Client | undefined> {
  const client = new Client({ ...pool, application_name: `el proceso ${process.pid}` });
  client.on("error", () => {});
  try {
    await client.connect();
    await client.query("select pg_advisory_lock($1)", [ADVISORY_LOCKS.embeddedOwner]);
    return client;
  } catch {
    await client.end().catch(() => {}); // it never began
    return undefined;
  }
}
