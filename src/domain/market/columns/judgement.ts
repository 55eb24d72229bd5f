import { ENERGY_RATINGS } from "../../shared/home-attributes/home-values.ts";
import { addDays } from "../../shared/time/local-time.ts";
import { bitOf } from "../features.ts";
import type { MarketFilter, Range } from "../search/market-filter.ts";
import { fillOffers, MADE, MAKES, OFFERS, UNKNOWN_COUNT } from "./codes.ts";
import { BLOCK_SIZE, dayNumber, type HomeColumns, NO_FLOOR, NO_POSITION, STEPS_PER_DEGREE } from "./home-columns.ts";
import type { MapWindow } from "./indexed-home.ts";
import { bitCount, FAILURES, failing, UNKNOWN } from "./kinds.ts";
import { type AreaTest, areaTest, isInWindow, isWithinWindow } from "./market-area.ts";
import { BY_POSITION, type MarketPlaces, type PlaceJudgement } from "./market-places.ts";

/**
 * A search made ready to judge homes by their numbers. What a condition says of a home that nobody said it of: conditions on price, place and
 * kind exclude it, all others leave it as unconfirmed.
 */

const FAILS_PRICE = failing("price");
const FAILS_FEATURE = failing("feature");

interface Bounds {
  min: number;
  max: number;
}

/** @returns null where the range bounds nothing */
const boundsOf = ({ min, max }: Range, scale = 1): Bounds | null =>
  min === null && max === null
    ? null
    : { min: min === null ? -Infinity : min * scale, max: max === null ? Infinity : max * scale };

/** Homes of a block that may count for something, and what each fails or leaves open, as `kinds` counts the bits. */
export class JudgedRows {
  readonly slots = new Int32Array(BLOCK_SIZE);
  readonly bits = new Int32Array(BLOCK_SIZE);
  /** How far behind each stands, once it is known which fit. */
  readonly levels = new Int32Array(BLOCK_SIZE);
  count = 0;
}

/** Tables of a search by the numbers of homes. They serve one search after another: new ones for each would keep the memory busy. */
export class JudgementTables {
  readonly offers = new Int32Array(OFFERS);
  readonly makes = new Int32Array(MAKES);
  readonly rooms = new Int32Array(UNKNOWN_COUNT + 1);
  readonly bathrooms = new Int32Array(UNKNOWN_COUNT + 1);
}

/** Valid until the next one is made on the same tables. */
export class Judgement {
  readonly places: PlaceJudgement | null;
  readonly area: AreaTest | null;
  readonly #window: MapWindow | null;
  readonly #offers: Int32Array;
  readonly #makes: Int32Array;
  readonly #rooms: Int32Array | null;
  readonly #bathrooms: Int32Array | null;
  readonly #price: Bounds | null;
  readonly #unitPrice: Bounds | null;
  readonly #builtArea: Bounds | null;
  readonly #floor: Bounds | null;
  readonly #year: Bounds | null;
  /** The number of the currency that prices are meant in; -1 for each home's own. */
  readonly #currency: number;
  readonly #must: number;
  readonly #mustNot: number;
  readonly #listedFrom: number;
  readonly #fellFrom: number;

