import { CONDITIONS, ENERGY_RATINGS, HOME_TYPES, OPERATIONS } from "../../shared/home-attributes/home-values.ts";
import { MARKET_FEATURES } from "../features.ts";
import { MARKET_STATUSES, SELLERS } from "../market-home.ts";
import type { Facets, FacetValue } from "../search/answers.ts";
import { MADE, MAKES, OFFERED, OFFERS } from "./codes.ts";
import type { HomeColumns } from "./home-columns.ts";
import type { JudgedRows } from "./judged-rows.ts";
import { KIND, KINDS, type Kind } from "./kinds.ts";
import type { MarketPlaces } from "./market-places.ts";
import { boundsOfBar, PRICE_BARS } from "./price-bars.ts";

/** Towns of the facet. */
const MOST_TOWNS = 12;
/** Bars that are kept of each currency. */
const BARS = PRICE_BARS + 1;
const OFFER_KINDS = 5;
const MAKE_KINDS = 3;

/** How many homes each value would leave: a home that fails one kind alone counts for that kind. */
export class FacetCounts {
  readonly #offers = new Int32Array(OFFERS);
  readonly #makes = new Int32Array(MAKES);
  /** Homes that fail one kind, for each kind of the offer, and of the make. */
  readonly #otherOffers = new Int32Array(OFFERS * OFFER_KINDS);
  readonly #otherMakes = new Int32Array(MAKES * MAKE_KINDS);
  readonly #towns: Int32Array;
  readonly #bars: Int32Array;
  /** Homes by the set of features that they have. */
  readonly #featureSets = new Int32Array(1 << MARKET_FEATURES.length);

  readonly #places: MarketPlaces;
  readonly #currencies: readonly string[];

  /** @param currencies ISO 4217 codes by their numbers */
  constructor(places: MarketPlaces, currencies: readonly string[]) {
    this.#places = places;
    this.#currencies = currencies;
    this.#towns = places.counters();
    this.#bars = new Int32Array(BARS * currencies.length);
  }

