import { expect, test } from "vitest";
import { weekLabels } from "./week-labels.ts";

test("weeks of one year need none", () => {
  expect(weekLabels(["2026-11-16", "2026-11-23", "2026-11-30"])).toEqual(["16 nov", "23 nov", "30 nov"]);
  expect(weekLabels([])).toEqual([]);
});

test("where the year changes it is written, with the first week too", () => {
  expect(weekLabels(["2026-12-21", "2026-12-28", "2027-01-04", "2027-01-11"])).toEqual([
    "21 dic 2026",
    "28 dic",
    "4 ene 2027",
    "11 ene",
  ]);
});
