import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { readMigrationFiles } from "drizzle-orm/migrator";
import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import { Client, Pool, type PoolConfig } from "pg";
import { ConfigError } from "../env.server.ts";
import { keepTraceWhileWaiting } from "../telemetry/traced-query.server.ts";
import { ADVISORY_LOCKS } from "./advisory-locks.server.ts";
import { openEmbedded } from "./embedded/open-embedded.server.ts";
import { LastingClient, limitsOf, OF_REQUESTS, OF_WORK, type Patience } from "./lasting-client.server.ts";
import { ReplicaPool } from "./replica-pool.server.ts";

export type Db = NodePgDatabase;

/**
 * Connections of a process for its requests: a dozen that wait for a locked table leave some to the others. Each
 * background thread has a smaller pool of its own.
 */
const CONNECTIONS = 20;
/**
 * A connection that nobody uses is kept so long. A page asks many at once, and a new one is dear: it signs in, reads the catalogue of the
 * database and prepares its statements anew.
 */
const IDLE_MS = 60_000;
/** The code with which PostgreSQL answers while it starts or recovers. */
const STARTING = "57P03";
const STARTING_MS = 60_000;
const LOOK_AGAIN_MS = 200;

/** How a thread of this process reaches the database, and its replica where there is one. */
export interface DatabaseAddress extends PoolConfig {
  replicaUrl?: string | undefined;
}

/** Told when reads that may be old change over between replica and primary, with what made them. */
export type TellReads = (to: "replica" | "primary", why?: unknown) => void;

export interface Database {
  db: Db;
  /**
   * For reads that may be half a minute old: of the replica where one is configured and near enough, else of the primary. Never for what
   * somebody reads back after they wrote it, nor for rights (docs/stateless.md lists its uses).
   */
  reads: Db;
  pool: Pool;
  /** The connections of `reads`. */
  readPool: Pool;
  /** How another thread of this process reaches the same database. */
  address: DatabaseAddress;
  close(): Promise<void>;
}

/** @param address of the database that is about to be migrated */
type BeforeMigrations = (address: PoolConfig) => Promise<unknown>;

/** A database that this process opened, and ends where it started its server. */
export interface OpenDatabase extends Database {
  /** Whether its server is the one that npm installed, which keeps its data in the data folder. */
  isEmbedded: boolean;
  /** Resolves with the server's last words when an embedded server ends by itself; never resolves for another one. */
  crashed: Promise<string>;
}

/**
 * Opens PostgreSQL by its address or, without one, starts the embedded one on the data folder, and migrates it.
 *
 * @param root the project's root, where the migrations lie
 * @param isGuest a command that may share an embedded database with the product while that runs
 * @param beforeMigrations called before any are run, while no other process may; where it fails none is
 */
export async function openDatabase(options: {
  databaseUrl: string | undefined;
  replicaUrl?: string | undefined;
  tellReads?: TellReads;
  dataDir: string;
  root: string;
  isGuest?: boolean;
  patience?: Patience;
  beforeMigrations?: BeforeMigrations;
}): Promise<OpenDatabase> {
  const { databaseUrl, replicaUrl, tellReads, dataDir, root, isGuest = false, patience, beforeMigrations } = options;
  const embedded = databaseUrl ? undefined : await openEmbedded(dataDir, { isGuest });
  const address: DatabaseAddress = embedded?.pool ?? { connectionString: databaseUrl, replicaUrl, max: CONNECTIONS };
  try {
    await waitUntilReady(address);
    await migrateDatabase(address, root, beforeMigrations);
  } catch (error) {
    await embedded?.close();
    throw embedded ? error : unreachable(error);
  }
  const connected = connectDatabase(address, patience, tellReads);
  return {
    ...connected,
    isEmbedded: embedded !== undefined,
    crashed: embedded?.crashed ?? new Promise(() => {}),
    async close() {
      await connected.close();
      await embedded?.close();
    },
  };
}

