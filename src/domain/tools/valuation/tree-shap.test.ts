import { expect, test } from "vitest";
import { binOf, type Forest, LEAF, predict } from "./forest.ts";
import { explainPrediction } from "./tree-shap.ts";

/** x0 ≤ 0.5 ? (x1 ≤ 0.5 ? 1 : 3) : 10, with 100 training rows: 60 left (40 and 20), 40 right. */
const tiny: Forest = {
  featureCount: 3,
  base: 5,
  edges: [Float32Array.of(0.5), Float32Array.of(0.5), Float32Array.of()],
  treeStarts: Uint32Array.of(0, 5),
  feature: Uint8Array.of(0, 1, LEAF, LEAF, LEAF),
  bin: Uint8Array.of(1, 1, 0, 0, 0),
  unknownRight: Uint8Array.of(0, 1, 0, 0, 0),
  rightOffset: Uint16Array.of(4, 2, 0, 0, 0),
  value: Float32Array.of(0, 0, 1, 3, 10),
  cover: Float32Array.of(100, 60, 40, 20, 40),
};

test("bins: unknown is 0, an edge belongs to the bin below it", () => {
  const edges = Float32Array.of(1, 2);
  expect([Number.NaN, 0, 1, 1.5, 2, 3].map((value) => binOf(value, edges))).toEqual([0, 1, 1, 2, 2, 3]);
});

test("predicts, and sends unknown where the node says", () => {
  const rows = Float64Array.of(0, 0, 9, 0, 1, 9, 1, 0, 9, Number.NaN, Number.NaN, 9);
  expect([...predict(tiny, rows)]).toEqual([6, 8, 15, 8]);
});

test("contributions worked out by hand", () => {
  // Mean of the tree: (40·1 + 20·3 + 40·10) / 100 = 5. For x = (0, 1): f = 3; with x0 alone (40 + 60) / 60 = 5/3; with
  // x1 alone 0.6·3 + 0.4·10 = 5.8. φ0 = ½(5/3 − 5) + ½(3 − 5.8) = −3.0667; φ1 = ½(5.8 − 5) + ½(3 − 5/3) = 1.0667.
  const { mean, contributions } = explainPrediction(tiny, Float64Array.of(0, 1, 7));
  expect(mean).toBeCloseTo(10, 6);
  expect(contributions[0]).toBeCloseTo(-3.066667, 5);
  expect(contributions[1]).toBeCloseTo(1.066667, 5);
  expect(contributions[2]).toBe(0);
});
