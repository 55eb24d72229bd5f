import type { DatedFact } from "../../shared/dated-fact.ts";
import { isLatinAmericanCountry } from "../../shared/places/tax-places.ts";
import { BIS_COUNTRIES, type BisCountry } from "../market/official-series.ts";
import { BIS_NOMINAL } from "../market/shipped/bis.ts";
import { SHIPPED_SERIES } from "../market/shipped-series.ts";

const QUARTERS = 4;
/**
 * Longest stretch of the past that a simulated course follows before it jumps to another, in years. Of 3, 5, 7, 10 and
 * 15 years ten is the length whose 80 % bands contain between 75 and 85 % of the outcomes after 1, 3, 5 and 10 years in
 * all five countries.
 */
export const LONGEST_STRETCH_YEARS = 10;

/** How the prices of a country have swung around their own growth. */
export interface PriceSwings {
  /**
   * For each quarter of the series but the last four: growth of the year that begins there, divided by the series' mean yearly
   * growth (geometric, both as factors). 1 is an ordinary year.
   */
  swings: readonly number[];
  /** Deviation of the swings from 1, as a fraction, in a year of this series. */
  yearlyDeviation: number;
}

/**
 * The swings of a quarterly index.
 *
 * @param values index at the end of each quarter, at least five, all above zero
 */
export function swingsOf(values: readonly number[]): PriceSwings {
  const years = values.slice(QUARTERS).map((value, quarter) => value / values[quarter]!);
  const mean = Math.exp(years.reduce((sum, growth) => sum + Math.log(growth), 0) / years.length);
  const swings = years.map((growth) => growth / mean);
  const variance = swings.reduce((sum, swing) => sum + (swing - 1) ** 2, 0) / swings.length;
  return { swings, yearlyDeviation: Math.sqrt(variance) };
}

const SWINGS = new Map(BIS_COUNTRIES.map((country) => [country, swingsOf(BIS_NOMINAL[country].values)]));

/** The swings of a country's house prices, as the BIS publishes them (nominal, whole country). */
export function priceSwings(country: BisCountry): PriceSwings {
  return SWINGS.get(country)!;
}

/**
 * The country whose series stands for a place (`ES-VC`, `MX`, `otro`). If the BIS publishes none, the Spanish one is
 * used, which is among the longest and the most restless.
 */
export function swingsCountry(place: string): { country: BisCountry; isOwn: boolean } {
  const country = BIS_COUNTRIES.find((one) => one === place.toLowerCase());
  if (country !== undefined) return { country, isOwn: true };
  return { country: "es", isOwn: place !== "otro" && !isLatinAmericanCountry(place) };
}

/** The series and its yearly deviation as a dated row, to be named among the sources of a result. */
export function swingsFact(country: BisCountry): DatedFact {
  const { label, points, source, mark } = SHIPPED_SERIES[`bis-${country}`];
  const [first] = points[0]!;
  return {
    id: `vaiven-bis-${country}`,
    label: `${label}: vaivén de un año a otro desde ${first.slice(0, 4)}`,
    value: priceSwings(country).yearlyDeviation,
    unit: "fracción",
    jurisdiction: country.toUpperCase(),
    validFrom: `${first.slice(0, 4)}-01-01`,
    source,
    mark,
  };
}
