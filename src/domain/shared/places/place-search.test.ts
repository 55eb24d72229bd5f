import { describe, expect, test } from "vitest";
import type { Place } from "./place.ts";
import { indexPlaces, type NamedPlace, searchPlaces } from "./place-search.ts";

const place = (name: string, context: string, population: number, otherNames: string[] = []): NamedPlace => ({
  place: {
    id: name,
    kind: "municipio",
    name,
    context,
    latitude: 0,
    longitude: 0,
    country: "ES",
    currency: "EUR",
    radiusM: 1000,
    population,
  } satisfies Place,
  otherNames,
});

const index = indexPlaces([
  place("Valencia", "Municipio de Valencia", 789_744, ["València"]),
  place("Valencia de Alcántara", "Municipio de Cáceres", 5_000),
  place("Elche", "Municipio de Alicante", 234_000, ["Elx/Elche", "Elx"]),
  place("L'Alfàs del Pi", "Municipio de Alicante", 20_000),
  place("A Coruña", "Municipio de A Coruña", 244_000, ["La Coruña"]),
  place("Sants", "Barrio de Barcelona", 25_000),
  place("Sants - Badal", "Barrio de Barcelona", 13_000),
  place("San Sebastián de los Reyes", "Municipio de Madrid", 91_000),
  place("San Sebastián", "Municipio de Gipuzkoa", 187_000, ["Donostia/San Sebastián", "Donostia"]),
  place("Sant Cugat del Vallès", "Municipio de Barcelona", 92_000),
  place("Laguna de Duero", "Municipio de Valladolid", 22_000),
  place("San Cristóbal de La Laguna", "Municipio de Santa Cruz de Tenerife", 158_000),
  place("Pozuelo", "Municipio de Albacete", 480),
  place("Pozuelo de Alarcón", "Municipio de Madrid", 87_728),
  place("Villamanrique de la Condesa", "Municipio de Sevilla", 4_500),
  place("Chapinería", "Municipio de Madrid", 2_400),
  place("Polanco", "Municipio de Cantabria", 5_900),
  { place: place("Polanco", "Colonia de Ciudad de México", 8_000).place, inside: ["CDMX", "México"] },
  { place: place("Chapultepec Polanco", "Colonia de Ciudad de México", 8_000).place, inside: ["CDMX", "México"] },
]);
const first = (query: string) => searchPlaces(index, query)[0]?.name;

test.each([
  ["valencia", "Valencia"],
  ["VALÈNCIA", "Valencia"],
  ["elche", "Elche"],
  ["elx", "Elche"],
  ["alfas del pi", "L'Alfàs del Pi"],
  ["l'alfas", "L'Alfàs del Pi"],
  ["la coruna", "A Coruña"],
  ["coruña", "A Coruña"],
  ["san sebastian", "San Sebastián"],
  ["san cugat", "Sant Cugat del Vallès"],
  ["sants barcelona", "Sants"],
  ["badal", "Sants - Badal"],
  ["la laguna", "San Cristóbal de La Laguna"],
  ["pozuelo", "Pozuelo de Alarcón"],
  ["pozuelo albacete", "Pozuelo"],
])("%s finds %s", (query, name) => {
  expect(first(query)).toBe(name);
});

test.each([
  ["valensia", "Valencia"],
  ["valncia", "Valencia"],
  ["Valencai", "Valencia"],
  ["donosti", "San Sebastián"],
  ["sebasitan", "San Sebastián"],
])("one wrong letter: %s finds %s", (query, name) => {
  expect(first(query)).toBe(name);
});

test("exact matches leave out near ones", () => {
  expect(searchPlaces(index, "sants").map(({ name }) => name)).toEqual(["Sants", "Sants - Badal"]);
});

test("the whole name comes before its beginning, then the more populated", () => {
  expect(searchPlaces(index, "valencia").map(({ name }) => name)).toEqual(["Valencia", "Valencia de Alcántara"]);
});

test("a letter, blanks, signs and nonsense find nothing; the limit is kept", () => {
  expect(["v", "  ", "'", "xyzzy", ""].flatMap((query) => searchPlaces(index, query))).toEqual([]);
  expect(searchPlaces(index, "sa", 2)).toHaveLength(2);
});

test("a village does not stand in for a name that it only contains, or that sounds like its own", () => {
  expect(searchPlaces(index, "condesa")).toEqual([]);
  expect(searchPlaces(index, "chapinero")).toEqual([]);
  // With a second word it is meant.
  expect(first("villamanrique condesa")).toBe("Villamanrique de la Condesa");
  // The first letter is never the wrong one: "balencia" is no Valencia.
  expect(searchPlaces(index, "balencia")).toEqual([]);
});

