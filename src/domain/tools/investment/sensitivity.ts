import { rateOf } from "./cash-flows.ts";
import { analyseInvestment, type InvestmentCase } from "./investment.ts";

/** A figure of a purchase around the case in hand; null where a cell cannot be. */
export interface SensitivityMap {
  rows: { change: number; values: (number | null)[] }[];
  columns: number[];
  current: { row: number; column: number };
}

const RENT_STEPS = [-0.1, -0.05, 0, 0.05, 0.1];
const POINTS = [-0.02, -0.01, 0, 0.01, 0.02];

/** The rate on one's own money, by rent (down) and growth of the price a year (across). */
export function rateByRentAndGrowth(home: InvestmentCase): SensitivityMap {
  return mapOf(home, home.priceGrowth, (rent, priceGrowth) =>
    rateOf(analyseInvestment({ ...home, monthlyRent: rent, priceGrowth }).equityRate),
  );
}

/** The cash of the first year, by rent (down) and interest (across). Interest below zero is left out. */
export function cashByRentAndInterest(home: InvestmentCase): SensitivityMap {
  return mapOf(home, home.annualRate, (rent, annualRate) =>
    annualRate < 0 ? null : analyseInvestment({ ...home, monthlyRent: rent, annualRate, horizonYears: 1 }).cashFlow,
  );
}

function mapOf(
  home: InvestmentCase,
  centre: number,
  value: (rent: number, column: number) => number | null,
): SensitivityMap {
  const columns = POINTS.map((points) => Math.round((centre + points) * 1e8) / 1e8);
  return {
    columns,
    rows: RENT_STEPS.map((change) => ({
      change,
      values: columns.map((column) => value(home.monthlyRent * (1 + change), column)),
    })),
    current: { row: RENT_STEPS.indexOf(0), column: POINTS.indexOf(0) },
  };
}