  /**
   * @param currency number of the filter's currency; 0 where no home has it
   * @param window only homes inside it fit, beside what the filter asks for
   */
  constructor(
    filter: MarketFilter,
    {
      today,
      places,
      currency,
      window,
      tables,
    }: {
      today: string;
      places: MarketPlaces;
      currency: number;
      window: MapWindow | null;
      tables: JudgementTables;
    },
  ) {
    this.#offers = tables.offers;
    this.#makes = tables.makes;
    this.places = places.judge(filter);
    this.area = filter.area && areaTest(filter.area);
    this.#window = window;
    this.#fillOffers(filter);
    this.#fillMakes(filter);
    this.#rooms = countTable(tables.rooms, filter.rooms, failing("rooms"), UNKNOWN.rooms);
    this.#bathrooms = countTable(tables.bathrooms, filter.bathrooms, failing("bathrooms"), UNKNOWN.bathrooms);
    this.#price = boundsOf(filter.price, 100);
    this.#unitPrice = boundsOf(filter.unitPrice, 100);
    this.#builtArea = boundsOf(filter.builtAreaM2);
    this.#floor = boundsOf(filter.floor);
    this.#year = boundsOf(filter.yearBuilt);
    this.#currency = filter.currency === null ? -1 : currency;
    this.#must = filter.features.reduce((bits, feature) => bits | bitOf(feature), 0);
    this.#mustNot = filter.notFeatures.reduce((bits, feature) => bits | bitOf(feature), 0);
    const since = (days: number | null) => (days === null ? 0 : Math.max(1, dayNumber(addDays(today, -days))));
    this.#listedFrom = since(filter.newWithinDays);
    this.#fellFrom = since(filter.droppedWithinDays);
  }

