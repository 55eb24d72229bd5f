import type { SeriesId } from "#domain/tools/market/official-series.ts";
import { SHIPPED_SERIES } from "#domain/tools/market/shipped-series.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { officialSeries } from "../../platform/db/tables/tools-runs.server.ts";
import { SERIES_SOURCES } from "./series-sources.server.ts";

/** How a series is doing. */
export interface SeriesState {
  id: SeriesId;
  /** `Precio de la vivienda, España (INE)`: two bodies publish that of Spain. */
  label: string;
  /** The last period of the present values, read or shipped; null without any. */
  last: string | null;
  /** Time of the last reading; null while the shipped values are used. */
  readAt: string | null;
  /** When it is asked for again; nobody has looked yet where it is missing. */
  dueAt: string | null;
  lastError: string | null;
}

export interface SourceState {
  id: string;
  name: string;
  series: SeriesState[];
  /** Time of the latest reading among its series. */
  readAt: string | null;
  dueAt: string | null;
  /** How many were never read, and how many could not be read the last time. */
  unread: number;
  failing: number;
  /** The commonest error among the failing ones. */
  lastError: string | null;
}

/** Every source of official series with its series. */
export async function seriesStates(db: Db): Promise<SourceState[]> {
  const rows = new Map((await db.select().from(officialSeries)).map((row) => [row.id, row]));
  return SERIES_SOURCES.map(({ id, name, shortName, series: ids }) => {
    const series = ids.map((one): SeriesState => {
      const row = rows.get(one);
      const isRead = row !== undefined && row.points.length > 0;
      const { label, points } = SHIPPED_SERIES[one];
      return {
        id: one,
        label: `${label} (${shortName})`,
        last: (isRead ? row.points : points).at(-1)?.[0] ?? null,
        readAt: isRead ? row.fetchedAt.toISOString() : null,
        dueAt: row?.dueAt.toISOString() ?? null,
        lastError: row?.lastError ?? null,
      };
    });
    const stated = (pick: (one: SeriesState) => string | null) => series.map(pick).filter((one) => one !== null);
    const errors = stated(({ lastError }) => lastError);
    return {
      id,
      name,
      series,
      readAt:
        stated(({ readAt }) => readAt)
          .sort()
          .at(-1) ?? null,
      dueAt: stated(({ dueAt }) => dueAt).sort()[0] ?? null,
      unread: series.filter(({ readAt }) => readAt === null).length,
      failing: errors.length,
      lastError: mostFrequent(errors),
    };
  });
}

function mostFrequent(texts: readonly string[]): string | null {
  const counts = Map.groupBy(texts, (text) => text);
  return [...counts].sort(([, a], [, b]) => b.length - a.length)[0]?.[0] ?? null;
}
