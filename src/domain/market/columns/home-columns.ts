import { DAY_MS } from "../../shared/time/durations.ts";
import { msOfLocal } from "../../shared/time/local-time.ts";
import { isStartUnknown } from "../adverts/course.ts";
import { countByte, makeOf, offerOf } from "./codes.ts";
import { BLOCK_SIZE, HomePlanes } from "./home-planes.ts";
import type { IndexedHome, MapWindow } from "./indexed-home.ts";
import { OpenWords, SealedWords } from "./market-words.ts";
import { priceBar } from "./price-bars.ts";

/** Homes of one part of the index; its number below it and the part together are a home's slot. */
export const PART_SIZE = 1 << 15;
const BLOCKS = PART_SIZE / BLOCK_SIZE;

/** Positions are kept in steps of a ten-millionth of a degree, a centimetre. */
export const STEPS_PER_DEGREE = 1e7;
/** A position, floor or price that nobody said. */
export const NO_POSITION = -(2 ** 31);
export const NO_FLOOR = -(2 ** 15);
/** Homes of this pool are seen by nobody: those that were erased. */
export const NO_POOL = 0;

/** Days since 1970, in a number that ends in 2149; 0 is unknown, and so is every day before 1970. */
export const dayNumber = (day: string | null): number =>
  day === null ? 0 : Math.min(65_535, Math.max(0, Math.round(msOfLocal(day) / DAY_MS)));

/** Numbers of texts that a home is kept with. */
interface HomeNumbers {
  pool: number;
  place: number;
  currency: number;
  terms: ArrayLike<number>;
}

/**
 * Up to `PART_SIZE` homes in columns of numbers, some seventy bytes each. Homes are only added; when a part is full, it is written anew once with neighbours
 * beside each other, so that a block of homes covers a small piece of the map.
 */
