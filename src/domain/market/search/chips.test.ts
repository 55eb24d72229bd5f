import { expect, test } from "vitest";
import { HOME_TYPE_NAMES, SOUGHT_OPERATION_NAMES } from "#content/home-names.ts";
import { PLACE_FINDER } from "#server/tools/places/place-finder.server.ts";
import { asksForSomething, chipsOf, rangeLabel } from "./chips.ts";
import { marketQuery } from "./market-address.ts";
import { type MarketFilter, NO_MARKET_FILTER, type PolygonRings } from "./market-filter.ts";
import { readSentence } from "./read-sentence.ts";

const names = { types: HOME_TYPE_NAMES, operations: SOUGHT_OPERATION_NAMES };
const filterOf = (sentence: string) => readSentence(sentence, PLACE_FINDER).filter;
const labels = (filter: MarketFilter) =>
  chipsOf(filter, names).map(({ label }) => label.replaceAll(/[\u00a0\u202f]/g, " "));

test("five conditions are five chips", () => {
  expect(labels(filterOf("Piso 3 hab con ascensor por menos de 250k en Ruzafa"))).toEqual([
    "Piso",
    "3 habitaciones",
    "Ascensor",
    "Compra · hasta 250.000 €",
    "Russafa",
  ]);
});

test("a place is the same chip by its code, or by its point to a metre", () => {
  const circle = { latitude: 39.461234, longitude: -0.37, radiusM: 700 };
  const places = [
    { kind: "municipio", code: "46250", name: "València" },
    { kind: "barrio", municipalityCode: "46250", name: "Russafa", ...circle },
  ] as const;
  expect(chipsOf({ ...NO_MARKET_FILTER, places }, names).map(({ id }) => id)).toEqual([
    "places-municipio-46250",
    "places-barrio-39.46123--0.37000",
  ]);
});

test("an order alone asks for nothing, any condition does", () => {
  expect(asksForSomething(NO_MARKET_FILTER)).toBe(false);
  expect(asksForSomething({ ...NO_MARKET_FILTER, sort: "precio" })).toBe(false);
  expect(asksForSomething({ ...NO_MARKET_FILTER, sort: "precio", types: ["piso"] })).toBe(true);
});

test("«sin ascensor» is the contrary of «con ascensor»", () => {
  expect(labels(filterOf("sin ascensor"))).toEqual(["Sin ascensor"]);
  expect(labels(filterOf("con ascensor"))).toEqual(["Ascensor"]);
});

test("the towns of a part of the country are one chip, which goes with all of them; two states of three are one word", () => {
  const filter = filterOf("piso de segunda mano en el Garraf o en Sants");
  const chips = chipsOf(filter, names);
  expect(chips.map(({ label }) => label)).toEqual(["Piso", "De segunda mano", "Garraf (6 municipios)", "Sants"]);
  const garraf = chips.find(({ id }) => id === "places-municipio-Garraf");
  expect(garraf?.without.places.map(({ name }) => name)).toEqual(["Sants"]);
  expect(labels(filterOf("que no haya que reformar"))).toEqual(["Sin necesidad de reforma"]);
});

test("a circle is named by what lies in its middle, and one that the map drew by its point", () => {
  expect(labels(filterOf("cerca de la Giralda"))).toEqual(["A menos de 1 km de la Giralda"]);
  expect(labels(filterOf("a 500 metros del Retiro"))).toEqual(["A menos de 500 m del Retiro"]);
  const area = { kind: "circulo", latitude: 39.46, longitude: -0.37, radiusM: 800 } as const;
  expect(labels({ ...NO_MARKET_FILTER, area })).toEqual(["A menos de 800 m del punto"]);
});

test("taking every chip away, one after the other, leaves nothing asked for", () => {
  let filter = filterOf(
    "alquilo piso o casa amueblado sin piscina en Gràcia pero no en Sants, 2 a 3 hab, hasta 1.200 €, luminoso, de particular, que hayan bajado",
  );
  let taken = 0;
  for (let [chip] = chipsOf(filter, names); chip; [chip] = chipsOf(filter, names)) {
    const left = chipsOf(filter, names).length;
    filter = chip.without;
    expect(chipsOf(filter, names)).toHaveLength(left - 1);
    taken += 1;
  }
  // Renting and its price are one, and «casa» is three: houses, villas and terraced ones.
  expect(taken).toBe(13);
  expect(marketQuery(filter)).toBe("");
});

