import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { balanceAfter, instalmentOf, loanFromInstalment, remainingPayments, totalInterest } from "./annuity.ts";

describe("hand-worked figures", () => {
  test.each([
    [200_000, 0.03, 360, 843.21],
    [200_000, 0.05, 360, 1073.64],
    [120_000, 0, 240, 500],
    [160_000, 0.03, 360, 674.57],
    [200_000, 0.025, 300, 897.23],
    // Euríbor 2,17 + 1, published example (farodevigo.es, 2025-09-28).
    [150_000, 0.0317, 300, 724.65],
    [105_000, 0.03, 300, 497.92],
  ])("%d at %d over %d months pays %d", (principal, rate, months, expected) => {
    expect(instalmentOf(principal, rate, months)).toBeCloseTo(expected, 2);
  });

  test("200 000 at 3 % over 30 years: 103 554.90 of interest, 177 812.73 owed after 60 payments", () => {
    expect(totalInterest(200_000, 0.03, 360)).toBeCloseTo(103_554.9, 2);
    expect(balanceAfter(200_000, 0.03, 360, 60)).toBeCloseTo(177_812.73, 2);
  });

  test("an instalment of 750 at 3 % over 30 years repays 177 892.04", () => {
    expect(loanFromInstalment(750, 0.03, 360)).toBeCloseTo(177_892.04, 2);
  });

  test("after prepaying 20 000 in month 60, 253 instalments remain", () => {
    expect(remainingPayments(157_812.73, 0.03, 843.21)).toBe(253);
  });
});

test("loan and instalment undo each other", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1000, max: 2_000_000 }),
      fc.double({ min: 0, max: 0.6, noNaN: true }),
      fc.integer({ min: 12, max: 480 }),
      (principal, rate, months) => {
        const again = loanFromInstalment(instalmentOf(principal, rate, months), rate, months);
        expect(Math.abs(again - principal)).toBeLessThan(0.001);
      },
    ),
  );
});

test("edges: no interest, nothing owed, an instalment below the interest", () => {
  expect(loanFromInstalment(500, 0, 240)).toBe(120_000);
  expect(balanceAfter(120_000, 0, 240, 60)).toBe(90_000);
  expect(balanceAfter(200_000, 0.03, 360, 360)).toBeCloseTo(0, 6);
  expect(remainingPayments(0, 0.03, 100)).toBe(0);
  expect(remainingPayments(1200, 0, 100)).toBe(12);
  expect(remainingPayments(100_000, 0.12, 1000)).toBeUndefined();
  expect(remainingPayments(177_812.73, 0.03, 843.21)).toBe(300);
});
