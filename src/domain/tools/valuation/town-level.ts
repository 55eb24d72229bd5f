import type { AppraisedTables } from "../../shared/places/official-value.ts";
import { distanceM } from "../../shared/places/place.ts";
import type { Municipality } from "../../shared/places/spanish-places.ts";
import { krige } from "./kriging.ts";

/** A municipality of which the official table has a figure of its own. */
export interface PricedTown {
  code: string;
  name: string;
  latitude: number;
  longitude: number;
  population: number;
  eurPerM2: number;
  /** The figure of its province, €/m². */
  provinceEurPerM2: number;
}

/** A municipality that the table leaves out. */
export type UnpricedTown = Omit<PricedTown, "eurPerM2">;

/** The level of a town told by its province and the priced towns around it. */
export interface TownLevel {
  eurPerM2: number;
  /** The priced towns that say most, nearest first. */
  towns: { name: string; eurPerM2: number; km: number }[];
  /** Whether a priced town lies within `NEAR_KM`: the level errs less then. */
  isNear: boolean;
}

/** The municipalities with a figure of their own in the official tables. */
export function pricedTowns(municipalities: readonly Municipality[], tables: AppraisedTables): PricedTown[] {
  return municipalities.flatMap((town) => {
    const eurPerM2 = tables.byMunicipality.get(town.code);
    const provinceEurPerM2 = tables.byProvince.get(town.code.slice(0, 2));
    if (eurPerM2 === undefined || provinceEurPerM2 === undefined) return [];
    const { code, name, latitude, longitude, population } = town;
    return [{ code, name, latitude, longitude, population, eurPerM2, provinceEurPerM2 }];
  });
}

/** How far towns' levels go together, how many of them are asked, and how much of a level is a town's own. */
const RANGE_KM = 60;
const MOST_ASKED = 16;
const OWN = 0.1;
/** A town ten times as large is dearer by this in ln €/m²; of towns smaller than the smallest of the table nothing is known. */
const PER_POPULATION = 0.114;
const LEAST_POPULATION = 25_000;
/** Whether the level of a town was measured with a neighbour or without one. */
export const NEAR_KM = 10;
const MOST_SHOWN = 3;
/** No town alone says more than half. */
const MOST_WEIGHT = 0.5;

/**
 * The official €/m² that a municipality without a figure of its own would have: its province's, changed as those of the sixteen
 * nearest towns with a figure part from their provinces' (kriging by distance) and by its population.
 */
export function townLevel(town: UnpricedTown, priced: readonly PricedTown[]): TownLevel {
  const near = priced
    .map((one) => ({ one, km: distanceM(one, town) / 1000 }))
    .sort((a, b) => a.km - b.km)
    .slice(0, MOST_ASKED);
  const n = near.length;
  const together = (km: number) => Math.exp(-km / RANGE_KM);
  const between = new Float64Array(n * n);
  for (const [i, { one }] of near.entries()) {
    for (const [j, other] of near.entries()) between[i * n + j] = together(distanceM(one, other.one) / 1000);
  }
  const { weights } = krige({
    nuggets: new Float64Array(n).fill(OWN),
    between,
    toTarget: Float64Array.from(near, ({ km }) => together(km)),
    sill: 1,
    targetNugget: OWN,
    belonging: new Float64Array(n).fill(1),
    most: MOST_WEIGHT,
  });
  const value = near.reduce(
    (sum, { one }, i) => sum + weights[i]! * (Math.log(one.eurPerM2 / one.provinceEurPerM2) - bySize(one)),
    0,
  );
  return {
    eurPerM2: town.provinceEurPerM2 * Math.exp(value + bySize(town)),
    towns: near.slice(0, MOST_SHOWN).map(({ one, km }) => ({ name: one.name, eurPerM2: one.eurPerM2, km })),
    isNear: near[0]!.km <= NEAR_KM,
  };
}

function bySize({ population }: { population: number }): number {
  return PER_POPULATION * Math.log(Math.max(LEAST_POPULATION, population) / LEAST_POPULATION);
}
