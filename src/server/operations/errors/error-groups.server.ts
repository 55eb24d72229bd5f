import { and, count, desc, eq, gte, ne, type SQL, sql } from "drizzle-orm";
import type { Db } from "../../platform/db/connection.server.ts";
import { users } from "../../platform/db/tables/accounts.server.ts";
import { toolErrors } from "../../platform/db/tables/platform.server.ts";

/** Errors for staff: grouped by cause. */

export type ErrorRow = typeof toolErrors.$inferSelect;

export interface ErrorFilter {
  since: Date;
  state: "unresolved" | "resolved" | "all";
  /** Without one, missing paths are left out: they would bury the rest. */
  kind?: ErrorRow["kind"] | undefined;
  type?: string | undefined;
  tool?: string | undefined;
  /** Words of the message, the tool or the page. */
  text?: string | undefined;
  /** Whether `text` may be somebody's address too. */
  mayNamePeople: boolean;
}

export interface ErrorGroup {
  fingerprint: string;
  times: number;
  unresolved: number;
  firstAt: Date;
  lastAt: Date;
  /** Signed-in people who met it. */
  people: number;
  kind: ErrorRow["kind"];
  errorType: string;
  message: string;
  toolName: string | null;
  path: string | null;
}

/** Parts into which a period is cut to draw how often something happened. */
export const PARTS = 12;

export async function listErrorGroups(
  db: Db,
  filter: ErrorFilter,
  { limit, before }: { limit: number; before?: { at: Date; id: string } | undefined },
): Promise<{ groups: ErrorGroup[]; total: number }> {
  const state = {
    all: sql`true`,
    unresolved: sql`bool_or(not resolved)`,
    resolved: sql`bool_and(resolved)`,
  }[filter.state];
  const rest = before
    ? sql`where (last_at, fingerprint) < (${before.at.toISOString()}::timestamptz, ${before.id})`
    : sql``;
  const { rows } = await db.execute<Record<string, unknown>>(sql`
    with matching as (
      select fingerprint, count(*)::int as times, (count(*) filter (where not resolved))::int as unresolved,
        min(created_at) as first_at, date_trunc('milliseconds', max(created_at)) as last_at,
        count(distinct user_id)::int as people
      from tool_errors where ${whereOf(filter)} group by fingerprint having ${state}
    ), page as (
      select * from matching ${rest} order by last_at desc, fingerprint desc limit ${limit}
    )
    select page.*, newest.*, (select count(*)::int from matching) as total
    from page cross join lateral (
      select kind, error_type, error_message, tool_name, path from tool_errors
      where fingerprint = page.fingerprint order by created_at desc, id desc limit 1
    ) newest
    order by last_at desc, page.fingerprint desc`);
  const groups = rows.map((row) => ({
    fingerprint: String(row.fingerprint),
    times: Number(row.times),
    unresolved: Number(row.unresolved),
    firstAt: new Date(String(row.first_at)),
    lastAt: new Date(String(row.last_at)),
    people: Number(row.people),
    kind: row.kind as ErrorRow["kind"],
    errorType: String(row.error_type),
    message: String(row.error_message),
    toolName: row.tool_name as string | null,
    path: row.path as string | null,
  }));
  const total = rows[0] ? Number(rows[0].total) : before ? await countGroups(db, filter, state) : 0;
  return { groups, total };
}

async function countGroups(db: Db, filter: ErrorFilter, state: SQL): Promise<number> {
  const { rows } = await db.execute<{ total: number }>(
    sql`select count(*)::int as total from (select from tool_errors where ${whereOf(filter)} group by fingerprint having ${state}) counted`,
  );
  return rows[0]!.total;
}

/** How often each of these happened in each part of the period, oldest part first. */
export async function frequencyOf(
  db: Db,
  by: "fingerprint" | "error_type",
  { since, until, only }: { since: Date; until: Date; only?: readonly string[] },
): Promise<Map<string, number[]>> {
  const key = sql.identifier(by);
  const partS = (until.getTime() - since.getTime()) / 1000 / PARTS;
  const which = only ? sql`and ${key} = any(${sql.param([...only])})` : sql`and kind <> 'missing_path'`;
  const { rows } = await db.execute<{ name: string; part: number; times: number }>(sql`
    select ${key} as name, count(*)::int as times,
      least(${PARTS - 1}, floor(extract(epoch from created_at - ${since.toISOString()}::timestamptz) / ${partS}))::int as part
    from tool_errors where created_at >= ${since.toISOString()}::timestamptz ${which} group by 1, 3`);
  const frequency = new Map<string, number[]>();
  for (const { name, part, times } of rows) {
    const parts = frequency.get(name) ?? new Array<number>(PARTS).fill(0);
    parts[part] = times;
    frequency.set(name, parts);
  }
  return frequency;
}

