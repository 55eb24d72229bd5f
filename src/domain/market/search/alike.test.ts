import { describe, expect, test } from "vitest";
import type { MarketHome } from "../market-home.ts";
import { searchAlike } from "./alike.ts";

const HOME = {
  operation: "venta",
  type: "piso",
  builtAreaM2: 94,
  municipalityCode: "46250",
  town: "Valencia",
  latitude: 39.46,
  longitude: -0.37,
  currency: "EUR",
} as MarketHome;
const alike = (changes: Partial<MarketHome>) => searchAlike(Object.assign({}, HOME, changes));

describe("homes like one", () => {
  test("in its town: the same kind within a fifth of its area, 94 m² from 75 to 113, whatever the currency", () => {
    expect(alike({})).toMatchObject({
      operation: "venta",
      types: ["piso"],
      places: [{ kind: "municipio", code: "46250", name: "Valencia" }],
      area: null,
      currency: null,
      builtAreaM2: { min: 75, max: 113 },
    });
  });
  test("around it where it names no town; anywhere in its currency where it says no place either", () => {
    const nameless = { town: null };
    expect(alike(nameless)).toMatchObject({ places: [], area: { kind: "circulo", radiusM: 1500 }, currency: null });
    expect(alike({ ...nameless, latitude: null })).toMatchObject({ places: [], area: null, currency: "EUR" });
    expect(alike({ municipalityCode: null }).area).not.toBeNull();
  });
  test("of any size where its own is not known", () => {
    expect(alike({ builtAreaM2: null }).builtAreaM2).toEqual({ min: null, max: null });
  });
});
