import { expect, it } from "vitest";
import { nadirPatch, spherePatch } from "./sphere-patch.ts";

const corner = (corners: Float32Array, at: number) =>
  [...corners.subarray(at * 5, at * 5 + 5)].map((x) => Math.round(x * 1000) / 1000 + 0);

it("lays the picture from the upper left corner to the lower right one", () => {
  const { corners, triangles } = spherePatch(0, 8, 0, 8);
  // Two cells each way, so three corners in a row.
  expect(corners.length / 5).toBe(9);
  expect(triangles.length).toBe(2 * 2 * 6);
  expect(corner(corners, 6)).toEqual([0, 0, 1, 0, 1]);
  expect(corner(corners, 2).slice(3)).toEqual([1, 0]);
  expect(corner(corners, 8)).toEqual([0.139, 0, 0.99, 1, 1]);
});

it("lays the cover flat under the camera, with its top straight ahead", () => {
  const { corners } = nadirPatch(45);
  const last = 12 * 49;
  expect(corner(corners, 0)).toEqual([0, -1, 0, 0.5, 0.5]);
  // The outermost ring, ahead: 45 degrees from straight down.
  expect(corner(corners, last)).toEqual([0, expect.closeTo(-Math.SQRT1_2, 3), expect.closeTo(Math.SQRT1_2, 3), 0.5, 0]);
  // Halfway out on the floor is not halfway in the angle.
  expect(corner(corners, 6 * 49)[1]).toBeCloseTo(-Math.cos(Math.atan(0.5)), 3);
});
