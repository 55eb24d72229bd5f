import { describe, expect, test } from "vitest";
import * as z from "zod/mini";
import type { Ceiling, CeilingQuestion } from "#domain/tools/mortgage/ceiling.ts";
import { costModel } from "#domain/tools/tax/cost-model.ts";
import { estimateCapacity } from "./engine.ts";
import { ceilingMap } from "./heatmap.ts";
import { checkTarget, type LoanTerms, operationOf } from "./purchase.ts";
import type { CapacityEstimate } from "./result.ts";
import { capacityInput } from "./schema.ts";

const TODAY = "2026-11-21";
const BRIEF = {
  netMonthlyIncome: 3000,
  monthlyDebts: 300,
  savings: 50_000,
  rate: 3,
  years: 30,
  place: "otro",
  costShare: 8,
};
const inputOf = (changes: Record<string, unknown> = {}) => z.parse(capacityInput, { ...BRIEF, ...changes });

function estimate(changes: Record<string, unknown> = {}, today = TODAY): CapacityEstimate {
  const result = estimateCapacity(inputOf(changes), { today });
  if (result.kind !== "capacity") throw new Error(result.kind);
  return result;
}

/** A tenth of the price are costs; 80 % are lent, without interest over ten years; 300 of 2,000 a month go to debts. */
const TERMS: LoanTerms = {
  plan: { kind: "fixed", rate: 0 },
  months: 120,
  maxIncomeShare: 0.4,
  household: { monthlyIncome: 2_000, monthlyDebts: 300 },
};
const QUESTION: CeilingQuestion = {
  maxLoan: 100_000,
  savings: 40_000,
  loanToValue: 0.8,
  appraisalOf: (price) => price,
  openingFee: 0,
  costsOf: (price) => price / 10,
};
const COSTS = costModel({ place: "otro", homeKind: "usada", costShare: 0.1 }, TODAY, true)!;
const check = (price: number, question: Partial<CeilingQuestion> = {}, terms: Partial<LoanTerms> = {}) =>
  checkTarget(price, undefined, { ...QUESTION, ...question }, COSTS, { ...TERMS, ...terms });

describe("a home looked at, by hand", () => {
  test("100,000: 110,000 less 40,000 are 70,000 to borrow, 583.33 a month, 44 % of the income with debts", () => {
    expect(check(100_000)).toEqual({
      price: 100_000,
      costs: 10_000,
      loan: 70_000,
      instalment: expect.closeTo(583.3333, 4),
      incomeShare: expect.closeTo(0.441667, 6),
      // 110,000 less 80,000.
      savingsNeeded: 30_000,
      // 883.33 / 0.4
      incomeNeeded: expect.closeTo(2_208.3333, 4),
      missingSavings: 0,
      missingIncome: expect.closeTo(208.3333, 4),
      fits: false,
    });
    expect(check(100_000, {}, { maxIncomeShare: 0.45 })).toMatchObject({ missingIncome: 0, fits: true });
  });

  test("200,000: 60,000 are needed, 20,000 lack; the bank lends 160,000", () => {
    expect(check(200_000)).toMatchObject({ savingsNeeded: 60_000, missingSavings: 20_000, loan: 160_000, fits: false });
  });

  test("with an opening fee of 2 %: 100,000 lend 78,400 net, and 70,000 net are 71,428.57", () => {
    expect(check(100_000, { openingFee: 0.02 })).toMatchObject({
      savingsNeeded: expect.closeTo(31_600, 6),
      loan: expect.closeTo(71_428.5714, 4),
    });
  });

  test("a buyer with all of the money needs no income, whatever the debts", () => {
    expect(check(100_000, { savings: 110_000 })).toMatchObject({
      loan: 0,
      incomeNeeded: 0,
      missingIncome: 0,
      fits: true,
    });
    // A euro less is borrowed, and the debts count.
    expect(check(100_000, { savings: 109_999.5 })).toMatchObject({
      loan: 0.5,
      incomeNeeded: expect.closeTo(750.01, 2),
    });
  });

  test("half a cent is rounding, more is lacking", () => {
    expect(check(100_000, { savings: 29_999.996 }).missingSavings).toBe(0);
    expect(check(100_000, { savings: 29_999.9948 }).missingSavings).toBeCloseTo(0.0052, 6);
    expect(check(100_000, { savings: 29_999.99 }).missingSavings).toBeCloseTo(0.01, 6);
  });

  test("nothing is needed of one's own where more is lent than is paid", () => {
    expect(check(100_000, { loanToValue: 1.2 }).savingsNeeded).toBe(0);
  });

  test("the first instalment is that of the first rate", () => {
    const plan = {
      kind: "variable",
      spread: 0.12,
      reference: { start: 0, end: 0.12, months: 1 },
      reviewMonths: 1,
    } as const;
    // 70,000 at 1 % a month over two months: 70,000 · 1.0201 · 1 % / 2.01 %.
    expect(check(100_000, {}, { plan, months: 2 }).instalment).toBeCloseTo(35_525.87, 2);
  });
});

