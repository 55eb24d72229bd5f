import { describe, expect, test } from "vitest";
import { ISLANDS } from "#content/places/islands.ts";
import { TOWN_GROUPS } from "#content/places/place-groups.ts";
import { fold } from "#domain/shared/listing/fold.ts";
import { PLACE_FINDER } from "#server/tools/places/place-finder.server.ts";
import { MOST_PLACES, placeText, readPlace } from "./market-address.ts";
import { readSentence } from "./read-sentence.ts";

const read = (text: string) => {
  const { filter, notUnderstood } = readSentence(text, PLACE_FINDER);
  return {
    places: filter.places.map(({ name }) => name),
    notPlaces: filter.notPlaces.map(({ name }) => name),
    words: filter.words,
    notUnderstood,
  };
};

const townsOf = (name: string) => {
  const typed = fold(name);
  const group = PLACE_FINDER.group!(typed) ?? PLACE_FINDER.group!(typed.replace(/^(el|la|las|los|l) /, ""));
  return group?.places ?? [];
};

describe("parts of the country by their towns", () => {
  test("the Garraf has six, by Catalonia's law of 1987", () => {
    expect(read("piso en el Garraf").places.toSorted()).toEqual([
      "Canyelles",
      "Cubelles",
      "Olivella",
      "Sant Pere de Ribes",
      "Sitges",
      "Vilanova i la Geltrú",
    ]);
  });

  test.each([...TOWN_GROUPS, ...ISLANDS])(
    "every town of %s is one of the register, once, and all fit into a search",
    (names, _of, towns) => {
      const places = townsOf(names.split("|").at(-1)!);
      expect(places.map(({ name }) => name)).toHaveLength(towns.split("|").length);
      expect(new Set(places.map(({ municipalityCode }) => municipalityCode)).size).toBe(places.length);
      expect(places.length).toBeLessThanOrEqual(MOST_PLACES);
    },
  );

  test("a town that is called after its part of the country stays one town", () => {
    expect(read("piso en Mairena del Aljarafe").places).toEqual(["Mairena del Aljarafe"]);
    expect(read("casa en Rincón de la Victoria").places).toEqual(["Rincón de la Victoria"]);
    expect(read("piso en Puente de Vallecas").places).toEqual(["Puente de Vallecas"]);
    expect(read("depa en la Roma Norte").places).toEqual(["Roma Norte"]);
  });

  test("«Vallecas» are two districts, with «en» and without", () => {
    const both = ["Puente de Vallecas", "Villa de Vallecas"];
    expect(read("piso en Vallecas").places).toEqual(both);
    expect(read("Vallecas 2 habitaciones").places).toEqual(both);
    expect(read("piso en Madrid que no esté en Vallecas")).toMatchObject({ places: ["Madrid"], notPlaces: both });
  });

  test("one that is refused is refused whole, and a town of one that is wanted may be", () => {
    expect(read("piso que no sea en el Garraf").notPlaces).toContain("Sitges");
    expect(read("casa en la Costa Brava, que no esté en Roses")).toMatchObject({ notPlaces: ["Roses"] });
  });

  test("autonomous communities are their provinces, and that of Madrid is one", () => {
    expect(read("casa en Galicia").places).toEqual(["A Coruña", "Lugo", "Ourense", "Pontevedra"]);
    const [madrid] = readSentence("piso en la Comunidad de Madrid", PLACE_FINDER).filter.places;
    expect(madrid).toMatchObject({ kind: "provincia", code: "28" });
  });

  test("one whose name only ends that of a town is told, and no town is taken for it", () => {
    expect(read("casa en el Montferri")).toMatchObject({ places: ["Montferri"] });
    expect(read("casa en el Segrià")).toMatchObject({ places: [], notUnderstood: ["en el Segrià"] });
    expect(read("piso en Compostela").places).toEqual(["Santiago de Compostela"]);
  });

  test("one that no table has is told with its name, and is no word of a title", () => {
    expect(read("casa en la comarca del Matarraña")).toMatchObject({
      places: [],
      words: "",
      notUnderstood: ["la comarca del Matarraña"],
    });
    expect(read("piso en la Ribera del Duero")).toMatchObject({
      words: "",
      notUnderstood: ["en la Ribera del Duero"],
    });
  });
});

