import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { fittedText, linesOfText, textWidth } from "./text-metrics.ts";

test("a line is the sum of its letters: Piso is 665 + 225 + 510 + 570 thousandths, 19,7 points at size 10", () => {
  expect(textWidth("Piso", 10)).toBeCloseTo(19.7, 10);
  // Bold: 681 + 267 + 556 + 613.
  expect(textWidth("Piso", 10, 700)).toBeCloseTo(21.17, 10);
  expect(textWidth("", 10)).toBe(0);
});

test("a letter is as wide with its mark as without, and a protected space as a space", () => {
  expect(textWidth("áñÜ", 12)).toBe(textWidth("anU", 12));
  expect(textWidth("3\u00a0m", 12)).toBe(textWidth("3 m", 12));
});

describe("lines", () => {
  test("end at spaces: aa is 10,9 wide at size 10 and a space 2,09, so that 24 points take two words and not three", () => {
    expect(linesOfText("aa aa aa", { size: 10, width: 24 })).toEqual(["aa aa", "aa"]);
    expect(linesOfText("aa aa aa", { size: 10, width: 36.88 })).toEqual(["aa aa aa"]);
  });

  test("a word that is longer than the line is broken", () => {
    expect(linesOfText("aaaaa", { size: 10, width: 12 })).toEqual(["aa", "aa", "a"]);
  });

  test("hold every letter in its order, and none is too wide", () => {
    const words = fc.string({ unit: fc.constantFrom("a", "m", "i", " ", "ñ", "W"), maxLength: 200 });
    fc.assert(
      fc.property(words, fc.integer({ min: 15, max: 200 }), (text, width) => {
        const lines = linesOfText(text, { size: 10, width });
        expect(lines.join("").replaceAll(" ", "")).toBe(text.replaceAll(" ", ""));
        expect(lines.every((line) => textWidth(line, 10) <= width)).toBe(true);
      }),
    );
  });
});

describe("a text that must fit", () => {
  test("is as large as it may be where there is room", () => {
    expect(fittedText("Piso", { width: 100, max: 20, min: 10, lines: 1 })).toEqual({ size: 20, lines: ["Piso"] });
  });

  test("gets smaller by half points: Piso is 1,97 wide a point, so 30 points take 15 and not 15,5", () => {
    expect(fittedText("Piso", { width: 30, max: 20, min: 10, lines: 1 }).size).toBe(15);
  });

  test("is cut at a word where even the smallest is too large, without a comma before the ellipsis", () => {
    expect(fittedText("uno, dos tres cuatro", { width: 35, max: 12, min: 10, lines: 1 }).lines).toEqual(["uno…"]);
  });

  test("never has more lines than it may, nor a line that is too wide", () => {
    fc.assert(
      fc.property(fc.lorem({ maxCount: 40 }), fc.integer({ min: 1, max: 3 }), (text, most) => {
        const { size, lines } = fittedText(text, { width: 220, max: 40, min: 14, lines: most, cut: 700 });
        expect(lines.length).toBeLessThanOrEqual(most);
        expect(lines.every((line) => textWidth(line, size, 700) <= 220)).toBe(true);
      }),
    );
  });
});
