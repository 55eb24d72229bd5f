import { join } from "node:path";
import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import { Client, Pool, type PoolConfig } from "pg";
import { openEmbedded } from "./embedded.server.ts";
import * as schema from "./schema.server.ts";

export type Db = NodePgDatabase<typeof schema>;

/** How another thread of this process reaches the same database. */
export interface DatabaseAddress {
  kind: "embedded" | "postgres";
  pool: PoolConfig;
}

export interface Database {
  db: Db;
  pool: Pool;
  address: DatabaseAddress;
  /** Which of the two it is. */
  kind: "embedded" | "postgres";
  close(): Promise<void>;
  /** Settles when the database ends by itself; never for PostgreSQL. */
  crashed: Promise<unknown>;
}

/** Any number; the same in every process that migrates this product's database. */
const MIGRATION_LOCK = 781_204_553;

/**
 * Opens PostgreSQL by its address or, without one, the embedded database of the data folder, and migrates it.
 *
 * @param root the project's root, where the migrations lie
 */
export async function openDatabase(options: {
  databaseUrl: string | undefined;
  dataDir: string;
  root: string;
}): Promise<Database> {
  const embedded = options.databaseUrl ? undefined : await openEmbedded(options.dataDir);
  const config: PoolConfig = embedded?.pool ?? { connectionString: options.databaseUrl, max: 10 };
  try {
    await migrateDatabase(config, options.root);
  } catch (error) {
    await embedded?.close();
    throw error;
  }
  const connected = connectDatabase({ kind: embedded ? "embedded" : "postgres", pool: config });
  const { pool } = connected;
  return {
    ...connected,
    crashed: embedded?.crashed ?? new Promise(() => {}),
    async close() {
      await pool.end();
      await embedded?.close();
    },
  };
}

/** A pool of its own on a database that is open and migrated already. */
export function connectDatabase(address: DatabaseAddress): Database {
  const pool = new Pool(address.pool);
  // A lost idle connection is replaced by the pool; without a listener it would end the process.
  pool.on("error", () => {});
  return {
    db: drizzle(pool, { schema }),
    pool,
    address,
    kind: address.kind,
    crashed: new Promise(() => {}),
    close: () => pool.end(),
  };
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
