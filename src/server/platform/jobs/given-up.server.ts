import { and, isNotNull, type SQL, sql } from "drizzle-orm";
import { getTableConfig, type PgColumn, type PgTable } from "drizzle-orm/pg-core";
import type { Db } from "../db/connection.server.ts";
import { redact } from "../failures/redact.server.ts";
import type { Cursor } from "../http/cursor.server.ts";

/** A row that the machine gave up. Whatever names a person or gives access is left out: staff of Umbral read it. */
export interface GivenUpRow {
  id: string;
  at: Date;
  /** In Spanish, or an answer of another server as it came, redacted. */
  reason: string;
  /** Id of the agency, or of the person without one; null for a row of Umbral's own. */
  scope: string | null;
  /** Short description: `Foto 3 de una vivienda`. */
  subject: string;
}

/** The rows that a work has given up, and how they are worked at again. */
export interface GivenUpRows {
  /** Name of their table. */
  table: string;
  /** @param since counts those that were given up from then on */
  count(db: Db, since?: Date): Promise<number>;
  /** Newest first. @param options.before those after this place of the list */
  list(db: Db, options: { limit: number; before?: Cursor | undefined }): Promise<GivenUpRow[]>;
  /**
   * Makes a row due now, with its tries at zero. A repeated call changes nothing.
   *
   * @returns false where it no longer stands given up
   * @throws AppError where something else has to end before
   */
  again(db: Db, id: string, now: Date): Promise<boolean>;
  /** Leaves the row as it is, and out of the list. Absent where the work has to be done. @returns whether it stood in the list */
  dismiss?(db: Db, id: string): Promise<boolean>;
}

interface Described<About> {
  table: PgTable & { id: PgColumn };
  /** `left join …` of what scope and description come from. */
  joins?: SQL;
  /** Whether a row stands given up, with what must be there for another try. */
  stands: SQL | undefined;
  at: PgColumn | SQL;
  reason: PgColumn | SQL;
  scope: PgColumn | SQL;
  /** The facts of its description. */
  about: PgColumn | SQL<About>;
  subject(about: About): string;
  /** Locks what everybody else locks before the row. */
  enter?(tx: Db, id: string): Promise<unknown>;
  /** Makes the row due again; it is locked and stands given up. */
  renew(tx: Db, id: string, now: Date): Promise<unknown>;
}

const UNKNOWN = "No ha quedado escrito por qué";

/** Rows of one table that a condition shows to be given up. They cannot be dismissed. */
export function rowsThatStand<About>(described: Described<About>): GivenUpRows {
  const { table, joins = sql``, stands, at, reason, scope, about, subject, enter, renew } = described;
  return {
    table: getTableConfig(table).name,
    async count(db, since) {
      const isSince = since && sql`${at} >= ${since.toISOString()}::timestamptz`;
      const { rows } = await db.execute<{ count: number }>(
        sql`select count(*)::int as count from ${table} ${joins} where ${and(stands, isSince)}`,
      );
      return rows[0]!.count;
    },
    async list(db, { limit, before }) {
      const isAfter =
        before && sql`(${at}, ${table.id}) < (${before.at.toISOString()}::timestamptz, ${before.id}::uuid)`;
      const { rows } = await db.execute<{
        id: string;
        at: string;
        reason: string | null;
        scope: string | null;
        about: About;
      }>(sql`
        select ${table.id} as id, ${at} as at, left(${reason}, 500) as reason, ${scope} as scope, ${about} as about
        from ${table} ${joins} where ${and(stands, isAfter)} order by ${at} desc, ${table.id} desc limit ${limit}`);
      return rows.map((row) => ({
        id: row.id,
        at: new Date(row.at),
        reason: row.reason ? redact(row.reason) : UNKNOWN,
        scope: row.scope,
        subject: subject(row.about),
      }));
    },
    async again(db, id, now) {
      return await db.transaction(async (tx) => {
        await enter?.(tx, id);
        const { rows } = await tx.execute(
          sql`select from ${table} ${joins} where ${and(stands, sql`${table.id} = ${id}`)} for update of ${table}`,
        );
        if (rows.length === 0) return false;
        await renew(tx, id, now);
        return true;
      });
    },
  };
}

/** Rows of a table with the column of when they were given up (`givenUp`), which is forgotten where they are dismissed. */
export function givenUpRows<About>({
  table,
  stands,
  ...described
}: Omit<Described<About>, "table" | "at"> & {
  table: PgTable & { id: PgColumn; givenUpAt: PgColumn };
}): Required<GivenUpRows> {
  const isGivenUp = isNotNull(table.givenUpAt);
  return {
    ...rowsThatStand<About>({ ...described, table, at: table.givenUpAt, stands: and(isGivenUp, stands) }),
    async dismiss(db, id) {
      const { rowCount } = await db.execute(
        sql`update ${table} set given_up_at = null where ${and(isGivenUp, sql`${table.id} = ${id}`)}`,
      );
      return rowCount === 1;
    },
  };
}

/** The scope of a row of somebody's. */
export const scopeOfOwned = ({ agencyId, ownerId }: { agencyId: PgColumn; ownerId: PgColumn }): SQL =>
  sql`coalesce(${agencyId}, ${ownerId})`;
