import fc from "fast-check";
import { expect, test } from "vitest";
import { rotationOf, turned } from "../stitching/rotation.ts";
import {
  bentRadius,
  floorPointOf,
  type PhotoCamera,
  photoCameraSchema,
  photoPointOf,
  photoRoomSchema,
  straightRadius,
  type Vector,
} from "./photo-camera.ts";

const level: PhotoCamera = {
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

/** The level camera turned about three axes and bent. */
const cameras = fc
  .record({
    yaw: fc.double({ min: -0.8, max: 0.8, noNaN: true }),
    pitch: fc.double({ min: -0.25, max: 0.25, noNaN: true }),
    roll: fc.double({ min: -0.08, max: 0.08, noNaN: true }),
    focalPx: fc.double({ min: 600, max: 2500, noNaN: true }),
    curvature: fc.double({ min: -0.15, max: 0.02, noNaN: true }),
    eyeHeightM: fc.double({ min: 1, max: 1.8, noNaN: true }),
  })
  .map(({ yaw, pitch, roll, focalPx, curvature, eyeHeightM }): PhotoCamera => {
    const turn = (v: Vector) =>
      turned(rotationOf([0, 0, yaw]), turned(rotationOf([pitch, 0, 0]), turned(rotationOf([0, roll, 0]), v)));
    return {
      ...level,
      focalPx,
      curvature,
      eyeHeightM,
      right: turn(level.right),
      down: turn(level.down),
      forward: turn(level.forward),
    };
  });

test("a point 3 m ahead and 1 m to the right on the floor is seen a third and a half focal length from the middle", () => {
  // x: 1000 · 1 / 3 = 333.3; y: 1000 · 1.5 / 3 = 500.
  const seen = photoPointOf(level, [1, 3, 0])!;
  expect(seen.x).toBeCloseTo(1133.333, 2);
  expect(seen.y).toBeCloseTo(1100, 9);
  expect(floorPointOf(level, { x: 800, y: 1100 })).toEqual([0, expect.closeTo(3, 9)]);
});

test("the ceiling is met above the horizon, the floor below it, and neither on it", () => {
  expect(floorPointOf(level, { x: 800, y: 350 }, 2.5)).toEqual([0, expect.closeTo(4, 9)]);
  expect(floorPointOf(level, { x: 800, y: 350 })).toBeNull();
  expect(floorPointOf(level, { x: 800, y: 600 })).toBeNull();
  expect(photoPointOf(level, [0, -1, 0])).toBeNull();
});

test("with k = -0.1 a radius of 0.8 in the photo is 0.8 / 0.936 on a straight lens, and back", () => {
  expect(straightRadius(0.8, -0.1)).toBeCloseTo(0.8 / 0.936, 12);
  expect(bentRadius(0.8 / 0.936, -0.1)).toBeCloseTo(0.8, 12);
});

test("a point of the floor comes back from the photo, through any lens", () => {
  fc.assert(
    fc.property(
      cameras,
      fc.double({ min: -3, max: 3, noNaN: true }),
      fc.double({ min: 2, max: 8, noNaN: true }),
      (camera, x, y) => {
        const seen = photoPointOf(camera, [x, y, 0]);
        fc.pre(seen !== null && seen.x > 0 && seen.x < 1600 && seen.y > 0 && seen.y < 1200);
        const again = floorPointOf(camera, seen!)!;
        expect(again[0]).toBeCloseTo(x, 5);
        expect(again[1]).toBeCloseTo(y, 5);
      },
    ),
  );
});

test("a photo of twice the pixels shows every point at twice its place", () => {
  fc.assert(
    fc.property(cameras, (camera) => {
      const large = {
        ...camera,
        widthPx: 3200,
        heightPx: 2400,
        focalPx: 2 * camera.focalPx,
        middleX: 1600,
        middleY: 1200,
      };
      const [small, twice] = [photoPointOf(camera, [0.5, 4, 1])!, photoPointOf(large, [0.5, 4, 1])!];
      expect(twice.x).toBeCloseTo(2 * small.x, 6);
      expect(twice.y).toBeCloseTo(2 * small.y, 6);
    }),
  );
});

test("the schemas take what was found and refuse axes out of the right angle, flat rooms and endless walls", () => {
  fc.assert(
    fc.property(cameras, (camera) => {
      expect(photoCameraSchema.safeParse(camera).success).toBe(true);
    }),
  );
  expect(photoCameraSchema.safeParse({ ...level, down: [0, 0.6, -0.8] }).success).toBe(false);
  expect(photoCameraSchema.safeParse({ ...level, focalPx: Number.NaN }).success).toBe(false);
  const room = {
    floor: [
      [0, 0],
      [4, 0],
      [4, 3],
    ],
    ceilingM: 2.5,
    openings: [{ wall: 1, fromM: 0.5, toM: 1.3, kind: "door" }],
  };
  expect(photoRoomSchema.safeParse(room).success).toBe(true);
  expect(photoRoomSchema.safeParse({ ...room, floor: room.floor.slice(0, 2) }).success).toBe(false);
  expect(photoRoomSchema.safeParse({ ...room, floor: [...room.floor, [0, 900]] }).success).toBe(false);
});
