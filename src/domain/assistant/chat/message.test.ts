import { describe, expect, test } from "vitest";
import { findPlace, TODAY } from "./fixtures.test-data.ts";
import type { SlotName, Slots } from "./intents.ts";
import { readMessage } from "./read-message.ts";

type Context = Parameters<typeof readMessage>[1];
const read = (text: string, context: Partial<Context> = {}) =>
  readMessage(text, {
    today: TODAY,
    findPlace,
    asked: [],
    variety: null,
    known: {},
    askedFeature: null,
    isVisit: false,
    ...context,
  });
const amounts = (text: string) => read(text).amounts.map(({ value }) => value);
const answer = (text: string, asked: SlotName, more: Partial<Context> = {}): Slots =>
  read(text, { asked: [asked], ...more }).slots;

describe("messages that correct earlier ones", () => {
  test.each([
    "perdona, 90",
    "no, espera, 90",
    "quise decir 90",
    "me equivoqué, 90",
    "corrijo, son 90",
    "mejor 90",
    "en vez de 80, 90",
    "sube a 230",
    "ponle 90",
    "no no, 90",
    "digo 90",
    "en realidad 90",
    "eran 90",
    "más bien 90",
    "uy no q son 98",
    "no que son 90",
    "¿y si tuviera 110?",
    "vale, ¿y a 20 años?",
    "pero con terraza",
    "no 90",
  ])("%s", (text) => expect(read(text).isCorrection).toBe(true));
  test.each(["un piso de 90", "busco piso con terraza", "y terraza", "90"])("%s does not", (text) => {
    expect(read(text).isCorrection).toBe(false);
  });
  test("a «no» that answers a question corrects nothing", () => {
    expect(read("no tengo", { asked: ["monthlyDebts"] }).isCorrection).toBe(false);
    expect(read("no tengo").isCorrection).toBe(true);
  });
});

describe("messages that ask, and messages that lean on the words before", () => {
  test.each([
    "¿cuánto cuesta?",
    "cuánto cuesta",
    "dime qué cuesta",
    "espera, dime cuánto",
    "explícame el plan",
    "hola, puedo ir",
    "quiero saber el precio",
  ])("%s asks", (text) => expect(read(text).isQuestion).toBe(true));
  test.each(["noventa metros", "un piso en Sants", "vale, gracias"])("%s does not", (text) => {
    expect(read(text).isQuestion).toBe(false);
  });
  test.each(["y con terraza", "pero más barato", "mejor otro", "¿y el de agencia?", "vale, y con terraza", "la otra"])(
    "%s leans",
    (text) => expect(read(text).leans).toBe(true),
  );
  test.each(["busco piso", "hola, busco piso", "vale"])("%s stands by itself", (text) => {
    expect(read(text).leans).toBe(false);
  });
});

describe("numbers that are no amounts", () => {
  test.each([
    ["calle Mayor 12, 200.000", [200_000]],
    ["en la avenida de América, 40 por 200.000", [200_000]],
    ["Paseo de Gracia 55", []],
    ["carrera 7", []],
    ["plaza Mayor. Cuesta 200.000", [200_000]],
    ["calle del general no sé cuántos más 12", [12]],
    ["portal 3, puerta 1", []],
    ["no 85 sino 95", [95]],
    ["en vez de 80, 95", [95]],
    ["en lugar de 80, 95", [95]],
    ["a vez de 80 y 95", [80, 95]],
    ["entre los 2 ganamos 3.400", [3400]],
    ["nosotros 2 ganamos 3.400", [3400]],
    ["los 3 que hay", [3]],
    ["no 85 y 95", [85, 95]],
  ])("%s", (text, values) => expect(amounts(text)).toEqual(values));
});

describe("a place", () => {
  test("a bare correction corrects the place", () => {
    const known = { place: { text: "Sants" } };
    expect(read("quise decir toro", { known }).slots.place?.name).toBe("Toro");
    expect(read("quise decir toro").slots.place).toBeUndefined();
    expect(read("¿quise decir toro?", { known }).slots.place).toBeUndefined();
    expect(read("quise decir toro 3 habitaciones", { known }).slots.place).toBeUndefined();
  });
  test("asked for, the whole answer is one", () => {
    expect(answer("toro", "place").place?.name).toBe("Toro");
    expect(answer("villaconejos de abajo", "place").place).toEqual({ text: "villaconejos de abajo" });
  });
  test("its country says whose Spanish it is; else it is that of before", () => {
    expect(read("una casa en Rosario").variety).toBe("AR");
    expect(read("una casa", { variety: "CO" }).variety).toBe("CO");
  });
});