test("a city or country that is typed too decides, and the whole name comes before one that contains it", () => {
  const found = (query: string) => searchPlaces(index, query).map(({ name, context }) => `${name}, ${context}`);
  expect(found("Polanco, CDMX")).toEqual([
    "Polanco, Colonia de Ciudad de México",
    "Chapultepec Polanco, Colonia de Ciudad de México",
  ]);
  expect(found("Polanco, Cantabria")).toEqual(["Polanco, Municipio de Cantabria"]);
});

test("the last word that is typed may be the beginning of the place above, from three letters on; an earlier word is whole", () => {
  const found = (query: string) => searchPlaces(index, query).map(({ name }) => name);
  expect(found("sants bar")).toEqual(["Sants", "Sants - Badal"]);
  expect(found("sants ba")).toEqual(["Sants - Badal"]);
  expect(found("polanco can")).toEqual(["Polanco"]);
  expect(found("polanco ca")).toEqual([]);
  expect(found("can polanco")).toEqual([]);
});

test("one word from the middle of a name finds places of five thousand people, and with a wrong letter of twenty thousand", () => {
  const towns = indexPlaces([
    place("Fuente Encarnada", "", 5_000),
    place("Venta Amarilla", "", 4_999),
    place("Torre Turquesa", "", 20_000),
    place("Molino Violeta", "", 19_999),
    place("Pozo Rosada", "", 50_000),
    place("Campo Gris", "", 50_000),
  ]);
  const found = (query: string) => searchPlaces(towns, query).map(({ name }) => name);
  expect(found("encarnada")).toEqual(["Fuente Encarnada"]);
  expect(found("amarilla")).toEqual([]);
  expect(found("turqueza")).toEqual(["Torre Turquesa"]);
  expect(found("violeta")).toEqual(["Molino Violeta"]);
  expect(found("violetta")).toEqual([]);
  // A word of five letters may have a wrong one, a shorter one none.
  expect(found("rozada")).toEqual(["Pozo Rosada"]);
  expect(found("rsada")).toEqual(["Pozo Rosada"]);
  expect(found("griz")).toEqual([]);
});

test("words that every object of the language knows are words like others", () => {
  expect(["constructor", "toString valueOf", "__proto__"].flatMap((query) => searchPlaces(index, query))).toEqual([]);
});

describe("a part of a town by its kind", () => {
  const part = (name: string, kind: Place["kind"], population: number): NamedPlace => ({
    place: Object.assign({}, place(name, "Parte de Madrid", population).place, { kind }),
  });
  const parts = indexPlaces([
    part("Salamanca", "distrito", 140_000),
    part("Salamanca", "municipio", 144_000),
    part("Prosperidad", "barrio", 36_000),
    part("Prosperidad Alta", "barrio", 9_000),
  ]);
  const kinds = (query: string) => searchPlaces(parts, query).map(({ name, kind }) => `${name} (${kind})`);

  test("is found by its whole name behind the word for it, and never a town", () => {
    expect(kinds("barrio de Salamanca")).toEqual(["Salamanca (distrito)"]);
    expect(kinds("Distrito Salamanca")).toEqual(["Salamanca (distrito)"]);
    expect(kinds("colonia Prosperidad")).toEqual(["Prosperidad (barrio)"]);
    expect(kinds("barrio de Prosper")).toEqual([]);
    expect(kinds("calle de Salamanca")).toEqual([]);
    expect(kinds("barrio")).toEqual([]);
  });

  test("without the word the town comes first, as it has more people", () =>
    expect(kinds("Salamanca")).toEqual(["Salamanca (municipio)", "Salamanca (distrito)"]));
});

test("a wrong letter leads to places of a thousand people and more, by names of four letters and more", () => {
  const towns = indexPlaces([place("Toledillo", "", 1_000), place("Villarejo", "", 999), place("Lugo", "", 98_000)]);
  const found = (query: string) => searchPlaces(towns, query).map(({ name }) => name);
  expect(found("toledilo")).toEqual(["Toledillo"]);
  expect(found("vilarejo")).toEqual([]);
  expect(found("lugu")).toEqual(["Lugo"]);
  expect(found("lug")).toEqual(["Lugo"]);
  expect(found("lgo")).toEqual([]);
  expect(found("l")).toEqual([]);
});
