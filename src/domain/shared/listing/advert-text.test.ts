import { describe, expect, test } from "vitest";
import { readAdvert, splitAdverts } from "./advert-text.ts";

describe("an advert in running text", () => {
  test.each<[string, Record<string, unknown>]>([
    [
      "Piso en Ruzafa, 3 hab, 2 baños, 95 m² construidos, 82 m² útiles, 320.000 €",
      {
        price: 320_000,
        currency: "EUR",
        builtAreaM2: 95,
        usableAreaM2: 82,
        rooms: 3,
        bathrooms: 2,
        placeName: "Ruzafa",
        type: "piso",
      },
    ],
    // A usable area alone serves as the only one.
    ["Piso 82 m² útiles 200.000 €", { price: 200_000, currency: "EUR", builtAreaM2: 82, type: "piso" }],
    // The size of a terrace or a plot is no home's area.
    [
      "Piso 95 m², 20 m² terraza, 320.000 €",
      { price: 320_000, currency: "EUR", builtAreaM2: 95, hasTerrace: true, type: "piso" },
    ],
    ["Estudio 30 m² 120k", { price: 120_000, builtAreaM2: 30, rooms: 0, type: "estudio" }],
    [
      "Casa 3 recámaras, 2 baños, $4,500,000 MXN",
      { price: 4_500_000, currency: "MXN", rooms: 3, bathrooms: 2, type: "casa" },
    ],
    ["Depto US$ 95.000 60 m2", { price: 95_000, currency: "USD", builtAreaM2: 60, type: "piso" }],
    [
      "Piso en alquiler en Gràcia, 900 €/mes, 60 m²",
      {
        price: 900,
        currency: "EUR",
        builtAreaM2: 60,
        placeName: "Gràcia",
        operation: "alquiler",
        evidence: "oferta",
        type: "piso",
      },
    ],
    ["900 € al mes", { price: 900, currency: "EUR", operation: "alquiler" }],
    [
      "Vendido: ático de 1972, 1.250.000",
      { price: 1_250_000, isTopFloor: true, yearBuilt: 1972, type: "atico", evidence: "cierre" },
    ],
    [
      "edificio de 1890, exterior, sin ascensor, con piscina",
      { yearBuilt: 1890, isExterior: true, hasLift: false, hasPool: true },
    ],
    [
      "Interior, no tiene garaje, trastero incluido",
      { isExterior: false, hasParkingIncluded: false, hasStorageRoom: true },
    ],
    // A year stands behind «de», «año» or «construido en», or alone; from 1800 on, and of this century only behind one.
    ["Casa de pueblo, 1923, dos plantas", { yearBuilt: 1923, type: "casa" }],
    ["Piso exterior. 1968", { yearBuilt: 1968, isExterior: true, type: "piso" }],
    ["Piso 2004", { type: "piso" }],
    ["Piso construido en 2004", { yearBuilt: 2004, type: "piso" }],
    ["Palacete, año: 1799", {}],
    ["Palacete, año: 1800", { yearBuilt: 1800 }],
    ["Garaje opcional, aire acondicionado", { hasAirConditioning: true }],
    ["39.4702, -0.3768", { latitude: 39.4702, longitude: -0.3768 }],
    ["Cerrado el 14/11/2025", { date: "2025-11-14", evidence: "cierre" }],
    // Without commas, as people type: the figure of «m2» is none of the price, and a bare «m» at its figure is an area.
    [
      "Literato Azorín 14 5º 102 m2 368.000 euros 3 dorm con terraza",
      {
        price: 368_000,
        currency: "EUR",
        builtAreaM2: 102,
        rooms: 3,
        floor: 5,
        hasTerrace: true,
        address: "Literato Azorín 14",
      },
    ],
    ["c/ puerto rico 40 93m 338000 2 hab", { price: 338_000, builtAreaM2: 93, rooms: 2, address: "c/ puerto rico 40" }],
    ["Piso 240.000 €, a 300m de la playa", { price: 240_000, currency: "EUR", type: "piso" }],
    ["Vendido agosto 2026", { date: "2026-08-01", evidence: "cierre" }],
    ["cierre 08/2026", { date: "2026-08-01", evidence: "cierre" }],
    ["Vendido en sept. de 2026", { date: "2026-09-01", evidence: "cierre" }],
    [
      "Piso de 2019, vendido en marzo de 2026",
      { yearBuilt: 2019, date: "2026-03-01", evidence: "cierre", type: "piso" },
    ],
    ["hola", {}],
  ])("«%s»", (text, expected) => expect(readAdvert(text)).toEqual(expected));

  test.each([
    ["320.000 € a 3.368 €/m²", 320_000],
    ["3.368 €/m², 320.000 €", 320_000],
    ["250k€", 250_000],
    ["1,2 millones €", 1_200_000],
    ["€ 95.500", 95_500],
    ["95 m² y 320.000", 320_000],
    ["320000", 320_000],
    ["12 345 €", 12_345],
    ["tel. 612 345 678", undefined],
    ["1.200 m²", undefined],
    ["1234", undefined],
  ])("«%s» asks for %s", (text, price) => expect(readAdvert(text).price).toBe(price));

  test.each([
    ["Calle Colón 12, 3º", "Calle Colón 12"],
    ["en C/ de Sueca, 31", "C/ de Sueca, 31"],
    ["Gran Vía Marqués del Turia 20", "Gran Vía Marqués del Turia 20"],
    ["Avda. Diagonal", "Avda. Diagonal"],
    ["Plaza de España nº 3", "Plaza de España nº 3"],
    ["Carrer Muntaner 3 hab", "Carrer Muntaner"],
    ["Sueca 31, 4º", "Sueca 31"],
    ["Piso 3, 95 m²", undefined],
    ["Precio 320", undefined],
    ["sueca 31", undefined],
  ])("«%s» lies at %s", (text, street) => expect(readAdvert(text).address).toBe(street));

  test.each([
    ["Calle de Cádiz 30, Ruzafa, València", "Ruzafa"],
    ["Piso en venta en Sant Gervasi de Cassoles con vistas", "Sant Gervasi de Cassoles"],
    ["Calle Alta 1", undefined],
    ["piso en buen estado", undefined],
  ])("«%s» lies in %s", (text, place) => expect(readAdvert(text).placeName).toBe(place));

  test.each([
    ["3ª planta", { floor: 3 }],
    ["planta 3 de 7", { floor: 3, buildingFloors: 7 }],
    ["Bajo con patio", { floor: 0 }],
    ["Calle Principal 3, 2º", { floor: 2 }],
    ["bajos", { floor: 0 }],
    ["trabajo", {}],
  ])("«%s» stands at %o", (text, floor) => {
    const { floor: at, buildingFloors } = readAdvert(text);
    expect({
      ...(at === undefined ? {} : { floor: at }),
      ...(buildingFloors === undefined ? {} : { buildingFloors }),
    }).toEqual(floor);
  });

  test("labelled lines say what they name, and go before what the text seems to say", () => {
    expect(
      readAdvert("Precio: 320.000 €\n- Superficie útil: 80\nPlanta: 3\nReferencia 12: nada\nBaños:\nx: 4"),
    ).toMatchObject({
      price: 320_000,
      usableAreaM2: 80,
      floor: 3,
    });
    expect(readAdvert("Precio: 320.000 €\nantes 350.000 €").price).toBe(320_000);
    // A label has 2 to 30 letters and a value 100 at most.
    expect(readAdvert(`Baños: ${"a".repeat(101)}`).bathrooms).toBeUndefined();
    expect(readAdvert(`Zona: ${"a".repeat(100)}`).placeName).toBe("a".repeat(100));
    expect(readAdvert(`Zona: ${"a".repeat(101)}`).placeName).toBeUndefined();
  });

  test("only its first 3,000 letters are read", () => {
    expect(readAdvert(`${" ".repeat(2_990)}320.000 €`).price).toBe(320_000);
    expect(readAdvert(`${" ".repeat(3_000)}320.000 €`).price).toBeUndefined();
  });
});

