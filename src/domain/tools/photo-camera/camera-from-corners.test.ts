import fc from "fast-check";
import { expect, test } from "vitest";
import { rotationOf, turned } from "../stitching/rotation.ts";
import { cameraFromCorners, type MarkedCorners } from "./camera-from-corners.ts";
import { type PhotoCamera, type PhotoPoint, photoPointOf, type Vector } from "./photo-camera.ts";

const size = { widthPx: 1600, heightPx: 1200 };

function cameraOf(yaw: number, pitch: number, roll: number, focalPx: number): PhotoCamera {
  const turn = (v: Vector) =>
    turned(rotationOf([0, 0, yaw]), turned(rotationOf([pitch, 0, 0]), turned(rotationOf([0, roll, 0]), v)));
  return {
    ...size,
    focalPx,
    middleX: 800,
    middleY: 600,
    curvature: 0,
    right: turn([1, 0, 0]),
    down: turn([0, 0, -1]),
    forward: turn([0, 1, 0]),
    eyeHeightM: 1.45,
  };
}
const seen = (camera: PhotoCamera, points: Vector[]) =>
  points.map((point) => photoPointOf(camera, point)) as unknown as MarkedCorners["corners"];

test("a level rectangle on the floor, seen at an angle, tells its camera", () => {
  fc.assert(
    fc.property(
      fc.double({ min: 0.35, max: 1.1, noNaN: true }),
      fc.double({ min: -0.3, max: -0.05, noNaN: true }),
      fc.double({ min: -0.05, max: 0.05, noNaN: true }),
      fc.double({ min: 800, max: 1800, noNaN: true }),
      (yaw, pitch, roll, focalPx) => {
        const camera = cameraOf(yaw, pitch, roll, focalPx);
        // A rectangle about the place four metres ahead.
        const [cx, cy] = [-Math.sin(yaw) * 4, Math.cos(yaw) * 4];
        const corners = seen(camera, [
          [cx - 1, cy - 0.8, 0],
          [cx + 1, cy - 0.8, 0],
          [cx + 1, cy + 0.8, 0],
          [cx - 1, cy + 0.8, 0],
        ]);
        const answer = cameraFromCorners(size, { on: "floor", corners });
        if (answer.kind !== "found") throw new Error(answer.kind);
        expect(answer.focalFrom).toBe("corners");
        expect(answer.camera.focalPx / focalPx).toBeCloseTo(1, 4);
        expect(answer.room.floor.map(([x, y]) => [x, y])).toEqual(
          [
            [cx - 1, cy - 0.8],
            [cx + 1, cy - 0.8],
            [cx + 1, cy + 0.8],
            [cx - 1, cy + 0.8],
          ].map(([x, y]) => [expect.closeTo(x!, 3), expect.closeTo(y!, 3)]),
        );
      },
    ),
  );
});

test("a back wall seen straight on takes the file's lens, and its height in metres tells the scale", () => {
  const camera = cameraOf(0, 0, 0, 1000);
  const corners = seen(camera, [
    [-2, 4, 0],
    [2, 4, 0],
    [2, 4, 2.5],
    [-2, 4, 2.5],
  ]);
  // 1000 px of a diagonal of 2000 px are 43.267 / 2 mm.
  const answer = cameraFromCorners(size, { on: "wall", corners }, { focalOf35mm: 43.267 / 2 });
  if (answer.kind !== "found") throw new Error(answer.kind);
  expect(answer.focalFrom).toBe("file");
  expect(answer.camera.eyeHeightM).toBeCloseTo(1.45, 6);
  expect(answer.room.floor[2]).toEqual([expect.closeTo(2, 6), expect.closeTo(4, 6)]);
  const guessed = cameraFromCorners(size, { on: "wall", corners });
  expect(guessed.kind === "found" && guessed.focalFrom).toBe("guess");
});

test("an empty, crossed or upside-down shape is refused with its reason", () => {
  const point = (x: number, y: number): PhotoPoint => ({ x, y });
  const same = point(400, 400);
  expect(cameraFromCorners(size, { on: "floor", corners: [same, same, same, same] })).toEqual({ kind: "crossed" });
  const crossed: MarkedCorners["corners"] = [point(200, 1000), point(1400, 1000), point(600, 700), point(1000, 700)];
  expect(cameraFromCorners(size, { on: "floor", corners: crossed })).toEqual({ kind: "crossed" });
  // A floor whose far side is wider than its near one lies above the horizon.
  const ceiling: MarkedCorners["corners"] = [point(600, 500), point(1000, 500), point(1400, 100), point(200, 100)];
  expect(cameraFromCorners(size, { on: "floor", corners: ceiling }).kind).toBe("impossible");
});
