import { expect, test } from "vitest";
import { valueByIncome, valueByUnitPrice } from "./by-hand.ts";

test("80 m² at 2.500 €/m² are 200,000 €", () => {
  expect(valueByUnitPrice(80, "2.500")).toBe(200_000);
  expect(valueByUnitPrice(80, "")).toBeUndefined();
  expect(valueByUnitPrice(80, "0")).toBeUndefined();
});

test("9.000 € net a year at 4,5 % are 200,000 €", () => {
  expect(valueByIncome("9.000", "4,5")).toBeCloseTo(200_000, 6);
  expect(valueByIncome("9.000", "0")).toBeUndefined();
  expect(valueByIncome("9.000", "")).toBeUndefined();
  expect(valueByIncome("mucho", "4")).toBeUndefined();
  expect(valueByIncome("0", "4")).toBeUndefined();
  // Nobody asks for more than half of the price in a year.
  expect(valueByIncome("9.000", "50")).toBe(18_000);
  expect(valueByIncome("9.000", "50,1")).toBeUndefined();
});
