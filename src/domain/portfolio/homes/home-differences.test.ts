import { describe, expect, test } from "vitest";
import type { Home } from "./home.ts";
import { chosenValues, homeDifferences } from "./home-differences.ts";

const known = {
  operation: "venta",
  type: "piso",
  country: "ES",
  currency: "EUR",
  price: 465_000,
  builtAreaM2: 90,
  latitude: 41.39,
  longitude: 2.16,
  orientations: ["norte", "sur"],
} as unknown as Home;

test("a value that equals the portfolio's is no difference, lists included", () => {
  expect(homeDifferences(known, { ...known })).toEqual([]);
  expect(homeDifferences(known, {})).toEqual([]);
  expect(homeDifferences(known, { rooms: undefined, address: "" })).toEqual([]);
});

test("a price, its currency and its operation are one difference, listed and not proposed, as is a country", () => {
  const shown = { ...known, price: 299_500, country: "MX", currency: "MXN", operation: "alquiler" } as Home;
  expect(homeDifferences(known, shown)).toEqual([
    {
      field: "price",
      before: { operation: "venta", price: 465_000, currency: "EUR" },
      after: { operation: "alquiler", price: 299_500, currency: "MXN" },
      isProposed: false,
    },
    { field: "country", before: "ES", after: "MX", isProposed: false },
  ]);
});

test("an operation or a currency alone would make another price of the same figure: they are that difference too", () => {
  const offer = { operation: "venta", price: 465_000, currency: "EUR" };
  expect(homeDifferences(known, { ...known, operation: "alquiler" } as Home)).toEqual([
    { field: "price", before: offer, after: { ...offer, operation: "alquiler" }, isProposed: false },
  ]);
  // Told without a price, as a rented home is whose sale is prepared: nothing could stand for the price of the file.
  expect(homeDifferences(known, { operation: "alquiler", currency: "MXN", price: undefined } as never)).toEqual([]);
  // A file without a price takes the operation alone.
  expect(homeDifferences({ operation: "venta", currency: "EUR" }, { operation: "alquiler" })).toEqual([
    {
      field: "price",
      before: { operation: "venta", price: null, currency: "EUR" },
      after: { operation: "alquiler", price: null, currency: "EUR" },
      isProposed: false,
    },
  ]);
});

test("other amounts are compared in one currency alone", () => {
  const fees = { ...known, communityFee: 65 } as Home;
  expect(homeDifferences(fees, { communityFee: 70, currency: "EUR" })).toEqual([
    { field: "communityFee", before: 65, after: 70, isProposed: true },
  ]);
  const abroad = homeDifferences(fees, { communityFee: 1400, currency: "MXN", price: 1 });
  expect(abroad.map(({ field }) => field)).toEqual(["price"]);
});

describe("a text that was written for the home", () => {
  const descriptions = { es: "Piso de 90 m² por 465.000 €." };
  const proposed = (home: Partial<Home>, shown: Partial<Home>) =>
    homeDifferences(home, { ...shown, descriptions }).find(({ field }) => field === "descriptions");

  test("is proposed where the file has none and offers the same", () => {
    expect(proposed(known, known)).toEqual({
      field: "descriptions",
      before: null,
      after: descriptions,
      isProposed: true,
    });
    expect(proposed({ ...known, descriptions: { es: "" } } as Home, {})).toMatchObject({ isProposed: true });
  });
  test.each([
    ["price", { price: 399_000 }],
    ["operation", { operation: "alquiler" as const }],
    ["currency", { currency: "MXN" }],
    ["country", { country: "MX" }],
  ])("is not proposed where it states another %s", (_part, change) => {
    expect(proposed(known, { ...known, ...change })).toMatchObject({ isProposed: false, caution: "contradicts" });
  });
  test("is not proposed over another text in the same language", () => {
    const own = { ...known, descriptions: { es: "Lo escribí yo." } } as Home;
    expect(proposed(own, known)).toMatchObject({ isProposed: false, caution: "overwrites" });
  });
});

test("a value that the portfolio lacks is proposed, also a no and a zero", () => {
  expect(homeDifferences(known, { rooms: 3, hasLift: false, floor: 0 })).toEqual([
    { field: "rooms", before: null, after: 3, isProposed: true },
    { field: "hasLift", before: null, after: false, isProposed: true },
    { field: "floor", before: null, after: 0, isProposed: true },
  ]);
});

test("an empty box says no only where the portfolio says yes", () => {
  expect(homeDifferences({}, { hasTerrace: false, hasPool: true })).toEqual([
    { field: "hasPool", before: null, after: true, isProposed: true },
  ]);
  expect(homeDifferences({ hasTerrace: true }, { hasTerrace: false })).toEqual([
    { field: "hasTerrace", before: true, after: false, isProposed: true },
  ]);
});

test("a box that was left empty is listed where the portfolio has it ticked, and clears the field when it is taken", () => {
  const home = { ...known, hasTerrace: true, hasPool: true, rooms: 3 } as Home;
  const differences = homeDifferences(home, { hasPool: true }, ["hasTerrace", "hasGarden", "rooms"]);
  expect(differences).toEqual([{ field: "hasTerrace", before: true, after: null, isProposed: false }]);
  expect(chosenValues(differences, {}, ["hasTerrace"])).toEqual({ hasTerrace: null });
});

test("a position is one difference, also where only one of its parts moved", () => {
  expect(homeDifferences(known, { latitude: 41.39, longitude: 2.17 })).toEqual([
    { field: "latitude", before: "41.39, 2.16", after: "41.39, 2.17", isProposed: true },
  ]);
  expect(homeDifferences({}, { latitude: 41.39, longitude: 2.17 })[0]).toMatchObject({ before: null });
  expect(homeDifferences({}, { latitude: 41.39 })).toEqual([]);
});

test("only what was chosen and differs is written, a position whole", () => {
  const shown = { price: 399_000, rooms: 3, latitude: 41.4, longitude: 2.17, builtAreaM2: 90 };
  const differences = homeDifferences(known, shown);
  expect(chosenValues(differences, shown, ["rooms", "latitude", "builtAreaM2", "status"])).toEqual({
    rooms: 3,
    latitude: 41.4,
    longitude: 2.17,
  });
  expect(chosenValues(differences, shown, [])).toEqual({});
  expect(chosenValues(differences, shown, ["price"])).toEqual({ price: 399_000 });
});

test("a price is written with its currency and its operation", () => {
  const shown = { operation: "alquiler", price: 14_000, currency: "MXN" } as const;
  expect(chosenValues(homeDifferences(known, shown), shown, ["price"])).toEqual(shown);
  expect(chosenValues(homeDifferences(known, shown), shown, ["currency", "operation"])).toEqual({});
});

test("a point in another country is not proposed, one in the same is", () => {
  const known = { country: "ES", latitude: 40.4, longitude: -3.7 };
  const proposed = (shown: Parameters<typeof homeDifferences>[1]) =>
    homeDifferences(known, shown).find(({ field }) => field === "latitude")?.isProposed;
  expect(proposed({ country: "ES", latitude: 41.4, longitude: 2.1 })).toBe(true);
  expect(proposed({ latitude: 41.4, longitude: 2.1 })).toBe(true);
  expect(proposed({ country: "MX", latitude: 19.4, longitude: -99.1 })).toBe(false);
});
