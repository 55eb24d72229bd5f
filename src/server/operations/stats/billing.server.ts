import { sql } from "drizzle-orm";
import type { PlanGroup } from "#domain/operations/stats/calculate.ts";
import { DAY_MS } from "#domain/shared/time/durations.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { fullNameIn } from "../../platform/db/person-name.server.ts";

/** States of a subscription in which the last payment failed. */
const LATE = sql`('past_due', 'unpaid', 'incomplete')`;

/** Leaves out accounts that rest (their person belongs to an agency) and accounts whose plan has ended. */
const IS_LIVE = (now: Date) => sql`
  (b.plan_until is null or b.plan_until > ${now.toISOString()}::timestamptz)
  and (b.agency_id is not null or not exists (select from agency_members m where m.user_id = b.user_id))`;

export async function planGroups(db: Db, now: Date): Promise<PlanGroup[]> {
  const { rows } = await db.execute<{
    plan: string;
    interval: "month" | "year" | null;
    online: boolean;
    late: boolean;
    count: number;
  }>(sql`
    select b.plan, b.interval, b.stripe_subscription_id is not null as online,
      coalesce(b.payment_status in ${LATE}, false) as late, count(*)::int as count
    from billing_accounts b where ${IS_LIVE(now)} group by 1, 2, 3, 4`);
  return rows.map(({ online, late, ...group }) => ({ ...group, isOnline: online, isLate: late }));
}

export interface EndingTrial {
  userId: string;
  name: string;
  email: string;
  endsAt: string;
}

/** Trials that end within some days, the next first. An agency's is its head's. */
export async function endingTrials(
  db: Db,
  { now, days, limit }: { now: Date; days: number; limit: number },
): Promise<{ trials: EndingTrial[]; total: number }> {
  const until = new Date(now.getTime() + days * DAY_MS);
  const { rows } = await db.execute<{
    id: string;
    email: string;
    name: string;
    ends_at: string | Date;
    total: number;
  }>(sql`
    select u.id, u.email, ${fullNameIn("u")} as name,
      b.plan_until as ends_at, count(*) over ()::int as total
    from billing_accounts b
    join lateral (
      select coalesce(b.user_id, (select m.user_id from agency_members m where m.agency_id = b.agency_id and m.role = 'owner' order by m.user_id limit 1)) as id
    ) who on true
    join users u on u.id = who.id
    where b.plan = 'prueba' and ${IS_LIVE(now)} and b.plan_until <= ${until.toISOString()}::timestamptz
    order by b.plan_until, u.id limit ${limit}`);
  return {
    total: rows[0]?.total ?? 0,
    trials: rows.map(({ id, email, name, ends_at }) => ({
      userId: id,
      email,
      name,
      endsAt: new Date(ends_at).toISOString(),
    })),
  };
}
