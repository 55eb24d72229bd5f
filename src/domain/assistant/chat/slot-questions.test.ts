import { describe, expect, test } from "vitest";
import type { Intent, SlotName, Slots } from "./intents.ts";
import { askedIn, questionFor } from "./slot-questions.ts";
import { isTask, merge, missingOf, slotsOf } from "./tasks.ts";

describe("the questions, in the voice of the product", () => {
  test.each<[SlotName, Intent, string]>([
    ["operation", "value_home", "¿Lo quieres vender o alquilar?"],
    ["operation", "find_home", "¿Para comprar o para alquilar?"],
    ["homeType", "find_home", "¿Qué tipo de inmueble buscas: piso, ático, casa, chalet, local…?"],
    ["homeType", "value_home", "¿Qué tipo de inmueble es: piso, ático, casa, chalet, local…?"],
    ["areaM2", "find_home", "¿Cuántos metros necesitas, más o menos?"],
    ["rooms", "find_home", "¿Cuántas habitaciones necesitas?"],
    ["place", "find_home", "¿En qué zona la buscas?"],
    ["place", "affordability", "¿En qué comunidad o municipio está la vivienda que buscas?"],
    ["place", "book_visit", "¿En qué barrio o municipio está?"],
    ["price", "instalment", "¿Cuánto cuesta la vivienda?"],
    ["date", "book_visit", "¿Qué día quieres verla?"],
    ["date", "book_demo", "¿Qué día te viene bien?"],
    ["features", "find_home", "¿Me das algún dato más?"],
  ])("%s in %s", (slot, intent, text) => expect(questionFor(slot, intent)).toBe(text));
});

describe("a question in other words", () => {
  test.each<[string, SlotName[]]>([
    ["¿Qué superficie tiene?", ["areaM2"]],
    ["¿Cuántos dormitorios necesitas?", ["rooms"]],
    ["¿Cuántos baños?", ["baths"]],
    ["¿En qué altura está?", ["floor"]],
    ["¿Está para reformar?", ["condition"]],
    ["¿Dónde está la casa?", ["place"]],
    ["¿Lo vendes o compra o alquiler?", ["operation"]],
    ["¿Es de segunda mano?", ["homeKind"]],
    ["¿Es un piso?", ["homeType"]],
    ["¿Cuánto ganáis entre los dos?", ["netMonthlyIncome"]],
    ["¿Tienes otras deudas?", ["monthlyDebts"]],
    ["¿Cuánto aportas de entrada?", ["savings"]],
    ["¿En qué plazo?", ["years"]],
    ["¿A qué tasa?", ["ratePercent"]],
    ["¿Fijo o variable?", ["rateType"]],
    ["¿De cuánto sería el importe?", ["loan"]],
    ["¿Qué presupuesto tienes?", ["priceMax"]],
    ["¿Cuánto cuesta?", ["price"]],
    ["¿Qué edad tienes?", ["age"]],
    ["¿Cuántos años tienes?", ["age"]],
    ["¿Sabes la referencia?", ["reference"]],
    ["¿Cuándo te viene bien?", ["date"]],
    ["¿Y a qué hora?", ["time"]],
    ["¿Cómo se llama usted?", ["name"]],
    ["¿Me das un número?", ["phone"]],
    ["¿Y tu email?", ["email"]],
    ["¿Tiene garaje?", ["features"]],
    // Two things at once, each once.
    ["¿Qué día y a qué hora?", ["date", "time"]],
    // Only the last sentence asks.
    ["¿Tiene garaje? Dime otra cosa: ¿qué día te va bien?", ["date"]],
    ["Son 632 € al mes.", []],
    ["¿Algo más?", []],
  ])("%s", (text, slots) => expect(askedIn(text)).toEqual(slots));
  test("of two in our own words the last", () => {
    expect(askedIn("¿A cuántos años? Y dime, ¿a qué hora? ¿A qué hora?")).toEqual(["time"]);
    expect(askedIn(`${questionFor("name", "book_demo")} ${questionFor("phone", "book_demo")}`)).toEqual(["phone"]);
    expect(askedIn(`${questionFor("phone", "book_demo")} ${questionFor("name", "book_demo")}`)).toEqual(["name"]);
  });
});

