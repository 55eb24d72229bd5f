import { expect, test } from "vitest";
import { toVector } from "#domain/tools/tours/tour-geometry.ts";
import { directionOfRay, eyeMatrix } from "./vr-matrix.ts";

const IDENTITY = [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1];
/** A quarter to the left about y, as WebXR turns. */
const LEFT = [0, 0, -1, 0, 0, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 1];
const LEVEL = { pitch: 0, roll: 0 };

const seen = (matrix: Float32Array, yaw: number, pitch: number) => {
  const v = toVector({ yaw, pitch });
  return [0, 1, 2].map(
    (row) => Math.round(1000 * v.reduce((sum, part, k) => sum + part * matrix[k * 4 + row]!, 0)) / 1000 + 0,
  );
};

test("the yaw of the turn lies straight ahead, along −z; a quarter more lies to the right", () => {
  const matrix = eyeMatrix(IDENTITY, IDENTITY, 40, LEVEL);
  expect(seen(matrix, 40, 0)).toEqual([0, 0, -1]);
  expect(seen(matrix, 130, 0)).toEqual([1, 0, 0]);
  expect(seen(matrix, 0, 90)).toEqual([0, 1, 0]);
});

test("a head turned to the left sees the tour to the left", () => {
  expect(directionOfRay(IDENTITY, 40)).toMatchObject({ yaw: 40 });
  const { yaw, pitch } = directionOfRay(LEFT, 40);
  expect(yaw).toBeCloseTo(-50, 6);
  expect(pitch).toBeCloseTo(0, 6);
});

test("a picture whose middle looks up is laid level", () => {
  const [x, y, z] = seen(eyeMatrix(IDENTITY, IDENTITY, 0, { pitch: 30, roll: 0 }), 0, 0);
  expect([x, y]).toEqual([0, 0.5]);
  expect(z).toBeCloseTo(-0.866, 3);
});
