import { describe, expect, test } from "vitest";
import { beginsNumber, readWordNumber, type WordLanguage } from "./number-words.ts";

/** Value, how many words make it, and the last place that it tells. */
const read = (text: string, language?: WordLanguage) => {
  const found = readWordNumber(text.split(" "), language);
  return found && [found.value, found.words, found.step];
};

describe("Spanish numbers in words", () => {
  test.each<[string, [number, number, number] | null]>([
    ["cero", [0, 1, 1]],
    ["cero coma cinco", [0.5, 3, 0.1]],
    ["uno", [1, 1, 1]],
    ["dieciseis", [16, 1, 1]],
    ["veintinueve casas", [29, 1, 1]],
    ["treinta", [30, 1, 1]],
    ["treinta y dos", [32, 3, 1]],
    ["treinta dos", [30, 1, 1]],
    ["treinta y", [30, 1, 1]],
    ["treinta y diez", [30, 1, 1]],
    ["noventa y nueve", [99, 3, 1]],
    ["cien", [100, 1, 1]],
    ["ciento uno", [101, 2, 1]],
    ["ciento treinta y dos", [132, 4, 1]],
    ["doscientas cincuenta", [250, 2, 1]],
    ["doscientos cero", [200, 1, 1]],
    ["mil", [1000, 1, 1000]],
    ["mil uno", [1001, 2, 1]],
    ["dos mil", [2000, 2, 1000]],
    ["dos mil treinta", [2030, 3, 1]],
    ["dos mil mil", [2000, 2, 1000]],
    ["doscientos cincuenta mil euros", [250_000, 3, 1000]],
    ["un millon", [1_000_000, 2, 1_000_000]],
    ["dos millones trescientos mil", [2_300_000, 4, 1000]],
    ["tres millones uno", [3_000_001, 3, 1]],
    ["mil millones", [1_000_000_000, 2, 1_000_000_000]],
    ["doscientos mil millones", [200_000_000_000, 3, 1_000_000_000]],
    ["millon", null],
    ["millones de", null],
    ["medio millon", [500_000, 2, 100_000]],
    ["medio", null],
    ["cuatro coma nueve", [4.9, 3, 0.1]],
    ["tres coma cero cinco", [3.05, 4, 0.01]],
    ["tres coma cero", [3, 3, 0.1]],
    ["tres coma veinticinco", [3.25, 3, 0.01]],
    ["tres coma", [3, 1, 1]],
    ["tres coma casa", [3, 1, 1]],
    ["dos millones y medio", [2_500_000, 4, 100_000]],
    ["tres y medio", [3.5, 3, 0.1]],
    ["tres y media", [3.5, 3, 0.1]],
    ["tres y mediano", [3, 1, 1]],
    ["casa", null],
    ["constructor", null],
  ])("%s: %j", (text, expected) => expect(read(text)).toEqual(expected));

  test("«un» is an article until something says otherwise", () => {
    const isArticle = (text: string) => readWordNumber(text.split(" "))!.isArticle;
    expect(["un piso", "una", "dos", "un millon", "treinta y un", "mil"].map(isArticle)).toEqual([
      true,
      true,
      false,
      false,
      false,
      false,
    ]);
  });
});

describe("English numbers in words", () => {
  test.each<[string, [number, number, number] | null]>([
    ["one", [1, 1, 1]],
    ["nineteen", [19, 1, 1]],
    ["twenty", [20, 1, 1]],
    ["twenty five", [25, 2, 1]],
    ["twenty fifteen", [20, 1, 1]],
    ["fifteen five", [15, 1, 1]],
    ["five five", [5, 1, 1]],
    ["two hundred", [200, 2, 100]],
    ["two hundred fifty", [250, 3, 1]],
    ["one hundred and five", [105, 4, 1]],
    ["two hundred and fifty thousand", [250_000, 5, 1000]],
    ["three million two hundred thousand", [3_200_000, 5, 1000]],
    ["two thousand and one", [2001, 4, 1]],
    ["twenty and five", [20, 1, 1]],
    ["two hundred and", [200, 2, 100]],
    ["ninety nine", [99, 2, 1]],
    ["hundred", null],
    ["thousand", null],
    ["house", null],
  ])("%s: %j", (text, expected) => expect(read(text, "en")).toEqual(expected));

  test("«one» alone is an article", () => {
    expect(readWordNumber(["one"], "en")!.isArticle).toBe(true);
    expect(readWordNumber(["one", "hundred"], "en")!.isArticle).toBe(false);
    expect(readWordNumber(["two"], "en")!.isArticle).toBe(false);
  });
});

test("most words begin no number", () => {
  const begins = (words: string, language: WordLanguage) =>
    words.split(" ").map((word) => beginsNumber(word, language));
  expect(begins("dos treinta cien mil medio casa millon toString", "es")).toEqual([
    true,
    true,
    true,
    true,
    true,
    false,
    false,
    false,
  ]);
  expect(begins("two thirty hundred house dos", "en")).toEqual([true, true, false, false, false]);
});
