import { describe, expect, test } from "vitest";
import { type Advert, checkAdvert, withoutExcluding } from "./check-advert.ts";

const ADVERT: Advert = {
  country: "ES",
  operation: "venta",
  currency: "EUR",
  hasPrice: true,
  hasEnergy: true,
  hasRentReference: false,
  hasRegistration: false,
  written: [],
};
const levels = (changes: Partial<Advert>) => checkAdvert({ ...ADVERT, ...changes }).findings.map(({ level }) => level);
const written = (text: string, country = "ES") => levels({ country, written: [{ field: "ownText", text }] });

test("a sale in Spain without its energy rating is blocked", () => {
  expect(levels({})).toEqual([]);
  expect(levels({ hasEnergy: false })).toEqual(["bloqueo"]);
  expect(levels({ hasEnergy: false, country: "CL" })).toEqual([]);
});

describe("rents in Spain", () => {
  const rent = { operation: "alquiler" } as const;
  test("whether the area is stressed must be known", () => expect(levels(rent)).toEqual(["aviso"]));
  test("in a stressed area a reference is missing", () => {
    expect(levels({ ...rent, isStressedZone: true })).toEqual(["bloqueo"]);
    expect(levels({ ...rent, isStressedZone: true, hasRentReference: true })).toEqual([]);
    expect(levels({ ...rent, isStressedZone: false })).toEqual([]);
  });
  test("a short let needs its registration number", () => {
    expect(levels({ ...rent, rentKind: "temporada" })).toEqual(["bloqueo"]);
    expect(levels({ ...rent, rentKind: "turistico", hasRegistration: true })).toEqual([]);
  });
});

test.each([
  "Solo españoles",
  "solo para ESPAÑOLES",
  "Preferible gente española.",
  "Se busca persona española",
  "No extranjeros",
  "Abstenerse inmigrantes",
  "No niños",
  "sin niños",
  "No se admiten niños.",
  "No se admiten familias con niños",
  "Solo mujeres",
  "Exclusivamente para matrimonios",
  "No gitanos",
  "No se alquila a extranjeros",
  "No children please",
  "Spanish people only",
])("«%s» is blocked", (text) => expect(written(text)).toContain("bloqueo"));

test.each([
  "Ideal parejas jóvenes",
  "ideal para familias",
  "Perfecto para estudiantes",
  "barrio exclusivo",
  "Ideal for families",
])("«%s» is warned of", (text) => expect(written(text)).toEqual(["aviso"]));

test.each([
  "Cocina española de 1950 restaurada",
  "No hay ascensor",
  "Sin garaje",
  "Colegio a 200 m y parque con zona de niños",
  "Solo quedan dos plazas",
  "Vistas al mercado y a la plaza de España",
  "Terraza ideal para plantas",
])("«%s» says nothing wrong", (text) => expect(written(text)).toEqual([]));

test("Mexico: pesos, and only what can be proved", () => {
  expect(levels({ country: "MX", currency: "USD", hasEnergy: false })).toEqual(["bloqueo"]);
  expect(levels({ country: "MX", currency: "MXN" })).toEqual([]);
  expect(written("Plusvalía garantizada", "MX")).toContain("aviso");
});

test("other countries are unreviewed, and still leave nobody out", () => {
  expect(checkAdvert({ ...ADVERT, country: "CO" }).isReviewed).toBe(false);
  expect(checkAdvert(ADVERT).isReviewed).toBe(true);
  expect(written("No extranjeros", "CO")).toEqual(["bloqueo"]);
});

test("the sentence that leaves people out goes, the rest stays; its words are named", () => {
  expect(withoutExcluding("Cocina con salida a la terraza. Solo españoles. Dos balcones.")).toBe(
    "Cocina con salida a la terraza. Dos balcones.",
  );
  const [finding] = checkAdvert({
    ...ADVERT,
    written: [{ field: "ownText", text: "Por favor, SOLO ESPAÑOLES." }],
  }).findings;
  expect(finding).toMatchObject({ field: "ownText", excerpt: "SOLO ESPAÑOLES" });
});
