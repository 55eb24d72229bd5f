import type { Simulation } from "#domain/tools/investment/monte-carlo.ts";
import { followReturn } from "./engine.ts";
import type { InvestmentResult, MarketingResult } from "./result.ts";
import { roiInput } from "./schema.ts";

const TODAY = "2026-11-21";

/** Without the ten thousand courses, which take their time. */
export function followed(values: Record<string, unknown>) {
  const input = roiInput.parse(values);
  return { input, result: followReturn(input, { today: TODAY }) };
}

export function invested(values: Record<string, unknown>): InvestmentResult {
  const { result } = followed(values);
  if (result.kind !== "investment") throw new Error(result.kind);
  return result;
}

export function advertised(channels: Record<string, unknown>[], more: Record<string, unknown> = {}): MarketingResult {
  const { result } = followed({ mode: "marketing", channels, ...more });
  if (result.kind !== "marketing") throw new Error(result.kind);
  return result;
}

/** A home that stays as it is bought: nothing grows and the sale costs nothing. */
const STILL = { place: "otro", rentGrowth: 0, exitCostShare: 0, expenseGrowth: 0, discountRate: 5 };

/**
 * In cash and sold after a year. 100.000 + 10 % = 110.000 €; 12 · 1.000 less 10 % is 10.800 €, less 800 of expenses 10.000 €.
 * Yield 10.000 / 110.000 = 9,09 %. It gives back the 110.000 that were put in: a rate of 0, worth 110.000 / 1,05 − 110.000 =
 * −5.238 today. Rent that leaves nothing: 800 / (12 · 0,9) = 74,07 €.
 */
export const CASH = {
  ...STILL,
  price: 100_000,
  costShare: 10,
  monthlyRent: 1000,
  vacancy: 10,
  otherExpenses: 800,
  horizonYears: 1,
};

/**
 * With a loan and sold after two years. 150.000 + 8 % + 10.000 = 172.000 €, of which 105.000 are lent. 12 · 850 less 5 % is 9.690 €,
 * less 1.250 is 8.440 € (4,91 % of 172.000). Instalment 497,92 €, a year 5.975,06 €: 8.440 / 5.975,06 = 1,41, and 2.464,94 € are
 * left, 3,68 % of 67.000. Of the first year's 5.975,06 € 3.110,83 are interest; after two years 99.184,42 € are owed.
 */
export const LOAN = {
  ...STILL,
  price: 150_000,
  costShare: 8,
  works: 10_000,
  monthlyRent: 850,
  vacancy: 5,
  otherExpenses: 1250,
  horizonYears: 2,
  loan: 105_000,
  rate: 3,
  loanYears: 25,
};

/** 525 %, −25 %, and one that costs nothing and so has no return. */
export const CHANNELS = [
  { name: "Buzoneo", spend: 800, leads: 10, closings: 1, margin: 600 },
  { name: "Portal", spend: 1200, leads: 60, closings: 3, margin: 7500 },
  { name: "Portal", spend: 0, leads: 5, closings: 0, margin: 100 },
];

/** A simulation as it might come out, in round figures. */
export const SIMULATION: Simulation = {
  runs: 10_000,
  seed: 7,
  rate: { low: -0.02, median: 0.031, high: 0.084 },
  losing: 0.225,
  belowAsked: 0.6,
  withNegativeYear: 0.1,
  histogram: { from: -0.1, to: 0.1, shares: [0.1, 0.4, 0.3, 0.2] },
  years: [
    { year: 1, low80: -30_100, low50: -20_200, median: -10_300, high50: -4_400, high80: 500 },
    { year: 2, low80: -25_123, low50: -15_200, median: 1_234, high50: 8_400, high80: 20_567 },
  ],
};

/** Figures and their units are joined by no-break spaces; here they are usual ones. */
export const plain = (text: string) => text.replaceAll("\u00a0", " ");

/** Some of a result's figures in place of its own. */
export const withReturns = (
  result: InvestmentResult,
  returns: Partial<InvestmentResult["returns"]>,
): InvestmentResult => ({
  ...result,
  returns: { ...result.returns, ...returns },
});
