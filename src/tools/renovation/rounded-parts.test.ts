import fc from "fast-check";
import { expect, test } from "vitest";
import { roundedParts } from "./rounded-parts.ts";

const parts = (...amounts: number[]) => amounts.map((amount, i) => ({ label: `parte ${i + 1}`, amount }));
const amountsOf = (...given: Parameters<typeof roundedParts>) => roundedParts(...given).map(({ amount }) => amount);

test("by hundreds: 25,638, 3,077, 387, 950 and 3,519 are shown as what adds up to 33,600", () => {
  // In hundreds of 33,600: 256.6, 30.8, 3.9, 9.5 and 35.2. The wholes are 333 and three are left: for .87, .80 and .61.
  expect(amountsOf(parts(25_638, 3077, 387, 950, 3519), 33_600, 100)).toEqual([25_700, 3100, 400, 900, 3500]);
});
test("parts that are equal share the steps that there are, the first ones first", () => {
  expect(amountsOf(parts(1, 1, 1), 100, 10)).toEqual([40, 30, 30]);
});
test("parts of less than a euro have their shares too", () =>
  expect(amountsOf(parts(0.4, 0.4), 20, 10)).toEqual([10, 10]));
test("a part that rounds away is none, and nothing is no part of nothing", () => {
  expect(roundedParts(parts(990, 4), 1000, 10)).toEqual([{ label: "parte 1", amount: 1000 }]);
  expect(roundedParts(parts(3, 4), 0, 10)).toEqual([]);
  expect(roundedParts(parts(0, 0), 100, 10)).toEqual([]);
  expect(roundedParts([], 100, 10)).toEqual([]);
});
test("they always add up, keep their order, and none is more than a step away from its share", () => {
  const step = fc.constantFrom(1, 10, 1000);
  const amounts = fc.array(fc.integer({ min: 1, max: 500_000 }), { minLength: 1, maxLength: 20 });
  fc.assert(
    fc.property(step, amounts, (by, given) => {
      const sum = given.reduce((all, amount) => all + amount, 0);
      const total = Math.round(sum / by) * by;
      const shown = roundedParts(parts(...given), total, by);
      expect(shown.reduce((all, { amount }) => all + amount, 0)).toBe(total);
      const places = shown.map(({ label }) => Number(label.split(" ")[1]));
      expect(places).toEqual([...places].sort((a, b) => a - b));
      for (const { label, amount } of shown) {
        const share = (given[Number(label.split(" ")[1]) - 1]! / sum) * total;
        expect(Math.abs(amount - share)).toBeLessThanOrEqual(by + 1e-6);
      }
    }),
  );
});
