import { describe, expect, test } from "vitest";
import { rateOf } from "./cash-flows.ts";
import { analyseInvestment, type InvestmentCase } from "./investment.ts";
import { SIMULATED_RUNS, simulateInvestment, type Uncertainty } from "./monte-carlo.ts";
import { LONGEST_STRETCH_YEARS, priceSwings } from "./price-swings.ts";

/** Bought with one's own 100,000, let for 1,000 a month; nothing else is paid and its price stands still. */
const PLAIN: InvestmentCase = {
  price: 100_000,
  purchaseCosts: 0,
  works: 0,
  startingValue: 100_000,
  monthlyRent: 1_000,
  vacancy: 0,
  fixedExpenses: 0,
  managementShare: 0,
  loan: 0,
  annualRate: 0,
  loanYears: 1,
  rentGrowth: 0,
  expenseGrowth: 0,
  priceGrowth: 0,
  horizonYears: 1,
  exitCostShare: 0,
  discountRate: 0,
};
const STILL: Uncertainty = { rentDeviation: 0, priceDeviation: 0, vacancyDeviation: 0 };

const simulate = (home: Partial<InvestmentCase>, chance: Partial<Uncertainty> = {}, runs = 20, seed = 1) =>
  simulateInvestment({ ...PLAIN, ...home }, { ...STILL, ...chance }, { seed, runs });

