import { expect, test } from "vitest";
import { logMean } from "./log-mean.ts";

test("the logarithmic mean of 1 and e is e − 1, of two equal numbers the number, and lies between the two", () => {
  expect(logMean(1, Math.E)).toBeCloseTo(Math.E - 1, 12);
  expect(logMean(Math.E, 1)).toBeCloseTo(Math.E - 1, 12);
  expect(logMean(250_000, 250_000)).toBe(250_000);
  // Nearly equal ones are not divided by the dust between them.
  expect(logMean(1, 1 + 1e-12)).toBeCloseTo(1, 9);
  expect(logMean(200, 300)).toBeGreaterThan(200);
  expect(logMean(200, 300)).toBeLessThan(250);
});
