import { expect, test } from "vitest";
import { decodeArcs, decodeOutlines, outlineContains } from "./outlines.ts";
import type { LonLat } from "./ring.ts";

test("arcs are running sums of steps of the atlas", () => {
  expect(decodeArcs("0 0 10 -5;2 3")).toEqual([
    [
      [-18.16118085, 27.637723150000003],
      [-18.16118085 + 10 * 0.002249121470147015, 27.637723150000003 - 5 * 0.001615627204520452],
    ],
    [[-18.16118085 + 2 * 0.002249121470147015, 27.637723150000003 + 3 * 0.001615627204520452]],
  ]);
  expect(decodeArcs("")).toEqual([]);
});

/** Two squares of side 2 that share the border x = 2; the right one has a hole of side 1 in its middle. */
const ARCS: LonLat[][] = [
  // The shared border, upwards.
  [
    [2, 0],
    [2, 2],
  ],
  // From its upper end around the left square to its lower end.
  [
    [2, 2],
    [0, 2],
    [0, 0],
    [2, 0],
  ],
  // From its upper end around the right square to its lower end.
  [
    [2, 2],
    [4, 2],
    [4, 0],
    [2, 0],
  ],
  // The hole.
  [
    [2.5, 0.5],
    [3.5, 0.5],
    [3.5, 1.5],
    [2.5, 1.5],
    [2.5, 0.5],
  ],
  // An island far away.
  [
    [10, 10],
    [11, 10],
    [11, 11],
    [10, 10],
  ],
];
const [left, right] = decodeOutlines("01\t0,1\n02\t0,2 3|4", ARCS);

test("a ring is its arcs joined, each common point once", () => {
  expect(left!.polygons).toEqual([
    [
      [
        [2, 0],
        [2, 2],
        [0, 2],
        [0, 0],
        [2, 0],
      ],
    ],
  ]);
  expect(left!.bounds).toEqual({ west: 0, south: 0, east: 2, north: 2 });
});

test("an arc with a tilde is taken backwards", () => {
  const [backwards] = decodeOutlines("01\t~1,~0", ARCS);
  expect(backwards!.polygons[0]![0]).toEqual(left!.polygons[0]![0]!.toReversed());
});

test("bounds reach over all polygons of an area", () => {
  expect(right!.code).toBe("02");
  expect(right!.bounds).toEqual({ west: 2, south: 0, east: 11, north: 11 });
});

test("a position is in one of two neighbours, in no hole, and on an island", () => {
  const insideOf = (position: LonLat) => [outlineContains(left!, position), outlineContains(right!, position)];
  expect(insideOf([1, 1])).toEqual([true, false]);
  expect(insideOf([2.2, 1])).toEqual([false, true]);
  expect(insideOf([3, 1])).toEqual([false, false]);
  expect(insideOf([10.8, 10.5])).toEqual([false, true]);
  // Inside the bounds of the right one, but in the sea between it and its island.
  expect(insideOf([7, 5])).toEqual([false, false]);
  expect(insideOf([-1, 1])).toEqual([false, false]);
  expect(insideOf([1, 3])).toEqual([false, false]);
});
