import { expect, test } from "vitest";
import type { HomeFacts } from "../facts.ts";
import type { Saying } from "../grammar.ts";
import { plainOf } from "../marks.ts";
import { plainSaying } from "../writing.test-data.ts";
import { typeNoun } from "./lexicon.ts";
import { furnished, unfurnished } from "./phrases.ts";

const saying = (facts: Partial<HomeFacts>, variety: Saying["variety"] = "es-ES") =>
  plainSaying({ operation: "alquiler", type: "piso", country: "ES", currency: "EUR", ...facts }, { variety });

test.each([
  ["es-ES", " sin amueblar", "amueblado"],
  ["es-MX", " sin amueblar", "amueblado"],
  ["es-AR", " sin amueblar", "amueblado"],
  ["es-CO", " sin amoblar", "amoblado"],
  ["es-CL", " sin amoblar", "amoblado"],
] as const)("in %s a home to let is offered%s, or is %s", (variety, without, having) => {
  expect(plainOf(unfurnished(saying({ isFurnished: false }, variety)))).toBe(without);
  const full = saying({ isFurnished: true }, variety);
  expect(unfurnished(full)).toBe("");
  expect(plainOf(furnished(full, { ...typeNoun(full), isFeminine: false }))).toBe(having);
});

test("that it is empty is told of a home to let, and neither of a sale nor of a shop", () => {
  expect(unfurnished(saying({ isFurnished: false, operation: "venta" }))).toBe("");
  expect(unfurnished(saying({ isFurnished: false, type: "local" }))).toBe("");
  expect(unfurnished(saying({}))).toBe("");
});
