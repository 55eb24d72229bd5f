import { expect, test } from "vitest";
import { featureBits } from "./features.ts";
import { knownHomeOf } from "./known-home.ts";
import type { MarketHome } from "./market-home.ts";

const bits = featureBits({ hasLift: true, hasPool: false, allowsPets: true });
const HOME: MarketHome = {
  id: "5b0e4a0e-7d3c-4a57-9a8f-2f1c9d3b6a11",
  homeId: null,
  facadeSeed: 0,
  title: "Piso en Ruzafa",
  address: "Carrer de Cuba",
  cover: null,
  sources: ["idealista"],
  isDemo: false,
  operation: "venta",
  type: "piso",
  status: "activo",
  country: "ES",
  municipalityCode: "46250",
  postalCode: "46006",
  town: "Valencia",
  quarter: "Russafa",
  latitude: 39.46,
  longitude: -0.37,
  builtAreaM2: 90,
  rooms: 3,
  bathrooms: null,
  floor: 0,
  yearBuilt: 1970,
  condition: "bueno",
  energyRating: null,
  seller: "agencia",
  features: bits.has,
  knownFeatures: bits.known,
  priceCents: 250_000_00,
  currency: "EUR",
  previousPriceCents: null,
  priceChangedOn: null,
  listedOn: "2026-11-01",
  returnedOn: null,
  closedOn: null,
  adverts: 1,
  expectedCents: null,
  position: null,
};

test("facts of the adverts as tools ask for them, the price in whole euros; unknown ones are left out", () => {
  expect(knownHomeOf(HOME)).toEqual({
    operation: "venta",
    type: "piso",
    address: "Carrer de Cuba",
    placeName: "Russafa, Valencia",
    municipalityCode: "46250",
    country: "ES",
    latitude: 39.46,
    longitude: -0.37,
    builtAreaM2: 90,
    rooms: 3,
    floor: 0,
    yearBuilt: 1970,
    condition: "bueno",
    hasLift: true,
    hasPool: false,
    price: 250_000,
    currency: "EUR",
  });
});

test("a home without a price or a place leaves both open", () => {
  const bare = knownHomeOf({ ...HOME, priceCents: null, quarter: null, town: null, builtAreaM2: null });
  expect(bare).not.toHaveProperty("price");
  expect(bare).not.toHaveProperty("placeName");
  expect(bare).not.toHaveProperty("builtAreaM2");
});

test("no tool values land or a garage", () => {
  expect(knownHomeOf({ ...HOME, type: "garaje" })).toBeNull();
  expect(knownHomeOf({ ...HOME, type: "terreno" })).toBeNull();
});
