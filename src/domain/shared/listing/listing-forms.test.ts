import { describe, expect, test } from "vitest";
import type * as z from "zod/mini";
import { refusal, refusals } from "../schema/refusals.test-data.ts";
import { areaIsLikely, floorFits, nearbyPlaces, roomsFit } from "./likely-home.ts";
import { checkDraft, describeListing, readCell } from "./listing-draft.ts";
import { LISTINGS_FILE_MB } from "./listings-file.ts";
import { type Listing, listingSchema, propertySchema, usableAreaFits } from "./property.ts";

const HOME = { builtAreaM2: 90 };
const refusalOf = (fields: object) => refusal(propertySchema, { ...HOME, ...fields });

describe("a home", () => {
  test("is a flat for sale in Spain where nothing else is said, and unknown is unknown", () => {
    const known = Object.entries(propertySchema.parse({ builtAreaM2: "90,5", rooms: "", hasLift: "si" })).filter(
      ([, value]) => value !== undefined,
    );
    expect(Object.fromEntries(known)).toEqual({
      operation: "venta",
      type: "piso",
      country: "ES",
      currency: "EUR",
      builtAreaM2: 90.5,
      hasLift: true,
    });
  });

  test.each<[string, number, number, number, string]>([
    ["latitude", -90, 90, 1, "La latitud va de −90 a 90"],
    ["longitude", -180, 180, 1, "La longitud va de −180 a 180"],
    ["builtAreaM2", 15, 2000, 1, "Introduce una superficie entre 15 y 2.000 m²"],
    ["usableAreaM2", 10, 2000, 1, "Introduce una superficie útil entre 10 y 2.000 m²"],
    ["rooms", 0, 15, 1, "Introduce de 0 a 15 habitaciones"],
    ["bathrooms", 0, 10, 1, "Introduce de 0 a 10 baños"],
    ["floor", -2, 50, 1, "Introduce una planta entre −2 y 50"],
    ["buildingFloors", 1, 60, 1, "Introduce de 1 a 60 plantas"],
    ["price", 1, 1_000_000_000, 1, "Introduce un precio mayor que cero"],
  ])("%s from %d to %d", (field, least, most, step, message) => {
    expect([least, most].map((value) => refusalOf({ [field]: value }))).toEqual([null, null]);
    expect([least - step, most + step].map((value) => refusalOf({ [field]: value }))).toEqual([message, message]);
  });

  test.each<[string, number]>([
    ["address", 200],
    ["placeName", 120],
    ["municipalityCode", 5],
    ["cadastralReference", 20],
  ])("%s has %d letters at most", (field, most) => {
    expect(refusalOf({ [field]: "a".repeat(most) })).toBeNull();
    expect(refusalOf({ [field]: "a".repeat(most + 1) })).toBe(`Usa como mucho ${most} caracteres`);
  });

  test.each([
    [{ country: "esp" }, "Usa el código de país de dos letras"],
    [{ country: "es" }, "Usa el código de país de dos letras"],
    [{ currency: "EURO" }, "Usa el código de moneda de tres letras"],
    [{ currency: "€" }, "Usa el código de moneda de tres letras"],
    [{ operation: "permuta" }, "Elige venta o alquiler"],
    [{ type: "nave" }, "Elige un tipo de inmueble"],
    [{ condition: "ruina" }, "Elige obra nueva, bueno o a reformar"],
    [{ energyRating: "H" }, "Elige una letra de la A a la G"],
    [{ orientations: ["arriba"] }, "Elige una orientación"],
    [{ yearBuilt: 1700 }, null],
  ])("%o: %s", (fields, message) => expect(refusalOf(fields)).toBe(message));

  test("a home built before 1700 is refused", () =>
    expect(refusalOf({ yearBuilt: 1699 })).toMatch(/^Introduce un año entre 1700 y 20/));

  test("its usable area fits into the built one", () => {
    const schema = propertySchema.check(usableAreaFits);
    expect(refusals(schema, { builtAreaM2: 90, usableAreaM2: 90 })).toEqual({});
    expect(refusals(schema, { builtAreaM2: 90 })).toEqual({});
    expect(refusals(schema, { builtAreaM2: 90, usableAreaM2: 91 })).toEqual({
      usableAreaM2: "La superficie útil no puede superar la construida",
    });
  });

  test("with a price it is a listing: asked where nothing else is said", () => {
    expect(listingSchema.parse({ id: "1", builtAreaM2: 90, price: 100_000 })).toMatchObject({ evidence: "oferta" });
    expect(refusals(listingSchema, { id: "1", builtAreaM2: 90, price: 0, evidence: "rumor" })).toEqual({
      price: "Introduce un precio mayor que cero",
      evidence: "Elige oferta o cierre",
    });
    expect(refusal(listingSchema, { id: "1", builtAreaM2: 90, price: 1, date: "2026-11-211" })).toBe(
      "Usa como mucho 10 caracteres",
    );
    expect(refusal(listingSchema, { id: "1", builtAreaM2: 90, price: 1, source: "a".repeat(81) })).toBe(
      "Usa como mucho 80 caracteres",
    );
  });
});

