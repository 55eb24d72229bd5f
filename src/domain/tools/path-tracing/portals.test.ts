import { expect, test } from "vitest";
import { portalsOf } from "./portals.ts";
import { balanced } from "./white-balance.ts";

type Corner = readonly [number, number, number];

/** An upright rectangle between two corners of its foot, as two triangles. */
function pane([ax, ay, az]: Corner, [bx, , bz]: Corner, height: number): readonly number[] {
  const top = ay + height;
  return [ax, ay, az, bx, ay, bz, bx, top, bz, ax, ay, az, bx, top, bz, ax, top, az];
}

const portals = (...panes: readonly (readonly number[])[]) => portalsOf(Float32Array.from(panes.flat()));

test("two sashes that a frame of 11 cm parts are one window of 1.31 × 1.2 m", () => {
  const found = portals(pane([0, 0.9, 2], [0.6, 0.9, 2], 1.2), pane([0.71, 0.9, 2.02], [1.31, 0.9, 2.02], 1.2));
  expect(found).toHaveLength(1);
  expect(found[0]!.areaM2).toBeCloseTo(1.31 * 1.2, 5);
  expect(found[0]!.corner[1]).toBeCloseTo(0.9, 6);
  expect(found[0]!.normal.map((n) => Math.abs(n))).toEqual([0, 0, 1]);
});

test("windows in two walls of one room stay two, and so do two of one wall a metre apart", () => {
  const [front, side] = [pane([0, 1, 2], [1, 1, 2], 1), pane([3, 1, 0], [3, 1, 1.5], 1)];
  const areas = portals(front, side).map(({ areaM2 }) => areaM2);
  expect(areas.sort()).toEqual([1, 1.5]);
  expect(portals(front, pane([2, 1, 2], [3, 1, 2], 1))).toHaveLength(2);
});

test("a rectangle spans its pane: its corners are the pane's own", () => {
  const [portal] = portals(pane([1, 0, 1], [4, 0, 5], 2));
  const { corner, u, v } = portal!;
  const ends = [corner, [corner[0] + u[0], corner[1] + v[1], corner[2] + u[2]]].sort((a, b) => a[0]! - b[0]!);
  expect(ends[0]![0]).toBeCloseTo(1, 5);
  expect(ends[0]![2]).toBeCloseTo(1, 5);
  expect(ends[1]![0]).toBeCloseTo(4, 5);
  expect(ends[1]![2]).toBeCloseTo(5, 5);
  expect(portal!.areaM2).toBeCloseTo(10, 5);
});

test("roof glass and slits are no portals", () => {
  expect(portals([0, 2, 0, 1, 2, 0, 1, 2, 1])).toEqual([]);
  expect(portals(pane([0, 0, 0], [2, 0, 0], 0.1))).toEqual([]);
  expect(portals(pane([0, 0, 0], [0.02, 0, 0], 2))).toEqual([]);
});

test("balancing takes colour out of a light and keeps its brightness", () => {
  const [r, g, b] = balanced([0.4, 0.6, 1]);
  expect(0.2126 * r + 0.7152 * g + 0.0722 * b).toBeCloseTo(0.2126 * 0.4 + 0.7152 * 0.6 + 0.0722, 9);
  expect(b - r).toBeCloseTo(0.6 * 0.4, 9);
});
