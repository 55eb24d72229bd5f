import { and, eq, gte, lt, sql } from "drizzle-orm";
import type { Context } from "hono";
import { isbot } from "isbot";
import { DAY_MS } from "#domain/shared/time/durations.ts";
import { isoDateInMadrid } from "../../platform/clock.server.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { limits } from "../../platform/db/tables/platform.server.ts";
import type { Config } from "../../platform/env.server.ts";
import type { AuthKeys } from "../../platform/secrets/keys.server.ts";
import type { AppEnv } from "../access/app-env.server.ts";
import { callerOf } from "../auth/audit.server.ts";
import { networkOf } from "../auth/auth-limits.server.ts";

/** Views of pages that an agent shares by their address: each browser counts once a day, and nothing is stored in it. */

interface SharedPage {
  id: string;
  ownerId: string;
  agencyId: string | null;
}

/** Marks of a browser and of its network for one page and one day of Madrid. They cannot be read back, and are forgotten after a day. */
export interface ViewMark {
  browser: string;
  network: string;
}

/**
 * Browsers of one network that count for a page in a day. A browser names itself as it likes: an office or a family stays below, and
 * nobody counts a page up from one place.
 */
const COUNTED_PER_NETWORK = 10;

/** @returns null for robots, the page's owner and the people of their agency, who do not count */
export function viewMark(
  c: Context<AppEnv>,
  page: SharedPage,
  { auth, config, now }: { auth: { keys: AuthKeys }; config: Pick<Config, "trustedProxies">; now: () => Date },
): ViewMark | null {
  const { ipAddress, userAgent } = callerOf(c, config);
  const viewer = c.get("viewer");
  const isOwn = viewer?.userId === page.ownerId || (page.agencyId !== null && viewer?.agency?.id === page.agencyId);
  if (isOwn || !userAgent || isbot(userAgent)) return null;
  const network = `${page.id}|${isoDateInMadrid(now())}|${networkOf(ipAddress)}`;
  return {
    browser: `view:${auth.keys.mac("code", `${network}|${userAgent}`)}`,
    network: `views:${auth.keys.mac("code", network)}`,
  };
}

/** Keeps the marks of a view for a day. @returns whether it counts: the first of its browser, and not too many of its network */
export async function isFirstView(tx: Db, { browser, network }: ViewMark, now: Date): Promise<boolean> {
  // Looked at first, so that made-up names of browsers leave no rows.
  const isFull = and(eq(limits.key, network), gte(limits.points, COUNTED_PER_NETWORK));
  if ((await tx.$count(limits, isFull)) > 0) return false;
  const expire = new Date(now.getTime() + DAY_MS);
  const first = await tx
    .insert(limits)
    .values({ key: browser, points: 1, expire })
    .onConflictDoNothing()
    .returning({ key: limits.key });
  if (first.length === 0) return false;
  await tx
    .insert(limits)
    .values({ key: network, points: 1, expire })
    .onConflictDoUpdate({ target: limits.key, set: { points: sql`${limits.points} + 1` } });
  return true;
}

/**
 * Takes seconds of reading from what a browser has left for the page that day. Only a browser whose view counted reads: a made-up one is
 * refused with its view.
 *
 * @param most seconds that count for one browser and day
 * @returns how many of them count
 */
export async function takeReading(
  tx: Db,
  { browser }: ViewMark,
  { seconds, most }: { seconds: number; most: number },
  now: Date,
): Promise<number> {
  const isKnown = and(eq(limits.key, browser), gte(limits.expire, now));
  if ((await tx.$count(limits, isKnown)) === 0) return 0;
  const key = `read:${browser}`;
  const expire = new Date(now.getTime() + DAY_MS);
  await tx.insert(limits).values({ key, points: 0, expire }).onConflictDoNothing();
  const [before] = await tx
    .select({ points: limits.points })
    .from(limits)
    .where(and(eq(limits.key, key), lt(limits.points, most)))
    .for("update");
  if (!before) return 0;
  const counted = Math.min(seconds, most - before.points);
  await tx
    .update(limits)
    .set({ points: before.points + counted })
    .where(eq(limits.key, key));
  return counted;
}
