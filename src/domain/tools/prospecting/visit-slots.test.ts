import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { dayFromWords, isStatedDay } from "./stated-day.ts";
import { slotMinutes, visitMinutes, visitTimes } from "./visit-slots.ts";

const hours = (from: string, to: string, perDay: number) => ({ from, to, perDay });

describe("the hours of a day are shared out in steps of five minutes", () => {
  test.each([
    // 240 minutes by 4; a quarter of each hour is for the way.
    ["10:00", "14:00", 4, 60, 45],
    // 240 by 7 are 34.3: 30. Of these, 22.5 minutes: 20.
    ["10:00", "14:00", 7, 30, 20],
    // 225 by 4 are 56.25: 55. Of these 41.25: 40.
    ["09:15", "13:00", 4, 55, 40],
    // A single visit has the whole morning but for a quarter.
    ["10:00", "14:00", 1, 240, 180],
    // 20 minutes are the shortest visit, although the way takes five of them.
    ["10:00", "11:00", 3, 20, 20],
  ])("%s to %s, %d visits: every %d minutes, %d each", (from, to, perDay, slot, visit) => {
    expect([slotMinutes(hours(from, to, perDay)), visitMinutes(hours(from, to, perDay))]).toEqual([slot, visit]);
  });
  test("the first begins with the hours, each later one a slot after", () => {
    expect(visitTimes("2026-11-24", 4, hours("09:15", "13:00", 4))).toEqual([
      "2026-11-24T09:15",
      "2026-11-24T10:10",
      "2026-11-24T11:05",
      "2026-11-24T12:00",
    ]);
    expect(visitTimes("2026-11-24", 0, hours("10:00", "14:00", 4))).toEqual([]);
  });
  test("the last one ends within the hours", () => {
    const clock = (minutes: number) =>
      `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 600 }),
        fc.integer({ min: 240, max: 720 }),
        fc.integer({ min: 1, max: 12 }),
        (from, long, perDay) => {
          const day = hours(clock(from), clock(from + long), perDay);
          expect((perDay - 1) * slotMinutes(day) + visitMinutes(day)).toBeLessThanOrEqual(long);
          expect(slotMinutes(day) % 5).toBe(0);
        },
      ),
    );
  });
});

describe("days as they are told", () => {
  test.each([
    ["hace 1 día", "2026-11-22"],
    ["hace 0 días", "2026-11-23"],
    ["hace 40 días", "2026-10-14"],
    ["dentro de 12 días", "2026-12-05"],
    ["dentro de 999 días", "2029-08-18"],
    ["2026-01-31", "2026-01-31"],
  ])("«%s» on 23 November 2026 is %s", (expected, day) => {
    expect(isStatedDay(expected)).toBe(true);
    expect(dayFromWords(expected, "2026-11-23")).toBe(day);
  });
  test.each(["ayer", "2026-02-30", "hace días", "hace 1000 días", "hace 2 días.", "en 3 días", ""])(
    "«%s» is none",
    (shown) => {
      expect(isStatedDay(shown)).toBe(false);
    },
  );
});
