import { expect, test } from "vitest";
import { errorScale, expectedError, isMeasuredIn, noiseOf, rangesAround, type Situation } from "./error-scale.ts";

const usual: Situation = {
  deviation: 0.18,
  gap: 0.15,
  disagreement: 0.4,
  spread: 0.8,
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
  const wider = [
    engine === "grid" ? { deviation: 0.25 } : { gap: 0.25 },
    { disagreement: 0.9, spread: 1.6 },
    { indexDeviation: 0.05 },
  ];
  for (const more of wider) expect(errorScale(engine, { ...usual, ...more }, "Barcelona")).toBeGreaterThan(scale);
});

test("the ranges hold each other, are as wide to both sides of the logarithm, and half of the narrowest is the expected error", () => {
  for (const engine of ["grid", "model"] as const) {
    const { range50, range80, range90 } = rangesAround(engine, 200_000, 0.1);
    expect(range50.high).toBeLessThan(range80.high);
    expect(range80.high).toBeLessThan(range90.high);
    for (const { low, high } of [range50, range80, range90]) expect(low * high).toBeCloseTo(200_000 ** 2, 0);
    const scale = errorScale(engine, usual, "Barcelona");
    const half = rangesAround(engine, 1, scale).range50.high - 1;
    expect(expectedError(engine, usual, "Barcelona")).toBeCloseTo(half, 9);
  }
});

test("an index that may err by 5 % alone is as wide as its own 80 % range: 1.2816 · 0.05 = 0.064", () => {
  const sure = { ...usual, deviation: 1e-9 };
  const scale = errorScale("grid", { ...sure, indexDeviation: 0.05 }, "Barcelona");
  expect(Math.log(rangesAround("grid", 1, scale).range80.high)).toBeCloseTo(0.0641, 3);
});

test("three prices that part 2.3 times as far as expected: (0.8 + 2 · 2.3) / 3 = 1.8, its root near by, its power 0.9 from 6 km on", () => {
  const three = { ...usual, count: 3, spread: 2.3, distanceKm: 0 };
  expect(noiseOf("grid", three)).toBeCloseTo(1.3416, 4);
  expect(noiseOf("grid", { ...three, distanceKm: 6 })).toBeCloseTo(1.6972, 4);
  expect(noiseOf("grid", { ...three, distanceKm: 40 })).toBe(noiseOf("grid", { ...three, distanceKm: 6 }));
});

test("the more prices part like that, the more it is believed; a usual one needs no belief, and one absurd price has a bound", () => {
  const at = (count: number, spread: number) => noiseOf("grid", { ...usual, count, spread });
  expect(at(3, 2.3)).toBeLessThan(at(6, 2.3));
  expect(at(6, 2.3)).toBeLessThan(at(24, 2.3));
  expect(at(3, 0.1)).toBeGreaterThan(at(24, 0.1));
  for (const count of [3, 24]) expect(at(count, 0.8)).toBeCloseTo(at(8, 0.8), 12);
  expect(at(8, 600)).toBe(at(8, 6));
});

test("three prices that agree by chance narrow the range and lessen no expected error; three that part widen both", () => {
  const at = (spread: number) => {
    const situation = { ...usual, count: 3, spread };
    return { scale: errorScale("grid", situation, null), error: expectedError("grid", situation, null) };
  };
  expect(at(0.01).scale).toBeLessThan(at(0.8).scale);
  expect(at(0.01).error).toBe(at(0.8).error);
  expect(at(3).scale).toBeGreaterThan(at(0.8).scale);
  expect(at(3).error).toBeGreaterThan(at(0.8).error);
});

test("a city's model does not ask the comparables for its noise: it was measured there", () => {
  expect(noiseOf("model", { ...usual, spread: 5 })).toBe(1);
  expect(errorScale("model", { ...usual, spread: 5 }, "Valencia")).toBe(errorScale("model", usual, "Valencia"));
  // All else alike, errors are a twentieth wider in Barcelona: 1.036 / 0.984 = 1.0528.
  const wider = errorScale("model", usual, "Barcelona") / errorScale("model", usual, "Valencia");
  expect(wider).toBeCloseTo(1.0528, 4);
});

test("a city that nobody measured is any other place", () => {
  expect(isMeasuredIn("Valencia")).toBe(true);
  expect(isMeasuredIn("Bilbao")).toBe(false);
  expect(errorScale("grid", usual, "Bilbao")).toBe(errorScale("grid", usual, null));
});
