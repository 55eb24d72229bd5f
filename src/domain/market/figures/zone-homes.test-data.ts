import { courseOf } from "../adverts/course.ts";
import { INDEXED_HOME } from "../columns/indexed-home.test-data.ts";
import type { IndexedHome } from "../columns/indexed-home.ts";
import { MarketColumns } from "../columns/market-columns.ts";
import type { ZoneHomes } from "../columns/zone-homes.ts";
import { MARKET_STATUSES, type MarketStatus } from "../market-home.ts";
import { NO_MARKET_FILTER } from "../search/market-filter.ts";

/** Zones of the tests: homes by what happened to them. */

export const TODAY = "2026-11-26";

/** Amounts in whole euros. */
type Event = readonly [on: string, status: MarketStatus, price: number];

const HOME: IndexedHome = Object.assign({}, INDEXED_HOME, { priceCents: null, listedOn: "2026-01-01" });

/** A home of 100 m² with these events, the last of which says its state and its price now. */
export function homeWith(events: readonly Event[], more: Partial<IndexedHome> = {}): Partial<IndexedHome> {
  const [, status, price] = events.at(-1)!;
  return {
    status,
    priceCents: price * 100,
    course: courseOf(events.map(([on, state, amount]) => ({ on, status: state, priceCents: amount * 100 }))),
    ...more,
  };
}

/** The homes as the index hands them over. */
export const zoneOf = (homes: readonly Partial<IndexedHome>[]): ZoneHomes => zoneIn(["common"], homes);

/** The same of several pools. */
export function zoneIn(pools: readonly string[], homes: readonly Partial<IndexedHome>[]): ZoneHomes {
  const index = new MarketColumns();
  for (const [i, home] of homes.entries()) index.put({ ...HOME, ...home, number: i + 1 });
  const zone = index.zone({
    filter: { ...NO_MARKET_FILTER, statuses: MARKET_STATUSES },
    pools,
    today: TODAY,
  });
  if (typeof zone === "number") throw new Error("too many homes");
  return zone;
}

export const times = <Value>(count: number, make: (place: number) => Value): Value[] =>
  Array.from({ length: count }, (_, place) => make(place));
