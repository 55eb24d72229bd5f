import { expect, test } from "vitest";
import type { PlanReading } from "./plan-picture.ts";
import { readingToWalls } from "./reading-to-walls.ts";

const wall = (x1: number, y1: number, x2: number, y2: number, thicknessPx: number) => ({
  from: { x: x1, y: y1 },
  to: { x: x2, y: y2 },
  thicknessPx,
  confidence: 0.9,
});
const reading = {
  kind: "plan",
  // A room of 400 × 300 pixels whose upper wall drifts by two pixels, and an oblique wall beside it.
  walls: [
    wall(100, 100, 500, 102, 30),
    wall(500, 102, 501, 400, 31),
    wall(501, 400, 100, 400, 30),
    wall(100, 400, 100, 100, 30),
    wall(500, 102, 700, 202, 11),
  ],
  openings: [
    { wall: 0, kind: "puerta", offsetPx: 200, widthPx: 82, confidence: 0.9, hinge: "to", opensTo: "left" },
    { wall: 2, kind: "ventana", offsetPx: 10, widthPx: 120, confidence: 0.8, hinge: null, opensTo: null },
  ],
  gaps: [],
  scale: null,
  turnedDegrees: 0,
} satisfies PlanReading;
const all = { walls: new Set([0, 1, 2, 3, 4]), openings: new Set([0, 1]) };

test("ten millimetres a pixel: 400 × 299 pixels become a square room around the origin", () => {
  const walls = readingToWalls(reading, 10, all);
  const [top, right, low, left, oblique] = walls;
  expect(top!.from.y).toBe(top!.to.y);
  expect(right!.from.x).toBe(right!.to.x);
  expect(left!.from.x).toBe(left!.to.x);
  expect(low!.to.x - low!.from.x).toBe(-4005);
  expect(top!.to).toEqual(right!.from);
  expect(oblique!.from).toEqual(top!.to);
  expect(oblique!.to).toEqual({ x: oblique!.from.x + 1995, y: oblique!.from.y + 1010 });
});

test("thicknesses 30, 31 and 11 pixels are two classes: 300 and 110 mm", () => {
  const walls = readingToWalls(reading, 10, all);
  expect(walls.map(({ thicknessMm }) => thicknessMm)).toEqual([305, 305, 305, 305, 110]);
  expect(walls.map(({ kind }) => kind)).toEqual(["fachada", "fachada", "fachada", "fachada", "tabique"]);
});

test("openings keep to their wall: a window too near the corner is moved to it", () => {
  const [top, , low] = readingToWalls(reading, 10, all);
  expect(top!.openings).toEqual([
    { kind: "puerta", offsetMm: 2002, widthMm: 820, heightMm: 2050, sillMm: 0, hinge: "to", opensTo: "left" },
  ]);
  expect(low!.openings[0]).toMatchObject({ kind: "ventana", offsetMm: 600, widthMm: 1200, sillMm: 1000 });
});

test("a candidate that was not accepted is left out, and nothing accepted gives nothing", () => {
  expect(
    readingToWalls(reading, 10, { walls: new Set([0, 4]), openings: new Set() }).map(({ openings }) => openings.length),
  ).toEqual([0, 0]);
  expect(readingToWalls(reading, 10, { walls: new Set(), openings: new Set([0]) })).toEqual([]);
});
