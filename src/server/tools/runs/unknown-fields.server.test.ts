import { expect, test } from "vitest";
import { borrowingCapacity as capacity } from "#tools/borrowing-capacity/tool.ts";
import { prospecting } from "#tools/prospecting/tool.ts";
import { tools } from "#tools/registry.ts";
import { valuation } from "#tools/valuation/tool.ts";
import { unknownFields } from "./unknown-fields.server.ts";

test.each(tools.map((tool) => [tool.id, tool] as const))("%s knows all fields of its example", (_, tool) =>
  expect(unknownFields(tool, tool.example)).toEqual([]),
);

test("a misspelt field is named, at any depth and in lists", () => {
  expect(unknownFields(capacity, { netMonthlyIncom: 3000, savings: 1 })).toEqual(["netMonthlyIncom"]);
  expect(unknownFields(valuation, { home: { builtAreaM2: 90, builtArea: 90 } })).toEqual(["home.builtArea"]);
  expect(unknownFields(prospecting, { prospects: [{ address: "Colón 3" }, { adress: "Colón 5" }] })).toEqual([
    "prospects.1.adress",
  ]);
});

test("names that every object has are no fields", () =>
  expect(unknownFields(capacity, JSON.parse('{"__proto__": 1, "constructor": 2}'))).toEqual([
    "__proto__",
    "constructor",
  ]));

test("a value that is no object has no fields", () => {
  for (const raw of [null, 3, "texto", [1]]) expect(unknownFields(capacity, raw)).toEqual([]);
});