describe("the values that concern a task", () => {
  const slots: Slots = {
    operation: "venta",
    areaM2: 80,
    price: 200_000,
    loan: 1,
    name: "Ana",
    date: "2026-12-03",
    age: 40,
  };
  test.each<[Intent, string[]]>([
    ["value_home", ["operation", "areaM2", "price"]],
    // A conversation about money keeps its values while it asks for one figure after another.
    ["affordability", ["price", "loan", "age"]],
    ["instalment", ["price", "loan", "age"]],
    ["purchase_costs", ["price", "loan", "age"]],
    ["find_home", ["operation", "areaM2", "price"]],
    ["home_reference", ["name"]],
    ["book_visit", ["name", "date"]],
    ["book_demo", ["name", "date"]],
    ["talk_to_person", ["name", "date"]],
    ["question", Object.keys(slots)],
  ])("%s", (intent, names) => expect(Object.keys(slotsOf(intent, slots))).toEqual(names));
  test("questions and small talk are no tasks", () => {
    expect([isTask("value_home"), isTask("question"), isTask(null)]).toEqual([true, false, false]);
  });
});

describe("the values that remain after a further message", () => {
  test.each<[string, Slots, Slots, Slots]>([
    ["a new word takes the old one's place", { price: 1, areaM2: 80 }, { price: 2 }, { price: 2, areaM2: 80 }],
    ["rooms take the place of «3 o más»", { roomsMin: 3 }, { rooms: 2 }, { rooms: 2 }],
    ["and the other way round", { rooms: 3 }, { roomsMin: 2 }, { roomsMin: 2 }],
    ["an area that of its bounds", { areaMinM2: 80, areaMaxM2: 90 }, { areaM2: 85 }, { areaM2: 85 }],
    ["a bound leaves the other", { areaMinM2: 80, areaMaxM2: 90 }, { areaMaxM2: 95 }, { areaMinM2: 80, areaMaxM2: 95 }],
    ["a price that of its bounds", { priceMin: 1, priceMax: 2 }, { price: 3 }, { price: 3 }],
    ["features add up", { features: ["ascensor"] }, { features: ["terraza"] }, { features: ["ascensor", "terraza"] }],
    ["each once", { features: ["ascensor"] }, { features: ["ascensor"] }, { features: ["ascensor"] }],
    [
      "what is not wanted any more changes sides",
      { features: ["ascensor"], withoutFeatures: ["piscina"] },
      { withoutFeatures: ["ascensor"], features: ["piscina"] },
      { features: ["piscina"], withoutFeatures: ["ascensor"] },
    ],
    ["nothing said changes nothing", { rooms: 3, features: ["aire"] }, {}, { rooms: 3, features: ["aire"] }],
  ])("%s", (_name, before, expected, after) => expect(merge(before, expected)).toEqual(after));
});

describe("the values that are still missing", () => {
  test.each<[Intent, Slots, SlotName[]]>([
    ["value_home", {}, ["place", "areaM2"]],
    ["value_home", { place: { text: "x" }, areaM2: 1 }, []],
    ["affordability", { savings: 0 }, ["netMonthlyIncome", "place"]],
    ["instalment", {}, ["loan", "years"]],
    // Without an entry the usual one is supposed and said.
    ["instalment", { price: 1 }, ["years"]],
    ["instalment", { price: 1, savings: 0 }, ["years"]],
    ["instalment", { savings: 1, years: 1 }, ["loan"]],
    ["instalment", { loan: 1, years: 1 }, []],
    ["purchase_costs", { price: 1 }, ["place", "homeKind"]],
    ["find_home", {}, ["operation", "place"]],
    ["find_home", { homeType: "piso", currency: "EUR" }, ["operation", "place"]],
    ["find_home", { rooms: 2 }, []],
    ["home_reference", {}, ["reference"]],
    ["home_reference", { reference: "1" }, []],
    ["book_visit", {}, ["date"]],
    ["book_visit", { date: "2026-12-03" }, []],
    ["book_demo", {}, []],
    ["question", {}, []],
  ])("%s with %o", (intent, slots, missing) => expect(missingOf(intent, slots)).toEqual(missing));
});
