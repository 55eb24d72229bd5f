import { expect, test } from "vitest";
import type { Wait } from "./flow-document.ts";
import { later, waitUntil } from "./wait-until.ts";

/** Monday to Friday from nine to two and from four to seven. */
const WORKDAY = [
  [540, 840],
  [960, 1140],
] as const;
const TIMES = {
  timeZone: "Europe/Madrid",
  openingHours: [WORKDAY, WORKDAY, WORKDAY, WORKDAY, WORKDAY, [], []],
  holidays: [],
};
/** Saturday, 10:00 in Madrid. */
const NOW = "2026-11-28T09:00:00.000Z";
const until = (wait: Wait, now = NOW) => waitUntil(wait, new Date(now), TIMES).toISOString();

test.each([
  // The same minute is over: a week later.
  [[5], "10:00", "2026-12-05T09:00:00.000Z"],
  [[5], "10:01", "2026-11-28T09:01:00.000Z"],
  [[6], "09:00", "2026-11-29T08:00:00.000Z"],
  [[0], "09:00", "2026-11-30T08:00:00.000Z"],
  [[4], "09:00", "2026-12-04T08:00:00.000Z"],
  [[1, 3], "12:30", "2026-12-01T11:30:00.000Z"],
  // Any day.
  [[], "09:00", "2026-11-29T08:00:00.000Z"],
  [[], "18:00", "2026-11-28T17:00:00.000Z"],
])("on Saturday at ten the next of the weekdays %j at %s is %s", (weekdays, at, expected) => {
  expect(until({ for: "dia", weekdays, at })).toBe(expected);
});

test.each([
  [30, "minutos", "2026-11-28T09:30:00.000Z"],
  [2, "horas", "2026-11-28T11:00:00.000Z"],
  [2, "dias", "2026-11-30T09:00:00.000Z"],
] as const)("%i %s by the clock are over at %s", (amount, unit, expected) => {
  expect(until({ for: "tiempo", amount, unit, openOnly: false })).toBe(expected);
});

test("days keep their hour over the change of clocks in March", () => {
  expect(later(new Date("2027-03-27T17:00:00Z"), 2, "dias", TIMES).toISOString()).toBe("2027-03-29T16:00:00.000Z");
});

test.each([
  // Two hours of opening from Monday at nine.
  [2, "horas", "2026-11-30T10:00:00.000Z"],
  // Six hours: five in the morning, one from four on.
  [6, "horas", "2026-11-30T16:00:00.000Z"],
  // Saturday and a day is Sunday: the next opening.
  [1, "dias", "2026-11-30T08:00:00.000Z"],
] as const)("%i %s of opening hours are over at %s", (amount, unit, expected) => {
  expect(until({ for: "tiempo", amount, unit, openOnly: true })).toBe(expected);
});

test("an agency that never opens waits by the clock", () => {
  const closed = { ...TIMES, openingHours: [[], [], [], [], [], [], []] };
  const wait = { for: "tiempo", amount: 2, unit: "horas", openOnly: true } as const;
  expect(waitUntil(wait, new Date(NOW), closed).toISOString()).toBe("2026-11-28T11:00:00.000Z");
});