describe("the purchase that the rest is about", () => {
  const ceiling: Ceiling = {
    byIncome: 150_000,
    bySavings: 120_000,
    price: 120_000,
    limitedBy: "savings",
    loan: 92_000,
  };
  const operation = (target: ReturnType<typeof check> | null, question: Partial<CeilingQuestion> = {}, at = ceiling) =>
    operationOf(target, at, inputOf({ referenceValue: 150_000 }), { ...QUESTION, ...question }, COSTS, TERMS);

  test("the home looked at where it fits", () => {
    expect(operation(check(100_000, {}, { maxIncomeShare: 0.5 }))).toMatchObject({
      isTarget: true,
      price: 100_000,
      loan: 70_000,
      openingFee: 0,
      ownFunds: 40_000,
      instalment: expect.closeTo(583.3333, 4),
      incomeShare: expect.closeTo(0.441667, 6),
      loanToPrice: 0.7,
    });
  });

  test("else the ceiling: 120,000 and 12,000 less 92,000, 766.67 a month", () => {
    for (const target of [null, check(200_000)])
      expect(operation(target)).toMatchObject({
        isTarget: false,
        price: 120_000,
        loan: 92_000,
        ownFunds: 40_000,
        instalment: expect.closeTo(766.6667, 4),
        incomeShare: expect.closeTo(0.533333, 6),
        loanToPrice: expect.closeTo(0.766667, 6),
      });
  });

  test("the opening fee is paid too: 2 % of 92,000", () => {
    expect(operation(null, { openingFee: 0.02 })).toMatchObject({ openingFee: 1_840, ownFunds: 41_840 });
  });

  test("no price: no share of it, and nothing of one's own", () => {
    const none = { ...ceiling, price: 0, loan: 0 };
    expect(operation(null, {}, none)).toMatchObject({ ownFunds: 0, loanToPrice: 0, openingFee: 0 });
    expect(operation(null, {}, { ...ceiling, price: 100, loan: 200 }).ownFunds).toBe(0);
    expect(operation(null, {}, { ...ceiling, price: 1, loan: 0.5 }).loanToPrice).toBe(0.5);
  });

  test("the value of reference counts for a home that is known, not for a ceiling", () => {
    const known = { place: "ES-MD", costShare: undefined, savings: 400_000, referenceValue: 300_000 };
    // 6 % of 300,000, not of 200,000; of a ceiling its own price.
    expect(estimate({ ...known, targetPrice: 200_000 }).operation.costs.lines[0]!.amount).toBe(18_000);
    const { operation: top } = estimate({ ...known, savings: 50_000 });
    expect(top.costs.lines[0]!.amount).toBeCloseTo(top.price * 0.06, 2);
  });
});

