import { ENERGY_RATINGS } from "../../shared/home-attributes/home-values.ts";
import { addDays } from "../../shared/time/local-time.ts";
import { bitOf, MARKET_FEATURES, type MarketFeature } from "../features.ts";
import { type MarketFilter, PRICE_SORTS, type Range } from "../search/market-filter.ts";
import { MOST_COUNTED, UNKNOWN_COUNT } from "./codes.ts";
import {
  type Bounds,
  failingPositions,
  failingPrices,
  inOtherCurrency,
  outOfRange,
  splitPlaces,
  unseenPools,
} from "./failing.ts";
import { dayNumber, type HomeColumns, NO_FLOOR } from "./home-columns.ts";
import {
  BLOCK_SIZE,
  BLOCK_WORDS,
  type PlaneFact,
  planeOf,
  planeOfFeature,
  planeOfKnown,
  VALUES_OF_FACT,
} from "./home-planes.ts";
import type { MapWindow } from "./indexed-home.ts";
import type { JudgedRows } from "./judged-rows.ts";
import { KIND } from "./kinds.ts";
import { type AreaTest, areaTest, isWithinWindow } from "./market-area.ts";
import type { MarketPlaces, PlaceJudgement } from "./market-places.ts";

/**
 * A search made ready to judge homes by their numbers. What a condition says of a home that nobody said it of: conditions on price, place and
 * kind exclude it, all others leave it as unconfirmed.
 */

/** @returns null where the range bounds nothing */
const boundsOf = ({ min, max }: Range, scale = 1): Bounds | null =>
  min === null && max === null
    ? null
    : { min: min === null ? -Infinity : min * scale, max: max === null ? Infinity : max * scale };

/** A condition on a fact of few values. */
interface NarrowedFact {
  kind: number;
  /** Planes of the values that fit, and of the unknown one. */
  fitting: readonly number[];
  /** The plane of homes of which it is not known; null where that fits none. */
  unknown: number | null;
  /** Bounds of which some homes within the plane of five and more fit; null where all do, or none. */
  counted: (Bounds & { plane: number; of: "rooms" | "bathrooms" }) | null;
}

/** A condition on a column of numbers. */
interface NarrowedColumn {
  of: "builtAreas" | "floors" | "years" | "newDays" | "fallDays";
  bounds: Bounds;
  /** The number that stands for unknown, beside NaN; null where unknown fits none. */
  none: number | null;
}

