import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { cutSeries, hasTime, lastTime, nextTime, shiftRule, timesOf } from "./recurrence.ts";

const START = "2026-10-13T10:00:00";
const of = (rrule: string, startsLocal = START) => ({ startsLocal, rrule });

describe("a window of a series", () => {
  test("holds its beginning and not its end, and no more than are asked for", () => {
    const daily = of("FREQ=DAILY");
    expect(timesOf(daily, START, "2026-10-15T10:00:00")).toEqual([START, "2026-10-14T10:00:00"]);
    expect(timesOf(daily, START, "2026-10-15T10:00:01", 2)).toHaveLength(2);
    expect(timesOf(daily, START, "2027-01-01T00:00:00", 0)).toEqual([]);
    expect(timesOf({ ...daily, exceptions: [START] }, START, "2026-10-15T00:00:00")).toEqual(["2026-10-14T10:00:00"]);
  });

  test("of a rule that cannot be read is its first time alone", () => {
    expect(timesOf(of("FREQ=HOURLY"), START, "2027-01-01T00:00:00")).toEqual([START]);
  });

  test("is the same whether the series is walked from its beginning or from near the window", () => {
    const rules = fc.tuple(
      fc.constantFrom("DAILY", "WEEKLY", "MONTHLY", "YEARLY"),
      fc.integer({ min: 1, max: 4 }),
      fc.integer({ min: 0, max: 3000 }),
    );
    fc.assert(
      fc.property(rules, ([frequency, interval, after]) => {
        const from = new Date(Date.UTC(2026, 9, 13 + after)).toISOString().slice(0, 19);
        const rule = `FREQ=${frequency};INTERVAL=${interval}`;
        const counted = timesOf(of(`${rule};COUNT=4000`), from, "2036-01-01T00:00:00", 5);
        expect(timesOf(of(rule), from, "2036-01-01T00:00:00", 5)).toEqual(counted);
      }),
      { numRuns: 60 },
    );
  });
});

describe("the ends of a series", () => {
  test.each([
    ["FREQ=DAILY;COUNT=3", "2026-10-15T10:00:00"],
    ["FREQ=WEEKLY;UNTIL=20261101T235959", "2026-10-27T10:00:00"],
    ["FREQ=WEEKLY;UNTIL=20261001T000000", START],
    ["FREQ=WEEKLY", null],
    ["FREQ=HOURLY", null],
  ])("%s: the last time is %s", (rrule, last) => expect(lastTime(of(rrule))).toBe(last));

  test("the next time counts from the moment itself", () => {
    expect(nextTime(of("FREQ=WEEKLY"), START)).toBe(START);
    expect(nextTime(of("FREQ=WEEKLY"), "2026-10-13T10:00:01")).toBe("2026-10-20T10:00:00");
    expect(nextTime(of("FREQ=DAILY;COUNT=2"), "2026-10-15T00:00:00")).toBeNull();
  });

  test("a time is one of the series to the second", () => {
    expect(hasTime(of("FREQ=WEEKLY"), "2026-10-20T10:00:00")).toBe(true);
    expect(hasTime(of("FREQ=WEEKLY"), "2026-10-20T10:00:01")).toBe(false);
    expect(hasTime(of("FREQ=WEEKLY"), "2026-10-21T10:00:00")).toBe(false);
  });
});

describe("a series that is cut", () => {
  test("ends on the day of the time before, and what is left has the times that are left", () => {
    expect(cutSeries(of("FREQ=DAILY;COUNT=10"), "2026-10-17T10:00:00")).toEqual({
      before: "FREQ=DAILY;UNTIL=20261016T235959",
      after: "FREQ=DAILY;COUNT=6",
    });
    expect(cutSeries(of("FREQ=WEEKLY;UNTIL=20270101T235959"), "2026-10-27T10:00:00")).toEqual({
      before: "FREQ=WEEKLY;UNTIL=20261020T235959",
      after: "FREQ=WEEKLY;UNTIL=20270101T235959",
    });
  });

  test("at its beginning has nothing before; after its end one time is left", () => {
    expect(cutSeries(of("FREQ=DAILY;COUNT=10"), START)).toEqual({ before: null, after: "FREQ=DAILY;COUNT=10" });
    expect(cutSeries(of("FREQ=DAILY;COUNT=3"), "2026-12-01T00:00:00").after).toBe("FREQ=DAILY;COUNT=1");
  });
});

