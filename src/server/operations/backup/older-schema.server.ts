import { join } from "node:path";
import { readMigrationFiles } from "drizzle-orm/migrator";
import type { Client } from "pg";
import { quote } from "./catalogue.server.ts";

/**
 * A backup of an older version is put into the tables of that version, and then goes through the migrations that came after: they may
 * change rows, and demand of them what older rows do not have.
 */

const FOLDER = join(import.meta.dirname, "../../platform/db/migrations");

/**
 * Replaces all tables by those after the first migrations, empty except for rows that the migrations write. Inside the
 * transaction of the caller, which has locked them.
 *
 * @param count how many migrations there had been
 * @returns runs the other migrations, when the rows are there
 */
export async function goBackTo(client: Client, count: number): Promise<() => Promise<void>> {
  const tables = (await readTableNames(client)).map(quote);
  if (tables.length > 0) await client.query(`drop table ${tables.join(", ")} cascade`);
  for (const signature of await readFunctions(client)) await client.query(`drop function ${signature} cascade`);
  const migrations = readMigrationFiles({ migrationsFolder: FOLDER });
  const run = async (some: typeof migrations) => {
    for (const statement of some.flatMap(({ sql }) => sql)) await client.query(statement);
  };
  await run(migrations.slice(0, count));
  return () => run(migrations.slice(count));
}

/** Hashes of the migrations of this version, oldest first. */
export const knownMigrations = (): string[] => readMigrationFiles({ migrationsFolder: FOLDER }).map(({ hash }) => hash);

/** All our tables, also those that no backup holds because their rows may be lost. */
async function readTableNames(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    "select relname::text as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'",
  );
  return rows.map(({ name }) => name);
}

/** Our functions, none of an extension's, as PostgreSQL writes them: `tell_rights_change()`. */
async function readFunctions(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ signature: string }>(`
    select p.oid::regprocedure::text as signature from pg_proc p
    where p.pronamespace = 'public'::regnamespace and p.prokind = 'f'
      and not exists (select from pg_depend d where d.classid = 'pg_proc'::regclass and d.objid = p.oid and d.deptype = 'e')`);
  return rows.map(({ signature }) => signature);
}
