import fc from "fast-check";
import ICAL from "ical.js";
import { describe, expect, test } from "vitest";
import { addDays } from "../../shared/time/local-time.ts";
import { instantOf } from "../../shared/time/zone-time.ts";
import { cutSeries, hasTime, lastTime, nextTime, shiftRule, timesOf } from "./recurrence.ts";
import { checkedRule, readRule, WEEKDAYS } from "./recurrence-rule.ts";

const YEAR = ["2026-01-01T00:00:00", "2028-01-01T00:00:00"] as const;
const times = (startsLocal: string, rrule: string, exceptions: string[] = []) =>
  timesOf({ startsLocal, rrule, exceptions }, ...YEAR);

describe("a weekly visit at 18:00", () => {
  const visit = { startsLocal: "2026-10-18T18:00:00", rrule: "FREQ=WEEKLY" };

  test("stays at 18:00 in Madrid across both changes of the hour", () => {
    const across = timesOf(visit, "2026-10-18T00:00:00", "2026-11-02T00:00:00");
    expect(across).toEqual(["2026-10-18T18:00:00", "2026-10-25T18:00:00", "2026-11-01T18:00:00"]);
    expect(across.map((time) => instantOf(time, "Europe/Madrid").toISOString())).toEqual([
      "2026-10-18T16:00:00.000Z",
      "2026-10-25T17:00:00.000Z",
      "2026-11-01T17:00:00.000Z",
    ]);
    const spring = timesOf(visit, "2027-03-21T00:00:00", "2027-04-05T00:00:00");
    expect(spring.map((time) => instantOf(time, "Europe/Madrid").toISOString())).toEqual([
      "2027-03-21T17:00:00.000Z",
      "2027-03-28T16:00:00.000Z",
      "2027-04-04T16:00:00.000Z",
    ]);
  });

  test.each([
    ["America/Bogota", "23:00", "23:00"],
    ["America/Mexico_City", "00:00", "00:00"],
    ["America/Santiago", "22:00", "21:00"],
  ])("%s: before and after 6 September 2026", (zone, before, after) => {
    const clock = (time: string) => instantOf(time, zone).toISOString().slice(11, 16);
    expect(["2026-09-05T18:00:00", "2026-09-12T18:00:00"].map(clock)).toEqual([before, after]);
  });
});

describe("rules", () => {
  test("every second week on two days", () => {
    expect(
      times("2026-10-05T10:00:00", "FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,TH;COUNT=5").map((at) => at.slice(5, 10)),
    ).toEqual(["10-05", "10-08", "10-19", "10-22", "11-02"]);
  });

  test("the 31st skips short months; the last day does not", () => {
    expect(times("2026-01-31T09:00:00", "FREQ=MONTHLY;COUNT=3").map((at) => at.slice(5, 10))).toEqual([
      "01-31",
      "03-31",
      "05-31",
    ]);
    expect(times("2026-01-31T09:00:00", "FREQ=MONTHLY;BYMONTHDAY=-1;COUNT=3").map((at) => at.slice(5, 10))).toEqual([
      "01-31",
      "02-28",
      "03-31",
    ]);
  });

  test("second Tuesday, last working day, 29 February", () => {
    expect(times("2026-10-13T09:00:00", "FREQ=MONTHLY;BYDAY=2TU;COUNT=3").map((at) => at.slice(5, 10))).toEqual([
      "10-13",
      "11-10",
      "12-08",
    ]);
    const workday = "FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1;COUNT=2";
    expect(times("2026-10-30T09:00:00", workday).map((at) => at.slice(5, 10))).toEqual(["10-30", "11-30"]);
    expect(timesOf({ startsLocal: "2024-02-29T09:00:00", rrule: "FREQ=YEARLY" }, "2025-01-01", "2033-01-01")).toEqual([
      "2028-02-29T09:00:00",
      "2032-02-29T09:00:00",
    ]);
  });

  test("until is inclusive; exceptions do not take place but count", () => {
    const rrule = "FREQ=DAILY;UNTIL=20261003T100000";
    expect(times("2026-10-01T10:00:00", rrule)).toHaveLength(3);
    expect(times("2026-10-01T10:00:00", "FREQ=DAILY;COUNT=3", ["2026-10-02T10:00:00"])).toEqual([
      "2026-10-01T10:00:00",
      "2026-10-03T10:00:00",
    ]);
  });

  test("a rule that fits no day ends", () => {
    expect(times("2026-01-01T10:00:00", "FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30")).toEqual([]);
    expect(
      nextTime({ startsLocal: "2026-01-01T10:00:00", rrule: "FREQ=MONTHLY;BYMONTH=2;BYMONTHDAY=31" }, "2026-01-01"),
    ).toBe(null);
  });

  test("a rule with unsupported parts is no rule", () => {
    for (const text of [
      "FREQ=HOURLY",
      "FREQ=WEEKLY;BYDAY=2MO",
      "FREQ=DAILY;COUNT=2;UNTIL=20260101",
      "FREQ=YEARLY;BYWEEKNO=3",
      "x",
    ]) {
      expect(readRule(text), text).toBeNull();
    }
    expect(checkedRule("RRULE:WKST=MO;BYDAY=MO,WE;FREQ=WEEKLY")).toBe("FREQ=WEEKLY;BYDAY=MO,WE");
  });

  test("a daily series of 1990 is not walked through", () => {
    const started = performance.now();
    for (let i = 0; i < 200; i++) {
      expect(
        timesOf(
          { startsLocal: "1990-01-01T08:00:00", rrule: "FREQ=DAILY" },
          "2026-10-01T00:00:00",
          "2026-10-08T00:00:00",
        ),
      ).toHaveLength(7);
    }
    expect(performance.now() - started).toBeLessThan(500);
  });
});

