import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { HomeType } from "../../shared/home-attributes/home-values.ts";
import { NO_MARKET_FILTER } from "./market-filter.ts";
import { operationOfPrice, withOperationOfPrice } from "./price-operation.ts";

const upTo = (max: number, currency: string | null, types: readonly HomeType[] = []) =>
  operationOfPrice({ price: { min: null, max }, currency, types });

test.each<[number, string | null, "venta" | "alquiler" | null]>([
  [900, "EUR", "alquiler"],
  [10_000, "EUR", "alquiler"],
  [10_001, "EUR", "venta"],
  [250_000, "EUR", "venta"],
  [22_000, "MXN", "alquiler"],
  [2_500_000, "MXN", "venta"],
  [120_000, "USD", "venta"],
  [800_000, "ARS", "alquiler"],
  [3_000_000, "COP", "alquiler"],
  [600_000_000, "COP", "venta"],
  [600_000, "CLP", "alquiler"],
  [120_000_000, "CLP", "venta"],
  [2_500, "PEN", "alquiler"],
  [40_000, "UYU", "alquiler"],
  // Nobody said which money: 900 is no whole price anywhere, 250,000 is no rent in most countries, 22,000 may be either.
  [900, null, "alquiler"],
  [250_000, null, "venta"],
  [22_000, null, null],
  // A currency that the table does not have says nothing.
  [250_000, "JPY", null],
])("up to %d %s", (max, currency, operation) => {
  expect(upTo(max, currency)).toBe(operation);
});

test.each<[string, number]>([
  ["EUR", 10_000],
  ["USD", 10_000],
  ["GBP", 10_000],
  ["MXN", 200_000],
  ["ARS", 15_000_000],
  ["COP", 40_000_000],
  ["CLP", 10_000_000],
  ["PEN", 30_000],
  ["UYU", 500_000],
])("in %s the line lies at %d", (currency, line) => {
  expect([upTo(line, currency), upTo(line + 1, currency)]).toEqual(["alquiler", "venta"]);
});

test("without a currency up to 5,000 is by month and above 100,000 is whole", () => {
  expect([5_000, 5_001, 100_000, 100_001].map((max) => upTo(max, null))).toEqual(["alquiler", null, null, "venta"]);
});

describe("the kind of home moves the line", () => {
  test("at a twentieth for garages and land, at five times for premises", () => {
    expect([upTo(500, "EUR", ["terreno"]), upTo(501, "EUR", ["terreno"])]).toEqual(["alquiler", "venta"]);
    expect([upTo(50_000, "EUR", ["local", "piso"]), upTo(50_001, "EUR", ["local", "piso"])]).toEqual([null, "venta"]);
  });

  test("a garage for 8,000 € is bought, one for 90 € is rented: the line is 500 €", () => {
    expect(upTo(8_000, "EUR", ["garaje"])).toBe("venta");
    expect(upTo(90, "EUR", ["garaje", "trastero"])).toBe("alquiler");
    expect(upTo(8_000, "EUR", ["garaje", "piso"])).toBe("alquiler");
  });

  test("premises for 20,000 € may be let or sold; above 50,000 € they are sold", () => {
    expect(upTo(20_000, "EUR", ["nave"])).toBeNull();
    expect(upTo(60_000, "EUR", ["local"])).toBe("venta");
  });
});

test("from a price on counts by itself, and a range by its upper end", () => {
  const of = (min: number | null, max: number | null) =>
    operationOfPrice({ price: { min, max }, currency: "EUR", types: [] });
  expect(of(900, null)).toBe("alquiler");
  expect(of(300_000, null)).toBe("venta");
  expect(of(0, 250_000)).toBe("venta");
  expect(of(null, null)).toBeNull();
  expect(of(0, null)).toBeNull();
});

test("an operation that was said stays, whatever the price", () => {
  fc.assert(
    fc.property(fc.constantFrom("venta", "alquiler"), fc.integer({ min: 0, max: 1e9 }), (operation, max) => {
      const asked = { ...NO_MARKET_FILTER, operation, price: { min: null, max }, currency: "EUR" };
      expect(withOperationOfPrice(asked)).toBe(asked);
    }),
  );
});
