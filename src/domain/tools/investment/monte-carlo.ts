import type { BisCountry } from "../market/official-series.ts";
import { balanceAfter, instalmentOf } from "../mortgage/annuity.ts";
import { type InvestmentCase, netOfSaleAfter } from "./investment.ts";
import { LONGEST_STRETCH_YEARS, priceSwings } from "./price-swings.ts";

/** How far the suppositions of a purchase may miss. Yearly standard deviations, as fractions. */
export interface Uncertainty {
  rentDeviation: number;
  /** The country whose house prices lend their swings. Absent in results of before prices were drawn from a series. */
  priceSeries?: BisCountry;
  /** Null leaves the swings as they were in the series; a number stretches them to this deviation. */
  priceDeviation: number | null;
  /** Deviation of the vacancy around its mean; it is never below none nor above all. */
  vacancyDeviation: number;
}

export interface SimulatedYear {
  year: number;
  /** Gain if it is sold at the end of this year. */
  low80: number;
  low50: number;
  median: number;
  high50: number;
  high80: number;
}

export interface Simulation {
  runs: number;
  seed: number;
  /** Internal rate on one's own money; null where more than a tenth of the runs have none. */
  rate: { low: number; median: number; high: number } | null;
  /** Share of the runs that lose money, of those below the asked rate, and of those with a year that costs money. */
  losing: number;
  belowAsked: number;
  withNegativeYear: number;
  /** Equal steps between `from` and `to`; shares of all runs. Values outside count at the ends. */
  histogram: { from: number; to: number; shares: number[] };
  years: SimulatedYear[];
}

export const SIMULATED_RUNS = 10_000;
const BINS = 25;
/** Halvings of the bracket of a rate: 11 / 2^26 is far below the shown digits. */
const HALVINGS = 26;

/**
 * Ten thousand courses of the same purchase. The price grows as assumed, times the swings of stretches of an official
 * series that are drawn by chance (a block bootstrap): years of boom and bust follow one another as they did, which
 * draws of single years would lose. Rent and vacancy vary each year around their assumed values. One seed always gives
 * the same figures.
 */
export function simulateInvestment(
  home: InvestmentCase,
  uncertainty: Uncertainty,
  { seed, runs = SIMULATED_RUNS }: { seed: number; runs?: number },
): Simulation {
  const { horizonYears: horizon, loan, annualRate, loanYears } = home;
  const equity = home.price + home.purchaseCosts + home.works - loan;
  const instalment = loan > 0 ? instalmentOf(loan, annualRate, loanYears * 12) : 0;
  const balances = Array.from({ length: horizon }, (_, i) =>
    loan > 0 && i + 1 < loanYears ? balanceAfter(loan, annualRate, loanYears * 12, (i + 1) * 12) : 0,
  );
  const { even, normal } = chanceOf(seed);
  const swings = stretched(uncertainty);
  const gains = Array.from({ length: horizon }, () => new Float64Array(runs));
  const rates = new Float64Array(runs);
  const flows = new Float64Array(horizon + 1);
  flows[0] = -equity;
  let [losing, belowAsked, withNegativeYear, unrated] = [0, 0, 0, 0];
  for (let run = 0; run < runs; run++) {
    let rent = home.monthlyRent * 12;
    let fixed = home.fixedExpenses;
    let value = home.startingValue;
    let cash = 0;
    let isNegative = false;
    let sale = 0;
    let quarter = 0;
    let yearsLeft = 0;
    for (let year = 1; year <= horizon; year++) {
      const vacancy = bounded(home.vacancy + normal() * uncertainty.vacancyDeviation);
      const collected = rent * (1 - vacancy);
      const paid = year <= loanYears ? instalment * 12 : 0;
      const flow = collected * (1 - home.managementShare) - fixed - paid;
      if (flow < 0) isNegative = true;
      cash += flow;
      flows[year] = flow;
      if (yearsLeft === 0 || quarter >= swings.length) {
        quarter = Math.floor(even() * swings.length);
        yearsLeft = LONGEST_STRETCH_YEARS;
      }
      value *= Math.max(0, (1 + home.priceGrowth) * swings[quarter]!);
      quarter += 4;
      yearsLeft--;
      rent *= Math.max(0, 1 + home.rentGrowth + normal() * uncertainty.rentDeviation);
      fixed *= 1 + home.expenseGrowth;
      sale = netOfSaleAfter(home, year, value) - balances[year - 1]!;
      gains[year - 1]![run] = cash + sale - equity;
    }
    flows[horizon]! += sale;
    const rate = fastRate(flows);
    rates[run] = rate;
    if (Number.isNaN(rate)) unrated++;
    if (gains[horizon - 1]![run]! < 0) losing++;
    if (!(valueAt(home.discountRate, flows) >= 0)) belowAsked++;
    if (isNegative) withNegativeYear++;
  }
  const known = rates.filter((rate) => !Number.isNaN(rate)).sort();
  const has = unrated <= runs / 10;
  return {
    runs,
    seed,
    losing: losing / runs,
    belowAsked: belowAsked / runs,
    withNegativeYear: withNegativeYear / runs,
    rate: has ? { low: at(known, 0.1), median: at(known, 0.5), high: at(known, 0.9) } : null,
    histogram: histogramOf(known, runs),
    years: gains.map((year, i) => {
      const sorted = year.sort();
      return {
        year: i + 1,
        low80: at(sorted, 0.1),
        low50: at(sorted, 0.25),
        median: at(sorted, 0.5),
        high50: at(sorted, 0.75),
        high80: at(sorted, 0.9),
      };
    }),
  };
}

