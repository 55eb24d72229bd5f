import { isLocal, localOfMs, msOfLocal } from "../../shared/time/local-time.ts";

/**
 * The part of RFC 5545's `RRULE` that calendars of people use: days, weeks, months, years, with an end or without. `UNTIL` is
 * kept as wall clock, like all that a series says.
 */

export const WEEKDAYS = ["MO", "TU", "WE", "TH", "FR", "SA", "SU"] as const;
export type Weekday = (typeof WEEKDAYS)[number];

const FREQUENCIES = ["DAILY", "WEEKLY", "MONTHLY", "YEARLY"] as const;
export type Frequency = (typeof FREQUENCIES)[number];

export interface RecurrenceRule {
  frequency: Frequency;
  interval: number;
  /** At most one of `count` and `until`. */
  count?: number;
  /** Wall clock; the time at that moment still takes place. */
  until?: string;
  byDay: readonly { nth: number; day: Weekday }[];
  byMonthDay: readonly number[];
  byMonth: readonly number[];
  bySetPos: readonly number[];
  weekStart: Weekday;
}

export const MOST_TIMES = 5_000;

/** @returns null for an invalid rule, or one with parts that we do not keep (hours, weeks of the year) */
export function readRule(text: string): RecurrenceRule | null {
  const parts = new Map<string, string>();
  for (const part of text
    .trim()
    .replace(/^RRULE:/i, "")
    .split(";")) {
    const [name, value] = part.split("=", 2);
    if (!name || !value || parts.has(name.toUpperCase())) return null;
    parts.set(name.toUpperCase(), value.toUpperCase());
  }
  const take = (name: string) => {
    const value = parts.get(name);
    parts.delete(name);
    return value;
  };
  const frequency = take("FREQ") as Frequency;
  const interval = wholeIn(take("INTERVAL") ?? "1", 1, 1_000);
  const countText = take("COUNT");
  const count = countText === undefined ? undefined : wholeIn(countText, 1, MOST_TIMES);
  const untilText = take("UNTIL");
  const until = untilText === undefined ? undefined : readUntil(untilText);
  const byDay = listOf(take("BYDAY"), (item) => {
    const found = /^([+-]?\d{1,2})?(MO|TU|WE|TH|FR|SA|SU)$/.exec(item);
    const nth = Number(found?.[1] ?? 0);
    return found && Math.abs(nth) <= 53 && (found[1] === undefined || nth !== 0)
      ? { nth, day: found[2] as Weekday }
      : null;
  });
  const signed = (most: number) => (item: string) => {
    const value = /^[+-]?\d{1,3}$/.test(item) ? Number(item) : 0;
    return value !== 0 && Math.abs(value) <= most ? value : null;
  };
  const byMonthDay = listOf(take("BYMONTHDAY"), signed(31));
  const byMonth = listOf(take("BYMONTH"), (item) => wholeIn(item, 1, 12));
  const bySetPos = listOf(take("BYSETPOS"), signed(366));
  const weekStart = (take("WKST") ?? "MO") as Weekday;
  if (parts.size > 0 || !FREQUENCIES.includes(frequency) || !WEEKDAYS.includes(weekStart)) return null;
  if (interval === null || count === null || until === null) return null;
  if (!byDay || !byMonthDay || !byMonth || !bySetPos || (count !== undefined && until !== undefined)) return null;
  // An ordinal says something of months and years alone; a position, of a set.
  if (byDay.some(({ nth }) => nth !== 0) && (frequency === "DAILY" || frequency === "WEEKLY")) return null;
  if (frequency === "WEEKLY" && byMonthDay.length > 0) return null;
  if (bySetPos.length > 0 && byDay.length === 0 && byMonthDay.length === 0 && byMonth.length === 0) return null;
  return {
    frequency,
    interval,
    ...(count === undefined ? {} : { count }),
    ...(until === undefined ? {} : { until }),
    byDay,
    byMonthDay,
    byMonth,
    bySetPos,
    weekStart,
  };
}

/** The order in which parts are written, so that equal rules are equal texts. */
export function writeRule(rule: RecurrenceRule): string {
  const { frequency, interval, count, until, byDay, byMonthDay, byMonth, bySetPos, weekStart } = rule;
  return [
    `FREQ=${frequency}`,
    interval > 1 ? `INTERVAL=${interval}` : "",
    byMonth.length > 0 ? `BYMONTH=${byMonth.join(",")}` : "",
    byMonthDay.length > 0 ? `BYMONTHDAY=${byMonthDay.join(",")}` : "",
    byDay.length > 0 ? `BYDAY=${byDay.map(({ nth, day }) => `${nth || ""}${day}`).join(",")}` : "",
    bySetPos.length > 0 ? `BYSETPOS=${bySetPos.join(",")}` : "",
    weekStart === "MO" ? "" : `WKST=${weekStart}`,
    count === undefined ? "" : `COUNT=${count}`,
    until === undefined ? "" : `UNTIL=${compactLocal(until)}`,
  ]
    .filter(Boolean)
    .join(";");
}

/** The rule as we keep it, or null. */
export function checkedRule(text: string): string | null {
  const rule = readRule(text);
  return rule && writeRule(rule);
}

/** The same rule with another end. */
export function withEnd(rule: RecurrenceRule, end: { count?: number; until?: string }): RecurrenceRule {
  const { count: _c, until: _u, ...endless } = rule;
  return { ...endless, ...end };
}

/** `20261025T180000` */
export const compactLocal = (local: string): string => local.replace(/[-:]/g, "");

/** Days and times as iCalendar writes them; a `Z` is left to callers who know the zone. */
export function expandedLocal(text: string): string | null {
  const found = /^(\d{4})(\d{2})(\d{2})(?:T(\d{2})(\d{2})(\d{2}))?Z?$/.exec(text);
  if (!found) return null;
  const [, year, month, day, hour = "00", minute = "00", second = "00"] = found;
  const local = `${year}-${month}-${day}T${hour}:${minute}:${second === "60" ? "59" : second}`;
  return isLocal(local) ? local : null;
}

/** A day as end means all of it. */
function readUntil(text: string): string | null {
  const local = expandedLocal(text);
  return local && (text.includes("T") ? local : localOfMs(msOfLocal(local) + 86_399_000));
}

function wholeIn(text: string, least: number, most: number): number | null {
  const value = /^\d{1,5}$/.test(text) ? Number(text) : -1;
  return value >= least && value <= most ? value : null;
}

function listOf<T>(text: string | undefined, read: (item: string) => T | null): T[] | null {
  if (text === undefined) return [];
  const items = text.split(",").map(read);
  return items.includes(null) ? null : (items as T[]);
}
