import * as fc from "fast-check";
import { expect, test } from "vitest";
import { readerWords } from "./reader-words.ts";

test.each([
  ["Marta Ruiz", "Hola, Marta:", "Marta"],
  ["", "Hola:", "Hola"],
  [null, "Hola:", "Hola"],
  ["   ", "Hola:", "Hola"],
  ["ana@casa.es", "Hola:", "Hola"],
  ["Hermanos Ferrando", "Hola:", "Hola"],
])("%s is greeted by %s", (name, saludo, nombre) => {
  expect(readerWords(name)).toEqual({ saludo, nombre });
});

test("nobody is greeted by nothing", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", maxLength: 80 }), (name) => {
      const words = readerWords(name);
      expect(words.nombre.trim()).not.toBe("");
      expect(words.saludo).toMatch(/^Hola(, .+)?:$/s);
    }),
  );
});
