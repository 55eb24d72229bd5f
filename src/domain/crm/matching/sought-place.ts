import type { PlaceCondition } from "../../market/search/market-filter.ts";

/** The places of a demand: what somebody typed, and what it was understood as. */

/** A place of the gazetteer, with everything by which a home is held against it. */
export interface KnownPlace {
  /** As the place search names it: `barrio-46250-russafa`. */
  id: string;
  /** `Russafa, Valencia` */
  label: string;
  /** The words that tell it from others of its name: `Barrio de Valencia`. */
  detail: string;
  condition: PlaceCondition;
  /** Of a quarter its names in both languages, and of a district those of its quarters too; homes name any of them. */
  names: readonly string[];
  latitude: number;
  longitude: number;
  /** A circle of this size about the point covers most of it. */
  radiusM: number;
  /** ISO 3166-1 alpha-2. */
  country: string;
  /** ISO 4217, of the country. */
  currency: string;
}

export interface SoughtPlace {
  typed: string;
  /** They do not want to live there. */
  isExcluded: boolean;
  /** Metres about its point that still do; null for the place itself. */
  withinM: number | null;
  /** Null where nobody knows which place is meant. */
  place: KnownPlace | null;
  /** Places that may be meant while `place` is null; empty where the gazetteer has nothing alike. */
  choices: readonly KnownPlace[];
}

/** A place of a whole town or province says so, since most people who name a quarter do not mean it. */
export function extentOf({ condition }: KnownPlace): string | null {
  if (condition.kind === "municipio" || condition.kind === "ciudad") return "todo el municipio";
  return condition.kind === "provincia" ? "toda la provincia" : null;
}

/** The places that were not understood, or that may be one of several: the agent is asked about each. */
export const doubtfulPlaces = (sought: readonly SoughtPlace[]): SoughtPlace[] =>
  sought.filter(({ place }) => place === null);

/** The currency of the first place that is understood; null where none is. */
export const currencyOf = (sought: readonly SoughtPlace[]): string | null =>
  sought.find(({ place, isExcluded }) => place !== null && !isExcluded)?.place?.currency ?? null;
