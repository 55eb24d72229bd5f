import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { factOn } from "../../shared/dated-fact.ts";
import { landGainMethods, landGainTax } from "./land-gain-tax.ts";
import { LAND_GAIN_COEFFICIENTS } from "./sale-facts.ts";

const TODAY = "2026-11-22";
const coefficients = (date: string) => factOn(LAND_GAIN_COEFFICIENTS, date)!.value;
const gain = {
  landValue: 60_000,
  salePrice: 250_000,
  rate: 0.29,
  purchasedOn: "2017-11-20",
  soldOn: TODAY,
  coefficients: coefficients(TODAY),
};

test("of the facts: land 60,000, 9 years, 29 % → 2,610", () =>
  expect(landGainTax(gain)).toEqual({ amount: expect.closeTo(2610, 6), method: "objetivo", years: 9 }));

describe("complete years", () => {
  /** Each coefficient is its own number, so that the base says which one was taken. */
  const taken = (purchasedOn: string, soldOn: string) => {
    const numbered = Array.from({ length: 21 }, (_, year) => year);
    const { amount, years } = landGainTax({
      ...gain,
      purchasedOn,
      soldOn,
      coefficients: numbered,
      landValue: 1,
      rate: 1,
    });
    return [years, amount];
  };
  test.each([
    ["a year to the day", "2025-11-22", TODAY, 1, 1],
    ["a day short of two", "2024-11-23", TODAY, 1, 1],
    ["two to the day", "2024-11-22", TODAY, 2, 2],
    ["a day short of nine", "2017-11-23", TODAY, 8, 8],
    ["a month short of nine", "2017-12-22", TODAY, 8, 8],
    ["nine and a month", "2017-10-22", TODAY, 9, 9],
    ["a day short of twenty", "2006-11-23", TODAY, 19, 19],
    ["twenty", "2006-11-22", TODAY, 20, 20],
    ["more have the last coefficient", "1975-01-31", TODAY, 51, 20],
    ["from a leap day, on the last of February", "2016-02-29", "2025-02-28", 9, 9],
    ["from a leap day, a day before that", "2016-02-29", "2025-02-27", 8, 8],
  ])("%s: bought %s, sold %s: %d years, coefficient %d", (_case, bought, sold, years, coefficient) =>
    expect(taken(bought, sold)).toEqual([years, coefficient]),
  );
});

describe("under a year, complete months of the first coefficient: 60,000 · 0.15 · 29 % = 2,610 a year, 217.50 a month", () => {
  test.each([
    ["half a year and some days", "2026-05-10", TODAY, 6],
    ["eleven months to the day", "2025-12-22", TODAY, 11],
    ["a day short of eleven", "2025-12-23", TODAY, 10],
    ["a day short of a year", "2025-11-23", TODAY, 11],
    ["a month to the day", "2026-10-22", TODAY, 1],
    ["a day short of a month", "2026-10-23", TODAY, 0],
    ["the same day", TODAY, TODAY, 0],
    ["over the turn of the year", "2025-12-31", "2026-01-31", 1],
    ["a day short of it", "2025-12-31", "2026-01-30", 0],
    ["from a 31st to the last of February", "2026-01-31", "2026-02-28", 1],
    ["from a 31st to the day before", "2026-01-31", "2026-02-27", 0],
    ["from a 31st to a 30th that is the last", "2026-03-31", "2026-04-30", 1],
    ["sold before it was bought", "2026-12-22", TODAY, 0],
  ])("%s: bought %s, sold %s: %d", (_case, purchasedOn, soldOn, months) => {
    const { amount, years } = landGainTax({ ...gain, purchasedOn, soldOn });
    expect(years).toBe(0);
    expect(amount).toBeCloseTo(217.5 * months, 6);
  });
});

