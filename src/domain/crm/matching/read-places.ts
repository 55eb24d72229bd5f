import { liesIn } from "../../market/search/sentence-place-wishes.ts";
import { conditionOf, type PlaceFinder } from "../../market/search/sentence-places.ts";
import { fold, withinOneEdit } from "../../shared/listing/fold.ts";
import { OTHER_NEIGHBOURHOOD_NAMES, OTHER_TOWN_NAMES } from "../../shared/places/other-names.ts";
import { type Place, placeLabel } from "../../shared/places/place.ts";
import type { KnownPlace, SoughtPlace } from "./sought-place.ts";

/** How the places of a demand are found. */
export interface Gazetteer extends PlaceFinder {
  byId: (id: string) => Place | undefined;
  /** The quarters of a district; none of any other place. */
  quartersOf: (district: Place) => Place[];
}

/** A place as a form sends it: chosen from the list, or only typed. */
export interface TypedPlace {
  typed: string;
  isExcluded: boolean;
  placeId?: string | null | undefined;
  withinM?: number | null | undefined;
}

/** «Cerca de Ruzafa», where no distance is said, in metres. */
const NEAR_M = 1_000;
const FARTHEST_M = 100_000;
/** Places that are offered where several may be meant. */
const MOST_CHOICES = 6;
/** Of two places with one name the larger one is meant where it has so many times the people of the next. */
const CLEARLY_LARGER = 10;

const DENIED = /^(?:no|menos|excepto|salvo|sin|fuera de|evitar|nada de|que no sea)\s+(?:en\s+|por\s+)?/i;
const NEAR = /^(?:cerca de|cerca del|junto a|junto al|alrededores de|alrededores del)\s+/i;
const AT_MOST = /^(?:a\s+)?(?:menos de\s+)?(\d{1,3}(?:[.,]\d{1,2})?)\s*(km|m|metros|kil[oó]metros?)\s+(?:de|del)\s+/i;
const LEAD = /^(?:(?:en|por)\s+)?(?:la\s+)?zona\s+(?:de\s+|del\s+)?/i;

interface Wish {
  typed: string;
  isExcluded: boolean;
  withinM: number | null;
  /** The name, and behind it those of the places in which it lies. */
  parts: string[];
}

/**
 * The places of a free text, in its order. A quarter that its town follows («Russafa», «Valencia») is the quarter alone; what may be several places
 * stays open with its choices, and no city stands in for a part of it that nobody knows.
 *
 * @param typed one entry for each comma of the text, or several places in one entry
 * @param country of two places with one name that of this country is meant, ISO 3166-1 alpha-2
 */
export function readPlaces(typed: readonly string[], gazetteer: Gazetteer, country: string): SoughtPlace[] {
  const wishes = joinedWithTowns(typed.map(wishOf).filter((wish) => wish !== null), gazetteer); // biome-ignore format: one step
  const read = wishes.map((wish) => readWish(wish, gazetteer, country, []));
  // The towns that are certain tell which of several quarters is meant: «Centro, Alboraya, Valencia».
  const towns = read.flatMap(({ place }) => (place && place.condition.kind === "municipio" ? place.id : []));
  const known = towns.flatMap((id) => gazetteer.byId(id) ?? []);
  return read.map((one, i) => (one.place === null ? readWish(wishes[i]!, gazetteer, country, known) : one));
}

/** The places as a form sends them: what was chosen is that place, the rest is read. */
export function readTypedPlaces(typed: readonly TypedPlace[], gazetteer: Gazetteer, country: string): SoughtPlace[] {
  return typed.flatMap(({ typed: text, isExcluded, placeId, withinM = null }): SoughtPlace[] => {
    const place = placeId ? gazetteer.byId(placeId) : undefined;
    const known = place && knownPlace(place, gazetteer);
    if (known) return [{ typed: text, isExcluded, withinM: withinM ?? null, place: known, choices: [] }];
    return readPlaces([text], gazetteer, country).map((read) => ({
      ...read,
      isExcluded: isExcluded || read.isExcluded,
      withinM: read.withinM ?? withinM ?? null,
    }));
  });
}

function wishOf(typed: string): Wish | null {
  let rest = typed.replace(/[()]/g, ",").trim();
  const isExcluded = DENIED.test(rest);
  rest = rest.replace(DENIED, "");
  const [, amount, unit] = AT_MOST.exec(rest) ?? [];
  const metres = amount && Number(amount.replace(",", ".")) * (unit!.toLowerCase().startsWith("k") ? 1000 : 1);
  const withinM = metres ? Math.min(FARTHEST_M, Math.round(metres)) : NEAR.test(rest) ? NEAR_M : null;
  const parts = rest
    .replace(AT_MOST, "")
    .replace(NEAR, "")
    .replace(LEAD, "")
    .split(",")
    .map((part) => part.trim())
    .filter((part) => fold(part) !== "");
  return parts.length === 0 ? null : { typed: typed.trim(), isExcluded, withinM, parts };
}

const isPartOfTown = ({ kind }: Place) => kind === "barrio" || kind === "distrito" || kind === "localidad";

