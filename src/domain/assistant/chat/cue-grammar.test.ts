import { describe, expect, test } from "vitest";
import { compileCues, scoreOf, wordsOfCues } from "./cue-grammar.ts";

const LISTS = { home: new Set(["piso", "casa"]) };
const matches = (pattern: string, text: string) =>
  scoreOf(compileCues([[1, pattern]], LISTS), text === "" ? [] : text.split(" ")) > 0;

describe("patterns of words", () => {
  test.each<[string, string, boolean]>([
    ["cuanto vale", "cuanto vale", true],
    ["cuanto vale", "dime cuanto vale hoy", true],
    ["cuanto vale", "cuanto no vale", false],
    ["cuanto|que vale", "que vale", true],
    ["val*", "valoracion", true],
    ["val*", "caval", false],
    ["cuanto val*", "cuanto valdria", true],
    ["cuanto mas? vale", "cuanto vale", true],
    ["cuanto mas? vale", "cuanto mas vale", true],
    ["cuanto mas? vale", "cuanto menos vale", false],
    ["mas? vale", "vale", true],
    ["#", "3", true],
    ["#", "tres", true],
    ["#", "veinte", true],
    ["#", "doscientos", true],
    ["#", "mil", true],
    ["#", "milagro", false],
    ["# pisos", "3 pisos", true],
    ["@home", "piso", true],
    ["@home", "barco", false],
    ["mi @home|barco", "mi barco", true],
    ["@home grande", "casa grande", true],
    // Up to four other words, up to nine.
    ["a .. b", "a b", true],
    ["a .. b", "a 1 2 3 4 b", true],
    ["a .. b", "a 1 2 3 4 5 b", false],
    ["a ... b", "a 1 2 3 4 5 6 7 8 9 b", true],
    ["a ... b", "a 1 2 3 4 5 6 7 8 9 0 b", false],
    ["a .. b? c", "a 1 c", false],
    ["a b? .. c", "a 1 c", true],
    // The beginning and the end.
    ["^ hola", "hola que tal", true],
    ["^ hola", "que hola", false],
    ["hola $", "que hola", true],
    ["hola $", "hola que", false],
    ["^ hola $", "hola", true],
    ["^ hola $", "hola hola", false],
    ["que b|$", "que", true],
    ["que b|$", "que b", true],
    ["que b|$", "que c", false],
    ["que c|$ d", "que", false],
    ["a", "", false],
  ])("%s in «%s»: %s", (pattern, text, expected) => expect(matches(pattern, text)).toBe(expected));

  test("a list that nobody gave is a fault", () => {
    expect(() => compileCues([[1, "@nada"]], LISTS)).toThrow("No list of words is called nada");
  });
});

describe("cues for and against an intent", () => {
  const score = (cues: [number, string][], text: string) => scoreOf(compileCues(cues, LISTS), text.split(" "));
  test.each<[string, [number, string][], string, number]>([
    ["one counts whole", [[3, "a"]], "a", 3],
    [
      "a further one a third",
      [
        [3, "a"],
        [1.5, "b"],
      ],
      "a b",
      3.5,
    ],
    [
      "the strongest whole, wherever it stands",
      [
        [1.5, "a"],
        [3, "b"],
      ],
      "a b",
      3.5,
    ],
    [
      "further ones two points at most",
      [
        [3, "a"],
        [3, "b"],
        [3, "c"],
        [3, "d"],
      ],
      "a b c d",
      5,
    ],
    ["one that is said twice counts once", [[3, "a"]], "a a", 3],
    [
      "those against whole",
      [
        [3, "a"],
        [-2, "b"],
        [-1.5, "c"],
      ],
      "a b c",
      -0.5,
    ],
    [
      "half a point for is none against",
      [
        [0.5, "a"],
        [3, "b"],
      ],
      "a b",
      3 + 0.5 / 3,
    ],
    ["those against alone", [[-2, "b"]], "b", -2],
    ["none", [[3, "a"]], "x", 0],
    [
      "of a pattern that begins with any word",
      [
        [3, "a*"],
        [3, "#"],
      ],
      "ab 3",
      4,
    ],
  ])("%s", (_name, cues, text, expected) => expect(score(cues, text)).toBeCloseTo(expected, 9));
});

test("words that a table spells out: no signs, no beginnings of words", () => {
  expect(
    wordsOfCues([
      [1, "^ cuanto|que val* mas? .. @home # $"],
      [2, "hola"],
    ]),
  ).toEqual(["cuanto", "que", "mas", "hola"]);
});
