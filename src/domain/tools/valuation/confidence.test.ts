import { describe, expect, test } from "vitest";
import { type Listing, listingSchema } from "../../shared/listing/property.ts";
import { type ComparablesEstimate, usedComparable } from "./comparables.ts";
import { confidenceInComparables } from "./confidence.ts";
import type { ExpectedError, UsedComparable } from "./types.ts";
import { effectiveNumber } from "./weighing.ts";

const listing = (i: number): Listing => listingSchema.parse({ id: `c${i}`, price: 250_000, builtAreaM2: 80 });
/** Comparables with these shares of the weight, all as far away, the first `heavy` adjusted by 30 %. */
const comparables = (shares: readonly number[], distanceM = 300, heavy = 0): UsedComparable[] =>
  shares.map((share, i) =>
    usedComparable(listing(i), distanceM, share, {
      lines: i < heavy ? [{ id: "area", label: "Superficie", logFactor: Math.log(1.3), amount: 75_000 }] : [],
      engine: "model",
    }),
  );
const equal = (count: number) => new Array<number>(count).fill(1 / count);
const confidence = (
  used: UsedComparable[],
  medianError = 0.07,
  measuredIn: ExpectedError["measuredIn"] = "Barcelona",
  unknown = 0,
) => {
  const situation = {
    effective: effectiveNumber(used),
    count: used.length,
    unknown,
  } as ComparablesEstimate["situation"];
  return confidenceInComparables({ used, situation }, { medianError, measuredIn, engine: "model" }, 0.1);
};

test("the effective number: eight equal weights are eight; 84 % on one of twelve is 1.4", () => {
  expect(effectiveNumber(comparables(equal(8)))).toBeCloseTo(8, 9);
  // 0.84² + 11 · (0.16 / 11)² = 0.7056 + 0.0023 = 0.7079, and 1 / 0.7079 = 1.41
  expect(effectiveNumber(comparables([0.84, ...new Array<number>(11).fill(0.16 / 11)]))).toBeCloseTo(1.41, 2);
});

test("asked prices are told as such, and asked rents as rents", () => {
  const asked = (operation: "venta" | "alquiler") =>
    confidence(comparables(equal(8)).map((one) => ({ ...one, listing: { ...one.listing, operation } }))).reasons;
  expect(asked("venta")).toContain("Todos son precios de oferta, no de cierre.");
  expect(asked("alquiler")).toContain("Todas son rentas de oferta, no de contrato.");
});

test("lines of 20 and −18 % change the price by 2 %: much by the grid (38 % without signs), little by a learned difference", () => {
  const lines = [
    { id: "area", label: "Superficie", logFactor: 0.18, amount: 50_000 },
    { id: "age", label: "Antigüedad", logFactor: -0.16, amount: -45_000 },
  ] as const;
  const heavy = (engine: "grid" | "model", of: readonly (typeof lines)[number][]) =>
    usedComparable(listing(0), 300, 1, { lines: [...of], engine }).isHeavilyAdjusted;
  expect([heavy("grid", lines), heavy("model", lines)]).toEqual([true, false]);
  // e^0.18 − 1 is 20 %, by either.
  expect([heavy("grid", lines.slice(0, 1)), heavy("model", lines.slice(0, 1))]).toEqual([true, true]);
});

describe("the label is the error to be expected", () => {
  test("up to 8 % alta, up to 13 % media, beyond baja", () => {
    const levels = [0.05, 0.08, 0.081, 0.13, 0.131].map((error) => confidence(comparables(equal(8)), error).level);
    expect(levels).toEqual(["alta", "alta", "media", "media", "baja"]);
  });

  test("never alta below six comparables; of more, one may decide, and that is said", () => {
    expect(confidence(comparables(equal(6))).level).toBe("alta");
    expect(confidence(comparables(equal(5))).level).toBe("media");
    const { level, reasons } = confidence(comparables([0.84, ...new Array<number>(11).fill(0.16 / 11)]));
    expect(level).toBe("alta");
    expect(reasons[0]).toBe("Son 12 comparables, pero pesan como 1.");
  });

  test("never alta where the adverts leave more than a quarter of what matters unknown", () => {
    expect(confidence(comparables(equal(8)), 0.07, "Barcelona", 0.25).level).toBe("alta");
    expect(confidence(comparables(equal(8)), 0.07, "Barcelona", 0.26).level).toBe("media");
  });

  test("at 1,500 m alta, beyond media, and the distance is said", () => {
    expect(confidence(comparables(equal(8), 1500)).level).toBe("alta");
    const far = confidence(comparables(equal(8), 2800));
    expect(far.level).toBe("media");
    expect(far.reasons).toContain("Están de media a 2,8 km.");
  });

  test("the distance is that of the comparables with a position, and says so where some have none", () => {
    const reasons = (placed: number, all: number) =>
      confidence(comparables(equal(all), 2000).map((one, i) => (i < placed ? one : { ...one, distanceM: null })))
        .reasons;
    expect(reasons(2, 6)).toContain("Los 2 con posición están de media a 2 km.");
    expect(reasons(2, 6)).toContain("4 sin posición: no sabemos a qué distancia están.");
    expect(reasons(1, 3)).toContain("El único con posición está a 2 km.");
  });

  test("without any position: media, for nobody knows how far they lie", () => {
    expect(confidence(comparables(equal(8), Number.NaN)).level).toBe("media");
  });

  test("alta only in the cities in which values that bore it were seen to err so little", () => {
    const levels = ["Barcelona", "Valencia", "Buenos Aires"].map(
      (city) => confidence(comparables(equal(8)), 0.07, city).level,
    );
    expect(levels).toEqual(["alta", "alta", "media"]);
  });

  test("where nothing was measured it says so, tells no error, and is never alta", () => {
    const there = confidence(comparables(equal(8)), 0.07, null);
    expect(there.level).toBe("media");
    expect(there.reasons[1]).toContain("Aquí no hemos medido el error.");
    expect(confidence(comparables(equal(8))).reasons[1]).toMatch(
      /^En situaciones como esta, medidas en Barcelona, la mitad de los errores no llegó al 7,0\s%\.$/u,
    );
  });
});

test("comparables that count because the agent says so are counted: none, one, several", () => {
  const putBack = (count: number) =>
    confidence(comparables(equal(8)).map((one, i) => (i < count ? { ...one, isPutBack: true } : one))).reasons.join(
      " ",
    );
  expect(putBack(0)).not.toContain("lo has decidido tú");
  expect(putBack(1)).toContain("Uno se sale del conjunto y cuenta porque lo has decidido tú.");
  expect(putBack(2)).toContain("2 se salen del conjunto y cuentan porque lo has decidido tú.");
});
