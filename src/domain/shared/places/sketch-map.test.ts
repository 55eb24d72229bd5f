import { expect, test } from "vitest";
import type { Outline } from "./outlines.ts";
import { sketchMap } from "./sketch-map.ts";

const FRAME = { width: 400, height: 200 };

/** A square of `size` degrees whose south-western corner is given. */
const square = (west: number, south: number, size: number): Outline => ({
  code: "00",
  polygons: [[[[west, south], [west + size, south], [west + size, south + size], [west, south + size], [west, south]]]], // biome-ignore format: a ring
  bounds: { west, south, east: west + size, north: south + size },
});

test("on the equator one degree of north and south fills 72 % of the height: 200 · 0.72 = 144 between them", () => {
  const { points } = sketchMap([[0, 0.5], [0, -0.5]], [], FRAME); // biome-ignore format: two points
  expect(points).toEqual([
    { x: 200, y: 28 },
    { x: 200, y: 172 },
  ]);
});

test("at 60° a degree eastwards is half as long as one northwards: cos 60° = 0.5", () => {
  const { points } = sketchMap([[-1, 60], [1, 60], [0, 60.5], [0, 59.5]], [], FRAME); // biome-ignore format: four points
  // Both spans are one degree of latitude long: 144 units each.
  expect(points[1]!.x - points[0]!.x).toBeCloseTo(144, 0);
  expect(points[3]!.y - points[2]!.y).toBeCloseTo(144, 0);
});

test("an area is drawn where it reaches into the frame, and left out where it does not", () => {
  const near = square(-1, -1, 2);
  const far = square(20, 20, 1);
  const { areas } = sketchMap([[0, 0.5], [0, -0.5]], [near, far], FRAME); // biome-ignore format: two points
  // 144 units a degree: the corners lie 144 units from the middle (200, 100).
  expect(areas).toEqual(["M56 244L344 244L344 -44L56 -44L56 244Z"]);
});

test("one point alone stands in the middle", () => {
  expect(sketchMap([[-3.7, 40.4]], [], FRAME).points).toEqual([{ x: 200, y: 100 }]);
});

test("an area that touches the frame is drawn, one beside it on any side is not", () => {
  // Two points a degree apart: 144 of 200 points high, so that the frame holds 0.694 degrees above and below and 1.389 to each side.
  const drawn = (west: number, south: number) =>
    sketchMap([[0, 0.5], [0, -0.5]], [square(west, south, 1)], FRAME).areas.length; // biome-ignore format: two points
  expect(drawn(-0.5, -0.5)).toBe(1);
  expect([drawn(1.38, 0), drawn(1.4, 0)]).toEqual([1, 0]);
  expect([drawn(-2.38, 0), drawn(-2.4, 0)]).toEqual([1, 0]);
  expect([drawn(0, 0.69), drawn(0, 0.7)]).toEqual([1, 0]);
  expect([drawn(0, -1.69), drawn(0, -1.7)]).toEqual([1, 0]);
});

test("the same places elsewhere on the equator give the same picture", () => {
  const picture = (east: number) =>
    sketchMap([[east, 0.5], [east + 1, -0.5]], [square(east - 0.2, 0, 0.5)], FRAME); // biome-ignore format: two points
  expect(picture(-70)).toEqual(picture(0));
  expect(picture(25)).toEqual(picture(0));
  const { points } = picture(0);
  expect(points[0]!.x).toBeLessThan(points[1]!.x);
  expect(points[0]!.y).toBeLessThan(points[1]!.y);
});
