import { expect, test } from "vitest";
import { type CadenceQuestion, cadenceOf } from "./cadence.ts";

const BASE: CadenceQuestion = {
  startsAt: "2026-11-21T21:00", // a Saturday
  hour: "10:00",
  done: 0,
  isOver: false,
  today: "2026-11-21",
  holidays: "ES",
};
const shown = (changes: Partial<CadenceQuestion> = {}) =>
  cadenceOf({ ...BASE, ...changes }).map(({ offset, at, state }) => `D${offset} ${at} ${state}`);

test("Saturday at 21:00: Monday at 9:00, and from there after 1, 3, 7, 14 and 30 days", () => {
  expect(shown()).toEqual([
    "D0 2026-11-23T09:00 ahora",
    "D1 2026-11-24T10:00 pendiente",
    "D3 2026-11-26T10:00 pendiente",
    "D7 2026-11-30T10:00 pendiente",
    "D14 2026-12-07T10:00 pendiente",
    "D30 2026-12-23T10:00 pendiente",
  ]);
});

test("an answer cancels the rest, done steps stay done", () => {
  expect(shown({ done: 2, isOver: true }).map((step) => step.split(" ")[2])).toEqual([
    "hecho",
    "hecho",
    "cancelado",
    "cancelado",
    "cancelado",
    "cancelado",
  ]);
});

test("missed steps become one step, today", () => {
  // Only the first was done; on 8 December, a holiday, three are overdue and wait for the ninth.
  expect(shown({ done: 1, today: "2026-12-08" })).toEqual([
    "D0 2026-11-23T09:00 hecho",
    "D1 2026-11-24T10:00 junto",
    "D3 2026-11-26T10:00 junto",
    "D7 2026-11-30T10:00 junto",
    "D14 2026-12-09T10:00 ahora",
    "D30 2026-12-23T10:00 pendiente",
  ]);
});

test("a step that falls on a holiday is taken on the next working day, where it is one", () => {
  // 30 December and three, seven and fourteen days: 2, 6 and 13 January; the sixth is a holiday of Spain.
  const from = { startsAt: "2026-12-30T11:00", today: "2026-12-30" };
  expect(shown(from).slice(2, 5)).toEqual([
    "D3 2027-01-04T10:00 pendiente",
    "D7 2027-01-07T10:00 pendiente",
    "D14 2027-01-13T10:00 pendiente",
  ]);
  expect(shown({ ...from, holidays: "common" })[3]).toBe("D7 2027-01-06T10:00 pendiente");
});

test("two of one day are one: from a Friday, the second and the third fall on Monday", () => {
  expect(shown({ startsAt: "2026-11-20T11:00", today: "2026-11-20" }).slice(0, 3)).toEqual([
    "D0 2026-11-20T11:00 ahora",
    "D1 2026-11-23T10:00 junto",
    "D3 2026-11-23T10:00 pendiente",
  ]);
});

test("on a weekend an overdue step waits for Monday, and takes Monday's along", () => {
  expect(shown({ done: 3, today: "2026-12-06" }).slice(3)).toEqual([
    "D7 2026-11-30T10:00 junto",
    "D14 2026-12-07T10:00 ahora",
    "D30 2026-12-23T10:00 pendiente",
  ]);
});

test("an overdue step keeps its hour when a weekend moves it, and the first answer does not wait for it", () => {
  expect(shown({ done: 4, today: "2026-12-12" }).at(-2)).toBe("D14 2026-12-14T10:00 ahora");
  expect(shown({ today: "2026-11-22" })[0]).toBe("D0 2026-11-23T09:00 ahora");
});

test("every step lies from Monday to Friday between nine and twenty, at most one a day", () => {
  for (let day = 1; day <= 28; day++) {
    const startsAt = `2026-02-${String(day).padStart(2, "0")}T22:15`;
    const open = cadenceOf({ ...BASE, startsAt, today: "2026-01-01", hour: "19:30" }).filter(
      ({ state }) => state !== "junto",
    );
    for (const { at } of open) {
      expect(new Date(`${at}Z`).getUTCDay() % 6, at).not.toBe(0);
      expect(at.slice(11) >= "09:00" && at.slice(11) < "20:00", at).toBe(true);
    }
    expect(new Set(open.map(({ at }) => at.slice(0, 10))).size).toBe(open.length);
  }
});

test("all done: nothing is left", () => {
  expect(shown({ done: 6, today: "2027-01-10" }).every((step) => step.endsWith("hecho"))).toBe(true);
});