/** The tools that failed in a period, for the choice of one. */
export async function failedTools(db: Db, since: Date): Promise<string[]> {
  const rows = await db
    .selectDistinct({ name: toolErrors.toolName })
    .from(toolErrors)
    .where(and(gte(toolErrors.createdAt, since), sql`${toolErrors.toolName} is not null`))
    .orderBy(toolErrors.toolName)
    .limit(100);
  return rows.map(({ name }) => name!);
}

export interface GroupFacts {
  times: number;
  unresolved: number;
  firstAt: Date;
  lastAt: Date;
  people: number;
}

/** All errors of a cause, in any period; null without any. */
export async function groupFacts(db: Db, fingerprint: string): Promise<GroupFacts | null> {
  const [facts] = await db
    .select({
      times: count(),
      unresolved: sql<number>`(count(*) filter (where not ${toolErrors.resolved}))::int`,
      firstAt: sql<string | null>`min(${toolErrors.createdAt})`,
      lastAt: sql<string | null>`max(${toolErrors.createdAt})`,
      people: sql<number>`count(distinct ${toolErrors.userId})::int`,
    })
    .from(toolErrors)
    .where(eq(toolErrors.fingerprint, fingerprint));
  if (!facts?.firstAt || !facts.lastAt) return null;
  return { ...facts, firstAt: new Date(facts.firstAt), lastAt: new Date(facts.lastAt) };
}

/** Errors of one cause, newest first, with the people who met them. */
export async function listOccurrences(
  db: Db,
  fingerprint: string,
  { limit, before }: { limit: number; before?: { at: Date; id: string } | undefined },
): Promise<(ErrorRow & { email: string | null })[]> {
  const isOlder = before
    ? sql`(date_trunc('milliseconds', ${toolErrors.createdAt}), ${toolErrors.id}) < (${before.at.toISOString()}::timestamptz, ${before.id}::uuid)`
    : undefined;
  const rows = await db
    .select({ error: toolErrors, email: users.email })
    .from(toolErrors)
    .leftJoin(users, eq(users.id, toolErrors.userId))
    .where(and(eq(toolErrors.fingerprint, fingerprint), isOlder))
    .orderBy(desc(toolErrors.createdAt), desc(toolErrors.id))
    .limit(limit);
  return rows.map(({ error, email }) => ({ ...error, email }));
}

/** The people who met the error most often. */
export async function peopleOf(db: Db, fingerprint: string, limit: number) {
  return await db
    .select({ id: users.id, email: users.email, times: count() })
    .from(toolErrors)
    .innerJoin(users, eq(users.id, toolErrors.userId))
    .where(eq(toolErrors.fingerprint, fingerprint))
    .groupBy(users.id, users.email)
    .orderBy(desc(count()), users.email)
    .limit(limit);
}

/** The person who resolved it last, and the time; null while an occurrence of it is unresolved. */
export async function resolutionOf(
  db: Db,
  fingerprint: string,
): Promise<{ at: Date | null; email: string | null } | null> {
  const [last] = await db
    .select({ at: toolErrors.resolvedAt, email: users.email })
    .from(toolErrors)
    .leftJoin(users, eq(users.id, toolErrors.resolvedBy))
    .where(and(eq(toolErrors.fingerprint, fingerprint), eq(toolErrors.resolved, true)))
    .orderBy(sql`${toolErrors.resolvedAt} desc nulls last`)
    .limit(1);
  return last ?? null;
}

function whereOf(filter: ErrorFilter): SQL {
  const words = filter.text ? `%${filter.text.replace(/[\\%_]/g, "\\$&")}%` : undefined;
  const byPerson = filter.mayNamePeople
    ? sql`or user_id in (select ${users.id} from ${users} where ${users.email} ilike ${words ?? ""})`
    : sql``;
  return and(
    sql`created_at >= ${filter.since.toISOString()}::timestamptz`,
    filter.kind ? sql`kind = ${filter.kind}` : ne(sql`kind`, "missing_path"),
    filter.type ? sql`error_type = ${filter.type}` : undefined,
    filter.tool ? sql`tool_name = ${filter.tool}` : undefined,
    words
      ? sql`(error_message ilike ${words} or tool_name ilike ${words} or path ilike ${words} ${byPerson})`
      : undefined,
  )!;
}
