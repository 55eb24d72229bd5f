import { sql } from "drizzle-orm";
import type { Db } from "#server/platform/db/connection.server.ts";

/** Every table of the product. */
export async function allTables(db: Db): Promise<string[]> {
  const { rows } = await db.execute<{ name: string }>(
    sql`select table_name as name from information_schema.tables
      where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`,
  );
  return rows.map(({ name }) => name);
}

/** Places of a text in any row of any table, in upper or lower case: `table: text`. */
export async function traces(db: Db, ...texts: string[]): Promise<string[]> {
  const found: string[] = [];
  for (const name of await allTables(db)) {
    for (const text of texts) {
      const hits = await db.execute(
        sql`select from ${sql.identifier(name)} as t where strpos(lower(t::text), ${text.toLowerCase()}) > 0 limit 1`,
      );
      if (hits.rows.length > 0) found.push(`${name}: ${text}`);
    }
  }
  return found;
}
