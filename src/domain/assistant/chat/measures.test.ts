import { describe, expect, test } from "vitest";
import { readMeasures } from "./read-measures.ts";
import { scan } from "./scan.ts";

const measures = (text: string) => readMeasures(scan(text));
/** The pieces that are read, so that no other reader reads them again. */
const taken = (text: string) => {
  const message = scan(text);
  readMeasures(message);
  return message.tokens.filter((_, at) => message.taken[at]).map(({ text: piece }) => piece);
};

describe("units of an area", () => {
  test.each(["m2", "mt2", "mts2", "m", "mt", "mts", "metros", "mtrs", "metro", "m²"])("85 %s", (unit) => {
    expect(measures(`85 ${unit}`)).toEqual({ areaM2: 85 });
    expect(measures(`85${unit}`)).toEqual({ areaM2: 85 });
  });
  test.each(["cuadrados", "cuadraos", "cuad", "construidos", "útiles", "cubiertos"])("85 metros %s", (word) => {
    expect(measures(`85 metros ${word}`)).toEqual({ areaM2: 85 });
    expect(taken(`85 metros ${word} y más`)).toEqual(["85", "metros", word]);
  });
  test.each(["1000 m euros", "1000 m eur", "120 m euros", "120 m eur", "120 m pesos"])("%s is money", (text) =>
    expect(measures(text)).toEqual({}),
  );
});

describe("areas with bounds", () => {
  test.each([
    ["90 o más metros", { areaMinM2: 90 }],
    ["90 o menos m2", { areaMaxM2: 90 }],
    ["90 como mínimo metros", { areaMinM2: 90 }],
    ["90 mínimo metros", { areaMinM2: 90 }],
    ["90 como máximo metros", { areaMaxM2: 90 }],
    ["90 buenos metros", {}],
    ["más de unos 90 metros", { areaMinM2: 90 }],
    ["menos de 90 metros o más", { areaMaxM2: 90 }],
    ["80-100 m2", { areaMinM2: 80, areaMaxM2: 100 }],
    ["de 80 metros a 100", { areaM2: 80 }],
    ["80 o 90 metros", { areaMinM2: 80, areaMaxM2: 90 }],
    ["entre ochenta y cien metros", { areaMinM2: 80, areaMaxM2: 100 }],
  ])("%s", (text, slots) => expect(measures(text)).toEqual(slots));
});

describe("metres that are no area of a home", () => {
  test.each([
    ["a 200 metros del mar", {}],
    ["a 200 metros de la playa", {}],
    // Not «de» behind it: it says how large.
    ["a 200 metros", { areaM2: 200 }],
    ["a 200 metros del mar y de 90 metros", { areaM2: 90 }],
    ["un ático con terraza de 20 metros", {}],
    ["un piso con balcón de 10 m2, 90 m2 en total", { areaM2: 90 }],
    // Without a home before it the terrace is all there is.
    ["terraza de 20 metros", { areaM2: 20 }],
    ["terraza de 20 metros y un piso", { areaM2: 20 }],
    ["un piso de 20 metros", { areaM2: 20 }],
    ["piso terraza de 20 metros", {}],
    ["piso, terraza 20 metros", { areaM2: 20 }],
    ["7,9 m2", {}],
    ["8 m2", { areaM2: 8 }],
    ["1.000.000 m2", { areaM2: 1_000_000 }],
    ["1.000.001 m2", {}],
  ])("%s", (text, slots) => expect(measures(text)).toEqual(slots));
  test("they are taken all the same", () => {
    expect(taken("a 200 metros del mar")).toEqual(["200", "metros"]);
    expect(taken("7 m2")).toEqual(["7", "m2"]);
  });
});

describe("an area that a label names", () => {
  test.each([
    ["superficie: 90", { areaM2: 90 }],
    ["metraje de 90", { areaM2: 90 }],
    ["tamaño = 90", { areaM2: 90 }],
    ["m2: 90", { areaM2: 90 }],
    ["la superficie es de unos 90", { areaM2: 90 }],
    ["los metros son 90", { areaM2: 90 }],
    ["superficie 12", { areaM2: 12 }],
    ["superficie 11", {}],
    ["superficie 2 mil", {}],
    ["precio: 90", {}],
  ])("%s", (text, slots) => expect(measures(text)).toEqual(slots));
  test("label and number are taken", () => expect(taken("superficie: 90 ya")).toEqual(["superficie", ":", "90"]));
});

