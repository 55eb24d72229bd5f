import { expect, test } from "vitest";
import * as z from "zod/mini";
import { refusal } from "./refusals.test-data.ts";
import "./spanish-refusals.ts";

test.each([
  ["a list where members with names are asked for", z.object({}), [], "Manda los datos con sus nombres"],
  ["a figure where a text is asked for", z.string(), 7, "Escribe un texto"],
  ["a text where a figure is asked for", z.number(), "siete", "Escribe un número"],
  ["half of a whole number", z.int(), 1.5, "Escribe un número entero"],
  ["a text where yes or no is asked for", z.boolean(), "quizá", "Elige sí o no"],
  ["a text where a list is asked for", z.array(z.string()), "a", "Manda una lista"],
  ["nothing", z.string(), undefined, "Falta este dato"],
  ["null", z.number(), null, "Falta este dato"],
  ["a text of four letters", z.string().check(z.maxLength(3)), "abcd", "Usa como mucho 3 caracteres"],
  ["an empty text", z.string().check(z.minLength(1)), "", "Usa al menos 1 carácter"],
  ["three members", z.array(z.number()).check(z.maxLength(2)), [1, 2, 3], "Pon como mucho 2"],
  ["a figure that is too large", z.number().check(z.maximum(1500)), 1501, "No puede pasar de 1.500"],
  ["a figure that is too small", z.number().check(z.minimum(1)), 0, "No puede bajar de 1"],
  ["what is no address of mail", z.email(), "a", "No tiene la forma que se espera"],
  ["what is not in the list", z.enum(["a", "b"]), "c", "Elige uno de los valores que se admiten"],
  ["a member too many", z.strictObject({}), { a: 1 }, "Sobran datos que no se piden"],
  ["what fits none of two", z.union([z.string(), z.number()]), true, "Este valor no se admite"],
  ["what breaks a rule without words", z.string().check(z.refine(() => false)), "a", "Este valor no se admite"],
])("%s is refused in Spanish", (_what, schema, value, message) => {
  expect(refusal(schema, value)).toBe(message);
});

test("a field's own message goes before", () => {
  expect(refusal(z.string("Escribe tu nombre"), 7)).toBe("Escribe tu nombre");
});
