import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { internalRate, netPresentValue, rateOf } from "./cash-flows.ts";
import { analyseInvestment, type InvestmentCase } from "./investment.ts";
import { channelReturn, totalReturn } from "./marketing-return.ts";
import { rentalBase, stressedAreaCap } from "./rental-tax.ts";
import { cashByRentAndInterest, rateByRentAndGrowth } from "./sensitivity.ts";

/** A flat in which every part has its figure; the loan is without interest: 60,000 over five years are 1,000 a month. */
const FLAT: InvestmentCase = {
  price: 100_000,
  purchaseCosts: 10_000,
  works: 5_000,
  startingValue: 120_000,
  monthlyRent: 1_000,
  vacancy: 0.1,
  fixedExpenses: 1_720,
  managementShare: 0.1,
  loan: 60_000,
  annualRate: 0,
  loanYears: 5,
  rentGrowth: 0.1,
  expenseGrowth: 0.05,
  priceGrowth: 0.02,
  horizonYears: 6,
  exitCostShare: 0.05,
  discountRate: 0.05,
};
const analyse = (changes: Partial<InvestmentCase> = {}) => analyseInvestment({ ...FLAT, ...changes });

describe("a purchase worked by hand", () => {
  test("its first year", () => {
    const returns = analyse();
    expect(returns).toMatchObject({
      totalCost: 115_000,
      equity: 55_000,
      instalment: 1_000,
      yearlyDebt: 12_000,
      grossYield: 0.12,
      // 12,000 · 0.9 = 10,800 less a tenth and 1,720.
      noi: expect.closeTo(8_000, 6),
      cashFlow: expect.closeTo(-4_000, 6),
    });
    expect(returns.grossYieldOnCost).toBeCloseTo(12 / 115, 9);
    expect(returns.netYield).toBeCloseTo(8 / 115, 9);
    expect(returns.cashOnCash).toBeCloseTo(-4 / 55, 9);
    expect(returns.coverage).toBeCloseTo(2 / 3, 9);
    // (1,720 + 12,000) / (12 · 0.9 · 0.9)
    expect(returns.breakEvenRent).toBeCloseTo(1_411.5226, 3);
  });

  test("its years, until the loan is paid and one more", () => {
    const { years, saleNet } = analyse();
    const rounded = years.map((year) =>
      Object.fromEntries(Object.entries(year).map(([key, value]) => [key, Math.round(value * 100) / 100])),
    );
    expect(rounded[0]).toEqual({
      year: 1,
      rent: 10_800,
      expenses: 2_800,
      noi: 8_000,
      interest: 0,
      principal: 12_000,
      cashFlow: -4_000,
      value: 122_400,
      balance: 48_000,
      // −4,000 + 122,400 · 0.95 − 48,000 − 55,000
      gainIfSold: 9_280,
    });
    // 11,880 − 1,188 − 1,806 = 8,886; 124,848 · 0.95 = 118,605.60; −4,000 − 3,114 + 118,605.60 − 36,000 − 55,000.
    expect(rounded[1]).toMatchObject({
      expenses: 2_994,
      noi: 8_886,
      cashFlow: -3_114,
      balance: 36_000,
      gainIfSold: 20_491.6,
    });
    // 10,800 · 1.1^4 = 15,812.28, less a tenth and 1,720 · 1.05^4 = 2,090.67.
    expect(rounded[4]).toMatchObject({ noi: 12_140.38, cashFlow: 140.38, principal: 12_000, balance: 0 });
    // The loan is paid: 17,393.51 less a tenth and 2,195.20 stay.
    expect(rounded[5]).toMatchObject({ noi: 13_458.95, cashFlow: 13_458.95, interest: 0, principal: 0, balance: 0 });
    // 120,000 · 1.02^6 · 0.95
    expect(saleNet).toBeCloseTo(128_382.52, 2);
  });

  test("sold after a year: 64,280 for 55,000 is 16.87 %, of the whole 124,280 for 115,000 8.07 %", () => {
    const { equityRate, projectRate, netPresentValue: value } = analyse({ horizonYears: 1 });
    // −4,000 + 116,280 − 48,000; 8,000 + 116,280.
    expect(rateOf(equityRate)).toBeCloseTo(9_280 / 55_000, 9);
    expect(rateOf(projectRate)).toBeCloseTo(9_280 / 115_000, 9);
    // 64,280 / 1.05 − 55,000
    expect(value).toBeCloseTo(6_219.05, 2);
  });

  test("with interest: 105,000 at 3 % over 25 years pay 3,110.96 of it in the first year, 2,864.09 come off the debt", () => {
    const { years } = analyse({ loan: 105_000, annualRate: 0.03, loanYears: 25 });
    // Twelve instalments of 497.92.
    expect(years[0]!.interest + years[0]!.principal).toBeCloseTo(5_975.06, 1);
    expect(years[0]!.principal).toBeCloseTo(2_864.1, 0);
    expect(years[0]!.balance).toBeCloseTo(102_135.9, 0);
  });
});

