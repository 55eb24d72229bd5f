import { describe, expect, test } from "vitest";
import { refusal, refusals } from "../../shared/schema/refusals.test-data.ts";
import { costsIn, groupedBy, returnOn, sumOf } from "../analytics/calculate.ts";
import { countFigure } from "../analytics/figures.ts";
import { periodQuery, readPeriod } from "../analytics/period.ts";
import { sourceCost } from "../analytics/source-costs.ts";
import { type Goal, goalForm, goalYear, MOST_HOLIDAYS } from "./goal.ts";
import { daysOfWork, paceOf, progressLine } from "./pace.ts";
import { reverseFunnel, usedRate } from "./reverse-funnel.ts";

const goal = { income: 60_000, averageFee: 6000 };
const days = (from: string, to: string) => ({ from, to });

describe("a goal as it is typed", () => {
  test.each<[object, string | null]>([
    [{ income: 1 }, null],
    [{ income: 0.5 }, "Introduce lo que quieres ingresar en el año, mayor que cero"],
    [{ income: 1_000_000_000 }, null],
    [{ income: 1_000_000_001 }, "Introduce lo que quieres ingresar en el año, mayor que cero"],
    [{ averageFee: 1 }, null],
    [{ averageFee: 100_000_000 }, null],
    [{ averageFee: 100_000_001 }, "Introduce los honorarios medios de una venta, mayores que cero"],
    [{ mandatesToSales: 0.1 }, null],
    [{ mandatesToSales: 0.105 }, null],
    [{ mandatesToSales: 0.09 }, "Introduce un porcentaje mayor que 0 y de 100 como mucho, o déjalo vacío"],
    [{ callsToContacts: 100.1 }, "Introduce un porcentaje mayor que 0 y de 100 como mucho, o déjalo vacío"],
    [{ holidays: [days("2026-08-01", "2026-08-01")] }, null],
    [{ holidays: [days("2026-08-02", "2026-08-01")] }, "El último día no puede ser anterior"],
    [{ holidays: [days("agosto", "2026-08-01")] }, "Elige el día"],
    [{ holidays: Array.from({ length: 12 }, () => days("2026-08-01", "2026-08-01")) }, null],
    [{ holidays: Array.from({ length: 13 }, () => days("2026-08-01", "2026-08-01")) }, "Como mucho doce periodos"],
  ])("%j: %s", (fields, message) => expect(refusal(goalForm, { ...goal, ...fields })).toBe(message));

  test("is of a year from 2000 to 2200, with twelve holidays at most", () => {
    expect([1999, 2000, 2200, 2201].map((year) => refusal(goalYear, year))).toEqual([
      "Elige un año",
      null,
      null,
      "Elige un año",
    ]);
    expect(MOST_HOLIDAYS).toBe(12);
    expect(goalForm.parse(goal)).toMatchObject({ prefersTyped: false, holidays: [] });
  });
});

describe("from an income back to what it takes", () => {
  const full = (more: Partial<Goal> = {}): Goal => ({ ...goalForm.parse(goal), ...more });
  const steps = (one: Goal, measured = {}) =>
    reverseFunnel(one, measured).map(({ step, needed }) => `${step} ${needed}`);

  test("supposed shares: 10 sales of 60 % are 17 mandates, of 35 % 49 valuations", () => {
    expect(steps(full())).toEqual(["ventas 10", "encargos 17", "valoraciones 49"]);
    expect(usedRate("mandatesToSales", full(), undefined)).toEqual({ value: 0.6, basis: "supuesto" });
    expect(usedRate("valuationsToMandates", full(), undefined)).toEqual({ value: 0.35, basis: "supuesto" });
    expect(usedRate("callsToContacts", full(), undefined)).toBeNull();
  });

  test("typed shares: 10 / 0.5 = 20, / 0.4 = 50, / 0.25 = 200, / 0.1 = 2,000", () => {
    const typed = full({
      mandatesToSales: 50,
      valuationsToMandates: 40,
      contactsToValuations: 25,
      callsToContacts: 10,
    });
    expect(steps(typed)).toEqual(["ventas 10", "encargos 20", "valoraciones 50", "contactos 200", "llamadas 2000"]);
  });

  test("a measured share counts from ten cases on, never above one, never of zero", () => {
    const of = (cases: number, successes: number) => usedRate("mandatesToSales", full(), { cases, successes });
    expect([of(10, 5), of(9, 5), of(10, 12), of(10, 0), of(10, 1)]).toEqual([
      { value: 0.5, basis: "medido" },
      { value: 0.6, basis: "supuesto" },
      { value: 1, basis: "medido" },
      { value: 0.6, basis: "supuesto" },
      { value: 0.1, basis: "medido" },
    ]);
    const typed = full({ mandatesToSales: 40 });
    expect(usedRate("mandatesToSales", typed, { cases: 10, successes: 5 })?.basis).toBe("medido");
    expect(usedRate("mandatesToSales", { ...typed, prefersTyped: true }, { cases: 10, successes: 5 })).toEqual({
      value: 0.4,
      basis: "tuyo",
    });
  });

  test("half a sale more is one more, and what is whole but for the computer's rounding stays so", () => {
    expect(steps(full({ income: 60_001 }))[0]).toBe("ventas 11");
    // 21 / 0.7 is 30.000000000000004 for a computer.
    expect(steps(full({ income: 21 * 6000, mandatesToSales: 70 }))[1]).toBe("encargos 30");
  });
});