const bounded = (share: number) => (share < 0 ? 0 : share > 1 ? 1 : share);
const at = (sorted: Float64Array, share: number) => sorted[Math.round((sorted.length - 1) * share)]!;

/** The swings of the series, stretched or flattened around 1 to the deviation that was asked for. */
function stretched({ priceSeries = "es", priceDeviation }: Uncertainty): readonly number[] {
  const { swings, yearlyDeviation } = priceSwings(priceSeries);
  if (priceDeviation === null) return swings;
  const factor = priceDeviation / yearlyDeviation;
  return swings.map((swing) => 1 + factor * (swing - 1));
}

/**
 * Draws by mulberry32: even ones from 0 to 1, and ones near enough to a normal deviate of mean 0 and deviation 1 (six even
 * ones added).
 */
function chanceOf(seed: number): { even: () => number; normal: () => number } {
  let state = seed >>> 0;
  const even = () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
  const SQRT_2 = Math.SQRT2;
  return { even, normal: () => (even() + even() + even() + even() + even() + even() - 3) * SQRT_2 };
}

function valueAt(rate: number, flows: Float64Array): number {
  const discount = 1 / (1 + rate);
  let value = 0;
  for (let year = flows.length - 1; year >= 0; year--) value = value * discount + flows[year]!;
  return value;
}

/** As `internalRate`, quickly and to six digits; NaN where there is none. */
function fastRate(flows: Float64Array): number {
  let [low, high] = [-0.99, 10];
  const atLow = valueAt(low, flows);
  if (atLow > 0 === valueAt(high, flows) > 0) return Number.NaN;
  for (let step = 0; step < HALVINGS; step++) {
    const middle = (low + high) / 2;
    if (valueAt(middle, flows) > 0 === atLow > 0) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

function histogramOf(sorted: Float64Array, runs: number): Simulation["histogram"] {
  if (sorted.length === 0) return { from: 0, to: 0, shares: [] };
  const [from, to] = [at(sorted, 0.005), at(sorted, 0.995)];
  const counts = new Array<number>(BINS).fill(0);
  const width = (to - from) / BINS || 1;
  for (const rate of sorted) counts[Math.min(BINS - 1, Math.max(0, Math.floor((rate - from) / width)))]!++;
  return { from, to, shares: counts.map((count) => count / runs) };
}