/** «Russafa», «Valencia»: an address that the commas of a list have torn apart. */
function joinedWithTowns(wishes: readonly Wish[], { named }: Gazetteer): Wish[] {
  const joined: Wish[] = [];
  for (const wish of wishes) {
    const before = joined.at(-1);
    const isAbove =
      before !== undefined &&
      !wish.isExcluded &&
      wish.withinM === null &&
      wish.parts.length === 1 &&
      before.parts.length === 1 &&
      named(before.parts[0]!).some(
        (part) => isPartOfTown(part) && named(wish.parts[0]!).some((town) => isTown(town) && liesIn(part, town)),
      );
    if (isAbove) {
      joined[joined.length - 1] = {
        ...before,
        typed: `${before.typed}, ${wish.typed}`,
        parts: [...before.parts, ...wish.parts],
      };
    } else joined.push(wish);
  }
  return joined;
}

const isTown = ({ kind }: Place) => kind === "municipio" || kind === "ciudad";

function readWish(
  { typed, isExcluded, withinM, parts }: Wish,
  gazetteer: Gazetteer,
  country: string,
  towns: readonly Place[],
): SoughtPlace {
  const meant = candidatesOf(parts, gazetteer, country, towns);
  const one = meant.isCertain ? meant.places[0] : undefined;
  const known = (place: Place) => knownPlace(place, gazetteer) ?? [];
  return {
    typed,
    isExcluded,
    withinM,
    place: (one && knownPlace(one, gazetteer)) ?? null,
    choices: one ? [] : meant.places.slice(0, MOST_CHOICES).flatMap(known),
  };
}

function candidatesOf(
  [name = "", ...above]: readonly string[],
  gazetteer: Gazetteer,
  country: string,
  towns: readonly Place[],
): { places: Place[]; isCertain: boolean } {
  const searchable = (places: readonly Place[]) => places.filter((place) => conditionOf(place) !== null);
  const called = ofCountry(searchable(gazetteer.named(name)), country);
  const within = above.flatMap((one) => gazetteer.named(one));
  if (within.length > 0) {
    const inside = searchable(gazetteer.named(name)).filter((place) => within.some((town) => liesIn(place, town)));
    if (inside.length > 0) return settled(inside);
    // A part of a town that nobody knows is not the whole town: that is asked.
    return {
      places: [...called, ...settled(ofCountry(searchable(within), country)).places.slice(0, 1)],
      isCertain: false,
    };
  }
  const local = called.filter((place) => towns.some((town) => liesIn(place, town)));
  if (local.length > 0) return settled(local);
  if (called.length > 0) return settled(called);
  const alike = searchable(gazetteer.search(name)).filter((place) => isAlike(name, place.name));
  return { places: ofCountry(alike, country), isCertain: false };
}

function ofCountry(places: readonly Place[], country: string): Place[] {
  const own = places.filter((place) => place.country === country);
  return own.length > 0 ? own : [...places];
}

/** The places that may be meant, and whether the first of them certainly is. */
function settled(places: readonly Place[]): { places: Place[]; isCertain: boolean } {
  const [first, ...others] = places;
  if (first === undefined) return { places: [], isCertain: false };
  const rivals = others.filter((other) => !isSameOrAround(first, other));
  const isCertain = rivals.every(({ population }) => first.population >= CLEARLY_LARGER * population);
  return { places: [first, ...rivals], isCertain };
}

/** A town before its province, and a district before its quarter of the same name, are no two meanings. */
const isSameOrAround = (first: Place, other: Place): boolean =>
  (first.kind === "municipio" && other.kind === "provincia" && first.provinceCode === other.provinceCode) ||
  (isPartOfTown(first) &&
    isPartOfTown(other) &&
    first.municipalityCode !== undefined &&
    first.municipalityCode === other.municipalityCode);

/** A search forgives much: the first word must begin one of the name's, or be one letter off. */
function isAlike(text: string, name: string): boolean {
  const [first = ""] = fold(text).split(" ");
  return fold(name)
    .split(" ")
    .some((word) => (first.length >= 3 && word.startsWith(first)) || (first.length >= 5 && withinOneEdit(word, first)));
}

/** A place of the gazetteer as demands keep it; null for a street, which no home is searched by. */
export function knownPlace(place: Place, { quartersOf }: Pick<Gazetteer, "quartersOf">): KnownPlace | null {
  const condition = conditionOf(place);
  if (condition === null) return null;
  const { id, name, context, latitude, longitude, radiusM, country, currency } = place;
  const parts = place.kind === "distrito" ? quartersOf(place).map((quarter) => quarter.name) : [];
  const own = [name, ...parts];
  const others = own.flatMap((one) => OTHER_NEIGHBOURHOOD_NAMES[one] ?? OTHER_TOWN_NAMES[one] ?? []);
  return {
    id,
    label: placeLabel(place),
    detail: context,
    condition,
    names: [...new Set([...own, ...others])],
    latitude,
    longitude,
    radiusM,
    country,
    currency,
  };
}
