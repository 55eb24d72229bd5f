import { describe, expect, test } from "vitest";
import { internalRate, netPresentValue, rateOf } from "./cash-flows.ts";
import { analyseInvestment, type InvestmentCase } from "./investment.ts";
import { channelReturn, totalReturn } from "./marketing-return.ts";
import { simulateInvestment } from "./monte-carlo.ts";
import { rentalBase, stressedAreaCap } from "./rental-tax.ts";
import { cashByRentAndInterest, rateByRentAndGrowth } from "./sensitivity.ts";

/** An example worked out by hand: a purchase with one's own money. */
const HOME: InvestmentCase = {
  price: 150_000,
  purchaseCosts: 12_000,
  works: 10_000,
  startingValue: 150_000,
  monthlyRent: 850,
  vacancy: 0.05,
  fixedExpenses: 1250,
  managementShare: 0,
  loan: 0,
  annualRate: 0.03,
  loanYears: 25,
  rentGrowth: 0,
  expenseGrowth: 0,
  priceGrowth: 0,
  horizonYears: 10,
  exitCostShare: 0,
  discountRate: 0.05,
};
const WITH_LOAN = { ...HOME, loan: 105_000 };

test("an example worked out by hand: 172.000 in all, 6,80 % gross, 8.440 left, 4,91 % net", () => {
  const returns = analyseInvestment(HOME);
  expect(returns.totalCost).toBe(172_000);
  expect(returns.grossYield).toBeCloseTo(0.068, 6);
  expect(returns.noi).toBeCloseTo(8440, 6);
  expect(returns.netYield).toBeCloseTo(0.0491, 4);
  expect(returns.coverage).toBeNull();
});

test("the same example, with 105.000 at 3 % over 25 years", () => {
  const returns = analyseInvestment(WITH_LOAN);
  expect(returns.instalment).toBeCloseTo(497.92, 2);
  expect(returns.cashFlow).toBeCloseTo(2464.94, 2);
  expect(returns.cashOnCash).toBeCloseTo(0.0368, 4);
  expect(returns.coverage).toBeCloseTo(1.41, 2);
  // (1.250 + 5.975,06) / (12 · 0,95)
  expect(returns.breakEvenRent).toBeCloseTo(633.78, 2);
  const even = analyseInvestment({ ...WITH_LOAN, monthlyRent: returns.breakEvenRent! });
  expect(even.cashFlow).toBeCloseTo(0, 6);
});

describe("rates and present value", () => {
  test("−100.000, nine times 5.000, 105.000: 5 %", () => {
    const flows = [-100_000, ...Array<number>(9).fill(5000), 105_000];
    expect(rateOf(internalRate(flows))).toBeCloseTo(0.05, 9);
    expect(netPresentValue(0.05, flows)).toBeCloseTo(0, 6);
    // 5.000 · 10 + 100.000 − 100.000
    expect(netPresentValue(0, flows)).toBe(50_000);
  });
  test("without a change of sign it is not defined; beyond the bracket it says so", () => {
    expect(internalRate([-1, -2, -3]).kind).toBe("undefined");
    expect(internalRate([1, 2, 3]).kind).toBe("undefined");
    expect(internalRate([0, 0]).kind).toBe("undefined");
    expect(internalRate([-1, 100]).kind).toBe("out-of-range");
    expect(internalRate([-1000, 1]).kind).toBe("out-of-range");
    expect(rateOf(internalRate([-100, 200]))).toBeCloseTo(1, 9);
  });
  test("nothing of one's own put in: no rate, no cash-on-cash", () => {
    const returns = analyseInvestment({ ...HOME, loan: 172_000 });
    expect(returns.cashOnCash).toBeNull();
    expect(returns.years[0]!.cashFlow).toBeLessThan(0);
  });
});

