import { median } from "#domain/shared/stats/order.ts";
import type { FactsFor } from "#domain/tools/facts.ts";
import { FEWEST_POINTS, type Forecast, forecastSeries } from "#domain/tools/forecast/forecast.ts";
import { growthWindows, lastYears, stretchesOf } from "#domain/tools/forecast/past.ts";
import { readSeriesText } from "#domain/tools/forecast/read-text.ts";
import { deflated, type Series, unbrokenTail, yearlyGrowth } from "#domain/tools/forecast/series.ts";
import type { OfficialSeries, SeriesId } from "#domain/tools/market/official-series.ts";
import type { AppreciationResult, FutureValues, NoSeries, RealPast, SeriesUsed, Waiting } from "./result.ts";
import { type AppreciationInput, currencyOf, pricesCountry, seriesNeeded } from "./schema.ts";
import { seriesName, widerSeries } from "./series-list.ts";

/** The day, and the values of the series as they were last read. */
export type AppreciationNeeds = { today: true; officialSeries: { ids: SeriesId[] } };

/**
 * Facts that a forecast asks for: today's day, and the official series of home and consumer prices that the input
 * names.
 */
export function needsOf(input: AppreciationInput): AppreciationNeeds {
  return { today: true, officialSeries: { ids: seriesNeeded(input) } };
}

const WINDOWS = [1, 3, 5, 10];

/**
 * Forecasts a home's value from an official or a pasted series. Growth is a fraction a year and money in the series'
 * currency. Without a usable series the result says which one is nearest instead of using it.
 */
export function foresee(input: AppreciationInput, facts: FactsFor<AppreciationNeeds>): AppreciationResult {
  const { today, officialSeries } = facts;
  const used = input.source === "propia" ? ownSeries(input, today) : officialOf(input, officialSeries, today);
  if ("kind" in used) return used;
  const series: Series = { perYear: used.perYear, start: used.start, values: used.values };
  const country = pricesCountry(input);
  const prices = country && officialSeries.find(({ id }) => id === `prices-${country}`);
  const real = prices ? realOf(series, prices) : null;
  const forecast = forecastSeries(series, input.years * series.perYear);
  const future = futureOf(input, series, forecast);
  return {
    kind: forecast.kind,
    date: today,
    currency: currencyOf(input),
    value: input.propertyValue,
    years: input.years,
    series: used,
    growth: forecast.growth,
    windows: growthRows(series, real),
    stretches: future ? stretchesOf(series, future.rows.at(-1)!.step) : null,
    real,
    forecast: future,
    inflation: input.inflation ?? null,
    monthlyCost: input.monthlyCost ?? null,
    otherReturn: input.otherReturn ?? null,
  };
}

/** The schema guarantees that a pasted series can be read. */
function ownSeries({ ownSeries: text = "", ownName }: AppreciationInput, today: string): SeriesUsed {
  const read = readSeriesText(text);
  if ("problems" in read) throw new Error("a pasted series that the schema let through");
  return {
    id: "propia",
    name: ownName ?? "Tu serie",
    unit: null,
    source: null,
    mark: null,
    dropped: 0,
    ...read,
    monthsOld: monthsSince(read, today),
  };
}

function officialOf(
  { series: id }: AppreciationInput,
  given: readonly OfficialSeries[],
  today: string,
): SeriesUsed | NoSeries {
  const one = given.find((series) => series.id === id);
  const tail = one && unbrokenTail(one.points);
  if (!one || !tail) {
    const wider = widerSeries(id).flatMap((other) => {
      const one = given.find((series) => series.id === other);
      const found = unbrokenTail(one?.points ?? []);
      return one && found ? [{ id: other, name: seriesName(other), mark: one.mark, ...found.series }] : [];
    });
    // A short one shows no forecast, a doubtful one a doubtful one: a wider one is the better offer.
    const isGood = ({ values, mark }: (typeof wider)[number]) =>
      values.length >= FEWEST_POINTS && mark !== "por-comprobar";
    const best = wider.find(isGood) ?? wider[0];
    const offered = best && {
      id: best.id,
      name: best.name,
      perYear: best.perYear,
      lastPeriod: best.start + best.values.length - 1,
    };
    return { kind: "no-series", date: today, asked: { id, name: seriesName(id) }, offered: offered ?? null };
  }
  const { label, unit, source, mark } = one;
  return {
    id,
    name: label,
    unit,
    source,
    mark,
    ...tail.series,
    dropped: tail.dropped,
    monthsOld: monthsSince(tail.series, today),
  };
}

