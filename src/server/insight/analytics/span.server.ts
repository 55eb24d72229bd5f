import { type SQL, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import type { Days, Period } from "#domain/insight/analytics/period.ts";
import { addDays } from "#domain/shared/time/local-time.ts";
import { startOfDayInMadrid } from "../../platform/clock.server.ts";

/** Days of Madrid as conditions on instants. */

type Instant = AnyPgColumn | SQL;

/** Within some days, both ends counted. */
export function within(instant: Instant, { from, to }: Days): SQL {
  const [start, end] = [startOfDayInMadrid(from), startOfDayInMadrid(addDays(to, 1))];
  return sql`(${instant} >= ${start.toISOString()}::timestamptz and ${instant} < ${end.toISOString()}::timestamptz)`;
}

/** Within the period or within the earlier days that it is compared with. */
export const withinBoth = (instant: Instant, period: Period): SQL =>
  sql`(${within(instant, period)} or ${within(instant, period.before)})`;

/** Start of the week of an instant: a Monday. */
export const weekOf = (instant: Instant): SQL => sql`date_trunc('week', ${instant} at time zone 'Europe/Madrid')`;

export const countWhere = (condition: SQL): SQL<number> => sql<number>`(count(*) filter (where ${condition}))::int`;