describe("a bare answer fills what was asked", () => {
  test.each<[string, SlotName, Slots]>([
    ["90", "areaM2", { areaM2: 90 }],
    ["8", "areaM2", { areaM2: 8 }],
    ["7", "areaM2", {}],
    ["100000", "areaM2", { areaM2: 100_000 }],
    ["100001", "areaM2", {}],
    ["3", "rooms", { rooms: 3 }],
    ["0", "rooms", { rooms: 0 }],
    ["20", "rooms", { rooms: 20 }],
    ["21", "rooms", {}],
    ["15", "baths", { baths: 15 }],
    ["16", "baths", {}],
    ["0", "baths", { baths: 0 }],
    ["100", "age", {}],
    ["0", "ratePercent", { ratePercent: 0 }],
    ["60", "floor", { floor: 60 }],
    ["61", "floor", {}],
    ["tercero", "floor", { floor: 3 }],
    ["es bajo", "floor", { floor: 0, homeType: "piso" }],
    ["la baja", "floor", { floor: 0 }],
    ["en ninguna", "floor", {}],
    ["50", "years", { years: 50 }],
    ["51", "years", {}],
    ["1", "years", { years: 1 }],
    ["18", "age", { age: 18 }],
    ["17", "age", {}],
    ["99", "age", { age: 99 }],
    ["2,9", "ratePercent", { ratePercent: 2.9 }],
    ["60", "ratePercent", { ratePercent: 60 }],
    ["61", "ratePercent", {}],
    ["no", "monthlyDebts", { monthlyDebts: 0 }],
    ["nada", "savings", { savings: 0 }],
    ["pues ninguna", "monthlyDebts", { monthlyDebts: 0 }],
    ["cero", "savings", { savings: 0 }],
    ["no, 200", "monthlyDebts", {}],
    ["a reformar", "condition", { condition: "a_reformar" }],
    ["está en ruina", "condition", { condition: "a_reformar" }],
    ["regular", "condition", { condition: "a_reformar" }],
    ["nuevo", "condition", { condition: "obra_nueva", homeKind: "nueva" }],
    ["bien", "condition", { condition: "bueno" }],
    ["impecable", "condition", { condition: "bueno" }],
    ["no sé", "condition", {}],
    ["es nueva", "homeKind", { homeKind: "nueva" }],
    ["para estrenar", "homeKind", { homeKind: "nueva", condition: "obra_nueva" }],
    ["de segunda", "homeKind", { homeKind: "usada" }],
    ["ni idea", "homeKind", {}],
    ["vieja", "homeKind", { homeKind: "usada" }],
    ["zoe", "name", { name: "Zoe" }],
    ["no", "name", {}],
  ])("«%s» where %s is asked", (text, asked, slots) => expect(answer(text, asked)).toEqual(slots));

  test("a feature by yes and no", () => {
    const terrace = (text: string) => answer(text, "features", { askedFeature: "terraza" });
    expect(terrace("sí")).toEqual({ features: ["terraza"] });
    expect(terrace("claro")).toEqual({ features: ["terraza"] });
    expect(terrace("tiene")).toEqual({ features: ["terraza"] });
    expect(terrace("no")).toEqual({ withoutFeatures: ["terraza"] });
    expect(terrace("quizá")).toEqual({});
    // A feature that was named already is not added twice.
    expect(terrace("sí, terraza")).toEqual({ features: ["terraza"] });
    expect(terrace("no, sin terraza")).toEqual({ withoutFeatures: ["terraza"] });
    expect(answer("sí", "features")).toEqual({});
  });
  test("the message's own words come before the question's", () => {
    expect(answer("90 metros y 3", "areaM2")).toMatchObject({ areaM2: 90 });
    expect(answer("3 habitaciones", "baths")).toEqual({ rooms: 3 });
  });
});

describe("a number that corrects is meant for the nearest that was said", () => {
  const corrected = (text: string, known: Slots) => read(text, { known }).slots;
  test.each<[string, Slots, Slots]>([
    ["mejor a 25", { years: 30, areaM2: 90 }, { years: 25 }],
    ["no, perdona, 95", { years: 30, areaM2: 90 }, { areaM2: 95 }],
    ["no 85 sino 95", { areaM2: 85 }, { areaM2: 95 }],
    // (90 + 1) / (300 + 1) is e^−1,196; of 301 it is e^−1,2.
    ["mejor 300", { areaM2: 90 }, { areaM2: 300 }],
    ["mejor 303", { areaM2: 90 }, {}],
    ["mejor 25", {}, {}],
    ["mejor 25 euros", { years: 30 }, {}],
    ["mejor 25 %", { years: 30 }, { ratePercent: 25 }],
    ["mejor 1000", { areaM2: 990 }, {}],
    ["mejor 999", { areaM2: 990 }, { areaM2: 999 }],
    ["mejor 60", { years: 50 }, {}],
    ["25", { years: 30 }, {}],
  ])("%s after %o", (text, known, slots) => expect(corrected(text, known)).toEqual(slots));
});

describe("a day and an hour", () => {
  test("alone they are read where they are asked for, or where a visit is arranged", () => {
    expect(read("el 15").slots).toEqual({});
    expect(answer("el 15", "date")).toEqual({ date: "2026-12-15" });
    expect(answer("el 15", "time")).toEqual({ date: "2026-12-15" });
    expect(read("el 15", { isVisit: true }).slots).toEqual({ date: "2026-12-15" });
  });
});
