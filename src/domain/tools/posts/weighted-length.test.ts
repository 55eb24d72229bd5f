import { describe, expect, test } from "vitest";
import { lengthIn } from "./length.ts";
import { linksIn, weightedLength } from "./weighted-length.ts";

const FAMILY = "👨‍👩‍👧‍👦";

describe("the weight of a text, by the cases that twitter-text publishes with its algorithm", () => {
  test.each([
    ["Hi http://test.co", 26],
    ["http://test.co", 23],
    ["https://www.twitter.com/aloha ".repeat(10), 240],
    ["故人西辞黄鹤楼，烟花三月下扬州。".repeat(10), 320],
    ["the故人西辞黄鹤楼，", 19],
    ["😷".repeat(160), 320],
    [`H🐱☺${FAMILY}`, 7],
    ["😷👾😡🔥💩", 10],
    ["🙋🏽👨‍🎤", 4],
    ["1⃣", 2],
    [FAMILY.repeat(140), 280],
    ["Unicode 10.0 emoji: 🤪; 🧕; 🧕🏾; 🏴󠁧󠁢󠁥󠁮󠁧󠁿", 34],
    ["randomurlrandomurlrandomurlrandomurlrandomurlrandomurlrandomurls.com", 68],
    ["xA\u0301x", 3],
  ])("%s", (text, weight) => expect(weightedLength(text)).toBe(weight));

  test("general punctuation counts one, figures by hand: 53 letters, 57 behind them", () => {
    const text =
      "This is a tweet with general punctuation characters: \u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200A\u200B ‐ ‑ ‒ – — ― ‖  ‗ ‘ ’ ‚ ‛ “ ” „ ‟ ′ ″ ‴ ‵ ‶ ‷";
    expect(weightedLength(text)).toBe(110);
  });
});

describe("by hand", () => {
  test("Spanish letters and prices count one, a euro sign and the square of metres too", () => {
    // 16 letters, of which € (U+20AC) lies outside of the light ranges and counts two; ² (U+00B2) counts one.
    expect(weightedLength("Señal: 320.000 €")).toBe(17);
    expect(weightedLength("94 m²")).toBe(5);
    expect(weightedLength("áéíóúñ¿¡")).toBe(8);
    // The typographic ellipsis is U+2026, outside of the ranges.
    expect(weightedLength("…")).toBe(2);
  });
  test("a link ends before the mark of its sentence and counts 23 with all that it carries", () => {
    expect(weightedLength("Mira https://casa.example/piso?utm_source=x&utm_medium=social.")).toBe(5 + 23 + 1);
    expect(linksIn("(https://casa.example/a), umbral.es y hola@umbral.es; v2.0, n.º 3").map(({ url }) => url)).toEqual([
      "https://casa.example/a",
      "umbral.es",
    ]);
  });
  test("Threads counts an emoji by its bytes, Instagram by code units", () => {
    expect(lengthIn("threads", "a🔥")).toBe(5);
    expect(lengthIn("instagram", "a🔥")).toBe(3);
    expect(lengthIn("x", "a🔥")).toBe(3);
  });
  test("a long hostile text is counted in no time", () => {
    const before = performance.now();
    for (const text of ["a.".repeat(20_000), "https://".repeat(5_000), "-".repeat(40_000), "a-".repeat(20_000)])
      weightedLength(text);
    expect(performance.now() - before).toBeLessThan(3_000);
  });
});
