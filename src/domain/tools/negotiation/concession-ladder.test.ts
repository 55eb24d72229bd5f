import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { concessionLadder, roundedDown } from "./concession-ladder.ts";

const prices = (anchor: number, target: number) => concessionLadder(anchor, target).map(({ price }) => price);

test("of the brief: 225,000 to 240,000", () =>
  expect(prices(225_000, 240_000)).toEqual([225_000, 233_550, 237_850, 240_000]));

describe("down, for whoever sells: 14,000 by 0, 4/7, 6/7 and all", () => {
  test("prices, and how far each moves from the one before, never below zero", () =>
    expect(concessionLadder(260_000, 246_000)).toEqual([
      { share: 0, price: 260_000, concession: 0 },
      { share: 4 / 7, price: 252_000, concession: 8000 },
      { share: 6 / 7, price: 248_000, concession: 4000 },
      { share: 1, price: 246_000, concession: 2000 },
    ]));
  test("odd prices are rounded down to fifties, the last one too: the target itself may be passed by that", () =>
    // 255,025 − 4/7 · 10,990 = 248,745; − 6/7 = 245,605
    expect(prices(255_025, 244_035)).toEqual([255_000, 248_700, 245_600, 244_000]));
  test("without a way to go there is no concession", () =>
    expect(concessionLadder(250_000, 250_000).map(({ concession }) => concession)).toEqual([0, 0, 0, 0]));
});

test("each concession is smaller than the one before", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 50_000, max: 900_000 }),
      fc.double({ min: 0.02, max: 0.3, noNaN: true }),
      (p, cut) => {
        const [, a, b, c] = concessionLadder(p, p * (1 - cut)).map(({ concession }) => concession);
        // Rounding moves each end by 50 at most.
        expect(a!).toBeGreaterThanOrEqual(b! - 100);
        expect(b!).toBeGreaterThanOrEqual(c! - 100);
      },
    ),
  );
});

test("it goes one way, from the first figure to the last, and by fifties", () => {
  const price = fc.integer({ min: 1000, max: 900_000 });
  fc.assert(
    fc.property(price, price, (anchor, target) => {
      const steps = prices(anchor, target);
      const sorted = steps.toSorted((a, b) => (anchor > target ? b - a : a - b));
      expect(steps).toEqual(sorted);
      for (const step of steps) expect(step % 50).toBe(0);
      expect([steps[0], steps[3]]).toEqual([roundedDown(anchor), roundedDown(target)]);
    }),
  );
});

test.each([
  [0, 0],
  [49.99, 0],
  [50, 50],
  [99.99, 50],
  // A hair below by binary fractions is the round figure.
  [99.9999999, 100],
  [232_049, 232_000],
  [232_050, 232_050],
])("%d is rounded down to %d", (price, expected) => expect(roundedDown(price)).toBe(expected));