  /**
   * Judges the homes of a block, column by column: those of pools that are seen and that may count for something are left in `rows`.
   *
   * @param seen 1 for each pool that is seen
   * @param words a bit for each home of the part that has the words; null where none were asked for
   */
  read(part: HomeColumns, block: number, rows: JudgedRows, seen: Uint8Array, words: Uint32Array | null): void {
    const { slots, bits } = rows;
    const end = Math.min(part.count, (block + 1) * BLOCK_SIZE);
    const [pools, offers, makes] = [part.pools, part.offers, part.makes];
    const [ofOffers, ofMakes] = [this.#offers, this.#makes];
    let count = 0;
    for (let slot = block * BLOCK_SIZE; slot < end; slot++) {
      if (seen[pools[slot]!] === 0) continue;
      if (words !== null && ((words[slot >> 5]! >>> (slot & 31)) & 1) === 0) continue;
      const judged = ofOffers[offers[slot]!]! | ofMakes[makes[slot]!]!;
      const failures = judged & FAILURES;
      if ((failures & (failures - 1)) !== 0) continue;
      slots[count] = slot;
      bits[count++] = judged;
    }
    rows.count = count;
    if (this.places) this.#judgePlaces(part, rows, this.places);
    if (this.#rooms) judgeBytes(rows, part.rooms, this.#rooms);
    if (this.#bathrooms) judgeBytes(rows, part.bathrooms, this.#bathrooms);
    if (this.#listedFrom > 0) keepFrom(rows, part.listedDays, this.#listedFrom);
    if (this.#fellFrom > 0) keepFrom(rows, part.fallDays, this.#fellFrom);
    if (this.#price) this.#judgePrices(part, rows, this.#price);
    if (this.#unitPrice) this.#judgeUnitPrices(part, rows, this.#unitPrice);
    if (this.#builtArea) judgeRange(rows, part.builtAreas, this.#builtArea, UNKNOWN.builtArea, Number.NaN);
    if (this.#floor) judgeRange(rows, part.floors, this.#floor, UNKNOWN.floor, NO_FLOOR);
    if (this.#year) judgeRange(rows, part.years, this.#year, UNKNOWN.year, 0);
    if (this.asksFeatures) this.#judgeFeatures(part, rows);
    if (this.area || this.#window) this.#judgePositions(part, rows, part.boundsOf(block));
  }

  /** Features that were asked for, or asked not to be there, and of which nothing is known: how many. */
  unknownFeatures(part: HomeColumns, slot: number): number {
    return bitCount((this.#must | this.#mustNot) & ~part.knownFeatures[slot]!);
  }

  get asksFeatures(): boolean {
    return (this.#must | this.#mustNot) !== 0;
  }

  /** The features that a home has and must not have. */
  unwantedFeatures(part: HomeColumns, slot: number): number {
    return part.features[slot]! & this.#mustNot;
  }

  #judgePlaces(part: HomeColumns, rows: JudgedRows, { bits: ofPlaces, atPosition }: PlaceJudgement): void {
    const { slots, bits, count } = rows;
    const { places } = part;
    let left = 0;
    for (let i = 0; i < count; i++) {
      const slot = slots[i]!;
      let judged = ofPlaces[places[slot]!]!;
      if (judged === BY_POSITION) {
        // NaN is near nothing.
        const isKnown = part.latitudes[slot] !== NO_POSITION;
        const latitude = isKnown ? part.latitudes[slot]! / STEPS_PER_DEGREE : Number.NaN;
        judged = atPosition(places[slot]!, latitude, part.longitudes[slot]! / STEPS_PER_DEGREE);
      }
      judged |= bits[i]!;
      slots[left] = slot;
      bits[left] = judged;
      left += mayCount(judged);
    }
    rows.count = left;
  }

  #judgePrices({ prices, currencies }: HomeColumns, rows: JudgedRows, { min, max }: Bounds): void {
    const { slots, bits, count } = rows;
    const currency = this.#currency;
    let left = 0;
    for (let i = 0; i < count; i++) {
      const slot = slots[i]!;
      const price = prices[slot]!;
      const fits = price >= min && price <= max && (currency === -1 || currency === currencies[slot]);
      const judged = fits ? bits[i]! : bits[i]! | FAILS_PRICE;
      slots[left] = slot;
      bits[left] = judged;
      left += mayCount(judged);
    }
    rows.count = left;
  }

  #judgeUnitPrices(part: HomeColumns, rows: JudgedRows, { min, max }: Bounds): void {
    const { slots, bits, count } = rows;
    let left = 0;
    for (let i = 0; i < count; i++) {
      const slot = slots[i]!;
      const isComparable = this.#currency === -1 || this.#currency === part.currencies[slot];
      if (!isComparable || Number.isNaN(part.prices[slot]!)) continue;
      const unitPrice = part.prices[slot]! / part.builtAreas[slot]!;
      if (unitPrice < min || unitPrice > max) continue;
      slots[left] = slot;
      bits[left++] = Number.isNaN(unitPrice) ? bits[i]! | UNKNOWN.unitPrice : bits[i]!;
    }
    rows.count = left;
  }

  /** Unknown features are counted apart: there may be many. */
  #judgeFeatures({ features, knownFeatures }: HomeColumns, rows: JudgedRows): void {
    const { slots, bits, count } = rows;
    const [must, mustNot] = [this.#must, this.#mustNot];
    let left = 0;
    for (let i = 0; i < count; i++) {
      const slot = slots[i]!;
      if ((must & knownFeatures[slot]! & ~features[slot]!) !== 0) continue;
      const unwanted = mustNot & features[slot]!;
      if ((unwanted & (unwanted - 1)) !== 0) continue;
      const judged = unwanted === 0 ? bits[i]! : bits[i]! | FAILS_FEATURE;
      slots[left] = slot;
      bits[left] = judged;
      left += mayCount(judged);
    }
    rows.count = left;
  }

  #judgePositions({ latitudes, longitudes }: HomeColumns, rows: JudgedRows, bounds: MapWindow | null): void {
    const { slots, bits, count } = rows;
    const { area } = this;
    // Most blocks lie in a window as a whole.
    const window = this.#window && bounds && isWithinWindow(this.#window, bounds) ? null : this.#window;
    let left = 0;
    if (window === null && area === null) {
      for (let i = 0; i < count; i++) {
        const slot = slots[i]!;
        slots[left] = slot;
        bits[left] = bits[i]!;
        left += latitudes[slot] === NO_POSITION ? 0 : 1;
      }
      rows.count = left;
      return;
    }
    for (let i = 0; i < count; i++) {
      const slot = slots[i]!;
      if (latitudes[slot] === NO_POSITION) continue;
      const [latitude, longitude] = [latitudes[slot]! / STEPS_PER_DEGREE, longitudes[slot]! / STEPS_PER_DEGREE];
      if (window !== null && !isInWindow(window, latitude, longitude)) continue;
      if (area !== null && !area.contains(latitude, longitude)) continue;
      slots[left] = slot;
      bits[left++] = bits[i]!;
    }
    rows.count = left;
  }

  #fillOffers({ operation, types, notTypes, statuses, seller, conditions }: MarketFilter): void {
    const shown = statuses.length > 0 ? statuses : (["activo"] as const);
    const failsUnless = (fits: boolean, kind: Parameters<typeof failing>[0]) => (fits ? 0 : failing(kind));
    fillOffers(this.#offers, {
      operation: (value) => failsUnless(operation === null || value === operation, "operation"),
      type: (value) => failsUnless((types.length === 0 || types.includes(value)) && !notTypes.includes(value), "type"),
      status: (value) => failsUnless(shown.includes(value), "status"),
      seller: (value) => {
        if (seller === null) return 0;
        return value === null ? UNKNOWN.seller : failsUnless(value === seller, "seller");
      },
      condition: (value) => {
        if (conditions.length === 0) return 0;
        return value === null ? UNKNOWN.condition : failsUnless(conditions.includes(value), "condition");
      },
    });
  }

  #fillMakes({ energyFrom }: MarketFilter): void {
    this.#makes.fill(0);
    if (!energyFrom) return;
    for (let make = 0; make < MAKES; make++) {
      const { energyRating } = MADE[make]!;
      if (energyRating === null) this.#makes[make] = UNKNOWN.energy;
      else if (ENERGY_RATINGS.indexOf(energyRating) > ENERGY_RATINGS.indexOf(energyFrom)) {
        this.#makes[make] = failing("energy");
      }
    }
  }
}

/** 0 for a home that fails two kinds, which counts for nothing; 1 for all others. */
const mayCount = (judged: number): number => {
  const failures = judged & FAILURES;
  return (failures & (failures - 1)) === 0 ? 1 : 0;
};

function judgeBytes(rows: JudgedRows, column: Uint8Array, table: Int32Array): void {
  const { slots, bits, count } = rows;
  let left = 0;
  for (let i = 0; i < count; i++) {
    const slot = slots[i]!;
    const judged = bits[i]! | table[column[slot]!]!;
    slots[left] = slot;
    bits[left] = judged;
    left += mayCount(judged);
  }
  rows.count = left;
}

function keepFrom(rows: JudgedRows, column: Uint16Array, from: number): void {
  const { slots, bits, count } = rows;
  let left = 0;
  for (let i = 0; i < count; i++) {
    if (column[slots[i]!]! < from) continue;
    slots[left] = slots[i]!;
    bits[left++] = bits[i]!;
  }
  rows.count = left;
}

/** @param none the value that stands for unknown; NaN always does */
function judgeRange(
  rows: JudgedRows,
  column: Float32Array | Int16Array,
  { min, max }: Bounds,
  unknown: number,
  none: number,
): void {
  const { slots, bits, count } = rows;
  let left = 0;
  for (let i = 0; i < count; i++) {
    const slot = slots[i]!;
    const value = column[slot]!;
    const isUnknown = value === none || Number.isNaN(value);
    if (!isUnknown && (value < min || value > max)) continue;
    slots[left] = slot;
    bits[left++] = isUnknown ? bits[i]! | unknown : bits[i]!;
  }
  rows.count = left;
}

/** Fills a table with the bits for each byte of a count. @returns null where the range bounds nothing */
function countTable(table: Int32Array, range: Range, fails: number, unknown: number): Int32Array | null {
  const bounds = boundsOf(range);
  if (!bounds) return null;
  // The highest known byte means as many or more.
  const most = UNKNOWN_COUNT - 1;
  const [min, max] = [Math.min(bounds.min, most), bounds.max];
  for (let count = 0; count < UNKNOWN_COUNT; count++) table[count] = count >= min && count <= max ? 0 : fails;
  table[UNKNOWN_COUNT] = unknown;
  return table;
}
