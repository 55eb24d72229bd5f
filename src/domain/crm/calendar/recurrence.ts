import {
  addDays,
  dateOf,
  dayOf,
  daysBetween,
  daysInMonth,
  startOfWeek,
  weekdayOf,
} from "../../shared/time/local-time.ts";
import { MOST_TIMES, type RecurrenceRule, readRule, WEEKDAYS, withEnd, writeRule } from "./recurrence-rule.ts";

/**
 * The times of a series, in wall clock: 18:00 stays 18:00, when the zone changes its clock. Every walk is bounded by
 * the window that is asked for, so a rule that fits no day costs nothing.
 */

export interface Series {
  startsLocal: string;
  rrule: string;
  /** Starts that do not take place, or were moved away. */
  exceptions?: readonly string[];
}

const LAST_DAY = "2199-12-31";

/** Starts within `[from, to)`, in order, at most `limit`. */
export function timesOf(series: Series, from: string, to: string, limit = MOST_TIMES): string[] {
  const skipped = new Set(series.exceptions);
  const found: string[] = [];
  for (const time of candidates(series, from)) {
    if (time >= to || found.length >= limit) break;
    if (time >= from && !skipped.has(time)) found.push(time);
  }
  return found;
}

/** The first time from a moment on. */
export function nextTime(series: Series, from: string): string | null {
  return timesOf(series, from, `${LAST_DAY}T00:00:00`, 1)[0] ?? null;
}

/** The last start; null where it never ends. */
export function lastTime(series: Series): string | null {
  const rule = readRule(series.rrule);
  if (!rule || (rule.count === undefined && rule.until === undefined)) return null;
  return [...candidates(series, series.startsLocal)].at(-1) ?? series.startsLocal;
}

/** Whether the series has that start, taking place or not. */
export function hasTime({ startsLocal, rrule }: Series, time: string): boolean {
  return timesOf({ startsLocal, rrule }, time, `${time}~`, 1)[0] === time;
}

/**
 * Cuts a series before one of its times.
 *
 * @returns the rules of both parts; `before` is null where nothing stands before
 */
export function cutSeries(series: Series, at: string): { before: string | null; after: string } {
  const rule = readRule(series.rrule)!;
  const { startsLocal, rrule } = series;
  const earlier = timesOf({ startsLocal, rrule }, startsLocal, at);
  const last = earlier.at(-1);
  const after = rule.count === undefined ? rule : withEnd(rule, { count: Math.max(1, rule.count - earlier.length) });
  return {
    before: last === undefined ? null : writeRule(withEnd(rule, { until: endOfDay(last) })),
    after: writeRule(after),
  };
}

/** The rule of a series whose days all move by as many. Days of the month follow where they are plain. */
export function shiftRule(text: string, fromStart: string, toStart: string): string {
  const rule = readRule(text)!;
  const days = daysBetween(fromStart, toStart);
  const until = rule.until === undefined ? {} : { until: endOfDay(addDays(rule.until, days)) };
  const moved = { ...rule, ...until };
  if (days === 0) return writeRule(moved);
  if (rule.frequency === "WEEKLY" || rule.frequency === "DAILY") {
    const byDay = rule.byDay.map(({ nth, day }) => ({
      nth,
      day: WEEKDAYS[(((WEEKDAYS.indexOf(day) + days) % 7) + 7) % 7]!,
    }));
    return writeRule({ ...moved, byDay });
  }
  const [only] = rule.byDay;
  if (rule.byDay.length === 1 && only!.nth !== 0) {
    const date = dateOf(toStart);
    const isLast = only!.nth < 0 && date + 7 > daysInMonth(Number(toStart.slice(0, 4)), Number(toStart.slice(5, 7)));
    const nth = isLast ? -1 : Math.ceil(date / 7);
    return writeRule({ ...moved, byDay: [{ nth, day: WEEKDAYS[weekdayOf(toStart)]! }] });
  }
  return writeRule(rule.byMonthDay.length === 1 ? { ...moved, byMonthDay: [] } : moved);
}

/** A series has one time a day at most: an end is the end of its day. */
const endOfDay = (local: string) => `${dayOf(local)}T23:59:59`;

/** Starts from the first on; without a number of times it begins near `from`. */
function* candidates(series: Series, from: string): Generator<string> {
  const rule = readRule(series.rrule);
  if (!rule) {
    yield series.startsLocal;
    return;
  }
  const clock = series.startsLocal.slice(10);
  let left = rule.count ?? Number.POSITIVE_INFINITY;
  for (const days of periods(rule, dayOf(series.startsLocal), rule.count === undefined ? dayOf(from) : null)) {
    for (const day of positioned(rule, days)) {
      const time = day + clock;
      if (time < series.startsLocal) continue;
      if (left === 0 || (rule.until !== undefined && time > rule.until)) return;
      left -= 1;
      yield time;
    }
  }
}

