import { afterEach, expect, test } from "vitest";
import { dayOf, endOfDay } from "./last-day.ts";

const before = process.env.TZ;
afterEach(() => {
  process.env.TZ = before;
});

test.each([
  ["Europe/Madrid", "2026-12-31T22:59:59.000Z"],
  ["America/Mexico_City", "2027-01-01T05:59:59.000Z"],
])("the last day of 2026 ends in %s at %s, and is read back as the same day", (zone, instant) => {
  process.env.TZ = zone;
  expect(endOfDay("2026-12-31")).toBe(instant);
  expect(dayOf(instant)).toBe("2026-12-31");
});

test("without a day it does not end", () => {
  expect(endOfDay("")).toBeNull();
  expect(dayOf(null)).toBe("");
});
