import fc from "fast-check";
import { expect, test } from "vitest";
import { widthOf } from "./letters.ts";
import { breakLines, wordsOf } from "./lines.ts";

const face = { cut: "text", sizePx: 40, tracking: 0 } as const;
const lines = (text: string, width: number) => breakLines(text, face, width)?.lines;

test("a figure stays with its unit, a currency with its figure, a day with its month", () => {
  expect(wordsOf("Piso de 94 m² y 3 dormitorios por $ 850.000.000 COP, el 5 de diciembre de 11 a 14 h")).toEqual([
    "Piso",
    "de",
    "94\u00a0m²",
    "y",
    "3\u00a0dormitorios",
    "por",
    "$\u00a0850.000.000\u00a0COP,",
    "el",
    "5\u00a0de\u00a0diciembre",
    "de",
    "11\u00a0a\u00a014\u00a0h",
  ]);
});

test("lines are even, and end in no article and no preposition where they need not", () => {
  expect(lines("Ven a ver este piso de Ruzafa", 420)).toEqual(["Ven a ver este", "piso de Ruzafa"]);
  expect(lines("Terraza con vistas a la sierra", 460)).toEqual(["Terraza con", "vistas a la sierra"]);
});

test("no short word stands alone at the end", () => {
  const set = lines("Un piso amplio y muy luminoso en Ruzafa con sol", 500)!;
  expect(set.at(-1)!.split(" ").length).toBeGreaterThan(1);
});

test("a word that is wider than a line is cut only where nothing else is left", () => {
  expect(lines("a".repeat(200), 500)).toBeUndefined();
  const forced = breakLines("a".repeat(200), face, 500, true)!;
  expect(forced.isForced).toBe(true);
  expect(forced.lines.join("")).toBe("a".repeat(200));
});

test("whatever is broken, every word is there in its order and no line is too wide", () => {
  const word = fc.constantFrom(
    "piso",
    "de",
    "Ruzafa",
    "94",
    "m²",
    "y",
    "luminoso",
    "3",
    "baños",
    "320.000",
    "€",
    "a",
    "balcón",
  );
  fc.assert(
    fc.property(fc.array(word, { minLength: 1, maxLength: 30 }), fc.integer({ min: 260, max: 900 }), (words, width) => {
      const set = lines(words.join(" "), width);
      if (set === undefined) return;
      expect(set.join(" ").replaceAll("\u00a0", " ")).toBe(words.join(" "));
      for (const line of set) expect(widthOf(line, face)).toBeLessThanOrEqual(width + 0.01);
    }),
  );
});
