import { describe, expect, test } from "vitest";
import { budgetOf, quotedBudget } from "./budget.ts";
import { BUDGET_RATE_IDS, BUDGET_RATES, budgetRate } from "./budget-facts.ts";
import { FULL_MONTHS } from "./cost-facts.ts";
import { exactly } from "./range.ts";

const rates = Object.fromEntries(Object.entries(BUDGET_RATES).map(([id, { value }]) => [id, value])) as Record<
  keyof typeof BUDGET_RATES,
  number
>;
const terms = {
  rates,
  labour: 1,
  pricesArePem: false,
  mayReduceVat: true,
  carryPerMonth: 0,
  fullMonths: FULL_MONTHS.value,
};
const plain = { price: exactly(11_900), permit: "minor", isMostlyMaterial: false, monthsShare: 0 } as const;
const of = (changes: object = {}, priced: object = {}) => budgetOf({ ...plain, ...priced }, { ...terms, ...changes });
const parts = (...given: Parameters<typeof of>) =>
  Object.fromEntries(of(...given).lines.map(({ id, amount }) => [id, Math.round(amount * 100) / 100]));

test("the rates of the table", () =>
  expect(rates).toEqual({
    overheads: 0.13,
    profit: 0.06,
    contingency: 0.12,
    licence: 0.02,
    icio: 0.04,
    fees: 0.05,
    vatReduced: 0.1,
    vatGeneral: 0.21,
  }));

test("a rate without a remark has none", () => {
  expect(BUDGET_RATES.vatGeneral).not.toHaveProperty("note");
  expect(BUDGET_RATES.contingency.note).toBe("Del 10 al 15 %.");
});

describe("a market price of 11,900 is a PEM of 10,000", () => {
  test("contingency 12 % of the price, permits 6 % of the PEM, IVA 10 % of both first", () => {
    // 11,900 + 1,428 + 600 + 1,332.80
    expect(of().cost.usual).toBeCloseTo(15_260.8, 6);
    expect(parts()).toEqual({ works: 11_900, contingency: 1428, permits: 600, vat: 1332.8 });
    expect(of().lines.map(({ id }) => id)).toEqual(["works", "contingency", "permits", "vat"]);
  });
  test("the parts add up to the usual figure, with everything that there may be", () => {
    const { lines, cost } = of({ carryPerMonth: 100 }, { permit: "major", monthsShare: 0.5 });
    expect(lines).toHaveLength(6);
    expect(lines.reduce((sum, { amount }) => sum + amount, 0)).toBeCloseTo(cost.usual, 6);
  });
  test("a PEM of 10,000 grows by 13 % and 6 % to the same", () => {
    expect(of({ pricesArePem: true }, { price: exactly(10_000) }).cost.usual).toBeCloseTo(15_260.8, 6);
  });
  test("labour makes all of it dearer, permits too", () => {
    expect(of({ labour: 1.15 }).cost.usual).toBeCloseTo(15_260.8 * 1.15, 6);
    expect(parts({ labour: 0.9 })).toMatchObject({ works: 10_710, permits: 540 });
  });
  test("the ends of the price are those of the cost, and the parts are of the usual one", () => {
    const { cost, lines } = of({}, { price: { low: 5950, usual: 11_900, high: 23_800 } });
    expect(cost.low).toBeCloseTo(7630.4, 6);
    expect(cost.usual).toBeCloseTo(15_260.8, 6);
    expect(cost.high).toBeCloseTo(30_521.6, 6);
    expect(lines[0]!.amount).toBe(11_900);
  });
});

