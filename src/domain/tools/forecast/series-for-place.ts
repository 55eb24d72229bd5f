import { isLatinAmericanCountry, LATIN_AMERICA } from "../../shared/places/tax-places.ts";
import { BIS_COUNTRIES, IPV_PLACES, type SeriesId } from "../market/official-series.ts";
import { SHIPPED_SERIES } from "../market/shipped-series.ts";
import { FEWEST_POINTS } from "./forecast.ts";

/** Series that can be asked for: the INE's of Spain and its communities, the BIS's of each country. */
type PriceSeriesId = Exclude<SeriesId, `prices-${string}` | "euribor">;

/**
 * The narrowest official series that covers a place (`ES-VC`, `MX`), among those that ship long enough
 * for a forecast and without a doubt; undefined where nobody publishes one.
 */
function seriesForPlace(place: string): PriceSeriesId | undefined {
  const code = place.toLowerCase();
  const [country = ""] = code.split("-");
  const candidates = [
    ...IPV_PLACES.filter((one) => one === code).map((one): PriceSeriesId => `ine-ipv-${one}`),
    ...BIS_COUNTRIES.filter((one) => one === country).map((one): PriceSeriesId => `bis-${one}`),
  ];
  const isGood = (id: PriceSeriesId) => {
    const { points, mark } = SHIPPED_SERIES[id];
    return points.length >= FEWEST_POINTS && mark !== "por-comprobar";
  };
  return candidates.find(isGood);
}

/**
 * The series with which the price forecast of a home starts: the official one of its place, or one's own where nobody
 * publishes one or where the home is priced in another currency than the series.
 */
export function seriesChoice(place: string, currency: string) {
  const usual = isLatinAmericanCountry(place) ? LATIN_AMERICA[place].currency : "EUR";
  const series = currency === usual ? seriesForPlace(place) : undefined;
  return series
    ? ({ source: "oficial", series } as const)
    : ({ source: "propia", ownPrices: "otro", currency } as const);
}
