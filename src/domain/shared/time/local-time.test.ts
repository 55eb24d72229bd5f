import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  addDays,
  addMinutes,
  addMonths,
  asLocal,
  clockOf,
  dateOf,
  dayOf,
  daysBetween,
  daysInMonth,
  isDay,
  isLocal,
  minutesBetween,
  startOfWeek,
  weekdayOf,
} from "./local-time.ts";

const day = fc
  .date({ min: new Date("1990-01-01"), max: new Date("2090-01-01"), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const days = fc.integer({ min: -2000, max: 2000 });

describe("days", () => {
  test("the date is the day's place in its month, of a day and of a local time", () => {
    expect(["2026-10-01", "2026-10-19", "2026-12-31T23:59:59"].map(dateOf)).toEqual([1, 19, 31]);
  });

  test.each([
    ["2026-11-30", 1, "2026-12-01"],
    ["2026-12-31", 1, "2027-01-01"],
    ["2026-03-01", -1, "2026-02-28"],
    ["2028-03-01", -1, "2028-02-29"],
    ["2026-10-25T18:00:00", 2, "2026-10-27"],
  ])("%s and %d: %s", (from, more, to) => expect(addDays(from, more)).toBe(to));

  test("there and back, and as many as were added", () => {
    fc.assert(
      fc.property(day, days, (from, more) => {
        expect(addDays(addDays(from, more), -more)).toBe(from);
        expect(daysBetween(from, addDays(from, more)) + 0).toBe(more);
      }),
    );
  });

  test("Monday is 0 and Sunday 6; weeks begin on Monday", () => {
    // 2026-11-23 is a Monday.
    for (let at = 0; at < 7; at++) {
      expect(weekdayOf(addDays("2026-11-23", at))).toBe(at);
      expect(startOfWeek(addDays("2026-11-23", at))).toBe("2026-11-23");
    }
    expect(startOfWeek("2026-11-22")).toBe("2026-11-16");
  });
});

describe("minutes", () => {
  test("past midnight, backwards, and between", () => {
    expect(addMinutes("2026-11-24T23:30:00", 45)).toBe("2026-11-25T00:15:00");
    expect(addMinutes("2026-11-24T00:15:00", -30)).toBe("2026-11-23T23:45:00");
    expect(minutesBetween("2026-11-24T10:00:00", "2026-11-25T09:00:00")).toBe(23 * 60);
    expect(minutesBetween("2026-11-25T09:00:00", "2026-11-24T10:00:00")).toBe(-23 * 60);
  });

  test("the database's blank is read as the T, and parts are cut out", () => {
    expect(asLocal("2026-11-24 10:30:00")).toBe("2026-11-24T10:30:00");
    expect(dayOf("2026-11-24T10:30:00")).toBe("2026-11-24");
    expect(clockOf("2026-11-24T10:30:00")).toBe("10:30");
  });
});

describe("months", () => {
  test.each([
    ["2026-01-31", 1, "2026-02-28"],
    ["2028-01-31", 1, "2028-02-29"],
    ["2026-03-31", -1, "2026-02-28"],
    ["2026-11-15", 2, "2027-01-15"],
    ["2026-01-15", -1, "2025-12-15"],
    ["2026-05-31", 1, "2026-06-30"],
    ["2026-11-24T10:00:00", 12, "2027-11-24"],
  ])("%s and %d: %s", (from, months, to) => expect(addMonths(from, months)).toBe(to));

  test("have their lengths", () => {
    expect([1, 2, 3, 4, 12].map((month) => daysInMonth(2026, month))).toEqual([31, 28, 31, 30, 31]);
    expect(daysInMonth(2028, 2)).toBe(29);
    expect(daysInMonth(2100, 2)).toBe(28);
  });
});

describe("valid times", () => {
  test.each([
    ["2026-11-24T10:30:00", true],
    ["1970-01-01T00:00:00", true],
    ["2199-12-31T23:59:59", true],
    ["1969-12-31T23:59:59", false],
    ["2200-01-01T00:00:00", false],
    ["2026-02-29T10:00:00", false],
    ["2026-11-24T24:00:00", false],
    ["2026-11-24 10:30:00", false],
    ["2026-11-24", false],
  ])("%s: %j", (text, expected) => expect(isLocal(text)).toBe(expected));

  test("and valid days", () => {
    expect(isDay("2028-02-29")).toBe(true);
    expect(isDay("2026-02-29")).toBe(false);
    expect(isDay("2026-2-9")).toBe(false);
  });
});