  /**
   * Counts the homes of a block that fit, and those that fail one kind. A block at once, with its columns at hand: a search without a place counts a
   * million homes.
   *
   * @param unwanted the feature that a home has and must not have, as a bit
   */
  addBlock(part: HomeColumns, rows: JudgedRows, unwanted: (part: HomeColumns, slot: number) => number): void {
    const { slots, count } = rows;
    const { offers, makes, places, currencies, priceBars, features } = part;
    const [ofOffers, ofMakes, towns, bars] = [this.#offers, this.#makes, this.#towns, this.#bars];
    const sets = this.#featureSets;
    for (let i = 0; i < count; i++) {
      const slot = slots[i]!;
      ofOffers[offers[slot]!]!++;
      ofMakes[makes[slot]!]!++;
      towns[places[slot]!]!++;
      bars[currencies[slot]! * BARS + priceBars[slot]!]!++;
      sets[features[slot]!]!++;
    }
    const { failingEnds } = rows;
    for (let kind = 0, from = 0; kind < KINDS; kind++) {
      const end = failingEnds[kind]!;
      if (end > from) this.#addFailing(part, rows, { kind, from, end }, unwanted);
      from = end;
    }
  }

  /** Counts the homes that fail one kind alone. */
  #addFailing(
    part: HomeColumns,
    { failing }: JudgedRows,
    { kind, from, end }: { kind: number; from: number; end: number },
    unwanted: (part: HomeColumns, slot: number) => number,
  ): void {
    if (kind < OFFER_KINDS) {
      const [counts, first] = [this.#otherOffers, kind * OFFERS];
      for (let i = from; i < end; i++) counts[first + part.offers[failing[i]!]!]!++;
    } else if (kind < OFFER_KINDS + MAKE_KINDS) {
      const [counts, first] = [this.#otherMakes, (kind - OFFER_KINDS) * MAKES];
      for (let i = from; i < end; i++) counts[first + part.makes[failing[i]!]!]!++;
    } else if (kind === KIND.town) {
      for (let i = from; i < end; i++) this.#towns[part.places[failing[i]!]!]!++;
    } else if (kind === KIND.price) {
      for (let i = from; i < end; i++) {
        this.#bars[part.currencies[failing[i]!]! * BARS + part.priceBars[failing[i]!]!]!++;
      }
    } else for (let i = from; i < end; i++) this.#featureSets[unwanted(part, failing[i]!)]!++;
  }

  facets(): Facets {
    const offers = (kind: Kind) => this.#sum(this.#offers, this.#otherOffers, KIND[kind]);
    const makes = (kind: Kind) => this.#sum(this.#makes, this.#otherMakes, KIND[kind] - OFFER_KINDS);
    const offered = <Value extends string>(kind: Kind & keyof (typeof OFFERED)[number], values: readonly Value[]) =>
      inOrder(
        values,
        tally(offers(kind), (offer) => OFFERED[offer]![kind]),
      );
    const counted = (kind: "rooms" | "bathrooms") =>
      inOrder(
        ["0", "1", "2", "3", "4", "5"],
        tally(makes(kind), (make) => MADE[make]![kind]?.toString() ?? null),
      );
    return {
      operation: offered("operation", OPERATIONS),
      type: byCount(offered("type", HOME_TYPES)),
      town: this.#places.topTowns(this.#towns, MOST_TOWNS),
      rooms: counted("rooms"),
      bathrooms: counted("bathrooms"),
      condition: offered("condition", CONDITIONS),
      energy: inOrder(
        ENERGY_RATINGS,
        tally(makes("energy"), (make) => MADE[make]!.energyRating),
      ),
      seller: offered("seller", SELLERS),
      status: offered("status", MARKET_STATUSES),
      features: this.#features(),
      price: this.#prices(),
      currency: this.#ofCurrencies(),
    };
  }

  #sum(all: Int32Array, others: Int32Array, kind: number): Int32Array {
    const sums = all.slice();
    const from = kind * all.length;
    for (let i = 0; i < sums.length; i++) sums[i]! += others[from + i]!;
    return sums;
  }

  #features(): Facets["features"] {
    const counts = new Int32Array(MARKET_FEATURES.length);
    const sets = this.#featureSets;
    for (let set = 0; set < sets.length; set++) {
      const count = sets[set]!;
      if (count === 0) continue;
      for (let left = set; left !== 0; left &= left - 1) counts[31 - Math.clz32(left & -left)]! += count;
    }
    return MARKET_FEATURES.map((value, place) => ({ value, count: counts[place]! })).filter(({ count }) => count > 0);
  }

  #ofCurrencies(): FacetValue[] {
    const counts = this.#currencies.map((value, number) => {
      const bars = this.#bars.subarray(number * BARS, number * BARS + PRICE_BARS);
      return { value, count: bars.reduce((sum, count) => sum + count, 0) };
    });
    return byCount(counts.filter(({ count }) => count > 0));
  }

  /** Of the currency in which most homes are offered. */
  #prices(): Facets["price"] {
    let [best, most] = [this.#bars.subarray(0, PRICE_BARS), -1];
    for (let from = 0; from < this.#bars.length; from += BARS) {
      const bars = this.#bars.subarray(from, from + PRICE_BARS);
      const priced = bars.reduce((sum, count) => sum + count, 0);
      if (priced > most) [best, most] = [bars, priced];
    }
    const counted = [...best.keys()].filter((bar) => best[bar]! > 0);
    const [first, last] = [counted[0], counted.at(-1)];
    if (first === undefined || last === undefined) return [];
    return Array.from({ length: last - first + 1 }, (_, i) =>
      Object.assign(boundsOfBar(first + i), { count: best[first + i]! }),
    );
  }
}

function tally(counts: Int32Array, valueAt: (code: number) => string | null): Map<string, number> {
  const tallied = new Map<string, number>();
  for (let code = 0; code < counts.length; code++) {
    const count = counts[code]!;
    const value = count > 0 ? valueAt(code) : null;
    if (value !== null) tallied.set(value, (tallied.get(value) ?? 0) + count);
  }
  return tallied;
}

const inOrder = (values: readonly string[], counts: Map<string, number>): FacetValue[] =>
  values.filter((value) => counts.has(value)).map((value) => ({ value, count: counts.get(value)! }));

/** Most homes first; of equal counts the value that the alphabet has first. */
const byCount = (values: FacetValue[]): FacetValue[] =>
  values.sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1));
