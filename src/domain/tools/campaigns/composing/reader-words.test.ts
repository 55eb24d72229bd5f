import * as fc from "fast-check";
import { expect, test } from "vitest";
import { readerWords, receivedBy } from "./reader-words.ts";

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

test("one person receives it, several receive it", () => {
  expect([0, 1, 2].map(receivedBy)).toEqual([
    "Lo recibirán 0 personas",
    "Lo recibirá 1 persona",
    "Lo recibirán 2 personas",
  ]);
});
