import fc from "fast-check";
import { expect, test } from "vitest";
import { floorPointOf, photoPointOf } from "../photo-camera/photo-camera.ts";
import { EXAMPLE_CAMERA, EXAMPLE_ROOM } from "./example-photo.ts";
import { floorGrid, pieceCorners, roomEdges, scaledPerspective } from "./perspective.ts";

test("metres change together and the picture stays", () => {
  const { camera, room } = scaledPerspective(EXAMPLE_CAMERA, EXAMPLE_ROOM, 1.1);
  expect(room.ceilingM).toBeCloseTo(2.86, 9);
  expect(room.openings[0]!.topM).toBeCloseTo(2.42, 9);
  const [x, y] = EXAMPLE_ROOM.floor[2]!;
  const before = photoPointOf(EXAMPLE_CAMERA, [x, y, 0])!;
  const after = photoPointOf(camera, [x * 1.1, y * 1.1, 0])!;
  expect(after.x).toBeCloseTo(before.x, 6);
  expect(after.y).toBeCloseTo(before.y, 6);
});

test("the grid lies on whole metres from the first corner, within the floor", () => {
  const lines = floorGrid(EXAMPLE_CAMERA, EXAMPLE_ROOM.floor);
  expect(lines.length).toBeGreaterThan(6);
  for (const point of lines.flat()) {
    const [x, y] = floorPointOf(EXAMPLE_CAMERA, point)!;
    expect(x).toBeGreaterThanOrEqual(-3.001);
    expect(x).toBeLessThanOrEqual(1.601);
    expect(y).toBeLessThanOrEqual(5.201);
    const isWhole = (value: number) => Math.abs(value - Math.round(value)) < 1e-6;
    expect(isWhole(x + 3) || isWhole(y + 0.4)).toBe(true);
  }
});

test("the edges of the corners before the viewer are seen, that of the one behind is not", () => {
  const { floor, walls } = roomEdges(EXAMPLE_CAMERA, EXAMPLE_ROOM);
  expect(walls).toHaveLength(3);
  const far = photoPointOf(EXAMPLE_CAMERA, [1.6, 5.2, 0])!;
  expect(floor.flat().some(({ x, y }) => Math.hypot(x - far.x, y - far.y) < 0.01)).toBe(true);
});

test("the foot of a piece lies on the floor at its own place, whatever its turn", () => {
  fc.assert(
    fc.property(
      fc.double({ min: -1, max: 1, noNaN: true }),
      fc.double({ min: 2, max: 4, noNaN: true }),
      fc.integer({ min: 0, max: 359 }),
      (x, y, turn) => {
        const corners = pieceCorners(EXAMPLE_CAMERA, { x, y, turn, widthM: 1.2, depthM: 0.6, heightM: 0.4 })!;
        const floor = corners.slice(0, 4).map((point) => floorPointOf(EXAMPLE_CAMERA, point)!);
        expect(floor.reduce((sum, [a]) => sum + a, 0) / 4).toBeCloseTo(x, 6);
        expect(floor.reduce((sum, [, b]) => sum + b, 0) / 4).toBeCloseTo(y, 6);
        expect(Math.hypot(floor[0]![0] - floor[1]![0], floor[0]![1] - floor[1]![1])).toBeCloseTo(1.2, 6);
      },
    ),
  );
});

test("a piece at 90 degrees has turned clockwise: its back looks to the right", () => {
  const corners = pieceCorners(EXAMPLE_CAMERA, { x: 0, y: 3, turn: 90, widthM: 2, depthM: 1, heightM: 1 })!;
  const [backLeft, backRight] = corners.slice(0, 2).map((point) => floorPointOf(EXAMPLE_CAMERA, point)!);
  expect(backLeft![0]).toBeCloseTo(0.5, 6);
  expect(backLeft![1]).toBeCloseTo(4, 6);
  expect(backRight![0]).toBeCloseTo(0.5, 6);
  expect(backRight![1]).toBeCloseTo(2, 6);
});