function monthsSince({ start, values, perYear }: Series, today: string): number {
  const [year = 0, month = 1] = today.split("-").map(Number);
  const end = ((start + values.length) * 12) / perYear;
  return Math.max(0, Math.floor(year * 12 + month - 1 - end));
}

function realOf(series: Series, { points, source, mark, label }: OfficialSeries): RealPast | null {
  const prices = unbrokenTail(points);
  const past = prices && deflated(series, prices.series);
  if (!past) return null;
  const { start, values } = past;
  return { start, values, growth: yearlyGrowth(past), prices: { name: label, source, mark } };
}

/** Real growth of a window is said where prices cover it from its first period to the series' last. */
function growthRows(series: Series, real: RealPast | null) {
  const covered: Series | null = real && { perYear: series.perYear, start: real.start, values: real.values };
  const reachesEnd = covered && covered.start + covered.values.length === series.start + series.values.length;
  return growthWindows(series, WINDOWS).map(({ years, from, growth }) => {
    const part = covered && reachesEnd ? (years === null ? covered : lastYears(covered, years)) : undefined;
    return { years, from, growth, real: part && part.start === from ? yearlyGrowth(part) : null };
  });
}

function futureOf(input: AppreciationInput, series: Series, forecast: Forecast): FutureValues | null {
  if (forecast.kind === "too-short") return null;
  const last = series.values.at(-1)!;
  const path = forecast.points.map(({ step, value, low, high }) => ({
    step,
    value: value / last,
    low: low / last,
    high: high / last,
  }));
  const errors = forecast.kind === "forecast" ? forecast.errors : [];
  const steps = path.map(({ step }) => step).filter((step) => step % series.perYear === 0 || step === path.length);
  const cut = forecast.kind === "forecast" ? forecast.cut : input.years * series.perYear - path.length;
  return {
    model: forecast.kind === "forecast" ? forecast.model : null,
    backtests: forecast.kind === "forecast" ? forecast.backtests : [],
    path,
    cut,
    rows: steps.map((step) => {
      const point = path[step - 1]!;
      const misses = errors[step - 1] ?? [];
      const years = step / series.perYear;
      const of = (ratio: number) => input.propertyValue * ratio;
      const { inflation } = input;
      const today = inflation === undefined ? null : (1 + inflation) ** -years;
      return {
        step,
        years,
        value: of(point.value),
        low: of(point.low),
        high: of(point.high),
        real:
          today === null
            ? null
            : { value: of(point.value) * today, low: of(point.low) * today, high: of(point.high) * today },
        tested: misses.length,
        usualMiss: misses.length === 0 ? 0 : median(misses.map((miss) => Math.abs(Math.exp(miss) - 1))),
        shareAbove: misses.length === 0 ? 0 : misses.filter((miss) => miss > 1e-9).length / misses.length,
        wait: waitingOf(input, years, point, misses),
      };
    }),
  };
}

function waitingOf(
  { propertyValue, monthlyCost = 0, otherReturn = 0 }: AppreciationInput,
  years: number,
  point: { value: number; low: number; high: number },
  misses: readonly number[],
): Waiting {
  const cost = monthlyCost * 12 * years;
  const forgone = propertyValue * ((1 + otherReturn) ** years - 1);
  const more = (ratio: number) => propertyValue * (ratio - 1) - cost - forgone;
  const better = misses.filter((miss) => more(point.value * Math.exp(miss)) > 0).length;
  return {
    cost,
    forgone,
    value: more(point.value),
    low: more(point.low),
    high: more(point.high),
    shareBetter: misses.length === 0 ? null : better / misses.length,
    breakEven: (1 + (cost + forgone) / propertyValue) ** (1 / years) - 1,
  };
}
