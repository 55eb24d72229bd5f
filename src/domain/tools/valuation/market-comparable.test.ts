import { expect, test } from "vitest";
import { featureBits } from "../../market/features.ts";
import { DEMO_SOURCE } from "./demo-listings.ts";
import { type ComparedMarketHome, comparableOfMarket } from "./market-comparable.ts";

const { has, known } = featureBits({ hasLift: true, hasTerrace: false, allowsPets: true });
const HOME: ComparedMarketHome = {
  id: "home-1",
  operation: "venta",
  type: "piso",
  status: "activo",
  country: "ES",
  municipalityCode: "46250",
  quarter: "Russafa",
  town: "València",
  latitude: 39.46,
  longitude: -0.37,
  builtAreaM2: 90,
  rooms: 3,
  bathrooms: 1,
  floor: null,
  yearBuilt: 1970,
  condition: null,
  energyRating: "E",
  features: has,
  knownFeatures: known,
  priceCents: 250_000_50,
  currency: "EUR",
  closedOn: null,
  address: null,
  sources: ["Idealista", "Fotocasa"],
  seenOn: "2026-11-20",
  isDemo: false,
};
const of = (change: Partial<ComparedMarketHome> = {}) => comparableOfMarket({ ...HOME, ...change });

test("a home on offer has its price to the cent and the last day on which an advert was seen; unknown facts are absent", () => {
  expect(of()).toEqual({
    id: "home-1",
    operation: "venta",
    type: "piso",
    placeName: "Russafa",
    municipalityCode: "46250",
    country: "ES",
    latitude: 39.46,
    longitude: -0.37,
    builtAreaM2: 90,
    rooms: 3,
    bathrooms: 1,
    yearBuilt: 1970,
    energyRating: "E",
    currency: "EUR",
    hasLift: true,
    hasTerrace: false,
    price: 250_000.5,
    evidence: "oferta",
    date: "2026-11-20",
    source: "Mercado: Idealista",
  });
});

test("of a closed home what was paid, on the day of its closing", () => {
  expect(of({ status: "cerrado", closedOn: "2026-06-30" })).toMatchObject({ evidence: "cierre", date: "2026-06-30" });
  expect(of({ status: "reservado", closedOn: "2026-06-30" })).toMatchObject({ evidence: "oferta", date: "2026-11-20" });
});

test("an invented home says so, one without a sender is of the market, and a long name is cut at eighty letters", () => {
  expect(of({ isDemo: true })!.source).toBe(DEMO_SOURCE);
  expect(of({ sources: [] })!.source).toBe("Mercado");
  expect(of({ sources: ["x".repeat(100)] })!.source).toHaveLength(80);
  expect(of({ quarter: null })!.placeName).toBe("València");
});

test("without price, position or area, or with forty rooms, a home is no comparable", () => {
  expect(of({ priceCents: null })).toBeUndefined();
  expect(of({ latitude: null })).toBeUndefined();
  expect(of({ longitude: null })).toBeUndefined();
  expect(of({ builtAreaM2: null })).toBeUndefined();
  expect(of({ rooms: 40 })).toBeUndefined();
});
