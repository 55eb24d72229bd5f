import type { OPERATIONS } from "../../shared/home-attributes/home-values.ts";
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

/** The quarters of a zone by name; homes that name none are in none. */
export function quartersOf(
  homes: HomesOfZone,
  {
    operation,
    from,
    today,
    months,
  }: { operation: (typeof OPERATIONS)[number]; from: string; today: string; months: number },
): QuarterFigures[] {
  const { quarters, quarterNames, latitudes, longitudes } = homes.zone;
  const byQuarter = (members: readonly number[]) => {
    const groups = quarterNames.map((): number[] => []);
    for (const home of members) groups[quarters[home]!]!.push(home);
    return groups;
  };
  const ours = byQuarter(homes.of(operation));
  const active = byQuarter(homes.of(operation, "activo"));
  const [sales, rents] = [byQuarter(homes.of("venta", "activo")), byQuarter(homes.of("alquiler", "activo"))];
  const all = byQuarter(homes.members);
  return quarterNames
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
