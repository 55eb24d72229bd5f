import { readCourse } from "../adverts/course.ts";
import { MARKET_STATUSES, type MarketStatus } from "../market-home.ts";
import { NumberTable } from "./number-table.ts";

/** Steps of a home in the columns: from `from` on, `count` of them. */
export interface StepsAt {
  from: number;
  count: number;
}

const STATUS_CODES = new Map<MarketStatus, number>(MARKET_STATUSES.map((status, code) => [status, code]));
/** So many steps that nobody needs any more are worth writing the columns anew. */
const FEWEST_LOST = 65_536;

/**
 * Courses of all homes in columns of numbers, 19 bytes a step. Steps are only added; those of homes that changed or are gone stay behind until they are
 * more than half.
 */
export class Courses {
  /** Days since 1970. */
  days = new Uint16Array(1024);
  statuses = new Uint8Array(1024);
  /** Cents; NaN where not known. */
  prices = new Float64Array(1024);
  /** The first price of the advert that gives the price. Cents; NaN where not known. */
  firsts = new Float64Array(1024);
  #used = 0;
  #live = 0;
  /** Where the steps of a home begin, by its number; a home without steps is not there. */
  #starts = new NumberTable();
  #counts = new NumberTable();

  /** Bytes that the columns take. */
  get bytes(): number {
    return this.days.byteLength + this.statuses.byteLength + this.prices.byteLength + this.firsts.byteLength;
  }

  put(number: number, text: string): void {
    this.remove(number);
    const steps = readCourse(text);
    if (steps.length === 0) return;
    this.#makeRoom(steps.length);
    this.#starts.set(number, this.#used);
    this.#counts.set(number, steps.length);
    for (const { day, status, priceCents, firstCents } of steps) {
      this.days[this.#used] = Math.min(65_535, Math.max(0, day));
      this.statuses[this.#used] = STATUS_CODES.get(status)!;
      this.prices[this.#used] = priceCents;
      this.firsts[this.#used] = firstCents;
      this.#used++;
    }
    this.#live += steps.length;
  }

  remove(number: number): void {
    const count = this.#counts.get(number);
    if (count === undefined) return;
    this.#live -= count;
    this.#starts.delete(number);
    this.#counts.delete(number);
  }

  /** Where the steps of a home lie; undefined where it has none. */
  of(number: number): StepsAt | undefined {
    const count = this.#counts.get(number);
    return count === undefined ? undefined : { from: this.#starts.get(number)!, count };
  }

  #makeRoom(more: number): void {
    if (this.#used + more <= this.days.length) return;
    const lost = this.#used - this.#live;
    if (lost > FEWEST_LOST && lost > this.#live) this.#compact();
    if (this.#used + more <= this.days.length) return;
    const length = Math.max(this.days.length * 2, this.#used + more);
    this.days = grown(new Uint16Array(length), this.days);
    this.statuses = grown(new Uint8Array(length), this.statuses);
    this.prices = grown(new Float64Array(length), this.prices);
    this.firsts = grown(new Float64Array(length), this.firsts);
  }

  /** Writes the steps that are needed to the front. */
  #compact(): void {
    const [days, statuses] = [this.days.slice(), this.statuses.slice()];
    const [prices, firsts] = [this.prices.slice(), this.firsts.slice()];
    const starts = new NumberTable();
    this.#used = 0;
    this.#starts.each((number, from) => {
      const count = this.#counts.get(number)!;
      this.days.set(days.subarray(from, from + count), this.#used);
      this.statuses.set(statuses.subarray(from, from + count), this.#used);
      this.prices.set(prices.subarray(from, from + count), this.#used);
      this.firsts.set(firsts.subarray(from, from + count), this.#used);
      starts.set(number, this.#used);
      this.#used += count;
    });
    this.#starts = starts;
  }
}

function grown<Column extends Uint16Array | Uint8Array | Float64Array>(wide: Column, column: Column): Column {
  wide.set(column);
  return wide;
}
