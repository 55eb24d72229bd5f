import { type ChipNames, chipsOf } from "../../market/search/chips.ts";
import type { MarketFilter, PlaceCondition } from "../../market/search/market-filter.ts";
import type { LonLat } from "../../shared/places/ring.ts";
import type { DemandForm } from "../contacts/contact-forms.ts";
import { HOME_MUSTS, type HomeMust } from "../contacts/demand-musts.ts";
import type { DemandLine } from "../contacts/dto.ts";
import { USUAL_WEIGHTS } from "./criteria.ts";
import { circleRing, filtersOfDemand } from "./demand-filters.ts";

/** A search as what a contact looks for, and what a contact looks for as a search: each becomes the other in one step. */

/** Characters of a note, and points of a zone, that a demand takes. */
const LONGEST_NOTE = 2_000;
const MOST_POINTS = 500;

const isMust = (feature: string): feature is HomeMust => HOME_MUSTS.includes(feature as HomeMust);

/**
 * The demand of a search. What a demand has no field for (a floor, a year, a largest area) stands in its note in words, so that nothing of it is
 * lost. A search that names no operation is one to buy.
 *
 * @param names of kinds and operations, as chips show them
 */
export function demandOfSearch(filter: MarketFilter, names: ChipNames): DemandForm {
  const { types, places, notPlaces, area, price, currency, builtAreaM2, rooms, bathrooms, features } = filter;
  const zone = area === null ? null : zoneOf(area);
  const kept: readonly (keyof MarketFilter)[] = ["operation", "types", "places", "notPlaces", "price"];
  const isKept = (part: keyof MarketFilter, id: string): boolean => {
    if (part === "rooms") return true;
    if (part === "builtAreaM2" || part === "bathrooms") return filter[part].max === null;
    if (part === "features") return features.some((feature) => isMust(feature) && id.endsWith(feature));
    return kept.includes(part) || (part === "area" && zone !== null);
  };
  const note = chipsOf(filter, names)
    .filter(({ part, id }) => !isKept(part, id))
    .map(({ label }) => label);
  return {
    operation: filter.operation ?? "venta",
    types: [...types],
    where: [
      ...places.map((place) => ({ typed: typedName(place), isExcluded: false })),
      ...notPlaces.map((place) => ({ typed: typedName(place), isExcluded: true })),
    ],
    zone: zone as [number, number][] | null,
    priceMin: price.min,
    priceMax: price.max,
    currency,
    areaMinM2: builtAreaM2.min,
    roomsMin: rooms.min,
    roomsMax: rooms.max,
    bathroomsMin: bathrooms.min,
    musts: features.filter(isMust),
    wishes: [],
    note: note.length === 0 ? null : note.join(" · ").slice(0, LONGEST_NOTE),
  };
}

/** Whether a demand asks for what a search does: then the search has been noted already. */
export function isNotedAs(form: DemandForm, line: DemandLine): boolean {
  const amount = (cents: number | null) => (cents === null ? null : cents / 100);
  const where = line.sought?.map(({ typed, isExcluded }) => ({ typed, isExcluded })) ?? [];
  const asked = [
    [form.operation, line.operation],
    [form.types?.toSorted(), line.types.toSorted()],
    [form.where, where],
    [form.zone, line.zone],
    [form.priceMin, amount(line.priceMinCents)],
    [form.priceMax, amount(line.priceMaxCents)],
    // A search without a price has no currency of its own.
    [form.currency ?? line.currency, line.currency],
    [form.areaMinM2, line.areaMinM2],
    [form.roomsMin, line.roomsMin],
    [form.roomsMax, line.roomsMax],
    [form.bathroomsMin, line.bathroomsMin],
    [form.musts?.toSorted(), line.musts.toSorted()],
    [form.note, line.note],
  ];
  return line.isActive && asked.every(([one, other]) => JSON.stringify(one) === JSON.stringify(other));
}

const typedName = ({ kind, name }: PlaceCondition): string => (kind === "provincia" ? `Provincia de ${name}` : name);

/** One ring about what was drawn; null for several pieces, and where it has more points than a demand takes. */
function zoneOf(area: NonNullable<MarketFilter["area"]>): LonLat[] | null {
  if (area.kind === "circulo") return circleRing(area, area.radiusM);
  if (area.kind === "ventana") {
    const { west, south, east, north } = area;
    return [
      [west, south],
      [east, south],
      [east, north],
      [west, north],
    ];
  }
  const [piece, ...others] = area.pieces;
  const ring = piece?.[0];
  if (!ring || others.length > 0 || piece.length > 1 || ring.length > MOST_POINTS) return null;
  return ring.map(([x, y]): LonLat => [x, y]);
}

/**
 * The search of a demand: the homes that meet every wish of it. Where it asks for named places and a zone too, the places.
 *
 * @returns null where a place of it must be asked about first, and for a demand that no home of the market can meet
 */
export function searchOfDemand(line: DemandLine): MarketFilter | null {
  const filters = filtersOfDemand(
    {
      operation: line.operation,
      types: line.types,
      places: line.places,
      sought: line.sought,
      zone: line.zone,
      currency: line.currency,
      priceMin: line.priceMinCents === null ? null : line.priceMinCents / 100,
      priceMax: line.priceMaxCents === null ? null : line.priceMaxCents / 100,
      tolerance: line.tolerance,
      areaMinM2: line.areaMinM2,
      roomsMin: line.roomsMin,
      roomsMax: line.roomsMax,
      bathroomsMin: line.bathroomsMin,
      musts: line.musts,
      wishes: line.wishes,
      daysAsked: null,
      weights: USUAL_WEIGHTS,
    },
    "whole",
  );
  return filters?.[0] ?? null;
}
