import { OPERATIONS } from "../../shared/home-attributes/home-values.ts";
import type { MarketFacts } from "../market-home.ts";
import type { MarketFilter, PlaceCondition } from "../search/market-filter.ts";

/**
 * Searches turned round: which of very many may find a home is asked of an index of words, operation and province together. A search
 * that shares no word with a home does not find it; whether one that does finds it is for the search itself to say.
 */

const ANYWHERE = "*";
/** A home of Spain of which no province is known. */
const SOMEWHERE_IN_SPAIN = "ES?";

/** The words of a search. Its number is bounded by the places that a search may have. */
export function reachOf({ operation, places }: Pick<MarketFilter, "operation" | "places">): string[] {
  const regions = places.length === 0 ? [ANYWHERE] : [...new Set(places.flatMap(regionsOfPlace))];
  const reached = regions.includes(ANYWHERE) ? [ANYWHERE] : regions;
  return (operation === null ? OPERATIONS : [operation]).flatMap((one) => reached.map((region) => `${one}:${region}`));
}

/** The words of a home: a search that finds it has one of them. */
export function reachedBy({
  operation,
  country,
  municipalityCode,
  postalCode,
}: Pick<MarketFacts, "operation" | "country" | "municipalityCode" | "postalCode">): string[] {
  const provinces = [municipalityCode, postalCode].flatMap((code) => (code ? `ES${code.slice(0, 2)}` : []));
  if (provinces.length === 0 && country === "ES") provinces.push(SOMEWHERE_IN_SPAIN);
  return [...new Set([ANYWHERE, country, ...provinces])].map((region) => `${operation}:${region}`);
}

function regionsOfPlace(place: PlaceCondition): string[] {
  switch (place.kind) {
    case "municipio":
    case "provincia":
    case "codigo-postal":
      return [`ES${place.code.slice(0, 2)}`];
    case "ciudad":
      return [place.country];
    case "barrio":
      // Homes whose province nobody said may lie in it as well, and without a town its circle may lie anywhere.
      return place.municipalityCode === null
        ? [ANYWHERE]
        : [`ES${place.municipalityCode.slice(0, 2)}`, SOMEWHERE_IN_SPAIN];
  }
}
