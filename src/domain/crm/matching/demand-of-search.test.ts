import { describe, expect, test } from "vitest";
import { HOME_TYPE_NAMES, OPERATION_NAMES } from "#content/home-names.ts";
import { type MarketFilter, NO_MARKET_FILTER } from "../../market/search/market-filter.ts";
import { demandForm } from "../contacts/contact-forms.ts";
import type { DemandLine } from "../contacts/dto.ts";
import { demandOfSearch, isNotedAs, searchOfDemand } from "./demand-of-search.ts";

const NAMES = { types: HOME_TYPE_NAMES, operations: OPERATION_NAMES };
const RUZAFA = {
  kind: "barrio",
  name: "Russafa",
  municipalityCode: "46250",
  latitude: 39.4624,
  longitude: -0.3727,
  radiusM: 700,
} as const;
const demandOf = (filter: Partial<MarketFilter>) => demandOfSearch({ ...NO_MARKET_FILTER, ...filter }, NAMES);

test("each condition that a demand has a field for stands in it", () => {
  const demand = demandOf({
    operation: "alquiler",
    types: ["piso"],
    places: [RUZAFA],
    notPlaces: [{ kind: "municipio", code: "46244", name: "Torrent" }],
    price: { min: 600, max: 1_100 },
    currency: "EUR",
    builtAreaM2: { min: 70, max: null },
    rooms: { min: 2, max: null },
    bathrooms: { min: 1, max: null },
    features: ["hasLift"],
  });
  expect(demand).toEqual({
    operation: "alquiler",
    types: ["piso"],
    where: [
      { typed: "Russafa", isExcluded: false },
      { typed: "Torrent", isExcluded: true },
    ],
    zone: null,
    priceMin: 600,
    priceMax: 1_100,
    currency: "EUR",
    areaMinM2: 70,
    roomsMin: 2,
    roomsMax: null,
    bathroomsMin: 1,
    musts: ["hasLift"],
    wishes: [],
    note: null,
  });
  expect(demandForm.safeParse(demand).success).toBe(true);
});

test("conditions without a field of their own are kept in the note, in words", () => {
  const { note, musts, roomsMin, roomsMax } = demandOf({
    floor: { min: 1, max: null },
    conditions: ["bueno"],
    features: ["isTopFloor"],
    rooms: { min: 2, max: 3 },
    seller: "particular",
  });
  expect(musts).toEqual([]);
  expect([roomsMin, roomsMax]).toEqual([2, 3]);
  expect(note).toBe("Que no sea bajo · Última planta · Buen estado · De particular");
});

test("a search without an operation is one to buy, and one of everything asks for nothing else", () => {
  expect(demandOf({})).toEqual({
    operation: "venta",
    types: [],
    where: [],
    zone: null,
    priceMin: null,
    priceMax: null,
    currency: null,
    areaMinM2: null,
    roomsMin: null,
    roomsMax: null,
    bathroomsMin: null,
    musts: [],
    wishes: [],
    note: null,
  });
  expect(demandForm.safeParse(demandOf({})).error?.issues).toBeUndefined();
});

test("a window becomes its four corners; of two drawn pieces none is chosen, and the note says that there was a zone", () => {
  expect(demandOf({ area: { kind: "ventana", west: -0.4, south: 39.4, east: -0.3, north: 39.5 } }).zone).toEqual([
    [-0.4, 39.4],
    [-0.3, 39.4],
    [-0.3, 39.5],
    [-0.4, 39.5],
  ]);
  const piece = [
    [
      [0, 0],
      [1, 0],
      [0, 1],
    ],
  ] as [number, number][][];
  const two = demandOf({ area: { kind: "dibujo", pieces: [piece, piece] } });
  expect(two.zone).toBeNull();
  expect(two.note).toContain("zona");
});

test("one drawn piece becomes the zone, up to five hundred points of it; with a hole, or more points, none does", () => {
  const ring = (count: number) => Array.from({ length: count }, (_, i): [number, number] => [i / 100, (i % 7) / 10]);
  const drawn = (...pieces: [number, number][][][]) => demandOf({ area: { kind: "dibujo", pieces } }).zone;
  expect(drawn([ring(3)])).toEqual([
    [0, 0],
    [0.01, 0.1],
    [0.02, 0.2],
  ]);
  expect(drawn([ring(500)])).toHaveLength(500);
  expect(drawn([ring(501)])).toBeNull();
  expect(drawn([ring(4), ring(3)])).toBeNull();
  expect(drawn()).toBeNull();
});

