import { fold } from "../../shared/listing/fold.ts";
import { OTHER_NEIGHBOURHOOD_NAMES, OTHER_TOWN_NAMES } from "../../shared/places/other-names.ts";
import { distanceM } from "../../shared/places/place.ts";
import { isInRing, type LonLat } from "../../shared/places/ring.ts";
import type { KnownPlace, SoughtPlace } from "./sought-place.ts";

/** Where a home lies, seen from what a demand asks for. */

export type Ring = readonly Readonly<LonLat>[];

/** A name of a place as it was written, and as it is compared. */
export interface PlaceName {
  name: string;
  folded: string;
}

export type ZonePosition =
  /** The demand names no place and has no drawn zone. */
  | { kind: "unasked" }
  /** The home does not say where it is, or the demand does not say which of several places it means. */
  | { kind: "unknown" }
  /** `place` is the name as the demand has it; null for the drawn zone. */
  | { kind: "inside"; place: string | null }
  /** In a place where they do not want to live. */
  | { kind: "unwanted"; place: string }
  /** `km` from the nearest place, or from the drawn zone where `place` is null; null where only names tell that the home is elsewhere. */
  | { kind: "outside"; km: number | null; place: string | null };

/** The place of a home as it is compared. */
export interface HomePlace {
  /** Town, neighbourhood, part of the town. */
  places: readonly PlaceName[];
  /** ISO 3166-1 alpha-2. */
  country: string | null;
  /** INE code, five digits. */
  municipalityCode: string | null;
  postalCode: string | null;
  latitude: number | null;
  longitude: number | null;
}

/** The places that a demand asks for. */
export interface AskedPlaces {
  /** As they were typed. */
  places: readonly string[];
  /** The same as places of the gazetteer; null where nothing has read them yet: then their names are compared. */
  sought: readonly SoughtPlace[] | null;
  zone: Ring | null;
}

/** A name with the form in which it is compared: " ruzafa ", so that a part of a word is no place. */
export const placeName = (name: string): PlaceName => {
  const folded = fold(name);
  return { name, folded: ` ${USUAL.get(folded) ?? folded} ` };
};

/** The usual name of places by each of their other names, folded: Ruzafa is Russafa. */
const USUAL: ReadonlyMap<string, string> = new Map(
  [...Object.entries(OTHER_TOWN_NAMES), ...Object.entries(OTHER_NEIGHBOURHOOD_NAMES)].flatMap(([usual, others]) =>
    others.map((other) => [fold(other), fold(usual)] as const),
  ),
);

/** Whether a home lies in one of the places or in the drawn zone: one of them suffices. A place that is not wanted comes before all others. */
export function zonePosition(home: HomePlace, { places, sought, zone }: AskedPlaces): ZonePosition {
  const unwanted = sought?.find(({ isExcluded, place, withinM }) => {
    return isExcluded && place !== null && relationOf(home, place, withinM) === INSIDE;
  });
  if (unwanted) return { kind: "unwanted", place: unwanted.place!.label };
  const wanted = sought?.filter(({ isExcluded }) => !isExcluded);
  // A name that no gazetteer has may still be what the portfolio calls a place.
  const names = wanted ? wanted.filter(isOnlyName).map(({ typed }) => typed) : places;
  if ((wanted ?? places).length === 0 && zone === null) return { kind: "unasked" };
  const named = names.find((name) => isCalled(home.places, [name]));
  if (named !== undefined) return { kind: "inside", place: named };
  let isUnknown = false;
  let nearest: { km: number; place: string | null } | null = null;
  const comesNear = (km: number, place: string | null) => {
    if (nearest === null || km < nearest.km) nearest = { km, place };
  };
  for (const { place, choices, withinM } of wanted ?? []) {
    if (place === null) {
      // Which of the choices is meant is still to be asked: a home in any of them may be right.
      isUnknown ||= choices.some((choice) => [INSIDE, UNSURE].includes(String(relationOf(home, choice, withinM))));
      continue;
    }
    const relation = relationOf(home, place, withinM);
    if (relation === INSIDE) return { kind: "inside", place: place.label };
    if (relation === UNSURE) isUnknown = true;
    else if (relation !== ELSEWHERE) comesNear(relation, place.label);
  }
  if (zone !== null) {
    if (home.latitude === null || home.longitude === null) isUnknown = true;
    else {
      const km = kmToRing(zone, [home.longitude, home.latitude]);
      if (km === 0) return { kind: "inside", place: null };
      comesNear(km, null);
    }
  }
  // A home that names no place may be what somebody calls so, unless its position says how far it is from all others.
  if (isUnknown || (nearest === null && names.length > 0 && home.places.length === 0)) return { kind: "unknown" };
  return { kind: "outside", ...(nearest ?? { km: null, place: null }) };
}

const isOnlyName = ({ place, choices }: SoughtPlace) => place === null && choices.length === 0;

const INSIDE = "inside";
/** The home does not say enough. */
const UNSURE = "unsure";
/** Elsewhere, and nobody knows how far. */
const ELSEWHERE = "elsewhere";
/** Kilometres from the place where they are known. */
type Relation = typeof INSIDE | typeof UNSURE | typeof ELSEWHERE | number;

/** A home of the next quarter is no nearer to a place than this, in kilometres: circles about quarters overlap. */
const LEAST_KM = 0.25;