describe("rooms", () => {
  test.each([
    "habitación",
    "habitaciones",
    "hab",
    "habs",
    "habit",
    "dormitorio",
    "dormitorios",
    "dorm",
    "dorms",
    "cuarto",
    "cuartos",
    "recámara",
    "recámaras",
    "rec",
    "alcoba",
    "alcobas",
    "pieza",
    "piezas",
    "h",
  ])("3 %s", (word) => expect(measures(`3 ${word}`)).toEqual({ rooms: 3 }));

  test.each([
    ["3 buenas habitaciones", { rooms: 3 }],
    ["3 amplias habitaciones", { rooms: 3 }],
    ["3+ hab", { roomsMin: 3 }],
    ["mínimo 3 habitaciones", { roomsMin: 3 }],
    ["de 3 habitaciones en adelante", { roomsMin: 3 }],
    ["habitaciones: mínimo 3", { roomsMin: 3 }],
    ["habitaciones 3 o más", { roomsMin: 3 }],
    ["que sea de 3 o más", { roomsMin: 3 }],
    ["al menos 3 habitaciones", { roomsMin: 3 }],
    ["3 o 4 habitaciones", { roomsMin: 3 }],
    ["3 o habitaciones", { rooms: 3 }],
    ["3 como máximo habitaciones", { roomsMax: 3 }],
    ["hasta 3 habitaciones", { roomsMax: 3 }],
    ["habitaciones: máximo 3", { roomsMax: 3 }],
    ["0 habitaciones", { rooms: 0 }],
    ["3 habitaciones a 200 mil", { rooms: 3 }],
    ["4 amb", { rooms: 3 }],
    ["2 ambs", { rooms: 1 }],
    ["2 o más ambientes", { roomsMin: 1 }],
    ["monoambientes", { rooms: 0 }],
    ["sin monoambiente", {}],
    ["habitaciones: 3", { rooms: 3 }],
    ["hab 2", { rooms: 2 }],
    ["dorms: 2", { rooms: 2 }],
    ["dormitorios 0", { rooms: 0 }],
    ["recámaras son 4", { rooms: 4 }],
    ["alcobas 15", { rooms: 15 }],
    ["alcobas 16", {}],
    ["25 habitaciones y 3 dormitorios", { rooms: 3 }],
    ["0 ambientes", { rooms: 0 }],
  ])("%s", (text, slots) => expect(measures(text)).toEqual(slots));

  test.each([
    ["uno de 2 y barato", { rooms: 2 }],
    ["pisos de 3", { rooms: 3 }],
    ["una casa de 6.", { rooms: 6 }],
    ["casas de 6", { rooms: 6 }],
    ["algo de 1 con balcón", { rooms: 1 }],
    ["que fuera de 4 en Sants", { rooms: 4 }],
    ["alguna de 2 por Sants", { rooms: 2 }],
    ["pisos de 7", {}],
    ["pisos de 0", {}],
    ["pisos de 2 mil", {}],
    ["pisos de 3 metros", {}],
    ["coste de 3", {}],
  ])("homes are counted in rooms: %s", (text, slots) => expect(measures(text)).toEqual(slots));
});

test("the words about rooms and areas are marked as taken", () => {
  expect(taken("3 habitaciones y ya")).toEqual(["3", "habitaciones"]);
  expect(taken("3 o más habitaciones y ya")).toEqual(["3", "o", "más", "habitaciones"]);
  expect(taken("pisos de 3 y ya")).toEqual(["3"]);
  expect(taken("de 80 a 100 metros y ya")).toEqual(["80", "a", "100", "metros"]);
  expect(taken("80 metros y 100 euros")).toEqual(["80", "metros"]);
});