describe("a home that is told in words", () => {
  const fault = (rule: z.core.$ZodCheck<never>, fields: object) =>
    refusals((propertySchema as z.ZodMiniType).check(rule as never), { ...HOME, ...fields });

  test("a studio has 150 m² at most, other homes may have more", () => {
    expect(fault(areaIsLikely as never, { type: "estudio", builtAreaM2: 150 })).toEqual({});
    expect(fault(areaIsLikely as never, { type: "piso", builtAreaM2: 151 })).toEqual({});
    expect(fault(areaIsLikely as never, { type: "estudio", builtAreaM2: 151 })).toEqual({
      builtAreaM2: "¿Un estudio de más de 150\u00a0m²? Revisa la superficie o el tipo.",
    });
  });

  test("a room takes 6 m²: 15 of them 90", () => {
    expect(fault(roomsFit as never, { rooms: 15 })).toEqual({});
    expect(fault(roomsFit as never, {})).toEqual({});
    expect(fault(roomsFit as never, { rooms: 15, builtAreaM2: 89 })).toEqual({
      rooms: "No caben tantas habitaciones en esa superficie. Revisa las dos.",
    });
  });

  test("its floor is one of the building's", () => {
    expect(fault(floorFits as never, { floor: 5, buildingFloors: 5 })).toEqual({});
    expect(fault(floorFits as never, { floor: 50 })).toEqual({});
    expect(fault(floorFits as never, { buildingFloors: 1 })).toEqual({});
    expect(fault(floorFits as never, { floor: 6, buildingFloors: 5 })).toEqual({
      floor: "La planta pasa de las que tiene el edificio",
    });
  });

  test("a list in one line is as many things, save where a comma belongs to one of them", () => {
    const things = (text: string) => nearbyPlaces.parse(text);
    expect(things("Mercado de Ruzafa a 4 minutos a pie, metro Bailén")).toEqual([
      "Mercado de Ruzafa a 4 minutos a pie",
      "metro Bailén",
    ]);
    expect(things("Suelos hidráulicos, techos altos, balcón\nTrastero de 2,5 m²")).toEqual([
      "Suelos hidráulicos",
      "techos altos",
      "balcón",
      "Trastero de 2,5 m²",
    ]);
    // A comma before what is said of the same thing, in a bracket, or without a space after it.
    for (const one of [
      "Playa, a 300 metros",
      "Parque, con juegos infantiles",
      "Colegio Sagrado Corazón, muy cerca",
      "Calle Mayor, 12",
      "Club (pádel, tenis)",
      "Metro L3,L5",
    ])
      expect(things(one)).toEqual([one]);
    expect(nearbyPlaces.parse(["a, b"])).toEqual(["a, b"]);
  });

  test("places nearby stand one a line: eight of 80 letters", () => {
    expect(nearbyPlaces.parse(" Metro \n\n Parque\n")).toEqual(["Metro", "Parque"]);
    expect([nearbyPlaces.parse(""), nearbyPlaces.parse(undefined), nearbyPlaces.parse(["a"])]).toEqual([[], [], ["a"]]);
    expect(refusal(nearbyPlaces, "a\n".repeat(8))).toBeNull();
    expect(refusal(nearbyPlaces, "a\n".repeat(9))).toBe("Pon como mucho 8 lugares, uno por línea");
    expect(refusal(nearbyPlaces, "a".repeat(80))).toBeNull();
    expect(refusal(nearbyPlaces, "a".repeat(81))).toBe("Cada lugar, en 80 caracteres como mucho");
  });
});

