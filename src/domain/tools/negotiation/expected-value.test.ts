import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { breakEvenProbability, expectedValue } from "./expected-value.ts";

const rest = { fallback: 225_000, carryPerMonth: 600 };

describe("the worth of an offer", () => {
  test("the lower of two offers is worth more where it is likelier to close", () => {
    expect(expectedValue({ ...rest, probability: 0.95, amount: 240_000, months: 1 })).toBeCloseTo(238_650, 6);
    expect(expectedValue({ ...rest, probability: 0.6, amount: 248_000, months: 3 })).toBeCloseTo(237_000, 6);
  });
  test("for sure it is its amount less the wait, and what is left else where it cannot close", () => {
    expect(expectedValue({ ...rest, probability: 1, amount: 240_000, months: 2 })).toBe(238_800);
    expect(expectedValue({ ...rest, probability: 0, amount: 240_000, months: 2 })).toBe(223_800);
  });
  test("below zero where the wait costs more than all", () =>
    expect(expectedValue({ probability: 0, amount: 9, fallback: 0, carryPerMonth: 600, months: 1 })).toBe(-600));
});

describe("how likely it must be to be worth as much as another", () => {
  const needed = (amount: number, rival: number, months = 1) =>
    breakEvenProbability({ ...rest, amount, months }, rival);

  test("of the brief: the higher one in 67.2 of 100", () =>
    // (238,650 + 1,800 − 225,000) / 23,000
    expect(needed(248_000, 238_650, 3)).toBeCloseTo(0.67174, 5));
  test("no likelihood is enough, and none is needed", () => {
    expect(needed(230_000, 238_650)).toBeNull();
    // Less than what is left anyway.
    expect(needed(230_000, 224_000)).toBeNull();
    expect(needed(225_000, 238_650)).toBeNull();
  });
  test("both ends count: for sure, and not at all", () => {
    // 240,000 − 600; 225,000 − 600
    expect(needed(240_000, 239_400)).toBe(1);
    expect(needed(240_000, 239_400.01)).toBeNull();
    expect(needed(240_000, 224_400)).toBe(0);
    expect(needed(240_000, 224_399.99)).toBeNull();
  });
  test("an offer below what is left elsewhere must rather fail", () =>
    // (220,000 + 600 − 225,000) / −10,000
    expect(needed(215_000, 220_000)).toBeCloseTo(0.44, 9));
  test("with that likelihood both are worth the same", () => {
    const money = fc.integer({ min: 100_000, max: 900_000 });
    fc.assert(
      fc.property(money, money, money, fc.integer({ min: 0, max: 24 }), (amount, fallback, rival, months) => {
        const prospect = { amount, fallback, carryPerMonth: 600, months };
        const probability = breakEvenProbability(prospect, rival);
        if (probability === null) return;
        expect(expectedValue({ ...prospect, probability })).toBeCloseTo(rival, 4);
      }),
    );
  });
});
