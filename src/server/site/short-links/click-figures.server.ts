import { and, eq, gte, ne, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { Db } from "../../platform/db/connection.server.ts";
import { linkClicks } from "../../platform/db/tables/site-outreach.server.ts";

/** Clicks of a link by kind; robots are counted apart. */

const MOST_NAMED = 8;

export interface ClickShare {
  name: string;
  clicks: number;
}

/**
 * @param from ISO date of the first day
 * @returns people's clicks of each day from then on (days without any are left out), and by referrer, device and
 *   country
 */
export async function clickFigures(db: Db, linkId: string, from: string) {
  const since = and(eq(linkClicks.linkId, linkId), gte(linkClicks.day, from));
  const people = and(since, ne(linkClicks.device, "robot"));
  const sum = sql<number>`sum(${linkClicks.count})::int`;
  const byDay = await db
    .select({ day: linkClicks.day, clicks: sum })
    .from(linkClicks)
    .where(people)
    .groupBy(linkClicks.day)
    .orderBy(linkClicks.day);
  const by = async (column: PgColumn): Promise<ClickShare[]> =>
    await db
      .select({ name: sql<string>`${column}`, clicks: sum })
      .from(linkClicks)
      .where(people)
      .groupBy(column)
      .orderBy(sql`2 desc`, sql`1`)
      .limit(MOST_NAMED);
  const [robots] = await db
    .select({ clicks: sql<number>`coalesce(sum(${linkClicks.count}), 0)::int` })
    .from(linkClicks)
    .where(and(since, eq(linkClicks.device, "robot")));
  return {
    byDay,
    referrers: await by(linkClicks.referrer),
    devices: await by(linkClicks.device),
    countries: await by(linkClicks.country),
    robots: robots!.clicks,
  };
}

/** Every row, for a file. */
export async function allClicks(db: Db, linkId: string) {
  const { day, referrer, device, country, count } = linkClicks;
  return await db
    .select({ day, referrer, device, country, count })
    .from(linkClicks)
    .where(eq(linkClicks.linkId, linkId))
    .orderBy(day, referrer, device, country);
}
