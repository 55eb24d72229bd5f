import { describe, expect, test } from "vitest";
import { type Listing, listingSchema } from "../../shared/listing/property.ts";
import { effectiveNumber, usedComparable } from "./comparables.ts";
import { confidenceInComparables } from "./confidence.ts";
import type { UsedComparable } from "./types.ts";

const listing = (i: number): Listing => listingSchema.parse({ id: `c${i}`, price: 250_000, builtAreaM2: 80 });
/** Comparables with these shares of the weight, all as far away, the first `heavy` adjusted by 30 %. */
const comparables = (shares: readonly number[], distanceM = 300, heavy = 0): UsedComparable[] =>
  shares.map((share, i) =>
    usedComparable(
      listing(i),
      distanceM,
      share,
      i < heavy ? [{ id: "area", label: "Superficie", logFactor: Math.log(1.3), amount: 75_000 }] : [],
    ),
  );
const equal = (count: number) => new Array<number>(count).fill(1 / count);
const confidence = (used: UsedComparable[]) =>
  confidenceInComparables({ kind: "estimate", value: 250_000, fsd: 0.06, multiplier: 2, used, excluded: [] });

test("the effective number: eight equal weights are eight; 84 % on one of twelve is 1.4", () => {
  expect(effectiveNumber(comparables(equal(8)))).toBeCloseTo(8, 9);
  // 0.84² + 11 · (0.16 / 11)² = 0.7056 + 0.0023 = 0.7079, and 1 / 0.7079 = 1.41
  expect(effectiveNumber(comparables([0.84, ...new Array<number>(11).fill(0.16 / 11)]))).toBeCloseTo(1.41, 2);
});

describe("the label", () => {
  test("six equal ones nearby that agree: alta", () => {
    expect(confidence(comparables(equal(6))).level).toBe("alta");
  });

  test("five: baja, whatever they say", () => {
    expect(confidence(comparables(equal(5))).level).toBe("baja");
  });

  test("twelve of which one decides: baja, and it is said", () => {
    const { level, reasons } = confidence(comparables([0.84, ...new Array<number>(11).fill(0.16 / 11)]));
    expect(level).toBe("baja");
    expect(reasons[0]).toBe("Son 12 testigos, pero pesan como 1.");
  });

  test("eight that weigh as four: media", () => {
    // 0.4² + 0.25² + 6 · (0.35 / 6)² = 0.16 + 0.0625 + 0.0204 = 0.2429, and 1 / 0.2429 = 4.1
    expect(confidence(comparables([0.4, 0.25, ...new Array<number>(6).fill(0.35 / 6)])).level).toBe("media");
  });

  test("at 1,500 m alta, beyond media, and the distance is said", () => {
    expect(confidence(comparables(equal(8), 1500)).level).toBe("alta");
    const far = confidence(comparables(equal(8), 2800));
    expect(far.level).toBe("media");
    expect(far.reasons).toContain("Están de media a 2,8 km: tan lejos, el rango se queda corto.");
  });

  test("without any position: media, for nobody knows how far they lie", () => {
    expect(confidence(comparables(equal(8), Number.NaN)).level).toBe("media");
  });

  test("a third with large adjustments: alta; more: media", () => {
    expect(confidence(comparables(equal(9), 300, 3)).level).toBe("alta");
    expect(confidence(comparables(equal(9), 300, 4)).level).toBe("media");
  });
});
