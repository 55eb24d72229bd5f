import { describe, expect, test } from "vitest";
import { type Goal, goalForm } from "./goal.ts";
import { daysOfWork, paceOf, progressLine } from "./pace.ts";
import { reverseFunnel, usedRate } from "./reverse-funnel.ts";

const typed = { income: "60.000", averageFee: "6.000", mandatesToSales: "60", valuationsToMandates: "35" };
const goal: Goal = goalForm.parse(typed);
const numbersOf = (of: Goal) => reverseFunnel(of).map(({ needed }) => needed);

describe("the funnel from the income backwards", () => {
  test("60,000 € at 6,000 € each: 10 sales, 17 mandates, 49 valuations", () => {
    expect(numbersOf(goal)).toEqual([10, 17, 49]);
  });

  test("goes on to contacts and calls where a share is given", () => {
    const whole = goalForm.parse({ ...typed, contactsToValuations: "20", callsToContacts: "12,5" });
    // 49 / 0.2 = 245; 245 / 0.125 = 1,960.
    expect(numbersOf(whole)).toEqual([10, 17, 49, 245, 1960]);
    expect(numbersOf(goalForm.parse({ ...typed, callsToContacts: "50" }))).toEqual([10, 17, 49]);
  });

  test("is not rounded up by the computer's own rounding", () => {
    // 21 / 0.7 is 30.000000000000004.
    const exact = goalForm.parse({
      ...typed,
      income: 21,
      averageFee: 1,
      mandatesToSales: 70,
      valuationsToMandates: 100,
    });
    expect(numbersOf(exact)).toEqual([21, 30, 30]);
    expect(numbersOf(goalForm.parse({ ...typed, income: 60_001 }))).toEqual([11, 19, 55]);
  });

  test("takes rates measured on ten cases, not on nine", () => {
    expect(usedRate("mandatesToSales", goal, { cases: 9, successes: 9 })).toEqual({ value: 0.6, basis: "tuyo" });
    expect(usedRate("mandatesToSales", goal, { cases: 10, successes: 8 })).toEqual({ value: 0.8, basis: "medido" });
    const own = { ...goal, prefersTyped: true };
    expect(usedRate("mandatesToSales", own, { cases: 10, successes: 8 })).toEqual({ value: 0.6, basis: "tuyo" });
    // None out of twelve leads nowhere.
    expect(usedRate("mandatesToSales", goal, { cases: 12, successes: 0 })?.basis).toBe("tuyo");
  });

  test("marks assumed rates, and assumes none for contacts", () => {
    const bare = goalForm.parse({ income: 60_000, averageFee: 6_000 });
    expect(reverseFunnel(bare).map(({ rate }) => rate?.basis)).toEqual([undefined, "supuesto", "supuesto"]);
    expect(usedRate("contactsToValuations", bare, undefined)).toBeNull();
  });
});

test.each([
  [{ income: "0" }, "income"],
  [{ averageFee: "0" }, "averageFee"],
  [{ averageFee: "" }, "averageFee"],
  [{ mandatesToSales: "0" }, "mandatesToSales"],
  [{ valuationsToMandates: "101" }, "valuationsToMandates"],
  [{ holidays: [{ from: "2026-08-31", to: "2026-08-01" }] }, "holidays.0.to"],
])("refuses %o at its field", (wrong, path) => {
  const parsed = goalForm.safeParse({ ...typed, ...wrong });
  expect(parsed.error?.issues.map((issue) => issue.path.join("."))).toEqual([path]);
});

describe("the pace", () => {
  const august = [{ from: "2026-08-01", to: "2026-08-31" }];

  test("leaves holidays out, those that overlap once", () => {
    expect(daysOfWork("2026-01-01", "2026-12-31", [])).toBe(365);
    expect(daysOfWork("2026-01-01", "2026-12-31", august)).toBe(334);
    expect(daysOfWork("2026-01-01", "2026-12-31", [...august, { from: "2026-08-15", to: "2026-09-02" }])).toBe(332);
    expect(daysOfWork("2026-02-01", "2026-01-31", [])).toBe(0);
  });

  test("half of the year is half of the goal", () => {
    // 1 January to 2 July are 183 of 365 days; 182 are left: 26 weeks.
    const pace = paceOf({ year: 2026, today: "2026-07-02", holidays: [] }, 365, 131);
    expect(pace).toEqual({ expected: 183, gap: -52, weeksLeft: 26, perWeek: 9 });
  });

  test("a year that has not begun expects nothing, one that is over all of it", () => {
    expect(paceOf({ year: 2027, today: "2026-11-22", holidays: [] }, 10, 0)).toMatchObject({ expected: 0, gap: 0 });
    const over = paceOf({ year: 2025, today: "2026-11-22", holidays: [] }, 10, 8);
    expect(over).toEqual({ expected: 10, gap: -2, weeksLeft: 0, perWeek: null });
    expect(paceOf({ year: 2026, today: "2026-03-01", holidays: [] }, 10, 12).perWeek).toBeNull();
  });

  test("draws the year to today, and the pace to its end", () => {
    const amounts = [
      { day: "2026-01-20", amount: 6000 },
      { day: "2026-02-10", amount: 4000 },
    ];
    const line = progressLine({ year: 2026, today: "2026-02-15", holidays: [] }, 36_500, amounts);
    expect(line).toHaveLength(14);
    expect(line.slice(0, 4)).toEqual([
      { day: "2025-12-31", expected: 0, done: 0 },
      { day: "2026-01-31", expected: 3100, done: 6000 },
      { day: "2026-02-15", expected: 4600, done: 10_000 },
      { day: "2026-02-28", expected: 5900, done: null },
    ]);
    expect(line.at(-1)).toEqual({ day: "2026-12-31", expected: 36_500, done: null });
  });
});
