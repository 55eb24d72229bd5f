import { expect, test } from "vitest";
import { bitOf } from "../features.ts";
import { NO_MARKET_FILTER } from "./market-filter.ts";
import { unconfirmedConditions } from "./unconfirmed-conditions.ts";

const SILENT = {
  rooms: null,
  bathrooms: null,
  builtAreaM2: null,
  floor: null,
  yearBuilt: null,
  condition: null,
  energyRating: null,
  seller: null,
  knownFeatures: 0,
};
const DEMANDING = {
  ...NO_MARKET_FILTER,
  rooms: { min: 3, max: null },
  bathrooms: { min: null, max: 2 },
  builtAreaM2: { min: 80, max: 100 },
  floor: { min: 1, max: null },
  yearBuilt: { min: 1960, max: null },
  features: ["hasLift", "hasTerrace"],
  notFeatures: ["isExterior"],
  conditions: ["bueno"],
  energyFrom: "C",
  seller: "particular",
} as const;

test("of a home that says nothing each condition is open, in the order of the chips", () => {
  expect(unconfirmedConditions(DEMANDING, SILENT)).toEqual([
    "Habitaciones",
    "Baños",
    "Superficie",
    "Planta",
    "Año de construcción",
    "Ascensor",
    "Terraza",
    "Interior",
    "Estado",
    "Certificado energético",
    "Quién la ofrece",
  ]);
});

test("nothing is open where nothing is asked, nor where the home says it, whatever it says", () => {
  expect(unconfirmedConditions(NO_MARKET_FILTER, SILENT)).toEqual([]);
  const said = {
    rooms: 3,
    bathrooms: 0,
    builtAreaM2: 90,
    floor: 0,
    yearBuilt: 1970,
    condition: "bueno",
    energyRating: "G",
    seller: "agencia",
    knownFeatures: bitOf("hasLift") | bitOf("hasTerrace") | bitOf("isExterior"),
  } as const;
  expect(unconfirmedConditions(DEMANDING, said)).toEqual([]);
});

test("of two features only the one that nobody told of is open", () => {
  const home = { ...SILENT, knownFeatures: bitOf("hasTerrace") };
  const filter = { ...NO_MARKET_FILTER, features: ["hasLift", "hasTerrace"] as const };
  expect(unconfirmedConditions(filter, home)).toEqual(["Ascensor"]);
});
