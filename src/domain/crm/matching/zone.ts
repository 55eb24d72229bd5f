import { fold } from "../../shared/listing/fold.ts";
import { OTHER_NEIGHBOURHOOD_NAMES, OTHER_TOWN_NAMES } from "../../shared/places/other-names.ts";
import { isInRing, type LonLat } from "../../shared/places/ring.ts";

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
  /** The home does not say where it is. */
  | { kind: "unknown" }
  /** `place` is the name as the demand has it; null for the drawn zone. */
  | { kind: "inside"; place: string | null }
  /** `km` from the drawn zone; null where only names tell that the home is elsewhere. */
  | { kind: "outside"; km: number | null };

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

/**
 * Whether a home lies in one of the places or in the drawn zone. One of both suffices.
 *
 * @param at the home's position, or null where nobody knows it
 */
export function zonePosition(
  places: readonly PlaceName[],
  at: { longitude: number; latitude: number } | null,
  asked: { places: readonly string[]; zone: Ring | null },
): ZonePosition {
  if (asked.places.length === 0 && asked.zone === null) return { kind: "unasked" };
  const named = asked.places.find((name) => {
    const { folded } = placeName(name);
    // A name without a letter is none.
    return folded.trim() !== "" && places.some((place) => place.folded.includes(folded));
  });
  if (named !== undefined) return { kind: "inside", place: named };
  if (asked.zone !== null && at !== null) {
    const km = kmToRing(asked.zone, [at.longitude, at.latitude]);
    return km === 0 ? { kind: "inside", place: null } : { kind: "outside", km };
  }
  // A home that names no place may be anywhere; one that names another is elsewhere, unless a zone was drawn too.
  return places.length === 0 || asked.zone !== null ? { kind: "unknown" } : { kind: "outside", km: null };
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
