import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { CONDITIONS, ENERGY_RATINGS, HOME_TYPES, OPERATIONS } from "../../shared/home-attributes/home-values.ts";
import { MARKET_FEATURES } from "../features.ts";
import { MARKET_STATUSES, SELLERS } from "../market-home.ts";
import { marketQuery, placeText, readMarketFilter } from "./market-address.ts";
import { type Area, MARKET_SORTS, type MarketFilter, NO_MARKET_FILTER, type PlaceCondition } from "./market-filter.ts";
import { marketFilterSchema } from "./market-filter-schema.ts";

const read = (query: string) => readMarketFilter(new URLSearchParams(query));

test("nothing is asked by an empty address, and an address of nothing is empty", () => {
  expect(read("")).toEqual(NO_MARKET_FILTER);
  expect(marketQuery(NO_MARKET_FILTER)).toBe("");
});

test.each<[PlaceCondition, string]>([
  [{ kind: "municipio", name: "València", code: "46250" }, "municipio:46250:València"],
  [{ kind: "municipio", name: "Tomares", code: "41093", group: "Aljarafe" }, "municipio:41093@Aljarafe:Tomares"],
  [{ kind: "provincia", name: "Valencia", code: "46" }, "provincia:46:Valencia"],
  [{ kind: "codigo-postal", name: "46006", code: "46006" }, "codigo-postal:46006:46006"],
  // Five decimals of a degree are a metre, and a radius is of whole ones.
  [
    {
      kind: "barrio",
      name: "Russafa",
      municipalityCode: "46250",
      latitude: 39.461_234,
      longitude: -0.373_236,
      radiusM: 700.5,
    },
    "barrio:46250:39.46123,-0.37324,701:Russafa",
  ],
  [
    { kind: "barrio", name: "Sur", municipalityCode: null, latitude: 39, longitude: -1, radiusM: 1, isWide: true },
    "barrio::39,-1,1,distrito:Sur",
  ],
  [
    { kind: "ciudad", name: "Polanco", country: "MX", latitude: 19.43, longitude: -99.2, radiusM: 3_000 },
    "ciudad:MX:19.43,-99.2,3000:Polanco",
  ],
])("a place of an address: %o", (place, text) => expect(placeText(place)).toBe(text));

test("the words of an address are Spanish", () => {
  const filter: MarketFilter = {
    ...NO_MARKET_FILTER,
    types: ["piso"],
    rooms: { min: 3, max: 3 },
    price: { min: null, max: 250_000 },
    currency: "EUR",
    features: ["hasLift"],
    notFeatures: ["hasPool"],
    places: [{ kind: "municipio", code: "46250", name: "València" }],
  };
  expect(decodeURIComponent(marketQuery(filter))).toBe(
    "?tipo=piso&lugar=municipio:46250:València&precio-hasta=250000&habitaciones-desde=3&habitaciones-hasta=3&moneda=EUR&con=ascensor&sin=piscina",
  );
});

describe("wrong values of an address are ignored", () => {
  test.each([
    ["tipo=castillo&operacion=regalo&estado=x&orden=x&energia=H&vendedor=banco"],
    ["precio-desde=-5&habitaciones-desde=100&ano-hasta=99999&nuevo=0&bajada=1.5&moneda=euros"],
    ["lugar=municipio:4625:X&lugar=barrio:46250:99,0,500:X&lugar=municipio:46250:&lugar=luna:1:X"],
    ["zona=circulo:39,0,0&zona=ventana:2,1,1,2"],
    // A bow tie: its sides cross in the middle.
    ["zona=dibujo:0,0;1,1;1,0;0,1"],
    ["zona=dibujo:0,0;1,1"],
  ])("%s", (query) => {
    expect(read(query)).toEqual(NO_MARKET_FILTER);
  });
});

test("bounds that were typed the wrong way round mean the same: 300 to 200 is 200 to 300", () => {
  expect(read("precio-desde=300&precio-hasta=200").price).toEqual({ min: 200, max: 300 });
});

test("amounts may be typed as people write them", () => {
  expect(read("precio-hasta=250.000").price).toEqual({ min: null, max: 250_000 });
});

test("a feature cannot be wanted and unwanted at once: it is wanted", () => {
  expect(read("con=ascensor&sin=ascensor")).toMatchObject({ features: ["hasLift"], notFeatures: [] });
});

test("a drawing of two pieces, one of them with a hole, comes back", () => {
  const drawn = "dibujo:0,0;4,0;4,4;0,4/1,1;2,1;2,2|10,0;12,0;11,2";
  const { area } = read(`zona=${drawn}`);
  expect(area).toMatchObject({ kind: "dibujo", pieces: [{ length: 2 }, { length: 1 }] });
  expect(new URLSearchParams(marketQuery({ ...NO_MARKET_FILTER, area })).get("zona")).toBe(drawn);
});