describe("edges of a purchase", () => {
  test("without a loan there is no debt to cover; a loan of one euro is one", () => {
    expect(analyse({ loan: 0 })).toMatchObject({ instalment: 0, yearlyDebt: 0, coverage: null, equity: 115_000 });
    expect(analyse({ loan: 0 }).years[0]).toMatchObject({ principal: 0, balance: 0, interest: 0 });
    // 1 over five years is 0.20 a year.
    expect(analyse({ loan: 1 }).coverage).toBeCloseTo(40_000, 4);
    expect(analyse({ loan: 1 }).years[0]!.balance).toBeCloseTo(0.8, 9);
  });

  test("with nothing of one's own there is no return on it; with fifty cents there is", () => {
    expect(analyse({ loan: 115_000 }).cashOnCash).toBeNull();
    // 8,000 − 114,999.50 / 5.
    expect(analyse({ loan: 114_999.5 }).cashOnCash).toBeCloseTo(-14_999.9 / 0.5, 3);
  });

  test("no rent pays for a home that is always empty; nearly always is enough to tell", () => {
    expect(analyse({ vacancy: 1 }).breakEvenRent).toBeNull();
    expect(analyse({ managementShare: 1 }).breakEvenRent).toBeNull();
    // Of each euro of monthly rent 12 · 0.01 · 0.9 = 0.108 a year are left.
    expect(analyse({ vacancy: 0.99, loan: 0 }).breakEvenRent).toBeCloseTo(1_720 / 0.108, 3);
  });

  test("interest is never below zero, whatever rounding leaves", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 900_000 }), fc.integer({ min: 1, max: 40 }), (loan, loanYears) => {
        for (const { interest } of analyse({ loan, loanYears, horizonYears: 40 }).years)
          expect(interest).toBeGreaterThanOrEqual(0);
      }),
      { numRuns: 40 },
    );
  });
});

describe("rates of return", () => {
  test.each([
    [[-100, 110], 0.1],
    [[-0.5, 0.6], 0.2],
    [[-100, 0, 121], 0.1],
    [[100, -110], 0.1],
    [[-100, 1_100], 10],
    [[-100, 1.2], -0.988],
  ])("of %j it is %d", (flows, rate) => expect(rateOf(internalRate(flows))).toBeCloseTo(rate, 9));

  test.each([
    [[0, -1], "undefined"],
    [[0, 1], "undefined"],
    [[-1, 0], "undefined"],
    [[1, 0], "undefined"],
    [[-100, 1_150], "out-of-range"],
    [[-100, 0.9], "out-of-range"],
  ])("of %j there is none: %s", (flows, kind) => {
    expect(internalRate(flows)).toEqual({ kind });
    expect(rateOf(internalRate(flows))).toBeNull();
  });

  test("100 today, 110 in a year and 121 in two are worth 300 at 10 %", () => {
    expect(netPresentValue(0.1, [100, 110, 121])).toBeCloseTo(300, 9);
    expect(netPresentValue(0.1, [])).toBe(0);
  });
});

