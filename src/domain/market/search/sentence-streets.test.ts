import { expect, test } from "vitest";
import { PLACE_FINDER } from "#server/tools/places/place-finder.server.ts";
import { readSentence } from "./read-sentence.ts";

const read = (sentence: string) => {
  const { filter, notUnderstood } = readSentence(sentence, PLACE_FINDER);
  return { words: filter.words, onlyWords: filter.onlyWords, told: notUnderstood };
};

test.each([
  ["Calle de Cuba", "cuba"],
  ["piso en Calle de Cuba 45, Valencia", "cuba"],
  ["local en calle Colón, Valencia", "colón"],
  ["piso en avenida de Blasco Ibáñez", "blasco ibáñez"],
])("«%s» finds homes whose text or address names the street", (sentence, words) =>
  expect(read(sentence)).toEqual({ words, onlyWords: true, told: [] }),
);

test("beside another wish the street only comes first, and nearness to a street is told", () => {
  expect(read("piso luminoso en calle de Cuba")).toMatchObject({ words: "cuba luminoso", onlyWords: false });
  expect(read("piso cerca de la calle de Cuba")).toEqual({
    words: "",
    onlyWords: false,
    told: ["cerca de la calle de Cuba"],
  });
});
