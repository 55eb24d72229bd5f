import { expect, test } from "vitest";
import { rowsIn } from "./result-rows.ts";

test("an unknown value has no row, and a second row of one name is distinguished", () => {
  expect(
    rowsIn("datos", [
      ["Oferta", "240.000 €"],
      ["Oferta", undefined],
      ["Oferta", "248.000 €"],
      ["Plazo", ""],
    ]),
  ).toEqual([
    { group: "datos", label: "Oferta", value: "240.000 €" },
    { group: "datos", label: "Oferta (2)", value: "248.000 €" },
  ]);
});
