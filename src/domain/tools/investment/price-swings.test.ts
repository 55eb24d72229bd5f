import { describe, expect, test } from "vitest";
import { BIS_COUNTRIES } from "../market/official-series.ts";
import { BIS_NOMINAL } from "../market/shipped/bis.ts";
import type { InvestmentCase } from "./investment.ts";
import { simulateInvestment, type Uncertainty } from "./monte-carlo.ts";
import { priceSwings, swingsCountry, swingsFact, swingsOf } from "./price-swings.ts";

/** A home of 100,000 that brings no rent and costs nothing: its gain is that of prices. */
const PRICE_ALONE: InvestmentCase = {
  price: 100_000,
  purchaseCosts: 0,
  works: 0,
  startingValue: 100_000,
  monthlyRent: 0,
  vacancy: 0,
  fixedExpenses: 0,
  managementShare: 0,
  loan: 0,
  annualRate: 0,
  loanYears: 1,
  horizonYears: 10,
  rentGrowth: 0,
  expenseGrowth: 0,
  priceGrowth: 0,
  exitCostShare: 0,
  discountRate: 0,
};
const swingsAlone = (fields: Partial<Uncertainty> = {}): Uncertainty => ({
  rentDeviation: 0,
  vacancyDeviation: 0,
  priceDeviation: null,
  ...fields,
});

test("a year of +21 % and a flat one: mean +10 %, swings 1.1 and 0.909", () => {
  const { swings, yearlyDeviation } = swingsOf([100, 100, 100, 100, 121, 100]);
  expect(swings).toEqual([expect.closeTo(1.1, 9), expect.closeTo(1 / 1.1, 9)]);
  // √((0.1² + 0.0909²) / 2) = √(0.018264 / 2)
  expect(yearlyDeviation).toBeCloseTo(0.09556, 5);
});

describe.each(BIS_COUNTRIES)("replayed: %s", (country) => {
  const { values } = BIS_NOMINAL[country];
  const mean = Math.exp(
    values.slice(4).reduce((sum, value, quarter) => sum + Math.log(value / values[quarter]!), 0) / (values.length - 4),
  );
  const { years } = simulateInvestment(
    { ...PRICE_ALONE, priceGrowth: mean - 1 },
    swingsAlone({ priceSeries: country }),
    { seed: 11 },
  );

  test.each([1, 3, 5, 10])("the 80 %% band of %i years contains 75 to 85 %% of past stretches", (length) => {
    const { low80, high80 } = years[length - 1]!;
    const gains = values.slice(4 * length).map((value, quarter) => PRICE_ALONE.price * (value / values[quarter]! - 1));
    const kept = gains.filter((gain) => low80 <= gain && gain <= high80).length / gains.length;
    expect(kept).toBeGreaterThanOrEqual(0.75);
    expect(kept).toBeLessThanOrEqual(0.85);
  });
});

test("a typed deviation stretches the swings; none keeps the supposed growth to the cent", () => {
  const width = (priceDeviation: number | null) => {
    const { years } = simulateInvestment(PRICE_ALONE, swingsAlone({ priceDeviation }), { seed: 2 });
    return years[0]!.high80 - years[0]!.low80;
  };
  const own = priceSwings("es").yearlyDeviation;
  expect(width(own)).toBeCloseTo(width(null), 6);
  expect(width(own / 2)).toBeCloseTo(width(null) / 2, 6);
  expect(width(0)).toBe(0);
  const still = simulateInvestment({ ...PRICE_ALONE, priceGrowth: 0.1 }, swingsAlone({ priceDeviation: 0 }), {
    seed: 2,
  });
  // 100,000 · (1.1² − 1)
  expect(still.years[1]!.median).toBeCloseTo(21_000, 6);
});

test("each place has the series of its country, and those without one the Spanish", () => {
  expect(swingsCountry("ES-VC")).toEqual({ country: "es", isOwn: true });
  expect(swingsCountry("PE")).toEqual({ country: "pe", isOwn: true });
  expect(swingsCountry("AR")).toEqual({ country: "es", isOwn: false });
  expect(swingsCountry("otro")).toEqual({ country: "es", isOwn: false });
});

test("the row beside the result names the series, its start, and its publisher", () => {
  expect(swingsFact("mx")).toMatchObject({
    label: "Precio de la vivienda, México: vaivén de un año a otro desde 2005",
    validFrom: "2005-01-01",
    jurisdiction: "MX",
    source: { title: "BIS, precios residenciales de fuentes nacionales" },
  });
});
