import { expect, test } from "vitest";
import { formatEstimate, roundedEstimate, significantStep } from "./estimates.ts";

test.each([
  [550_048, 550_000],
  [442_689, 443_000],
  [999_600, 1_000_000],
  [7_237, 7_240],
  [1_236, 1_240],
  [950.4, 950],
  [12.6, 13],
  [0.4, 0],
  [0, 0],
  [-57_609, -57_600],
  [1_250_340_000, 1_250_000_000],
])("%d is shown as %d", (amount, shown) => {
  expect(roundedEstimate(amount)).toBe(shown);
});

test("the step is that of the third digit, never below one", () => {
  expect([550_048, 99_999, 100_000, 7_237, 950, 3, 0].map(significantStep)).toEqual([1000, 100, 1000, 10, 1, 1, 1]);
});

test("it is written as money is", () => {
  expect(formatEstimate(550_048)).toBe("550.000\u00a0€");
  expect(formatEstimate(1_250_340_000, "COP")).toBe("$\u00a01.250.000.000\u00a0COP");
});