describe("the map of ceilings", () => {
  /** A ceiling that tells what it was asked: rate in thousandths, months or savings. */
  const asked: Parameters<typeof ceilingMap>[2] = ({ rate = 0, months = 0, savings = 0 }) => ({
    byIncome: 0,
    bySavings: 0,
    limitedBy: "income",
    loan: 0,
    price: Math.round(rate * 1000) * 1_000_000 + months + savings,
  });
  const map = (limitedBy: "income" | "savings", changes: Record<string, unknown> = {}) => {
    const input = inputOf(changes);
    const { rate = 0, years, savings } = input;
    return ceilingMap(limitedBy, { rate, years, savings, input }, asked);
  };

  test("by years where the income binds: the months of each term at each rate", () => {
    const { across, columns, rows, current } = map("income", { years: 25 });
    expect({ across, columns, current }).toEqual({
      across: "years",
      columns: [15, 20, 25, 30, 35],
      current: { row: 2, column: 2 },
    });
    expect(rows.map(({ rate }) => rate)).toEqual([0.01, 0.02, 0.03, 0.04, 0.05]);
    expect(rows[0]!.values).toEqual([10_000_180, 10_000_240, 10_000_300, 10_000_360, 10_000_420]);
  });

  test("by savings where they bind, in thousands from 20,000 on", () => {
    expect(map("savings").columns).toEqual([25_000, 38_000, 50_000, 63_000, 75_000]);
    expect(map("savings", { savings: 20_000 }).columns).toEqual([10_000, 15_000, 20_000, 25_000, 30_000]);
    expect(map("savings", { savings: 21_000 }).columns).toEqual([11_000, 16_000, 21_000, 26_000, 32_000]);
    expect(map("savings", { savings: 19_999 }).columns).toEqual([10_000, 14_999, 19_999, 24_999, 29_999]);
    expect(map("savings").rows[2]!.values[1]).toBe(30_038_000);
    expect(map("savings", { savings: 1 })).toMatchObject({ across: "savings", columns: [1, 1, 1, 1, 2] });
  });

  test("without savings by years, whatever binds", () => {
    expect(map("savings", { savings: 0 })).toMatchObject({ across: "years", columns: [20, 25, 30, 35, 40] });
  });

  test("terms of a year at least, of forty at most, and not past the age", () => {
    expect(map("income", { years: 5 }).columns).toEqual([5, 10, 15]);
    expect(map("income", { years: 11 }).columns).toEqual([1, 6, 11, 16, 21]);
    expect(map("income", { years: 35 }).columns).toEqual([25, 30, 35, 40]);
    expect(map("income", { years: 36 }).columns).toEqual([26, 31, 36]);
    expect(map("income", { years: 20, age: 50 }).columns).toEqual([10, 15, 20, 25]);
    expect(map("income", { years: 20, age: 51 }).columns).toEqual([10, 15, 20]);
    // Somebody of twenty could pay until 75, and no loan runs so long.
    expect(map("income", { years: 35, age: 20 }).columns).toEqual([25, 30, 35, 40]);
    expect(map("income", { years: 40, age: 18 }).columns).toEqual([30, 35, 40]);
  });

  test("no rate below zero", () => {
    expect(map("income", { rate: 1 }).rows.map(({ rate }) => rate)).toEqual([0, 0.01, 0.02, 0.03]);
    expect(map("income", { rate: 0 })).toMatchObject({ current: { row: 0 } });
  });
});