describe("year by year", () => {
  test("rent, expenses and value grow from the second year on", () => {
    const { years } = analyseInvestment({ ...HOME, rentGrowth: 0.02, expenseGrowth: 0.1, priceGrowth: 0.03 });
    expect(years).toHaveLength(10);
    expect(years[0]!.rent).toBeCloseTo(9690, 6);
    expect(years[1]!.rent).toBeCloseTo(9883.8, 6);
    expect(years[1]!.expenses).toBeCloseTo(1375, 6);
    expect(years[0]!.value).toBeCloseTo(154_500, 6);
    // 0,95 · 10.200 + … : after ten years 150.000 · 1,03^10
    expect(years[9]!.value).toBeCloseTo(201_587.46, 2);
  });
  test("the loan is paid off in its term, and not a year longer", () => {
    const { years } = analyseInvestment({ ...WITH_LOAN, loanYears: 5, horizonYears: 8 });
    expect(years[4]!.balance).toBe(0);
    expect(years.reduce((sum, { principal }) => sum + principal, 0)).toBeCloseTo(105_000, 4);
    expect(years[5]!.cashFlow).toBeCloseTo(8440, 6);
    expect(years[5]!.interest).toBe(0);
  });
  test("sold in the last year: the gain is the sum of all flows", () => {
    const { years, saleNet, equity } = analyseInvestment({ ...WITH_LOAN, exitCostShare: 0.04, priceGrowth: 0.02 });
    const cash = years.reduce((sum, { cashFlow }) => sum + cashFlow, 0);
    expect(years.at(-1)!.gainIfSold).toBeCloseTo(cash + saleNet - years.at(-1)!.balance - equity, 6);
  });
  test("a share of the rent for its manager", () => {
    // 9.690 · 10 %
    expect(analyseInvestment({ ...HOME, managementShare: 0.1 }).noi).toBeCloseTo(8440 - 969, 6);
  });
});

test("maps: the case stands in the middle, more rent is never worse, interest below zero is left out", () => {
  const rates = rateByRentAndGrowth(WITH_LOAN);
  const own = rateOf(analyseInvestment(WITH_LOAN).equityRate)!;
  expect(rates.rows[rates.current.row]!.values[rates.current.column]).toBeCloseTo(own, 9);
  const column = rates.rows.map(({ values }) => values[0]!);
  expect([...column].sort((a, b) => a - b)).toEqual(column);
  const cash = cashByRentAndInterest({ ...WITH_LOAN, annualRate: 0.01 });
  expect(cash.columns[0]).toBe(-0.01);
  expect(cash.rows.every(({ values }) => values[0] === null && values[1] !== null)).toBe(true);
});

describe("ten thousand courses", () => {
  const CHANCE = { rentDeviation: 0.02, priceDeviation: 0.05, vacancyDeviation: 0.03 };
  const home = { ...WITH_LOAN, rentGrowth: 0.02, priceGrowth: 0.02, exitCostShare: 0.05 };
  test("one seed, one result; another seed, nearly the same", () => {
    const first = simulateInvestment(home, CHANCE, { seed: 7 });
    expect(simulateInvestment(home, CHANCE, { seed: 7 })).toEqual(first);
    const other = simulateInvestment(home, CHANCE, { seed: 8 });
    expect(other).not.toEqual(first);
    expect(other.rate!.median).toBeCloseTo(first.rate!.median, 2);
  });
  test("without chance it is the projection", () => {
    const still = simulateInvestment(
      home,
      { rentDeviation: 0, priceDeviation: 0, vacancyDeviation: 0 },
      { seed: 1, runs: 50 },
    );
    const returns = analyseInvestment(home);
    expect(still.rate!.low).toBeCloseTo(rateOf(returns.equityRate)!, 5);
    expect(still.rate!.high).toBeCloseTo(still.rate!.low, 9);
    for (const [i, year] of still.years.entries()) expect(year.median).toBeCloseTo(returns.years[i]!.gainIfSold, 4);
  });
  test("shares add up, percentiles rise, the middle is near the projection", () => {
    const { rate, histogram, years, losing, belowAsked } = simulateInvestment(home, CHANCE, { seed: 3 });
    expect(histogram.shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 6);
    expect(rate!.low).toBeLessThan(rate!.median);
    expect(rate!.median).toBeLessThan(rate!.high);
    for (const year of years) expect(year.low80).toBeLessThanOrEqual(year.median);
    expect(rate!.median).toBeCloseTo(rateOf(analyseInvestment(home).equityRate)!, 1.7);
    for (const share of [losing, belowAsked]) expect(share).toBeGreaterThanOrEqual(0);
  });
});

