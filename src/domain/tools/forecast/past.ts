import { type Series, yearlyGrowth } from "./series.ts";

/** The last years of a series, as many as asked for; undefined where the series is shorter. */
export function lastYears(series: Series, years: number): Series | undefined {
  const steps = years * series.perYear;
  const from = series.values.length - 1 - steps;
  return from < 0 ? undefined : { ...series, start: series.start + from, values: series.values.slice(from) };
}

export interface GrowthWindow {
  /** Null: the whole series. */
  years: number | null;
  /** First period counted. */
  from: number;
  growth: number;
}

/** Yearly growth over the last years, for each given number of them, and over the whole series. */
export function growthWindows(series: Series, years: readonly number[]): GrowthWindow[] {
  return [...years, null].flatMap((span) => {
    const part = span === null ? series : lastYears(series, span);
    const growth = part && yearlyGrowth(part);
    return part && growth !== null && growth !== undefined ? [{ years: span, from: part.start, growth }] : [];
  });
}

export interface Stretch {
  from: number;
  to: number;
  change: number;
}

export interface Stretches {
  steps: number;
  worst: Stretch;
  best: Stretch;
  /** How many there are, one from each period on, and how many ended lower than they began. */
  count: number;
  fell: number;
}

/** Every stretch of `steps` periods: the worst, the best, how many fell. */
export function stretchesOf({ values, start }: Series, steps: number): Stretches | null {
  if (steps < 1 || values.length <= steps) return null;
  const all = values.slice(steps).map((value, i) => ({
    from: start + i,
    to: start + i + steps,
    change: value / values[i]! - 1,
  }));
  const pick = (isMore: (a: number, b: number) => boolean) =>
    all.reduce((best, one) => (isMore(one.change, best.change) ? one : best));
  return {
    steps,
    worst: pick((a, b) => a < b),
    best: pick((a, b) => a > b),
    count: all.length,
    fell: all.filter(({ change }) => change < -1e-9).length,
  };
}
