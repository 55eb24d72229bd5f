import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readMeasures } from "./read-measures.ts";
import { readTerms } from "./read-terms.ts";
import { scan } from "./scan.ts";
import { editsBetween, spelling } from "./spelling.ts";
import { tokensOf } from "./tokens.ts";
import { varietyOf } from "./varieties.ts";

const measures = (text: string) => readMeasures(scan(text));
const terms = (text: string) => readTerms(scan(text));

describe("areas", () => {
  test.each([
    ["90 m2", { areaM2: 90 }],
    ["90 metros cuadrados construidos", { areaM2: 90 }],
    ["más de 90 metros", { areaMinM2: 90 }],
    ["90 metros o más", { areaMinM2: 90 }],
    ["90 metros como mucho", { areaMaxM2: 90 }],
    ["de 80 a 100 metros", { areaMinM2: 80, areaMaxM2: 100 }],
    ["entre 80 y 100 m2", { areaMinM2: 80, areaMaxM2: 100 }],
    ["metros: 90", { areaM2: 90 }],
    ["8 m2", { areaM2: 8 }],
    // Too small for a home, a distance, the terrace.
    ["7 m2", {}],
    ["a 200 metros de la playa", {}],
    ["piso con terraza de 20 metros", {}],
    ["superficie 11", {}],
    ["superficie 12", { areaM2: 12 }],
    ["superficie 2000", { areaM2: 2000 }],
    ["superficie 2001", {}],
  ])("%s", (text, slots) => expect(measures(text)).toEqual(slots));
});

describe("rooms and baths", () => {
  test.each([
    ["3 habitaciones", { rooms: 3 }],
    ["3 o más habitaciones", { roomsMin: 3 }],
    ["3 habitaciones o más", { roomsMin: 3 }],
    ["3 o 4 habitaciones", { roomsMin: 3 }],
    // An Argentine «ambiente» more than bedrooms: the living room.
    ["3 ambientes", { rooms: 2 }],
    ["1 ambiente", { rooms: 0 }],
    ["monoambiente", { rooms: 0 }],
    ["no quiero monoambiente", {}],
    ["dormitorios: 2", { rooms: 2 }],
    ["20 habitaciones", { rooms: 20 }],
    ["21 habitaciones", {}],
    ["que sea de tres, por favor", { rooms: 3 }],
    ["que sea de siete, por favor", {}],
    ["2 baños", { baths: 2 }],
    ["2 cuartos de baño", { baths: 2 }],
    ["3 cuartos y 2 baños", { rooms: 3, baths: 2 }],
    ["16 baños", {}],
  ])("%s", (text, slots) => expect(measures(text)).toEqual(slots));
});

describe("floors", () => {
  test.each([
    ["tercera planta", { floor: 3 }],
    ["planta tercera", { floor: 3 }],
    ["un cuarto sin ascensor", { floor: 4 }],
    ["planta baja", { floor: 0 }],
    ["es un bajo", { floor: 0 }],
    ["5º", { floor: 5 }],
    ["5º piso", { floor: 5 }],
    ["planta 2", { floor: 2 }],
    ["planta 50", { floor: 50 }],
    ["planta 51", {}],
    ["piso 3, con ascensor", { floor: 3 }],
    ["precio bajo", {}],
    ["que no sea un bajo", {}],
  ])("%s", (text, slots) => expect(measures(text)).toEqual(slots));
});

