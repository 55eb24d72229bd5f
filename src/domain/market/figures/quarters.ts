import type { OPERATIONS } from "../../shared/home-attributes/home-values.ts";
import { fold } from "../../shared/listing/fold.ts";
import type { CouncilDistrict } from "../../shared/places/council-districts.ts";
import { distanceM } from "../../shared/places/place.ts";
import { quantile } from "../../shared/stats/order.ts";
import type { HomesOfZone } from "./homes-of-zone.ts";
import { type Drops, drops, monthsOfSupply } from "./pace.ts";
import { type NoFigure, type Spread, spreadOf } from "./sample.ts";
import { type GrossYield, grossYield } from "./yield.ts";

/** A part of a zone, by the name that adverts give it. */
export interface QuarterFigures {
  name: string;
  /** The middle of its homes, in degrees; null where none of them has a position. */
  latitude: number | null;
  longitude: number | null;
  /** On offer today. */
  active: number;
  unitPrice: Spread | NoFigure;
  drops: Drops | NoFigure;
  /** Closings of the period. */
  closings: number;
  supply: ReturnType<typeof monthsOfSupply>;
  yield: GrossYield | NoFigure;
}

/** A district of a town with the names of the quarters that it is made of, as far as homes name them. */
export interface DistrictFigures extends QuarterFigures {
  quarters: string[];
  /** Some of them were put into it because they lie nearest, not because a list says so. */
  isEstimated: boolean;
}

interface Asked {
  operation: (typeof OPERATIONS)[number];
  /** First and last day of the period, ISO. */
  from: string;
  today: string;
  months: number;
}

/** The quarters of a zone by name; homes that name none are in none. */
export const quartersOf = (homes: HomesOfZone, asked: Asked): QuarterFigures[] =>
  partsOf(homes, homes.zone.quarterNames, (quarter) => quarter, asked);

/**
 * The districts of a zone by name, each made of whole quarters: those that a list puts into it, else those whose homes lie nearest to its circle,
 * measured in radii of it. Quarters beyond `REACH` radii of every circle are in none.
 */
export function districtsOf(
  homes: HomesOfZone,
  districts: readonly CouncilDistrict[],
  quarters: readonly QuarterFigures[],
  asked: Asked,
): DistrictFigures[] {
  if (districts.length === 0) return [];
  const listed = new Map(districts.flatMap((one, i) => one.quarters.map((name) => [fold(name), i] as const)));
  const members = districts.map((): string[] => []);
  const estimated = new Set<number>();
  const districtOf = new Map<string, number>();
  for (const quarter of quarters) {
    const known = listed.get(fold(quarter.name));
    const district = known ?? nearestDistrict(quarter, districts);
    if (district === undefined) continue;
    if (known === undefined) estimated.add(district);
    districtOf.set(quarter.name, district);
    members[district]!.push(quarter.name);
  }
  // The first group is that of homes in no district.
  const names = ["", ...districts.map(({ name }) => name)];
  const { quarterNames } = homes.zone;
  const figures = partsOf(homes, names, (quarter) => (districtOf.get(quarterNames[quarter]!) ?? -1) + 1, asked);
  return figures.flatMap((one) => {
    const district = names.indexOf(one.name) - 1;
    const quarters = members[district]!;
    return quarters.length === 0 ? [] : [{ ...one, quarters, isEstimated: estimated.has(district) }];
  });
}

/** As in `quarterAt`: circles of the tables are estimated, and districts are no circles. */
const REACH = 1.25;

function nearestDistrict(
  { latitude, longitude }: QuarterFigures,
  districts: readonly CouncilDistrict[],
): number | undefined {
  if (latitude === null || longitude === null) return undefined;
  let nearest: { at: number; radii: number } | undefined;
  for (const [at, { circle }] of districts.entries()) {
    if (!circle) continue;
    const radii = distanceM(circle, { latitude, longitude }) / circle.radiusM;
    if (radii <= REACH && (!nearest || radii < nearest.radii)) nearest = { at, radii };
  }
  return nearest?.at;
}

/** Figures of parts by their names, of which an empty one is left out. @param partOf the part of a quarter, by their places in the lists of names */
function partsOf(
  homes: HomesOfZone,
  names: readonly string[],
  partOf: (quarter: number) => number,
  { operation, from, today, months }: Asked,
): QuarterFigures[] {
  const { quarters, latitudes, longitudes } = homes.zone;
  const byPart = (members: readonly number[]) => {
    const groups = names.map((): number[] => []);
    for (const home of members) groups[partOf(quarters[home]!)]!.push(home);
    return groups;
  };
  const ours = byPart(homes.of(operation));
  const active = byPart(homes.of(operation, "activo"));
  const [sales, rents] = [byPart(homes.of("venta", "activo")), byPart(homes.of("alquiler", "activo"))];
  const all = byPart(homes.members);
  return names
    .map((name, i): QuarterFigures => {
      const closings = homes.closedWithin(ours[i]!, from, today).length;
      return {
        name,
        latitude: meanOf(all[i]!.map((home) => latitudes[home]!)),
        longitude: meanOf(all[i]!.map((home) => longitudes[home]!)),
        active: active[i]!.length,
        unitPrice: spreadOf(homes.unitPrices(active[i]!)),
        drops: drops(homes.histories(active[i]!)),
        closings,
        supply: monthsOfSupply(active[i]!.length, closings, months),
        yield: grossYield({ rents: homes.unitPrices(rents[i]!), sales: homes.unitPrices(sales[i]!) }),
      };
    })
    .filter(({ name }) => name !== "")
    .sort((a, b) => a.name.localeCompare(b.name, "es"));
}

function meanOf(degrees: readonly number[]): number | null {
  const known = degrees.filter((one) => !Number.isNaN(one));
  return known.length === 0 ? null : known.reduce((sum, one) => sum + one, 0) / known.length;
}

/**
 * Bounds of classes that hold as many values each, for the colours of a map: four bounds make five classes.
 *
 * @returns bounds without repetition, ascending; none for fewer than two distinct values
 */
export function quantileBounds(values: readonly number[], classes: number): number[] {
  if (new Set(values).size < 2) return [];
  const bounds = Array.from({ length: classes - 1 }, (_, i) => quantile(values, (i + 1) / classes));
  return [...new Set(bounds)];
}

/** The class of a value, from 0: as many bounds as it reaches. */
export const classOf = (value: number, bounds: readonly number[]): number =>
  bounds.filter((bound) => value >= bound).length;
