import { describe, expect, test } from "vitest";
import { FINANCING_KINDS, offerStrength } from "./offer-strength.ts";

const weights = { deposit: 30, financing: 45, speed: 25 };
const only = (part: keyof typeof weights) => ({ deposit: 0, financing: 0, speed: 0, [part]: 2 });
const best = { depositShare: 0.1, financing: "contado", days: 30 } as const;

test("without a mortgage, a tenth of deposit and a month are all that can be asked", () =>
  expect(offerStrength(best, weights)).toBe(100));

test("half of each: 30 · 0.5 + 45 · 0.35 + 25 · 0.5 = 43.25", () =>
  expect(offerStrength({ depositShare: 0.05, financing: "sin-aprobar", days: 90 }, weights)).toBeCloseTo(43.25, 9));

describe("each part alone", () => {
  test.each([
    [0, 0],
    [0.05, 50],
    [0.1, 100],
    [1, 100],
  ])("a deposit of %d is %d", (depositShare, expected) =>
    expect(offerStrength({ ...best, depositShare }, only("deposit"))).toBeCloseTo(expected, 9),
  );
  test("payment: 100, 75, 35 and 10", () =>
    expect(FINANCING_KINDS.map((financing) => offerStrength({ ...best, financing }, only("financing")))).toEqual([
      100, 75, 35, 10,
    ]));
  test.each([
    [1, 100],
    [30, 100],
    [42, 90],
    [90, 50],
    [150, 0],
    [400, 0],
  ])("%d days are %d", (days, expected) =>
    expect(offerStrength({ ...best, days }, only("speed"))).toBeCloseTo(expected, 9),
  );
});

test("weights count by their proportion, and where none counts there is no strength", () => {
  const terms = { depositShare: 0.03, financing: "aprobada", days: 77 } as const;
  const double = { deposit: 60, financing: 90, speed: 50 };
  expect(offerStrength(terms, double)).toBeCloseTo(offerStrength(terms, weights)!, 9);
  expect(offerStrength(best, { deposit: 0, financing: 0, speed: 0 })).toBeNull();
});

test("small weights count as large ones do", () => {
  expect(offerStrength(best, { deposit: 0, financing: 0, speed: 1 })).toBe(100);
  expect(offerStrength({ ...best, days: 90 }, { deposit: 0, financing: 0, speed: 0.5 })).toBeCloseTo(50, 9);
});
