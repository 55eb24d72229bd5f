import fc from "fast-check";
import { expect, test } from "vitest";
import { halfWidthOf, isOutOfBand, marketPrices, pricePosition, verdictOf } from "./price-position.ts";

/** Twelve comparables and a deviation of 6 %: the brief's half width is 1.7 · 0.06 = 0.102. */
const HALF_WIDTH = 0.102;

test("290,000 asked for 250,000: ln 1.16 = 0.1484, over 0.102 = 1.46, out of band", () => {
  const position = pricePosition(290_000, 250_000, HALF_WIDTH);
  expect(position).toBeCloseTo(1.46, 2);
  expect(verdictOf(position)).toBe("muy-alto");
});

test("262,000 asked for 250,000: ln 1.048 = 0.0469, over 0.102 = 0.46, in the market", () => {
  const position = pricePosition(262_000, 250_000, HALF_WIDTH);
  expect(position).toBeCloseTo(0.46, 2);
  expect(verdictOf(position)).toBe("en-mercado");
});

test("a range from 200,000 to 288,000 has a half width of ln 1.44 / 2 = ln 1.2 = 0.1823", () => {
  expect(halfWidthOf({ low: 200_000, high: 288_000 })).toBeCloseTo(0.1823, 4);
});

test.each([
  [-1.01, "muy-bajo"],
  [-1, "algo-bajo"],
  [-0.51, "algo-bajo"],
  [-0.5, "en-mercado"],
  [0, "en-mercado"],
  [0.5, "en-mercado"],
  [0.51, "algo-alto"],
  [1, "algo-alto"],
  [1.01, "muy-alto"],
] as const)("a position of %d is %s", (position, verdict) => {
  expect(verdictOf(position)).toBe(verdict);
  expect(isOutOfBand(verdict)).toBe(Math.abs(position) > 1);
});

test("with a half width of 0.102 the market goes from 250,000 · e^-0.051 = 237,570 to 250,000 · e^0.051 = 263,081", () => {
  const { low, high } = marketPrices(250_000, HALF_WIDTH);
  expect(Math.round(low)).toBe(237_570);
  expect(Math.round(high)).toBe(263_081);
});

const price = fc.double({ min: 1000, max: 1e7, noNaN: true });
const width = fc.double({ min: 0.02, max: 1, noNaN: true });

test("the same share above and below stand equally far, and a dearer price never stands lower", () => {
  fc.assert(
    fc.property(price, price, width, fc.double({ min: 1, max: 3, noNaN: true }), (asking, value, half, factor) => {
      expect(pricePosition(value * factor, value, half)).toBeCloseTo(-pricePosition(value / factor, value, half), 6);
      expect(pricePosition(asking * factor, value, half)).toBeGreaterThanOrEqual(pricePosition(asking, value, half));
    }),
  );
});

test("an asking price at an end of the 80 % range stands at 1, and the ends of the market are in the market", () => {
  fc.assert(
    fc.property(price, width, (value, half) => {
      const range = { low: value * Math.exp(-half), high: value * Math.exp(half) };
      expect(pricePosition(range.high, value, halfWidthOf(range))).toBeCloseTo(1, 6);
      const { low, high } = marketPrices(value, half);
      expect(verdictOf(pricePosition(high - 0.01, value, half))).toBe("en-mercado");
      expect(verdictOf(pricePosition(low + 0.01, value, half))).toBe("en-mercado");
    }),
  );
});
