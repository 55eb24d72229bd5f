import { expect, test } from "vitest";
import type { HomeFacts } from "../facts.ts";
import type { Saying } from "../grammar.ts";
import { plainOf } from "../marks.ts";
import { plainSaying } from "../writing.test-data.ts";
import { typeNoun } from "./lexicon.ts";
import { atPlace, furnished, place, unfurnished } from "./phrases.ts";

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

test.each([
  // Parts of a town have their article, by the first word, and an «ensanche» by its last one too.
  ["Casco Vello, Vigo", "en el Casco Vello, Vigo", "el Casco Vello (Vigo)"],
  ["Ensanche", "en el Ensanche", "el Ensanche"],
  ["Sur del Ensanche", "en el Sur del Ensanche", "el Sur del Ensanche"],
  ["Primer Ensanche", "en el Primer Ensanche", "el Primer Ensanche"],
  ["Ensanche de Vallecas, Madrid", "en el Ensanche de Vallecas, Madrid", "el Ensanche de Vallecas (Madrid)"],
  [
    "Colonia Condesa, Ciudad de México",
    "en la Colonia Condesa, Ciudad de México",
    "la Colonia Condesa (Ciudad de México)",
  ],
  // Names of one word or of two that are none of those have no article.
  ["Gràcia, Barcelona", "en Gràcia, Barcelona", "Gràcia (Barcelona)"],
  ["San Telmo", "en San Telmo", "San Telmo"],
  ["Ensanche Sur, Alcorcón, Madrid", "en el Ensanche Sur, Alcorcón, Madrid", "el Ensanche Sur (Alcorcón, Madrid)"],
  // Towns that are called so.
  ["Puerto Varas", "en Puerto Varas", "Puerto Varas"],
  ["Puerto de Sagunto", "en el Puerto de Sagunto", "el Puerto de Sagunto"],
  ["Playa del Carmen", "en Playa del Carmen", "Playa del Carmen"],
  ["Colonia del Sacramento", "en Colonia del Sacramento", "Colonia del Sacramento"],
])("a home of «%s» lies %s, and the place is «%s»", (placeName, at, inside) => {
  const c = saying({ placeName });
  expect([plainOf(atPlace(c)), plainOf(place(c))]).toEqual([at, inside]);
});