/** The days of each period, in order. */
function* periods(rule: RecurrenceRule, start: string, near: string | null): Generator<string[]> {
  const skip = (lengthDays: number) =>
    near === null ? 0 : Math.max(0, Math.floor(daysBetween(start, near) / lengthDays / rule.interval) - 1);
  const weekdays = new Set(rule.byDay.map(({ day }) => WEEKDAYS.indexOf(day)));
  const isInMonth = (day: string) => rule.byMonth.length === 0 || rule.byMonth.includes(Number(day.slice(5, 7)));
  if (rule.frequency === "DAILY") {
    for (let k = skip(1); ; k++) {
      const day = addDays(start, k * rule.interval);
      if (day > LAST_DAY) return;
      const fits =
        isInMonth(day) &&
        (weekdays.size === 0 || weekdays.has(weekdayOf(day))) &&
        (rule.byMonthDay.length === 0 || rule.byMonthDay.some((nth) => isMonthDay(day, nth)));
      yield fits ? [day] : [];
    }
  }
  if (rule.frequency === "WEEKLY") {
    const lead = WEEKDAYS.indexOf(rule.weekStart);
    const first = addDays(startOfWeek(addDays(start, -lead)), lead);
    if (weekdays.size === 0) weekdays.add(weekdayOf(start));
    for (let k = skip(7); ; k++) {
      const week = addDays(first, k * 7 * rule.interval);
      if (week > LAST_DAY) return;
      yield [0, 1, 2, 3, 4, 5, 6]
        .map((days) => addDays(week, days))
        .filter((day) => weekdays.has(weekdayOf(day)) && isInMonth(day));
    }
  }
  const [year, month, date] = start.split("-").map(Number) as [number, number, number];
  if (rule.frequency === "MONTHLY") {
    for (let k = skip(31); ; k++) {
      const months = month - 1 + k * rule.interval;
      const at = { year: year + Math.floor(months / 12), month: (months % 12) + 1 };
      if (at.year > 2199) return;
      const isIn = rule.byMonth.length === 0 || rule.byMonth.includes(at.month);
      yield isIn ? daysOfMonth(rule, at.year, at.month, date) : [];
    }
  }
  for (let k = skip(366); ; k++) {
    const at = year + k * rule.interval;
    if (at > 2199) return;
    yield daysOfYear(rule, at, month, date);
  }
}

function daysOfYear(rule: RecurrenceRule, year: number, month: number, date: number): string[] {
  const isOfMonths = rule.byMonth.length > 0 || rule.byMonthDay.length > 0;
  if (rule.byDay.length > 0 && !isOfMonths) return nthWeekdays(rule, `${year}-01-01`, `${year}-12-31`);
  const every = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
  const months = rule.byMonth.length > 0 ? rule.byMonth : rule.byMonthDay.length > 0 ? every : [month];
  return [...months].sort((a, b) => a - b).flatMap((of) => daysOfMonth(rule, year, of, date));
}

function daysOfMonth(rule: RecurrenceRule, year: number, month: number, date: number): string[] {
  const last = daysInMonth(year, month);
  const dayAt = (nth: number) => `${year}-${String(month).padStart(2, "0")}-${String(nth).padStart(2, "0")}`;
  const byDate = rule.byMonthDay
    .map((nth) => (nth < 0 ? last + 1 + nth : nth))
    .filter((nth) => nth >= 1 && nth <= last)
    .map(dayAt);
  if (rule.byDay.length === 0) {
    if (rule.byMonthDay.length > 0) return [...new Set(byDate)].sort();
    return date <= last ? [dayAt(date)] : [];
  }
  const byWeekday = nthWeekdays(rule, dayAt(1), dayAt(last));
  return rule.byMonthDay.length > 0 ? byWeekday.filter((day) => byDate.includes(day)) : byWeekday;
}

/** `2TU`: the second Tuesday between two days; `-1FR`: the last Friday; `MO`: every Monday. */
function nthWeekdays({ byDay }: RecurrenceRule, first: string, last: string): string[] {
  const days = byDay.flatMap(({ nth, day }) => {
    const weekday = WEEKDAYS.indexOf(day);
    const all: string[] = [];
    for (let at = addDays(first, (weekday - weekdayOf(first) + 7) % 7); at <= last; at = addDays(at, 7)) all.push(at);
    if (nth === 0) return all;
    const chosen = all.at(nth > 0 ? nth - 1 : nth);
    return chosen === undefined ? [] : [chosen];
  });
  return [...new Set(days)].sort();
}

function positioned({ bySetPos }: RecurrenceRule, days: string[]): string[] {
  if (bySetPos.length === 0) return days;
  const chosen = bySetPos.flatMap((nth) => days.at(nth > 0 ? nth - 1 : nth) ?? []);
  return [...new Set(chosen)].sort();
}

function isMonthDay(day: string, nth: number): boolean {
  const date = dateOf(day);
  if (nth > 0) return date === nth;
  return date === daysInMonth(Number(day.slice(0, 4)), Number(day.slice(5, 7))) + 1 + nth;
}