describe("islands", () => {
  test("each town of the three provinces lies on one island", () => {
    const codes = ISLANDS.flatMap(([names]) => {
      return townsOf(names.split("|")[0]!).map(({ municipalityCode }) => municipalityCode);
    });
    // INE, 1 January 2021: 67 municipalities of Illes Balears, 34 of Las Palmas, 54 of Santa Cruz de Tenerife.
    expect(codes).toHaveLength(67 + 34 + 54);
    expect(new Set(codes).size).toBe(codes.length);
  });

  test.each([
    ["casa en Menorca", 8],
    ["chalet en la isla de Ibiza", 5],
    ["casa en la Palma", 14],
    ["casa en El Hierro", 3],
    ["casa en Menorca o Ibiza", 13],
  ])("%s: %i towns", (text, towns) => {
    const { places, words, notUnderstood } = read(text);
    expect([places.length, words, notUnderstood]).toEqual([towns, "", []]);
  });

  test.each([
    ["piso en Palma", ["Palma"]],
    ["piso en Ibiza ciudad", ["Ibiza"]],
    ["piso en Santa Cruz de Tenerife", ["Santa Cruz de Tenerife"]],
    ["piso en Santa Cruz de la Palma", ["Santa Cruz de la Palma"]],
    ["casa en Inca, Mallorca", ["Inca"]],
    ["casa en Mallorca, Inca", ["Inca"]],
    ["piso en la Costa Brava, Roses", ["Roses"]],
  ])("%s is one town", (text, places) => expect(read(text).places).toEqual(places));

  test("an island without one of its towns keeps the rest of it", () => {
    const { places, notPlaces } = read("casa que no esté en Calvià, Mallorca");
    expect([places.length, notPlaces]).toEqual([53, ["Calvià"]]);
  });

  test("a part of the country that does not fit into the search any more is told", () => {
    const { places, notUnderstood } = read("casa en Mallorca o Empordà");
    expect([places.length, notUnderstood]).toEqual([53, ["Empordà"]]);
  });
});

test("«Roma» without its article is asked for, unless something says that it is Mexico's", () => {
  const asked = readSentence("piso en Roma", PLACE_FINDER);
  expect(asked.filter.places).toEqual([]);
  expect(asked.notUnderstood).toEqual(["en Roma"]);
  expect(asked.choices.map(({ name, chosen }) => [name, chosen])).toEqual([["roma", null]]);
  const [{ label, filter }] = asked.choices[0]!.others as [(typeof asked.choices)[0]["others"][0]];
  expect([label, filter.places.map(({ name }) => name)]).toEqual([
    "La Roma, Ciudad de México",
    ["Roma Norte", "Roma Sur"],
  ]);
  for (const text of [
    "piso en la Roma",
    "depa de 2 recámaras en Roma",
    "Ciudad de México, Roma",
    "piso en Roma hasta 6 mdp",
  ])
    expect(read(text)).toMatchObject({ places: ["Roma Norte", "Roma Sur"], notUnderstood: [] });
  const ofMexican = readSentence("piso en Roma", PLACE_FINDER, { country: "MX" });
  expect(ofMexican.filter.places).toHaveLength(2);
});

test("the address of a town says for which part of the country it was asked, and reads as it was written", () => {
  const town = { kind: "municipio", code: "08270", name: "Sitges", group: "Garraf" } as const;
  expect(placeText(town)).toBe("municipio:08270@Garraf:Sitges");
  expect(readPlace(placeText(town))).toEqual(town);
  expect(readPlace("municipio:08270:Sitges")).toEqual({ kind: "municipio", code: "08270", name: "Sitges" });
  expect(readPlace("provincia:08@Garraf:Barcelona")).toBeNull();
  expect(readPlace("municipio:8270@Garraf:Sitges")).toBeNull();
});

describe("the centre of a town", () => {
  test.each([
    ["piso Madrid centro", ["Centro"]],
    ["piso en el centro de Málaga", ["Centro"]],
    // Nobody there says Ciutat Vella to a stranger.
    ["piso en Valencia centro", ["Ciutat Vella"]],
    // No list has the centre of Getafe: the town is searched, and the word stays one.
    ["piso en Getafe centro", ["Getafe"]],
    ["local en Madrid, centro comercial", ["Madrid"]],
  ])("%s", (text, places) => expect(read(text).places).toEqual(places));
});

describe("a place of the same or a like name elsewhere is not taken for one that no table has", () => {
  test.each<[string, string[], string[]]>([
    ["parcela de 1 hectárea en Colina, Chile", [], ["en Colina, Chile"]],
    ["departamento en Quito, La Carolina, 2 dormitorios", ["Quito"], ["La Carolina"]],
    ["casa en Chiloé", ["Chiloé"], []],
    ["Guadalajara, colonia Americana: departamento", ["Guadalajara"], ["colonia Americana"]],
    ["piso en Buenos Aires, Montevideo", ["Buenos Aires", "Montevideo"], []],
    ["Lima, Miraflores", ["Miraflores"], []],
  ])("%s", (text, places, notUnderstood) => expect(read(text)).toMatchObject({ places, notUnderstood }));
});

test("a name that is only like that of a place is none behind another town, and no landmark lies in another country", () => {
  expect(read("casa en Viña del Mar, Reñaca")).toMatchObject({ places: ["Viña del Mar"], notUnderstood: ["Reñaca"] });
  const { filter, notUnderstood } = readSentence("depto en Coyoacán cerca del metro Viveros", PLACE_FINDER);
  expect([filter.area, notUnderstood]).toEqual([null, ["cerca de Viveros"]]);
  const [town] = readSentence("apartamento en Cartagena, piso 10 en adelante, hasta 900 millones", PLACE_FINDER).filter
    .places;
  expect(town).toMatchObject({ kind: "ciudad", country: "CO" });
});
