import { communityOfMunicipality } from "../../shared/places/tax-places.ts";
import { DAY_MS } from "../../shared/time/durations.ts";
import { BIS_COUNTRIES, IPV_PLACES, type OfficialSeries, type SeriesId } from "../market/official-series.ts";

/** An index that moves prices of homes from one day to another, as published by quarters. */
export interface PriceIndex {
  /** `Precio de la vivienda, Cataluña`. */
  label: string;
  /** Spanish name of whoever publishes it. */
  source: string;
  /** ISO date of the last day of its last quarter. */
  until: string;
  /** ln of the index at the middle of each quarter, oldest first, quarters counted from year 0. */
  quarters: readonly { quarter: number; log: number }[];
}

/** Growth of prices between two days, on the log scale. */
export interface PriceGrowth {
  log: number;
  /** Standard deviation of what a place's prices may have done otherwise. */
  deviation: number;
}

/**
 * How far the prices of a place and its index part in a year, as a deviation of ln price. A supposition: the growth of the
 * Spanish communities in 2025 parted by 0.015 from the national one, and quarters of a city part more than communities do.
 */
const PLACE_PER_YEAR = 0.02;
/**
 * Beyond its last quarter an index goes on with three quarters of its last year's growth: of the shares tried, the one that
 * errs least on the BIS series of Spain, Mexico, Colombia, Chile and Peru since 2000. It then errs by 0.03 in one quarter and by
 * 0.06 in four, which is 0.03 times the square root of the quarters.
 */
const GROWTH_GOES_ON = 0.75;
const PER_QUARTER_BEYOND = 0.03;
const QUARTERS_A_YEAR = 4;
const FEWEST_QUARTERS = QUARTERS_A_YEAR + 1;
const QUARTER_MONTHS = 3;

/**
 * The series that may move a home's price, the best first: the index of its Spanish community, then that of the BIS for its country.
 * None for rents, which no shipped series follows, and none where the BIS publishes none.
 */
export function priceSeriesFor(home: {
  operation: "venta" | "alquiler";
  country: string;
  municipalityCode?: string | undefined;
}): SeriesId[] {
  if (home.operation !== "venta") return [];
  const country = home.country.toLowerCase();
  const bis = BIS_COUNTRIES.filter((code) => code === country).map((code): SeriesId => `bis-${code}`);
  if (country !== "es" || home.municipalityCode === undefined) return bis;
  const community = communityOfMunicipality(home.municipalityCode)?.toLowerCase();
  return [...IPV_PLACES.filter((place) => place === community).map((place): SeriesId => `ine-ipv-${place}`), ...bis];
}

/** The first of the series that is told by quarters and long enough to know its last year. */
export function priceIndexOf(series: readonly OfficialSeries[]): PriceIndex | undefined {
  for (const { label, source, points } of series) {
    const quarters = points.flatMap(([period, value]) => {
      const [, year, quarter] = /^(\d{4})-T([1-4])$/.exec(period) ?? [];
      return year === undefined
        ? []
        : [{ quarter: Number(year) * QUARTERS_A_YEAR + Number(quarter) - 1, log: Math.log(value) }];
    });
    if (quarters.length < FEWEST_QUARTERS) continue;
    const last = quarters.at(-1)!.quarter;
    const end = new Date(
      Date.UTC(Math.floor(last / QUARTERS_A_YEAR), ((last % QUARTERS_A_YEAR) + 1) * QUARTER_MONTHS, 0),
    );
    return { label, source: source.title, until: end.toISOString().slice(0, 10), quarters };
  }
  return undefined;
}

/**
 * Growth of prices from one day to a later one: between the middles of quarters in a straight line of the logarithm,
 * beyond the last with the remainder of its growth. A day before the first quarter counts as in it.
 */
export function growthBetween({ quarters }: PriceIndex, from: string, to: string): PriceGrowth {
  const [start, end] = [quarterOf(from), quarterOf(to)];
  const last = quarters.at(-1)!.quarter;
  const beyond = (at: number) => Math.max(0, at - last);
  const years = Math.max(0, end - start) / QUARTERS_A_YEAR;
  const unknown = beyond(end) - beyond(start);
  return {
    log: logAt(quarters, end) - logAt(quarters, start),
    deviation: Math.sqrt(PLACE_PER_YEAR ** 2 * years + PER_QUARTER_BEYOND ** 2 * unknown),
  };
}

/** A day as a number of quarters since year 0; whole numbers are the middles of quarters. */
function quarterOf(isoDate: string): number {
  const day = new Date(isoDate);
  const start = Date.UTC(day.getUTCFullYear(), 0, 1);
  const share = (day.getTime() - start) / ((Date.UTC(day.getUTCFullYear() + 1, 0, 1) - start) / DAY_MS) / DAY_MS;
  return (day.getUTCFullYear() + share) * QUARTERS_A_YEAR - 0.5;
}

function logAt(quarters: PriceIndex["quarters"], at: number): number {
  const last = quarters.at(-1)!;
  if (at >= last.quarter) {
    const yearBefore = quarters[quarters.length - FEWEST_QUARTERS]!;
    return last.log + ((last.log - yearBefore.log) / QUARTERS_A_YEAR) * GROWTH_GOES_ON * (at - last.quarter);
  }
  const first = quarters[0]!;
  if (at <= first.quarter) return first.log;
  const before = quarters.findLastIndex(({ quarter }) => quarter <= at);
  const [a, b] = [quarters[before]!, quarters[before + 1]!];
  return a.log + ((b.log - a.log) * (at - a.quarter)) / (b.quarter - a.quarter);
}
