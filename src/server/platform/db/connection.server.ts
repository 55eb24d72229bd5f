import { join } from "node:path";
import { sql } from "drizzle-orm";
import { readMigrationFiles } from "drizzle-orm/migrator";
import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import { Client, Pool, type PoolConfig } from "pg";
import { ADVISORY_LOCKS } from "./advisory-locks.server.ts";
import { openEmbedded } from "./embedded/open-embedded.server.ts";

export type Db = NodePgDatabase;

export interface Database {
  db: Db;
  pool: Pool;
  /** How another thread of this process reaches the same database. */
  address: PoolConfig;
  close(): Promise<void>;
}

/** A database that this process opened, and ends where it started its server. */
export interface OpenDatabase extends Database {
  /** Whether its server is the one that npm installed, which keeps its data in the data folder. */
  isEmbedded: boolean;
  /** Settles, with what its server said, when an embedded one ends by itself; never for another. */
  crashed: Promise<string>;
}

/**
 * Opens PostgreSQL by its address or, without one, starts the embedded one on the data folder, and migrates it.
 *
 * @param root the project's root, where the migrations lie
 * @param isGuest a command that may share an embedded database with the product while that runs
 */
export async function openDatabase(options: {
  databaseUrl: string | undefined;
  dataDir: string;
  root: string;
  isGuest?: boolean;
}): Promise<OpenDatabase> {
  const { databaseUrl, dataDir, root, isGuest = false } = options;
  const embedded = databaseUrl ? undefined : await openEmbedded(dataDir, { isGuest });
  const address: PoolConfig = embedded?.pool ?? { connectionString: databaseUrl, max: 10 };
  try {
    await migrateDatabase(address, root);
  } catch (error) {
    await embedded?.close();
    throw error;
  }
  const connected = connectDatabase(address);
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

/** A pool of its own on a database that is open and migrated already. */
export function connectDatabase(address: PoolConfig): Database {
  const pool = new Pool(address);
  // A lost idle connection is replaced by the pool; without a listener it would end the process.
  pool.on("error", () => {});
  return { db: drizzle(pool), pool, address, close: () => pool.end() };
}

/**
 * Runs the pending migrations; several processes that start together take turns.
 *
 * @throws Error in Spanish where the database is of a version before the first release, whose migrations are no more
 */
export async function migrateDatabase(config: PoolConfig, root: string): Promise<void> {
  const client = new Client(config);
  await client.connect();
  try {
    await client.query("select pg_advisory_lock($1)", [ADVISORY_LOCKS.migration]);
    const migrationsFolder = join(root, "src/server/platform/db/migrations");
    await refuseOlder(client, migrationsFolder);
    await migrate(drizzle(client), { migrationsFolder });
    await client.query("select pg_advisory_unlock($1)", [ADVISORY_LOCKS.migration]);
  } finally {
    await client.end();
  }
}

async function refuseOlder(client: Client, migrationsFolder: string): Promise<void> {
  const first = readMigrationFiles({ migrationsFolder })[0]!;
  const { rows: found } = await client.query<{ there: boolean }>(
    "select to_regclass('drizzle.__drizzle_migrations') is not null as there",
  );
  if (!found[0]!.there) return;
  const older = await client.query("select from drizzle.__drizzle_migrations where created_at < $1 limit 1", [
    first.folderMillis,
  ]);
  if (older.rows.length === 0) return;
  throw new Error(
    "La base de datos es de una versión anterior a la primera publicada: usa una vacía y recupera en ella una copia",
  );
}

/** What the server says of itself, which also shows that it answers: `PostgreSQL 18.4 on …`. */
export async function serverVersion(db: Db): Promise<string> {
  const { rows } = await db.execute<{ version: string }>(sql`select version()`);
  return rows[0]!.version;
}
