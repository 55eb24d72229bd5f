import type { FactMark, FactSource } from "#domain/shared/dated-fact.ts";
import type { PerYear } from "#domain/shared/time/periods.ts";
import type { Backtest, ForecastPoint } from "#domain/tools/forecast/forecast.ts";
import type { ModelName } from "#domain/tools/forecast/models.ts";
import type { Stretches } from "#domain/tools/forecast/past.ts";
import type { AskedSeries } from "./series-list.ts";

/**
 * The tool's result. Money is in the result's currency, rates are fractions, periods are counted as in the series; all
 * survives JSON.
 */
export type AppreciationResult = Appreciation | NoSeries;

/** The official series that was asked for has no values here. */
export interface NoSeries {
  kind: "no-series";
  date: string;
  asked: { id: AskedSeries; name: string };
  /** The nearest one that covers the home and has values. */
  offered: { id: AskedSeries; name: string; perYear: PerYear; lastPeriod: number } | null;
}

export interface Appreciation {
  kind: "forecast" | "constant" | "too-short";
  date: string;
  currency: string;
  value: number;
  /** As asked; the forecast may reach less far. */
  years: number;
  series: SeriesUsed;
  /** Yearly, over the whole series; null of a single value. */
  growth: number | null;
  windows: GrowthRow[];
  /** Stretches of as many years as the forecast reaches. */
  stretches: Stretches | null;
  real: RealPast | null;
  forecast: FutureValues | null;
  /** Yearly rise of consumer prices that somebody supposes. */
  inflation: number | null;
  monthlyCost: number | null;
  otherReturn: number | null;
}

export interface SeriesUsed {
  /** `propia` for a pasted series. */
  id: AskedSeries | "propia";
  name: string;
  unit: string | null;
  perYear: PerYear;
  /** First period. */
  start: number;
  values: readonly number[];
  /** Null for a pasted series. */
  source: FactSource | null;
  mark: FactMark | null;
  /** Values before a gap, left out. */
  dropped: number;
  /** Whole months from the end of the last period to today. */
  monthsOld: number;
}

export interface GrowthRow {
  /** Null: since the series begins. */
  years: number | null;
  from: number;
  growth: number;
  /** Null where consumer prices do not cover it. */
  real: number | null;
}

/** The series in money of its last covered period. */
export interface RealPast {
  start: number;
  values: readonly number[];
  growth: number | null;
  prices: { name: string; source: FactSource; mark: FactMark };
}

export interface FutureValues {
  /** Null of a constant series, which needs none. */
  model: ModelName | null;
  /** The simplest first. */
  backtests: Backtest[];
  /** Every period ahead, as multiples of the last value. */
  path: ForecastPoint[];
  /** Whole years, and where it ends before a whole one. */
  rows: YearRow[];
  /** Periods that were asked for beyond half of the series. */
  cut: number;
}

export interface YearRow {
  step: number;
  years: number;
  value: number;
  low: number;
  high: number;
  /** In today's money, where an inflation was supposed. */
  real: { value: number; low: number; high: number } | null;
  /** Number of forecasts at this distance that were compared with the outcome. */
  tested: number;
  /** The middle one of their misses, without its sign. */
  usualMiss: number;
  /** Share of them after which more came than was said. */
  shareAbove: number;
  wait: Waiting;
}

/**
 * Selling then against selling now: the higher price, less the cost of keeping the home and the return that the money
 * would have earned.
 */
export interface Waiting {
  /** Paid until then. */
  cost: number;
  /** Return that today's price would have earned elsewhere. */
  forgone: number;
  value: number;
  low: number;
  high: number;
  /** Share of the tests after which waiting would have left more; null without tests. */
  shareBetter: number | null;
  /** Yearly growth at which both leave the same. */
  breakEven: number;
}
