import { expect, test } from "vitest";
import { errorScale, expectedError, isMeasuredIn, rangesAround, type Situation } from "./error-scale.ts";

const usual: Situation = {
  deviation: 0.18,
  disagreement: 0.4,
  count: 8,
  effective: 6,
  distanceKm: 0.7,
  adjustment: 0.12,
  unknown: 0.1,
  years: 0,
  unplaced: 0,
  indexDeviation: 0,
};

test.each(["grid", "model"] as const)("%s: what tells of a larger error widens the scale", (engine) => {
  const scale = errorScale(engine, usual, "Barcelona");
  const wider = [{ deviation: 0.25 }, { disagreement: 0.9 }, { indexDeviation: 0.05 }];
  for (const more of wider) expect(errorScale(engine, { ...usual, ...more }, "Barcelona")).toBeGreaterThan(scale);
});

test("the ranges hold each other, are as wide to both sides of the logarithm, and half of the narrowest is the expected error", () => {
  for (const engine of ["grid", "model"] as const) {
    const { range50, range80, range90 } = rangesAround(engine, 200_000, 0.1);
    expect(range50.high).toBeLessThan(range80.high);
    expect(range80.high).toBeLessThan(range90.high);
    for (const { low, high } of [range50, range80, range90]) expect(low * high).toBeCloseTo(200_000 ** 2, 0);
    expect(range50.high / 200_000 - 1).toBeCloseTo(expectedError(engine, 0.1), 9);
  }
});

test("an index that may err by 5 % alone is as wide as its own 80 % range: 1.2816 · 0.05 = 0.064", () => {
  const sure = { ...usual, deviation: 1e-9 };
  const scale = errorScale("grid", { ...sure, indexDeviation: 0.05 }, "Barcelona");
  expect(Math.log(rangesAround("grid", 1, scale).range80.high)).toBeCloseTo(0.0641, 3);
});

test("where nothing was measured the range is wider, and a city that nobody measured is such a place", () => {
  const there = errorScale("grid", usual, null);
  expect(isMeasuredIn("Valencia")).toBe(true);
  expect(isMeasuredIn("Bilbao")).toBe(false);
  expect(errorScale("grid", usual, "Bilbao")).toBe(there);
});