function relationOf(home: HomePlace, place: KnownPlace, withinM: number | null): Relation {
  if (home.country !== null && home.country !== place.country) return ELSEWHERE;
  const { latitude, longitude } = home;
  const metres = latitude === null || longitude === null ? null : distanceM(place, { latitude, longitude });
  if (withinM !== null) {
    if (metres === null) return isOfOtherTown(home, place) ? ELSEWHERE : UNSURE;
    return metres <= withinM ? INSIDE : (metres - withinM) / 1000;
  }
  const { condition } = place;
  switch (condition.kind) {
    case "municipio":
      if (home.municipalityCode !== null) return home.municipalityCode === condition.code ? INSIDE : ELSEWHERE;
      if (isCalled(home.places, place.names)) return INSIDE;
      return byCircle(home, metres, place.radiusM);
    case "provincia": {
      const code = home.municipalityCode ?? home.postalCode;
      if (code !== null) return code.startsWith(condition.code) ? INSIDE : ELSEWHERE;
      return metres !== null && metres > place.radiusM * 3 ? ELSEWHERE : UNSURE;
    }
    case "codigo-postal":
      if (home.postalCode !== null) return home.postalCode === condition.code ? INSIDE : ELSEWHERE;
      return byCircle({ places: [] }, metres, place.radiusM);
    case "ciudad":
      if (isCalled(home.places, place.names)) return INSIDE;
      return byCircle(home, metres, place.radiusM);
    case "barrio":
      return relationToQuarter(home, place, metres);
  }
}

/** A home that names no place lies in the circle of a town or postcode, or perhaps in it where its position is not known either. */
function byCircle({ places }: Pick<HomePlace, "places">, metres: number | null, radiusM: number): Relation {
  if (metres === null) return places.length === 0 ? UNSURE : ELSEWHERE;
  return metres <= radiusM ? UNSURE : ELSEWHERE;
}

function relationToQuarter(home: HomePlace, place: KnownPlace, metres: number | null): Relation {
  const isThere = isCalled(home.places, place.names);
  const isOther = isOfOtherTown(home, place);
  if (isThere && !isOther) {
    // Quarters of many towns have one name: without a town the position tells which is meant.
    if (home.municipalityCode !== null || metres === null) return INSIDE;
    return metres <= place.radiusM * 3 ? INSIDE : ELSEWHERE;
  }
  if (metres === null) return isOther || namesQuarter(home) ? ELSEWHERE : UNSURE;
  if (!isOther && !namesQuarter(home) && metres <= place.radiusM) return INSIDE;
  return Math.max(LEAST_KM, (metres - place.radiusM) / 1000);
}

const isOfOtherTown = ({ municipalityCode }: HomePlace, { condition }: KnownPlace): boolean =>
  municipalityCode !== null &&
  condition.kind === "barrio" &&
  condition.municipalityCode !== null &&
  municipalityCode !== condition.municipalityCode;

/** A home with its town alone names no quarter. */
const namesQuarter = ({ places }: HomePlace): boolean => new Set(places.map(({ folded }) => folded)).size > 1;

/** Whether one of the names of a home holds one of these. A name without a letter is none. */
const isCalled = (places: readonly PlaceName[], names: readonly string[]): boolean =>
  places.length > 0 &&
  names.some((name) => {
    const folded = foldedName(name);
    return folded.trim() !== "" && places.some((place) => place.folded.includes(folded));
  });

/** Ten thousand demands name the same few hundred places. */
const FOLDED = new Map<string, string>();
const MOST_FOLDED = 5_000;

function foldedName(name: string): string {
  const known = FOLDED.get(name);
  if (known !== undefined) return known;
  const { folded } = placeName(name);
  if (FOLDED.size >= MOST_FOLDED) FOLDED.clear();
  FOLDED.set(name, folded);
  return folded;
}

/** One degree of latitude: the meridian of 40,008 km (WGS84) ÷ 360. */
const KM_IN_DEGREE = 111.13;

/**
 * Kilometres from a position to the nearest point of a ring, on a plane about the position; 0 inside and on it. Within 50 km of the position the
 * plane is wrong by less than a hundredth.
 *
 * @param ring three corners at least
 */
export function kmToRing(ring: Ring, position: Readonly<LonLat>): number {
  if (isInRing(ring, position)) return 0;
  const east = KM_IN_DEGREE * Math.cos((position[1] * Math.PI) / 180);
  const onPlane = ([longitude, latitude]: Readonly<LonLat>) =>
    [(longitude - position[0]) * east, (latitude - position[1]) * KM_IN_DEGREE] as const;
  let nearest = Number.POSITIVE_INFINITY;
  let [ax, ay] = onPlane(ring.at(-1)!);
  for (const corner of ring) {
    const [bx, by] = onPlane(corner);
    const [dx, dy] = [bx - ax, by - ay];
    const length2 = dx * dx + dy * dy;
    // The share of the side at which the perpendicular from the position meets it; a side without length is its corner.
    const share = length2 === 0 ? 0 : Math.min(1, Math.max(0, -(ax * dx + ay * dy) / length2));
    nearest = Math.min(nearest, Math.hypot(ax + share * dx, ay + share * dy));
    [ax, ay] = [bx, by];
  }
  return nearest;
}
