import { type SQL, sql } from "drizzle-orm";
import { HOUSE_AGENCY_ID } from "#domain/accounts/agency/house.ts";
import type { Days } from "#domain/insight/analytics/period.ts";
import type { DayCount } from "#domain/operations/stats/calculate.ts";
import type { DailyFigureId } from "#domain/operations/stats/figures.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { dayOf, within } from "./span.server.ts";

/** Table and condition of each figure. */
const SOURCES: Record<DailyFigureId, (span: Days) => SQL> = {
  accounts: (span) => counted(sql`users`, span),
  runs: (span) => counted(sql`tool_runs`, span),
  credits: (span) => counted(sql`credit_entries`, span, sql`reason = 'run'`, sql`-sum(delta)`),
  leads: (span) => sql`
    select day, sum(n) as n from (
      ${counted(sql`leads`, span, sql`owner_id is null`)} union all ${counted(sql`demo_requests`, span)}
    ) forms group by day`,
  views: (span) => counted(sql`page_views`, span),
  shared: (span) => counted(sql`share_links`, span),
  homes: (span) => counted(sql`properties`, span, sql`deleted_at is null`),
  contacts: (span) => counted(sql`contacts`, span, sql`deleted_at is null and scope <> ${HOUSE_AGENCY_ID}`),
  failures: (span) => counted(sql`tool_errors`, span, sql`kind <> 'missing_path'`),
};

const counted = (table: SQL, span: Days, condition = sql`true`, value = sql`count(*)`): SQL => sql`
  select ${dayOf(sql`created_at`)} as day, ${value} as n from ${table}
  where ${within(sql`created_at`, span)} and ${condition} group by 1`;

/** Figures by day, in one reading. Days on which nothing happened are not there. */
export async function dailyCounts<Id extends DailyFigureId>(
  db: Db,
  figures: readonly Id[],
  span: Days,
): Promise<Record<Id, DayCount[]>> {
  const parts = figures.map(
    (id) => sql`select ${id}::text as figure, day, n::float8 as n from (${SOURCES[id](span)}) ${sql.raw(`f_${id}`)}`,
  );
  const { rows } = await db.execute<{ figure: Id; day: string; n: number }>(
    sql`${sql.join(parts, sql` union all `)} order by day`,
  );
  const found = Object.fromEntries(figures.map((id) => [id, [] as DayCount[]])) as Record<Id, DayCount[]>;
  for (const { figure, day, n } of rows) found[figure].push({ day, count: n });
  return found;
}

/** Different accounts that signed in or calculated something within each span. */
export async function activeAccounts(db: Db, span: Days): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(*)::int as count from (
      select user_id as id from auth_events where kind = 'signed_in' and ${within(sql`created_at`, span)}
      union select owner_id from tool_runs where ${within(sql`created_at`, span)}
    ) seen join users on users.id = seen.id`);
  return rows[0]!.count;
}
