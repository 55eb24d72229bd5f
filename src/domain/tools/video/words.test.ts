import fc from "fast-check";
import { expect, test } from "vitest";
import { contrastOf } from "../../accounts/agency/brand.ts";
import { pictureColours } from "../pictures/colours.ts";
import { LEAST_CONTRAST } from "../pictures/contrast.ts";
import { widthOf } from "../pictures/letters.ts";
import { fitWords, type WordsStyle } from "./words.ts";

const STYLE: WordsStyle = { cut: "display", greatest: 90, least: 40, mostLines: 2, ground: "paper" };

test("a short text takes the greatest size on one line", () => {
  const { lines, face, isCut } = fitWords("Salón", STYLE, 800, 1);
  expect([lines, face.sizePx, isCut]).toEqual([["Salón"], 90, false]);
});

test("a long text grows smaller, and is said to be cut where even the least size is too large", () => {
  const longer = fitWords("Ático con terraza y vistas al mar en el barrio del Cabanyal", STYLE, 900, 1);
  expect(longer.face.sizePx).toBeLessThan(90);
  expect(longer.isCut).toBe(false);
  const cut = fitWords("palabra ".repeat(30), STYLE, 400, 1);
  expect(cut.isCut).toBe(true);
  expect(cut.lines).toHaveLength(2);
  expect(cut.lines[1]!.endsWith("…")).toBe(true);
});

test("no line is wider than its room, whatever is typed", () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 90 }), fc.integer({ min: 200, max: 1000 }), (text, width) => {
      const { lines, face } = fitWords(text, STYLE, width, 0.5);
      for (const line of lines) expect(widthOf(line, face)).toBeLessThanOrEqual(width);
    }),
    { numRuns: 200 },
  );
});

test("letters on every plate have 4.5:1 in any brand's colour", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 0xffffff }), (value) => {
      const { grounds, inkOn } = pictureColours(`#${value.toString(16).padStart(6, "0")}`);
      for (const ground of ["paper", "ink", "brand"] as const)
        expect(contrastOf(inkOn(ground, "main"), grounds[ground])).toBeGreaterThanOrEqual(LEAST_CONTRAST);
    }),
  );
});