describe("lines that are grouped into adverts", () => {
  const blocks = (text: string) => splitAdverts(text).map(({ line, raw }) => [line, raw]);

  test("a line that brings a price or an area again opens a new one", () => {
    expect(blocks("Piso 95 m² 320.000 €\nPiso 80 m² 250.000 €")).toEqual([
      [1, "Piso 95 m² 320.000 €"],
      [2, "Piso 80 m² 250.000 €"],
    ]);
    expect(blocks("320.000 €\n250.000 €")).toEqual([
      [1, "320.000 €"],
      [2, "250.000 €"],
    ]);
    expect(blocks("95 m²\n80 m²")).toHaveLength(2);
  });

  test("title, price and features of a portal are one, until the next title", () => {
    expect(blocks("Piso en Ruzafa\n320.000 €\n95 m²\nÁtico en Sants\n410.000 €")).toEqual([
      [1, "Piso en Ruzafa\n320.000 €\n95 m²"],
      [4, "Ático en Sants\n410.000 €"],
    ]);
  });

  test("after a blank line a complete one ends, and an incomplete one goes on", () => {
    expect(blocks("320.000 €\n95 m²\n\nVistas al mar")).toEqual([
      [1, "320.000 €\n95 m²"],
      [4, "Vistas al mar"],
    ]);
    expect(blocks("320.000 €\n\nVistas al mar\n95 m²")).toEqual([[1, "320.000 €\nVistas al mar\n95 m²"]]);
    expect(blocks("320.000 €\n95 m²\nVistas al mar")).toEqual([[1, "320.000 €\n95 m²\nVistas al mar"]]);
  });

  test("blank text has none", () => expect(blocks(" \n\n")).toEqual([]));
});

