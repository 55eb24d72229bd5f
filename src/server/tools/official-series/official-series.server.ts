import { gt, inArray, sql } from "drizzle-orm";
import type { OfficialSeries, SeriesId } from "#domain/tools/market/official-series.ts";
import { SHIPPED_SERIES, seriesAsRead } from "#domain/tools/market/shipped-series.ts";
import { isoDateInMadrid } from "../../platform/clock.server.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { officialSeries } from "../../platform/db/tables/tools-runs.server.ts";

/** The latest reading of each series; the shipped values where it was never read. */
export async function readOfficialSeries(db: Db, ids: readonly SeriesId[]): Promise<OfficialSeries[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select()
    .from(officialSeries)
    .where(inArray(officialSeries.id, [...ids]));
  return ids.map((id) => {
    const read = rows.find((row) => row.id === id);
    if (!read || read.points.length === 0) return { id, ...SHIPPED_SERIES[id] };
    return seriesAsRead(id, read.points, isoDateInMadrid(read.fetchedAt));
  });
}

/** The series that have values: those that ship with some, and those that were read since. */
export async function listKnownSeries(db: Db): Promise<SeriesId[]> {
  const read = await db
    .select({ id: officialSeries.id })
    .from(officialSeries)
    .where(gt(sql`jsonb_array_length(${officialSeries.points})`, 0));
  const known = new Set<string>(read.map(({ id }) => id));
  return (Object.keys(SHIPPED_SERIES) as SeriesId[]).filter(
    (id) => known.has(id) || SHIPPED_SERIES[id].points.length > 0,
  );
}
