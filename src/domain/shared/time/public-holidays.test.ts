import { expect, test } from "vitest";
import { calendarOfPhone, easterSunday, isPublicHoliday } from "./public-holidays.ts";

// From the tables of Easter that observatories publish.
test.each([
  [1818, "1818-03-22"],
  [1943, "1943-04-25"],
  [1961, "1961-04-02"],
  [2000, "2000-04-23"],
  [2024, "2024-03-31"],
  [2025, "2025-04-20"],
  [2026, "2026-04-05"],
  [2027, "2027-03-28"],
  [2038, "2038-04-25"],
  [2049, "2049-04-18"],
  [2076, "2076-04-19"],
])("Easter of %d falls on %s", (year, day) => expect(easterSunday(year)).toBe(day));

test("the ten national holidays of Spain in 2027, and no other day of that year", () => {
  const days = Array.from({ length: 365 }, (_, i) => new Date(Date.UTC(2027, 0, 1 + i)).toISOString().slice(0, 10));
  expect(days.filter((day) => isPublicHoliday(day, "ES"))).toEqual([
    "2027-01-01",
    "2027-01-06",
    "2027-03-26",
    "2027-05-01",
    "2027-08-15",
    "2027-10-12",
    "2027-11-01",
    "2027-12-06",
    "2027-12-08",
    "2027-12-25",
  ]);
  expect(days.filter((day) => isPublicHoliday(day, "common"))).toEqual([
    "2027-01-01",
    "2027-03-26",
    "2027-05-01",
    "2027-12-25",
  ]);
});

test("a moment of a holiday is one", () => expect(isPublicHoliday("2027-01-06T10:00", "ES")).toBe(true));

test.each([
  [undefined, "ES"],
  ["612 345 678", "ES"],
  ["+34 612 345 678", "ES"],
  ["0034612345678", "ES"],
  ["+52 55 1234 5678", "common"],
  ["0052 55 1234 5678", "common"],
])("the holidays of %s are those of %s", (phone, calendar) => expect(calendarOfPhone(phone)).toBe(calendar));