describe("the real method", () => {
  test("where it is lower: (250 − 235) · 60/120 · 29 % = 2,175", () =>
    expect(landGainTax({ ...gain, purchasePrice: 235_000, cadastralValue: 120_000 })).toEqual({
      amount: expect.closeTo(2175, 6),
      method: "real",
      years: 9,
    }));
  test("not where it is higher, nor where both are the same: 18,000 · 60/120 = 9,000 = 60,000 · 0.15", () => {
    const real = (purchasePrice: number) => landGainTax({ ...gain, purchasePrice, cadastralValue: 120_000 });
    expect(real(200_000)).toMatchObject({ amount: expect.closeTo(2610, 6), method: "objetivo" });
    expect(real(232_000)).toMatchObject({ amount: expect.closeTo(2610, 6), method: "objetivo" });
    expect(real(232_010)).toMatchObject({ amount: expect.closeTo(2608.55, 6), method: "real" });
  });
  test("needs both values of the register and the price of then", () => {
    expect(landGainTax({ ...gain, purchasePrice: 249_000 }).method).toBe("objetivo");
    expect(landGainTax({ ...gain, cadastralValue: 120_000 }).method).toBe("objetivo");
  });
  test("no gain, no tax, but it is declared; a euro of gain is one", () => {
    const sold = (purchasePrice: number) => landGainTax({ ...gain, purchasePrice, cadastralValue: 120_000 });
    expect(sold(250_000)).toEqual({ amount: 0, method: "sin-ganancia", years: 9 });
    expect(sold(300_000)).toMatchObject({ amount: 0, method: "sin-ganancia" });
    // 1 · 60/120 · 29 %
    expect(sold(249_999)).toMatchObject({ amount: expect.closeTo(0.145, 9), method: "real" });
  });
});

test("it is never below zero, never more than the objective base, and never more for a dearer purchase", () => {
  const money = fc.integer({ min: 1, max: 900_000 });
  fc.assert(
    fc.property(money, money, fc.integer({ min: 0, max: 300 }), (bought, dearer, months) => {
      const year = 2026 - Math.ceil(months / 12);
      const given = { ...gain, purchasedOn: `${year}-03-15`, cadastralValue: 120_000 };
      const objective = landGainTax(given).amount;
      const amount = (purchasePrice: number) => landGainTax({ ...given, purchasePrice }).amount;
      expect(amount(bought)).toBeGreaterThanOrEqual(0);
      expect(amount(bought)).toBeLessThanOrEqual(objective + 1e-9);
      expect(amount(Math.max(bought, dearer))).toBeLessThanOrEqual(amount(bought) + 1e-9);
    }),
  );
});

test.each([
  ["2024-06-01", 0.15],
  ["2024-12-31", 0.15],
  ["2025-01-01", 0.16],
  ["2025-01-22", 0.16],
  ["2025-01-23", 0.15],
  ["2026-01-01", 0.15],
  ["2026-01-02", 0.16],
  ["2026-01-27", 0.16],
  ["2026-01-28", 0.15],
])("the table of %s begins with %d and has 21 rows", (date, first) => {
  expect(coefficients(date)[0]).toBe(first);
  expect(coefficients(date)).toHaveLength(21);
});

test("of the law's table, by year: those of today, and those that were decreed and lapsed", () => {
  expect(coefficients(TODAY)).toEqual([
    0.15, 0.15, 0.14, 0.14, 0.16, 0.18, 0.19, 0.2, 0.19, 0.15, 0.12, 0.1, 0.09, 0.09, 0.09, 0.09, 0.1, 0.13, 0.17, 0.23,
    0.4,
  ]);
  expect(coefficients("2026-01-15")).toEqual(coefficients("2025-01-15"));
  expect(coefficients("2026-01-15")).toEqual([
    0.16, 0.15, 0.15, 0.15, 0.16, 0.18, 0.2, 0.22, 0.23, 0.21, 0.16, 0.13, 0.11, 0.1, 0.1, 0.1, 0.1, 0.12, 0.16, 0.22,
    0.35,
  ]);
});

test("both methods beside each other: 2,610 by the land, 7,250 by the gain; the real one is null without what it needs", () => {
  const sale = { ...gain, purchasePrice: 200_000, salePrice: 250_000 };
  expect(landGainMethods({ ...sale, cadastralValue: 120_000 })).toEqual({
    objective: expect.closeTo(2610, 6),
    real: expect.closeTo(7250, 6),
  });
  expect(landGainMethods(sale).real).toBeNull();
  expect(landGainMethods({ ...sale, cadastralValue: 120_000, salePrice: 190_000 }).real).toBe(0);
});
