import fc from "fast-check";
import { expect, test } from "vitest";
import { addingAmounts } from "./adding-rows.ts";

const rows = (...amounts: number[]) => amounts.map((amount) => ({ amount }));

test("11,550 + 694.40 + 275.40 + 424.40 + 400 is 13,344.20: rounded one by one 13,343, so the first widest gap gets one", () =>
  expect(addingAmounts(rows(11_550, 694.4, 275.4, 424.4, 400), 13_344.2)).toEqual([11_550, 695, 275, 424, 400]));
test("0.5 + 0.6 + 0.7 is 1.8, shown as 2: the one that was raised most, 0.5, comes down", () =>
  expect(addingAmounts(rows(0.5, 0.6, 0.7), 1.8)).toEqual([0, 1, 1]));
test("below zero too: −1.4 and −1.4 are −2.8, shown as −3", () =>
  expect(addingAmounts(rows(-1.4, -1.4), -2.8)).toEqual([-2, -1]));
test("by cents: 0.114 + 0.114 is 0.228, shown as 0.23", () =>
  expect(addingAmounts(rows(0.114, 0.114), 0.228, 0.01)).toEqual([0.12, 0.11]));
test("a fixed row is rounded and left: 10.4 stays 10, and 1.4 becomes 2 of 11.8, shown as 12", () =>
  expect(addingAmounts([{ amount: 10.4, isFixed: true }, { amount: 1.4 }], 11.8)).toEqual([10, 2]));
test("whole amounts stay as they are", () => expect(addingAmounts(rows(5, -3, 0), 2)).toEqual([5, -3, 0]));

test("they add up to the rounded total, and none is a whole step away from its own", () => {
  const amounts = fc.array(fc.double({ min: -9e5, max: 9e5, noNaN: true }), { minLength: 1, maxLength: 12 });
  fc.assert(
    fc.property(amounts, (given) => {
      const total = given.reduce((sum, one) => sum + one, 0);
      const shown = addingAmounts(rows(...given), total);
      expect(shown.reduce((sum, one) => sum + one, 0)).toBe(Math.round(total) + 0);
      for (const [i, one] of shown.entries()) expect(Math.abs(one - given[i]!)).toBeLessThan(1 + 1e-6);
    }),
  );
});
