import { type AnyColumn, type SQL, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { Db } from "./connection.server.ts";

/** The newest rows are looked through one by one, because people mostly search for something they used lately. */
const RECENT = 1_000;
/** The largest number of hits of the index of words that are ordered by time. */
const MOST_ORDERED = 300;

interface Searched {
  table: PgTable;
  id: AnyColumn;
  /** In the order of an index, newest first, within each part. */
  at: AnyColumn;
  searchText: AnyColumn;
  /** Conditions, each served by an index, and the rows that the actor may see. */
  parts: readonly SQL[];
  /** Folded; each begins a word of the row. */
  words: readonly string[];
  /** The same asked of the index of words. */
  indexed: (part: number) => SQL;
  limit: number;
}

/**
 * Ids of the newest rows that have all the words. Words of many rows are met among the newest thousand; words of few are left to
 * the index, which would first collect every row of the many. So neither waits for the number of rows.
 */
export async function newestWithWords(db: Db, searched: Searched): Promise<string[]> {
  const { table, id, at, searchText, parts, words, indexed, limit } = searched;
  const has = words.map((word) => sql`strpos(' ' || recent.words, ${` ${word}`}) > 0`);
  const recent = await idsOf(
    db,
    parts.map(
      (part) => sql`(select recent.id, recent.at from (
        select ${id} as id, ${at} as at, ${searchText} as words from ${table}
        where ${part} order by ${at} desc nulls first limit ${RECENT}) as recent
      where ${sql.join(has, sql` and `)} limit ${limit})`,
    ),
    limit,
  );
  if (recent.length === limit) return recent;
  return await idsOf(
    db,
    parts.map(
      (part, i) => sql`(select ${id} as id, ${at} as at from ${table}
        where ${part} and ${indexed(i)} limit ${MOST_ORDERED})`,
    ),
    limit,
  );
}

async function idsOf(db: Db, parts: readonly SQL[], limit: number): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select id from (${sql.join([...parts], sql` union `)}) as found order by at desc nulls last, id limit ${limit}`);
  return rows.map(({ id }) => id);
}
