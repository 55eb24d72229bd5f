import { describe, expect, test } from "vitest";
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

  test.each(TOWN_GROUPS)(
    "every town of %s is one of the register, once, and all fit into a search",
    (names, _of, towns) => {
      const places = PLACE_FINDER.group!(fold(names.split("|").at(-1)!).replace(/^(el|la|las|los|l) /, ""))?.places;
      expect(places?.map(({ name }) => name)).toHaveLength(towns.split("|").length);
      expect(new Set(places?.map(({ municipalityCode }) => municipalityCode)).size).toBe(places?.length);
      expect(places?.length).toBeLessThanOrEqual(MOST_PLACES);
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
    expect(read("casa en el Empordà")).toMatchObject({ places: [], notUnderstood: ["en el Empordà"] });
    expect(read("piso en Compostela").places).toEqual(["Santiago de Compostela"]);
  });

  test("one that no table has is told with its name, and is no word of a title", () => {
    expect(read("casa en la comarca del Bierzo")).toMatchObject({
      places: [],
      notUnderstood: ["la comarca del Bierzo"],
    });
    expect(read("casa en la comarca del Bierzo").words).toBe("");
  });
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
