import { SPAIN_PRICE_INDEX } from "#content/home/market-series.ts";

export interface MarketSeries {
  /** Start of each quarter: 2015.25 is the second of 2015. */
  x: number[];
  /** Mean of the first year = 100. */
  y: number[];
  firstYear: number;
  lastYear: number;
  /** Growth from the mean of the first year to the last quarter, as a fraction. */
  growth: number;
}

/** The official index, rebased so that a reader sees the growth since the first year. */
export function marketSeries(): MarketSeries {
  const { firstYear, quarters } = SPAIN_PRICE_INDEX;
  const base = quarters.slice(0, 4).reduce((sum, value) => sum + value, 0) / 4;
  const y = quarters.map((value) => Math.round((value / base) * 1000) / 10);
  return {
    x: quarters.map((_, i) => firstYear + i / 4),
    y,
    firstYear,
    lastYear: firstYear + quarters.length / 4 - 1,
    growth: y.at(-1)! / 100 - 1,
  };
}
