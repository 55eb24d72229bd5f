import { expect, test } from "vitest";
import { featureBits } from "#domain/market/features.ts";
import type { MarketHome } from "#domain/market/market-home.ts";
import { pairFacts } from "./pair-facts.ts";

const home = (fields: Partial<MarketHome> = {}): MarketHome =>
  ({
    operation: "venta",
    type: "piso",
    status: "activo",
    country: "ES",
    town: "Sevilla",
    quarter: null,
    title: null,
    address: "Calle Feria",
    builtAreaM2: 80,
    rooms: 3,
    bathrooms: null,
    floor: 0,
    yearBuilt: null,
    condition: "bueno",
    energyRating: null,
    features: 0,
    knownFeatures: 0,
    priceCents: 20_000_000,
    currency: "EUR",
    listedOn: "2026-10-01",
    ...fields,
  }) as MarketHome;
const labels = (facts: ReturnType<typeof pairFacts>) => facts.map(({ label }) => label);

test("differences come first, and a fact that only one of both says is none", () => {
  const facts = pairFacts([home(), home({ priceCents: 21_000_000, bathrooms: 2, floor: 1 })]);
  const different = facts.filter(({ isDifferent }) => isDifferent);
  expect(labels(different)).toEqual(["Precio", "Precio por metro", "Planta"]);
  expect(facts.slice(0, 3)).toEqual(different);
  expect(different[2]!.values).toEqual(["Baja", "1"]);
  expect(facts.find(({ label }) => label === "Baños")).toEqual({
    label: "Baños",
    values: [null, "2"],
    isDifferent: false,
  });
});

test("a fact that neither says is left out, and features are told by yes and no", () => {
  const bits = (hasLift: boolean) => {
    const { has, known } = featureBits({ hasLift });
    return { features: has, knownFeatures: known };
  };
  const facts = pairFacts([home(bits(true)), home(bits(false))]);
  expect(labels(facts)).not.toContain("Año");
  expect(facts[0]).toEqual({ label: "Ascensor", values: ["Sí", "No"], isDifferent: true });
  expect(pairFacts([home(), home()]).some(({ isDifferent }) => isDifferent)).toBe(false);
});
