import { expect, test } from "vitest";
import { kindsMeantBy } from "./kinds-meant.ts";

test.each([
  ["piso", "type", ["piso", "atico", "duplex", "estudio"]],
  ["pisos", "type", ["piso", "atico", "duplex", "estudio"]],
  ["atico", "type", ["atico"]],
  ["duplex", "type", ["duplex"]],
  ["locales", "type", ["local"]],
  ["casas", "type", ["casa", "chalet", "adosado"]],
  ["alquiler", "operation", ["alquiler"]],
  ["alquileres", "operation", ["alquiler"]],
])("%s means %s %j", (word, column, values) => {
  expect(kindsMeantBy(word)).toEqual({ column, values });
});

test.each(["valencia", "", "s", "es", "constructor", "pisa", "cadiz"])("%j means no kind", (word) => {
  expect(kindsMeantBy(word)).toBeNull();
});
