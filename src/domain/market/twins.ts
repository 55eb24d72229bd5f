import { distanceM } from "../shared/places/place.ts";
import type { MarketFacts } from "./market-home.ts";

/**
 * Two agencies that offer one home, each from a pool of its own: adverts of two pools are never joined, so lists and figures count such a pair as one by a
 * rule that leaves hardly a doubt. Homes of one pool are not: an agency that has two equal flats of a new building sells two.
 */

export interface TwinFacts
  extends Pick<MarketFacts, "operation" | "type" | "status" | "currency" | "priceCents" | "builtAreaM2" | "rooms"> {
  /** The agency or person that it belongs to. */
  pool: string | number;
  floor: number | null;
  bathrooms: number | null;
  yearBuilt: number | null;
  latitude: number | null;
  longitude: number | null;
}

/** Points of one home that two agencies set by hand lie within so many metres. */
export const SAME_PLACE_M = 30;

/**
 * The same offer of two pools: kind, state, price to the cent, area and rooms are known and equal, the point is the same within 30 m, and neither floor, bathrooms
 * nor year contradict each other.
 */
export function isTwin(a: TwinFacts, b: TwinFacts): boolean {
  return (
    a.pool !== b.pool &&
    a.operation === b.operation &&
    a.type === b.type &&
    a.status === b.status &&
    a.currency === b.currency &&
    isSame(a.priceCents, b.priceCents) &&
    isSame(a.builtAreaM2, b.builtAreaM2) &&
    isSame(a.rooms, b.rooms) &&
    !isOther(a.floor, b.floor) &&
    !isOther(a.bathrooms, b.bathrooms) &&
    !isOther(a.yearBuilt, b.yearBuilt) &&
    isAtOnePlace(a, b)
  );
}

const isSame = (a: number | null, b: number | null) => a !== null && a === b;
const isOther = (a: number | null, b: number | null) => a !== null && b !== null && a !== b;

function isAtOnePlace(a: TwinFacts, b: TwinFacts): boolean {
  if (a.latitude === null || a.longitude === null || b.latitude === null || b.longitude === null) return false;
  const [from, to] = [
    { latitude: a.latitude, longitude: a.longitude },
    { latitude: b.latitude, longitude: b.longitude },
  ];
  return distanceM(from, to) <= SAME_PLACE_M;
}

/** Homes in their order, each with its twins behind it, which have no place of their own any more. A pool has at most one of them. */
export function foldTwins<Home extends TwinFacts>(homes: readonly Home[]): { home: Home; twins: Home[] }[] {
  const byPrice = new Map<number, { home: Home; twins: Home[] }[]>();
  const folded: { home: Home; twins: Home[] }[] = [];
  for (const home of homes) {
    const alike = (home.priceCents !== null && byPrice.get(home.priceCents)) || [];
    const known = alike.find((one) => isTwin(one.home, home) && one.twins.every(({ pool }) => pool !== home.pool));
    if (known) known.twins.push(home);
    else {
      const one = { home, twins: [] };
      folded.push(one);
      if (home.priceCents !== null) byPrice.set(home.priceCents, [...alike, one]);
    }
  }
  return folded;
}
