import { median } from "../../shared/stats/order.ts";
import type { HomesOfZone } from "./homes-of-zone.ts";
import { FEWEST_CASES } from "./sample.ts";

/** A home that asks at least this much less than its value is an opportunity (`MarketFacts.position`). */
export const OPPORTUNITY_POSITION = -0.5;
/** Below this position it asks less than the 80 % range of its value reaches. */
export const OUT_OF_BAND_POSITION = -1;
/** More of them nobody looks through; a page shows some at a time. */
const MOST_SHOWN = 240;

/** A home on sale that asks less than comparable ones, with what it would bring in rent. */
export interface Opportunity {
  /** Its place in the index. */
  number: number;
  position: number;
  /** Twelve months of the median rent of its surroundings ÷ its asking price, as a fraction; null where too few rents are known. */
  grossYield: number | null;
  /** Rents that the yield rests on, and whether they are those of its quarter. */
  rents: number;
  isOfQuarter: boolean;
}

/** How far the values of a zone's homes on sale have been worked out, of those with a price, an area and a position. */
export interface Judging {
  /** Those whose value is still to be looked for. */
  waiting: number;
  /** Those whose value rests on fewer than ten comparables, or that have none: they are no opportunity and none of the others either. */
  thin: number;
}

export type Opportunities = Judging &
  (
    | {
        kind: "opportunities";
        /** Homes on sale of which the position is known, from ten comparables on. */
        judged: number;
        found: number;
        /** The farthest below their value first, no more than are shown. */
        shown: Opportunity[];
      }
    | { kind: "too-few"; n: number }
  );

/**
 * Homes on sale that ask half a band or more below their value, by the position that the store keeps, where their value rests on ten
 * comparables or more.
 *
 * @returns `too-few` with the homes whose position is known so, where they are fewer than ten
 */
export function opportunitiesIn(homes: HomesOfZone): Opportunities {
  const { positions, numbers, prices, areas, quarters, valuedFrom, latitudes } = homes.zone;
  const comparable = homes
    .of("venta", "activo")
    .filter((home) => prices[home]! > 0 && areas[home]! > 0 && !Number.isNaN(latitudes[home]!));
  // One more than the comparables; 0 while the value is still to be looked for.
  const judged = comparable.filter((home) => valuedFrom[home]! > FEWEST_CASES && !Number.isNaN(positions[home]!));
  const waiting = comparable.filter((home) => valuedFrom[home] === 0).length;
  const judging = { waiting, thin: comparable.length - waiting - judged.length };
  if (judged.length < FEWEST_CASES) return { kind: "too-few", n: judged.length, ...judging };
  const lets = homes.of("alquiler", "activo").filter((home) => homes.unitPrices([home]).length > 0);
  const ofQuarter = Map.groupBy(lets, (home) => quarters[home]!);
  const all = rentOf(homes, lets);
  const rents = new Map([...ofQuarter].map(([quarter, members]) => [quarter, rentOf(homes, members)]));
  const found = judged.filter((home) => positions[home]! <= OPPORTUNITY_POSITION);
  found.sort((a, b) => positions[a]! - positions[b]! || numbers[a]! - numbers[b]!);
  const shown = found.slice(0, MOST_SHOWN).map((home): Opportunity => {
    const near = quarters[home] === 0 ? undefined : rents.get(quarters[home]!);
    const rent = near && near.count >= FEWEST_CASES ? near : all;
    const isKnown = rent.count >= FEWEST_CASES;
    return {
      number: numbers[home]!,
      position: positions[home]!,
      grossYield: isKnown ? (12 * rent.median * areas[home]!) / (prices[home]! / 100) : null,
      rents: rent.count,
      isOfQuarter: rent === near,
    };
  });
  return { kind: "opportunities", judged: judged.length, found: found.length, shown, ...judging };
}

function rentOf(homes: HomesOfZone, members: readonly number[]): { count: number; median: number } {
  const unitPrices = homes.unitPrices(members);
  return { count: unitPrices.length, median: median(unitPrices) };
}