test("IRPF of a let home, as the facts work it out: 4.940 left, 2.470 taxed", () => {
  const year = { rent: 12_000, interest: 2000, repairs: 500, expenses: 400 + 720 + 200, carried: 0, reduction: 0.5 };
  const base = rentalBase({ ...year, depreciation: 0.03 * 180_000 * 0.6 });
  expect(base.net).toBeCloseTo(4940, 6);
  expect(base.taxable).toBeCloseTo(2470, 6);
  // Interest and repairs at most the rent; the rest goes on. A loss is not reduced.
  const loss = rentalBase({ ...year, interest: 13_000, depreciation: 3240 });
  expect(loss).toEqual({ net: -4560, taxable: -4560, carried: 1500 });
});

describe("the plusvalía municipal of the sale", () => {
  /** The law's coefficients in tenths of a year, so that each year is told by its own. */
  const land = { landValue: 60_000, rate: 0.29, coefficients: Array.from({ length: 21 }, (_, year) => year / 100) };
  const rising = { ...HOME, priceGrowth: 0.02, exitCostShare: 0.05, horizonYears: 10 };

  test("after ten years 60,000 × 0.10 × 29 % = 1,740 less, and each year its own", () => {
    const without = analyseInvestment(rising);
    const taxed = analyseInvestment({ ...rising, land });
    expect(without.landGainTax).toBe(0);
    expect(taxed.landGainTax).toBeCloseTo(1_740, 6);
    expect(without.saleNet - taxed.saleNet).toBeCloseTo(1_740, 6);
    // After fourteen, 168 months, 60,000 × 0.14 × 29 % = 2,436.
    expect(analyseInvestment({ ...rising, horizonYears: 14, land }).landGainTax).toBeCloseTo(2_436, 6);
    // After three years 60,000 × 0.03 × 29 % = 522.
    expect(without.years[2]!.gainIfSold - taxed.years[2]!.gainIfSold).toBeCloseTo(522, 6);
    expect(rateOf(taxed.equityRate)!).toBeLessThan(rateOf(without.equityRate)!);
  });

  test("the real method where it is lower, and nothing without a gain", () => {
    const { price } = rising;
    // The gain of one year is 2 % of the price, of which the land of 60,000 in 600,000 is a tenth.
    const real = analyseInvestment({ ...rising, horizonYears: 1, land: { ...land, cadastralValue: 600_000 } });
    expect(real.landGainTax).toBeCloseTo(Math.min(60_000 * 0.01, price * 0.002) * 0.29, 6);
    expect(analyseInvestment({ ...rising, priceGrowth: 0, land }).landGainTax).toBe(0);
  });

  test("the simulation without chance pays it too", () => {
    const home = { ...rising, land };
    const still = { rentDeviation: 0, priceDeviation: 0, vacancyDeviation: 0 };
    const { years } = simulateInvestment(home, still, { seed: 1, runs: 10 });
    const projected = analyseInvestment(home).years;
    for (const [i, year] of years.entries()) expect(year.median).toBeCloseTo(projected[i]!.gainIfSold, 4);
  });
});

test("a stressed area: 800 with 2,25 % is 818; with improvements 899,80", () => {
  expect(stressedAreaCap(800, 0.0225, 0)).toBeCloseTo(818, 6);
  expect(stressedAreaCap(800, 0.0225, 0.1)).toBeCloseTo(899.8, 6);
});

test("marketing worked out by hand: 20 a lead, 525 %; nothing is divided by nothing", () => {
  const channel = { name: "Portal", spend: 1200, leads: 60, closings: 3, margin: 7500 };
  expect(channelReturn(channel)).toMatchObject({ costPerLead: 20, costPerClosing: 400, conversion: 0.05, roi: 5.25 });
  const free = { name: "Recomendación", spend: 0, leads: 0, closings: null, margin: 3000 };
  expect(channelReturn(free)).toMatchObject({ costPerLead: null, costPerClosing: null, conversion: null, roi: null });
  expect(totalReturn([channel, free])).toMatchObject({ spend: 1200, leads: 60, closings: null, margin: 10_500 });
});
