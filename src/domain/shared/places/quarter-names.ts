import { fold } from "../listing/fold.ts";
import { distanceM, type Place } from "./place.ts";
import { type NamedPlace, nameKeys } from "./place-search.ts";
import { QUARTER_CITIES } from "./quarter-cities.ts";

/** The parts of all towns by their names, so that all names of one part of a town lead to the one that searches use. */
export type QuarterNames = ReadonlyMap<string, ReadonlyMap<string, readonly Place[]>>;

/** A part of a town under the name of the tables. */
export interface NamedQuarter {
  name: string;
  /** A district is made of quarters, of which a point may tell the right one. */
  isDistrict: boolean;
}

/** Town of a home: a municipality of Spain by its INE code, a city abroad by country and name. */
interface Town {
  country: string;
  municipalityCode?: string | undefined;
  town?: string | undefined;
}

/** Words before the name of a part of a town: `Barrio de Ruzafa`, `Zona Ruzafa`. */
const BEFORE_NAME = /^(?:barrio|barri|distrito|districte|zona|colonia|col|sector|localidad|comuna) (?=\S)/;
/** Between two names of one part, or a part and the one above it: `Ruzafa / L'Eixample`, `Ruzafa (Eixample)`. */
const BETWEEN_NAMES = / - | – |[/(),;]/;
/** Longer names are sentences. */
const MOST_LETTERS = 120;

/** @param places of all kinds; only districts and neighbourhoods are taken */
export function quarterNames(places: readonly NamedPlace[]): QuarterNames {
  const towns = new Map<string, Map<string, Place[]>>();
  for (const { place, otherNames = [] } of places) {
    if (place.kind !== "barrio" && place.kind !== "distrito") continue;
    const names = new Set([place.name, ...place.name.split("/"), ...otherNames].flatMap(nameKeys));
    for (const town of townKeysOf(place)) {
      const known = towns.get(town) ?? new Map<string, Place[]>();
      towns.set(town, known);
      for (const name of names) known.set(name, [...(known.get(name) ?? []), place]);
    }
  }
  return towns;
}

/**
 * The part of a town that a sender's words name: in another language, by an old name, with `Barrio de` before it or the district behind
 * it. A name that several parts have is that in which the point lies.
 *
 * @returns null where the town has no list or none of its parts is called so, and where several are and no point tells which
 */
export function namedQuarter(
  { country, municipalityCode, town }: Town,
  words: string,
  point: { latitude: number; longitude: number } | null,
  names: QuarterNames,
): NamedQuarter | null {
  const ofTown = names.get(townKey({ country, municipalityCode, town }));
  if (ofTown === undefined || words.length > MOST_LETTERS) return null;
  const whole = called(ofTown, words, point);
  if (whole) return whole;
  const parts = words.split(BETWEEN_NAMES).filter((part) => part.trim() !== "");
  if (parts.length < 2) return null;
  const known = parts.flatMap((part) => called(ofTown, part, point) ?? []);
  return known.find(({ isDistrict }) => !isDistrict) ?? known[0] ?? null;
}

/** Whether the tables have parts of a town. */
export const hasQuarters = (town: Town, names: QuarterNames): boolean => names.has(townKey(town));

const townKey = ({ country, municipalityCode, town }: Town) =>
  country === "ES" ? `ES ${municipalityCode ?? ""}` : `${country} ${fold(town ?? "")}`;

function called(
  ofTown: ReadonlyMap<string, readonly Place[]>,
  words: string,
  point: { latitude: number; longitude: number } | null,
): NamedQuarter | null {
  const bare = fold(words).replace(BEFORE_NAME, "");
  const found = [...new Set([...nameKeys(words), ...nameKeys(bare)])].flatMap((key) => ofTown.get(key) ?? []);
  // A quarter and the district above it often share a name, by which a search finds homes of both.
  const quarters = found.filter(({ kind }) => kind === "barrio");
  const possible = quarters.length > 0 ? quarters : found;
  const exact = possible.filter(({ name }) => fold(name) === fold(words));
  const [first, ...others] = exact.length > 0 ? exact : possible;
  if (first === undefined) return null;
  const isOne = others.every(({ name }) => name === first.name);
  const chosen = isOne ? first : point && nearest([first, ...others], point);
  return chosen && { name: chosen.name, isDistrict: chosen.kind === "distrito" };
}

function nearest(places: readonly Place[], point: { latitude: number; longitude: number }): Place | null {
  let best: { place: Place; metres: number } | null = null;
  for (const place of places) {
    const metres = distanceM(place, point);
    if (metres <= place.radiusM * 2 && (best === null || metres < best.metres)) best = { place, metres };
  }
  return best?.place ?? null;
}

/** A city abroad is known by several names. */
function townKeysOf({ country, municipalityCode, id }: Place): string[] {
  if (country === "ES") return municipalityCode === undefined ? [] : [`ES ${municipalityCode}`];
  const city = QUARTER_CITIES.find(({ key }) => id.startsWith(`barrio-${key}-`) || id.startsWith(`distrito-${key}-`));
  return city ? [city.name, ...(city.alsoCalled ?? [])].map((name) => `${country} ${fold(name)}`) : [];
}
