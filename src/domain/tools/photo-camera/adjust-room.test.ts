import { expect, test } from "vitest";
import { squareAxes, vanishingPointOf } from "./adjust-axes.ts";
import { dragCeilingCorner, dragFloorCorner, dragVanishing, dragWall, scaleByLength } from "./adjust-room.ts";
import { type PhotoCamera, type PhotoRoom, photoPointOf } from "./photo-camera.ts";

const camera: PhotoCamera = {
  widthPx: 1600,
  heightPx: 1200,
  focalPx: 1000,
  middleX: 800,
  middleY: 600,
  curvature: 0,
  right: [1, 0, 0],
  down: [0, 0, -1],
  forward: [0, 1, 0],
  eyeHeightM: 1.5,
};
const room: PhotoRoom = {
  floor: [
    [-2, -0.6],
    [2, -0.6],
    [2, 4],
    [-2, 4],
  ],
  ceilingM: 2.5,
  openings: [{ wall: 2, fromM: 1, toM: 1.8, kind: "door" }],
};
const placed = { camera, room };

test("a back corner drawn to 3 m ahead and 1.5 m aside takes both of its walls along", () => {
  const after = dragFloorCorner(placed, 2, photoPointOf(camera, [1.5, 3, 0])!)!;
  const at = (x: number, y: number) => [expect.closeTo(x, 9), expect.closeTo(y, 9)];
  expect(after.floor).toEqual([at(-2, -0.6), at(1.5, -0.6), at(1.5, 3), at(-2, 3)]);
  // The door stood from x = 1 to x = 0.2; the wall now begins at x = 1.5.
  expect(after.openings[0]).toMatchObject({ fromM: expect.closeTo(0.5, 9), toM: expect.closeTo(1.3, 9) });
});

test("a corner cannot be drawn above the horizon, nor a wall through the one across", () => {
  expect(dragFloorCorner(placed, 2, { x: 900, y: 500 })).toBeNull();
  expect(dragWall(placed, 1, photoPointOf(camera, [-2.5, 3, 0])!)).toBeNull();
});

test("a side wall goes where its foot is drawn to, both corners at once", () => {
  const after = dragWall(placed, 1, photoPointOf(camera, [1.2, 2.2, 0])!)!;
  expect(after.floor.map(([x]) => x)).toEqual([-2, expect.closeTo(1.2, 9), expect.closeTo(1.2, 9), -2]);
});

test("a ceiling drawn to where 2 m were seen keeps its 2.5 m and makes all else a quarter larger", () => {
  const after = dragCeilingCorner(placed, 2, photoPointOf(camera, [2, 4, 2])!)!;
  expect(after.room.ceilingM).toBe(2.5);
  expect(after.camera.eyeHeightM).toBeCloseTo(1.875, 9);
  expect(after.room.floor[2]).toEqual([expect.closeTo(2.5, 9), expect.closeTo(5, 9)]);
});

test("a length of 2 m between points that were 4 m apart halves everything, upright ones alike", () => {
  const floor = scaleByLength(placed, photoPointOf(camera, [-2, 4, 0])!, photoPointOf(camera, [2, 4, 0])!, 3, "floor")!;
  expect(floor.camera.eyeHeightM).toBeCloseTo(1.125, 9);
  expect(floor.room.ceilingM).toBeCloseTo(1.875, 9);
  const upright = scaleByLength(
    placed,
    photoPointOf(camera, [1, 4, 0])!,
    photoPointOf(camera, [1, 4, 2])!,
    2.2,
    "upright",
  )!;
  expect(upright.camera.eyeHeightM).toBeCloseTo(1.65, 9);
  expect(scaleByLength(placed, { x: 800, y: 300 }, { x: 900, y: 900 }, 2, "floor")).toBeNull();
});

test("a vanishing point drawn aside turns the camera and leaves the floor's corners where they are seen", () => {
  const before = [2, 3].map((at) => photoPointOf(camera, [room.floor[at]![0], room.floor[at]![1], 0])!);
  const after = dragVanishing(placed, "y", { x: 900, y: 600 })!;
  expect(vanishingPointOf(after.camera, "y")).toEqual({ x: expect.closeTo(900, 6), y: expect.closeTo(600, 6) });
  for (const [k, at] of [2, 3].entries()) {
    const [x, y] = after.room.floor[at]!;
    const seen = photoPointOf(after.camera, [x, y, 0])!;
    expect([seen.x, seen.y]).toEqual([expect.closeTo(before[k]!.x, 6), expect.closeTo(before[k]!.y, 6)]);
  }
});

test("two level vanishing points 800 px left and 1250 px right of the middle say f = 1000", () => {
  const first = squareAxes(camera, "y", { x: 0, y: 600 })!;
  expect(vanishingPointOf(first, "x")!.x).toBeCloseTo(800 + 1250, 6);
  const second = squareAxes(first, "x", { x: 800 + 1800, y: 600 })!;
  // f² = 800 · 1800.
  expect(second.focalPx).toBeCloseTo(1200, 6);
  expect(vanishingPointOf(second, "y")!.x).toBeCloseTo(0, 6);
  expect(squareAxes(camera, "z", { x: 800, y: 700 })).toBeNull();
});
