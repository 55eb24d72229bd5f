import { formatDistance } from "#domain/shared/format/format.ts";
import { type Box, drawnRoute, scaleBar } from "#domain/tools/prospecting/route-drawing.ts";
import type { ProspectingResult } from "./result.ts";

interface Spot {
  x: number;
  y: number;
}

/** The route as both page and paper draw it, in units of the box. */
export interface DrawnStops {
  /** Undefined where no start was typed. */
  start: Spot | undefined;
  /** Stops that have a point; `number` counts all stops from 1, also those without. */
  stops: { index: number; number: number; dayIndex: number; at: Spot; isPlacePoint: boolean }[];
  /** One line a day, from the start. */
  paths: { date: string; points: Spot[] }[];
  bar: { length: number; text: string };
}

/** Where stops and lines stand in a box; undefined where no stop has a point. */
export function drawnStops({ days, hasStart }: ProspectingResult, box: Box): DrawnStops | undefined {
  const all = days.flatMap((day, dayIndex) => day.stops.map((stop) => ({ ...stop, dayIndex })));
  const placed = all.flatMap((stop, i) => (stop.point ? [{ ...stop, point: stop.point, number: i + 1 }] : []));
  if (placed.length === 0) return undefined;
  const { at, metresPerUnit } = drawnRoute(
    [...(hasStart ? [{ x: 0, y: 0 }] : []), ...placed.map(({ point }) => point)],
    box,
  );
  const start = hasStart ? at[0] : undefined;
  const stops = placed.map(({ index, number, dayIndex, isPlacePoint }, i) => ({
    index,
    number,
    dayIndex,
    isPlacePoint,
    at: at[i + (hasStart ? 1 : 0)]!,
  }));
  const paths = days.map(({ date }, dayIndex) => ({
    date,
    points: [...(start ? [start] : []), ...stops.filter((stop) => stop.dayIndex === dayIndex).map((stop) => stop.at)],
  }));
  const { metres, length } = scaleBar(metresPerUnit, box.width);
  return { start, stops, paths, bar: { length, text: formatDistance(metres) } };
}

/** The radar's line is at least so many days long, so that one day is not drawn as a year. */
const SHORTEST_DAYS = 30;

/** Days that the end of a mandate is drawn against: as many as the last one is away, and no less than a month. */
export function radarDays({ radar }: Pick<ProspectingResult, "radar">): number {
  return Math.max(SHORTEST_DAYS, ...radar.map(({ daysLeft }) => daysLeft));
}

/** A mandate that ends within a week stands out. */
export const endsSoon = (daysLeft: number): boolean => daysLeft <= 7;