const fiveDecimals = (most: number) => fc.integer({ min: -most * 1e5, max: most * 1e5 }).map((value) => value / 1e5);
const latitude = fiveDecimals(90);
const longitude = fiveDecimals(180);
const radiusM = fc.integer({ min: 1, max: 100_000 });
const name = fc.string({ minLength: 1, maxLength: 40 }).map((text) => text.replace(/\s+/g, " ").trim() || "Ruzafa");
const code = fc.stringMatching(/^\d{5}$/);
const place: fc.Arbitrary<PlaceCondition> = fc.oneof(
  fc.record({ kind: fc.constant("municipio" as const), code, name }),
  fc.record({ kind: fc.constant("provincia" as const), code: fc.stringMatching(/^\d{2}$/), name }),
  fc.record({ kind: fc.constant("codigo-postal" as const), code, name }),
  fc.record({
    kind: fc.constant("barrio" as const),
    municipalityCode: fc.option(code),
    latitude,
    longitude,
    radiusM,
    name,
  }),
  fc.record({
    kind: fc.constant("barrio" as const),
    municipalityCode: code,
    latitude,
    longitude,
    radiusM,
    isWide: fc.constant(true as const),
    name,
  }),
  fc.record({
    kind: fc.constant("ciudad" as const),
    country: fc.stringMatching(/^[A-Z]{2}$/),
    latitude,
    longitude,
    radiusM,
    name,
  }),
);
const area: fc.Arbitrary<Area> = fc.oneof(
  fc.record({ kind: fc.constant("circulo" as const), latitude, longitude, radiusM }),
  fc.record({ west: fiveDecimals(90), south: fiveDecimals(45) }).map(
    ({ west, south }): Area => ({
      kind: "ventana",
      west,
      south,
      east: Number((west + 1).toFixed(5)),
      north: Number((south + 1).toFixed(5)),
    }),
  ),
);
const range = (least: number, most: number) =>
  fc
    .tuple(fc.option(fc.integer({ min: least, max: most })), fc.option(fc.integer({ min: least, max: most })))
    .map(([a, b]) => (a !== null && b !== null && a > b ? { min: b, max: a } : { min: a, max: b }));
const days = fc.option(fc.integer({ min: 1, max: 365 }));
const anyFilter: fc.Arbitrary<MarketFilter> = fc.record({
  words: fc.string({ maxLength: 60 }).map((text) => text.trim()),
  onlyWords: fc.boolean(),
  operation: fc.option(fc.constantFrom(...OPERATIONS)),
  types: fc.subarray([...HOME_TYPES]),
  notTypes: fc.subarray([...HOME_TYPES]),
  places: fc.array(place, { maxLength: 3 }),
  notPlaces: fc.array(place, { maxLength: 3 }),
  area: fc.option(area),
  price: range(0, 1e9),
  currency: fc.option(fc.constantFrom("EUR", "MXN", "USD")),
  unitPrice: range(0, 1e6),
  builtAreaM2: range(0, 1e6),
  rooms: range(0, 99),
  bathrooms: range(0, 99),
  floor: range(-5, 200),
  yearBuilt: range(1000, 2100),
  conditions: fc.subarray([...CONDITIONS]),
  energyFrom: fc.option(fc.constantFrom(...ENERGY_RATINGS)),
  features: fc.subarray([...MARKET_FEATURES]),
  notFeatures: fc.constant([]),
  seller: fc.option(fc.constantFrom(...SELLERS)),
  statuses: fc.subarray([...MARKET_STATUSES]),
  newWithinDays: days,
  droppedWithinDays: days,
  sort: fc.constantFrom(...MARKET_SORTS),
});
/** Without words there is nothing that all homes must say. */
const filter = anyFilter.map((given) => ({ ...given, onlyWords: given.onlyWords && given.words !== "" }));

test("every filter comes back out of its address, and is one that may be saved", () => {
  fc.assert(
    fc.property(filter, (given) => {
      expect(read(marketQuery(given))).toEqual(given);
      expect(marketFilterSchema.safeParse(given).success).toBe(true);
    }),
  );
});

test.each<[string, Partial<MarketFilter>]>([
  ["bounds the wrong way round", { price: { min: 2, max: 1 } }],
  ["more rooms than any home has", { rooms: { min: 100, max: null } }],
  [
    "a drawing that crosses itself",
    {
      area: {
        kind: "dibujo",
        pieces: [
          [
            [
              [0, 0],
              [1, 1],
              [1, 0],
              [0, 1],
            ],
          ],
        ],
      },
    },
  ],
  ["a search of every day of two years", { newWithinDays: 730 }],
  ["words without end", { words: "a".repeat(121) }],
])("not to be saved: %s", (_what, part) => {
  expect(marketFilterSchema.safeParse({ ...NO_MARKET_FILTER, ...part }).success).toBe(false);
});

test("a district is told from a quarter by a word behind its circle", () => {
  const [place] = read("lugar=barrio:46250:39.465,-0.37,1200,distrito:L'Eixample").places;
  expect(place).toEqual({
    kind: "barrio",
    municipalityCode: "46250",
    latitude: 39.465,
    longitude: -0.37,
    radiusM: 1_200,
    isWide: true,
    name: "L'Eixample",
  });
});

test("a quarter of an address lies on the map and reaches a hundred kilometres at most; a town abroad has its country", () => {
  const place = (text: string) => readMarketFilter(new URLSearchParams({ lugar: text })).places[0];
  expect(place("barrio::90,180,100000:Norte")).toMatchObject({ latitude: 90, longitude: 180, radiusM: 100_000 });
  expect(place("barrio::-90,-180,1:Sur")).toMatchObject({ municipalityCode: null, radiusM: 1 });
  for (const circle of ["90.1,0,1", "0,180.1,1", "0,0,0", "0,0,100001", "0,0"])
    expect(place(`barrio::${circle}:Norte`), circle).toBeUndefined();
  expect(place("barrio::0,0,1:")).toBeUndefined();
  expect(place("ciudad:AR:-31,-64,9000:Córdoba")).toMatchObject({ kind: "ciudad", country: "AR" });
  expect(place("ciudad:ARG:-31,-64,9000:Córdoba")).toBeUndefined();
  expect(place("villa:AR:-31,-64,9000:Córdoba")).toBeUndefined();
});