test("words are a chip that says what they do, and go with their choice", () => {
  const asked = { ...NO_MARKET_FILTER, words: "luminoso" };
  expect(labels(asked)).toEqual(["Con «luminoso», primero"]);
  expect(labels({ ...asked, onlyWords: true })).toEqual(["Solo si dice «luminoso»"]);
  expect(chipsOf({ ...asked, onlyWords: true }, names)[0]!.without).toEqual(NO_MARKET_FILTER);
});

test("an operation without a price, and a price that may be either, are chips of their own", () => {
  expect(labels({ ...NO_MARKET_FILTER, operation: "venta" })).toEqual(["Compra"]);
  expect(labels({ ...NO_MARKET_FILTER, price: { min: null, max: 22_000 }, currency: "EUR" })).toEqual([
    "Hasta 22.000 €",
  ]);
});

test("chips of one search have different ids", () => {
  const ids = chipsOf(filterOf("piso o ático con terraza, garaje en Madrid o Sevilla"), names).map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

test("without its price a currency asks for nothing", () => {
  const filter = { ...NO_MARKET_FILTER, price: { min: null, max: 100 }, currency: "EUR" };
  expect(chipsOf(filter, names)[0]!.without).toEqual(NO_MARKET_FILTER);
});

test.each([
  ["rooms", 0, 0, "Sin habitaciones"],
  ["rooms", 1, 1, "1 habitación"],
  ["rooms", 2, null, "2 habitaciones o más"],
  ["rooms", null, 4, "Hasta 4 habitaciones"],
  ["bathrooms", 1, 2, "De 1 a 2 baños"],
  ["floor", 0, 0, "Planta baja"],
  ["floor", 1, null, "Que no sea bajo"],
  ["floor", 3, null, "Planta 3 o más alta"],
  ["floor", null, 2, "Hasta la planta 2"],
  ["builtAreaM2", 80, 100, "De 80 m² a 100 m²"],
  ["yearBuilt", null, 1960, "Construido: hasta 1960"],
  ["price", 200_000, 300_000, "De 200.000 € a 300.000 €"],
  ["unitPrice", null, 3000, "Hasta 3.000 €/m²"],
] as const)("%s from %s to %s: %s", (field, min, max, label) => {
  expect(rangeLabel(field, { min, max }, "EUR").replaceAll(/[\u00a0\u202f]/g, " ")).toBe(label);
});

test("every condition has a chip that names it in its own words", () => {
  const chipsWith = (part: Partial<MarketFilter>) => labels(Object.assign({}, NO_MARKET_FILTER, part));
  const ring: PolygonRings = [
    [
      [0, 0],
      [1, 0],
      [1, 1],
    ],
  ];
  const area = { latitude: 0, longitude: 0, radiusM: 800 };
  const said: [Partial<MarketFilter>, string][] = [
    [{ notTypes: ["atico"] }, "Que no sea ático"],
    [{ notPlaces: [{ kind: "municipio", name: "Gandia", code: "46131" }] }, "Fuera de Gandia"],
    [{ conditions: ["a_reformar"] }, "A reformar"],
    [{ energyFrom: "A" }, "Energía A"],
    [{ energyFrom: "C" }, "Energía C o mejor"],
    [{ seller: "particular" }, "De particular"],
    [{ statuses: ["cerrado"] }, "Vendido o alquilado"],
    [{ newWithinDays: 1 }, "Nuevo: desde ayer"],
    [{ newWithinDays: 7 }, "Nuevo: en 7 días"],
    [{ droppedWithinDays: 30 }, "Ha bajado: en 30 días"],
    [{ area: { kind: "circulo", ...area } }, "A menos de 800 m del punto"],
    [{ area: { kind: "ventana", west: 0, south: 0, east: 1, north: 1 } }, "Lo que se ve en el mapa"],
    [{ area: { kind: "dibujo", pieces: [ring] } }, "Zona dibujada"],
    [{ area: { kind: "dibujo", pieces: [ring, ring] } }, "2 zonas dibujadas"],
    [{ floor: { min: 2, max: 4 } }, "Plantas 2 a 4"],
    [{ floor: { min: 2, max: 2 } }, "Planta 2"],
    [{ price: { min: 250_000, max: null } }, "Desde 250.000"],
    [{ notFeatures: ["isFurnished"] }, "Sin amueblar"],
    [{ notFeatures: ["hasPool"] }, "Sin piscina"],
  ];
  for (const [part, label] of said) expect(chipsWith(part).join(" | ")).toBe(label);
});
