import { expect, test } from "vitest";
import { PLACE_FINDER } from "#server/tools/places/place-finder.server.ts";
import { readSentence } from "./read-sentence.ts";

const read = (sentence: string) => {
  const { filter, notUnderstood } = readSentence(sentence, PLACE_FINDER);
  return {
    places: filter.places.map((place) => ("group" in place && place.group ? place.group : place.name)),
    notPlaces: filter.notPlaces.map(({ name }) => name),
    words: filter.words,
    told: notUnderstood,
  };
};
const none = { places: [], notPlaces: [], words: "", told: [] };

test.each([
  ["parcela en Colina, UF 8.900", ["en Colina"]],
  ["casa en Colina, Chile, hasta 8.900 UF", ["en Colina, Chile"]],
  ["parcela en Pirque UF 7.000", ["en Pirque"]],
  ["casa en Lampa, Chile", ["en Lampa, Chile"]],
  ["casa en Lo Barnechea 20.000 UF", ["en Lo Barnechea"]],
  // The word that tells the part goes with the name, and titles are not searched for it.
  ["casa en Palermo norte", ["en Palermo norte"]],
  ["casa en Belgrano alta", ["en Belgrano alta"]],
])("«%s» names a place that no table of that country has: it is told", (sentence, told) =>
  expect(read(sentence)).toEqual({ ...none, told }),
);

test.each([
  ["casa en Las Condes, Chile", "Las Condes"],
  ["piso en Córdoba, España", "Córdoba"],
  ["villa en Marbella nueva andalucía", "Nueva Andalucía"],
])("«%s» finds its place in the country that is named", (sentence, place) =>
  expect(read(sentence)).toEqual({ ...none, places: [place] }),
);

test.each([
  ["chalet en la sierra norte de Madrid hasta 600 mil", "Sierra Norte de Madrid"],
  ["casa en los valles pasiegos", "Valles Pasiegos"],
  ["masía en el Alt Empordà", "Alt Empordà"],
])("«%s» is a part of the country, and no quarter elsewhere", (sentence, group) => {
  const { places, words, told } = read(sentence);
  expect([new Set(places), words, told]).toEqual([new Set([group]), "", []]);
});

test("a quarter of another country than the larger place beside it is told, two places in a list are both wanted", () => {
  expect(read("casa en Ñuñoa no oriente")).toEqual({ ...none, places: ["Ñuñoa"], told: ["oriente"] });
  expect(read("piso en Madrid o en Bogotá").places).toEqual(["Madrid", "Bogotá"]);
});
