import { join } from "node:path";
import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import { Client, Pool, type PoolConfig } from "pg";
import { openEmbedded } from "./embedded/open-embedded.server.ts";
import * as schema from "./schema.server.ts";

export type Db = NodePgDatabase<typeof schema>;

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

/** Any number; the same in every process that migrates this product's database. */
const MIGRATION_LOCK = 781_204_553;

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
  return { db: drizzle(pool, { schema }), pool, address, close: () => pool.end() };
}

/** Runs the pending migrations; several processes that start together take turns. */
export async function migrateDatabase(config: PoolConfig, root: string): Promise<void> {
  const client = new Client(config);
  await client.connect();
  try {
    await client.query("select pg_advisory_lock($1)", [MIGRATION_LOCK]);
    await migrate(drizzle(client), { migrationsFolder: join(root, "src/server/platform/db/migrations") });
    await client.query("select pg_advisory_unlock($1)", [MIGRATION_LOCK]);
  } finally {
    await client.end();
  }
}
