import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { endOf, firstSigns, lastSigns, shortDecimal, withoutEnd, withoutLastWord } from "./text-ends.ts";

describe("the end of a text", () => {
  test.each([
    ["a--", /-/, "a", "--"],
    ["--", /-/, "", "--"],
    ["-a", /-/, "-a", ""],
    ["", /-/, "", ""],
    ["a👍👍", /👍/u, "a", "👍👍"],
    ["👍", /👍/u, "", "👍"],
    // Half a sign is one by itself, and takes no letter along.
    ["\udc4d", /\udc4d/, "", "\udc4d"],
    ["x\udc4d", /\udc4d/, "x", "\udc4d"],
  ])("of «%s» by %s", (text, sign, rest, end) => {
    expect(withoutEnd(text, sign)).toBe(rest);
    expect(endOf(text, sign)).toBe(end);
  });

  test("both parts make the text, and the rest does not end so", () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[ab -]{0,12}$/), (text) => {
        expect(withoutEnd(text, /[ -]/) + endOf(text, /[ -]/)).toBe(text);
        expect(withoutEnd(text, /[ -]/)).not.toMatch(/[ -]$/);
      }),
    );
  });
});

test.each([
  ["una frase cort", "una frase"],
  ["una frase ", "una frase"],
  ["una  frase", "una"],
  ["palabra", "palabra"],
  ["", ""],
])("cut somewhere, «%s» is «%s»", (text, whole) => expect(withoutLastWord(text)).toBe(whole));

test.each([
  [1.5, 2, "1.5"],
  [1.005, 1, "1"],
  [100, 2, "100"],
  [0, 2, "0"],
  [0.1 + 0.2, 2, "0.3"],
  [-2.5, 2, "-2.5"],
])("%d with %d decimals at most: %s", (value, decimals, text) => expect(shortDecimal(value, decimals)).toBe(text));

describe("cutting between whole signs", () => {
  test.each([
    ["abc", 5, "abc"],
    ["abcdef", 3, "abc"],
    ["ab😀cd", 3, "ab"],
    ["ab😀cd", 4, "ab😀"],
    // A thumb and its colour, a family and its joiners, a letter and its accent.
    ["a👍🏽b", 4, "a"],
    ["a👨‍👩‍👧b", 6, "a"],
    ["cafe\u0301s", 4, "caf"],
    [`x${"\u0301".repeat(100)}`, 50, `x${"\u0301".repeat(49)}`],
  ])("«%s» to %d is «%s»", (text, most, cut) => expect(firstSigns(text, most)).toBe(cut));

  const SIGN = fc.constantFrom("a", "ñ", "e\u0301", "😀", "👍🏽", "👨‍👩‍👧", "\u200d", "𝒳", " ");
  test("no text of whole signs is cut into halves, and none is longer than asked", () => {
    fc.assert(
      fc.property(fc.array(SIGN, { maxLength: 40 }), fc.nat(40), (signs, most) => {
        const text = signs.join("");
        for (const cut of [firstSigns(text, most), lastSigns(text, most)]) {
          expect(cut.isWellFormed()).toBe(true);
          expect(cut.length).toBeLessThanOrEqual(most);
        }
        expect(text.startsWith(firstSigns(text, most))).toBe(true);
        expect(text.endsWith(lastSigns(text, most))).toBe(true);
      }),
    );
  });
});
