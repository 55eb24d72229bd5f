import { describe, expect, test } from "vitest";
import { GAZETTEER } from "#server/tools/places/place-finder.server.ts";
import type { Place } from "../../shared/places/place.ts";
import { type Gazetteer, knownPlace, readPlaces, readTypedPlaces } from "./read-places.ts";

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

describe("with a gazetteer of a few invented places", () => {
  const place = (id: string, kind: Place["kind"], name: string, more: Partial<Place> = {}): Place => ({
    id,
    kind,
    name,
    context: kind === "barrio" ? "Barrio de Grande" : "Municipio de Prueba",
    latitude: 40,
    longitude: -3,
    country: "ES",
    currency: "EUR",
    radiusM: 500,
    population: 1000,
    ...more,
  });
  const inTown = (code: string) => ({ municipalityCode: code, provinceCode: code.slice(0, 2) });
  const GRANDE = place("municipio-28001", "municipio", "Grande", { ...inTown("28001"), population: 100_000 });
  const CHICO = place("municipio-28002", "municipio", "Chico", inTown("28002"));
  const LEJOS = place("ciudad-AR-lejos", "ciudad", "Lejos", { country: "AR", currency: "ARS" });
  const MERCADO = place("barrio-28001-mercado", "barrio", "Mercado", inTown("28001"));
  const OTHER_MERCADO = place("barrio-28002-mercado", "barrio", "Mercado", inTown("28002"));
  const STREET = place("calle-1", "calle", "Mayor");
  const all = [GRANDE, CHICO, LEJOS, MERCADO, OTHER_MERCADO, STREET];

  const gazetteerOf = (places: readonly Place[]): Gazetteer => ({
    named: (name) => places.filter((one) => one.name.toLowerCase() === name.toLowerCase()),
    search: (text) => places.filter((one) => one.name.toLowerCase().startsWith(text.slice(0, 2).toLowerCase())),
    byId: (id) => places.find((one) => one.id === id),
    quartersOf: () => [],
  });
  const readIn = (places: readonly Place[], country: string, ...typed: string[]) =>
    readPlaces(typed, gazetteerOf(places), country).map((one) => ({
      place: one.place?.id ?? null,
      choices: one.choices.map(({ id }) => id),
    }));
  const certain = (...ids: string[]) => ids.map((id) => ({ place: id, choices: [] }));

  test("of two of one name the one with ten times the people is meant; with a little less it is asked", () => {
    const named = (id: string, population: number) =>
      place(id, "municipio", "Doble", { ...inTown("28001"), population });
    expect(readIn([named("a", 10_000), named("b", 1000)], "ES", "Doble")).toEqual(certain("a"));
    expect(readIn([named("a", 9_999), named("b", 1000)], "ES", "Doble")).toEqual([
      { place: null, choices: ["a", "b"] },
    ]);
  });

  test("a certain town elsewhere in the text tells which of two quarters is meant", () => {
    expect(readIn(all, "ES", "Mercado")).toEqual([{ place: null, choices: [MERCADO.id, OTHER_MERCADO.id] }]);
    expect(readIn(all, "ES", "Mercado", "nada", "Chico")).toEqual([
      { place: OTHER_MERCADO.id, choices: [] },
      { place: null, choices: [] },
      { place: CHICO.id, choices: [] },
    ]);
  });

  test("a town behind a quarter is its address; one that is not wanted, or only near, is a place of its own", () => {
    expect(readIn(all, "ES", "Mercado", "Grande")).toEqual(certain(MERCADO.id));
    expect(readIn(all, "ES", "Mercado", "no Grande").map(({ place: id }) => id)).toEqual([MERCADO.id, GRANDE.id]);
    expect(readIn(all, "ES", "Mercado", "cerca de Grande")).toHaveLength(2);
    expect(readIn(all, "ES", "Grande", "Chico")).toEqual(certain(GRANDE.id, CHICO.id));
  });

  test("the asker's own country comes first, any other where it has none of that name", () => {
    const both = [GRANDE, place("ciudad-MX-grande", "ciudad", "Grande", { country: "MX", currency: "MXN" })];
    expect(readIn(both, "MX", "Grande")).toEqual(certain("ciudad-MX-grande"));
    expect(readIn(both, "ES", "Grande")).toEqual(certain(GRANDE.id));
    expect(readIn([LEJOS], "ES", "Lejos")).toEqual(certain(LEJOS.id));
  });

  test("a town and its province are one meaning, a district and its quarter of the same name too", () => {
    const province = place("provincia-28", "provincia", "Grande", { provinceCode: "28", population: 5_000_000 });
    expect(readIn([GRANDE, province], "ES", "Grande")).toEqual(certain(GRANDE.id));
    const elsewhere = { ...province, id: "provincia-08", provinceCode: "08" };
    expect(readIn([GRANDE, elsewhere], "ES", "Grande")[0]!.place).toBeNull();
    const district = place("distrito-1", "distrito", "Mercado", inTown("28001"));
    expect(readIn([district, MERCADO], "ES", "Mercado")).toEqual(certain("distrito-1"));
    expect(readIn([district, OTHER_MERCADO], "ES", "Mercado")[0]!.choices).toHaveLength(2);
  });

  test("of an unknown part the place of that name is offered first, and of the towns behind it only the likeliest", () => {
    const twin = place("municipio-08003", "municipio", "Grande", inTown("08003"));
    expect(readIn([GRANDE, twin], "ES", "Nada, Grande")).toEqual([{ place: null, choices: [GRANDE.id] }]);
    expect(readIn([GRANDE, twin, CHICO], "ES", "Chico, Grande")).toEqual([
      { place: null, choices: [CHICO.id, GRANDE.id] },
    ]);
  });

  test("a street is no place to live in", () => {
    expect(readIn(all, "ES", "Mayor")).toEqual([{ place: null, choices: [] }]);
  });

  test("six are offered at most", () => {
    const many = Array.from({ length: 9 }, (_, i) => place(`m-${i}`, "municipio", "Repetido", inTown("28001")));
    expect(readIn(many, "ES", "Repetido")[0]!.choices).toHaveLength(6);
  });

  test("a name that is not whole is only offered: three first letters, or one wrong letter of five", () => {
    expect(readIn(all, "ES", "Gra")).toEqual([{ place: null, choices: [GRANDE.id] }]);
    expect(readIn(all, "ES", "Gr")).toEqual([{ place: null, choices: [] }]);
    expect(readIn(all, "ES", "Granda")).toEqual([{ place: null, choices: [GRANDE.id] }]);
    expect(readIn(all, "ES", "Chica")).toEqual([{ place: null, choices: [CHICO.id] }]);
    expect(readIn([place("a", "municipio", "Lena")], "ES", "Leno")).toEqual([{ place: null, choices: [] }]);
  });

  test.each<[string, number | null]>([
    ["a 500 m de Grande", 500],
    ["a menos de 2 km de Grande", 2000],
    ["2,5 kilómetros de Grande", 2500],
    ["300 metros del Grande", 300],
    ["junto a Grande", 1000],
    ["en la zona de Grande", null],
    ["a 500 km de Grande", 100_000],
    ["0 km de Grande", null],
  ])("%s: %s m", (typed, withinM) => {
    expect(readPlaces([typed], gazetteerOf(all), "ES")[0]!.withinM).toBe(withinM);
  });

  test("a form's own word on distance and exclusion holds unless the text says one", () => {
    const readForm = (typed: string, more: object) =>
      readTypedPlaces([{ typed, isExcluded: false, ...more }], gazetteerOf(all), "ES")[0]!;
    expect(readForm("Grande", { withinM: 700 })).toMatchObject({ withinM: 700, isExcluded: false });
    expect(readForm("a 500 m de Grande", { withinM: 700 }).withinM).toBe(500);
    expect(readForm("Grande", { isExcluded: true }).isExcluded).toBe(true);
    expect(readForm("no Grande", {}).isExcluded).toBe(true);
    expect(readForm("Grande", {}).withinM).toBeNull();
    expect(readForm("Grande", { placeId: GRANDE.id, withinM: 700 }).withinM).toBe(700);
    expect(readForm("Grande", { placeId: GRANDE.id }).withinM).toBeNull();
  });

  test("a place without a name is none", () => {
    expect(readPlaces(["", " , ", "¿?"], gazetteerOf(all), "ES")).toEqual([]);
  });

  test("a district is known by the names of its quarters, each place by its other names, once", () => {
    const district = place("distrito-1", "distrito", "Sur", inTown("28001"));
    const quarters = [MERCADO, place("b", "barrio", "Sur", inTown("28001"))];
    expect(knownPlace(district, { quartersOf: () => quarters })!.names).toEqual(["Sur", "Mercado"]);
    expect(knownPlace(MERCADO, { quartersOf: () => quarters })!.names).toEqual(["Mercado"]);
    const lleida = place("municipio-25120", "municipio", "Lleida", inTown("25120"));
    expect(knownPlace(lleida, { quartersOf: () => [] })!.names).toEqual(["Lleida", "Lérida"]);
    expect(knownPlace(STREET, { quartersOf: () => [] })).toBeNull();
  });
});