/**
 * A pool of its own on a database that is open and migrated already.
 *
 * @param patience how long its queries wait; by default that of requests
 */
export function connectDatabase(
  address: DatabaseAddress,
  patience: Patience = OF_REQUESTS,
  tellReads: TellReads = () => {},
): Database {
  const { replicaUrl, ...toPrimary } = address;
  const pool = openPool(toPrimary, patience);
  const db = drizzle(pool);
  if (!replicaUrl) return { db, reads: db, pool, readPool: pool, address, close: () => pool.end() };
  const replica = openPool({ connectionString: replicaUrl, max: toPrimary.max }, patience);
  const either = new ReplicaPool({ primary: pool, replica, tell: tellReads });
  // Only these three of a pool's calls are made of it: by the query builder, and by whoever takes a connection.
  const readPool = either as unknown as Pool;
  return {
    db,
    reads: drizzle(readPool),
    pool,
    readPool,
    address,
    async close() {
      await either.end();
      await pool.end();
    },
  };
}

function openPool(config: PoolConfig, patience: Patience): Pool {
  const pool = new Pool({ idleTimeoutMillis: IDLE_MS, ...config, ...limitsOf(patience), Client: LastingClient });
  // A lost idle connection is replaced by the pool; without a listener it would end the process.
  pool.on("error", () => {});
  keepTraceWhileWaiting(pool);
  return pool;
}

/** A server that starts, or recovers from a crash, is waited for; one that nobody reaches is not. */
async function waitUntilReady(address: PoolConfig): Promise<void> {
  const deadline = Date.now() + STARTING_MS;
  for (;;) {
    const client = new Client({ ...address, connectionTimeoutMillis: OF_WORK.connectMs });
    client.on("error", () => {});
    try {
      await client.connect();
      return;
    } catch (error) {
      if ((error as { code?: string }).code !== STARTING || Date.now() > deadline) throw error;
      await sleep(LOOK_AGAIN_MS);
    } finally {
      await client.end().catch(() => {}); // it never began
    }
  }
}

/** The reason given in the one line with which a failed start ends, by the error's code. */
const REASONS: Readonly<Record<string, string>> = {
  ECONNREFUSED: "nadie escucha en esa dirección",
  ENOTFOUND: "ese servidor no existe",
  EAI_AGAIN: "el nombre del servidor no se puede resolver ahora",
  ETIMEDOUT: "el servidor no responde",
  ECONNRESET: "el servidor ha cortado la conexión",
  "28P01": "el usuario o la contraseña no son correctos",
  "28000": "el servidor no deja entrar a ese usuario",
  "3D000": "esa base de datos no existe",
  "42501": "ese usuario no tiene permiso para crear las tablas",
  "53300": "el servidor no admite más conexiones",
  "57P03": "el servidor está arrancando y no termina",
};

/** An error that names the variable when a configured server cannot be reached; any other error as it is. */
function unreachable(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const { code = "", message } = error as Error & { code?: string };
  const isSilent = /timeout|terminated/i.test(message);
  const reason = REASONS[code] ?? (isSilent ? REASONS.ETIMEDOUT : undefined);
  return reason ? new ConfigError(`Configuración: DATABASE_URL: ${reason} (${code || message}).`) : error;
}

/**
 * Runs the pending migrations; several processes that start together take turns.
 *
 * @throws Error in Spanish if the database dates from before the first release, because its migrations no longer exist, or
 *   from a later version than this one, whose tables this code does not know
 */
export async function migrateDatabase(
  config: PoolConfig,
  root: string,
  beforeMigrations: BeforeMigrations = async () => {},
): Promise<void> {
  const client = new Client(config);
  client.on("error", () => {});
  await client.connect();
  try {
    await client.query("select pg_advisory_lock($1)", [ADVISORY_LOCKS.migration]);
    const migrationsFolder = join(root, "src/server/platform/db/migrations");
    await refuseOtherVersions(client, migrationsFolder);
    await beforeMigrations(config);
    await migrateGivingWay(client, migrationsFolder);
    // Most threads that ask for a connection never work at the queues, and need not load them.
    const { installQueues } = await import("../jobs/queues.server.ts");
    await installQueues(config);
    await client.query("select pg_advisory_unlock($1)", [ADVISORY_LOCKS.migration]);
  } finally {
    await client.end();
  }
}

