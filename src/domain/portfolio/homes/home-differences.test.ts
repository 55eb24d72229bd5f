import { expect, test } from "vitest";
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

test("a price, a country, a currency and an operation that somebody tries out are listed and not proposed", () => {
  const told = { ...known, price: 399_000, country: "MX", currency: "MXN", operation: "alquiler" } as Home;
  expect(homeDifferences(known, told)).toEqual([
    { field: "operation", before: "venta", after: "alquiler", isProposed: false },
    { field: "country", before: "ES", after: "MX", isProposed: false },
    { field: "currency", before: "EUR", after: "MXN", isProposed: false },
    { field: "price", before: 465_000, after: 399_000, isProposed: false },
  ]);
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

test("a position is one difference, also where only one of its parts moved", () => {
  expect(homeDifferences(known, { latitude: 41.39, longitude: 2.17 })).toEqual([
    { field: "latitude", before: "41.39, 2.16", after: "41.39, 2.17", isProposed: true },
  ]);
  expect(homeDifferences({}, { latitude: 41.39, longitude: 2.17 })[0]).toMatchObject({ before: null });
  expect(homeDifferences({}, { latitude: 41.39 })).toEqual([]);
});

test("only what was chosen and differs is written, a position whole", () => {
  const told = { price: 399_000, rooms: 3, latitude: 41.4, longitude: 2.17, builtAreaM2: 90 };
  const differences = homeDifferences(known, told);
  expect(chosenValues(differences, told, ["rooms", "latitude", "builtAreaM2", "status"])).toEqual({
    rooms: 3,
    latitude: 41.4,
    longitude: 2.17,
  });
  expect(chosenValues(differences, told, [])).toEqual({});
});
