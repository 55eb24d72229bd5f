import { expect, test } from "vitest";
import { spanWords } from "./span-words.ts";

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

test.each([
  [0, "1 min"],
  [-5 * MINUTE, "1 min"],
  [59.9 * MINUTE, "59 min"],
  [60 * MINUTE, "1 h"],
  [23.9 * 60 * MINUTE, "23 h"],
  [DAY, "1 día"],
  [13.9 * DAY, "13 días"],
  [14 * DAY, "2 semanas"],
  [60 * DAY, "8 semanas"],
  [61 * DAY, "2 meses"],
])("%d ms are %s", (ms, words) => {
  expect(spanWords(ms).replaceAll("\u00a0", " ")).toBe(words);
});
