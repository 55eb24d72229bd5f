import fc from "fast-check";
import { expect } from "vitest";
import { CONDITIONS, ENERGY_RATINGS, OPERATIONS } from "../../shared/home-attributes/home-values.ts";
import { bitOf, featureBits, MARKET_FEATURES } from "../features.ts";
import { MARKET_STATUSES, SELLERS } from "../market-home.ts";
import type { Facets } from "../search/answers.ts";
import { type Area, MARKET_SORTS, type MarketFilter, type PlaceCondition } from "../search/market-filter.ts";
import { INDEXED_HOME } from "./indexed-home.test-data.ts";
import type { IndexedHome } from "./indexed-home.ts";
import { MarketColumns } from "./market-columns.ts";
import { fallOf, fitsBut, type Judged, judgeNaively, lackedWords, unknownOf } from "./naive-market.test-data.ts";

/** Homes and filters of any kind, with which the index is compared with plain loops. */

export const TODAY = "2026-11-26";
/** The pool that the tests ask; other homes are of another one. */
export const POOL = "common";
export const HOME_OF_POOL: IndexedHome = Object.assign({}, INDEXED_HOME, { pool: POOL });

// Few values, so that conditions meet homes, ties are many, and every branch is taken.
const maybe = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: null, freq: 3 });
const PLACES = [
  { country: "ES", municipalityCode: "46250", town: "Valencia", postalCode: "46006" },
  { country: "ES", municipalityCode: "46244", town: "Torrent", postalCode: "46900" },
  { country: "ES", municipalityCode: "28079", town: "Madrid", postalCode: null },
  { country: "ES", municipalityCode: null, town: "Valencia", postalCode: "46006" },
  { country: "AR", municipalityCode: null, town: "Córdoba", postalCode: null },
  { country: "AR", municipalityCode: null, town: null, postalCode: null },
];
const TYPES = ["piso", "casa", "edificio"] as const;
const coordinate = (middle: number) => fc.integer({ min: -8, max: 8 }).map((step) => (middle * 1000 + step * 5) / 1000);
export const anyHome = fc
  .record({
    pool: fc.constantFrom(POOL, POOL, "theirs"),
    operation: fc.constantFrom(...OPERATIONS),
    type: fc.constantFrom(...TYPES),
    status: fc.constantFrom("activo" as const, "activo" as const, ...MARKET_STATUSES),
    place: fc.constantFrom(...PLACES),
    quarter: maybe(fc.constantFrom("Ruzafa", "Russafà", "Campanar")),
    position: maybe(fc.tuple(coordinate(39.46), coordinate(-0.37))),
    builtAreaM2: maybe(fc.constantFrom(40, 60.5, 80, 100)),
    rooms: maybe(fc.integer({ min: 0, max: 7 })),
    bathrooms: maybe(fc.integer({ min: 0, max: 3 })),
    floor: maybe(fc.integer({ min: -1, max: 3 })),
    yearBuilt: maybe(fc.constantFrom(1900, 1970, 2020)),
    condition: maybe(fc.constantFrom(...CONDITIONS)),
    energyRating: maybe(fc.constantFrom(...ENERGY_RATINGS)),
    seller: maybe(fc.constantFrom(...SELLERS)),
    features: fc.dictionary(fc.constantFrom(...MARKET_FEATURES), fc.boolean(), { maxKeys: 6 }),
    priceCents: maybe(fc.constantFrom(90_000_00, 120_000_00, 250_000_00)),
    currency: fc.constantFrom("EUR", "EUR", "USD"),
    previousPriceCents: maybe(fc.constantFrom(100_000_00, 130_000_00)),
    priceChangedOn: maybe(fc.constantFrom("2026-11-20", "2026-11-01")),
    listedOn: fc.constantFrom("2026-11-25", "2026-11-20", "2026-10-01"),
    stands: maybe(fc.constantFrom(-0.5, 0.25)),
    terms: fc.subarray(["terraz", "lumin", "patin"]).map((terms) => terms.join(" ")),
  })
  .map(({ place, position, features, stands, ...facts }): Omit<IndexedHome, "number"> => {
    const { has, known } = featureBits(features);
    const [latitude, longitude] = position ?? [null, null];
    return {
      ...HOME_OF_POOL,
      ...facts,
      ...place,
      latitude,
      longitude,
      features: has,
      knownFeatures: known,
      position: stands,
    };
  });
export const anyHomes = fc.array(anyHome, { maxLength: 60 });