describe("the pace of a year", () => {
  test.each<[string, string, [string, string][], number]>([
    ["2026-08-01", "2026-08-31", [], 31],
    ["2026-08-01", "2026-08-01", [], 1],
    ["2026-08-02", "2026-08-01", [], 0],
    ["2026-08-01", "2026-08-31", [["2026-08-10", "2026-08-19"]], 21],
    ["2026-08-01", "2026-08-31", [["2026-08-31", "2026-09-10"]], 30],
    ["2026-08-01", "2026-08-31", [["2026-07-01", "2026-08-01"]], 30],
    ["2026-08-01", "2026-08-31", [["2026-09-01", "2026-09-10"]], 31],
    ["2026-08-01", "2026-08-31", [["2026-07-01", "2026-09-10"]], 0],
    // Overlapping ones are free once, in whatever order they come.
    [
      "2026-08-01",
      "2026-08-31",
      [
        ["2026-08-15", "2026-08-20"],
        ["2026-08-10", "2026-08-16"],
      ],
      20,
    ],
    [
      "2026-08-01",
      "2026-08-31",
      [
        ["2026-08-10", "2026-08-20"],
        ["2026-08-12", "2026-08-14"],
      ],
      20,
    ],
    [
      "2026-08-01",
      "2026-08-31",
      [
        ["2026-08-10", "2026-08-20"],
        ["2026-08-12", "2026-08-21"],
      ],
      19,
    ],
    [
      "2026-08-01",
      "2026-08-31",
      [
        ["2026-08-10", "2026-08-10"],
        ["2026-08-10", "2026-08-10"],
      ],
      30,
    ],
  ])("from %s to %s with %j: %d days", (from, to, holidays, expected) =>
    expect(
      daysOfWork(
        from,
        to,
        holidays.map(([first, last]) => days(first, last)),
      ),
    ).toBe(expected),
  );

  const pace = (today: string, needed = 365, done = 0, holidays: { from: string; to: string }[] = []) =>
    paceOf({ year: 2026, today, holidays }, needed, done);

  test("is even: one a day of 365, and of what is missing so much for each week that is left", () => {
    expect(pace("2026-01-01")).toEqual({ expected: 1, gap: -1, weeksLeft: 52, perWeek: 365 / 52 });
    // 17 December is day 351: 14 days are left.
    expect(pace("2026-12-17", 365, 351)).toEqual({ expected: 351, gap: 0, weeksLeft: 2, perWeek: 7 });
    expect(pace("2026-12-17", 365, 364).perWeek).toBe(0.5);
    expect(pace("2026-12-17", 365, 365).perWeek).toBeNull();
    expect(pace("2026-12-30", 365, 0)).toMatchObject({ weeksLeft: 1 / 7, perWeek: 2555 });
    expect(pace("2026-12-31", 365, 0)).toMatchObject({ expected: 365, weeksLeft: 0, perWeek: null });
    expect(pace("2025-12-31", 365, 0)).toMatchObject({ expected: 0, weeksLeft: 365 / 7 });
    expect(pace("2025-06-01", 365, 0)).toMatchObject({ expected: 0, weeksLeft: 365 / 7 });
  });

  test("of a year without work nothing is expected before it ends, and all afterwards", () => {
    const never = [days("2026-01-01", "2026-12-31")];
    expect([pace("2026-12-31", 12, 0, never).expected, pace("2027-01-01", 12, 0, never).expected]).toEqual([0, 12]);
    expect(
      progressLine({ year: 2026, today: "2026-06-01", holidays: never }, 12, []).every(
        ({ expected }) => expected === 0,
      ),
    ).toBe(true);
  });

  test("as a line: the beginning, the ends of the months and today, and what was done by each", () => {
    const amounts = [
      { day: "2025-12-31", amount: 100 },
      { day: "2026-01-01", amount: 1 },
      { day: "2026-01-31", amount: 2 },
      { day: "2026-02-01", amount: 4 },
    ];
    const line = progressLine({ year: 2026, today: "2026-02-10", holidays: [] }, 365, amounts);
    expect(line.slice(0, 5)).toEqual([
      { day: "2025-12-31", expected: 0, done: 0 },
      { day: "2026-01-31", expected: 31, done: 3 },
      { day: "2026-02-10", expected: 41, done: 7 },
      { day: "2026-02-28", expected: 59, done: null },
      { day: "2026-03-31", expected: 90, done: null },
    ]);
    expect(line).toHaveLength(14);
    expect(progressLine({ year: 2026, today: "2027-02-10", holidays: [] }, 365, amounts)).toHaveLength(13);
  });
});

