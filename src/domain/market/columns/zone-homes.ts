import type { MarketFilter } from "../search/market-filter.ts";
import type { Courses } from "./courses.ts";
import type { Dictionary } from "./dictionary.ts";
import { type HomeColumns, NO_POSITION, STEPS_PER_DEGREE } from "./home-columns.ts";
import type { MarketPlaces } from "./market-places.ts";

/** The homes of a zone in columns of their own, which another thread may have: figures are worked out there, and no search waits for them. */

export interface IndexZone {
  /** Place, drawing, types and states; whatever else it asks for narrows the zone too. */
  filter: MarketFilter;
  pools: readonly string[];
  /** ISO day. */
  today: string;
}

export interface ZoneHomes {
  /** Dwellings: what two agencies offer is one (`twins`). */
  count: number;
  /** Homes that are left out because an older one stands for the same dwelling. */
  repeated: number;
  /** Places of homes in the index. */
  numbers: Int32Array<ArrayBuffer>;
  /** Operation, type, state and more (`OFFERED`). */
  offers: Uint16Array<ArrayBuffer>;
  /** Cents, of what is asked or was paid; NaN where not known. */
  prices: Float64Array<ArrayBuffer>;
  /** By `currencyNames`. */
  currencies: Uint8Array<ArrayBuffer>;
  currencyNames: string[];
  /** Built square metres; NaN where not known. */
  areas: Float32Array<ArrayBuffer>;
  /** `UNKNOWN_COUNT` where not known. */
  rooms: Uint8Array<ArrayBuffer>;
  /** `NO_FLOOR` where not known. */
  floors: Int16Array<ArrayBuffer>;
  /** By `quarterNames`, of which the first stands for homes that name no quarter. */
  quarters: Uint16Array<ArrayBuffer>;
  quarterNames: string[];
  /** Degrees; NaN where not known. */
  latitudes: Float64Array<ArrayBuffer>;
  longitudes: Float64Array<ArrayBuffer>;
  /** `MarketFacts.position`; NaN where not known. */
  positions: Float32Array<ArrayBuffer>;
  /** `HomeColumns.valuedFrom`. */
  valuedFrom: Uint8Array<ArrayBuffer>;
  /** 1 for invented homes. */
  demos: Uint8Array<ArrayBuffer>;
  /** 1 where the first step is only the day on which somebody brought the home: since when it is offered is not known. */
  undated: Uint8Array<ArrayBuffer>;
  /** The steps of home i are those from `starts[i]` to below `starts[i + 1]`. */
  starts: Int32Array<ArrayBuffer>;
  /** Days since 1970. */
  stepDays: Uint16Array<ArrayBuffer>;
  /** By `MARKET_STATUSES`. */
  stepStatuses: Uint8Array<ArrayBuffer>;
  /** Cents; NaN where not known. */
  stepPrices: Float64Array<ArrayBuffer>;
  /** The first price of the advert that gives the price. Cents; NaN where not known. */
  stepFirsts: Float64Array<ArrayBuffer>;
}

/** Memory of the columns, which another thread may take over without a copy. */
export const buffersOf = (homes: ZoneHomes): ArrayBuffer[] =>
  Object.values(homes).flatMap((column) => (ArrayBuffer.isView(column) ? (column.buffer as ArrayBuffer) : []));

/** Of more homes no figures are worked out at once: it would take seconds. */
export const MOST_OF_ZONE = 250_000;

/** Homes that were found, by part and slot. */
export class FoundHomes {
  readonly parts: HomeColumns[] = [];
  readonly slots: number[] = [];

  get count(): number {
    return this.slots.length;
  }

  add(part: HomeColumns, slot: number): void {
    this.parts.push(part);
    this.slots.push(slot);
  }
}

const degreesOf = (steps: number) => (steps === NO_POSITION ? Number.NaN : steps / STEPS_PER_DEGREE);

export function zoneHomesOf(
  { count, parts, slots }: FoundHomes,
  repeated: number,
  { places, currencies, courses }: { places: MarketPlaces; currencies: Dictionary; courses: Courses },
): ZoneHomes {
  const starts = new Int32Array(count + 1);
  const from = new Int32Array(count);
  for (let i = 0; i < count; i++) {
    const at = courses.of(parts[i]!.numbers[slots[i]!]!);
    from[i] = at?.from ?? 0;
    starts[i + 1] = starts[i]! + (at?.count ?? 0);
  }
  const steps = starts[count]!;
  const homes: ZoneHomes = {
    count,
    repeated,
    numbers: new Int32Array(count),
    offers: new Uint16Array(count),
    prices: new Float64Array(count),
    currencies: new Uint8Array(count),
    currencyNames: [...currencies.texts],
    areas: new Float32Array(count),
    rooms: new Uint8Array(count),
    floors: new Int16Array(count),
    quarters: new Uint16Array(count),
    quarterNames: [""],
    latitudes: new Float64Array(count),
    longitudes: new Float64Array(count),
    positions: new Float32Array(count),
    valuedFrom: new Uint8Array(count),
    demos: new Uint8Array(count),
    undated: new Uint8Array(count),
    starts,
    stepDays: new Uint16Array(steps),
    stepStatuses: new Uint8Array(steps),
    stepPrices: new Float64Array(steps),
    stepFirsts: new Float64Array(steps),
  };
  const quarters = new Map([[0, 0]]);
  for (let i = 0; i < count; i++) {
    const [part, slot] = [parts[i]!, slots[i]!];
    homes.numbers[i] = part.numbers[slot]!;
    homes.offers[i] = part.offers[slot]!;
    homes.prices[i] = part.prices[slot]!;
    homes.currencies[i] = part.currencies[slot]!;
    homes.areas[i] = part.builtAreas[slot]!;
    homes.rooms[i] = part.rooms[slot]!;
    homes.floors[i] = part.floors[slot]!;
    homes.latitudes[i] = degreesOf(part.latitudes[slot]!);
    homes.longitudes[i] = degreesOf(part.longitudes[slot]!);
    homes.positions[i] = part.positions[slot]!;
    homes.valuedFrom[i] = part.valuedFrom[slot]!;
    homes.demos[i] = part.demos[slot]!;
    homes.undated[i] = part.newDays[slot] === 0 ? 1 : 0;
    const quarter = places.quarterOf(part.places[slot]!);
    let known = quarters.get(quarter);
    if (known === undefined) {
      known = homes.quarterNames.push(places.quarterName(quarter)) - 1;
      quarters.set(quarter, known);
    }
    homes.quarters[i] = known;
    const ahead = from[i]! - starts[i]!;
    for (let step = starts[i]!; step < starts[i + 1]!; step++) {
      homes.stepDays[step] = courses.days[step + ahead]!;
      homes.stepStatuses[step] = courses.statuses[step + ahead]!;
      homes.stepPrices[step] = courses.prices[step + ahead]!;
      homes.stepFirsts[step] = courses.firsts[step + ahead]!;
    }
  }
  return homes;
}
