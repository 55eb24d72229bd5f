import { fold } from "../../shared/listing/fold.ts";
import { isInRing } from "../../shared/places/ring.ts";
import { HOME_MUST_NAMES, type HomeMust } from "./demand-musts.ts";

/** Whether a home fits a demand, and why. Attributes that the home lacks count neither for nor against it. */

export interface DemandedHome {
  operation: string;
  type: string;
  price: number | null;
  builtAreaM2: number | null;
  rooms: number | null;
  bathrooms: number | null;
  latitude: number | null;
  longitude: number | null;
  /** Town, neighbourhood, part of the town. */
  places: readonly string[];
  flags: Partial<Record<HomeMust, boolean | null>>;
}

export interface Demand {
  operation: string;
  types: readonly string[];
  places: readonly string[];
  /** Ring of [longitude, latitude]. */
  zone: readonly (readonly [number, number])[] | null;
  priceMin: number | null;
  priceMax: number | null;
  areaMinM2: number | null;
  roomsMin: number | null;
  bathroomsMin: number | null;
  musts: readonly string[];
}

export type DemandMatch = { fits: true; reasons: string[]; unknown: string[] } | { fits: false };

const NO: DemandMatch = { fits: false };

/**
 * Whether a home fits a demand, with the reasons in Spanish and the names of data that the home lacks. A missing figure
 * never excludes a home; a wrong operation, type or place does.
 */
export function matchesDemand(home: DemandedHome, demand: Demand): DemandMatch {
  const reasons: string[] = [];
  const unknown: string[] = [];
  if (home.operation !== demand.operation) return NO;
  if (demand.types.length > 0) {
    if (!demand.types.includes(home.type)) return NO;
    reasons.push("Es del tipo que busca");
  }
  const where = placeOf(home, demand);
  if (where === "outside") return NO;
  if (where === "unknown") unknown.push("zona");
  else if (where !== null) reasons.push(where);

  const bounds: [number | null, number | null, number | null, string, string][] = [
    [home.price, demand.priceMin, demand.priceMax, "precio", "Entra en su presupuesto"],
    [home.builtAreaM2, demand.areaMinM2, null, "superficie", "Tiene los metros que pide"],
    [home.rooms, demand.roomsMin, null, "habitaciones", "Tiene las habitaciones que pide"],
    [home.bathrooms, demand.bathroomsMin, null, "baños", "Tiene los baños que pide"],
  ];
  for (const [value, min, max, name, reason] of bounds) {
    if (min === null && max === null) continue;
    if (value === null) unknown.push(name);
    else if (value < (min ?? Number.NEGATIVE_INFINITY) || value > (max ?? Number.POSITIVE_INFINITY)) return NO;
    else reasons.push(reason);
  }
  for (const must of demand.musts) {
    const name = HOME_MUST_NAMES[must as HomeMust];
    if (name === undefined) continue;
    const has = home.flags[must as HomeMust];
    if (has === false) return NO;
    if (has === true) reasons.push(name);
    else unknown.push(name.toLowerCase());
  }
  return { fits: true, reasons, unknown };
}

/** Inside one of the places or the drawn zone, as far as the home says where it is; null where the demand names neither. */
function placeOf(home: DemandedHome, { places, zone }: Demand): string | null {
  if (places.length === 0 && zone === null) return null;
  const known = home.places.map(fold).filter(Boolean);
  const named = places.find((place) => known.some((other) => ` ${other} `.includes(` ${fold(place)} `)));
  if (named !== undefined) return `Está en ${named}`;
  const { latitude, longitude } = home;
  if (zone !== null && latitude !== null && longitude !== null) {
    if (isInRing(zone, [longitude, latitude])) return "Está en la zona que dibujó";
    return "outside";
  }
  // A home that names no place may be anywhere; one that names another is elsewhere, unless a zone was drawn too.
  return known.length === 0 || zone !== null ? "unknown" : "outside";
}