describe("a rule whose series moves to another day", () => {
  test.each([
    // A week later the rule is the same.
    ["FREQ=WEEKLY;BYDAY=TU", "2026-10-13", "2026-10-20", "FREQ=WEEKLY;BYDAY=TU"],
    ["FREQ=WEEKLY;BYDAY=MO,TH", "2026-10-12", "2026-10-11", "FREQ=WEEKLY;BYDAY=SU,WE"],
    ["FREQ=WEEKLY;BYDAY=MO,SU", "2026-10-12", "2026-10-14", "FREQ=WEEKLY;BYDAY=WE,TU"],
    ["FREQ=WEEKLY;BYDAY=MO", "2026-10-12", "2026-09-29", "FREQ=WEEKLY;BYDAY=TU"],
    ["FREQ=DAILY;BYDAY=FR", "2026-10-16", "2026-10-17", "FREQ=DAILY;BYDAY=SA"],
    // The end moves along.
    ["FREQ=DAILY;UNTIL=20261020T120000", "2026-10-13", "2026-10-15", "FREQ=DAILY;UNTIL=20261022T235959"],
    ["FREQ=DAILY;UNTIL=20261020T120000", "2026-10-13", "2026-10-13", "FREQ=DAILY;UNTIL=20261020T235959"],
    // The second Tuesday, moved to a Wednesday of the same week.
    ["FREQ=MONTHLY;BYDAY=2TU", "2026-10-13", "2026-10-14", "FREQ=MONTHLY;BYDAY=2WE"],
    ["FREQ=MONTHLY;BYDAY=2TU", "2026-10-13", "2026-10-07", "FREQ=MONTHLY;BYDAY=1WE"],
    // Counted from the beginning it stays so, also on the last one of its kind.
    ["FREQ=MONTHLY;BYDAY=2TU", "2026-10-13", "2026-10-28", "FREQ=MONTHLY;BYDAY=4WE"],
    // Counted from the end: within the last seven days of the month, from the 25th of October on.
    ["FREQ=MONTHLY;BYDAY=-1FR", "2026-10-30", "2026-10-29", "FREQ=MONTHLY;BYDAY=-1TH"],
    ["FREQ=MONTHLY;BYDAY=-1FR", "2026-10-30", "2026-10-25", "FREQ=MONTHLY;BYDAY=-1SU"],
    ["FREQ=MONTHLY;BYDAY=-1FR", "2026-10-30", "2026-10-24", "FREQ=MONTHLY;BYDAY=4SA"],
    ["FREQ=MONTHLY;BYDAY=-1FR", "2027-02-26", "2027-02-22", "FREQ=MONTHLY;BYDAY=-1MO"],
    // Every Tuesday of a month, or several days of it, are left as they are.
    ["FREQ=MONTHLY;BYDAY=TU", "2026-10-13", "2026-10-14", "FREQ=MONTHLY;BYDAY=TU"],
    ["FREQ=MONTHLY;BYDAY=1TU,3TU", "2026-10-06", "2026-10-07", "FREQ=MONTHLY;BYDAY=1TU,3TU"],
    ["FREQ=MONTHLY;BYMONTHDAY=1,15", "2026-10-15", "2026-10-16", "FREQ=MONTHLY;BYMONTHDAY=1,15"],
    // One day of the month follows the day itself.
    ["FREQ=MONTHLY;BYMONTHDAY=15", "2026-10-15", "2026-10-16", "FREQ=MONTHLY"],
    ["FREQ=YEARLY", "2026-10-15", "2026-10-16", "FREQ=YEARLY"],
  ])("%s from %s to %s: %s", (rule, from, to, moved) =>
    expect(shiftRule(rule, `${from}T10:00:00`, `${to}T10:00:00`)).toBe(moved),
  );
});
