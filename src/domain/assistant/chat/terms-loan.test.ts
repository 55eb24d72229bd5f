import { describe, expect, test } from "vitest";
import { readTerms } from "./read-terms.ts";
import { scan } from "./scan.ts";

const terms = (text: string) => readTerms(scan(text));
/** The pieces that are read. */
const taken = (text: string) => {
  const message = scan(text);
  readTerms(message);
  return message.tokens.filter((_, at) => message.taken[at]).map(({ text: piece }) => piece);
};

describe("a rate", () => {
  test.each([
    ["al 3%", 3],
    ["3,25 por ciento", 3.25],
    ["tres coma dos por cien", 3.2],
    ["TIN 2,9", 2.9],
    ["TAE del 3", 3],
    ["tasa 10", 10],
    ["a un tipo de 3", 3],
    ["euríbor más 1", 1],
    ["hipoteca variable 2", 2],
    ["al 25", 25],
    ["a 2,5", 2.5],
    ["interés del 0", 0],
    ["comisión con un interés del 3 %", 3],
    ["60 %", 60],
  ])("%s", (text, ratePercent) => expect(terms(text).ratePercent).toBe(ratePercent));
  test.each([
    "60,5 %",
    "al 26",
    "a 3",
    "al 2 mil",
    "tipo fijo 3 años",
    "tipo fijo 3 meses",
    "tipo 3 mil",
    "tipo 3 hab",
    "interés a las 5 pm",
    "tipo a las 5:30",
    "tipo 3 de enero",
    "sueldo fijo en 12 pagas",
    "financiar el 80 %",
    "el 20 % de entrada",
    "comisión del 3 %",
    "un descuento del 5 %",
    "el 10 % de ITP",
    "IVA del 10 %",
    "ahorrado el 20 %",
    "trabajo fijo en una empresa",
    "tengo 3",
  ])("%s is none", (text) => expect(terms(text).ratePercent).toBeUndefined());
  test("words that were read are marked as taken, the part of a price too", () => {
    expect(taken("al 3 % y ya")).toEqual(["3", "%"]);
    expect(taken("al 3 por ciento y ya")).toEqual(["3", "por", "ciento"]);
    expect(taken("el 20 % de entrada")).toEqual(["20", "%"]);
    expect(taken("interés del 3 y ya")).toEqual(["3"]);
    expect(taken("a 20 años y ya")).toEqual(["20", "años"]);
    expect(taken("240 meses y ya")).toEqual(["240", "meses"]);
    expect(taken("plazo de 25 y ya")).toEqual(["25"]);
    expect(taken("2 semanas y ya")).toEqual(["2", "semanas"]);
  });
});

describe("the kind of rate", () => {
  test.each([
    ["tipo fijo", "fijo"],
    ["interés fijo", "fijo"],
    ["hipoteca fija", "fijo"],
    ["tasa fija", "fijo"],
    ["cuota fija, por favor, cada mes", "fijo"],
    ["prefiero uno fijo para siempre ya", "fijo"],
    ["a 20 años fijo, si puede ser ahora", "fijo"],
    ["al 3 % fijo, si puede ser ahora", "fijo"],
    ["fijo", "fijo"],
    ["mejor fijo ya", "fijo"],
    ["variable", "variable"],
    ["variables", "variable"],
    ["mixto", "mixto"],
    ["mixta", "mixto"],
  ])("%s", (text, rateType) => expect(terms(text).rateType).toBe(rateType));
  test.each([
    "sueldo fijo",
    "contrato fijo",
    "puesto fijo",
    "tengo un trabajo que es fijo y bueno",
    "a 20 años con un empleo fijo",
  ])("%s is none", (text) => expect(terms(text).rateType).toBeUndefined());
});

describe("a term", () => {
  test.each([
    ["a 20 años", { years: 20 }],
    ["en 15 añitos", { years: 15 }],
    ["240 meses", { years: 20 }],
    ["480 cuotas", { years: 40 }],
    ["24 mensualidades", { years: 2 }],
    ["12 meses", {}],
    ["492 meses", {}],
    ["250 meses", {}],
    ["plazo de 40", { years: 40 }],
    ["plazo 40", { years: 40 }],
    ["plazo de 41", {}],
    ["50 años", { years: 50 }],
    ["a 20 años o a 25 años", { years: 20 }],
    ["a 20 años con plazo 25", { years: 20 }],
  ])("%s", (text, slots) => expect(terms(text)).toEqual(slots));
});

describe("an age", () => {
  test.each([
    ["tengo 35 años", { age: 35 }],
    ["mi mujer tiene 18 años", { age: 18 }],
    ["cumplo 40 años", { age: 40 }],
    ["somos de 40 años", { years: 40 }],
    ["35 años de vida", { age: 35 }],
    ["99 años", { age: 99 }],
    ["tengo 17 años", {}],
    ["tengo 35 años y ella 40 años", { age: 35, years: 40 }],
    ["tengo 35 años, quiero pagar a 30 años", { age: 35, years: 30 }],
  ])("%s", (text, slots) => expect(terms(text)).toEqual(slots));
});

test("a share beside the rate is taken, so that nobody reads it as money", () => {
  expect(terms("tipo del 3 % y entrada del 20 %")).toEqual({ ratePercent: 3 });
  expect(taken("tipo del 3 % y entrada del 20 %")).toEqual(["3", "%", "20", "%"]);
  expect(taken("hipoteca al 61 %")).toEqual(["61", "%"]);
});

describe("years that are neither", () => {
  test.each([
    "llevo 12 años aquí",
    "lleva 12 años",
    "12 años viviendo en Sants",
    "12 años de antigüedad",
    "12 años de experiencia",
    "construido hace 12 años",
    "hace 12 años",
    "dentro de 2 años",
    "casa de 40 años",
    "un edificio de 40 años",
    "100 años",
  ])("%s", (text) => expect(terms(text)).toEqual({}));
  test.each(["2 semanas", "3 días", "14 pagas", "2 personas", "5 minutos", "500 créditos", "3 anuncios", "2 pisos"])(
    "%s is taken, and nothing else",
    (text) => {
      expect(terms(text)).toEqual({});
      expect(taken(text)).toHaveLength(2);
    },
  );
});
