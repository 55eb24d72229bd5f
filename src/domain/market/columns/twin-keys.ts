import { UNKNOWN_COUNT } from "./codes.ts";
import type { HomeColumns } from "./home-columns.ts";
import { NO_POSITION } from "./home-columns.ts";
import { NumberTable } from "./number-table.ts";

/** The bits of an offer that twins share: operation, type and state (`codes`). */
export const SHARED_OFFER = 0x7f;
/** The key of a home that can be no twin, or of which no other pool has a like one. */
export const NO_TWIN = 0;

/**
 * A number from the facts in which twins are equal to the letter (`isTwin`); others may have it by chance. 0 where one of these facts is not known.
 */
export function twinKeyOf(part: HomeColumns, slot: number): number {
  const [price, area, rooms] = [part.prices[slot]!, part.builtAreas[slot]!, part.rooms[slot]!];
  if (!(price > 0) || Number.isNaN(area) || rooms === UNKNOWN_COUNT || part.latitudes[slot] === NO_POSITION)
    return NO_TWIN;
  let key = (part.offers[slot]! & SHARED_OFFER) | (part.currencies[slot]! << 7) | (rooms << 15);
  for (const value of [price % 2 ** 31, Math.floor(price / 2 ** 31), Math.round(area * 100)]) {
    key = Math.imul(key ^ value, 0x85ebca6b);
    key ^= key >>> 15;
  }
  // Tables of numbers hold those above zero.
  return key & 0x7fffffff || 1;
}

/** The numbers of homes by their key: those of one key in a row, the latest first. */
export class TwinKeys {
  readonly #first = new NumberTable();
  readonly #behind = new NumberTable();

  /** @returns the homes that had the key before, as a walk along them */
  add(key: number, number: number): Iterable<number> {
    const first = this.#first.get(key);
    if (first !== undefined) this.#behind.set(number, first);
    this.#first.set(key, number);
    return this.#from(first);
  }

  remove(key: number, number: number): void {
    const behind = this.#behind.get(number);
    this.#behind.delete(number);
    if (this.#first.get(key) === number) {
      if (behind === undefined) this.#first.delete(key);
      else this.#first.set(key, behind);
      return;
    }
    for (const before of this.#from(this.#first.get(key))) {
      if (this.#behind.get(before) !== number) continue;
      if (behind === undefined) this.#behind.delete(before);
      else this.#behind.set(before, behind);
      return;
    }
  }

  *#from(first: number | undefined): Iterable<number> {
    for (let number = first; number !== undefined; number = this.#behind.get(number)) yield number;
  }
}
