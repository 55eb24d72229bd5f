import { MARKET_FEATURES, type MarketFeature } from "../../market/features.ts";
import {
  type Area,
  type MarketFilter,
  NO_MARKET_FILTER,
  type PlaceCondition,
  type PolygonRings,
  type Range,
} from "../../market/search/market-filter.ts";
import type { HomeType } from "../../shared/home-attributes/home-values.ts";
import type { LonLat } from "../../shared/places/ring.ts";
import { BESIDE_KM, LEAST_AREA, NEARLY, NEARLY_AREA } from "./findings.ts";
import type { Demand } from "./pair.ts";
import type { KnownPlace, SoughtPlace } from "./sought-place.ts";

/**
 * A demand as searches of the market. The index counts and finds; `matchOf` alone judges what comes back, so that a filter may let through too much
 * and never too little of its step.
 */

/** `whole` meets every wish, `tolerant` uses the margins of price and area, `wide` lets one thing be missing. */
export const STEPS = ["whole", "tolerant", "wide"] as const;
export type Step = (typeof STEPS)[number];

/**
 * The searches whose homes together are those of a step: one for named places, one for circles and drawn zones.
 *
 * @returns null where a place is asked for and nobody knows yet which is meant; the whole market is no answer then
 */
export function filtersOfDemand(demand: Demand, step: Step): MarketFilter[] | null {
  const base = baseOf(demand, step);
  if (base === null) return [];
  const sought = demand.sought ?? [];
  const wanted = sought.filter(({ isExcluded }) => !isExcluded);
  const asksForPlace =
    wanted.length > 0 || demand.zone !== null || (demand.sought === null && demand.places.length > 0);
  if (!asksForPlace) return [base];
  const known = wanted.flatMap(({ place, withinM }) => (place === null ? [] : [{ place, withinM }]));
  if (known.length === 0 && demand.zone === null) return null;
  const isWide = step === "wide";
  const named = known.filter(({ place, withinM }) => withinM === null && !(isWide && isRound(place)));
  const round = known.filter(({ place, withinM }) => withinM !== null || (isWide && isRound(place)));
  const beyondM = isWide ? BESIDE_KM * 1000 : 0;
  const outlines: LonLat[][] = round.map(({ place, withinM }) =>
    circleRing(place, (withinM ?? place.radiusM) + beyondM),
  );
  if (demand.zone !== null)
    outlines.push(isWide ? boxAbout(demand.zone, BESIDE_KM) : demand.zone.map(([x, y]) => [x, y]));
  const pieces: PolygonRings[] = outlines.map((outline) => [outline]);
  const area: Area | null = pieces.length === 0 ? null : { kind: "dibujo", pieces };
  return [
    ...(named.length === 0 ? [] : [{ ...base, places: named.flatMap(({ place }) => conditionsOf(place)) }]),
    ...(area === null ? [] : [{ ...base, area }]),
  ];
}

/** @returns null for a demand that no home of the market can meet: a flag that the index does not know is never asked of it */
function baseOf(demand: Demand, step: Step): MarketFilter | null {
  const { operation, types, tolerance, priceMin, priceMax, areaMinM2, roomsMin, roomsMax, bathroomsMin, musts } =
    demand;
  if (operation !== "venta" && operation !== "alquiler") return null;
  const isWide = step === "wide";
  const less = isWide ? 1 : 0;
  const over = step === "whole" ? 0 : isWide ? tolerance + NEARLY : tolerance;
  const areaShare = step === "whole" ? 1 : isWide ? NEARLY_AREA : LEAST_AREA;
  const price: Range = {
    min: priceMin === null ? null : priceMin * (isWide ? 1 - NEARLY : 1),
    max: priceMax === null ? null : priceMax * (1 + over),
  };
  const excluded = (demand.sought ?? []).filter(isExcludedWhole);
  return {
    ...NO_MARKET_FILTER,
    operation,
    types: types as readonly HomeType[],
    price,
    currency: price.min === null && price.max === null ? null : demand.currency,
    builtAreaM2: atLeast(areaMinM2, (least) => least * areaShare),
    rooms: {
      min: atLeast(roomsMin, (least) => Math.max(0, least - less)).min,
      max: roomsMax === null ? null : roomsMax + less,
    },
    bathrooms: atLeast(bathroomsMin, (least) => Math.max(0, least - less)),
    features: isWide ? [] : musts.filter(isMarketFeature),
    notPlaces: excluded.flatMap(({ place }) => conditionsOf(place!)),
  };
}

const isExcludedWhole = ({ isExcluded, place, withinM }: SoughtPlace) =>
  isExcluded && place !== null && withinM === null;

const isMarketFeature = (must: string): must is MarketFeature => MARKET_FEATURES.includes(must as MarketFeature);

const atLeast = (least: number | null, of: (least: number) => number): Range => ({
  min: least === null ? null : of(least),
  max: null,
});

const isRound = ({ condition }: KnownPlace) => condition.kind === "barrio";

/** A quarter by each of its names: adverts write it in either language, and name quarters of a district. */
function conditionsOf({ condition, names }: KnownPlace): PlaceCondition[] {
  if (condition.kind !== "barrio" && condition.kind !== "ciudad") return [condition];
  return [condition, ...names.filter((name) => name !== condition.name).map((name) => ({ ...condition, name }))];
}

const CORNERS = 24;
/** One degree of latitude, in metres. */
const DEGREE_M = 111_130;

/** A ring about a circle: no part of the circle lies outside it. */
export function circleRing(
  { latitude, longitude }: { latitude: number; longitude: number },
  radiusM: number,
): LonLat[] {
  const outer = radiusM / Math.cos(Math.PI / CORNERS) / DEGREE_M;
  const wide = outer / Math.max(0.05, Math.cos((latitude * Math.PI) / 180));
  return Array.from({ length: CORNERS }, (_, i): LonLat => {
    const angle = (2 * Math.PI * i) / CORNERS;
    return [longitude + wide * Math.cos(angle), latitude + outer * Math.sin(angle)];
  });
}

/** The box of a ring, so many kilometres larger at each side. */
function boxAbout(ring: readonly Readonly<LonLat>[], km: number): LonLat[] {
  const [xs, ys] = [ring.map(([x]) => x), ring.map(([, y]) => y)];
  const up = (km * 1000) / DEGREE_M;
  const [south, north] = [Math.min(...ys) - up, Math.max(...ys) + up];
  const across = up / Math.max(0.05, Math.cos((Math.max(Math.abs(south), Math.abs(north)) * Math.PI) / 180));
  const [west, east] = [Math.min(...xs) - across, Math.max(...xs) + across];
  return [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
  ];
}
