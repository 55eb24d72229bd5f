import { describe, expect, test } from "vitest";
import { PLACE_FINDER } from "#server/tools/places/place-finder.server.ts";
import { readSentence } from "./read-sentence.ts";

const read = (text: string) => {
  const { filter, notUnderstood } = readSentence(text, PLACE_FINDER);
  const ends = ({ min, max }: { min: number | null; max: number | null }) => [min, max];
  const { features, notFeatures, words } = filter;
  return {
    floor: ends(filter.floor),
    rooms: ends(filter.rooms),
    baths: ends(filter.bathrooms),
    area: ends(filter.builtAreaM2),
    price: ends(filter.price),
    features,
    notFeatures,
    words,
    notUnderstood,
  };
};

describe("floors in a row", () => {
  test.each<[string, number | null, number | null]>([
    ["piso planta 2 o 3 en Valencia", 2, 3],
    ["piso en las plantas 3 a 6", 3, 6],
    ["piso entre la planta 2 y la 5", 2, 5],
    ["piso de la planta 2 a la 4", 2, 4],
    ["piso en planta 1 o planta 2", 1, 2],
    ["piso planta 1, 2 o 3", 1, 3],
    ["un primero o un segundo en Chamberí", 1, 2],
    ["un primero, un segundo o un tercero", 1, 3],
    ["un bajo o un primero", 0, 1],
    ["primer o segundo piso", 1, 2],
    ["desde el segundo hasta el cuarto", 2, 4],
    ["piso planta 4 o superior", 4, null],
    // Where another word names the kind, a «piso» with a number is a floor.
    ["departamento en Lima, piso 5 a 8, cochera", 5, 8],
    ["que no sea un primero o un segundo", 3, null],
    ["ni bajo ni primero", 2, null],
  ])("%s", (text, min, max) => expect(read(text)).toMatchObject({ floor: [min, max], words: "", notUnderstood: [] }));

  test.each([
    ["piso en planta 2 o planta 4", "planta 2 o planta 4"],
    ["un segundo o un cuarto", "segundo o un cuarto"],
    ["que no sea planta 3 o 4", "no sea planta 3 o 4"],
  ])("%s: floors with a gap are told", (text, told) =>
    expect(read(text)).toMatchObject({ floor: [null, null], words: "", notUnderstood: [told] }),
  );

  test("numbers of something else are no floors", () => {
    expect(read("piso planta 2, 3 habitaciones")).toMatchObject({ floor: [2, 2], rooms: [3, 3] });
    expect(read("piso planta 3, 90 m2")).toMatchObject({ floor: [3, 3], area: [81, 99] });
    expect(read("piso 2 o 3 habitaciones en Getafe")).toMatchObject({ floor: [null, null], rooms: [2, 3] });
  });
});

describe("a label with its number", () => {
  test("bounds may stand between them", () => {
    expect(read("baños: hasta 2").baths).toEqual([null, 2]);
    expect(read("habitaciones: más de 2, baños: al menos 2")).toMatchObject({ rooms: [3, null], baths: [2, null] });
    expect(read("habitaciones: entre 2 y 4").rooms).toEqual([2, 4]);
    expect(read("superficie: más de 100")).toMatchObject({ area: [100, null], price: [null, null] });
  });
  test("a number between two labels belongs to the one before it, and a bound to the unit behind", () => {
    expect(read("dormitorios 3 baños 2")).toMatchObject({ rooms: [3, 3], baths: [2, null] });
    expect(read("2 habitaciones hasta 3 baños")).toMatchObject({ rooms: [2, 2], baths: [null, 3] });
  });
});

describe("with it or without it", () => {
  test.each([
    "con piscina o sin piscina",
    "con piscina o sin ella, en Marbella",
    "con garaje o sin él",
    "sin ascensor o con ascensor",
    "con o sin muebles",
    "tenga o no tenga ascensor",
    "piso con garaje o no, en Vigo",
    "con gimnasio o sin gimnasio",
    "con vistas al mar o sin ellas",
  ])("«%s» asks for nothing", (text) =>
    expect(read(text)).toMatchObject({ features: [], notFeatures: [], words: "", notUnderstood: [] }),
  );
  test("conditions beside it stay", () => {
    expect(read("con piscina o sin piscina y con terraza").features).toEqual(["hasTerrace"]);
    // Either of them is enough, which no search can say.
    expect(read("con ascensor o sin garaje")).toMatchObject({ features: [], notUnderstood: ["ascensor o sin garaje"] });
  });
});

test.each<[string, "features" | "notFeatures"]>([
  ["piso sin inquilinos", "features"],
  ["piso libre de arrendatarios", "features"],
  ["piso que no esté arrendado ni ocupado", "features"],
  ["no quiero inquilinos", "features"],
  ["piso con inquilino", "notFeatures"],
  ["piso alquilado con inquilinos", "notFeatures"],
  ["piso ocupado por inquilinos", "notFeatures"],
])("%s: whether somebody lives there", (text, list) =>
  expect(read(text)).toMatchObject({ [list]: ["isVacant"], words: "", notUnderstood: [] }),
);

test.each<[string, number | null, number | null]>([
  ["casa por debajo del medio millón", null, 500_000],
  ["casa por encima del millón y medio", 1_500_000, null],
  ["casa superior al millón", 1_000_000, null],
  ["casa a partir del millón", 1_000_000, null],
  ["casa desde el millón", 1_000_000, null],
  ["casa por más del millón", 1_000_000, null],
  ["casa entre 2 y 3 millones", 2_000_000, 3_000_000],
])("%s: a bound may have the article of its amount", (text, min, max) => expect(read(text).price).toEqual([min, max]));

test("hectares of a house are its land, which no search knows, and are told", () => {
  expect(read("casa con 2 hectáreas")).toMatchObject({ area: [null, null], notUnderstood: ["2 hectáreas"] });
  // 200 m² less and more twenty.
  expect(read("finca con casa de 200 metros y 3 hectáreas de terreno")).toMatchObject({
    area: [180, 220],
    notUnderstood: ["3 hectáreas de terreno"],
  });
  expect(read("terreno de 2 ha con casa").area).toEqual([18_000, 22_000]);
});

test("of a number that is corrected at once the last one counts", () => {
  expect(read("piso de 90 metros, perdona, 100 en Sants")).toMatchObject({
    area: [90, 110],
    price: [null, null],
    words: "",
  });
  expect(read("3 habitaciones, no, perdona, 4").rooms).toEqual([4, 4]);
});
