import { expect, test } from "vitest";
import { shortRange } from "./short-range.ts";

test.each([
  [{ low: 324_000, high: 361_000 }, "324–361 mil"],
  [{ low: 1_240_000, high: 1_400_000 }, "1.240–1.400 mil"],
  [{ low: 312_000_000, high: 355_500_000 }, "312–355,5 M"],
  [{ low: 950, high: 1200 }, "950–1.200"],
])("%o in a cell", (range, text) => {
  expect(shortRange(range).replaceAll("\u00a0", " ")).toBe(text);
});
