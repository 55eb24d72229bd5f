import fc from "fast-check";
import { describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { seriesAsRead } from "#domain/tools/market/shipped-series.ts";
import { estimateCapacity, seriesNeeded } from "./engine.ts";
import type { CapacityEstimate } from "./result.ts";
import { capacityInput } from "./schema.ts";

const TODAY = "2026-11-21";

/** A household worked out by hand: 3 000 a month, 300 of debts, 50 000 saved, 3 % over 30 years, costs of 8 %. */
const brief = {
  netMonthlyIncome: 3000,
  monthlyDebts: 300,
  savings: 50_000,
  rate: 3,
  years: 30,
  place: "otro",
  costShare: 8,
};

const run = (raw: Record<string, unknown>, today = TODAY) => estimateCapacity(z.parse(capacityInput, raw), { today });

function estimate(raw: Record<string, unknown>): CapacityEstimate {
  const result = run(raw);
  if (result.kind !== "capacity") throw new Error(result.kind);
  return result;
}

describe("the household worked out by hand", () => {
  const result = estimate(brief);
  test("35 % of 3 000 less 300 is a quota of 750, which repays 177 892.04", () => {
    expect(result.allowedInstalment).toBeCloseTo(750, 9);
    expect(result.maxLoan).toBeCloseTo(177_892.04, 2);
  });
  test("income allows 211 011, savings 50 000 / (1 − 80 % + 8 %) = 178 571.43: savings bind", () => {
    expect(result.byIncome).toBeCloseTo(211_011.1, 1);
    expect(result.bySavings).toBe(178_571.43);
    expect(result.price).toBe(178_571.43);
    expect(result.limitedBy).toBe("savings");
  });
  test("the purchase at the ceiling adds up: 80 % lent, all savings used", () => {
    expect(result.operation.loan).toBeCloseTo(142_857.14, 2);
    expect(result.operation.ownFunds).toBeCloseTo(50_000, 1);
    expect(result.operation.loanToPrice).toBeCloseTo(0.8, 6);
    expect(result.years).toHaveLength(30);
  });
});

test("savings bind: 60 000 / (1 + 10 % costs − 80 % loan) = 200 000", () => {
  const result = estimate({ ...brief, netMonthlyIncome: 9000, savings: 60_000, costShare: 10 });
  expect(result.price).toBeCloseTo(200_000, 2);
  expect(result.limitedBy).toBe("savings");
});

test("14 payments count 14/12 a month", () => {
  expect(estimate({ ...brief, paysPerYear: 14 }).monthlyIncome).toBe(3500);
});

describe("debts that take the whole quota", () => {
  test("no loan, never negative; the savings alone buy 50 000 / 1.08", () => {
    const result = estimate({ ...brief, monthlyDebts: 1500 });
    expect(result).toMatchObject({ debtsTakeAll: true, maxLoan: 0, loan: 0, loanPlan: null, years: [], apr: null });
    expect(result.price).toBeCloseTo(46_296.3, 1);
  });
  test("without savings either, zero", () => {
    expect(estimate({ ...brief, monthlyDebts: 1050, savings: 0 })).toMatchObject({
      price: 0,
      loan: 0,
      debtsTakeAll: true,
    });
  });
});

describe("costs that depend on the price", () => {
  test("Cataluña: the brackets are solved, price plus its own costs spend exactly what there is", () => {
    const result = estimate({
      ...brief,
      netMonthlyIncome: 8_000,
      savings: 300_000,
      place: "ES-CT",
      costShare: undefined,
    });
    expect(result.price).toBeGreaterThan(600_000);
    const { price, loan, costs } = result.operation;
    expect(price + costs.total).toBeCloseTo(300_000 + loan, 1);
    // ITP: 60 000 for the first 600 000, 11 % for the rest.
    expect(costs.lines[0]!.amount).toBeCloseTo(60_000 + (price - 600_000) * 0.11, 1);
  });
  test("the ceiling stops at the edge where a reduced rate would be lost", () => {
    // Around 150 000 € in Andalucía the tax jumps from 6 % to 7 %.
    const result = estimate({
      ...brief,
      savings: 40_850,
      place: "ES-AN",
      costShare: undefined,
      transferTaxRelief: "itp-an-habitual",
    });
    expect(result.price).toBeLessThanOrEqual(150_000);
    expect(result.operation.costs.lostReliefs).toEqual([]);
  });
  test("the appraisal caps the loan", () => {
    const result = estimate({ ...brief, appraisalShare: 90 });
    // 50 000 / (1 + 0,08 − 0,8 · 0,9)
    expect(result.bySavings).toBeCloseTo(138_888.89, 2);
    expect(estimate({ ...brief, appraisal: 100_000 }).bySavings).toBeCloseTo((50_000 + 80_000) / 1.08, 2);
  });
  test("all lent and no costs: savings set no limit", () => {
    expect(estimate({ ...brief, loanToValue: 100, costShare: 0 })).toMatchObject({
      bySavings: null,
      limitedBy: "income",
    });
  });
});

describe("a home looked at", () => {
  test("within reach, everything is about it", () => {
    const result = estimate({ ...brief, targetPrice: 150_000 });
    // 150 000 · 1,08 − 50 000 = 112 000
    expect(result.target).toMatchObject({ fits: true, missingSavings: 0, missingIncome: 0 });
    expect(result.target!.loan).toBeCloseTo(112_000, 2);
    expect(result.operation).toMatchObject({ isTarget: true, price: 150_000 });
  });
  test("out of reach, it names what is missing: 250 000 needs 70 000 saved", () => {
    const result = estimate({ ...brief, targetPrice: 250_000 });
    expect(result.target!.savingsNeeded).toBeCloseTo(70_000, 6);
    expect(result.target!.missingSavings).toBeCloseTo(20_000, 6);
    // 200 000 at 3 % over 30 years: 843,21; (843,21 + 300) / 35 % − 3 000
    expect(result.target!.missingIncome).toBeCloseTo(266.31, 1);
    expect(result.operation.isTarget).toBe(false);
  });
});

describe("the loan over time", () => {
  test("stress: a loan of 142 857 at 3 to 6 %", () => {
    const { stress } = estimate(brief);
    expect(stress.map((line) => line.annualRate)).toEqual([0.03, 0.04, 0.05, 0.06]);
    // 1 073,64 · 142 857,14 / 200 000
    expect(stress[2]!.instalment).toBeCloseTo(766.89, 1);
    expect(stress[2]!.exceeds).toBe(true);
  });
  test("prepaying 20 000 in month 60 of 200 000: 748.37, or 253 payments, and at most 2 % of fee", () => {
    const { prepayment, operation } = estimate({
      ...brief,
      netMonthlyIncome: 6000,
      savings: 70_000,
      place: "ES-MD",
      targetPrice: 250_000,
      prepaymentAmount: 20_000,
    });
    expect(operation.loan).toBeCloseTo(200_000, 6);
    if (prepayment?.outcome.kind !== "prepaid") throw new Error("nothing prepaid");
    expect(prepayment.outcome.outcomes[0]!.instalmentCents).toBe(74_837);
    expect(prepayment.outcome.outcomes[1]!.remainingPayments).toBe(253);
    expect(prepayment.fees).toEqual([{ label: "Tipo fijo, primeros 10 años", rate: 0.02, amount: 400 }]);
  });
  test("a variable loan takes the last known euríbor and shows its dearest instalment", () => {
    const result = estimate({
      ...brief,
      place: "ES-MD",
      costShare: undefined,
      rateType: "variable",
      rate: undefined,
      spread: 0.8,
      laterReference: 5,
    });
    expect(result.rate.reference).toMatchObject({ value: 0.02883, date: "2026-05-04", mark: "una-fuente" });
    expect(result.rate.initial).toBeCloseTo(0.03683, 9);
    expect(result.rate.peak!.month).toBe(61);
    expect(result.years[5]!.annualRate).toBeCloseTo(0.058, 9);
    expect(result.facts.map((fact) => fact.id)).toContain("euribor-2026-05-04");
  });
  test("a month read from the ECB replaces the shipped one, with its source; a typed index asks for none", () => {
    const loan = { ...brief, place: "ES-MD", costShare: undefined, rateType: "variable", rate: undefined, spread: 0.8 };
    const input = z.parse(capacityInput, loan);
    expect(seriesNeeded(input)).toEqual(["euribor"]);
    const officialSeries = [
      seriesAsRead(
        "euribor",
        [
          ["2026-09", 0.0219],
          ["2026-10", 0.0225],
        ],
        "2026-11-20",
      ),
    ];
    const result = estimateCapacity(input, { today: TODAY, officialSeries });
    if (result.kind !== "capacity") throw new Error(result.kind);
    expect(result.rate.initial).toBeCloseTo(0.0305, 9);
    expect(result.rate.reference).toEqual({
      value: 0.0225,
      label: "Euríbor a 12 meses, media de octubre de 2026",
      date: "2026-10-01",
      mark: "una-fuente",
    });
    expect(result.facts.find(({ id }) => id === "euribor-2026-10")).toMatchObject({
      title: "Banco Central Europeo, euríbor a un año",
      date: "2026-10-01",
    });
    for (const other of [{ reference: 2 }, { rateType: "fijo", rate: 3 }, { place: "MX", reference: 9 }])
      expect(seriesNeeded(z.parse(capacityInput, { ...loan, ...other }))).toEqual([]);
  });
  test("a mixed loan starts at its fixed rate; early repayment then has the fixed ceiling", () => {
    const result = estimate({
      ...brief,
      place: "ES-MD",
      rateType: "mixto",
      rate: 2,
      spread: 0.6,
      prepaymentAmount: 1000,
      prepaymentMonth: 24,
    });
    expect(result.rate.initial).toBe(0.02);
    expect(result.prepayment!.fees!.map((fee) => fee.rate)).toEqual([0.02]);
  });
  test("TAE grows with the bank's charges", () => {
    const plain = estimate(brief).apr!;
    expect(plain).toBeCloseTo(0.030416, 5);
    expect(estimate({ ...brief, openingFee: 1, linkedProductsPerYear: 400 }).apr!).toBeGreaterThan(plain + 0.003);
  });
  test("a loan in UVA is shown in money", () => {
    const result = estimate({ ...brief, place: "AR", rate: 5, indexUnit: "UVA", unitGrowth: 30, incomeGrowth: 30 });
    expect(result.indexed!.peakMonth).toBeGreaterThan(100);
    // Income grows as the unit does: the share stays.
    expect(result.indexed!.incomeShares[0]).toBeCloseTo(result.indexed!.incomeShares.at(-1)!, 2);
  });
});

describe("the map of ceilings", () => {
  test("savings bind: across goes the savings; the middle is the case in hand", () => {
    const { heatmap, price } = estimate(brief);
    expect(heatmap).toMatchObject({
      across: "savings",
      columns: [25_000, 38_000, 50_000, 63_000, 75_000],
      current: { row: 2, column: 2 },
    });
    expect(heatmap.rows[2]!.values[2]).toBe(price);
    expect(heatmap.rows.map((row) => row.rate)).toEqual([0.01, 0.02, 0.03, 0.04, 0.05]);
  });
  test("income binds: across goes the term; below 0 %, above 40 years and past the age limit are left out", () => {
    const { heatmap } = estimate({ ...brief, savings: 200_000, rate: 1, age: 40 });
    expect(heatmap).toMatchObject({ across: "years", columns: [20, 25, 30, 35] });
    expect(heatmap.rows.map((row) => row.rate)).toEqual([0, 0.01, 0.02, 0.03]);
  });
});

describe("questions without an answer", () => {
  test("a new home in Ceuta, or a date without rows, asks for the percentage", () => {
    const ceuta = { ...brief, place: "ES-CE", homeKind: "nueva", costShare: undefined };
    expect(run(ceuta)).toEqual({ kind: "costs-unknown", placeName: "Ceuta", homeKind: "nueva", date: TODAY });
    expect(run({ ...ceuta, costShare: 8 }).kind).toBe("capacity");
    expect(run({ ...brief, place: "ES-CT", costShare: undefined }, "2024-01-01").kind).toBe("costs-unknown");
  });
  test("a variable loan outside Spain asks for its index", () => {
    const mexico = { ...brief, place: "MX", rateType: "variable", spread: 2 };
    expect(run(mexico)).toEqual({ kind: "reference-unknown", date: TODAY });
    expect(run({ ...mexico, reference: 8 }).kind).toBe("capacity");
  });
});

test("Latin America uses the upper end of its orientative range, in its currency", () => {
  const result = estimate({ ...brief, place: "MX", costShare: undefined });
  expect(result).toMatchObject({ costMode: "template", currency: "MXN" });
  expect(result.operation.costs.share).toBeCloseTo(0.08, 9);
});

test("a loan that costs more than it lends is not taken: 930 € buy the same with it in reach as without", () => {
  const poor = { ...brief, netMonthlyIncome: 1, monthlyDebts: 1, savings: 930, place: "ES-CT", costShare: undefined };
  const cash = estimate(poor);
  expect(cash.debtsTakeAll).toBe(true);
  const small = estimate({ ...poor, netMonthlyIncome: 10 });
  expect(small.maxLoan).toBeGreaterThan(0);
  expect(small).toMatchObject({ price: cash.price, loan: 0 });
});

test("never negative, never NaN, never more than there is; more income never buys less", () => {
  fc.assert(
    fc.property(
      fc.record({
        netMonthlyIncome: fc.integer({ min: 1, max: 50_000 }),
        monthlyDebts: fc.integer({ min: 0, max: 5000 }),
        savings: fc.integer({ min: 0, max: 2_000_000 }),
        rate: fc.integer({ min: 0, max: 6000 }).map((r) => r / 100),
        years: fc.integer({ min: 1, max: 40 }),
        loanToValue: fc.integer({ min: 10, max: 100 }),
        place: fc.constantFrom("ES-CT", "ES-VC", "ES-MD", "ES-IB", "ES-AS", "MX"),
        homeKind: fc.constantFrom("usada", "nueva"),
      }),
      (raw) => {
        const result = estimate(raw);
        const text = JSON.stringify(result);
        expect(text).not.toContain("NaN");
        expect(JSON.parse(text)).toEqual(result);
        expect(result.price).toBeGreaterThanOrEqual(0);
        expect(result.loan).toBeLessThanOrEqual(result.maxLoan + 0.01);
        expect(result.operation.ownFunds).toBeLessThanOrEqual(
          Math.max(raw.savings, result.operation.costs.total) + 0.05,
        );
        expect(estimate({ ...raw, netMonthlyIncome: raw.netMonthlyIncome + 500 }).price).toBeGreaterThanOrEqual(
          result.price - 0.01,
        );
      },
    ),
    { numRuns: 60 },
  );
});
