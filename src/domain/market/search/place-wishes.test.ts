import { describe, expect, test } from "vitest";
import { fold } from "../../shared/listing/fold.ts";
import type { Place } from "../../shared/places/place.ts";
import { readSentence } from "./read-sentence.ts";

/** Places in sentences, with a gazetteer of a few: which of a name is meant, whether it is wanted, and how near. */

const place = (kind: Place["kind"], name: string, more: Partial<Place>): Place => ({
  id: `${kind}-${name}-${more.municipalityCode ?? more.provinceCode ?? more.context ?? ""}`,
  kind,
  name,
  context: "",
  latitude: 40,
  longitude: -3,
  country: "ES",
  currency: "EUR",
  radiusM: 500,
  population: 50_000,
  ...more,
});
const in28 = { municipalityCode: "28079", provinceCode: "28" };
const in46 = { municipalityCode: "46250", provinceCode: "46" };
const inBuenosAires = { country: "AR", currency: "ARS", context: "Ciudad de Buenos Aires" };
const PLACES = [
  place("municipio", "Madrid", in28),
  place("municipio", "Valencia", in46),
  place("municipio", "Torrent", { municipalityCode: "46244", provinceCode: "46" }),
  place("municipio", "Toledo", { municipalityCode: "45168", provinceCode: "45" }),
  place("provincia", "Toledo", { provinceCode: "45" }),
  place("municipio", "Salamanca", { municipalityCode: "37274", provinceCode: "37" }),
  place("barrio", "Salamanca", in28),
  place("barrio", "Palermo", { country: "IT", context: "Sicilia" }),
  place("barrio", "Palermo", inBuenosAires),
  place("barrio", "Belgrano", inBuenosAires),
  place("ciudad", "Buenos Aires", { country: "AR", currency: "ARS", context: "Argentina" }),
  place("ciudad", "Rosario", { country: "AR", currency: "ARS", context: "Santa Fe" }),
  place("barrio", "Fisherton", { country: "AR", currency: "ARS", context: "Rosario, Santa Fe" }),
  place("ciudad", "Mérida", { country: "MX", currency: "MXN", context: "Yucatán" }),
  place("municipio", "Mérida", { municipalityCode: "06083", provinceCode: "06" }),
  place("barrio", "Ruzafa", in46),
  place("barrio", "Benimaclet", in46),
];
const finder = {
  named: (name: string) => PLACES.filter((one) => fold(one.name) === fold(name)),
  search: () => [],
};
const read = (sentence: string) => {
  const { filter, notUnderstood } = readSentence(sentence, finder);
  const nameOf = (one: (typeof filter.places)[number]) => `${one.kind} ${one.name}`;
  return {
    wanted: filter.places.map(nameOf),
    unwanted: filter.notPlaces.map(nameOf),
    within: filter.area?.kind === "circulo" ? filter.area.radiusM : null,
    currency: filter.currency,
    words: filter.words,
    notUnderstood,
  };
};

describe("how near", () => {
  test.each<[string, number]>([
    ["piso cerca de Ruzafa", 1000],
    ["piso junto a Ruzafa", 1000],
    ["piso al lado de Ruzafa", 1000],
    ["piso en los alrededores de Ruzafa", 1000],
    ["piso a 500 metros de Ruzafa", 500],
    ["piso a 500 m de Ruzafa", 500],
    ["piso a menos de 2 km de Ruzafa", 2000],
    ["piso a 3 kilómetros de Ruzafa", 3000],
    ["piso a 1 kilómetro de Ruzafa", 1000],
    // Eighty metres a minute.
    ["piso a 10 minutos de Ruzafa", 800],
    ["piso a 10 minutos andando de Ruzafa", 800],
    ["piso a 10 min a pie de Ruzafa", 800],
    ["piso a 100 km de Ruzafa", 100_000],
  ])("%s: %d m", (sentence, within) => {
    expect(read(sentence)).toMatchObject({ within, wanted: [], words: "" });
  });

  test("a distance beyond what an address may say is none, and the place is wanted", () => {
    expect(read("piso a 101 km de Ruzafa")).toMatchObject({ within: null, wanted: ["barrio Ruzafa"] });
  });
});