describe("one cell of a table", () => {
  test.each([
    ["price", "US$ 95,000", { price: 95_000, currency: "USD" }],
    ["price", "320.000", { price: 320_000 }],
    ["price", "consultar €", undefined],
    ["unitPrice", "3.368 €/m²", { unitPrice: 3368, currency: "EUR" }],
    ["builtAreaM2", "95 m²", { builtAreaM2: 95 }],
    ["floor", "3 de 7", { floor: 3, buildingFloors: 7 }],
    ["floor", "altillo", undefined],
    ["condition", "obra_nueva", { condition: "obra_nueva" }],
    ["condition", "a reformar", { condition: "a_reformar" }],
    ["position", "41.38, 2.17", { latitude: 41.38, longitude: 2.17 }],
    ["address", `  Calle   ${"a".repeat(300)}`, { address: `Calle ${"a".repeat(194)}` }],
    ["address", "  ", undefined],
    ["placeName", "z".repeat(130), { placeName: "z".repeat(120) }],
    ["cadastralReference", "9872023VH5797S0001WX9", { cadastralReference: "9872023VH5797S0001WX" }],
    ["source", "s".repeat(90), { source: "s".repeat(80) }],
    ["type", "otro", { type: "otro" }],
    ["type", "Ático", { type: "atico" }],
    ["type", "cierre", { evidence: "cierre" }],
    ["type", "alquiler", { operation: "alquiler" }],
    ["type", "nave", undefined],
    ["currency", "MXN", { currency: "MXN" }],
    ["currency", "UYU", { currency: "UYU" }],
    ["currency", "euros", { currency: "EUR" }],
    ["currency", "pesos", undefined],
  ] as const)("%s «%s»", (field, text, expected) => expect(readCell(field, text)).toEqual(expected));

  test("a draft that does not pass is told by its field", () => {
    expect(checkDraft({ builtAreaM2: 90 })).toEqual({ error: "Falta el precio" });
    expect(checkDraft({ price: 1 })).toEqual({ error: "Falta la superficie" });
    const draft = { id: "1", price: 100_000, builtAreaM2: 90, unitPrice: 1 };
    expect(checkDraft(draft)).toMatchObject({ listing: { price: 100_000 } });
    expect(checkDraft({ ...draft, rooms: 99 })).toEqual({ error: "Habitaciones: Introduce de 0 a 15 habitaciones" });
    expect(checkDraft({ ...draft, type: "nave" })).toEqual({ error: "Elige un tipo de inmueble" });
  });

  test("a file of listings has 5 MB at most", () => expect(LISTINGS_FILE_MB).toBe(5));
});

describe("the understood advert in one line", () => {
  const line = (fields: object) =>
    describeListing(listingSchema.parse({ id: "1", price: 320_000, builtAreaM2: 95, ...fields }) as Listing).replaceAll(
      "\u00a0",
      " ",
    );

  test.each<[object, string]>([
    [{}, "320.000 €, 95 m², 3.368 €/m², oferta"],
    [{ operation: "alquiler", price: 900 }, "900 € al mes, 95 m², oferta"],
    [{ rooms: 0, bathrooms: 1, floor: 0 }, "320.000 €, 95 m², 3.368 €/m², estudio, 1 baño, planta baja, oferta"],
    [{ rooms: 3, bathrooms: 2, floor: -1 }, "320.000 €, 95 m², 3.368 €/m², 3 hab., 2 baños, planta −1, oferta"],
    [
      { floor: 3, hasLift: true, isExterior: true },
      "320.000 €, 95 m², 3.368 €/m², planta 3, con ascensor, exterior, oferta",
    ],
    [{ hasLift: false, isExterior: false }, "320.000 €, 95 m², 3.368 €/m², sin ascensor, interior, oferta"],
    [{ condition: "obra_nueva", yearBuilt: 2024 }, "320.000 €, 95 m², 3.368 €/m², obra nueva, de 2024, oferta"],
    [{ condition: "bueno" }, "320.000 €, 95 m², 3.368 €/m², buen estado, oferta"],
    [{ condition: "a_reformar" }, "320.000 €, 95 m², 3.368 €/m², a reformar, oferta"],
    [{ hasTerrace: true, hasParkingIncluded: true }, "320.000 €, 95 m², 3.368 €/m², terraza, garaje, oferta"],
    [{ hasTerrace: false, hasParkingIncluded: false }, "320.000 €, 95 m², 3.368 €/m², sin terraza, sin garaje, oferta"],
    [
      { evidence: "cierre", date: "2025-11-14", address: "Calle Colón 12", placeName: "Ruzafa", currency: "USD" },
      "US$ 320.000, 95 m², US$ 3.368/m², cierre, 2025-11-14, Calle Colón 12, Ruzafa",
    ],
  ])("%o: %s", (fields, expected) => expect(line(fields)).toBe(expected));
});
