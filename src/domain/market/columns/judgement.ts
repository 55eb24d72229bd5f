import { ENERGY_RATINGS } from "../../shared/home-attributes/home-values.ts";
import { addDays } from "../../shared/time/local-time.ts";
import { bitOf } from "../features.ts";
import type { MarketFilter, Range } from "../search/market-filter.ts";
import { MAKES, OFFERS, readMake, readOffer, UNKNOWN_COUNT } from "./codes.ts";
import { dayNumber, type HomeColumns, NO_FLOOR, NO_POSITION, STEPS_PER_DEGREE } from "./home-columns.ts";
import type { MapWindow } from "./indexed-home.ts";
import { bitCount, FAILS, FAILURES, failing, UNKNOWN } from "./kinds.ts";
import { type AreaTest, areaTest, isInWindow } from "./market-area.ts";
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

export class Judgement {
  readonly places: PlaceJudgement | null;
  readonly area: AreaTest | null;
  readonly #window: MapWindow | null;
  readonly #offers = new Int32Array(OFFERS);
  readonly #makes = new Int32Array(MAKES);
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
  readonly #hasMore: boolean;

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
    }: { today: string; places: MarketPlaces; currency: number; window: MapWindow | null },
  ) {
    this.places = places.judge(filter);
    this.area = filter.area && areaTest(filter.area);
    this.#window = window;
    this.#fillOffers(filter);
    this.#fillMakes(filter);
    this.#rooms = countTable(filter.rooms, failing("rooms"), UNKNOWN.rooms);
    this.#bathrooms = countTable(filter.bathrooms, failing("bathrooms"), UNKNOWN.bathrooms);
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
    this.#hasMore =
      [this.#rooms, this.#bathrooms, this.#price, this.#unitPrice, this.#builtArea, this.#floor, this.#year].some(
        Boolean,
      ) ||
      [this.#must, this.#mustNot, this.#listedFrom, this.#fellFrom].some((asked) => asked !== 0) ||
      this.area !== null ||
      window !== null;
  }

  /** What a home fails and what is not known of it, as `kinds` counts the bits. */
  of(part: HomeColumns, slot: number): number {
    let bits = this.#offers[part.offers[slot]!]! | this.#makes[part.makes[slot]!]!;
    if (this.places) {
      const place = part.places[slot]!;
      const judged = this.places.bits[place]!;
      bits |= judged & BY_POSITION ? this.#byPosition(part, slot, place) : judged;
    }
    if (!this.#hasMore) return bits;
    const failures = bits & FAILURES;
    // It counts for nothing already.
    return failures & (failures - 1) ? bits : bits | this.#more(part, slot);
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

  #byPosition(part: HomeColumns, slot: number, place: number): number {
    const isKnown = part.latitudes[slot] !== NO_POSITION;
    // NaN is near nothing.
    const latitude = isKnown ? part.latitudes[slot]! / STEPS_PER_DEGREE : Number.NaN;
    return this.places!.atPosition(place, latitude, part.longitudes[slot]! / STEPS_PER_DEGREE);
  }

  #more(part: HomeColumns, slot: number): number {
    let bits = 0;
    if (this.#rooms) bits |= this.#rooms[part.rooms[slot]!]!;
    if (this.#bathrooms) bits |= this.#bathrooms[part.bathrooms[slot]!]!;
    if (this.#listedFrom > part.listedDays[slot]! || this.#fellFrom > part.fallDays[slot]!) return FAILS;
    if (this.#price || this.#unitPrice) bits |= this.#judgePrices(part, slot);
    if (this.#builtArea) bits |= judge(part.builtAreas[slot]!, this.#builtArea, UNKNOWN.builtArea);
    if (this.#floor) {
      const floor = part.floors[slot]!;
      bits |= judge(floor === NO_FLOOR ? Number.NaN : floor, this.#floor, UNKNOWN.floor);
    }
    if (this.#year) bits |= judge(part.years[slot]! || Number.NaN, this.#year, UNKNOWN.year);
    if (this.#must & part.knownFeatures[slot]! & ~part.features[slot]!) return FAILS;
    const unwanted = this.#mustNot & part.features[slot]!;
    if (unwanted) bits |= unwanted & (unwanted - 1) ? FAILS : FAILS_FEATURE;
    if (this.area || this.#window) bits |= this.#judgePosition(part, slot);
    return bits;
  }

  #judgePrices(part: HomeColumns, slot: number): number {
    const price = part.prices[slot]!;
    const isComparable = this.#currency === -1 || this.#currency === part.currencies[slot];
    let bits = 0;
    if (this.#price && !(isComparable && price >= this.#price.min && price <= this.#price.max)) bits |= FAILS_PRICE;
    if (this.#unitPrice) {
      if (!isComparable || Number.isNaN(price)) return FAILS;
      bits |= judge(price / part.builtAreas[slot]!, this.#unitPrice, UNKNOWN.unitPrice);
    }
    return bits;
  }

  #judgePosition(part: HomeColumns, slot: number): number {
    if (part.latitudes[slot] === NO_POSITION) return FAILS;
    const [latitude, longitude] = [part.latitudes[slot]! / STEPS_PER_DEGREE, part.longitudes[slot]! / STEPS_PER_DEGREE];
    if (this.#window && !isInWindow(this.#window, latitude, longitude)) return FAILS;
    return !this.area || this.area.contains(latitude, longitude) ? 0 : FAILS;
  }

  #fillOffers(filter: MarketFilter): void {
    const statuses = filter.statuses.length > 0 ? filter.statuses : (["activo"] as const);
    for (let offer = 0; offer < OFFERS; offer++) {
      const { operation, type, status, seller, condition } = readOffer(offer);
      let bits = 0;
      if (filter.operation && operation !== filter.operation) bits |= failing("operation");
      if (filter.types.length > 0 && !filter.types.includes(type)) bits |= failing("type");
      if (filter.notTypes.includes(type)) bits |= failing("type");
      if (!statuses.includes(status)) bits |= failing("status");
      if (filter.seller && seller !== filter.seller) bits |= seller === null ? UNKNOWN.seller : failing("seller");
      if (filter.conditions.length > 0) {
        if (condition === null) bits |= UNKNOWN.condition;
        else if (!filter.conditions.includes(condition)) bits |= failing("condition");
      }
      this.#offers[offer] = bits;
    }
  }

  #fillMakes({ energyFrom }: MarketFilter): void {
    if (!energyFrom) return;
    for (let make = 0; make < MAKES; make++) {
      const { energyRating } = readMake(make);
      if (energyRating === null) this.#makes[make] = UNKNOWN.energy;
      else if (ENERGY_RATINGS.indexOf(energyRating) > ENERGY_RATINGS.indexOf(energyFrom)) {
        this.#makes[make] = failing("energy");
      }
    }
  }
}

/** @param value NaN where unknown */
function judge(value: number, { min, max }: Bounds, unknown: number): number {
  if (Number.isNaN(value)) return unknown;
  return value >= min && value <= max ? 0 : FAILS;
}

/** Bits for each byte of a count. @returns null where the range bounds nothing */
function countTable(range: Range, fails: number, unknown: number): Int32Array | null {
  const bounds = boundsOf(range);
  if (!bounds) return null;
  // The highest known byte means as many or more.
  const most = UNKNOWN_COUNT - 1;
  const [min, max] = [Math.min(bounds.min, most), bounds.max];
  return Int32Array.from({ length: UNKNOWN_COUNT + 1 }, (_, count) => {
    if (count === UNKNOWN_COUNT) return unknown;
    return count >= min && count <= max ? 0 : fails;
  });
}
