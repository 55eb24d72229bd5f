import fc from "fast-check";
import { expect, test } from "vitest";
import { pointsMapGeometry } from "./points-map-geometry.ts";

const subject = { latitude: 39.46, longitude: -0.37 };
const frame = { width: 200, height: 160, symbol: 10 };
/** 100 m to the north, in degrees. */
const NORTH_100_M = 100 / 111_200;
const EAST_100_M = NORTH_100_M / Math.cos((subject.latitude * Math.PI) / 180);

test("100, 200 and 300 m away: the circle is 200 m, the farthest point as far from the middle as there is room", () => {
  const { centre, points, radiusM, radius } = pointsMapGeometry(
    subject,
    [
      { ...subject, latitude: subject.latitude + NORTH_100_M },
      { ...subject, longitude: subject.longitude + 2 * EAST_100_M },
      { ...subject, latitude: subject.latitude - 3 * NORTH_100_M },
    ],
    frame,
  );
  expect(centre).toEqual({ x: 100, y: 80 });
  expect(radiusM).toBe(200);
  // Room: half of 160 less half a symbol and 2; 300 m fill it.
  const scale = 73 / 300;
  expect(radius).toBeCloseTo(200 * scale, 6);
  expect(points[0]!.x).toBeCloseTo(100, 6);
  expect(points[0]!.y).toBeCloseTo(80 - 100 * scale, 6);
  expect(points[1]!.x).toBeCloseTo(100 + 200 * scale, 2);
  expect(points[2]!.y).toBeCloseTo(80 + 73, 6);
  expect(points.some(({ isBeyond }) => isBeyond)).toBe(false);
});

test("one point far away lies on the edge in its direction and does not press the near ones together", () => {
  const { points, radiusM } = pointsMapGeometry(
    subject,
    [
      { ...subject, latitude: subject.latitude + NORTH_100_M },
      { ...subject, longitude: subject.longitude - EAST_100_M },
      { ...subject, longitude: subject.longitude + 50 * EAST_100_M },
    ],
    frame,
  );
  expect(radiusM).toBe(100);
  expect(points[2]).toMatchObject({ isBeyond: true });
  expect(points[2]!.x).toBeGreaterThan(190);
  expect(points[2]!.y).toBeCloseTo(80, 6);
  expect(80 - points[0]!.y).toBeGreaterThan(30);
});

test("homes at the same door do not cover each other or the subject", () => {
  const { points, centre } = pointsMapGeometry(subject, [subject, subject, subject], frame);
  const places = [...points, centre];
  for (const [i, a] of places.entries()) {
    for (const b of places.slice(i + 1)) expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(9.9);
  }
});

test("every symbol stays inside the drawing, wherever the points are", () => {
  const offset = fc.double({ min: -0.2, max: 0.2, noNaN: true });
  fc.assert(
    fc.property(fc.array(fc.tuple(offset, offset), { minLength: 1, maxLength: 25 }), (offsets) => {
      const where = offsets.map(([north, east]) => ({
        latitude: subject.latitude + north,
        longitude: subject.longitude + east,
      }));
      for (const { x, y } of pointsMapGeometry(subject, where, frame).points) {
        expect(x).toBeGreaterThanOrEqual(5);
        expect(x).toBeLessThanOrEqual(195);
        expect(y).toBeGreaterThanOrEqual(5);
        expect(y).toBeLessThanOrEqual(155);
      }
    }),
  );
});
