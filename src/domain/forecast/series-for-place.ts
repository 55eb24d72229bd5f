import { BIS_COUNTRIES, IPV_PLACES, type SeriesId } from "../market/official-series.ts";
import { SHIPPED_SERIES } from "../market/shipped-series.ts";

/** Series that can be asked for: the INE's of Spain and its communities, the BIS's of each country. */
export type PriceSeriesId = Exclude<SeriesId, `prices-${string}` | "euribor">;

/**
 * The narrowest official series that covers a place (`ES-VC`, `MX`), among those that have values without anybody having been
 * asked; undefined where nobody publishes one.
 */
export function seriesForPlace(place: string): PriceSeriesId | undefined {
  const code = place.toLowerCase();
  const [country = ""] = code.split("-");
  const candidates = [
    ...IPV_PLACES.filter((one) => one === code).map((one): PriceSeriesId => `ine-ipv-${one}`),
    ...BIS_COUNTRIES.filter((one) => one === country).map((one): PriceSeriesId => `bis-${one}`),
  ];
  return candidates.find((id) => SHIPPED_SERIES[id].points.length > 0);
}
