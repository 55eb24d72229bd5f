import { describe, expect, test } from "vitest";
import { passwordStrength, STRENGTH_NAMES } from "./password-strength.ts";

test.each(["", "corta1", "12345678", "contraseña", "Password1", "aaaaaaaaaaaa", "qwertyuiop", "abcdefghij"])(
  "«%s» is very easy to guess",
  (password) => {
    expect(passwordStrength(password)).toBe(0);
  },
);

test("length counts more than odd characters", () => {
  expect(passwordStrength("puerta azul del patio")).toBeGreaterThan(passwordStrength("Pu3rt@!x"));
  expect(passwordStrength("puerta azul del patio")).toBe(4);
});

test("a password made by a program is very good", () => {
  expect(passwordStrength("g7#Vq2!mZx9$Lw4k")).toBe(4);
});

test("one's own name and address are worth little", () => {
  const known = ["Nuria", "Ferrer Ivars", "nuria@ferrerhogar.es"];
  expect(passwordStrength("nuriaferrer72", known)).toBeLessThan(passwordStrength("nuriaferrer72"));
  expect(passwordStrength("ferrerhogar1", known)).toBe(0);
});

test("each level has its name, the weakest first", () => {
  expect(STRENGTH_NAMES).toEqual(["Muy fácil de adivinar", "Fácil de adivinar", "Aceptable", "Buena", "Muy buena"]);
});

// A small letter is worth log2(26) = 4.700 bits, a letter of either case log2(52) = 5.700, a figure log2(10) = 3.322, one of letters
// and figures log2(36) = 5.170, of figures and other signs log2(30) = 4.907; a sign that the one before lets foresee 0.2 of it.
describe("levels begin at 28, 40, 55 and 72 bits", () => {
  test.each([
    ["115992604883", "9 figures and 3 repeated ones: 9.6 · 3.322 = 31.9", 1],
    ["11599260488", "8 figures and 3 repeated ones: 8.6 · 3.322 = 28.6", 1],
    ["1599260488", "8 figures and 2 repeated ones: 8.4 · 3.322 = 27.9", 0],
    ["15926048", "8 · 3.322 = 26.6", 0],
    ["bkqzhwmd", "8 · 4.700 = 37.6", 1],
    ["bbbkkkqqqzzzhhhwww", "6 letters, each repeated twice: 8.4 · 4.700 = 39.5", 1],
    ["bbkkqqzhwmd", "8 letters and 3 repeated ones: 8.6 · 4.700 = 40.4", 2],
    ["bbkkqqzhwmdtfx", "11 letters and 3 repeated ones: 11.6 · 4.700 = 54.5", 2],
    ["bbkkqqzzhwmdtfx", "11 and 4: 11.8 · 4.700 = 55.5", 3],
    ["bbkkqzhwmdtfxgpjs", "15 and 2: 15.4 · 4.700 = 72.4", 4],
    ["bkqzhwmdtfxgpjs", "15 · 4.700 = 70.5", 3],
    ["BBkkqqzzhhw", "6 letters of both cases and 5 repeated ones: 7 · 5.700 = 39.9", 1],
    ["bbbkkkq9999", "4 letters and figures and 7 repeated ones: 5.4 · 5.170 = 27.9", 0],
    ["1#5%99!2&7*0", "11 figures and signs and a repeated one: 11.2 · 4.907 = 54.96", 2],
    ["bkqzkbzqbqkz", "four letters count eight times at most: 8 · 4.700 = 37.6", 1],
  ])("%s: %s, level %s", (password, _, level) => expect(passwordStrength(password)).toBe(level));

  test.each([
    ["abcdqrstmnopfghi", "four runs of 1 + 1 + 0.2 + 0.2: 9.6 · 4.700 = 45.1", 2],
    ["bdfhjlnprt", "every second letter is no run: 10 · 4.700 = 47.0", 2],
  ])("runs: %s, %s, level %s", (password, _, level) => expect(passwordStrength(password)).toBe(level));

  test.each([
    ["casabkqzh", [], "a word and 5 letters: 8 + 5 · 4.700 = 31.5", 1],
    ["casabkkqz", [], "a word and 4.2 letters: 8 + 4.2 · 4.700 = 27.7", 0],
    ["casapisoamorcasapiso", [], "five words: 5 · 8 = 40", 2],
    ["anabkqzhw", ["Ana"], "a name and 6 letters: 8 + 6 · 4.700 = 36.2", 1],
    ["anabkqzhw", [], "9 letters: 9 · 4.700 = 42.3", 2],
    ["bkqzhwm", [], "seven signs are too few", 0],
  ])("words: %s for somebody called %j, %s, level %s", (password, known, _, level) =>
    expect(passwordStrength(password, known)).toBe(level),
  );
});