export class HomeColumns {
  readonly numbers = new Int32Array(PART_SIZE);
  readonly pools = new Int32Array(PART_SIZE);
  readonly places = new Int32Array(PART_SIZE);
  readonly latitudes = new Int32Array(PART_SIZE);
  readonly longitudes = new Int32Array(PART_SIZE);
  readonly offers = new Uint16Array(PART_SIZE);
  readonly makes = new Uint16Array(PART_SIZE);
  readonly rooms = new Uint8Array(PART_SIZE);
  readonly bathrooms = new Uint8Array(PART_SIZE);
  readonly features = new Uint16Array(PART_SIZE);
  readonly knownFeatures = new Uint16Array(PART_SIZE);
  /** Cents; NaN where nobody said it, which no comparison fits. */
  readonly prices = new Float64Array(PART_SIZE);
  /** How much cheaper it became when its price last changed, as a share of the price before; 0 or less where it did not. */
  readonly falls = new Float32Array(PART_SIZE);
  readonly priceBars = new Uint8Array(PART_SIZE);
  readonly currencies = new Uint8Array(PART_SIZE);
  /** Square metres; NaN where unknown. */
  readonly builtAreas = new Float32Array(PART_SIZE);
  readonly floors = new Int16Array(PART_SIZE);
  /** 0 where unknown. */
  readonly years = new Int16Array(PART_SIZE);
  readonly listedDays = new Uint16Array(PART_SIZE);
  /** The day on which it was new; 0 where nobody said since when it is offered. */
  readonly newDays = new Uint16Array(PART_SIZE);
  readonly fallDays = new Uint16Array(PART_SIZE);
  /** NaN where unknown. */
  readonly positions = new Float32Array(PART_SIZE);
  /** 1 for an invented home. */
  readonly demos = new Uint8Array(PART_SIZE);
  /** 0 while its value is still to be looked for; else one more than the comparables that it rests on, of which it has none without a value. */
  readonly valuedFrom = new Uint8Array(PART_SIZE);
  /** The key that a home of another pool has too, which may be its twin (`twinKeyOf`); 0 where none has it. */
  readonly twinKeys = new Int32Array(PART_SIZE);
  readonly #columns = [
    this.numbers,
    this.pools,
    this.places,
    this.latitudes,
    this.longitudes,
    this.offers,
    this.makes,
    this.rooms,
    this.bathrooms,
    this.features,
    this.knownFeatures,
    this.prices,
    this.falls,
    this.priceBars,
    this.currencies,
    this.builtAreas,
    this.floors,
    this.years,
    this.listedDays,
    this.newDays,
    this.fallDays,
    this.positions,
    this.demos,
    this.valuedFrom,
    this.twinKeys,
  ];
  /** Bounds of each block's homes in steps of a degree: west, south, east, north. */
  readonly bounds = new Int32Array(BLOCKS * 4);
  /** The regions of each block's homes as a set of 64 bits: a bit may stand for several regions. */
  readonly regions = new Uint32Array(BLOCKS * 2);
  /** The pool of each block's homes, erased ones included; -1 where there are several. */
  readonly poolOf = new Int32Array(BLOCKS);
  readonly planes = new HomePlanes(BLOCKS);
  words: OpenWords | SealedWords = new OpenWords();
  count = 0;
  /** Homes that were not erased. */
  live = 0;

  get isFull(): boolean {
    return this.count === PART_SIZE;
  }

  get blocks(): number {
    return Math.ceil(this.count / BLOCK_SIZE);
  }

  /** @returns the home's place in this part */
  add(home: IndexedHome, { pool, place, currency, terms }: HomeNumbers, region: number): number {
    const slot = this.count;
    this.numbers[slot] = home.number;
    this.pools[slot] = pool;
    this.places[slot] = place;
    const isPlaced = home.latitude !== null && home.longitude !== null;
    this.latitudes[slot] = isPlaced ? Math.round(home.latitude! * STEPS_PER_DEGREE) : NO_POSITION;
    this.longitudes[slot] = isPlaced ? Math.round(home.longitude! * STEPS_PER_DEGREE) : NO_POSITION;
    this.offers[slot] = offerOf(home);
    this.makes[slot] = makeOf(home);
    this.rooms[slot] = countByte(home.rooms);
    this.bathrooms[slot] = countByte(home.bathrooms);
    this.features[slot] = home.features & home.knownFeatures;
    this.knownFeatures[slot] = home.knownFeatures;
    this.prices[slot] = home.priceCents ?? Number.NaN;
    this.falls[slot] = fallOf(home);
    this.priceBars[slot] = priceBar(home.priceCents);
    this.currencies[slot] = currency;
    this.builtAreas[slot] = home.builtAreaM2 !== null && home.builtAreaM2 > 0 ? home.builtAreaM2 : Number.NaN;
    this.floors[slot] = home.floor ?? NO_FLOOR;
    this.years[slot] = home.yearBuilt ?? 0;
    this.listedDays[slot] = dayNumber(home.listedOn);
    this.newDays[slot] = isStartUnknown(home.course) ? 0 : this.listedDays[slot]!;
    this.fallDays[slot] = this.falls[slot]! > 0 ? dayNumber(home.priceChangedOn) : 0;
    this.positions[slot] = home.position ?? Number.NaN;
    this.demos[slot] = home.isDemo ? 1 : 0;
    this.valuedFrom[slot] = home.isValued ? 1 + Math.min(254, home.expectedFrom ?? 0) : 0;
    (this.words as OpenWords).push(terms);
    this.#note(slot, region);
    this.count++;
    this.live++;
    return slot;
  }

  /** Takes in a home of another part, as it stands there. */
  addFrom(other: HomeColumns, slot: number, terms: ArrayLike<number>, region: number): number {
    const at = this.count;
    for (const [i, column] of this.#columns.entries()) column[at] = other.#columns[i]![slot]!;
    (this.words as OpenWords).push(terms);
    this.#note(at, region);
    this.count++;
    this.live++;
    return at;
  }

  erase(slot: number): void {
    this.pools[slot] = NO_POOL;
    this.planes.erase(slot);
    this.live--;
  }

  /**
   * The same homes with neighbours beside each other and without those that were erased; nobody is added to it any more.
   *
   * @param terms above every number of a term
   */
  sealed(regionOf: (place: number) => number, terms: number): HomeColumns {
    const order = this.#alongTheMap();
    const part = new HomeColumns();
    const [from, to] = [this.#columns, part.#columns];
    for (const [i, column] of to.entries()) {
      const source = from[i]!;
      for (let at = 0; at < order.length; at++) column[at] = source[order[at]!]!;
    }
    for (let at = 0; at < order.length; at++) part.#note(at, regionOf(part.places[at]!));
    const words = this.words as OpenWords;
    part.words = new SealedWords(order.length, (slot) => words.of(order[slot]!), terms);
    part.count = order.length;
    part.live = order.length;
    return part;
  }

  /** The bounds of a block in degrees; null where none of its homes has a position. */
  boundsOf(block: number): MapWindow | null {
    const at = block * 4;
    if (this.bounds[at]! > this.bounds[at + 2]!) return null;
    const [west, south, east, north] = this.bounds.subarray(at, at + 4);
    const degrees = (steps: number) => steps / STEPS_PER_DEGREE;
    return { west: degrees(west!), south: degrees(south!), east: degrees(east!), north: degrees(north!) };
  }

  /** Bytes that the columns take, those of words included. */
  get bytes(): number {
    const words = this.words instanceof SealedWords ? this.words.bytes : 0;
    return this.#columns.reduce((sum, column) => sum + column.byteLength, words + this.planes.words.byteLength);
  }

  /** Sets the home's bits, and widens the bounds of its block. */
  #note(slot: number, region: number): void {
    const block = Math.floor(slot / BLOCK_SIZE);
    const at = block * 4;
    if (slot % BLOCK_SIZE === 0) {
      this.bounds.set([2 ** 31 - 1, 2 ** 31 - 1, NO_POSITION, NO_POSITION], at);
      this.regions.fill(0, block * 2, block * 2 + 2);
      this.poolOf[block] = this.pools[slot]!;
    } else if (this.poolOf[block] !== this.pools[slot]) this.poolOf[block] = -1;
    const [offer, make] = [this.offers[slot]!, this.makes[slot]!];
    this.planes.add(slot, { offer, make, features: this.features[slot]!, known: this.knownFeatures[slot]! });
    this.regions[block * 2 + ((region >> 5) & 1)]! |= 1 << (region & 31);
    const [x, y] = [this.longitudes[slot]!, this.latitudes[slot]!];
    if (x === NO_POSITION) return;
    this.bounds[at] = Math.min(this.bounds[at]!, x);
    this.bounds[at + 1] = Math.min(this.bounds[at + 1]!, y);
    this.bounds[at + 2] = Math.max(this.bounds[at + 2]!, x);
    this.bounds[at + 3] = Math.max(this.bounds[at + 3]!, y);
  }

  /** Slots of the homes that are left, along a line that passes every piece of the map before it leaves it (Morton's order). */
  #alongTheMap(): Uint16Array {
    // A float holds 32 bits of the line and 15 of the slot exactly.
    const keys = new Float64Array(this.live);
    let length = 0;
    for (let slot = 0; slot < this.count; slot++) {
      if (this.pools[slot] === NO_POOL) continue;
      const across = spread((this.longitudes[slot]! / 2 ** 16 + 2 ** 15) | 0);
      const up = spread((this.latitudes[slot]! / 2 ** 15 + 2 ** 15) | 0);
      keys[length++] = ((across | (up << 1)) >>> 0) * PART_SIZE + slot;
    }
    return Uint16Array.from(keys.sort(), (key) => key % PART_SIZE);
  }
}

/** The sixteen bits of a number with a gap behind each. */
function spread(bits: number): number {
  let wide = bits & 0xffff;
  wide = (wide | (wide << 8)) & 0x00ff00ff;
  wide = (wide | (wide << 4)) & 0x0f0f0f0f;
  wide = (wide | (wide << 2)) & 0x33333333;
  return (wide | (wide << 1)) & 0x55555555;
}

function fallOf({ priceCents, previousPriceCents }: IndexedHome): number {
  if (priceCents === null || previousPriceCents === null) return 0;
  return (previousPriceCents - priceCents) / previousPriceCents;
}
