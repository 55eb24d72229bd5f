import { expect, test } from "vitest";
import { contactSlot, workingDayFrom } from "./contact-hours.ts";

test.each([
  ["2026-11-21T21:00", "2026-11-23T09:00"], // Saturday night: Monday morning
  ["2026-11-22T12:00", "2026-11-23T09:00"], // Sunday
  ["2026-11-23T08:59", "2026-11-23T09:00"],
  ["2026-11-23T09:00", "2026-11-23T09:00"],
  ["2026-11-23T19:59", "2026-11-23T19:59"],
  ["2026-11-23T20:00", "2026-11-24T09:00"],
  ["2026-11-20T20:00", "2026-11-23T09:00"], // Friday evening
  ["2027-01-02T10:30", "2027-01-04T09:00"],
  ["2027-01-05T20:00", "2027-01-07T09:00"], // the eve of Epiphany, in the evening
  ["2027-03-26T10:00", "2027-03-29T09:00"], // Good Friday: the Monday after it
])("%s becomes %s", (asked, slot) => expect(contactSlot(asked)).toBe(slot));

test("a working day stays, a weekend moves to Monday", () => {
  expect(["2026-11-20", "2026-11-21", "2026-11-22", "2026-11-23"].map((day) => workingDayFrom(day))).toEqual([
    "2026-11-20",
    "2026-11-23",
    "2026-11-23",
    "2026-11-23",
  ]);
});
