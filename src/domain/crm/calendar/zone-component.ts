import ICAL from "ical.js";
import { DAY_MS } from "../../shared/time/durations.ts";
import { addDays, dateOf, daysInMonth, weekdayOf } from "../../shared/time/local-time.ts";
import { localOf, offsetAt } from "../../shared/time/zone-time.ts";
import { WEEKDAYS } from "./recurrence-rule.ts";

/** `VTIMEZONE` of a named zone, read off its own clock: the changes of ten years, as a rule where they follow one. */

const YEARS = 10;
const FORTNIGHT_MS = 14 * DAY_MS;

interface Change {
  /** Wall clock just before. */
  local: string;
  from: number;
  to: number;
}

/**
 * VTIMEZONE of a named zone from `firstYear` on. Zones without changes of the clock have a single standard time; a
 * yearly pattern is written as a rule, anything else change by change.
 */
export function zoneComponent(zone: string, firstYear: number): ICAL.Component {
  const component = new ICAL.Component("vtimezone");
  component.addPropertyWithValue("tzid", zone);
  const changes = changesOf(zone, firstYear - 1);
  if (changes.length === 0) {
    const offset = offsetAt(Date.UTC(firstYear, 0, 1), zone);
    component.addSubcomponent(observance("standard", { local: "1970-01-01T00:00:00", from: offset, to: offset }, zone));
    return component;
  }
  for (const isDaylight of [true, false]) {
    const some = changes.filter(({ from, to }) => to > from === isDaylight);
    const rule = yearlyRule(some);
    const shown = rule === null ? some : some.slice(0, 1);
    for (const change of shown) {
      component.addSubcomponent(observance(isDaylight ? "daylight" : "standard", change, zone, rule));
    }
  }
  return component;
}

/** Every jump of the clock, found by halving the fortnight within which its offset differs. No zone jumps twice in one. */
function changesOf(zone: string, firstYear: number): Change[] {
  const changes: Change[] = [];
  const end = Date.UTC(firstYear + YEARS, 0, 1);
  for (let at = Date.UTC(firstYear, 0, 1); at < end; at += FORTNIGHT_MS) {
    const from = offsetAt(at, zone);
    const to = offsetAt(at + FORTNIGHT_MS, zone);
    if (from === to) continue;
    let [low, high] = [at, at + FORTNIGHT_MS];
    while (high - low > 60_000) {
      const middle = low + Math.floor((high - low) / 120_000) * 60_000;
      if (offsetAt(middle, zone) === from) low = middle;
      else high = middle;
    }
    changes.push({ local: new Date(high + from).toISOString().slice(0, 19), from, to });
  }
  return changes;
}

/** The one rule that all of them follow, or null. */
function yearlyRule(changes: readonly Change[]): string | null {
  const days = changes.map(({ local }) => local.slice(0, 10));
  const same = <T>(values: T[]) => new Set(values).size === 1;
  if (days.length < YEARS || !same(changes.map(({ local }) => local.slice(11)))) return null;
  if (!same(days.map((day) => day.slice(5, 7))) || !same(days.map(weekdayOf))) return null;
  if (!same(changes.map(({ from, to }) => `${from}/${to}`))) return null;
  const weekday = WEEKDAYS[weekdayOf(days[0]!)]!;
  const month = Number(days[0]!.slice(5, 7));
  const dates = days.map((day) => dateOf(day));
  const isLast = days.every((day) => dateOf(day) + 7 > daysInMonth(Number(day.slice(0, 4)), month));
  if (isLast) return `FREQ=YEARLY;BYMONTH=${month};BYDAY=-1${weekday}`;
  const nths = dates.map((date) => Math.ceil(date / 7));
  if (same(nths)) return `FREQ=YEARLY;BYMONTH=${month};BYDAY=${nths[0]}${weekday}`;
  const first = Math.min(...dates);
  if (Math.max(...dates) - first > 6) return null;
  const week = [0, 1, 2, 3, 4, 5, 6].map((nth) => first + nth);
  return `FREQ=YEARLY;BYMONTH=${month};BYMONTHDAY=${week.join(",")};BYDAY=${weekday}`;
}

function observance(
  name: "standard" | "daylight",
  { local, from, to }: Change,
  zone: string,
  rule: string | null = null,
): ICAL.Component {
  const component = new ICAL.Component(name);
  component.addPropertyWithValue("tzname", nameOf(zone, local));
  component.addPropertyWithValue("tzoffsetfrom", ICAL.UtcOffset.fromSeconds(from / 1000));
  component.addPropertyWithValue("tzoffsetto", ICAL.UtcOffset.fromSeconds(to / 1000));
  component.addPropertyWithValue("dtstart", ICAL.Time.fromDateTimeString(local));
  if (rule !== null) component.addPropertyWithValue("rrule", ICAL.Recur.fromString(rule));
  return component;
}

/** `GMT+2`: name of the zone a day after the change. */
function nameOf(zone: string, local: string): string {
  const after = Date.parse(`${addDays(local, 1)}T12:00:00Z`);
  const parts = new Intl.DateTimeFormat("en-GB", { timeZone: zone, timeZoneName: "short" }).formatToParts(after);
  return parts.find(({ type }) => type === "timeZoneName")?.value ?? localOf(after, zone);
}
