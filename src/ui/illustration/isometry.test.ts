import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  clipConvex,
  leftWall,
  openingShapes,
  type Point,
  pointList,
  project,
  rightWall,
  signedArea,
} from "./isometry.ts";

const square: Point[] = [
  [0, 0],
  [10, 0],
  [10, 10],
  [0, 10],
];

describe("projection", () => {
  test("both ground axes fall at 30°, height goes straight up", () => {
    expect(pointList([project(100, 0), project(0, 100), project(0, 0, 40)])).toBe("86.6,50 -86.6,50 0,-40");
  });

  test("into the left wall is up to the right, into the right wall up to the left", () => {
    const left = leftWall(0);
    const right = rightWall(0, 0);
    expect(left(0, 0, 10)[0]).toBeGreaterThan(0);
    expect(right(0, 0, 10)[0]).toBeLessThan(0);
    expect(left(0, 0, 10)[1]).toBeLessThan(0);
  });
});

describe("clipping", () => {
  test("a square moved by 4, 6 keeps the overlap of 6 by 4", () => {
    const moved = square.map(([x, y]): Point => [x + 4, y + 6]);
    expect(Math.abs(signedArea(clipConvex(moved, square))) / 2).toBeCloseTo(24, 9);
  });

  test("turning the clip around changes nothing; apart nothing is left", () => {
    const moved = square.map(([x, y]): Point => [x + 4, y + 6]);
    expect(Math.abs(signedArea(clipConvex(moved, square.toReversed()))) / 2).toBeCloseTo(24, 9);
    expect(
      clipConvex(
        square.map(([x, y]): Point => [x + 40, y]),
        square,
      ),
    ).toEqual([]);
  });
});

test("the view through an opening never leaves it", () => {
  fc.assert(
    fc.property(
      fc.record({
        width: fc.integer({ min: 4, max: 60 }),
        height: fc.integer({ min: 4, max: 80 }),
        depth: fc.integer({ min: 0, max: 30 }),
        arched: fc.boolean(),
      }),
      fc.boolean(),
      (size, onTheLeft) => {
        const wall = onTheLeft ? leftWall(100) : rightWall(100, 100);
        const { reveal, inside, threshold } = openingShapes(wall, { u: 10, v: 5, ...size });
        const hole = Math.abs(signedArea(reveal));
        expect(Math.abs(signedArea(inside))).toBeLessThanOrEqual(hole + 1e-6);
        expect(Math.abs(signedArea(threshold))).toBeLessThanOrEqual(hole + 1e-6);
        expect(Math.abs(signedArea(clipConvex(inside, reveal)))).toBeCloseTo(Math.abs(signedArea(inside)), 4);
      },
    ),
  );
});