const anyRange = (...values: number[]) =>
  fc.oneof(
    { weight: 4, arbitrary: fc.constant({ min: null, max: null }) },
    {
      weight: 1,
      arbitrary: fc.record({ min: maybe(fc.constantFrom(...values)), max: maybe(fc.constantFrom(...values)) }),
    },
  );
const rarely = <Value>(value: fc.Arbitrary<Value>, usual: Value) =>
  fc.oneof({ weight: 4, arbitrary: fc.constant(usual) }, { weight: 1, arbitrary: value });
const circle = { latitude: 39.46, longitude: -0.37, radiusM: 2_000 };
const placeCondition = fc.constantFrom<PlaceCondition>(
  { kind: "municipio", name: "Valencia", code: "46250" },
  { kind: "municipio", name: "nowhere", code: "99999" },
  { kind: "provincia", name: "Valencia", code: "46" },
  { kind: "codigo-postal", name: "46006", code: "46006" },
  { kind: "barrio", name: "Ruzafa", municipalityCode: "46250", ...circle },
  { kind: "barrio", name: "Ruzafa", municipalityCode: null, ...circle },
  { kind: "barrio", name: "Eixample", municipalityCode: "46250", isWide: true, ...circle },
  { kind: "ciudad", name: "Cordoba", country: "AR", ...circle },
  { kind: "ciudad", name: "Valencia", country: "ES", ...circle },
);
const corner = fc.tuple(coordinate(-0.37), coordinate(39.46));
const area = fc.oneof<[fc.Arbitrary<Area>, fc.Arbitrary<Area>, fc.Arbitrary<Area>]>(
  fc.constant<Area>({ kind: "circulo", ...circle }),
  fc
    .tuple(coordinate(-0.37), coordinate(39.46), coordinate(-0.37), coordinate(39.46))
    .map(([west, south, east, north]): Area => ({ kind: "ventana", west, south, east, north })),
  // Lines that cross themselves too: the index and the plain loop must only agree.
  fc
    .array(fc.array(fc.array(corner, { minLength: 3, maxLength: 7 }), { minLength: 1, maxLength: 2 }), {
      minLength: 1,
      maxLength: 2,
    })
    .map((pieces): Area => ({ kind: "dibujo", pieces })),
);
export const anyFilter: fc.Arbitrary<MarketFilter> = fc.record({
  words: rarely(fc.constantFrom("terraza", "luminoso patín", "helipuerto"), ""),
  onlyWords: fc.boolean(),
  operation: rarely(fc.constantFrom(...OPERATIONS), null),
  types: rarely(fc.subarray([...TYPES]), []),
  notTypes: rarely(fc.subarray([...TYPES]), []),
  places: rarely(fc.array(placeCondition, { maxLength: 2 }), []),
  notPlaces: rarely(fc.array(placeCondition, { maxLength: 1 }), []),
  area: rarely(area, null),
  price: anyRange(90_000, 120_000, 200_000),
  currency: rarely(fc.constantFrom("EUR", "USD", "ARS"), null),
  unitPrice: anyRange(1_000, 1_500, 2_000),
  builtAreaM2: anyRange(50, 60.5, 80),
  rooms: anyRange(1, 3, 6),
  bathrooms: anyRange(1, 2),
  floor: anyRange(0, 1, 2),
  yearBuilt: anyRange(1950, 1970),
  conditions: rarely(fc.subarray([...CONDITIONS]), []),
  energyFrom: rarely(fc.constantFrom(...ENERGY_RATINGS), null),
  features: rarely(fc.subarray([...MARKET_FEATURES], { maxLength: 2 }), []),
  notFeatures: rarely(fc.subarray([...MARKET_FEATURES], { maxLength: 2 }), []),
  seller: rarely(fc.constantFrom(...SELLERS), null),
  statuses: rarely(fc.subarray([...MARKET_STATUSES]), []),
  newWithinDays: rarely(fc.constantFrom(1, 7, 60), null),
  droppedWithinDays: rarely(fc.constantFrom(7, 60), null),
  sort: fc.constantFrom(...MARKET_SORTS),
});

/** The index, filled in a way that leaves erased and replaced homes behind. */
export function filledWith(given: readonly Omit<IndexedHome, "number">[]): {
  index: MarketColumns;
  all: IndexedHome[];
} {
  const index = new MarketColumns();
  const all = given.map((facts, i): IndexedHome => ({ ...facts, number: i + 1 }));
  for (const each of all) {
    if (each.number % 3 === 0) index.put({ ...HOME_OF_POOL, number: each.number, type: "garaje" });
    index.put(each);
  }
  for (let number = all.length + 1; number < all.length + 4; number++) index.put({ ...HOME_OF_POOL, number });
  for (let number = all.length + 1; number < all.length + 4; number++) index.remove(number);
  return { index, all };
}

