import fc from "fast-check";
import { expect, test } from "vitest";
import { contentWords, spanishTerms } from "./spanish-terms.ts";

test.each([
  ["¿Cuánto cuesta?", "tarifas"],
  ["valoración", "valoraciones"],
  ["VALORACION", "valorar"],
  ["piso", "departamentos"],
  ["inmobiliarias", "agencia"],
  ["descargar el informe", "descargar un reporte"],
  ["me doy de baja", "cancelar"],
  ["protección de datos", "RGPD"],
  ["plaza de coche", "plaza de garaje"],
  ["inteligencia artificial", "IA"],
])("%s and %s are compared as the same", (a, b) => {
  expect(spanishTerms(a)).toEqual(spanishTerms(b));
  expect(spanishTerms(a)).not.toEqual([]);
});

test("different words stay different", () => {
  expect(spanishTerms("hipoteca")).not.toEqual(spanishTerms("vivienda"));
  expect(spanishTerms("crédito")).not.toEqual(spanishTerms("hipoteca"));
});

test("words that say nothing are left out; figures stay", () => {
  expect(contentWords("Hola, ¿me puedes decir cuál es el precio para 40 valoraciones?")).toEqual([
    "precio",
    "40",
    "valoraciones",
  ]);
  expect(spanishTerms("¿Y eso qué es?")).toEqual([]);
});

test("any text gives terms of plain letters and figures, the same each time", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", maxLength: 200 }), (text) => {
      const terms = spanishTerms(text);
      expect(spanishTerms(text)).toEqual(terms);
      for (const term of terms) expect(term).toMatch(/^[a-z0-9]+$/);
    }),
  );
});
