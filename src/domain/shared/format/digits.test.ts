import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { digitsOf } from "./digits.ts";

const SPANISH = { group: ".", decimal: "," };
const written = (value: number, most = 0, fewest = 0) => digitsOf(value, most, fewest, SPANISH);

describe("the figures of a number", () => {
  test("in groups of three, four figures too", () => {
    expect([0, 7, 999, 1000, 12_345, 342_000, 1_234_567].map((value) => written(value))).toEqual([
      "0",
      "7",
      "999",
      "1.000",
      "12.345",
      "342.000",
      "1.234.567",
    ]);
  });

  test("a half goes away from zero, by the decimals that are written: 1,005 is no 1,00", () => {
    expect(written(2.5)).toBe("3");
    expect(written(-2.5)).toBe("3");
    expect(written(1.005, 2)).toBe("1,01");
    expect(written(0.45, 1)).toBe("0,5");
  });

  test("rounding up may carry through every figure: 999,96 with one decimal is 1.000", () => {
    expect(written(999.96, 1)).toBe("1.000");
    expect(written(999.96, 1, 1)).toBe("1.000,0");
    expect(written(0.999, 2)).toBe("1");
  });

  test("decimals at the end are dropped down to the fewest that are wanted", () => {
    expect(written(6.8, 2)).toBe("6,8");
    expect(written(6.8, 2, 2)).toBe("6,80");
    expect(written(0.00001, 2, 2)).toBe("0,00");
  });

  test("no number, no end and an exponent have no figures here", () => {
    expect([Number.NaN, Number.POSITIVE_INFINITY, 1e21, 1e-7].map((value) => written(value))).toEqual([
      null,
      null,
      null,
      null,
    ]);
  });

  test("they are those of the browser's own formatter", () => {
    const decimals = fc.integer({ min: 0, max: 6 });
    const value = fc.oneof(
      fc.double({ noNaN: true, noDefaultInfinity: true, min: -1e15, max: 1e15 }),
      fc.integer(),
      // Amounts with a few decimals, where halves are.
      fc
        .tuple(fc.integer({ min: -10_000_000, max: 10_000_000 }), fc.integer({ min: 0, max: 5 }))
        .map(([figures, shift]) => figures / 10 ** shift),
    );
    fc.assert(
      fc.property(value, decimals, decimals, (number, one, other) => {
        const [fewest, most] = [Math.min(one, other), Math.max(one, other)];
        const text = written(number, most, fewest);
        fc.pre(text !== null);
        const theirs = new Intl.NumberFormat("es-ES", {
          maximumFractionDigits: most,
          minimumFractionDigits: fewest,
          useGrouping: "always",
        });
        expect(text).toBe(theirs.format(Math.abs(number)));
      }),
      { numRuns: 500 },
    );
  });
});
