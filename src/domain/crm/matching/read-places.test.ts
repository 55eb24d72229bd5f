import { describe, expect, test } from "vitest";
import { readPlaces, readTypedPlaces } from "#domain/crm/matching/read-places.ts";
import { GAZETTEER } from "./place-finder.server.ts";

/** Places as people write them into a demand, read with the real gazetteer. */

const read = (...typed: string[]) =>
  readPlaces(typed, GAZETTEER, "ES").map(({ typed: text, place, isExcluded, withinM, choices }) => ({
    typed: text,
    place: place?.id ?? null,
    isExcluded,
    withinM,
    choices: choices.map(({ id }) => id),
  }));

describe("a quarter that its town follows", () => {
  test.each([[["Russafa", "Valencia"]], [["Ruzafa, Valencia"]], [["Ruzafa (Valencia)"]]])(
    "%j is the quarter, and never all of Valencia",
    (typed) => {
      const found = read(...typed);
      expect(found).toHaveLength(1);
      expect(found[0]!.place).toBe(idOfRussafa());
    },
  );

  test("is kept as it was typed, the torn pieces as one", () => {
    expect(read("Russafa", "Valencia").map(({ typed }) => typed)).toEqual(["Russafa, Valencia"]);
  });

  test("and others stand beside it", () => {
    const places = read("Ruzafa", "Valencia", "Benimaclet").map(({ place }) => place);
    expect(places).toHaveLength(2);
    expect(places[1]).toBe(idOf("Benimaclet"));
  });
});

const idOf = (name: string) => GAZETTEER.named(name).find(({ municipalityCode }) => municipalityCode === "46250")!.id;
const idOfRussafa = () => idOf("Russafa");

test("a town alone is the town", () => {
  expect(read("Valencia")[0]!.place).toBe("municipio-46250");
  expect(read("valència")[0]!.place).toBe("municipio-46250");
});

test("a name of several places is asked about: Salamanca is a city, and a district of Madrid", () => {
  const [found] = read("Salamanca");
  expect(found!.place).toBeNull();
  expect(found!.choices).toContain("municipio-37274");
  expect(found!.choices.some((id) => id.includes("28079"))).toBe(true);
});

test("its town beside it settles it", () => {
  expect(read("Salamanca, Madrid")[0]!.place).toMatch(/28079/);
});

test("a part of a town that nobody knows is not the town: the town is only offered", () => {
  const [found] = read("Zona del invento raro, Valencia");
  expect(found).toMatchObject({ place: null, choices: ["municipio-46250"] });
});

test("a wrong letter is asked about", () => {
  const [found] = read("Benimaclett");
  expect(found!.place).toBeNull();
  expect(found!.choices[0]).toBe(idOf("Benimaclet"));
});

test("a name that no gazetteer has stays as it was typed, with nothing to choose from", () => {
  expect(read("Xyzzyx")).toEqual([{ typed: "Xyzzyx", place: null, isExcluded: false, withinM: null, choices: [] }]);
});

test("a place that somebody does not want is said in several ways", () => {
  for (const typed of ["no Ruzafa", "menos Ruzafa", "excepto en Ruzafa", "que no sea Ruzafa"]) {
    expect(read(typed)[0], typed).toMatchObject({ isExcluded: true, place: idOfRussafa() });
  }
});

test("a distance to a place: 1.5 km are 1,500 m, and nearness is a kilometre", () => {
  expect(read("a 1,5 km de Ruzafa")[0]).toMatchObject({ withinM: 1500, place: idOfRussafa() });
  expect(read("cerca de Ruzafa")[0]).toMatchObject({ withinM: 1000, place: idOfRussafa() });
});

test("a postcode and a place abroad", () => {
  expect(read("28010")[0]!.place).toBe("cp-28010");
  expect(readPlaces(["Polanco, Ciudad de México"], GAZETTEER, "ES")[0]!.place).toMatchObject({
    country: "MX",
    currency: "MXN",
  });
});

test("a place that was chosen of the list is that one, whatever was typed", () => {
  const [found] = readTypedPlaces(
    [{ typed: "Salamanca", isExcluded: true, placeId: "municipio-37274", withinM: 5000 }],
    GAZETTEER,
    "ES",
  );
  expect(found).toMatchObject({
    typed: "Salamanca",
    isExcluded: true,
    withinM: 5000,
    place: { id: "municipio-37274" },
    choices: [],
  });
});

test("an id that nobody gave is read as what was typed", () => {
  const [found] = readTypedPlaces(
    [{ typed: "Valencia", isExcluded: false, placeId: "municipio-99999" }],
    GAZETTEER,
    "ES",
  );
  expect(found!.place!.id).toBe("municipio-46250");
});

test("a district is all of its quarters, whose names homes bear", () => {
  const district = GAZETTEER.named("Chamberí").find(({ kind }) => kind === "distrito")!;
  expect(GAZETTEER.quartersOf(district).map(({ name }) => name)).toContain("Trafalgar");
});

test("a quarter has its names in both languages", () => {
  expect(readPlaces(["Ruzafa"], GAZETTEER, "ES")[0]!.place!.names).toEqual(["Russafa", "Ruzafa"]);
});
