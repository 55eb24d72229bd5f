import type { OPERATIONS } from "../../shared/home-attributes/home-values.ts";
import { OFFERED } from "../columns/codes.ts";
import { dayNumber } from "../columns/home-columns.ts";
import type { ZoneHomes } from "../columns/zone-homes.ts";
import { MARKET_STATUSES, type MarketStatus } from "../market-home.ts";
import type { Closing, OfferHistory } from "./pace.ts";

type Operation = (typeof OPERATIONS)[number];

const ACTIVE = MARKET_STATUSES.indexOf("activo");
const RESERVED = MARKET_STATUSES.indexOf("reservado");
const CLOSED = MARKET_STATUSES.indexOf("cerrado");
/** A home that never closed. */
const NEVER = -1;

/** The homes of a zone in the currency of most of them, asked for what figures need. A home is its place in the zone's columns. */
export class HomesOfZone {
  readonly zone: ZoneHomes;
  /** That of most homes; null where there is no home. */
  readonly currency: string | null;
  readonly members: readonly number[];
  readonly #today: number;
  /** Homes by operation, and by operation and state. */
  readonly #groups = new Map<string, number[]>();

  /** @param today ISO day: what is said to happen later is left out */
  constructor(zone: ZoneHomes, today: string) {
    this.zone = zone;
    this.#today = dayNumber(today);
    const counts = new Int32Array(zone.currencyNames.length);
    for (let home = 0; home < zone.count; home++) counts[zone.currencies[home]!]!++;
    const most = counts.indexOf(Math.max(...counts));
    this.currency = zone.count === 0 ? null : zone.currencyNames[most]!;
    const members: number[] = [];
    for (let home = 0; home < zone.count; home++) {
      if (zone.currencies[home] !== most) continue;
      members.push(home);
      const { operation, status } = OFFERED[zone.offers[home]!]!;
      this.#group(operation).push(home);
      this.#group(`${operation} ${status}`).push(home);
    }
    this.members = members;
  }

  #group(name: string): number[] {
    const known = this.#groups.get(name);
    if (known) return known;
    const group: number[] = [];
    this.#groups.set(name, group);
    return group;
  }

  of(operation: Operation, status?: MarketStatus): readonly number[] {
    return this.#group(status === undefined ? operation : `${operation} ${status}`);
  }

  typeOf(home: number): string {
    return OFFERED[this.zone.offers[home]!]!.type;
  }

  /** Prices in whole units of those that have one. */
  prices(homes: readonly number[]): number[] {
    return homes.map((home) => this.zone.prices[home]! / 100).filter((price) => price > 0);
  }

  /** Prices by built square metre of those of which both are known. */
  unitPrices(homes: readonly number[]): number[] {
    const { prices, areas } = this.zone;
    const unitPrices: number[] = [];
    for (const home of homes) {
      const price = prices[home]! / 100 / areas[home]!;
      if (price > 0) unitPrices.push(price);
    }
    return unitPrices;
  }

  /** The day on which a closed home closed, since 1970; below zero where it did not. */
  closedOn(home: number): number {
    const last = this.zone.starts[home + 1]! - 1;
    if (last < this.zone.starts[home]! || this.zone.stepStatuses[last] !== CLOSED) return NEVER;
    // Closed is said once; a later step corrects the price that was paid.
    let first = last;
    while (first > this.zone.starts[home]! && this.zone.stepStatuses[first - 1] === CLOSED) first--;
    return this.zone.stepDays[first]!;
  }

  /** Those that closed from a day on until another one, both included. */
  closedWithin(homes: readonly number[], from: string, to: string): number[] {
    const [first, last] = [dayNumber(from), dayNumber(to)];
    return homes.filter((home) => {
      const on = this.closedOn(home);
      return on >= first && on <= last;
    });
  }

  /** Whether nobody said since when a home is offered: it came with a file, and is counted neither as new nor in the past. */
  isUndated(home: number): boolean {
    return this.zone.undated[home] === 1;
  }

  /** Those that were offered for the first time from a day on until another one, both included. */
  listedWithin(homes: readonly number[], from: string, to: string): number[] {
    const [first, last] = [dayNumber(from), dayNumber(to)];
    const { starts, stepDays } = this.zone;
    return homes.filter((home) => {
      const at = starts[home]!;
      if (this.isUndated(home)) return false;
      return at < starts[home + 1]! && stepDays[at]! >= first && stepDays[at]! <= last;
    });
  }

  /** The price paid and the last one asked before, of closed homes whose course says both. */
  closings(homes: readonly number[]): Closing[] {
    const { starts, stepStatuses, stepPrices } = this.zone;
    return homes.flatMap((home) => {
      let at = starts[home + 1]! - 1;
      const paid = stepPrices[at]!;
      while (at >= starts[home]! && stepStatuses[at] === CLOSED) at--;
      const asked = at >= starts[home]! ? stepPrices[at]! : Number.NaN;
      return paid > 0 && asked > 0 ? [{ paid: paid / 100, asked: asked / 100 }] : [];
    });
  }

  /**
   * Days from the first offer to the closing, else to today; and what the advert that gives the price asked at first and asked last, which is no
   * matter of other adverts of the same home. Homes without a course, or without a known first day, are left out.
   */
  histories(homes: readonly number[]): OfferHistory[] {
    const { starts, stepDays, stepStatuses, stepPrices, stepFirsts } = this.zone;
    const histories: OfferHistory[] = [];
    for (const home of homes) {
      const [from, end] = [starts[home]!, starts[home + 1]!];
      if (from === end || this.isUndated(home)) continue;
      const closed = this.closedOn(home);
      let at = end - 1;
      while (at >= from && stepStatuses[at] !== ACTIVE && stepStatuses[at] !== RESERVED) at--;
      const prices = at >= from && stepPrices[at]! > 0 ? [stepFirsts[at]! / 100, stepPrices[at]! / 100] : [];
      histories.push({ days: Math.max(0, (closed === NEVER ? this.#today : closed) - stepDays[from]!), prices });
    }
    return histories;
  }

  /** The first step of a home: when and for how much it was offered first, by square metre and in all. Null where that is not known. */
  firstOffer(home: number): { day: number; price: number } | null {
    const from = this.zone.starts[home]!;
    const price = this.zone.stepPrices[from]! / 100;
    return from < this.zone.starts[home + 1]! && price > 0 && !this.isUndated(home)
      ? { day: this.zone.stepDays[from]!, price }
      : null;
  }
}
