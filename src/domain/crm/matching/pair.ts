import { counted } from "../../shared/format/counted.ts";
import type { HomeMust } from "../contacts/demand-musts.ts";
import type { Weights } from "./criteria.ts";
import { type AskedPlaces, type HomePlace, placeName } from "./zone.ts";

/** The two sides of a match: a home on offer, and what somebody looks for. */

export interface OfferedHome extends Omit<HomePlace, "places"> {
  operation: string;
  type: string;
  /** In whole units of `currency`. */
  price: number | null;
  /** ISO 4217. */
  currency: string;
  builtAreaM2: number | null;
  rooms: number | null;
  bathrooms: number | null;
  /** Town, neighbourhood, part of the town. */
  places: readonly string[];
  flags: Partial<Record<HomeMust, boolean | null>>;
  /** Days since it was first offered or since its price last changed. */
  daysOffered: number | null;
}

export interface Demand extends AskedPlaces {
  operation: string;
  /** Empty for any type. */
  types: readonly string[];
  /** In whole units of `currency`. */
  priceMin: number | null;
  priceMax: number | null;
  /** ISO 4217. */
  currency: string;
  /** How much dearer than `priceMax` a home may be, as a fraction from 0 to 0.25. */
  tolerance: number;
  areaMinM2: number | null;
  roomsMin: number | null;
  /** Somebody who looks for three rooms and no more says three twice. */
  roomsMax: number | null;
  bathroomsMin: number | null;
  /** Names of flags without which no home will do. */
  musts: readonly string[];
  /** Names of flags that would be welcome. */
  wishes: readonly string[];
  /** Days since somebody last wrote the demand. */
  daysAsked: number | null;
  weights: Weights;
}

/** A home ready to be compared with many demands: whatever of it is the same for all of them is worked out once. */
export interface ReadyHome extends Omit<OfferedHome, "places">, HomePlace {
  /** Its age in words; null where nobody knows it. */
  offeredFor: string | null;
}

export function readyHome(home: OfferedHome): ReadyHome {
  const { places, daysOffered } = home;
  return {
    ...home,
    places: places.filter((place) => place.trim() !== "").map(placeName),
    offeredFor: daysOffered === null ? null : offeredFor(daysOffered),
  };
}

const offeredFor = (days: number): string =>
  days < 1 ? "Nueva, o con precio nuevo" : `Sin cambios desde hace ${counted(Math.floor(days), "día", "días")}`;
