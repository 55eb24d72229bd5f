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

/**
 * The mark of a browser for one page and one day of Madrid. It cannot be read back, and is forgotten after a day.
 *
 * @returns null for robots, the page's owner and the people of their agency, who do not count
 */
export function viewMark(
  c: Context<AppEnv>,
  page: SharedPage,
  { auth, config, now }: { auth: { keys: AuthKeys }; config: Pick<Config, "trustedProxies">; now: () => Date },
): string | null {
  const { ipAddress, userAgent } = callerOf(c, config);
  const viewer = c.get("viewer");
  const isOwn = viewer?.userId === page.ownerId || (page.agencyId !== null && viewer?.agency?.id === page.agencyId);
  if (isOwn || !userAgent || isbot(userAgent)) return null;
  const day = isoDateInMadrid(now());
  return `view:${auth.keys.mac("code", `${page.id}|${day}|${networkOf(ipAddress)}|${userAgent}`)}`;
}

/** Keeps the mark of a view for a day. @returns whether it is the first one with that mark */
export async function isFirstView(tx: Db, mark: string, now: Date): Promise<boolean> {
  const first = await tx
    .insert(limits)
    .values({ key: mark, points: 1, expire: new Date(now.getTime() + DAY_MS) })
    .onConflictDoNothing()
    .returning({ key: limits.key });
  return first.length > 0;
}