/** The homes of the pool that the tests ask, each with how it fits. */
export const judged = (all: readonly IndexedHome[], filter: MarketFilter): Judged[] =>
  all.filter(({ pool }) => pool === POOL).map((each) => ({ home: each, fits: judgeNaively(each, filter, TODAY) }));

/** The order in words: for sale before to let, more words before fewer, certain before uncertain, then by key, then the newest number. */
export function compareNaively({ sort, operation, words }: MarketFilter) {
  const keyOf = ({ listedOn, priceCents, builtAreaM2, position, ...rest }: IndexedHome): number => {
    if (sort === "nuevo") return -Date.parse(listedOn);
    if (sort === "precio") return priceCents ?? Infinity;
    if (sort === "precio-desc") return priceCents === null ? Infinity : -priceCents;
    if (sort === "precio-m2") return priceCents === null || builtAreaM2 === null ? Infinity : priceCents / builtAreaM2;
    if (sort === "encaje") return position ?? Infinity;
    const fall = fallOf({ listedOn, priceCents, builtAreaM2, position, ...rest });
    return fall > 0 ? -Math.fround(fall) : Infinity;
  };
  const steps: readonly ((of: Judged) => number)[] = [
    ({ home: each }) => (operation === null && each.operation === "alquiler" ? 1 : 0),
    ({ home: each }) => lackedWords(each, words),
    ({ fits }) => (sort === "encaje" ? unknownOf(fits) : Math.min(1, unknownOf(fits))),
  ];
  return (a: Judged, b: Judged) => {
    const step = steps.map((of) => of(a) - of(b)).find((apart) => apart !== 0);
    const keys = [keyOf(a.home), keyOf(b.home)] as const;
    return step ?? (keys[0] === keys[1] ? b.home.number - a.home.number : keys[0] - keys[1]);
  };
}

/** Compares each facet with homes that are counted one by one; the facet of towns, which shows the first twelve, only where no place is asked for. */
export function expectFacets(facets: Facets, of: readonly Judged[], asked: MarketFilter): void {
  const counts = (kind: string, valueOfHome: (each: IndexedHome) => string | null) => {
    const counted: Record<string, number> = {};
    for (const { home: each, fits } of of) {
      const value = fitsBut(fits, kind) ? valueOfHome(each) : null;
      if (value !== null) counted[value] = (counted[value] ?? 0) + 1;
    }
    return counted;
  };
  const shown = (values: readonly { value: string; count: number }[]) =>
    Object.fromEntries(values.map(({ value, count }) => [value, count]));
  const upToFive = (count: number | null) => (count === null ? null : String(Math.min(5, count)));
  expect(shown(facets.operation)).toEqual(counts("operation", (each) => each.operation));
  expect(shown(facets.type)).toEqual(counts("type", (each) => each.type));
  expect(shown(facets.status)).toEqual(counts("status", (each) => each.status));
  expect(shown(facets.seller)).toEqual(counts("seller", (each) => each.seller));
  expect(shown(facets.condition)).toEqual(counts("condition", (each) => each.condition));
  expect(shown(facets.energy)).toEqual(counts("energy", (each) => each.energyRating));
  expect(shown(facets.rooms)).toEqual(counts("rooms", (each) => upToFive(each.rooms)));
  expect(shown(facets.bathrooms)).toEqual(counts("bathrooms", (each) => upToFive(each.bathrooms)));
  for (const name of MARKET_FEATURES) {
    const counted = of.filter(
      ({ home: each, fits }) =>
        fitsBut(fits, `without ${name}`) && (each.features & each.knownFeatures & bitOf(name)) !== 0,
    );
    expect(shown(facets.features)[name] ?? 0).toBe(counted.length);
  }
  // The bars count the homes of the currency that most of them are priced in, whatever their price.
  const priced = of.filter(({ home: { priceCents }, fits }) => priceCents !== null && fitsBut(fits, "price"));
  const byCurrency = Object.groupBy(priced, ({ home: { currency } }) => currency);
  const most = Math.max(0, ...Object.values(byCurrency).map((homes = []) => homes.length));
  expect(facets.price.reduce((sum, { count }) => sum + count, 0)).toBe(most);
  const counted = Object.entries(byCurrency).map(([currency, homes = []]) => [currency, homes.length]);
  expect(shown(facets.currency)).toEqual(Object.fromEntries(counted));
  if (asked.places.length > 0) return;
  expect(shown(facets.town)).toEqual(counts("town", (each) => each.municipalityCode ?? each.town));
}
