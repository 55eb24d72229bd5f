import { distanceM, type Place, placeLabel } from "../../shared/places/place.ts";
import type { MarketFilter } from "./market-filter.ts";

/** Names that several places have: «Córdoba», «Palermo». One is searched for, and the others are offered, never passed over in silence. */

/** A name of the sentence with the place that is searched for, and those that it may mean as well. */
export interface PlaceQuestion {
  /** The name as it was typed, without accents. */
  name: string;
  place: Place;
  others: Place[];
  /** The part of a town whose name a city elsewhere has too: nothing is searched before somebody says that it is meant. */
  unsure?: string | undefined;
}

/** The same as a page asks it: what is searched for now, and the filters of the others. */
export interface PlaceChoice {
  name: string;
  /** Null where nothing is searched for before one of the others is chosen: «Roma». */
  chosen: string | null;
  others: readonly { label: string; filter: MarketFilter }[];
}

/** Others that are offered for one name. */
const MOST_OTHERS = 4;
/** A town abroad with fewer inhabitants is not asked for: nobody means it without saying where it lies. */
const LEAST_PEOPLE = 50_000;
/** Towns abroad are ranked with a twentieth of their inhabitants, so that of two places of one name the Spanish one is first. */
const RANKED = 20;

const isTown = ({ kind }: Place) => kind === "municipio" || kind === "ciudad";
const isPart = ({ kind }: Place) => kind === "barrio" || kind === "distrito";
/** Whether people of other countries know a town by its name. */
export const isKnownTown = (place: Place): boolean => isTown(place) && isKnown(place);
const isKnown = ({ kind, population }: Place) => (kind === "ciudad" ? population * RANKED : population) >= LEAST_PEOPLE;
/** The town that a part lies in, as its context tells it: «Colonia de Ciudad de México, Cuauhtémoc». */
export const townOf = ({ context }: Place) => context.replace(/^.*? de /, "").split(",")[0]!;

/** Quarters that people name by their city lie as near to its middle. */
const OF_CITY_M = 60_000;
/** Whether a place is near enough to a city to be called a part of it. */
export const isNearCity = (place: Place, city: Place): boolean => distanceM(place, city) <= OF_CITY_M;

/** Which of the places of a name may be meant instead of the one that is searched for: large towns of other countries, quarters of other towns. */
export function rivalsOf(place: Place, candidates: readonly Place[]): Place[] {
  const towns = new Set(isPart(place) ? [townOf(place)] : []);
  const rivals = candidates.filter((other) => {
    if (other === place) return false;
    if (isTown(other)) return isKnown(other) && other.country !== place.country && (isTown(place) || isPart(place));
    if (!isPart(other) || !isPart(place)) return false;
    // A quarter and a district of one name in one town are one answer.
    const isNew = !towns.has(townOf(other));
    towns.add(townOf(other));
    return isNew;
  });
  return rivals.slice(0, MOST_OTHERS);
}

/** A place as a choice names it: «Córdoba, Argentina», «Palermo, Buenos Aires», «Córdoba, España». */
export function choiceLabel(place: Place): string {
  if (place.kind === "municipio") return `${place.name}, España`;
  return place.kind === "ciudad" ? `${place.name}, ${place.context.replace(/^.*? en /, "")}` : placeLabel(place);
}
