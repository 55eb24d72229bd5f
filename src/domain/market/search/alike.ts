import type { MarketHome } from "../market-home.ts";
import { type MarketFilter, NO_MARKET_FILTER, type PlaceCondition } from "./market-filter.ts";

/** Within a fifth of its area. */
const AREA_SPAN = 0.2;
/** Around a home that names no town. Metres. */
const AROUND_M = 1_500;

/**
 * The search for homes like one: the same operation and kind in its town, or around it where it names none, within a fifth of its area.
 */
export function searchAlike(home: MarketHome): MarketFilter {
  const { operation, type, builtAreaM2, municipalityCode, town, latitude, longitude, currency } = home;
  const place: PlaceCondition | null =
    municipalityCode && town ? { kind: "municipio", code: municipalityCode, name: town } : null;
  const isPlaced = latitude !== null && longitude !== null;
  return {
    ...NO_MARKET_FILTER,
    operation,
    types: [type],
    places: place ? [place] : [],
    area: !place && isPlaced ? { kind: "circulo", latitude, longitude, radiusM: AROUND_M } : null,
    currency: place || isPlaced ? null : currency,
    builtAreaM2:
      builtAreaM2 === null
        ? NO_MARKET_FILTER.builtAreaM2
        : { min: Math.floor(builtAreaM2 * (1 - AREA_SPAN)), max: Math.ceil(builtAreaM2 * (1 + AREA_SPAN)) },
  };
}
