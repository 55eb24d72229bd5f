import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { factOn } from "../../shared/dated-fact.ts";
import { capitalGain, gainTax, reinvestedShare } from "./gain-tax.ts";
import { SAVINGS_SCALE } from "./sale-facts.ts";

const scale = factOn(SAVINGS_SCALE, "2026-11-22")!.value;

describe("the gain", () => {
  const sale = {
    salePrice: 250_000,
    saleCosts: 15_000,
    purchasePrice: 150_000,
    purchaseCosts: 15_000,
    improvements: 10_000,
    depreciation: 5000,
  };
  test("costs of both ends and works lower it, depreciation raises it: 235,000 − 170,000", () =>
    expect(capitalGain(sale)).toBe(65_000));
  test.each([
    ["salePrice", 66_000],
    ["saleCosts", 64_000],
    ["purchasePrice", 64_000],
    ["purchaseCosts", 64_000],
    ["improvements", 64_000],
    ["depreciation", 66_000],
  ] as const)("a thousand more of %s makes it %d", (field, expected) =>
    expect(capitalGain({ ...sale, [field]: sale[field] + 1000 })).toBe(expected),
  );
  test("a loss is below zero", () => expect(capitalGain({ ...sale, salePrice: 180_000 })).toBe(-5000));
});

describe("the tax on it", () => {
  test.each([
    [6000, 1140],
    [6001, 1140.21],
    [40_000, 8280],
    [50_000, 10_380],
    [50_001, 10_380.23],
    [100_000, 21_880],
    [200_000, 44_880],
    [200_001, 44_880.27],
    [300_000, 71_880],
    [300_001, 71_880.3],
    [400_000, 101_880],
  ])("%d pays %d: 19, 21, 23, 27 and 30 %, by stretches", (gain, tax) =>
    expect(gainTax(gain, scale)).toBeCloseTo(tax, 6),
  );
  test("a loss pays nothing, and neither does nothing", () => {
    expect(gainTax(-5000, scale)).toBe(0);
    expect(gainTax(0, scale)).toBe(0);
  });
  test("an exempt part is taken off the gain, so that the dearest stretches go first", () => {
    // 20,000 taxed: 6,000 · 19 % + 14,000 · 21 %
    expect(gainTax(40_000, scale, 0.5)).toBeCloseTo(4080, 6);
    expect(gainTax(40_000, scale, 1)).toBe(0);
  });
  test("more gain never pays less, and never more than 30 of 100 of it", () => {
    const money = fc.double({ min: 0, max: 2e6, noNaN: true });
    fc.assert(
      fc.property(money, money, (gain, more) => {
        const tax = gainTax(gain, scale);
        expect(gainTax(gain + more, scale)).toBeGreaterThanOrEqual(tax - 1e-6);
        expect(tax).toBeLessThanOrEqual(0.3 * gain + 1e-6);
        expect(tax).toBeGreaterThanOrEqual(0.19 * gain - 1e-6);
      }),
    );
  });
});

test("money that goes into another home frees its share of the gain; nothing obtained frees all of it", () => {
  expect(reinvestedShare(85_000, 170_000)).toBe(0.5);
  expect(reinvestedShare(170_000, 170_000)).toBe(1);
  expect(reinvestedShare(200_000, 170_000)).toBe(1);
  expect(reinvestedShare(0, 170_000)).toBe(0);
  expect(reinvestedShare(-1, 170_000)).toBe(0);
  // The loan takes all of the price: there was nothing to put anywhere.
  expect(reinvestedShare(0, 0)).toBe(1);
  expect(reinvestedShare(10, -5)).toBe(1);
  expect(reinvestedShare(0.5, 1)).toBe(0.5);
});