describe("maps around a purchase", () => {
  test("five rents by five growths; the case stands in the middle", () => {
    const { columns, rows, current } = rateByRentAndGrowth(FLAT);
    expect(columns).toEqual([0, 0.01, 0.02, 0.03, 0.04]);
    expect(rows.map(({ change }) => change)).toEqual([-0.1, -0.05, 0, 0.05, 0.1]);
    expect(current).toEqual({ row: 2, column: 2 });
    expect(rows[2]!.values[2]).toBeCloseTo(rateOf(analyse().equityRate)!, 9);
    expect(rows[3]!.values[4]).toBeCloseTo(rateOf(analyse({ monthlyRent: 1_050, priceGrowth: 0.04 }).equityRate)!, 9);
  });

  test("the cash of the first year: of 10 % more rent 0.81 · 1,200 more; 1 % of interest takes some 300 of it", () => {
    const { columns, rows } = cashByRentAndInterest({ ...FLAT, annualRate: 0.01 });
    expect(columns).toEqual([-0.01, 0, 0.01, 0.02, 0.03]);
    expect(rows.map(({ values }) => values[0])).toEqual([null, null, null, null, null]);
    // Without interest −4,000; each twentieth of the rent is 12,000 · 0.05 · 0.9 · 0.9 = 486.
    expect(rows.map(({ values }) => Math.round(values[1]!))).toEqual([-4_972, -4_486, -4_000, -3_514, -3_028]);
    // 60,000 at 1 % over five years are 1,025.62 a month, at 3 % 1,078.12.
    expect(rows[2]!.values[2]).toBeCloseTo(8_000 - 12 * 1_025.6249, 2);
    expect(rows[2]!.values[4]).toBeCloseTo(8_000 - 12 * 1_078.1214, 2);
  });
});

describe("channels of marketing", () => {
  const portal = { name: "Portal", spend: 1_000, leads: 40, closings: 2, margin: 6_000 };

  test("half a euro and half a lead are something to divide by", () => {
    expect(channelReturn({ ...portal, spend: 0.5, leads: 0.5, closings: 0.5, margin: 1 })).toEqual({
      name: "Portal",
      spend: 0.5,
      leads: 0.5,
      closings: 0.5,
      margin: 1,
      costPerLead: 1,
      costPerClosing: 1,
      conversion: 1,
      roi: 1,
    });
  });

  test("together: sums, and what follows from them", () => {
    const other = { name: "Cartel", spend: 200, leads: 10, closings: 1, margin: 1_200 };
    expect(totalReturn([portal, other])).toEqual({
      name: "Total",
      spend: 1_200,
      leads: 50,
      closings: 3,
      margin: 7_200,
      costPerLead: 24,
      costPerClosing: 400,
      conversion: 0.06,
      roi: 5,
    });
    expect(totalReturn([portal, { ...other, closings: null }])).toMatchObject({ closings: null, costPerClosing: null });
    expect(totalReturn([])).toMatchObject({ spend: 0, leads: 0, closings: 0, costPerLead: null, roi: null });
  });
});

describe("IRPF of a let home", () => {
  const year = {
    rent: 10_000,
    interest: 3_000,
    repairs: 1_000,
    expenses: 2_000,
    depreciation: 1_500,
    carried: 0,
    reduction: 0.6,
  };

  test("10,000 less 4,000, 2,000 and 1,500 leave 2,500, of which 40 % are taxed", () => {
    expect(rentalBase(year)).toEqual({ net: 2_500, taxable: 1_000, carried: 0 });
  });

  test("an amount left over from before counts with interest and repairs, up to the rent", () => {
    expect(rentalBase({ ...year, carried: 1_500 })).toEqual({ net: 1_000, taxable: 400, carried: 0 });
    expect(rentalBase({ ...year, carried: 8_000 })).toEqual({ net: -3_500, taxable: -3_500, carried: 2_000 });
  });

  test("half a euro that is left is reduced too; nothing is nothing", () => {
    expect(rentalBase({ ...year, expenses: 4_499.5 })).toEqual({
      net: 0.5,
      taxable: expect.closeTo(0.2, 9),
      carried: 0,
    });
    expect(rentalBase({ ...year, expenses: 4_500 })).toEqual({ net: 0, taxable: 0, carried: 0 });
  });

  test("a rent of 1,000 brought up by 2 % and by a tenth for works: 1,122", () => {
    expect(stressedAreaCap(1_000, 0.02, 0.1)).toBeCloseTo(1_122, 9);
  });
});