describe("counted results", () => {
  test("a source that cost one euro has a return", () =>
    expect([returnOn(3, 1), returnOn(3, 0.5), returnOn(3, 0)]).toEqual([2, 5, null]));

  test("of a month that the days cut its part is counted: 15 of 30, 1 of 31, all of February", () => {
    const costs = { "2026-02": { a: 28 }, "2026-11": { a: 30, b: 60 }, "2026-12": { a: 31 }, "2027-01": { a: 31 } };
    expect([...costsIn(costs, days("2026-11-16", "2026-12-01"))]).toEqual([
      ["a", 16],
      ["b", 30],
    ]);
    expect([...costsIn(costs, days("2026-02-01", "2026-02-28"))]).toEqual([["a", 28]]);
    expect([...costsIn(costs, days("2026-11-30", "2026-11-30"))]).toEqual([
      ["a", 1],
      ["b", 2],
    ]);
    expect([...costsIn(costs, days("2026-12-31", "2027-01-01"))]).toEqual([["a", 2]]);
    expect(costsIn(costs, days("2026-03-01", "2026-10-31")).size).toBe(0);
  });

  test("groups are added name by name, and of none there is nothing", () => {
    const group = {
      isNow: true,
      source: "a",
      ownerId: null,
      furthest: 1,
      deals: 1,
      signed: 2,
      commission: 3,
      asked: 4,
      inTime: 5,
      late: 6,
    };
    expect(sumOf([group, group])).toEqual({ deals: 2, signed: 4, commission: 6, asked: 8, inTime: 10, late: 12 });
    expect(sumOf([])).toEqual({ deals: 0, signed: 0, commission: 0, asked: 0, inTime: 0, late: 0 });
    expect([...groupedBy(["ana", "eva", "al"], (name) => name[0])]).toEqual([
      ["a", ["ana", "al"]],
      ["e", ["eva"]],
    ]);
    expect(countFigure("tratos", 5, null)).toEqual({ id: "tratos", unit: "numero", value: 5, before: null, n: null });
  });

  test("the cost of a source is typed by the month, up to ten million", () => {
    const cost = { month: "2026-11", source: "idealista", amount: "0" };
    expect(sourceCost.parse(cost)).toEqual({ ...cost, amount: 0 });
    expect(refusals(sourceCost, { month: "2026-13", source: " ", amount: -1 })).toEqual({
      month: "Elige el mes",
      source: "Elige el origen",
      amount: "Introduce lo que pagaste en euros; 0 lo quita",
    });
    expect(refusal(sourceCost, { ...cost, month: "2026-111" })).toBe("Elige el mes");
    expect(refusal(sourceCost, { ...cost, source: "a" })).toBeNull();
    expect(refusal(sourceCost, { ...cost, source: "a".repeat(81) })).toBe("Usa como mucho 80 caracteres");
    expect(refusal(sourceCost, { ...cost, source: "a".repeat(80), amount: 10_000_000 })).toBeNull();
    expect(refusal(sourceCost, { ...cost, amount: 10_000_001 })).toBe("Introduce lo que pagaste en euros; 0 lo quita");
  });

  test("days of one's own are as long before, 1,830 at most, and otherwise the last thirty", () => {
    const of = (from: string, to: string) =>
      readPeriod(new URLSearchParams({ periodo: "otro", desde: from, hasta: to }), "2026-11-25");
    expect(of("2026-11-25", "2026-11-25")).toMatchObject({
      kind: "otro",
      before: days("2026-11-24", "2026-11-24"),
      error: null,
    });
    // 1,830 days from 1 January 2020 lead to 3 January 2025, two leap days among them.
    expect(of("2020-01-01", "2025-01-03").error).toBeNull();
    expect(of("2020-01-01", "2025-01-04")).toMatchObject({
      kind: "30",
      from: "2026-10-27",
      error: "Elige como mucho cinco años.",
    });
    expect(of("2026-11-26", "2026-11-25").error).toBe("El último día no puede ser anterior al primero.");
    expect(of("2026-02-30", "2026-11-25").error).toBe("Elige el primer y el último día.");
    expect(periodQuery(of("2026-11-01", "2026-11-25"))).toBe("?periodo=otro&desde=2026-11-01&hasta=2026-11-25");
    expect(periodQuery({ kind: "90", from: "", to: "" })).toBe("?periodo=90");
  });
});
