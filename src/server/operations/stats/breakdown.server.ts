import { sql } from "drizzle-orm";
import type { Days } from "#domain/insight/analytics/period.ts";
import type { Breakdown } from "#domain/operations/stats/breakdown.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { PAYS_ONLINE } from "./people.server.ts";
import { within } from "./span.server.ts";

export interface BreakdownRow {
  key: string;
  values: number[];
}

/** The figures of a period by one attribute. Only sums are returned: no row identifies a person. */
export async function readBreakdown(db: Db, by: Breakdown, period: Days): Promise<BreakdownRow[]> {
  const { rows } = await db.execute<Record<string, string | number>>(QUERIES[by](period));
  return rows.map(({ key, ...values }) => ({ key: String(key), values: Object.values(values).map(Number) }));
}

const regionOf = (column: ReturnType<typeof sql>) => sql`
  case when ${column} ~ '^(https?://[^/]+)?/latam(/|$|\\?)' then 'latam'
       when ${column} ~ '^(https?://[^/]+)?/es(/|$|\\?)' then 'es' else 'default' end`;

const QUERIES: Record<Breakdown, (period: Days) => ReturnType<typeof sql>> = {
  region: (period) => sql`
    select key, sum(views)::int as a, sum(leads)::int as b from (
      select ${regionOf(sql`path`)} as key, count(*) as views, 0 as leads from page_views
        where ${within(sql`created_at`, period)} group by 1
      union all
      select ${regionOf(sql`landing_page`)}, 0, count(*) from leads
        where owner_id is null and ${within(sql`created_at`, period)} group by 1
    ) parts group by key order by 2 desc`,
  plan: (period) => sql`
    with planned as (
      select u.id, u.created_at, coalesce(g.plan, o.plan, 'ninguno') as plan
      from users u
      left join agency_members m on m.user_id = u.id
      left join billing_accounts g on g.agency_id = m.agency_id
      left join billing_accounts o on o.user_id = u.id and m.user_id is null
    ), used as (
      select owner_id, count(*) as runs, sum(credits) as credits from tool_runs
      where ${within(sql`created_at`, period)} group by owner_id
    )
    select plan as key, (count(*) filter (where ${within(sql`planned.created_at`, period)}))::int as a,
      (count(*) filter (where used.owner_id is not null))::int as b,
      coalesce(sum(used.runs), 0)::int as c, coalesce(sum(used.credits), 0)::int as d
    from planned left join used on used.owner_id = planned.id group by 1 order by 4 desc`,
  source: (period) => sql`
    with firsts as (
      select distinct on (lower(email)) lower(email) as email, coalesce(utm_source, source) as source, created_at
      from leads where owner_id is null order by lower(email), created_at
    ), sent as (
      select coalesce(utm_source, source) as source, count(*) as leads from leads
      where owner_id is null and ${within(sql`created_at`, period)} group by 1
    ), born as (
      select coalesce(firsts.source, 'directo') as source, count(*) as accounts,
        count(*) filter (where exists (select from tool_runs r where r.owner_id = u.id)) as with_result,
        count(*) filter (where ${PAYS_ONLINE}) as paying
      from users u left join firsts on firsts.email = u.email
      where ${within(sql`u.created_at`, period)} group by 1
    )
    select coalesce(sent.source, born.source) as key, coalesce(leads, 0)::int as a, coalesce(accounts, 0)::int as b,
      coalesce(with_result, 0)::int as c, coalesce(paying, 0)::int as d
    from sent full join born on born.source = sent.source order by 3 desc, 2 desc limit 50`,
};