test.each([
  ["Se vende piso. Gastos de comunidad 95 €/mes. Precio 489.000 €", 489_000, "venta"],
  ["Piso en venta en Ruzafa, Valencia. 340.000 €. 90 m². Comunidad: 60 € al mes", 340_000, "venta"],
  ["Apartamento en venta, administración $650.000 mensual, precio $780.000.000", 780_000_000, "venta"],
  ["Piso en venta, 320.000 €, 80 € al mes de comunidad, IBI 400 € anuales", 320_000, "venta"],
  ["Alquiler 950 €/mes, comunidad incluida", 950, "alquiler"],
])("running costs are neither the price nor a rent: %s", (text, price, operation) => {
  expect(readAdvert(text)).toMatchObject({ price, operation });
});

test.each<[string, Record<string, unknown>]>([
  ["Piso en Chamberí, calle Ponzano 12. Cuarta planta", { placeName: "Chamberí", floor: 4, address: "calle Ponzano 12" }],
  ["Piso en venta en Ruzafa, Valencia. Balcón a la calle. Orientación sur", { placeName: "Ruzafa, Valencia", address: undefined }],
  ["Piso en Venta en Perfecto estado en Benimaclet", { placeName: "Benimaclet" }],
  ["Vendo piso, último piso, clase energética G, 85 utiles, 395.000e", { operation: "venta", isTopFloor: true, energyRating: "G", builtAreaM2: 85, price: 395_000, currency: "EUR" }],
  ["Piso 80 m2, 3 hab. Terraza de 12 m2", { builtAreaM2: 80, floor: undefined }],
  ["Tiene terraza de 12 m2 y garaje", { builtAreaM2: undefined, hasTerrace: true }],
])("place, storey, letter and area as people write them: %s", (text, facts) => {
  expect(readAdvert(text)).toMatchObject(Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined)));
  for (const [name, value] of Object.entries(facts)) if (value === undefined) expect(readAdvert(text)).not.toHaveProperty(name);
}); // biome-ignore format: a table
