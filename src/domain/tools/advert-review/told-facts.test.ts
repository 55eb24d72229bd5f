import { describe, expect, test } from "vitest";
import { propertySchema } from "../../shared/listing/property.ts";
import { contradictionsOf } from "./contradictions.ts";
import { readToldFacts, surelyTold } from "./told-facts.ts";

describe("facts that stand in a text alone", () => {
  test.each<[string, Record<string, unknown>, Record<string, unknown>]>([
    ["Piso en Chamberí, cuarta planta, a reformar, año 1965, clase energética E", { placeName: "Chamberí", floor: 4, condition: "a_reformar", yearBuilt: 1965, energyRating: "E" }, {}],
    ["Piso en venta en Ruzafa, Valencia. 85 m2", { placeName: "Ruzafa, Valencia", operation: "venta" }, {}],
    ["Departamento en renta en la Condesa, $28,500 MXN", { placeName: "Condesa", currency: "MXN", operation: "alquiler" }, {}],
    ["Apartamento piso 8, barrio El Poblado, $780.000.000", { floor: 8, placeName: "El Poblado" }, {}],
    ["Piso de 85 útiles por 395.000e", { builtAreaM2: 85, price: 395_000 }, {}],
    ["Terraza de 12 m2. Gastos de comunidad 95 €/mes. Orientación sur. Calefacción central.", { hasTerrace: true }, { terraceAreaM2: 12, communityFee: 95, orientation: "sur", heating: "central" }],
    ["Reformado en 2019, sin amueblar, certificado energético en trámite", {}, { renovatedYear: 2019, isFurnished: false, energyStatus: "en_tramite" }],
    ["IBI 300 €. Comunidad 900 € al año.", {}, {}],
    ["Segunda planta de cinco. Certificado energético: D", { floor: 2, energyRating: "D" }, {}],
  ])("%s", (text, home, details) => {
    const told = readToldFacts(text);
    expect(told.home).toMatchObject(home);
    expect(told.details).toEqual(details);
  }); // biome-ignore format: a table

  test("the sign of many moneys is none, and the area of a terrace is not that of the home", () => {
    expect(readToldFacts("Vendo apartamento, $780.000.000. Terraza de 12 m2").home).toEqual({
      price: 780_000_000,
      type: "piso",
      operation: "venta",
      hasTerrace: true,
    });
  });

  test("only what is told of the home itself is said again unasked: neither a pool nearby nor some of its rooms", () => {
    const text = "Junto a la piscina municipal. 2 dormitorios dobles y 1 individual. Cocina a reformar. Quinta planta.";
    expect(surelyTold(text, readToldFacts(text))).toEqual({ floor: 5, condition: "a_reformar" });
    const kitchen = "Cocina reformada. Quinta planta.";
    expect(surelyTold(kitchen, readToldFacts(kitchen))).toEqual({ floor: 5 });
  });
});

describe("contradictions of text and fields", () => {
  const home = propertySchema.parse({
    operation: "venta", type: "piso", country: "ES", currency: "EUR", builtAreaM2: 92, rooms: 3, floor: 4, hasLift: true, yearBuilt: 1965,
    condition: "bueno", energyRating: "E", price: 489_000,
  }); // biome-ignore format: a table
  const of = (text: string, fields = {}, more = {}) =>
    contradictionsOf(text, readToldFacts(text), { ...home, ...more }, fields).map(
      ({ label, inText, inFields }) => `${label}: ${inText} / ${inFields}`,
    );

  test.each<[string, string[]]>([
    ["Piso de 92 m², 3 habitaciones, cuarta planta con ascensor, año 1965, 489.000 €. Clase energética E.", []],
    ["Precio 395.000 €", ["Precio: 395.000 € / 489.000 €"]],
    // The former price stands beside the present one.
    ["Antes 520.000 €, ahora 489.000 €", []],
    ["2 habitaciones", ["Habitaciones: 2 / 3"]],
    ["2 habitaciones dobles y una individual", []],
    ["Tercera planta sin ascensor", ["Planta: 3 / 4", "Ascensor: no / sí"]],
    ["Piso a reformar, año 1920", ["Año de construcción: 1920 / 1965", "Conservación: a reformar / buen estado"]],
    ["Cocina reformada", []],
    ["Se alquila piso", ["Operación: alquiler / venta"]],
    ["Piso en venta, ideal para alquilar", []],
    ["Clase energética D", ["Calificación energética: D / E"]],
    ["80 m² construidos", ["Superficie construida: 80\u00a0m² / 92\u00a0m²"]],
    ["Chalet en venta", ["Tipo: chalet / piso"]],
    ["Ático en venta", []],
  ])("%s", (text, found) => expect(of(text).map((line) => line.replaceAll("\u00a0€", " €"))).toEqual(found));

  test("a price that is also the fee is not the price of the text", () => {
    expect(
      of("Piso en venta. Comunidad 95 €/mes. Precio 489.000 €", {}, { operation: "alquiler", price: 95 }),
    ).toHaveLength(2);
  });

  test("a fee, a heating and a side are compared with the fields beside the home", () => {
    const fields = { communityFee: 60, heating: "aerotermia", orientation: "norte" };
    expect(of("Comunidad 95 €/mes, calefacción central, orientación sur", fields)).toHaveLength(3);
    expect(of("Orientación sur", { orientation: "sureste" })).toEqual([]);
  });
});