describe("the loan over time", () => {
  const VARIABLE = { place: "ES-MD", rateType: "variable", rate: undefined, spread: 1 };

  test("the dearest month of a path: its instalment, its share with debts, and whether it goes too far", () => {
    // The index goes from 2 to 3.5 % in five years.
    const { rate, operation, years } = estimate({ ...VARIABLE, reference: 2, laterReference: 3.5 });
    expect(rate).toMatchObject({ type: "variable", initial: 0.03 });
    expect(rate.reference).toEqual({ value: 0.02, label: "Índice que has escrito", date: null, mark: null });
    const { peak } = rate;
    expect(peak!.month).toBe(61);
    expect(peak!.instalment).toBe(years[5]!.instalmentCents / 100);
    expect(peak!.instalment).toBeGreaterThan(operation.instalment);
    expect(peak!.incomeShare).toBeCloseTo((peak!.instalment + 300) / 3_000, 9);
    expect(peak!.exceeds).toBe(false);
    // To 4 %: beyond the 35 % that were typed.
    expect(estimate({ ...VARIABLE, reference: 2, laterReference: 4 }).rate.peak).toMatchObject({
      month: 61,
      exceeds: true,
    });
  });

  test("a path that falls is dearest at first; a fixed loan, or none, has no path", () => {
    expect(estimate({ ...VARIABLE, reference: 4, laterReference: 2 }).rate.peak!.month).toBe(1);
    expect(estimate().rate.peak).toBeNull();
    expect(estimate({ ...VARIABLE, reference: 4, monthlyDebts: 1_500 }).rate.peak).toBeNull();
  });

  test("a rounded last instalment is not the dearest", () => {
    expect(estimate({ ...VARIABLE, reference: 2 }).rate.peak!.month).toBe(1);
  });

  test("a mixed loan of ten fixed years pays its rate for 120 months", () => {
    const { loanPlan, years } = estimate({ ...VARIABLE, rateType: "mixto", rate: 2, fixedYears: 10, reference: 3 });
    expect(loanPlan!.plan).toMatchObject({ kind: "mixed", fixedMonths: 120, rate: 0.02, spread: 0.01 });
    expect(years.map(({ annualRate }) => annualRate).slice(9, 11)).toEqual([0.02, 0.04]);
  });

  test("reviews each half year, and an index that arrives after three years", () => {
    const { loanPlan } = estimate({
      ...VARIABLE,
      reference: 3,
      laterReference: 5,
      laterReferenceYears: 3,
      reviewMonths: 6,
    });
    expect(loanPlan!.plan).toEqual({
      kind: "variable",
      spread: 0.01,
      reviewMonths: 6,
      reference: { start: 0.03, end: 0.05, months: 36 },
    });
  });

  test("interest in euros: 12 % of 1,000 over a year are 66.19", () => {
    const { totalInterest, operation } = estimate({
      rate: 12,
      years: 1,
      savings: 100,
      costShare: 0,
      targetPrice: 1_100,
      loanToValue: 100,
    });
    expect(operation.loan).toBeCloseTo(1_000, 6);
    // Twelve times 88.85, less 1,000: 66.19, to the cent of the last one.
    expect(totalInterest).toBeCloseTo(66.19, 1);
  });

  test("TAE counts the appraisal of the tables, or the one that was typed", () => {
    const apr = (changes: Record<string, unknown>) => estimate(changes).apr!;
    const plain = apr({});
    expect(plain).toBeCloseTo(0.030416, 5);
    expect(apr({ appraisalFee: 5_000 })).toBeGreaterThan(plain + 0.002);
    // In Madrid 400 come with the mortgage; nothing is less.
    const madrid = { place: "ES-MD", costShare: undefined };
    expect(apr(madrid)).toBeGreaterThan(apr({ ...madrid, appraisalFee: 0 }));
    expect(apr({ ...madrid, appraisalFee: 0 })).toBeCloseTo(0.030416, 5);
  });

  test("stress: what a point more costs, and the ceiling that it leaves", () => {
    const { stress } = estimate();
    expect(stress.map(({ incomeShare }) => Math.round(incomeShare * 10_000))).toEqual([3008, 3273, 3556, 3855]);
    expect(stress.map(({ exceeds }) => exceeds)).toEqual([false, false, true, true]);
    expect(stress[0]!.ceiling).toBe(178_571.43);
    // A purchase that just fits does not go beyond: income binds at exactly 35 %.
    expect(estimate({ savings: 200_000 }).stress[0]).toMatchObject({ exceeds: false });
  });

  test("an early repayment: of a mixed loan the fixed ceiling within its fixed years, the variable one from their end on", () => {
    const mixed = { ...VARIABLE, rateType: "mixto", rate: 2, fixedYears: 2, reference: 3, prepaymentAmount: 1_000 };
    const rates = (prepaymentMonth: number) =>
      estimate({ ...mixed, prepaymentMonth }).prepayment!.fees!.map(({ rate, amount }) => [rate, amount]);
    expect(rates(23)).toEqual([[0.02, 20]]);
    expect(rates(24)).toEqual([
      [0.0025, 2.5],
      [0.0015, 1.5],
    ]);
    expect(rates(48)).toEqual([[0.0015, 1.5]]);
    expect(rates(60)).toEqual([]);
    expect(estimate({ ...mixed, prepaymentAmount: undefined }).prepayment).toBeNull();
    expect(estimate({ ...mixed, monthlyDebts: 1_500 }).prepayment).toBeNull();
    expect(estimate({ prepaymentAmount: 1_000 }).prepayment!.fees).toBeNull();
  });

  test("a loan in units where one is named, and lent", () => {
    const uva = { place: "AR", indexUnit: "UVA", unitGrowth: 30 };
    expect(estimate(uva).indexed).toMatchObject({ unit: "UVA", unitGrowth: 0.3, incomeGrowth: 0 });
    // The income stands still: 1.3 times the first instalment over it after a year.
    const { indexed, operation } = estimate(uva);
    expect(indexed!.incomeShares[0]).toBeCloseTo((operation.instalment * 1.3) / 3_000, 9);
    expect(indexed!.incomeShares).toHaveLength(30);
    expect(estimate({ ...uva, monthlyDebts: 1_500 }).indexed).toBeNull();
    expect(estimate().indexed).toBeNull();
    expect(estimate({ unitGrowth: 30 }).indexed).toBeNull();
  });
});

test("a purchase without a loan pays no appraisal", () => {
  // 65,000 in Andalucía: 7 % and the deed, without 400 of an appraisal, buy at 60,060 or so.
  const { operation, costMode } = estimate({
    monthlyDebts: 1_500,
    savings: 65_000,
    place: "ES-AN",
    costShare: undefined,
  });
  expect(operation.costs.lines.map(({ id }) => id)).not.toContain("tasacion");
  expect(operation.price + operation.costs.total).toBeCloseTo(65_000, 1);
  expect(costMode).toBe("table");
});
