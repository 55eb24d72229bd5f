import { type HomeColumns, NO_POSITION, STEPS_PER_DEGREE } from "./home-columns.ts";
import { BLOCK_SIZE, BLOCK_WORDS, placeOfLowest } from "./home-planes.ts";
import type { MapWindow } from "./indexed-home.ts";
import { type AreaTest, isInWindow } from "./market-area.ts";
import { ELSEWHERE, FAR_AWAY, type PlaceJudgement, THERE } from "./market-places.ts";

/**
 * Which homes of a block fail a condition on a column, as bits: 32 homes in a word, sixteen words. Only homes whose bit is set in `open` are asked
 * for; `from` is the slot of the block's first home. Every loop is written out: a call for each home would cost more than all else.
 */

export interface Bounds {
  min: number;
  max: number;
}

/** Homes of pools that are not seen. Most blocks hold homes of one pool. */
export function unseenPools(part: HomeColumns, block: number, seen: Uint8Array, failing: Int32Array): Int32Array {
  const { pools } = part;
  const only = part.poolOf[block]!;
  if (only >= 0) return failing.fill(seen[only] === 1 ? 0 : -1);
  failing.fill(0);
  const from = block * BLOCK_SIZE;
  const end = Math.min(part.count - from, BLOCK_SIZE);
  for (let place = 0; place < end; place++) {
    if (seen[pools[from + place]!] === 0) failing[place >> 5]! |= 1 << (place & 31);
  }
  return failing;
}

/** @param none the value that stands for unknown, beside NaN, and fails no bounds; null where each value is one */
export function outOfRange(
  column: Float32Array | Int16Array | Uint16Array | Uint8Array,
  from: number,
  open: Int32Array,
  { min, max }: Bounds,
  none: number | null,
  failing: Int32Array,
): Int32Array {
  const unknown = none ?? Number.NaN;
  for (let w = 0; w < BLOCK_WORDS; w++) {
    const first = from + w * 32;
    let failed = 0;
    for (let left = open[w]!; left !== 0; left &= left - 1) {
      const value = column[first + placeOfLowest(left)]!;
      if ((value < min || value > max) && value !== unknown) failed |= left & -left;
    }
    failing[w] = failed;
  }
  return failing;
}

/**
 * A home without a price fails every bounds.
 *
 * @param currency -1 for any
 * @param areas by which prices are divided, for prices by square metre: a home without an area fails none; null for prices as they are
 */
export function failingPrices(
  { prices, currencies }: HomeColumns,
  from: number,
  open: Int32Array,
  { min, max }: Bounds,
  { currency, areas }: { currency: number; areas: Float32Array | null },
  failing: Int32Array,
): Int32Array {
  for (let w = 0; w < BLOCK_WORDS; w++) {
    const first = from + w * 32;
    let failed = 0;
    for (let left = open[w]!; left !== 0; left &= left - 1) {
      const slot = first + placeOfLowest(left);
      const price = prices[slot]!;
      const asked = areas === null ? price : price / areas[slot]!;
      const isComparable = currency === -1 || currency === currencies[slot];
      if (!isComparable || Number.isNaN(price) || asked < min || asked > max) failed |= left & -left;
    }
    failing[w] = failed;
  }
  return failing;
}

/** Homes whose price is in another currency: no order of prices compares them. Those without a price are in none. */
export function inOtherCurrency(
  { prices, currencies }: HomeColumns,
  from: number,
  open: Int32Array,
  currency: number,
  failing: Int32Array,
): Int32Array {
  for (let w = 0; w < BLOCK_WORDS; w++) {
    const first = from + w * 32;
    let failed = 0;
    for (let left = open[w]!; left !== 0; left &= left - 1) {
      const slot = first + placeOfLowest(left);
      if (currencies[slot] !== currency && !Number.isNaN(prices[slot]!)) failed |= left & -left;
    }
    failing[w] = failed;
  }
  return failing;
}

/** Homes in none of the places that were asked for: those of other regions, which count for nothing, and those of the same ones. */
export function splitPlaces(
  { places, latitudes, longitudes }: HomeColumns,
  from: number,
  open: Int32Array,
  { ofPlace, isThere }: PlaceJudgement,
  { outside, elsewhere }: { outside: Int32Array; elsewhere: Int32Array },
): void {
  for (let w = 0; w < BLOCK_WORDS; w++) {
    const first = from + w * 32;
    let [farAway, near] = [0, 0];
    for (let left = open[w]!; left !== 0; left &= left - 1) {
      const slot = first + placeOfLowest(left);
      const judged = ofPlace[places[slot]!]!;
      if (judged === THERE) continue;
      if (judged === ELSEWHERE) near |= left & -left;
      else if (judged === FAR_AWAY) farAway |= left & -left;
      else {
        // NaN is near nothing.
        const isKnown = latitudes[slot] !== NO_POSITION;
        const latitude = isKnown ? latitudes[slot]! / STEPS_PER_DEGREE : Number.NaN;
        if (!isThere(places[slot]!, latitude, longitudes[slot]! / STEPS_PER_DEGREE)) near |= left & -left;
      }
    }
    outside[w] = farAway;
    elsewhere[w] = near;
  }
}

/** Homes outside an area or a window; those without a position lie in none. */
export function failingPositions(
  { latitudes, longitudes }: HomeColumns,
  from: number,
  open: Int32Array,
  { area, window }: { area: AreaTest | null; window: MapWindow | null },
  failing: Int32Array,
): Int32Array {
  for (let w = 0; w < BLOCK_WORDS; w++) {
    const first = from + w * 32;
    let failed = 0;
    for (let left = open[w]!; left !== 0; left &= left - 1) {
      const slot = first + placeOfLowest(left);
      if (latitudes[slot] === NO_POSITION) failed |= left & -left;
      else if (window !== null || area !== null) {
        const [latitude, longitude] = [latitudes[slot]! / STEPS_PER_DEGREE, longitudes[slot]! / STEPS_PER_DEGREE];
        const fits =
          (window === null || isInWindow(window, latitude, longitude)) &&
          (area === null || area.contains(latitude, longitude));
        if (!fits) failed |= left & -left;
      }
    }
    failing[w] = failed;
  }
  return failing;
}
