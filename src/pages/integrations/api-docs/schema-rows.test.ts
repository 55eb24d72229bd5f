import { expect, test } from "vitest";
import { fieldRows } from "./schema-rows.ts";

test("nested fields, bounds, choices and defaults in words", () => {
  const rows = fieldRows({
    type: "object",
    required: ["home"],
    properties: {
      home: {
        type: "object",
        required: ["area"],
        properties: {
          area: { type: "number", minimum: 15, maximum: 2000 },
          kind: { enum: ["piso", "casa"], default: "piso" },
        },
      },
      ids: { type: "array", items: { type: "string" }, maxItems: 1000 },
      n: { type: "integer", minimum: -9007199254740991, maximum: 9007199254740991 },
    },
  });
  expect(rows).toEqual([
    { path: "home", type: "objeto", isRequired: true, rules: [] },
    { path: "home.area", type: "número", isRequired: true, rules: ["de 15 a 2.000"] },
    { path: "home.kind", type: "una opción", isRequired: false, rules: ["piso, casa", "si falta: piso"] },
    { path: "ids", type: "lista de texto", isRequired: false, rules: ["hasta 1.000"] },
    { path: "n", type: "entero", isRequired: false, rules: [] },
  ]);
});
