import { expect, test } from "vitest";
import { featureBits } from "#domain/market/features.ts";
import type { MarketHome } from "#domain/market/market-home.ts";
import { type PairFact, pairFacts } from "./pair-facts.ts";

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
const labels = (facts: readonly PairFact[]) => facts.map(({ label }) => label);

test("differences come first, and a fact that only one of both says is none", () => {
  const { shown, equal } = pairFacts([
    home(),
    home({ priceCents: 21_000_000, bathrooms: 2, floor: 1, listedOn: "2026-11-01" }),
  ]);
  expect(labels(shown)).toEqual(["Precio", "Planta", "Baños", "Estado", "Publicado"]);
  expect(shown.filter(({ isDifferent }) => isDifferent)).toEqual(shown.slice(0, 2));
  expect(shown[1]!.values).toEqual(["Baja", "1"]);
  expect(shown[2]).toEqual({ label: "Baños", values: [null, "2"], isDifferent: false });
  expect(labels(equal)).toEqual(["Tipo", "Superficie", "Habitaciones", "Conservación", "Dirección", "Zona"]);
});

test("a fact that neither says is left out, and features are told by yes and no", () => {
  const bits = (hasLift: boolean) => {
    const { has, known } = featureBits({ hasLift });
    return { features: has, knownFeatures: known };
  };
  const { shown, equal } = pairFacts([home(bits(true)), home(bits(false))]);
  expect(labels([...shown, ...equal])).not.toContain("Año");
  expect(shown[0]).toEqual({ label: "Ascensor", values: ["Sí", "No"], isDifferent: true });
  expect(pairFacts([home(), home()]).shown.some(({ isDifferent }) => isDifferent)).toBe(false);
});
