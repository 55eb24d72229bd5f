import { sql } from "drizzle-orm";
import type { Context } from "hono";
import { isLookAhead } from "#domain/site/links/short-link.ts";
import type { Variant } from "#domain/tools/landings/landing-document.ts";
import type { AppEnv } from "../../accounts/access/app-env.server.ts";
import { callerOf } from "../../accounts/auth/audit.server.ts";
import { networkOf } from "../../accounts/auth/auth-limits.server.ts";
import { isFirstView, viewMark } from "../../accounts/limits/daily-views.server.ts";
import { isoDateInMadrid } from "../../platform/clock.server.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { landingDays } from "../../platform/db/tables/tools-landings.server.ts";
import type { ToolServices } from "../tool-services.server.ts";
import type { FoundPage } from "./landing-rows.server.ts";

/** Looks and contacts of a page by day and version. Nothing is stored in a browser, and no mark of one outlives its day. */

interface Counted {
  landingId: string;
  variant: Variant;
  isTest: boolean;
}

type Column = "views" | "visitors" | "leads";

async function count(tx: Db, counted: Counted, columns: readonly Column[], now: Date): Promise<void> {
  const values = Object.fromEntries(columns.map((column) => [column, 1]));
  const more = Object.fromEntries(columns.map((column) => [column, sql`${landingDays[column]} + 1`]));
  await tx
    .insert(landingDays)
    .values({ ...counted, day: isoDateInMadrid(now), ...values })
    .onConflictDoUpdate({
      target: [landingDays.landingId, landingDays.day, landingDays.variant, landingDays.isTest],
      set: more,
    });
}

export const countLead = (tx: Db, counted: Counted, now: Date): Promise<void> => count(tx, counted, ["leads"], now);

/**
 * The version of the first screen that a visitor gets: the same all day for one browser, drawn from marks that cannot be read back and are
 * kept nowhere.
 */
export function variantFor(c: Context<AppEnv>, { row, document }: FoundPage, services: ToolServices): Variant {
  if (!document.test.isOn) return "a";
  const { ipAddress, userAgent } = callerOf(c, services.config);
  const mark = `ab|${row.id}|${isoDateInMadrid(services.now())}|${networkOf(ipAddress)}|${userAgent ?? ""}`;
  return Buffer.from(services.auth.keys.mac("code", mark), "base64url")[0]! % 2 === 0 ? "a" : "b";
}

/** Robots, browsers that look ahead and the page's own people do not count. A look that cannot be counted keeps no page from its visitor. */
export async function countView(c: Context<AppEnv>, page: FoundPage, variant: Variant, services: ToolServices) {
  const { row, document } = page;
  const mark = isLookAhead((name) => c.req.header(name)) ? null : viewMark(c, row, services);
  if (mark === null) return;
  const counted = { landingId: row.id, variant, isTest: document.test.isOn };
  try {
    await services.database.db.transaction(async (tx) => {
      const isFirst = await isFirstView(tx, mark, services.now());
      await count(tx, counted, isFirst ? ["views", "visitors"] : ["views"], services.now());
    });
  } catch (error) {
    services.log.warn({ err: error }, "a look at a landing page was not counted");
  }
}
