import fc from "fast-check";
import { expect, test } from "vitest";
import { parseSpanishNumber, typedNumber } from "./spanish-number.ts";

test.each([
  ["1.250,50", 1250.5],
  ["1250.50", 1250.5],
  ["1,250.50", 1250.5],
  ["1.250", 1250],
  ["250.000", 250_000],
  ["250,000", 250_000],
  ["1.250.000", 1_250_000],
  ["0,125", 0.125],
  ["85,5 m²", 85.5],
  ["320.000 €", 320_000],
  ["3,25 %", 3.25],
  ["−7.900", -7900],
  ["1 250 000", 1_250_000],
  ["1250,5000", 1250.5],
  [",5", 0.5],
  ["250k", 250_000],
  ["250 K €", 250_000],
  ["320 mil €", 320_000],
  ["1,2M", 1_200_000],
  ["1,2 M€", 1_200_000],
  ["1.5 millones", 1_500_000],
  ["1 millón", 1_000_000],
  ["-2 mill.", -2_000_000],
  ["1.250k", 1_250_000],
])("%s is %d", (text, value) => {
  expect(parseSpanishNumber(text)).toBe(value);
});

test.each([
  "",
  "abc",
  "1.2.3",
  "1,25,000.5",
  "--4",
  "12a",
  "1.250,50,3",
  ".",
  "k",
  "90 m",
  "2 km",
  "3 mm",
  "1kk",
  "5 milla",
])("%j is not a number", (text) => {
  expect(parseSpanishNumber(text)).toBeUndefined();
});

test("numbers that es-ES prints are read back", () => {
  const format = new Intl.NumberFormat("es-ES", { useGrouping: "always", maximumFractionDigits: 2 });
  fc.assert(
    fc.property(fc.integer({ min: -1e11, max: 1e11 }), (cents) => {
      expect(parseSpanishNumber(format.format(cents / 100))).toBeCloseTo(cents / 100, 6);
    }),
  );
});

test("a number is typed so that it reads back, with no digit that nobody would type", () => {
  expect([85.5, 90, -3.25, 41.123, 0.029 * 100].map(typedNumber)).toEqual(["85,5", "90", "-3,25", "41,1230", "2,9"]);
  fc.assert(
    fc.property(
      fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }),
      fc.integer({ min: 0, max: 6 }),
      (whole, places) => {
        const value = whole / 10 ** places;
        expect(parseSpanishNumber(typedNumber(value))).toBe(value);
      },
    ),
  );
});
