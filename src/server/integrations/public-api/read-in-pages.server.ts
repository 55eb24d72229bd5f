import { and, eq, isNull, type SQL, sql } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import { mayInAgency } from "#domain/accounts/agency/roles.ts";
import type { Page } from "#domain/integrations/api/paging.ts";
import type { PersonActor } from "../../accounts/access/actor.server.ts";
import { mayRead } from "../../accounts/access/policies.server.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { leads } from "../../platform/db/tables/site-leads.server.ts";
import { toolRuns } from "../../platform/db/tables/tools-runs.server.ts";
import { isInstantKey, readPlace, writePlace } from "../../platform/http/cursor.server.ts";

/**
 * Lists that programs read page by page, along the order of a time: rows added meanwhile stand before or behind, and no
 * row is shown twice. Paged from the oldest on, a row that changes meanwhile is met again at the end, and none is
 * missed.
 */

type Paged = PgTable & { id: PgColumn };

export interface Way {
  limit: number;
  order: "newest" | "oldest";
  cursor?: string | undefined;
}

interface Rows {
  table: Paged;
  /** In whose order. */
  by: PgColumn;
  /** Rows that an index each serves in that order; no row is in two of them. */
  parts: readonly (SQL | undefined)[];
  /** Few by their words: they are found first and ordered then, whatever the planner believes. */
  isFew?: boolean;
}

/** A limit that nothing reaches keeps finding and ordering apart. */
const UNREACHED = 1_000_000_000;
const WRITTEN = sql`to_char(key at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;

/** @throws AppError INVALID_CURSOR for one that is not of this order */
export async function readInPages(
  db: Db,
  { table, by, parts, isFew = false }: Rows,
  { limit, order, cursor }: Way,
): Promise<Page<string>> {
  const from = readPlace(cursor, { lists: [order], isKey: isInstantKey });
  const isDown = order === "newest";
  const direction = isDown ? sql`desc nulls first` : sql`asc nulls last`;
  const beyond =
    from && sql`(${by}, ${table.id}) ${isDown ? sql`<` : sql`>`} (${from.key}::timestamptz, ${from.id}::uuid)`;
  const each = parts.map((part) => {
    const found = sql`select ${table.id} as id, ${by} as key from ${table} where ${and(part, beyond)}`;
    if (isFew) return sql`(${found} limit ${UNREACHED})`;
    return sql`(${found} order by ${by} ${direction}, ${table.id} ${direction} limit ${limit + 1})`;
  });
  const { rows } = await db.execute<{ id: string; place: string }>(sql`
    select id, ${WRITTEN} as place from (${sql.join(each, sql` union all `)}) as walked
    order by key ${direction}, id ${direction} limit ${limit + 1}`);
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return {
    data: shown.map(({ id }) => id),
    nextCursor: rows.length > limit && last ? writePlace(order, { key: last.place, id: last.id }) : null,
  };
}

/** Agents' rows, in parts that an index each serves in the order of time: the agency's, and the actor's own. */
export function partsOfWork(actor: PersonActor, entity: "run" | "lead"): SQL[] {
  const { ownerId, agencyId } = entity === "run" ? toolRuns : leads;
  const { agency } = actor;
  const own = eq(ownerId, actor.ownerId);
  const seesAll = agency !== null && mayInAgency(agency.role, "see-all-work");
  const parts = seesAll ? [eq(agencyId, agency.id), and(own, isNull(agencyId))!] : [own];
  return parts.map((part) => and(part, mayRead(actor, entity))!);
}

/** Rows in the order of their ids. */
export function inOrder<T extends { id: string }>(rows: readonly T[], ids: readonly string[]): T[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