/** The codes of a lock that was not got in time, and of two transactions that wait for each other. */
const IN_THE_WAY = /^(55P03|40P01)$/;
/**
 * How long a migration waits for a table: first briefly, then longer, since somebody may be at it for a while. At most less than the time after
 * which PostgreSQL ends one of two transactions that wait for each other, and than a request's patience.
 */
const MIGRATION_LOCKS_MS = [100, 200, 300, 500];
/**
 * Pause between two tries, as a multiple of the wait: whoever had to wait behind the one has been answered before the next. Without it a busy
 * database falls further behind with each try.
 */
const MIGRATION_PAUSES = 8;
/** On a database that is busy all the time. */
const MIGRATION_LONGEST_MS = 5 * 60_000;

/**
 * A change of a table waits until nobody is at it, and everybody who comes meanwhile waits behind it. So while others answer requests it gives
 * way within half a second, as a whole, and begins again when they have been answered.
 */
async function migrateGivingWay(client: Client, migrationsFolder: string): Promise<void> {
  const until = performance.now() + MIGRATION_LONGEST_MS;
  for (let tries = 0; ; tries++) {
    const lockMs = MIGRATION_LOCKS_MS[Math.min(tries, MIGRATION_LOCKS_MS.length - 1)]!;
    await client.query(`set lock_timeout = ${lockMs}`);
    try {
      await migrate(drizzle(client), { migrationsFolder });
      break;
    } catch (error) {
      const { code = "" } = (error instanceof Error && error.cause instanceof Error ? error.cause : error) as {
        code?: string;
      };
      if (!IN_THE_WAY.test(code) || performance.now() > until) throw error;
      await sleep(lockMs * MIGRATION_PAUSES);
    }
  }
  await client.query("reset lock_timeout");
}

/** Processes that already run are not asked again: they go on while a newer version brings its tables (docs/production.md). */
async function refuseOtherVersions(client: Client, migrationsFolder: string): Promise<void> {
  const known = readMigrations(migrationsFolder);
  const { rows: found } = await client.query<{ there: boolean }>(
    "select to_regclass('drizzle.__drizzle_migrations') is not null as there",
  );
  if (!found[0]!.there) return;
  const { rows } = await client.query<{ older: boolean; newer: number }>(
    `select coalesce(bool_or(created_at < $1), false) as older, count(*) filter (where created_at > $2)::int as newer
     from drizzle.__drizzle_migrations`,
    [known[0]!.folderMillis, known.at(-1)!.folderMillis],
  );
  const { older, newer } = rows[0]!;
  if (older) {
    throw new Error(
      "La base de datos es de una versión anterior a la primera publicada: usa una vacía y recupera en ella una copia",
    );
  }
  if (newer > 0) {
    const changes = newer === 1 ? "tiene un cambio que esta no conoce" : `tiene ${newer} cambios que esta no conoce`;
    throw new Error(
      `La base de datos es de una versión más nueva de Umbral (${changes}): instala esa versión, o recupera en una base de datos vacía una copia hecha antes de actualizar`,
    );
  }
}

/** @throws Error in Spanish where the files of the migrations are not all there */
function readMigrations(migrationsFolder: string) {
  try {
    return readMigrationFiles({ migrationsFolder });
  } catch (error) {
    throw new Error(`las migraciones no se pueden leer (${(error as Error).message}): instala otra vez el producto`);
  }
}

/** The server's own version line, which also proves that it answers: `PostgreSQL 18.4 on …`. */
export async function serverVersion(db: Db): Promise<string> {
  const { rows } = await db.execute<{ version: string }>(sql`select version()`);
  return rows[0]!.version;
}
