import type { Days, Period } from "#domain/insight/analytics/period.ts";
import { type DayCount, foldInto, grainOf, partsOf, sumWithin } from "#domain/operations/stats/calculate.ts";
import type { DailyFigureId, StatFigureId } from "#domain/operations/stats/figures.ts";
import { addDays } from "#domain/shared/time/local-time.ts";
import { activeAccounts, dailyCounts } from "#server/operations/stats/daily.server.ts";
import { toolUse } from "#server/operations/stats/tool-use.server.ts";
import type { Db } from "#server/platform/db/connection.server.ts";
import { tools } from "#tools/registry.ts";
import type { ShownFigure } from "./figure-cards.tsx";

/** Figures for the pages of the administration, in the form in which they are shown. */

export async function figuresOf<Id extends DailyFigureId>(
  db: Db,
  period: Period,
  ids: readonly Id[],
): Promise<{ figures: ShownFigure[]; days: Record<Id, DayCount[]> }> {
  // The period before may lie a year back: the days between are not read.
  const apart = addDays(period.before.to, 1) < period.from;
  const days = await dailyCounts(db, ids, apart ? period : { from: period.before.from, to: period.to });
  const earlier = apart ? await dailyCounts(db, ids, period.before) : days;
  const figures: ShownFigure[] = ids.map((id) => ({
    id: id as StatFigureId,
    now: sumWithin(days[id], period),
    before: sumWithin(earlier[id], period.before),
  }));
  const [active, activeBefore] = [await activeAccounts(db, period), await activeAccounts(db, period.before)];
  figures.splice(1, 0, { id: "active", now: active, before: activeBefore });
  return { figures, days };
}

export interface DrawnSeries {
  parts: Days[];
  grain: ReturnType<typeof grainOf>;
  values: Record<string, number[]>;
}

export function drawnSeries(days: Record<string, DayCount[]>, period: Period): DrawnSeries {
  const parts = partsOf(period);
  return {
    parts,
    grain: grainOf(period),
    values: Object.fromEntries(Object.entries(days).map(([id, rows]) => [id, foldInto(rows, parts)])),
  };
}

/** Errors name a tool by its address or its title, as they met it. */
const FAILURE_NAMES = new Map(tools.map(({ id, path, title }) => [id, [path.slice(1), title]]));

export async function toolRows(db: Db, period: Period) {
  const uses = await toolUse(db, { period, before: period.before }, FAILURE_NAMES);
  return uses.map((use) => ({ ...use, name: tools.find(({ id }) => id === use.toolId)?.title ?? use.toolId }));
}
export type ToolRow = Awaited<ReturnType<typeof toolRows>>[number];
