import { expect, test } from "vitest";
import { rowsIn } from "./result-rows.ts";

test("what is not known has no row, and a second of one name is told apart", () => {
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
