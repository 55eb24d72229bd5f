import { describe, expect, test } from "vitest";
import { isGuessableTail, passwordFlaw } from "./password-flaws.ts";
import { isCommonPassword } from "./password-lists.ts";

describe("one of the most used passwords", () => {
  test.each([
    "password",
    "12345678",
    "Contraseña1",
    "P@ssw0rd!",
    "TEAMOMUCHO",
    "te amo mucho",
    "teamomucho77",
    "77teamomucho",
    "¡realmadrid!",
    "real-madrid",
    "real madrid 2026",
    "abretesesamo99",
    "s3v1ll4fc",
    "maxpayne",
    "baseball1",
    // Short ones that people lengthen.
    "qwerty99",
    "dragon2026!",
  ])("«%s» is one", (password) => expect(isCommonPassword(password)).toBe(true));

  test.each([
    "puerta azul del patio",
    "xk7pq2vrn",
    "84736251",
    // More than four characters that follow no order, before or behind.
    "teamomucho84736",
    "84736teamomucho",
    "bkteamomuchoqz",
    // The rarer ones of the long list, from the 5,000th on, only as they stand.
    "maxpayne77",
    "doorknob77",
  ])("«%s» is none", (password) => expect(isCommonPassword(password)).toBe(false));
});

describe("an ending that makes a word no harder to guess", () => {
  test.each([
    ["", true],
    ["2026", true],
    ["abcd", true],
    ["abcde", false],
    // Eight characters of which four are letters or figures.
    ["ab.-cd.-", true],
    ["ab.-cd.-.", false],
    // Six figures are a date, eight are one with a century of ours.
    ["482917", true],
    ["4829173", false],
    ["4819735", false],
    ["48291735", false],
    ["48201935", true],
    ["12345678", true],
    ["77777777", true],
  ])("«%s»: %s", (tail, expected) => expect(isGuessableTail(tail)).toBe(expected));
});

describe("orders and repetitions", () => {
  test.each([
    // Three runs are an order, four are none.
    ["abc987qwe", "sequence"],
    ["abc987qweasd", null],
    ["z987qweasd", null],
    // A block of four again and again; of five it is for the list to judge.
    ["a9z5a9z5a9", "repeated"],
    ["a9z5a9z", null],
    ["a9z5", null],
    ["abq7xabq7x", null],
    ["aab", "repeated"],
  ])("«%s» is %s", (password, flaw) => expect(passwordFlaw(password)).toBe(flaw));

  test("the longest words of a person are taken out first, whatever their order", () => {
    for (const known of [
      ["ana", "anabel"],
      ["anabel", "ana"],
    ])
      expect(passwordFlaw("anabel12", known)).toBe("personal");
  });

  test("of a word of the person three letters count, and 300 at most", () => {
    const long = Array.from({ length: 310 }, (_, i) => "bkqzhwmdtfx"[(i * i * 7 + i * 3) % 11]).join("");
    expect(passwordFlaw(`${long.slice(0, 300)}1`, [long])).toBe("personal");
    expect(passwordFlaw(`${long}1`, [long.slice(0, 300)])).toBeNull();
    expect(passwordFlaw("eva9", ["Eva"])).toBe("personal");
    expect(passwordFlaw("jo7w", ["Jo"])).toBeNull();
  });
});