describe("this and following", () => {
  const series = { startsLocal: "2026-10-05T10:00:00", rrule: "FREQ=WEEKLY;COUNT=6" };

  test("cuts before a time and keeps how many are left", () => {
    expect(cutSeries(series, "2026-10-19T10:00:00")).toEqual({
      before: "FREQ=WEEKLY;UNTIL=20261012T235959",
      after: "FREQ=WEEKLY;COUNT=4",
    });
    expect(cutSeries(series, "2026-10-05T10:00:00").before).toBeNull();
  });

  test("days move with the start", () => {
    const rule = "FREQ=WEEKLY;BYDAY=MO,SU";
    expect(shiftRule(rule, "2026-10-05T10:00:00", "2026-10-06T12:00:00")).toBe("FREQ=WEEKLY;BYDAY=TU,MO");
    expect(shiftRule("FREQ=MONTHLY;BYDAY=2TU", "2026-10-13T10:00:00", "2026-10-21T10:00:00")).toBe(
      "FREQ=MONTHLY;BYDAY=3WE",
    );
    expect(lastTime(series)).toBe("2026-11-09T10:00:00");
    expect(hasTime(series, "2026-10-12T10:00:00")).toBe(true);
    expect(hasTime(series, "2026-10-13T10:00:00")).toBe(false);
  });
});

/** The same rules as another program calculates them. */
function icalTimes(startsLocal: string, rrule: string, to: string): string[] {
  const iterator = ICAL.Recur.fromString(rrule).iterator(ICAL.Time.fromDateTimeString(startsLocal));
  const found: string[] = [];
  for (let next = iterator.next(); next; next = iterator.next()) {
    const time = next.toString();
    if (time >= to) break;
    found.push(time);
  }
  return found;
}

test("agrees with ical.js", () => {
  const days = fc.uniqueArray(fc.constantFrom(...WEEKDAYS), { minLength: 1, maxLength: 4 });
  const interval = fc.integer({ min: 1, max: 4 });
  const end = fc.constantFrom("", ";COUNT=7", ";UNTIL=20270110T093000");
  const rules = fc.oneof(
    fc.tuple(interval, end).map(([n, e]) => `FREQ=DAILY;INTERVAL=${n}${e}`),
    fc.tuple(interval, days, end).map(([n, d, e]) => `FREQ=WEEKLY;INTERVAL=${n};BYDAY=${d.join(",")}${e}`),
    fc
      .tuple(interval, fc.integer({ min: 1, max: 31 }), end)
      .map(([n, d, e]) => `FREQ=MONTHLY;INTERVAL=${n};BYMONTHDAY=${d}${e}`),
    fc
      .tuple(fc.constantFrom(1, 2, 3, 4, -1), fc.constantFrom(...WEEKDAYS), end)
      .map(([nth, d, e]) => `FREQ=MONTHLY;BYDAY=${nth}${d}${e}`),
    fc.tuple(interval, end).map(([n, e]) => `FREQ=YEARLY;INTERVAL=${n}${e}`),
  );
  fc.assert(
    fc.property(rules, fc.integer({ min: 0, max: 700 }), (rrule, offset) => {
      const startsLocal = `${addDays("2025-01-01", offset)}T09:30:00`;
      const to = "2029-01-01T00:00:00";
      expect(timesOf({ startsLocal, rrule }, startsLocal, to)).toEqual(icalTimes(startsLocal, rrule, to));
    }),
    { numRuns: 150 },
  );
});
