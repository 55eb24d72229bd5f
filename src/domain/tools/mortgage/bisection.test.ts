import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { bisect, largestAffordable } from "./bisection.ts";

describe("a root between two bounds", () => {
  test("for a rising and a falling line, anywhere", () => {
    fc.assert(
      fc.property(fc.double({ min: -99, max: 99, noNaN: true }), fc.constantFrom(-3, -0.1, 0.1, 3), (root, slope) => {
        expect(bisect((x) => slope * (x - root), -100, 100)).toBeCloseTo(root, 9);
      }),
    );
  });

  test("at a bound it is that bound; without a change of sign it is undefined", () => {
    expect(bisect((x) => x - 2, 2, 9)).toBe(2);
    expect(bisect((x) => x - 9, 2, 9)).toBe(9);
    expect(bisect((x) => x + 1, 0, 9)).toBeUndefined();
    expect(bisect((x) => -x - 1, 0, 9)).toBeUndefined();
    expect(bisect(() => Number.NaN, 0, 9)).toBeUndefined();
  });
});

describe("the most that a budget affords", () => {
  test("for a proportional cost it is the budget over the rate", () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0.01, max: 50, noNaN: true }),
        fc.integer({ min: 0, max: 1_000_000 }),
        (rate, budget) => {
          expect(largestAffordable((x) => rate * x, budget)).toBeCloseTo(budget / rate, 2);
        },
      ),
    );
  });

  test("a jump stays on its cheap side", () => {
    const cost = (x: number) => (x <= 200_000 ? 0.06 * x : 0.1 * x);
    const most = largestAffordable(cost, 15_000)!;
    expect(most).toBeCloseTo(200_000, 4);
    expect(cost(most)).toBeLessThanOrEqual(15_000);
  });

  test("nothing where not even nothing is affordable, undefined where nothing binds", () => {
    expect(largestAffordable((x) => x + 10, 9)).toBe(0);
    expect(largestAffordable(() => 5, 9)).toBeUndefined();
    expect(largestAffordable((x) => x, 100, 100)).toBeUndefined();
    expect(largestAffordable((x) => x, 99, 100)).toBeCloseTo(99, 5);
  });
});
