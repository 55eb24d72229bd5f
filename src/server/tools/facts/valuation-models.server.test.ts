import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { cardsOf, valuationCards } from "./valuation-models.server.ts";

const read = (name: string) => readFileSync(`models/valuation/${name}`, "utf8");
const list = read("SHA256SUMS");
const shipped = { "b.json": read("barcelona.json"), "v.json": read("valencia.json") };
const citiesOf = (texts: Record<string, string>, sums = list) => cardsOf(texts, sums).map(({ city }) => city);

test("the cards of the shipped models are those that were learned", () => {
  expect(valuationCards().map(({ city }) => city)).toEqual(["barcelona", "buenos-aires", "valencia"]);
});

test.each([
  ["cut in half", shipped["b.json"].slice(0, 3000)],
  ["empty", ""],
  ["changed in one digit", shipped["b.json"].replace(/"medianError": 0\.0/, '"medianError": 0.1')],
])("a card that is %s is not shown, and the others are", (_, text) => {
  expect(text).not.toBe(shipped["b.json"]);
  expect(citiesOf({ ...shipped, "b.json": text })).toEqual(["valencia"]);
});

test("without the list of hashes no card is believed", () => {
  expect(citiesOf(shipped, "")).toEqual([]);
});
