import { desc, eq, sql } from "drizzle-orm";
import type { Db } from "../../platform/db/connection.server.ts";
import { leads } from "../../platform/db/tables/site-leads.server.ts";
import { tourDays, tourLeads, tourSceneDays } from "../../platform/db/tables/tools-tours.server.ts";

/** The course of a tour: looks, contacts, and how long people stay in each scene. */

export interface TourResults {
  views: number;
  visitors: number;
  leads: number;
  /** The last thirty that had any, the oldest first. */
  days: { day: string; views: number; visitors: number; leads: number }[];
  scenes: { sceneId: string; looks: number; seconds: number }[];
  newest: { id: string; at: string; name: string; contactId: string | null; sceneId: string | null }[];
}

const DAYS = 30;
const NEWEST = 20;

/** It was asked before who may see the tour. */
export async function tourResults(db: Db, tourId: string): Promise<TourResults> {
  const sum = (column: "views" | "visitors" | "leads") => sql`coalesce(sum(${tourDays[column]}), 0)`.mapWith(Number);
  const total = (column: "looks" | "seconds") => sql`coalesce(sum(${tourSceneDays[column]}), 0)`.mapWith(Number);
  const [[totals], days, scenes, newest] = await Promise.all([
    db
      .select({ views: sum("views"), visitors: sum("visitors"), leads: sum("leads") })
      .from(tourDays)
      .where(eq(tourDays.tourId, tourId)),
    db
      .select({ day: tourDays.day, views: tourDays.views, visitors: tourDays.visitors, leads: tourDays.leads })
      .from(tourDays)
      .where(eq(tourDays.tourId, tourId))
      .orderBy(desc(tourDays.day))
      .limit(DAYS),
    db
      .select({ sceneId: tourSceneDays.sceneId, looks: total("looks"), seconds: total("seconds") })
      .from(tourSceneDays)
      .where(eq(tourSceneDays.tourId, tourId))
      .groupBy(tourSceneDays.sceneId)
      .orderBy(desc(total("seconds"))),
    db
      .select({
        id: leads.id,
        at: leads.createdAt,
        name: leads.fullName,
        contactId: leads.contactId,
        sceneId: tourLeads.sceneId,
      })
      .from(tourLeads)
      .innerJoin(leads, eq(leads.id, tourLeads.leadId))
      .where(eq(tourLeads.tourId, tourId))
      .orderBy(desc(leads.createdAt))
      .limit(NEWEST),
  ]);
  return {
    ...totals!,
    days: days.toReversed(),
    scenes,
    newest: newest.map(({ at, name, ...row }) => ({ ...row, at: at.toISOString(), name: name ?? "" })),
  };
}