describe("IVA", () => {
  test("10 % for a private person, 21 % where it is mostly material or a company pays", () => {
    expect(of().vatRate).toBe(0.1);
    expect(of({}, { isMostlyMaterial: true }).vatRate).toBe(0.21);
    expect(of({ mayReduceVat: false }).vatRate).toBe(0.21);
    // (11,900 + 1,428) · 21 %
    expect(parts({ mayReduceVat: false }).vat).toBeCloseTo(2798.88, 2);
  });
  test("has no row where it is not paid, nor any rate abroad", () => {
    for (const place of ["ES-CN", "ES-CE", "ES-ML"]) {
      expect(budgetRate("vatReduced", place)).toBeUndefined();
      expect(budgetRate("vatGeneral", place)).toBeUndefined();
      expect(budgetRate("contingency", place)?.value).toBe(0.12);
    }
    for (const id of BUDGET_RATE_IDS) expect(budgetRate(id, "MX")).toBeUndefined();
    expect(budgetRate("vatReduced", "ES-MD")?.value).toBe(0.1);
  });
});

describe("permits", () => {
  test("structural works pay a technician, with 21 % of IVA whoever pays", () => {
    // 500 of fees, 1,332.80 + 105 of IVA
    expect(parts({}, { permit: "major" })).toEqual({
      works: 11_900,
      contingency: 1428,
      fees: 500,
      permits: 600,
      vat: 1437.8,
    });
  });
  test("paint pays none", () => {
    expect(of({}, { permit: "none" }).cost.usual).toBeCloseTo(14_660.8, 6);
    expect(parts({}, { permit: "none" })).not.toHaveProperty("permits");
    expect(parts({}, { permit: "none" })).not.toHaveProperty("fees");
  });
  test("Navarra and País Vasco set their ICIO by their own laws, and the row says so", () => {
    for (const place of ["ES-NC", "ES-PV"])
      expect(budgetRate("icio", place)).toMatchObject({
        value: 0.04,
        mark: "por-comprobar",
        note: "Norma foral propia.",
      });
    expect(budgetRate("icio", "ES-VC")?.note).not.toBe("Norma foral propia.");
    expect(budgetRate("licence", "ES-NC")).toBe(BUDGET_RATES.licence);
  });
});

describe("waiting", () => {
  test("costs by the month: 2, 3 or 4 for a whole flat, at 100 each", () => {
    const { cost, months, lines } = of({ carryPerMonth: 100 }, { monthsShare: 1 });
    expect(cost.low).toBeCloseTo(15_460.8, 6);
    expect(cost.usual).toBeCloseTo(15_560.8, 6);
    expect(cost.high).toBeCloseTo(15_660.8, 6);
    expect(months).toBe(3);
    expect(lines.at(-1)).toEqual({ id: "waiting", label: "Esperar a que acabe", amount: 300 });
  });
  test("for a part of a flat a part of it; for none, none", () => {
    expect(of({ carryPerMonth: 100 }, { monthsShare: 0.25 }).months).toBe(0.75);
    expect(parts({ carryPerMonth: 100 }, { monthsShare: 0.25 }).waiting).toBe(75);
    expect(parts({ carryPerMonth: 100 })).not.toHaveProperty("waiting");
    expect(parts({}, { monthsShare: 1 })).not.toHaveProperty("waiting");
  });
});

describe("a quoted price", () => {
  const quoted = (carryPerMonth: number, monthsShare = 1) =>
    quotedBudget(20_000, { ...plain, monthsShare }, { ...terms, carryPerMonth });

  test("holds everything but the wait, and may go over by what is unforeseen", () => {
    expect(quoted(100).cost).toEqual({ low: 20_200, usual: 20_300, high: expect.closeTo(22_800, 6) });
    expect(quoted(0).cost).toEqual({ low: 20_000, usual: 20_000, high: expect.closeTo(22_400, 6) });
    expect(quoted(0)).toMatchObject({ vatRate: 0, months: 3 });
    expect(quoted(100, 0.5)).toMatchObject({ months: 1.5, cost: { usual: 20_150 } });
  });
  test("its parts are the price, and the wait where it costs anything", () => {
    expect(quoted(0).lines).toEqual([{ id: "works", label: "Presupuesto cerrado", amount: 20_000 }]);
    expect(quoted(100).lines.map(({ id, amount }) => [id, amount])).toEqual([
      ["works", 20_000],
      ["waiting", 300],
    ]);
  });
});
