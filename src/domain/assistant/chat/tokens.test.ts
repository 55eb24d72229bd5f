import { describe, expect, test } from "vitest";
import { isFree, standsAt, take, takeText, wordAt } from "../../shared/spoken/scan.ts";
import { plainOf } from "../../shared/spoken/tokens.ts";
import { scan } from "./scan.ts";
import { tokensOf } from "./tokens.ts";

const pieces = (text: string) => tokensOf(text).map(({ text: piece, kind }) => `${piece} ${kind}`);

describe("a message in pieces", () => {
  test.each([
    ["3h2b", ["3 number", "h word", "2 number", "b word"]],
    ["90 m² en Gràcia", ["90 number", "m² word", "en word", "Gràcia word"]],
    ["90m2.", ["90 number", "m2 word", ". mark"]],
    ["m25", ["m word", "25 number"]],
    ["1.250,50 €", ["1.250,50 number", "€ sign"]],
    ["¿3º-A?", ["¿ mark", "3 number", "º word", "- sign", "A word", "? mark"]],
    ["«sí», no", ["« mark", "sí word", "» mark", ", mark", "no word"]],
    ["a/a + #4", ["a word", "/ sign", "a word", "+ sign", "# sign", "4 number"]],
    ["", []],
  ])("%s", (text, expected) => expect(pieces(text)).toEqual(expected));

  test("where each stands, and whether a space stands before it", () => {
    expect(tokensOf("1.5M a 90 m").map(({ start, end, spaced }) => [start, end, spaced])).toEqual([
      [0, 3, true],
      [3, 4, false],
      [5, 6, true],
      [7, 9, true],
      [10, 11, true],
    ]);
  });

  test("without accents, and spelt as our lists spell it; shorthands where they stand alone", () => {
    const words = (text: string) => tokensOf(text).map(({ plain, word }) => [plain, word]);
    expect(words("HIPÓTECA")).toEqual([["hipoteca", "hipoteca"]]);
    expect(words("ipoteca q 3k")).toEqual([
      ["ipoteca", "hipoteca"],
      ["q", "que"],
      ["3", "3"],
      ["k", "k"],
    ]);
  });
});

test.each([
  ["Ñandú", "nandu"],
  ["m²", "m2"],
  ["MÁLAGA", "malaga"],
  ["pingüino", "pinguino"],
])("%s is %s", (text, plain) => expect(plainOf(text)).toBe(plain));

describe("which pieces are read", () => {
  test("a token that is taken is not free; before the beginning nothing is taken", () => {
    const message = scan("uno dos tres");
    expect(isFree(message, { from: 0, to: 3 })).toBe(true);
    take(message, -2, 1);
    expect(message.taken).toEqual([true, false, false]);
    expect(isFree(message, { from: 0, to: 3 })).toBe(false);
    expect(isFree(message, { from: 1, to: 3 })).toBe(true);
  });
  test("the pieces under a stretch of the text, its neighbours not", () => {
    const message = scan("uno dos tres");
    // «dos» stands from 4 to 7.
    takeText(message, 3, 8);
    expect(message.taken).toEqual([false, true, false]);
    takeText(message, 7, 9);
    expect(message.taken).toEqual([false, true, true]);
  });
  test("words in a row", () => {
    const message = scan("a buen estado");
    expect(standsAt(message, 1, ["buen", "estado"])).toBe(true);
    expect(standsAt(message, 0, ["buen", "estado"])).toBe(false);
    expect(standsAt(message, 2, ["estado", "de"])).toBe(false);
    expect(wordAt(message, 9)).toBe("");
  });
});
