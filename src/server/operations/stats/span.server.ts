import { type SQL, sql } from "drizzle-orm";
import type { Days } from "#domain/insight/analytics/period.ts";
import { addDays } from "#domain/shared/time/local-time.ts";
import { startOfDayInMadrid } from "../../platform/clock.server.ts";

/** Days of mainland Spain as the database compares them. */

export function within(column: SQL, { from, to }: Days): SQL {
  const [first, next] = [startOfDayInMadrid(from), startOfDayInMadrid(addDays(to, 1))];
  return sql`${column} >= ${first.toISOString()}::timestamptz and ${column} < ${next.toISOString()}::timestamptz`;
}

/** The day of an instant, as text. */
export const dayOf = (column: SQL): SQL => sql`to_char(${column} at time zone 'Europe/Madrid', 'YYYY-MM-DD')`;

/** Monday of an instant's week, as text. */
export const mondayOf = (column: SQL): SQL =>
  sql`to_char(date_trunc('week', ${column} at time zone 'Europe/Madrid'), 'YYYY-MM-DD')`;