describe("baths", () => {
  test.each(["baño", "baños", "aseo", "aseos", "bañito", "bath", "b", "wc"])("2 %s", (word) => {
    expect(measures(`2 ${word}`)).toEqual({ baths: 2 });
  });
  test.each([
    ["3 cuartos de baño y 2 cuartos", { baths: 3, rooms: 2 }],
    ["un cuarto de aseo", { baths: 1 }],
    ["baños: 2", { baths: 2 }],
    ["baños 10", { baths: 10 }],
    ["baños 0", { baths: 0 }],
    ["baños 11", {}],
    ["15 baños", { baths: 15 }],
    // Rooms of a bath are no rooms, those that are too many or come second neither.
    ["16 cuartos de baño", {}],
    ["2 cuartos de baño y otros 3 cuartos de aseo", { baths: 2 }],
    ["3 cuartos de invitados", { rooms: 3 }],
    ["16 baños", {}],
    ["2 o más baños", { baths: 2 }],
  ])("%s", (text, slots) => expect(measures(text)).toEqual(slots));
  test("the words about baths are marked as taken", () => {
    expect(taken("3 cuartos de baño y ya")).toEqual(["3", "cuartos", "de", "baño"]);
    expect(taken("2 baños y ya")).toEqual(["2", "baños"]);
  });
});

describe("floors", () => {
  test.each([
    ["primera", 1],
    ["segunda", 2],
    ["tercera", 3],
    ["cuarta", 4],
    ["quinta", 5],
    ["sexta", 6],
    ["séptima", 7],
    ["octava", 8],
    ["novena", 9],
    ["décima", 10],
  ])("%s planta", (ordinal, floor) => {
    expect(measures(`${ordinal} planta`)).toEqual({ floor });
    expect(measures(`planta ${ordinal}`)).toEqual({ floor });
  });
  test.each([
    ["primer", 1],
    ["primero", 1],
    ["segundo", 2],
    ["tercer", 3],
    ["tercero", 3],
    ["cuarto", 4],
    ["quinto", 5],
    ["sexto", 6],
    ["séptimo", 7],
    ["octavo", 8],
    ["noveno", 9],
    ["décimo", 10],
  ])("%s piso", (ordinal, floor) => expect(measures(`${ordinal} piso`)).toEqual({ floor }));

  test.each([
    ["un tercero sin ascensor", { floor: 3 }],
    ["es tercero exterior", { floor: 3 }],
    ["en segundo interior", { floor: 2 }],
    ["el quinto, con luz", { floor: 5 }],
    ["el quinto.", { floor: 5 }],
    ["un sexto", { floor: 6 }],
    // «Lo primero», a third of something, and one that stands before another word are no floors.
    ["lo es primero, ya", {}],
    ["un tercero quiere comprar", {}],
    ["una tercera, con luz", {}],
    ["por tercero, con luz", {}],
    ["pb", { floor: 0 }],
    ["es bajo", { floor: 0 }],
    ["piso bajo", { floor: 0 }],
    ["un bajo precio", {}],
    ["un bajo interés", {}],
    ["3er piso", { floor: 3 }],
    ["1ª planta", { floor: 1 }],
    ["4to piso", { floor: 4 }],
    ["2do", { floor: 2 }],
    ["10º", { floor: 10 }],
    ["100º", {}],
    ["3 º", {}],
    ["nivel 4", { floor: 4 }],
    ["piso 3 con ascensor", { floor: 3 }],
    ["piso 3", { floor: 3 }],
    ["piso 3 hab", { rooms: 3 }],
    ["5 a planta", { floor: 5 }],
    ["planta 51", {}],
    ["planta 50", { floor: 50 }],
    ["altura 3", {}],
    ["tercera altura", { floor: 3 }],
    ["altura tercera", { floor: 3 }],
    ["no quiero un tercero sin ascensor", {}],
    ["que no sea planta baja", {}],
    ["no me importa, un tercero con ascensor", { floor: 3 }],
  ])("%s", (text, slots) => expect(measures(text)).toEqual(slots));

  test("the words about floors are marked as taken", () => {
    expect(taken("tercera planta y ya")).toEqual(["tercera", "planta"]);
    expect(taken("planta tercera y ya")).toEqual(["planta", "tercera"]);
    expect(taken("un tercero y ya")).toEqual(["tercero"]);
    expect(taken("en planta baja y ya")).toEqual(["planta", "baja"]);
    expect(taken("es un bajo y ya")).toEqual(["bajo"]);
    expect(taken("el 5º piso y ya")).toEqual(["5", "º", "piso"]);
    expect(taken("el 5º y ya")).toEqual(["5", "º"]);
    expect(taken("planta 2 y ya")).toEqual(["2"]);
    const message = scan("planta 2");
    message.taken[1] = true;
    expect(readMeasures(message)).toEqual({});
  });
});
