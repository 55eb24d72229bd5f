import { DAY_MS, MINUTE_MS } from "../../shared/time/durations.ts";

/**
 * Time to answer, counted in opening hours, so that a message on Friday evening is not overdue on Monday morning. The
 * wall clock of the time zone decides, so an hour that the clock skips or repeats counts by the minutes that really
 * pass.
 */

export interface OpeningTimes {
  /** IANA: `Europe/Madrid`. */
  timeZone: string;
  /** Minutes of the day [from, to), by weekday from Monday; each day's in order. */
  openingHours: readonly (readonly (readonly [number, number])[])[];
  /** ISO days without opening. */
  holidays: readonly string[];
}

/** An agency that never opens keeps nobody waiting for an answer in time. */
const MOST_DAYS = 400;

const formats = new Map<string, Intl.DateTimeFormat>();

/** Milliseconds by which the wall clock of a zone is ahead of UTC. */
function offsetMs(instant: number, timeZone: string): number {
  let format = formats.get(timeZone);
  if (!format) {
    format = new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short", timeStyle: "medium" });
    formats.set(timeZone, format);
  }
  return Date.parse(`${format.format(instant).replace(" ", "T")}Z`) - Math.floor(instant / 1000) * 1000;
}

/**
 * The instant of a wall clock's time; for a skipped time, that much after the hour changed; for one that comes twice,
 * the first.
 */
function instantOf(wallMs: number, timeZone: string): number {
  const before = wallMs - offsetMs(wallMs - DAY_MS, timeZone);
  if (before + offsetMs(before, timeZone) === wallMs) return before;
  const after = wallMs - offsetMs(wallMs + DAY_MS, timeZone);
  return after + offsetMs(after, timeZone) === wallMs ? after : before;
}

/** The openings that end after an instant, in order, as instants. */
function* openingsFrom(from: number, { timeZone, openingHours, holidays }: OpeningTimes): Generator<[number, number]> {
  const wall = from + offsetMs(from, timeZone);
  const closed = new Set(holidays);
  const firstDay = Math.floor(wall / DAY_MS);
  for (let day = firstDay; day < firstDay + MOST_DAYS; day++) {
    if (closed.has(new Date(day * DAY_MS).toISOString().slice(0, 10))) continue;
    // 1 January 1970 was a Thursday.
    for (const [opens, closes] of openingHours[(day + 3) % 7] ?? []) {
      const start = instantOf(day * DAY_MS + opens * MINUTE_MS, timeZone);
      const end = instantOf(day * DAY_MS + closes * MINUTE_MS, timeZone);
      if (end > from) yield [Math.max(start, from), end];
    }
  }
}

/**
 * Time by which somebody must have answered.
 *
 * @param minutes of opening time after the arrival
 * @returns null where the hours have no opening
 */
export function answerDue(arrivedAt: Date, minutes: number, times: OpeningTimes): Date | null {
  let left = minutes * MINUTE_MS;
  for (const [start, end] of openingsFrom(arrivedAt.getTime(), times)) {
    if (end - start >= left) return new Date(start + left);
    left -= end - start;
  }
  return null;
}

/** When it is open next: the instant itself while it is open; null where the hours have no opening. */
export function nextOpening(at: Date, times: OpeningTimes): Date | null {
  for (const [start] of openingsFrom(at.getTime(), times)) return new Date(start);
  return null;
}

/** Minutes of opening time between two instants; negative where the second comes first. */
export function openMinutesBetween(from: Date, to: Date, times: OpeningTimes): number {
  if (to < from) return -openMinutesBetween(to, from, times);
  let open = 0;
  for (const [start, end] of openingsFrom(from.getTime(), times)) {
    if (start >= to.getTime()) break;
    open += Math.min(end, to.getTime()) - start;
  }
  return Math.floor(open / MINUTE_MS);
}

/** Monday to Friday, 9:00–14:00 and 16:00–19:00. */
export const USUAL_HOURS: [number, number][][] = Array.from({ length: 7 }, (_, weekday) =>
  weekday < 5
    ? [
        [540, 840],
        [960, 1140],
      ]
    : [],
);