describe("without chance", () => {
  const FLAT: Partial<InvestmentCase> = {
    purchaseCosts: 10_000,
    works: 5_000,
    startingValue: 120_000,
    vacancy: 0.1,
    fixedExpenses: 1_720,
    managementShare: 0.1,
    loan: 60_000,
    annualRate: 0.03,
    loanYears: 5,
    rentGrowth: 0.1,
    expenseGrowth: 0.05,
    priceGrowth: 0.02,
    horizonYears: 8,
    exitCostShare: 0.05,
  };

  test.each([
    ["whose loan ends before it is sold", FLAT],
    ["whose loan outlasts it", { ...FLAT, loanYears: 20 }],
    ["whose loan ends with it", { ...FLAT, loanYears: 8 }],
    ["bought with one's own money", { ...FLAT, loan: 0 }],
    ["of which one euro is borrowed", { ...FLAT, loan: 1 }],
    ["whose rent falls by half each year", { ...FLAT, rentGrowth: -0.5 }],
  ] as const)("each year of a home %s is the projection's", (_name, home) => {
    const returns = analyseInvestment({ ...PLAIN, ...home });
    const { years, rate } = simulate(home);
    expect(years.map(({ year }) => year)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    for (const [i, { low80, low50, median, high50, high80 }] of years.entries())
      for (const gain of [low80, low50, median, high50, high80])
        expect(gain).toBeCloseTo(returns.years[i]!.gainIfSold, 4);
    const expected = rateOf(returns.equityRate)!;
    for (const found of [rate!.low, rate!.median, rate!.high]) expect(found).toBeCloseTo(expected, 5);
  });

  test("the shares of losing runs, and of runs below the asked return, are all or none", () => {
    const shares = (home: Partial<InvestmentCase>) => {
      const { losing, belowAsked, withNegativeYear } = simulate(home);
      return [losing, belowAsked, withNegativeYear];
    };
    // 12,000 on 100,000: 12 %.
    expect(shares({ discountRate: 0.1 })).toEqual([0, 0, 0]);
    expect(shares({ discountRate: 0.13 })).toEqual([0, 1, 0]);
    // Rent and expenses alike: no gain is no loss, and no year takes money.
    expect(shares({ fixedExpenses: 12_000 })).toEqual([0, 0, 0]);
    expect(shares({ fixedExpenses: 12_000.5 })).toEqual([1, 1, 1]);
    // A year that takes 1,000, and a sale that brings 5,000 more.
    expect(shares({ fixedExpenses: 13_000, priceGrowth: 0.05 })).toEqual([0, 0, 1]);
    // The first of two years takes money, the second does not.
    expect(shares({ fixedExpenses: 13_000, rentGrowth: 0.5, horizonYears: 2 })).toEqual([0, 0, 1]);
    // It is the end that counts: 3,000 lost after the first year, 1,000 won after the second.
    expect(shares({ fixedExpenses: 15_000, rentGrowth: 7 / 12, horizonYears: 2 })).toEqual([0, 0, 1]);
  });

  test("small sums have a rate too: 50 cents that become 60", () => {
    const { rate } = simulate({ price: 0.5, startingValue: 0.6, monthlyRent: 0 });
    expect(rate!.median).toBeCloseTo(0.2, 5);
    // 50 cents in hand, and a loan of 1 that a sale for 40 cents does not repay: 60 cents to pay.
    const owed = simulate({ price: 0.5, startingValue: 0.4, monthlyRent: 0, loan: 1 });
    expect(owed.rate!.median).toBeCloseTo(0.2, 5);
  });

  test("rates from −99 to 1000 % are found, beyond there is none", () => {
    const rate = (startingValue: number) => simulate({ price: 1_000, startingValue, monthlyRent: 0 }).rate?.median;
    expect(rate(20)).toBeCloseTo(-0.98, 5);
    expect(rate(5)).toBeUndefined();
    expect(rate(10_900)).toBeCloseTo(9.9, 5);
    expect(rate(11_500)).toBeUndefined();
  });

  test("where nothing of one's own is put in there is no rate, and nothing to count", () => {
    const { rate, histogram, losing } = simulate({ loan: 100_000, loanYears: 10, discountRate: 0.05 });
    expect(rate).toBeNull();
    expect(histogram).toEqual({ from: 0, to: 0, shares: [] });
    expect(losing).toBe(0);
  });

  test("a single rate is all of the runs, in the first of 25 steps", () => {
    const { histogram } = simulate({});
    expect(histogram.from).toBeCloseTo(0.12, 5);
    expect(histogram.to).toBe(histogram.from);
    expect(histogram.shares).toEqual([1, ...Array<number>(24).fill(0)]);
  });

  test("neither price nor rent fall below nothing", () => {
    const crash = simulate({ priceGrowth: -1.5, monthlyRent: 0, horizonYears: 2 });
    expect(crash.years.map(({ median }) => median)).toEqual([-100_000, -100_000]);
    const unlet = simulate({ rentGrowth: -1.5, horizonYears: 3 });
    expect(unlet.years.map(({ median }) => median)).toEqual([12_000, 12_000, 12_000]);
  });
});

describe("chance", () => {
  // The first numbers of mulberry32 from 1, as they are published: 0.62707394, 0.00273572, 0.52744704, 0.98105097, 0.96837790, 0.28110350.
  // Their sum less 3, times √2: 0.548417.

  test("a vacancy of a half that strays by a tenth is 0.554842 in the first draw: 12,000 · 0.445158 are collected", () => {
    const { years } = simulate({ vacancy: 0.5 }, { vacancyDeviation: 0.1 }, 1);
    expect(years[0]!.median).toBeCloseTo(5_341.9, 1);
  });

  test("then one number for the stretch of prices and six for the rent: 12,000 · 1.0317287 in the second year", () => {
    // 0.72074314 + 0.42579695 + 0.99482295 + 0.45527113 + 0.48878832 + 0.13893358 − 3 = 0.22435607, times √2: 0.317287.
    const { years } = simulate({ horizonYears: 2 }, { rentDeviation: 0.1 }, 1);
    expect(years[0]!.median).toBeCloseTo(12_000, 6);
    expect(years[1]!.median - years[0]!.median).toBeCloseTo(12_380.74, 1);
  });

  test("that number picks the quarter of the series: 0.6128 of all its stretches, and the next year the one four on", () => {
    const { swings } = priceSwings("es");
    const start = Math.floor(0.6128388606 * swings.length);
    const { years } = simulate({ monthlyRent: 0, horizonYears: 2 }, { priceDeviation: null }, 1);
    expect(years[0]!.median).toBeCloseTo(100_000 * (swings[start]! - 1), 4);
    expect(years[1]!.median).toBeCloseTo(100_000 * (swings[start]! * swings[start + 4]! - 1), 4);
  });

  test("stretched to its own deviation a series stays as it was", () => {
    const own = priceSwings("mx").yearlyDeviation;
    const of = (priceDeviation: number | null) =>
      simulate({ horizonYears: 6 }, { priceSeries: "mx", priceDeviation }, 500, 3).years.map(({ low80 }) =>
        Math.round(low80),
      );
    expect(of(own)).toEqual(of(null));
    expect(of(own * 2)).not.toEqual(of(null));
  });

  test("ten thousand runs unless said, and stretches of ten years", () => {
    expect(SIMULATED_RUNS).toBe(10_000);
    expect(simulateInvestment(PLAIN, STILL, { seed: 1 }).runs).toBe(10_000);
    expect(LONGEST_STRETCH_YEARS).toBe(10);
  });

  describe("a vacancy of a half that strays by a tenth, ten thousand times", () => {
    // The collected rent strays by 1,200 around 6,000. Six even draws added lie within 1.296 deviations in eight of ten
    // cases, within 0.689 in five of ten (Irwin–Hall, by Cornish–Fisher with its kurtosis of −0.2).
    const { years, rate, histogram, losing } = simulateInvestment(
      { ...PLAIN, vacancy: 0.5, fixedExpenses: 6_000 },
      { ...STILL, vacancyDeviation: 0.1 },
      { seed: 5 },
    );
    const deviations = (gain: number) => gain / 1_200;

    test("its bands", () => {
      const [{ low80, low50, median, high50, high80 }] = years as [(typeof years)[number]];
      expect(Math.abs(deviations(low80) + 1.296)).toBeLessThan(0.03);
      expect(Math.abs(deviations(low50) + 0.689)).toBeLessThan(0.03);
      expect(Math.abs(deviations(median))).toBeLessThan(0.03);
      expect(Math.abs(deviations(high50) - 0.689)).toBeLessThan(0.03);
      expect(Math.abs(deviations(high80) - 1.296)).toBeLessThan(0.03);
    });

    test("its rates: a gain over 100,000", () => {
      expect(Math.abs(deviations(rate!.low * 100_000) + 1.296)).toBeLessThan(0.03);
      expect(Math.abs(deviations(rate!.median * 100_000))).toBeLessThan(0.03);
      expect(Math.abs(deviations(rate!.high * 100_000) - 1.296)).toBeLessThan(0.03);
      expect(losing).toBeCloseTo(0.5, 1);
    });

    test("its histogram: 25 steps of 0.2 deviations, 7.8 % in the middle one, what lies outside at the ends", () => {
      const { from, to, shares } = histogram;
      expect(shares).toHaveLength(25);
      expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 9);
      // 99 of 100 lie between −2.5 and 2.5 deviations.
      expect(Math.abs(deviations(from * 100_000) + 2.5)).toBeLessThan(0.1);
      expect(Math.abs(deviations(to * 100_000) - 2.5)).toBeLessThan(0.1);
      expect(Math.abs(shares[12]! - 0.078)).toBeLessThan(0.008);
      for (const end of [shares[0]!, shares[24]!]) {
        expect(end).toBeGreaterThanOrEqual(0.005);
        expect(end).toBeLessThan(0.015);
      }
      const [left, right] = [shares.slice(0, 12), shares.slice(13)].map((half) =>
        half.reduce((sum, one) => sum + one, 0),
      );
      expect(Math.abs(left! - right!)).toBeLessThan(0.06);
    });
  });

  test.each([
    // Six even draws lie beyond 1.417, 1.324 and 1.191 deviations in 8, 9.5 and 12 of a hundred cases.
    [0.3333 / 1.417, false],
    [0.3333 / 1.324, false],
    [0.3333 / 1.191, true],
  ])(
    "a rate above 1000 %% is none: with vacancies that stray by %d, rates are not told: %s",
    (vacancyDeviation, isNull) => {
      // 1,000 that bring in 12,000 · (1 − vacancy): above 10,000 where the vacancy lies a third below a half.
      const { rate } = simulate({ price: 1_000, startingValue: 1_000, vacancy: 0.5 }, { vacancyDeviation }, 10_000, 4);
      expect(rate === null).toBe(isNull);
    },
  );

  test("a vacancy above the whole year lasts the year, one below zero is none", () => {
    // A vacancy that strays by five years: in half of the cases all of the year, in half none.
    const { years } = simulate({ vacancy: 0.5 }, { vacancyDeviation: 5 }, 500, 2);
    expect(years[0]).toMatchObject({ low80: 0, low50: 0, high50: 12_000, high80: 12_000 });
  });
});
