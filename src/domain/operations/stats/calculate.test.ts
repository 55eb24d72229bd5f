import { expect, test } from "vitest";
import { startOfWeek } from "../../shared/time/local-time.ts";
import {
  changeOf,
  foldInto,
  funnelOf,
  grainOf,
  isSmall,
  partsOf,
  retentionOf,
  revenueOf,
  sumWithin,
} from "./calculate.ts";

test("a change is against the period before; from nothing it is null", () => {
  expect(changeOf(15, 10)).toBe(0.5);
  expect(changeOf(5, 10)).toBe(-0.5);
  expect(changeOf(7, 0)).toBeNull();
  expect([isSmall(9), isSmall(10)]).toEqual([true, false]);
});

test("days are drawn one by one, longer periods by weeks that begin on Monday, then by months", () => {
  expect(grainOf({ from: "2026-11-01", to: "2026-11-30" })).toBe("dia");
  // 2026-11-04 is a Wednesday.
  expect(partsOf({ from: "2026-11-04", to: "2026-11-18" }, "semana")).toEqual([
    { from: "2026-11-04", to: "2026-11-08" },
    { from: "2026-11-09", to: "2026-11-15" },
    { from: "2026-11-16", to: "2026-11-18" },
  ]);
  expect(partsOf({ from: "2024-01-30", to: "2024-03-02" }, "mes")).toEqual([
    { from: "2024-01-30", to: "2024-01-31" },
    { from: "2024-02-01", to: "2024-02-29" },
    { from: "2024-03-01", to: "2024-03-02" },
  ]);
  expect(startOfWeek("2026-11-22")).toBe("2026-11-16");
});

test("rows fold into the parts of a period", () => {
  const rows = [
    { day: "2026-11-03", count: 4 },
    { day: "2026-11-09", count: 1 },
    { day: "2026-11-15", count: 2 },
    { day: "2026-11-20", count: 9 },
  ];
  const period = { from: "2026-11-04", to: "2026-11-18" };
  expect(foldInto(rows, partsOf(period, "semana"))).toEqual([0, 3, 0]);
  expect(sumWithin(rows, period)).toBe(3);
});

test("two pay Agencia monthly and three Agente yearly: 158 + 3 × 29 × 10/12 = 230,50 a month", () => {
  const plans = [
    { id: "prueba", name: "Prueba", monthlyEuros: 0 },
    { id: "agente", name: "Agente", monthlyEuros: 29 },
    { id: "agencia", name: "Agencia", monthlyEuros: 79 },
  ];
  const group = (plan: string, count: number, parts = {}) => ({
    plan,
    count,
    interval: "month" as const,
    isOnline: true,
    isLate: false,
    ...parts,
  });
  const revenue = revenueOf(
    [
      group("agencia", 2),
      group("agencia", 1, { isLate: true }),
      group("agente", 3, { interval: "year" }),
      group("agente", 4, { isOnline: false, interval: null }),
      group("prueba", 5, { isOnline: false, interval: null }),
    ],
    { plans, monthsPaidYearly: 10 },
  );
  expect(revenue.monthlyEuros).toBeCloseTo(230.5);
  expect(revenue.trials).toBe(5);
  expect(revenue.plans).toMatchObject([
    { id: "agente", online: 3, late: 0, byHand: 4, monthlyEuros: 72.5 },
    { id: "agencia", online: 2, late: 1, byHand: 0, monthlyEuros: 158 },
  ]);
});

test("each step of the funnel is a part of the one before", () => {
  const steps = funnelOf({ views: 1000, forms: 50, accounts: 20, withResult: 12, paying: 0 });
  expect(steps.map(({ share }) => share)).toEqual([null, 0.05, 0.4, 0.6, 0]);
  expect(funnelOf({ views: 0, forms: 0, accounts: 2, withResult: 1, paying: 0 })[2]!.share).toBeNull();
});

test("retention has a row for each week that is over, and nothing of weeks that are not", () => {
  const rows = retentionOf(
    [{ week: "2026-11-02", count: 4 }],
    [
      { week: "2026-11-02", in: "2026-11-02", count: 4 },
      { week: "2026-11-02", in: "2026-11-09", count: 1 },
    ],
    { weeks: 3, today: "2026-11-18" },
  );
  expect(rows).toEqual([
    { week: "2026-10-26", size: 0, shares: [null, null, null] },
    { week: "2026-11-02", size: 4, shares: [1, 0.25, null] },
    { week: "2026-11-09", size: 0, shares: [null, null, null] },
  ]);
});