test("a circle becomes a ring about it", () => {
  const { zone } = demandOf({ area: { kind: "circulo", latitude: 0, longitude: 0, radiusM: 11_113 } });
  // A tenth of a degree, by cos 7.5°: 0.10086.
  expect(Math.max(...(zone as [number, number][]).map(([, y]) => y))).toBeCloseTo(0.10086, 4);
});

const LINE: DemandLine = {
  id: "1",
  createdAt: "2026-11-26T10:00:00Z",
  updatedAt: "2026-11-26T10:00:00Z",
  operation: "venta",
  types: ["piso"],
  places: [],
  sought: [],
  zone: null,
  priceMinCents: null,
  priceMaxCents: 250_000_00,
  currency: "EUR",
  areaMinM2: 80,
  roomsMin: 3,
  roomsMax: null,
  bathroomsMin: null,
  musts: ["hasLift"],
  wishes: ["hasTerrace"],
  tolerance: 0.1,
  note: null,
  isActive: true,
  matching: { count: 0, isCapped: false },
};

test("a demand opens as the search that meets every wish of it: its margin does not widen the price, and a wish is no condition", () => {
  expect(searchOfDemand(LINE)).toEqual({
    ...NO_MARKET_FILTER,
    operation: "venta",
    types: ["piso"],
    price: { min: null, max: 250_000 },
    currency: "EUR",
    builtAreaM2: { min: 80, max: null },
    rooms: { min: 3, max: null },
    features: ["hasLift"],
  });
});

test("cents of the least price are whole units too, and its rooms and bathrooms are the least of them", () => {
  expect(searchOfDemand({ ...LINE, priceMinCents: 180_000_00, bathroomsMin: 2 })).toMatchObject({
    price: { min: 180_000, max: 250_000 },
    bathrooms: { min: 2, max: null },
  });
});

test("a province stands in a demand with its kind, as somebody would type it", () => {
  expect(demandOf({ places: [{ kind: "provincia", name: "Valencia", code: "46" }] }).where).toEqual([
    { typed: "Provincia de Valencia", isExcluded: false },
  ]);
});

test("a place that must be asked about first opens nothing: the whole market is no answer", () => {
  expect(searchOfDemand({ ...LINE, places: ["El Centro"], sought: null })).toBeNull();
});

test("three rooms and no more are that in the demand, in the search of it, and in its match", () => {
  const form = demandOf({ rooms: { min: 3, max: 3 } });
  expect(form).toMatchObject({ roomsMin: 3, roomsMax: 3, note: null });
  expect(searchOfDemand({ ...LINE, roomsMin: 3, roomsMax: 3 })?.rooms).toEqual({ min: 3, max: 3 });
});

describe("a search has been noted", () => {
  const SEARCHED = {
    operation: "venta",
    types: ["piso"],
    rooms: { min: 3, max: 3 },
    features: ["hasLift"],
  } satisfies Partial<MarketFilter>;
  const form = demandOf(SEARCHED);
  const line: DemandLine = {
    ...LINE,
    priceMinCents: null,
    priceMaxCents: null,
    areaMinM2: null,
    roomsMax: 3,
    musts: ["hasLift"],
    note: null,
  };

  test("as a demand that asks for the same", () => expect(isNotedAs(form, line)).toBe(true));

  test("with its prices, which stand in cents in the demand", () => {
    const priced = demandOf({ ...SEARCHED, price: { min: 100_000, max: 250_000.5 }, currency: "EUR" });
    expect(isNotedAs(priced, { ...line, priceMinCents: 100_000_00, priceMaxCents: 250_000_50 })).toBe(true);
    expect(isNotedAs(priced, { ...line, priceMinCents: 100_000_01, priceMaxCents: 250_000_50 })).toBe(false);
    expect(isNotedAs(priced, { ...line, priceMinCents: 100_000_00, priceMaxCents: 250_000_51 })).toBe(false);
  });

  test.each<[string, Partial<DemandLine>]>([
    ["asks for three rooms or more", { roomsMax: null }],
    ["has another price", { priceMaxCents: 200_000_00 }],
    ["has a note of its own", { note: "Con sol" }],
    ["is over", { isActive: false }],
    [
      "is of another place",
      { sought: [{ typed: "Russafa", isExcluded: false, withinM: null, place: null, choices: [] }] },
    ],
  ])("not as one that %s", (_what, change) => expect(isNotedAs(form, { ...line, ...change })).toBe(false));
});
