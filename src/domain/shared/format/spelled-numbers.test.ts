import { describe, expect, test } from "vitest";
import { SPELLED_HUNDREDS, SPELLED_TENS, SPELLED_UNITS, wordTable } from "./spelled-numbers.ts";

describe("numbers in words", () => {
  test("from nought to twenty-nine each is one word", () => {
    const words =
      "cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciseis diecisiete " +
      "dieciocho diecinueve veinte veintiuno veintidos veintitres veinticuatro veinticinco veintiseis veintisiete " +
      "veintiocho veintinueve";
    expect(words.split(" ").map((word) => SPELLED_UNITS[word])).toEqual(Array.from({ length: 30 }, (_, n) => n));
    expect(["un", "una", "veintiun", "veintiuna"].map((word) => SPELLED_UNITS[word])).toEqual([1, 1, 21, 21]);
    expect(Object.keys(SPELLED_UNITS)).toHaveLength(34);
  });

  test("tens and hundreds, of both genders", () => {
    expect(SPELLED_TENS).toEqual({
      treinta: 30,
      cuarenta: 40,
      cincuenta: 50,
      sesenta: 60,
      setenta: 70,
      ochenta: 80,
      noventa: 90,
    });
    expect(Object.entries(SPELLED_HUNDREDS).map(([word, value]) => `${word} ${value}`)).toEqual([
      "cien 100",
      "ciento 100",
      "doscientos 200",
      "doscientas 200",
      "trescientos 300",
      "trescientas 300",
      "cuatrocientos 400",
      "cuatrocientas 400",
      "quinientos 500",
      "quinientas 500",
      "seiscientos 600",
      "seiscientas 600",
      "setecientos 700",
      "setecientas 700",
      "ochocientos 800",
      "ochocientas 800",
      "novecientos 900",
      "novecientas 900",
    ]);
  });

  test("a word that every object has is in no table", () => {
    expect(SPELLED_UNITS.constructor).toBeUndefined();
    expect("toString" in wordTable({ a: 1 })).toBe(false);
    expect(wordTable({ a: 1 }).a).toBe(1);
  });
});
