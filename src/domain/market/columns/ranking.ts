import type { MarketSort } from "../search/market-filter.ts";
import type { HomeColumns } from "./home-columns.ts";
import { BLOCK_SIZE } from "./home-planes.ts";
import type { SearchPlace } from "./indexed-home.ts";
import type { JudgedRows } from "./judged-rows.ts";

/**
 * The order of found homes. First come those that fit for certain, then by the key of the order (those without one last), then the newest
 * number: no two homes have the same place, and none moves because another comes.
 */

/** Puts the keys of a block's homes into `keys`: the smaller the earlier; Infinity where a home has none. */
type KeyBlock = (part: HomeColumns, rows: Rows, keys: Float64Array) => void;
type Rows = Pick<JudgedRows, "slots" | "levels" | "count">;

/** Each order reads its columns in a loop of its own: a call for each home would cost more than all else. */
const KEYS: Record<MarketSort, KeyBlock> = {
  nuevo({ listedDays }, { slots, count }, keys) {
    for (let i = 0; i < count; i++) keys[i] = -listedDays[slots[i]!]!;
  },
  precio({ prices }, { slots, count }, keys) {
    for (let i = 0; i < count; i++) keys[i] = known(prices[slots[i]!]!);
  },
  "precio-desc"({ prices }, { slots, count }, keys) {
    for (let i = 0; i < count; i++) keys[i] = known(-prices[slots[i]!]!);
  },
  "precio-m2"({ prices, builtAreas }, { slots, count }, keys) {
    for (let i = 0; i < count; i++) keys[i] = known(prices[slots[i]!]! / builtAreas[slots[i]!]!);
  },
  bajada({ falls }, { slots, count }, keys) {
    for (let i = 0; i < count; i++) keys[i] = falls[slots[i]!]! > 0 ? -falls[slots[i]!]! : Infinity;
  },
  encaje({ positions }, { slots, count }, keys) {
    for (let i = 0; i < count; i++) keys[i] = known(positions[slots[i]!]!);
  },
};

const known = (value: number): number => (Number.isNaN(value) ? Infinity : value);

/** The first homes of an order behind a place, out of any number that are offered. */
export class Ranking {
  readonly #keyBlock: KeyBlock;
  readonly #blockKeys = new Float64Array(BLOCK_SIZE);
  /** A heap with the last place on top. */
  readonly #levels: number[] = [];
  readonly #keys: number[] = [];
  readonly #numbers: number[] = [];
  readonly #after: { level: number; key: number; number: number } | null;
  readonly #limit: number;
  /** Homes that were offered, and those of them that stand on earlier pages. */
  #offered = 0;
  #passed = 0;

  /** @param limit homes of the page; 0 keeps none */
  constructor(sort: MarketSort, after: SearchPlace | null, limit: number) {
    this.#keyBlock = KEYS[sort];
    this.#limit = limit;
    this.#after = after && { level: after.level, key: after.key ?? Infinity, number: after.number };
  }

  /** Offers the homes of a block, each with its level. */
  offerBlock(part: HomeColumns, rows: Rows): void {
    if (this.#limit === 0) return;
    const { slots, levels, count } = rows;
    const [keys, after] = [this.#blockKeys, this.#after];
    const { numbers } = part;
    this.#keyBlock(part, rows, keys);
    let isFull = this.#numbers.length === this.#limit;
    let worstLevel = isFull ? this.#levels[0]! : Infinity;
    let worstKey = isFull ? this.#keys[0]! : Infinity;
    for (let i = 0; i < count; i++) {
      const [level, key] = [levels[i]!, keys[i]!];
      // Most homes of a large search stand behind the page.
      if (after === null && (level > worstLevel || (level === worstLevel && key > worstKey))) continue;
      const number = numbers[slots[i]!]!;
      if (after !== null && !isBefore(after.level, after.key, after.number, level, key, number)) {
        this.#passed++;
        continue;
      }
      if (!isFull) {
        this.#add(level, key, number);
        isFull = this.#numbers.length === this.#limit;
      } else if (isBefore(level, key, number, this.#levels[0]!, this.#keys[0]!, this.#numbers[0]!)) {
        this.#levels[0] = level;
        this.#keys[0] = key;
        this.#numbers[0] = number;
        this.#sink();
      }
      if (!isFull) continue;
      worstLevel = this.#levels[0]!;
      worstKey = this.#keys[0]!;
    }
    this.#offered += count;
  }

  /** The page in its order, and where it ends; null where nothing follows. */
  page(): { numbers: number[]; next: SearchPlace | null } {
    const order = this.#numbers.map((_, i) => i).sort((a, b) => (this.#isBefore(a, b) ? -1 : 1));
    const last = order.at(-1);
    const isLast = last === undefined || this.#offered - this.#passed <= this.#limit;
    const key = last === undefined ? Infinity : this.#keys[last]!;
    return {
      numbers: order.map((i) => this.#numbers[i]!),
      next: isLast
        ? null
        : { level: this.#levels[last]!, key: key === Infinity ? null : key, number: this.#numbers[last]! },
    };
  }

  #isBefore(a: number, b: number): boolean {
    const [levels, keys, numbers] = [this.#levels, this.#keys, this.#numbers];
    return isBefore(levels[a]!, keys[a]!, numbers[a]!, levels[b]!, keys[b]!, numbers[b]!);
  }

  #add(level: number, key: number, number: number): void {
    this.#levels.push(level);
    this.#keys.push(key);
    this.#numbers.push(number);
    let at = this.#numbers.length - 1;
    while (at > 0) {
      const above = (at - 1) >> 1;
      if (!this.#isBefore(above, at)) return;
      this.#swap(at, above);
      at = above;
    }
  }

  #sink(): void {
    let at = 0;
    for (;;) {
      let later = at * 2 + 1;
      if (later >= this.#numbers.length) return;
      if (later + 1 < this.#numbers.length && this.#isBefore(later, later + 1)) later++;
      if (!this.#isBefore(at, later)) return;
      this.#swap(at, later);
      at = later;
    }
  }

  #swap(a: number, b: number): void {
    for (const list of [this.#levels, this.#keys, this.#numbers]) [list[a], list[b]] = [list[b]!, list[a]!];
  }
}

function isBefore(
  level: number,
  key: number,
  number: number,
  otherLevel: number,
  otherKey: number,
  otherNumber: number,
): boolean {
  if (level !== otherLevel) return level < otherLevel;
  if (key !== otherKey) return key < otherKey;
  return number > otherNumber;
}