describe("wanted or not", () => {
  test.each<[string, string[], string[]]>([
    ["piso en Ruzafa o Benimaclet", ["barrio Ruzafa", "barrio Benimaclet"], []],
    ["piso en Valencia, no en Ruzafa", ["municipio Valencia"], ["barrio Ruzafa"]],
    ["piso en Valencia excepto Ruzafa y Benimaclet", ["municipio Valencia"], ["barrio Ruzafa", "barrio Benimaclet"]],
    ["piso en Valencia, ni en Ruzafa ni en Benimaclet", ["municipio Valencia"], ["barrio Ruzafa", "barrio Benimaclet"]],
    ["no en Ruzafa pero en Benimaclet", ["barrio Benimaclet"], ["barrio Ruzafa"]],
    ["nada de Ruzafa, piso en Torrent", ["municipio Torrent"], ["barrio Ruzafa"]],
    ["piso en Ruzafa, en Ruzafa", ["barrio Ruzafa"], []],
  ])("%s", (sentence, wanted, unwanted) => expect(read(sentence)).toMatchObject({ wanted, unwanted }));
});

describe("which of a name", () => {
  test("the part of the town that stands behind it, which then is no wish of its own", () => {
    expect(read("piso en Salamanca, Madrid").wanted).toEqual(["barrio Salamanca"]);
    expect(read("piso en Salamanca (Madrid)").wanted).toEqual(["barrio Salamanca"]);
    expect(read("piso en Palermo, Buenos Aires, hasta 500 mil pesos")).toMatchObject({
      wanted: ["barrio Palermo"],
      currency: "ARS",
    });
    expect(read("casa en Fisherton, Rosario").wanted).toEqual(["barrio Fisherton"]);
  });

  test("with another town between, both are wanted, the part within the town that is named", () => {
    expect(read("piso en Salamanca o en Madrid").wanted).toEqual(["barrio Salamanca", "municipio Madrid"]);
  });

  test("a quarter whose town behind it has none of that name is told, and the town is wanted", () => {
    expect(read("piso en Ruzafa, Madrid")).toMatchObject({
      wanted: ["municipio Madrid"],
      notUnderstood: ["en Ruzafa"],
    });
    expect(read("piso en Benimaclet, Torrent").wanted).toEqual(["barrio Benimaclet", "municipio Torrent"]);
  });

  test("the quarter beside it tells which of two is meant", () => {
    expect(read("piso en Palermo o Belgrano, hasta 500 mil pesos")).toMatchObject({
      wanted: ["barrio Palermo", "barrio Belgrano"],
      currency: "ARS",
    });
  });

  test("the kind that is named, or the country of the words", () => {
    expect(read("casa en Toledo").wanted).toEqual(["municipio Toledo"]);
    expect(read("casa en la provincia de Toledo").wanted).toEqual(["provincia Toledo"]);
    expect(read("piso en Salamanca").wanted).toEqual(["municipio Salamanca"]);
    expect(read("piso en el barrio de Salamanca").wanted).toEqual(["barrio Salamanca"]);
    expect(read("casa con 2 recámaras en Mérida").wanted).toEqual(["ciudad Mérida"]);
    expect(read("piso en Mérida").wanted).toEqual(["municipio Mérida"]);
  });
});

describe("words around a place", () => {
  test("those that lead to it are read with it", () => {
    for (const sentence of [
      "piso por la zona de Ruzafa",
      "piso en el barrio de Ruzafa",
      "piso en el centro de Valencia",
    ])
      expect(read(sentence)).toMatchObject({ words: "", notUnderstood: [] });
  });
  test("a street is no place, and an unknown town is told up to its last word", () => {
    expect(read("local en calle de la Paz, Valencia")).toMatchObject({
      wanted: ["municipio Valencia"],
      notUnderstood: [],
    });
    expect(read("piso en Villarriba del Campo").notUnderstood).toEqual(["en Villarriba del Campo"]);
    expect(read("piso en Villarriba Nueva").notUnderstood).toEqual(["en Villarriba Nueva"]);
  });
});
