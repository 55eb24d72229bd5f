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
import type { TourRow } from "./tour-rows.server.ts";

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
export async function countVisit(c: Context<AppEnv>, row: TourRow, services: ToolServices): Promise<void> {
  const mark = isLookAhead((name) => c.req.header(name)) ? null : viewMark(c, row, services);
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

/** The report of a viewer that is hidden: seconds of each scene since it told last. */
export const dwellReport = z.object({
  scenes: list(z.object({ id: line({ max: 40 }), seconds: z.number().check(z.gte(0), z.lte(86_400)) }), {
    max: MOST_SCENES,
  }),
});

/** Adds up the time of each scene; scenes that the tour does not have are left out. */
export async function addDwell(
  tx: Db,
  { id: tourId, published }: Pick<TourRow, "id" | "published">,
  { scenes }: z.output<typeof dwellReport>,
  now: Date,
): Promise<void> {
  const own = new Set(published?.scenes.map((scene) => scene.id));
  const seconds = new Map<string, number>();
  for (const one of scenes) {
    const whole = Math.min(Math.round(one.seconds), MOST_SECONDS);
    if (own.has(one.id) && whole > 0) seconds.set(one.id, Math.min(MOST_SECONDS, (seconds.get(one.id) ?? 0) + whole));
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
        looks: sql`${tourSceneDays.looks} + 1`,
        seconds: sql`${tourSceneDays.seconds} + excluded.seconds`,
      },
    });
}
