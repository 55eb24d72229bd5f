import { distanceM } from "../../shared/places/place.ts";
import { SAME_PLACE_M } from "../twins.ts";
import { UNKNOWN_COUNT } from "./codes.ts";
import { type HomeColumns, NO_FLOOR, PART_SIZE, STEPS_PER_DEGREE } from "./home-columns.ts";
import { BLOCK_SIZE } from "./home-planes.ts";
import type { JudgedRows } from "./judged-rows.ts";
import { KINDS } from "./kinds.ts";
import { NO_TWIN, SHARED_OFFER } from "./twin-keys.ts";

/** Takes homes of one part that were found. `lacking` tells how many words each home of the part lacks; null where none were asked for. */
export type TakeRows = (part: HomeColumns, rows: JudgedRows, lacking: Uint8Array | null) => void;

/** Homes that fit, beside the kinds of which a home fails one. */
const FITTING = KINDS;
const FIRST_LENGTH = 1024;

/**
 * The homes of a search that may be twins of each other (`twins`). They are held back while the others are counted; of each dwelling among them the
 * oldest home is then counted like those, so that what two agencies offer counts once. Homes that fail one kind of condition are folded among
 * themselves. All of it in columns of numbers: a search of everything holds back tens of thousands.
 */
export class HeldTwins {
  readonly #parts: HomeColumns[] = [];
  #partOf = new Int32Array(FIRST_LENGTH);
  #slots = new Int32Array(FIRST_LENGTH);
  #kinds = new Uint8Array(FIRST_LENGTH);
  #unknown = new Uint8Array(FIRST_LENGTH);
  #lacking = new Uint8Array(FIRST_LENGTH);
  /** Beside the columns of the homes, because they are compared many times and a search holds back tens of thousands. */
  #keys = new Int32Array(FIRST_LENGTH);
  #count = 0;
  #countsWords = false;

  /** Takes them out of the homes of a block. @param lacking how many words each home of the part lacks; null where none were asked for */
  hold(part: HomeColumns, rows: JudgedRows, lacking: Uint8Array | null): void {
    const { twinKeys } = part;
    const { slots, unknown, failing, failingEnds } = rows;
    if (lacking !== null) this.#countsWords = true;
    let kept = 0;
    for (let i = 0; i < rows.count; i++) {
      const slot = slots[i]!;
      if (twinKeys[slot] !== NO_TWIN)
        this.#add(part, slot, FITTING, unknown[i]!, lacking === null ? 0 : lacking[slot]!);
      else {
        slots[kept] = slot;
        unknown[kept++] = unknown[i]!;
      }
    }
    rows.count = kept;
    kept = 0;
    for (let kind = 0, from = 0; kind < KINDS; kind++) {
      const end = failingEnds[kind]!;
      for (let i = from; i < end; i++) {
        const slot = failing[i]!;
        if (twinKeys[slot] !== NO_TWIN) this.#add(part, slot, kind, 0, 0);
        else failing[kept++] = slot;
      }
      failingEnds[kind] = kept;
      from = end;
    }
  }

  /** Adds one home to those that fit. */
  add(part: HomeColumns, slot: number): void {
    this.#add(part, slot, FITTING, 0, 0);
  }

  #add(part: HomeColumns, slot: number, kind: number, unknown: number, lacking: number): void {
    if (this.#parts.at(-1) !== part) this.#parts.push(part);
    const at = this.#count++;
    if (at === this.#slots.length) this.#widen();
    this.#partOf[at] = this.#parts.length - 1;
    this.#slots[at] = slot;
    this.#kinds[at] = kind;
    this.#unknown[at] = unknown;
    this.#lacking[at] = lacking;
    this.#keys[at] = part.twinKeys[slot]!;
  }

  #widen(): void {
    const length = this.#slots.length * 4;
    const wider = <Column extends Int32Array | Uint8Array>(from: Column, to: Column): Column => {
      to.set(from);
      return to;
    };
    this.#partOf = wider(this.#partOf, new Int32Array(length));
    this.#slots = wider(this.#slots, new Int32Array(length));
    this.#kinds = wider(this.#kinds, new Uint8Array(length));
    this.#unknown = wider(this.#unknown, new Uint8Array(length));
    this.#lacking = wider(this.#lacking, new Uint8Array(length));
    this.#keys = wider(this.#keys, new Int32Array(length));
  }

