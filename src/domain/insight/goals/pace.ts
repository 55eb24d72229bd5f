import { DAY_MS } from "../../shared/time/durations.ts";
import type { Holiday } from "./goal.ts";

/**
 * A year's pace: the part that should be done by a day, holidays left out, and the rest for each week. Days are ISO
 * dates.
 */

const dayNumber = (iso: string): number => Math.round(Date.parse(`${iso}T00:00:00Z`) / DAY_MS);
const isoOf = (number: number): string => new Date(number * DAY_MS).toISOString().slice(0, 10);

/** Days from one to another, both counted, without those of holidays; zero where the first comes later. */
export function daysOfWork(from: string, to: string, holidays: readonly Holiday[]): number {
  const [first, last] = [dayNumber(from), dayNumber(to)];
  if (last < first) return 0;
  const free = holidays
    .map((holiday) => [Math.max(first, dayNumber(holiday.from)), Math.min(last, dayNumber(holiday.to))] as const)
    .filter(([start, end]) => start <= end)
    .sort(([a], [b]) => a - b);
  let [days, seen] = [last - first + 1, first - 1];
  // Holidays that overlap are free once.
  for (const [start, end] of free) {
    const begin = Math.max(start, seen + 1);
    if (end < begin) continue;
    days -= end - begin + 1;
    seen = end;
  }
  return days;
}

export interface Year {
  year: number;
  today: string;
  holidays: readonly Holiday[];
}

export interface Pace {
  /** The amount at the end of today at an even pace. */
  expected: number;
  /** Done less expected: below zero is behind. */
  gap: number;
  weeksLeft: number;
  /** For each week that is left; null where none is, or nothing more is needed. */
  perWeek: number | null;
}

/**
 * Compares what is done with an even pace over the working days of a year. Someone without a working day that year
 * cannot be behind before it ends. `needed` and `done` have the same unit; days are `2026-10-25`.
 */
export function paceOf({ year, today, holidays }: Year, needed: number, done: number): Pace {
  const [start, end] = [`${year}-01-01`, `${year}-12-31`];
  const total = daysOfWork(start, end, holidays);
  const passed = total - daysLeft({ year, today, holidays });
  // Without a working day in the year nobody is behind before it ends.
  const expected = total === 0 ? (today > end ? needed : 0) : (needed * passed) / total;
  const weeksLeft = daysLeft({ year, today, holidays }) / 7;
  const missing = needed - done;
  return {
    expected,
    gap: done - expected,
    weeksLeft,
    perWeek: missing > 0 && weeksLeft > 0 ? missing / weeksLeft : null,
  };
}

/** Days of work after today within the year. */
function daysLeft({ year, today, holidays }: Year): number {
  const tomorrow = isoOf(dayNumber(today) + 1);
  const start = `${year}-01-01`;
  return daysOfWork(tomorrow > start ? tomorrow : start, `${year}-12-31`, holidays);
}

/** The amount added on a day. */
export interface DayAmount {
  day: string;
  amount: number;
}

export interface ProgressPoint {
  day: string;
  /** At an even pace. */
  expected: number;
  /** Cumulated; null in the future. */
  done: number | null;
}

/** The year as a line: the beginning, the end of every month, and today. */
export function progressLine(span: Year, needed: number, amounts: readonly DayAmount[]): ProgressPoint[] {
  const { year, today, holidays } = span;
  const ends = Array.from({ length: 12 }, (_, month) =>
    isoOf(dayNumber(new Date(Date.UTC(year, month + 1, 0)).toISOString().slice(0, 10))),
  );
  const before = `${year - 1}-12-31`;
  const isNow = today.startsWith(`${year}-`);
  const days = [...new Set([before, ...ends, ...(isNow ? [today] : [])])].sort();
  const total = daysOfWork(`${year}-01-01`, `${year}-12-31`, holidays);
  return days.map((day) => ({
    day,
    expected: total === 0 ? 0 : (needed * daysOfWork(`${year}-01-01`, day, holidays)) / total,
    done:
      day > today
        ? null
        : amounts.reduce((sum, one) => (one.day > before && one.day <= day ? sum + one.amount : sum), 0),
  }));
}
