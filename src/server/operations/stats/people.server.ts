import { sql } from "drizzle-orm";
import type { Days } from "#domain/insight/analytics/period.ts";
import { type CohortRow, type FunnelCounts, retentionOf } from "#domain/operations/stats/calculate.ts";
import { addDays, startOfWeek } from "#domain/shared/time/local-time.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { mondayOf, within } from "./span.server.ts";

/** Whether an account pays through the payment service, by itself or with its agency. */
export const PAYS_ONLINE = sql`exists (
  select from billing_accounts b left join agency_members m on m.user_id = u.id
  where b.stripe_subscription_id is not null and b.plan <> 'prueba'
    and coalesce(b.payment_status in ('active', 'trialing'), true)
    and (b.agency_id = m.agency_id or (m.user_id is null and b.user_id = u.id)))`;

/** From a page view to a payment. The last three steps are those of the period's accounts, whenever they happened. */
export async function funnelCounts(db: Db, period: Days): Promise<FunnelCounts> {
  const { rows } = await db.execute<{
    views: number;
    forms: number;
    accounts: number;
    with_result: number;
    paying: number;
  }>(sql`
    with born as (select u.id from users u where ${within(sql`u.created_at`, period)})
    select
      (select count(*)::int from page_views where ${within(sql`created_at`, period)}) as views,
      (select count(*)::int from (
        select lower(email) from leads where owner_id is null and ${within(sql`created_at`, period)}
        union select lower(email) from demo_requests where ${within(sql`created_at`, period)}
      ) forms) as forms,
      (select count(*)::int from born) as accounts,
      (select count(*)::int from born where exists (select from tool_runs r where r.owner_id = born.id and r.deleted_at is null)) as with_result,
      (select count(*)::int from born u where ${PAYS_ONLINE}) as paying`);
  const { with_result, ...counts } = rows[0]!;
  return { ...counts, withResult: with_result };
}

const COHORT_WEEKS = 8;

/** The people who came in each of the last weeks, and the weeks in which they calculated something. */
export async function readRetention(db: Db, today: string): Promise<CohortRow[]> {
  const running = startOfWeek(today);
  const span = { from: addDays(running, -7 * COHORT_WEEKS), to: addDays(running, -1) };
  const { rows } = await db.execute<{ week: string; in: string | null; count: number }>(sql`
    with born as (select id, ${mondayOf(sql`created_at`)} as week from users where ${within(sql`created_at`, span)})
    select week, null as in, count(*)::int as count from born group by week
    union all
    select born.week, ${mondayOf(sql`r.created_at`)}, count(distinct born.id)::int
    from born join tool_runs r on r.owner_id = born.id and ${within(sql`r.created_at`, span)} and r.deleted_at is null
    group by 1, 2`);
  return retentionOf(
    rows.filter((row) => row.in === null),
    rows.filter((row): row is typeof row & { in: string } => row.in !== null),
    { weeks: COHORT_WEEKS, today },
  );
}
