import { sql } from "drizzle-orm";
import type { Context } from "hono";
import * as z from "zod/mini";
import { line, list } from "#domain/shared/schema/text.ts";
import { isLookAhead } from "#domain/site/links/short-link.ts";
import { MOST_SCENES } from "#domain/tools/tours/tour.ts";
import type { AppEnv } from "../../accounts/access/app-env.server.ts";
import { isFirstView, viewMark } from "../../accounts/limits/daily-views.server.ts";
import { isoDateInMadrid } from "../../platform/clock.server.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { tourDays, tourSceneDays } from "../../platform/db/tables/tools-tours.server.ts";
import type { ToolServices } from "../tool-services.server.ts";
import type { Shown, VisitedRow } from "./visit-rows.server.ts";

/** Visits of tours by day, and the time in each scene. Nothing is stored in a browser, and no mark of one outlives its day. */

type Column = "views" | "visitors" | "leads";

async function count(tx: Db, tourId: string, columns: readonly Column[], now: Date): Promise<void> {
  const values = Object.fromEntries(columns.map((column) => [column, 1]));
  const more = Object.fromEntries(columns.map((column) => [column, sql`${tourDays[column]} + 1`]));
  await tx
    .insert(tourDays)
    .values({ tourId, day: isoDateInMadrid(now), ...values })
    .onConflictDoUpdate({ target: [tourDays.tourId, tourDays.day], set: more });
}

export const countLead = (tx: Db, tourId: string, now: Date): Promise<void> => count(tx, tourId, ["leads"], now);

/** Programs, browsers that look ahead and the tour's own people do not count. A visit that cannot be counted keeps nobody out. */
export async function countVisit(c: Context<AppEnv>, row: VisitedRow, services: ToolServices): Promise<void> {
  const asksForHeaders = c.req.method === "HEAD";
  const mark = asksForHeaders || isLookAhead((name) => c.req.header(name)) ? null : viewMark(c, row, services);
  if (mark === null) return;
  try {
    await services.database.db.transaction(async (tx) => {
      const isFirst = await isFirstView(tx, mark, services.now());
      await count(tx, row.id, isFirst ? ["views", "visitors"] : ["views"], services.now());
    });
  } catch (error) {
    services.log.warn({ err: error }, "a visit of a tour was not counted");
  }
}

/** A look at one scene counts for ten minutes at most: a tab that was left open is nobody who looks. */
const MOST_SECONDS = 600;
/** One report of all scenes together: nobody looks longer without a pause. */
const MOST_REPORT_SECONDS = 3_600;
/** Where counting ends, below what the column holds: made-up reports break no page. */
const MOST_COUNTED = 2_000_000_000;

/** The report of a viewer that is hidden: seconds of each scene since it told last. */
export const dwellReport = z.object({
  scenes: list(z.object({ id: line({ max: 40 }), seconds: z.number().check(z.gte(0), z.lte(86_400)) }), {
    max: MOST_SCENES,
  }),
});

/** Adds up the time of each scene; scenes that the tour does not have are left out. */
export async function addDwell(
  tx: Db,
  { tourId, sceneIds }: { tourId: string } & Pick<Shown, "sceneIds">,
  { scenes }: z.output<typeof dwellReport>,
  now: Date,
): Promise<void> {
  const own = new Set(sceneIds);
  const seconds = new Map<string, number>();
  let left = MOST_REPORT_SECONDS;
  for (const one of scenes) {
    const before = seconds.get(one.id) ?? 0;
    const whole = Math.min(Math.round(one.seconds), MOST_SECONDS - before, left);
    if (!own.has(one.id) || whole <= 0) continue;
    seconds.set(one.id, before + whole);
    left -= whole;
  }
  if (seconds.size === 0) return;
  const day = isoDateInMadrid(now);
  await tx
    .insert(tourSceneDays)
    // In one order, so that two reports at once never wait for each other.
    .values(
      [...seconds]
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map(([sceneId, spent]) => ({ tourId, sceneId, day, looks: 1, seconds: spent })),
    )
    .onConflictDoUpdate({
      target: [tourSceneDays.tourId, tourSceneDays.sceneId, tourSceneDays.day],
      set: {
        looks: sql`least(${tourSceneDays.looks} + 1, ${MOST_COUNTED})`,
        seconds: sql`least(${tourSceneDays.seconds} + excluded.seconds, ${MOST_COUNTED})`,
      },
    });
}
