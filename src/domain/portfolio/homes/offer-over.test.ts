import { expect, test } from "vitest";
import { overOf } from "./offer-over.ts";

test.each([
  ["captacion", "venta", null],
  ["disponible", "venta", null],
  ["reservado", "alquiler", null],
  ["cerrado", "venta", "Vendida"],
  ["cerrado", "alquiler", "Alquilada"],
  ["retirado", "venta", "Retirada"],
] as const)("a home that is %s, in %s, is called %s", (status, operation, word) => {
  expect(overOf({ status, operation })).toBe(word);
});