export class Judgement {
  readonly places: PlaceJudgement | null;
  readonly area: AreaTest | null;
  readonly #window: MapWindow | null;
  readonly #facts: readonly NarrowedFact[];
  readonly #columns: readonly NarrowedColumn[];
  readonly #price: Bounds | null;
  readonly #unitPrice: Bounds | null;
  /** The number of the currency that prices are meant in; -1 for each home's own. */
  readonly #currency: number;
  /** Whether homes are ordered by prices that must be in that currency. */
  readonly #ordersByPrice: boolean;
  /** Features by their place. */
  readonly #must: readonly number[];
  readonly #mustNot: readonly number[];
  readonly #unwanted: number;
  readonly #failing = new Int32Array(BLOCK_WORDS);
  readonly #elsewhere = new Int32Array(BLOCK_WORDS);

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
    }: {
      today: string;
      places: MarketPlaces;
      currency: number;
      window: MapWindow | null;
    },
  ) {
    this.places = places.judge(filter);
    this.area = filter.area && areaTest(filter.area);
    this.#window = window;
    this.#facts = narrowedFacts(filter);
    this.#columns = narrowedColumns(filter, today);
    this.#price = boundsOf(filter.price, 100);
    this.#unitPrice = boundsOf(filter.unitPrice, 100);
    this.#currency = filter.currency === null ? -1 : currency;
    this.#ordersByPrice = this.#currency !== -1 && PRICE_SORTS.has(filter.sort);
    this.#must = filter.features.map(placeOfFeature);
    this.#mustNot = filter.notFeatures.map(placeOfFeature);
    this.#unwanted = filter.notFeatures.reduce((bits, feature) => bits | bitOf(feature), 0);
  }

  /**
   * Judges the homes of a block: those of pools that are seen and that fit are left in `rows`, with those that may count for a facet.
   *
   * @param seen 1 for each pool that is seen
   * @param words a bit for each home of the part that has the words; null where none were asked for
   * @param countsFailures whether homes that fail one kind alone are counted
   */
  read(
    part: HomeColumns,
    block: number,
    rows: JudgedRows,
    { seen, words, countsFailures }: { seen: Uint8Array; words: Uint32Array | null; countsFailures: boolean },
  ): void {
    const failing = this.#failing;
    const from = block * BLOCK_SIZE;
    rows.begin(part, block, countsFailures);
    rows.exclude(unseenPools(part, block, seen, failing));
    if (words !== null) {
      for (let w = 0; w < BLOCK_WORDS; w++) failing[w] = ~words[(from >> 5) + w]!;
      rows.exclude(failing);
    }
    this.#judgeFeatures(part, block, rows);
    for (const fact of this.#facts) this.#judgeFact(part, block, rows, fact);
    if (!rows.isEmpty) {
      if (this.places) {
        splitPlaces(part, from, rows.open, this.places, { outside: failing, elsewhere: this.#elsewhere });
        rows.exclude(failing);
        rows.fail(KIND.town, this.#elsewhere);
      }
      if (this.#price) {
        const asked = { currency: this.#currency, areas: null };
        rows.fail(KIND.price, failingPrices(part, from, rows.open, this.#price, asked, failing));
      } else if (this.#ordersByPrice) {
        rows.fail(KIND.price, inOtherCurrency(part, from, rows.open, this.#currency, failing));
      }
      if (this.#unitPrice) {
        const asked = { currency: this.#currency, areas: part.builtAreas };
        rows.exclude(failingPrices(part, from, rows.open, this.#unitPrice, asked, failing));
      }
      for (const { of, bounds, none } of this.#columns) {
        rows.exclude(outOfRange(part[of], from, rows.open, bounds, none, failing));
      }
      this.#judgePositions(part, block, rows);
    }
    rows.gather();
    if (rows.count > 0) this.#countUnknown(part, block, rows);
  }

  /** The features that a home has and must not have. */
  unwantedFeatures(part: HomeColumns, slot: number): number {
    return part.features[slot]! & this.#unwanted;
  }

  #judgeFeatures({ planes }: HomeColumns, block: number, rows: JudgedRows): void {
    const failing = this.#failing;
    const { words } = planes;
    for (const place of this.#must) {
      const [has, known] = [planes.at(block, planeOfFeature(place)), planes.at(block, planeOfKnown(place))];
      for (let w = 0; w < BLOCK_WORDS; w++) failing[w] = words[known + w]! & ~words[has + w]!;
      rows.exclude(failing);
    }
    for (const place of this.#mustNot) {
      const has = planes.at(block, planeOfFeature(place));
      for (let w = 0; w < BLOCK_WORDS; w++) failing[w] = words[has + w]!;
      rows.fail(KIND.feature, failing);
    }
  }

  #judgeFact(part: HomeColumns, block: number, rows: JudgedRows, { kind, fitting, counted }: NarrowedFact): void {
    const failing = this.#failing;
    const { planes } = part;
    const { words } = planes;
    failing.fill(-1);
    for (const plane of fitting) {
      const at = planes.at(block, plane);
      for (let w = 0; w < BLOCK_WORDS; w++) failing[w]! &= ~words[at + w]!;
    }
    if (counted) {
      const at = planes.at(block, counted.plane);
      const asked = words.subarray(at, at + BLOCK_WORDS);
      const outside = outOfRange(part[counted.of], block * BLOCK_SIZE, asked, counted, null, this.#elsewhere);
      for (let w = 0; w < BLOCK_WORDS; w++) failing[w]! &= ~asked[w]! | outside[w]!;
    }
    rows.fail(kind, failing);
  }

  #judgePositions(part: HomeColumns, block: number, rows: JudgedRows): void {
    const { area } = this;
    if (area === null && this.#window === null) return;
    const bounds = part.boundsOf(block);
    // Most blocks lie in a window as a whole.
    const window = this.#window && bounds && isWithinWindow(this.#window, bounds) ? null : this.#window;
    rows.exclude(failingPositions(part, block * BLOCK_SIZE, rows.open, { area, window }, this.#failing));
  }

  #countUnknown(part: HomeColumns, block: number, rows: JudgedRows): void {
    const { planes } = part;
    for (const { unknown } of this.#facts) {
      if (unknown !== null) rows.addUnknown(planes.words, planes.at(block, unknown), false);
    }
    for (const place of this.#must) rows.addUnknown(planes.words, planes.at(block, planeOfKnown(place)), true);
    for (const place of this.#mustNot) rows.addUnknown(planes.words, planes.at(block, planeOfKnown(place)), true);
    const { slots, unknown, count } = rows;
    for (const { of, none } of this.#columns) {
      const column = part[of];
      if (none === null) continue;
      for (let i = 0; i < count; i++) {
        const value = column[slots[i]!]!;
        if (value === none || Number.isNaN(value)) unknown[i]!++;
      }
    }
    if (this.#unitPrice) {
      for (let i = 0; i < count; i++) if (Number.isNaN(part.builtAreas[slots[i]!]!)) unknown[i]!++;
    }
  }
}

const placeOfFeature = (feature: MarketFeature): number => MARKET_FEATURES.indexOf(feature);

function narrowedFacts(filter: MarketFilter): NarrowedFact[] {
  const { operation, types, notTypes, statuses, seller, conditions, energyFrom } = filter;
  const shown = statuses.length > 0 ? statuses : (["activo"] as const);
  const facts = [narrowed("status", (value) => shown.some((status) => status === value))];
  if (operation !== null) facts.push(narrowed("operation", (value) => value === operation));
  if (types.length > 0 || notTypes.length > 0) {
    const isAsked = (value: unknown) => types.length === 0 || types.some((type) => type === value);
    facts.push(narrowed("type", (value) => isAsked(value) && !notTypes.some((type) => type === value)));
  }
  if (seller !== null) facts.push(narrowed("seller", (value) => value === seller));
  if (conditions.length > 0) {
    facts.push(narrowed("condition", (value) => conditions.some((condition) => condition === value)));
  }
  if (energyFrom !== null) {
    const good: readonly unknown[] = ENERGY_RATINGS.slice(0, ENERGY_RATINGS.indexOf(energyFrom) + 1);
    facts.push(narrowed("energy", (value) => good.includes(value)));
  }
  for (const fact of ["rooms", "bathrooms"] as const) {
    const bounds = boundsOf(filter[fact]);
    if (bounds) facts.push(narrowedCount(fact, bounds));
  }
  return facts;
}

/** A value that nobody said may fit, and is counted as unknown. */
function narrowed(fact: PlaneFact, fits: (value: string | number) => boolean): NarrowedFact {
  const fitting: number[] = [];
  let unknown: number | null = null;
  for (const [code, value] of VALUES_OF_FACT[fact].entries()) {
    if (value === null) unknown = planeOf(fact, code);
    if (value === null || fits(value)) fitting.push(planeOf(fact, code));
  }
  return { kind: KIND[fact], fitting, unknown, counted: null };
}

function narrowedCount(fact: "rooms" | "bathrooms", bounds: Bounds): NarrowedFact {
  // The highest byte that is a count means as many or more.
  const most = UNKNOWN_COUNT - 1;
  const [min, max] = [Math.min(bounds.min, most), bounds.max];
  const fitAll = min <= MOST_COUNTED && max >= most;
  const counted = narrowed(fact, (count) => {
    if (Number(count) >= MOST_COUNTED) return fitAll;
    return Number(count) >= min && Number(count) <= max;
  });
  const fitSome = !fitAll && max >= MOST_COUNTED;
  return { ...counted, counted: fitSome ? { min, max, of: fact, plane: planeOf(fact, MOST_COUNTED) } : null };
}

function narrowedColumns(filter: MarketFilter, today: string): NarrowedColumn[] {
  const columns: NarrowedColumn[] = [];
  const narrow = (of: NarrowedColumn["of"], bounds: Bounds | null, none: number | null) => {
    if (bounds) columns.push({ of, bounds, none });
  };
  const since = (days: number | null): Bounds | null =>
    days === null ? null : { min: Math.max(1, dayNumber(addDays(today, -days))), max: Infinity };
  narrow("newDays", since(filter.newWithinDays), null);
  narrow("fallDays", since(filter.droppedWithinDays), null);
  narrow("builtAreas", boundsOf(filter.builtAreaM2), Number.NaN);
  narrow("floors", boundsOf(filter.floor), NO_FLOOR);
  narrow("years", boundsOf(filter.yearBuilt), 0);
  return columns;
}
