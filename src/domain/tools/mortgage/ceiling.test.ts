import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type CeilingQuestion, findCeiling, lendableOn, loanFor } from "./ceiling.ts";

/** 100,000 may be borrowed, 80 % of the price is lent, a tenth of the price are costs and 2 % of the loan its opening fee. */
const HOUSEHOLD: CeilingQuestion = {
  maxLoan: 100_000,
  savings: 30_000,
  loanToValue: 0.8,
  appraisalOf: (price) => price,
  openingFee: 0.02,
  costsOf: (price) => price / 10,
};
const ceiling = (changes: Partial<CeilingQuestion> = {}) => findCeiling({ ...HOUSEHOLD, ...changes });

describe("the limit that binds, by hand", () => {
  test("30,000 saved: the savings, at 30,000 / (1.1 − 0.8 · 0.98) = 94,936.71", () => {
    expect(ceiling()).toEqual({
      // (30,000 + 98,000) / 1.1
      byIncome: 116_363.64,
      bySavings: 94_936.71,
      price: 94_936.71,
      limitedBy: "savings",
      // 80 % of it.
      loan: 75_949.37,
    });
  });

  test("60,000 saved: the income, at (60,000 + 98,000) / 1.1 = 143,636.36", () => {
    expect(ceiling({ savings: 60_000 })).toEqual({
      byIncome: 143_636.36,
      bySavings: 189_873.42,
      price: 143_636.36,
      limitedBy: "income",
      loan: 100_000,
    });
  });

  test("an appraisal of 90,000 lends 72,000 at most: (30,000 + 72,000 · 0.98) / 1.1 = 91,418.18", () => {
    expect(ceiling({ appraisalOf: () => 90_000 })).toMatchObject({ bySavings: 91_418.18, loan: 72_000 });
    // An appraisal above the price lends no more than the price.
    expect(ceiling({ appraisalOf: (price) => price * 1.3 })).toEqual(ceiling());
  });

  test("all lent and nothing paid besides: savings set no limit", () => {
    expect(ceiling({ loanToValue: 1, openingFee: 0, costsOf: () => 0 })).toEqual({
      byIncome: 130_000,
      bySavings: null,
      price: 130_000,
      limitedBy: "income",
      loan: 100_000,
    });
  });

  test("where costs jump, the ceiling stays before the jump and borrows only what is lacking", () => {
    const costsOf = (price: number) => (price <= 100_000 ? 0 : 50_000);
    expect(ceiling({ costsOf, savings: 50_000, maxLoan: 60_000, openingFee: 0 })).toMatchObject({
      byIncome: 100_000,
      bySavings: 100_000,
      price: 100_000,
      loan: 50_000,
    });
  });

  test("without a loan the savings buy what they pay, and of two equal limits the income is named", () => {
    expect(ceiling({ maxLoan: 0, loanToValue: 0, savings: 110_000 })).toEqual({
      byIncome: 100_000,
      bySavings: 100_000,
      price: 100_000,
      limitedBy: "income",
      loan: 0,
    });
  });

  test("costs that nobody can pay leave nothing", () => {
    expect(ceiling({ costsOf: () => 200_000 })).toEqual({
      byIncome: 0,
      bySavings: 0,
      price: 0,
      limitedBy: "income",
      loan: 0,
    });
  });
});

test("the amount lent: of the lower of price and appraisal", () => {
  const lent = (appraisal: number) => lendableOn(100_000, { loanToValue: 0.7, appraisalOf: () => appraisal });
  expect(lent(90_000)).toBeCloseTo(63_000, 6);
  expect(lent(120_000)).toBeCloseTo(70_000, 6);
});

describe("the loan for a price", () => {
  const loan = (savings: number, openingFee = 0) =>
    loanFor(100_000, { savings, openingFee, costsOf: (price) => price / 10 });
  test("price and costs less the savings: 110,000 − 32,000", () => expect(loan(32_000)).toBeCloseTo(78_000, 6));
  test("its opening fee comes out of it: 78,000 / 0.975", () => expect(loan(32_000, 0.025)).toBeCloseTo(80_000, 6));
  test("a buyer with enough money borrows nothing", () => {
    expect(loan(110_000)).toBe(0);
    expect(loan(300_000)).toBe(0);
    expect(loan(109_999.5)).toBeCloseTo(0.5, 6);
  });
});

test("at the ceiling everything is paid, and of more of anything it never falls", () => {
  const household = fc.record({
    maxLoan: fc.integer({ min: 0, max: 500_000 }),
    savings: fc.integer({ min: 1_000, max: 500_000 }),
    loanToValue: fc.integer({ min: 0, max: 90 }).map((share) => share / 100),
    openingFee: fc.integer({ min: 0, max: 3 }).map((share) => share / 100),
  });
  fc.assert(
    fc.property(household, (changes) => {
      const { price, loan } = ceiling(changes);
      const paid = changes.savings + loan * (1 - changes.openingFee);
      expect(paid).toBeGreaterThan(price * 1.1 - 0.05);
      expect(loan).toBeLessThanOrEqual(changes.maxLoan + 0.01);
      expect(loan).toBeLessThanOrEqual(price * changes.loanToValue + 0.01);
      expect(ceiling({ ...changes, savings: changes.savings + 1_000 }).price).toBeGreaterThan(price);
      expect(ceiling({ ...changes, maxLoan: changes.maxLoan + 1_000 }).price).toBeGreaterThanOrEqual(price);
    }),
    { numRuns: 60 },
  );
});
