import type { Property } from "../../shared/listing/property.ts";

const EXTRAS = [
  "hasTerrace",
  "hasParkingIncluded",
  "hasStorageRoom",
  "hasPool",
  "hasAirConditioning",
  "hasWardrobes",
  "hasDoorman",
  "hasGarden",
] as const satisfies readonly (keyof Property)[];

/** A home of which somebody said that it has no more than what was marked: the other extras are known to be missing. */
export function withoutUnmarked<Home extends Property>(home: Home): Home {
  const missing = EXTRAS.filter((extra) => home[extra] === undefined);
  return { ...home, ...Object.fromEntries(missing.map((extra) => [extra, false])) };
}