  /**
   * Hands over one home of each dwelling, some hundred of a part at once.
   *
   * @returns the numbers of the other homes that fit, by the number of the one that stands for them
   */
  takeDwellings(rows: JudgedRows, take: TakeRows): Map<number, number[]> {
    const twinsOf = new Map<number, number[]>();
    const firsts = this.#fold(twinsOf);
    const lackingOf = this.#countsWords ? new Uint8Array(PART_SIZE) : null;
    for (let kind = 0; kind <= FITTING; kind++) {
      rows.clear();
      let part: HomeColumns | null = null;
      for (const at of firsts[kind]!) {
        const own = this.#parts[this.#partOf[at]!]!;
        if (part !== null && (part !== own || rows.size === BLOCK_SIZE)) {
          take(part, rows, lackingOf);
          rows.clear();
        }
        part = own;
        rows.add(this.#slots[at]!, this.#unknown[at]!, kind === FITTING ? null : kind);
        if (lackingOf) lackingOf[this.#slots[at]!] = this.#lacking[at]!;
      }
      if (part !== null) take(part, rows, lackingOf);
    }
    return twinsOf;
  }

  /** Places of the homes that stand for their dwellings by their kinds, in the order in which they were held. */
  #fold(twinsOf: Map<number, number[]>): number[][] {
    const [count, keys, kinds] = [this.#count, this.#keys, this.#kinds];
    // An open table of the last home of each key and kind, and for each home the one of the same that was held before it.
    let length = FIRST_LENGTH;
    while (length < count * 2) length *= 2;
    const heads = new Int32Array(length).fill(-1);
    const behind = new Int32Array(count);
    const hasLater = new Uint8Array(count);
    for (let at = 0; at < count; at++) {
      const key = keys[at]!;
      let place = (Math.imul(key ^ kinds[at]!, 0x9e3779b1) >>> 7) & (length - 1);
      while (heads[place] !== -1 && !(keys[heads[place]!] === key && kinds[heads[place]!] === kinds[at]))
        place = (place + 1) & (length - 1);
      const before = heads[place]!;
      behind[at] = before;
      if (before !== -1) hasLater[before] = 1;
      heads[place] = at;
    }
    const isFirst = new Uint8Array(count);
    // In the order in which they were held, which is that of the columns: the table's own would jump about in memory.
    for (let head = 0; head < count; head++) {
      if (hasLater[head] === 1) continue;
      const before = behind[head]!;
      if (before === -1) isFirst[head] = 1;
      else if (behind[before] === -1) this.#foldPair(before, head, isFirst, twinsOf);
      else {
        const alike: number[] = [];
        for (let at = head; at !== -1; at = behind[at]!) alike.push(at);
        this.#foldAlike(alike, isFirst, twinsOf);
      }
    }
    const places = Array.from({ length: FITTING + 1 }, (): number[] => []);
    for (let at = 0; at < count; at++) if (isFirst[at] === 1) places[this.#kinds[at]!]!.push(at);
    return places;
  }

  /** Two homes of one key, which most are: no list is made for them. */
  #foldPair(a: number, b: number, isFirst: Uint8Array, twinsOf: Map<number, number[]>): void {
    const isOlder = this.#numberAt(a) < this.#numberAt(b);
    const [first, second] = [isOlder ? a : b, isOlder ? b : a];
    isFirst[first] = 1;
    if (!this.#areTwins(first, second)) isFirst[second] = 1;
    else if (this.#kinds[first] === FITTING) twinsOf.set(this.#numberAt(first), [this.#numberAt(second)]);
  }

  /** Homes of one key and kind: the lower number came first, and stands for the dwelling. A pool has at most one home in it, as in `foldTwins`. */
  #foldAlike(alike: number[], isFirst: Uint8Array, twinsOf: Map<number, number[]>): void {
    alike.sort((a, b) => this.#numberAt(a) - this.#numberAt(b));
    const folded: number[][] = [];
    for (const at of alike) {
      const known = folded.find(
        ([first, ...twins]) =>
          this.#areTwins(first!, at) && twins.every((twin) => this.#poolAt(twin) !== this.#poolAt(at)),
      );
      if (known) known.push(at);
      else folded.push([at]);
    }
    for (const [first, ...twins] of folded) {
      isFirst[first!] = 1;
      if (twins.length > 0 && this.#kinds[first!] === FITTING)
        twinsOf.set(
          this.#numberAt(first!),
          twins.map((twin) => this.#numberAt(twin)),
        );
    }
  }

  /** `isTwin` of two homes of one key, by their columns. */
  #areTwins(a: number, b: number): boolean {
    const one = this.#parts[this.#partOf[a]!]!;
    const other = this.#parts[this.#partOf[b]!]!;
    const i = this.#slots[a]!;
    const j = this.#slots[b]!;
    return (
      one.pools[i] !== other.pools[j] &&
      // Others may have the key by chance.
      ((one.offers[i]! ^ other.offers[j]!) & SHARED_OFFER) === 0 &&
      one.currencies[i] === other.currencies[j] &&
      one.prices[i] === other.prices[j] &&
      one.builtAreas[i] === other.builtAreas[j] &&
      one.rooms[i] === other.rooms[j] &&
      isAlike(one.floors[i]!, other.floors[j]!, NO_FLOOR) &&
      isAlike(one.bathrooms[i]!, other.bathrooms[j]!, UNKNOWN_COUNT) &&
      isAlike(one.years[i]!, other.years[j]!, 0) &&
      areAtOnePlace(one, i, other, j)
    );
  }

  #numberAt(at: number): number {
    return this.#parts[this.#partOf[at]!]!.numbers[this.#slots[at]!]!;
  }

  #poolAt(at: number): number {
    return this.#parts[this.#partOf[at]!]!.pools[this.#slots[at]!]!;
  }
}

const isAlike = (a: number, b: number, unknown: number): boolean => a === b || a === unknown || b === unknown;

function areAtOnePlace(one: HomeColumns, i: number, other: HomeColumns, j: number): boolean {
  const northward = one.latitudes[i]! - other.latitudes[j]!;
  if (northward === 0 && one.longitudes[i] === other.longitudes[j]) return true;
  // A degree of latitude is longer than 110 km.
  if ((Math.abs(northward) / STEPS_PER_DEGREE) * 110_000 > SAME_PLACE_M) return false;
  return distanceM(pointOf(one, i), pointOf(other, j)) <= SAME_PLACE_M;
}

const pointOf = ({ latitudes, longitudes }: HomeColumns, slot: number) => ({
  latitude: latitudes[slot]! / STEPS_PER_DEGREE,
  longitude: longitudes[slot]! / STEPS_PER_DEGREE,
});
