import { describe, expect, test } from "vitest";
import { adjustedPrice, adjustmentLines, closingLine, indexLine } from "./adjustments.ts";
import type { ValuationSubject } from "./types.ts";

/** The worth of a difference between two homes, in per cent of the price: 100 · (e^effect − 1). */

const COMPARABLE = {
  areaM2: 100,
  bathrooms: 1,
  floor: 2,
  yearBuilt: 1970,
  isNew: 0,
  isToReform: 0,
  hasLift: 1,
  isExterior: 1,
  isTopFloor: 0,
  hasTerrace: 0,
  hasParking: 0,
  hasStorage: 0,
  hasPool: 0,
  hasAirConditioning: 0,
} as ValuationSubject;

/** The per cent by which a comparable's price changes, and the lines that say so. */
function worth(subject: Partial<ValuationSubject>, comparable: Partial<ValuationSubject> = {}) {
  const other = Object.assign({}, COMPARABLE, comparable);
  const lines = adjustmentLines(Object.assign({}, other, subject), other, 100);
  return [Number((adjustedPrice(100, lines) - 100).toFixed(2)), lines.map(({ label }) => label).join(" y ")];
}

describe("one thing more than the comparable", () => {
  test.each<[Partial<ValuationSubject>, number, string]>([
    // 100 · (1.1^0.75 − 1), 100 · (0.5^0.75 − 1).
    [{ areaM2: 110 }, 7.41, "Superficie"],
    [{ areaM2: 50 }, -40.54, "Superficie"],
    [{ bathrooms: 2 }, 8.33, "Baños"],
    [{ isNew: 1 }, 19.72, "Estado"],
    [{ isToReform: 1 }, -11.31, "Estado"],
    [{ yearBuilt: 1980 }, 0.5, "Antigüedad"],
    [{ isTopFloor: 1 }, 4.08, "Última planta"],
    [{ isExterior: 0 }, -6.76, "Exterior o interior"],
    [{ hasTerrace: 1 }, 5.13, "Terraza"],
    [{ hasParking: 1 }, 8.33, "Garaje"],
    [{ hasStorage: 1 }, 2.02, "Trastero"],
    [{ hasPool: 1 }, 10.52, "Piscina"],
    [{ hasAirConditioning: 1 }, 5.13, "Aire acondicionado"],
    // With a lift a storey is worth 1.5 %.
    [{ floor: 4 }, 3.05, "Planta"],
    // Ground floor and basement alike: −8 % against two storeys with a lift, 3 %.
    [{ floor: 0 }, -10.42, "Planta"],
    [{ floor: -1 }, -10.42, "Planta"],
    // No lift: 5 % less, and two storeys that cost 2.5 % each where they were worth 1.5 %.
    [{ hasLift: 0 }, -12.19, "Ascensor y Planta"],
  ])("%j: %d %", (subject, percent, label) => expect(worth(subject)).toEqual([percent, label]));

  test("without a lift a storey costs 2.5 %", () => {
    expect(worth({ floor: 3 }, { hasLift: 0 })).toEqual([-2.47, "Planta"]);
  });

  test("a fact that either of both leaves unknown is not adjusted: above the ground the lift decides the storey", () => {
    expect(worth({ hasTerrace: Number.NaN })).toEqual([0, ""]);
    expect(worth({ hasTerrace: 1 }, { hasTerrace: Number.NaN })).toEqual([0, ""]);
    expect(worth({ floor: 4 }, { hasLift: Number.NaN })).toEqual([0, ""]);
    expect(worth({})).toEqual([0, ""]);
  });

  test("amounts of the lines add up to the whole change: 7.41 and 8.33 together are 16.36 of 100", () => {
    const lines = adjustmentLines({ ...COMPARABLE, areaM2: 110, bathrooms: 2 }, COMPARABLE, 100);
    const sum = lines.reduce((total, { amount }) => total + amount, 0);
    expect(sum).toBeCloseTo(adjustedPrice(100, lines) - 100, 9);
    expect(sum).toBeCloseTo(16.36, 2);
  });
});

test("prices that rose by 3 % since then, and a step of −4 % from asking to paid, on 200,000", () => {
  expect(indexLine(1.03, 200_000)).toMatchObject({
    amount: expect.closeTo(6_000, 6),
    logFactor: expect.closeTo(0.02956, 5),
  });
  expect(closingLine(0.96, 200_000)).toMatchObject({
    amount: expect.closeTo(-8_000, 6),
    logFactor: expect.closeTo(-0.04082, 5),
  });
});
