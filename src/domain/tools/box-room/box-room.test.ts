import { expect, test } from "vitest";
import { type Ray, rotationOf, transposed, turned } from "../stitching/rotation.ts";
import { backCorners, boxThrough, drawBoxPanorama } from "./box-room.ts";
import { findSegments, type LineSegment } from "./line-segments.ts";
import { findRoomFrame, focalFromPoints } from "./vanishing-points.ts";

const level = { rotation: rotationOf([0, 0, 0]), focal: 100 };

test("a lower corner 50 px below the middle at f = 100 is two eye heights away", () => {
  const box = boxThrough(level, { x: 50, y: 60 }, { x: 160, y: 150 }, 200, 200)!;
  // Depth 100 / 50 = 2; right 60 · 2 / 100 = 1.2; left 50 · 2 / 100 = 1; ceiling 40 · 2 / 100 = 0.8.
  expect([box.depth, box.right, box.left, box.ceiling]).toEqual([2, 1.2, 1, 0.8].map((one) => expect.closeTo(one, 9)));
  expect(backCorners(box, 200, 200)[0]).toEqual({ x: expect.closeTo(50, 9), y: expect.closeTo(60, 9) });
});

test("the other two corners of a wall give the same box", () => {
  const box = boxThrough(level, { x: 50, y: 60 }, { x: 160, y: 150 }, 200, 200)!;
  const [, upperRight, , lowerLeft] = backCorners(box, 200, 200);
  const again = boxThrough(level, upperRight!, lowerLeft!, 200, 200)!;
  expect([again.depth, again.right, again.left, again.ceiling]).toEqual(
    [2, 1.2, 1, 0.8].map((one) => expect.closeTo(one, 9)),
  );
});

test("corners on the wrong side of the horizon give no box", () => {
  expect(boxThrough(level, { x: 50, y: 120 }, { x: 160, y: 150 }, 200, 200)).toBeNull();
  expect(boxThrough(level, { x: 50, y: 60 }, { x: 160, y: 90 }, 200, 200)).toBeNull();
});

test("vanishing points at (-300, 0) and (300, 0) from the middle say f = 300; on one side they say nothing", () => {
  const middle = { x: 500, y: 400 };
  expect(focalFromPoints({ x: 200, y: 400 }, { x: 800, y: 400 }, middle)).toBe(300);
  expect(focalFromPoints({ x: 700, y: 400 }, { x: 800, y: 400 }, middle)).toBeNull();
});

test("the frame of a turned room is found by its edges, to a degree", () => {
  const rotation = rotationOf([0.1, 0.5, 0.03]);
  const focal = 750;
  const segments: LineSegment[] = [];
  const see = (point: Ray) => {
    const [x, y, z] = turned(transposed(rotation), point);
    return z > 0.2 ? { x: 500 + (focal * x) / z, y: 375 + (focal * y) / z } : null;
  };
  for (let at = 0; at < 60; at++) {
    const from = [((at * 37) % 50) / 10 - 2.5, ((at * 53) % 24) / 10 - 1.2, 2 + ((at * 29) % 30) / 10] as [
      number,
      number,
      number,
    ];
    const to: [number, number, number] = [...from];
    to[at % 3] = to[at % 3]! + 0.8;
    const [p, q] = [see(from), see(to)];
    if (p !== null && q !== null) segments.push({ x1: p.x, y1: p.y, x2: q.x, y2: q.y });
  }
  const frame = findRoomFrame(segments, 1000, 750)!;
  const turn = turned(frame.rotation, turned(transposed(rotation), [0, 0, 1]));
  // The same frame, or the one a quarter turn beside it.
  expect(Math.max(...turn.map(Math.abs))).toBeGreaterThan(Math.cos((1.5 * Math.PI) / 180));
  expect(frame.share).toBeGreaterThan(0.8);
});

test("the edges of a white square are four segments of its sides' length", () => {
  const data = new Float32Array(100 * 100);
  for (let y = 30; y < 70; y++) for (let x = 30; x < 70; x++) data[y * 100 + x] = 200;
  const segments = findSegments({ width: 100, height: 100, data }, 20);
  expect(segments.length).toBe(4);
  for (const { x1, y1, x2, y2 } of segments) expect(Math.hypot(x2 - x1, y2 - y1)).toBeGreaterThan(34);
});

test("a white photo fills its own angle and leaves the rest tinted", () => {
  const photo = { width: 200, height: 200, data: new Uint8ClampedArray(200 * 200 * 4).fill(255) };
  const box = boxThrough(level, { x: 50, y: 60 }, { x: 160, y: 150 }, 200, 200)!;
  const { picture, share } = drawBoxPanorama(photo, box, 128, 0);
  // A square pyramid of 90° by 90° is a sixth of the sphere.
  expect(share).toBeCloseTo(1 / 6, 1);
  const at = (column: number, row: number) => [
    ...picture.data.subarray((row * 128 + column) * 4, (row * 128 + column) * 4 + 3),
  ];
  expect(at(64, 32)).toEqual([255, 255, 255]);
  expect(at(0, 32)).toEqual([214, 211, 205]);
});