describe("the loan", () => {
  test.each([
    ["al 2,75", { ratePercent: 2.75 }],
    ["al 3 %", { ratePercent: 3 }],
    ["al tres por ciento", { ratePercent: 3 }],
    ["interés del 3", { ratePercent: 3 }],
    ["tipo fijo 3", { ratePercent: 3, rateType: "fijo" }],
    ["tipo variable", { rateType: "variable" }],
    ["hipoteca mixta", { rateType: "mixto" }],
    ["trabajo fijo en una empresa grande", {}],
    ["al 60 %", { ratePercent: 60 }],
    ["al 61 %", {}],
    ["al 26", {}],
    ["con una entrada del 20 %", {}],
    ["financiación del 80 %", {}],
    ["a 30 años", { years: 30 }],
    ["360 meses", { years: 30 }],
    ["24 meses", { years: 2 }],
    ["plazo de 25", { years: 25 }],
    ["plazo de 41", {}],
    ["13 meses", {}],
    ["tengo 35 años", { age: 35 }],
    ["35 años de edad", { age: 35 }],
    ["tengo 17 años", {}],
    ["tengo 40 años y a 25 años", { age: 40, years: 25 }],
    ["hace 10 años", {}],
    ["un piso de 40 años", {}],
    ["llevo 12 años trabajando", {}],
    ["50 años", { years: 50 }],
    ["51 años", { age: 51 }],
    ["100 años", {}],
  ])("%s", (text, slots) => expect(terms(text)).toEqual(slots));
});

describe("letters between two words", () => {
  test.each([
    ["piso", "piso", 0],
    ["piso", "pisos", 1],
    ["piso", "peso", 1],
    // Two neighbours swapped are one edit.
    ["piso", "pios", 1],
    ["hipoteca", "ipotecas", 2],
    ["casa", "perro", 3],
  ])("%s, %s: %d", (a, b, edits) => expect(editsBetween(a, b, 2)).toBe(edits));

  const word = fc.string({ unit: fc.constantFrom("a", "b", "c"), maxLength: 6 });

  test("the same both ways, and nothing only between equals", () => {
    fc.assert(
      fc.property(word, word, (a, b) => {
        const edits = editsBetween(a, b, 9);
        expect(editsBetween(b, a, 9)).toBe(edits);
        expect(edits === 0).toBe(a === b);
        expect(edits).toBeGreaterThanOrEqual(Math.abs(a.length - b.length));
        expect(edits).toBeLessThanOrEqual(Math.max(a.length, b.length));
      }),
    );
  });

  test("a letter added, taken away or changed is one edit", () => {
    fc.assert(
      fc.property(word, fc.nat(5), (text, at) => {
        expect(editsBetween(text, `${text.slice(0, at)}z${text.slice(at)}`, 9)).toBe(1);
        if (at < text.length) expect(editsBetween(text, `${text.slice(0, at)}z${text.slice(at + 1)}`, 9)).toBe(1);
      }),
    );
  });
});

describe("words as our lists spell them", () => {
  test.each([
    ["ipoteca", "hipoteca"],
    ["hipotceca", "hipoteca"],
    ["valorasion", "valoracion"],
    ["kiero", "quiero"],
    ["asensor", "ascensor"],
    // Known words, short ones and strange ones stay.
    ["piso", "piso"],
    ["xy", "xy"],
    ["wxyzwxyz", "wxyzwxyz"],
  ])("%s → %s", (expected, meant) => expect(spelling(expected)).toBe(meant));
});

describe("variety of Spanish", () => {
  const variety = (text: string, country?: string) => varietyOf(tokensOf(text), country);

  test.each([
    ["busco piso, ¿tenéis?", undefined, "ES"],
    ["una recámara", undefined, "MX"],
    ["podés pasarme las expensas", undefined, "AR"],
    ["dos alcobas y parqueadero", undefined, "CO"],
    ["200 UF", undefined, "CL"],
    ["cuánto es la alcabala", undefined, "PE"],
    ["vivo en Colombia", undefined, "CO"],
    // The home's country counts more than one word.
    ["busco un piso", "MX", "MX"],
    ["una casa", "PE", "PE"],
    // Shared words alone show nothing, and two that tie neither.
    ["un departamento", undefined, null],
    ["una casa", undefined, null],
    ["una recámara y una alcoba", undefined, null],
    ["busco casa", "FR", null],
  ])("%s (%s): %s", (text, country, expected) => expect(variety(text, country)).toBe(expected));
});
