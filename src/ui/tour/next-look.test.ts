import { expect, test } from "vitest";
import type { PublishedScene } from "#domain/tools/tours/published-tour.ts";
import { samplePanorama } from "#domain/tools/tours/tour-samples.ts";
import { projected } from "../panorama/view-maths.ts";
import { fittingLook, floorMatrix, linkAhead, lookAfter } from "./next-look.ts";

const scene = (changes: Partial<PublishedScene>): PublishedScene => ({
  id: "a",
  name: "A",
  origin: "foto",
  panorama: samplePanorama,
  levelId: "baja",
  at: { x: 0, y: 0 },
  headingDegrees: 0,
  levelling: { pitch: 0, roll: 0 },
  start: { yaw: 12, pitch: 3, fov: 70 },
  links: [],
  hotspots: [],
  ...changes,
});
const LOOK = { yaw: 30, pitch: -10, fov: 60 };

test("on one map the visitor keeps looking the same way: 10 + 30 = 100 − 60", () => {
  const next = lookAfter(scene({ headingDegrees: 10 }), scene({ id: "b", headingDegrees: 100 }), LOOK);
  expect(next).toEqual({ yaw: -60, pitch: -10, fov: 60 });
});

test("elsewhere they look away from the arrow that leads back, else as the scene begins", () => {
  const b = scene({ id: "b", at: null, links: [{ to: "a", yaw: 170, pitch: -20 }] });
  expect(lookAfter(scene({}), b, LOOK)).toEqual({ yaw: -10, pitch: 0, fov: 70 });
  expect(lookAfter(scene({}), scene({ id: "b", levelId: "alta" }), LOOK)).toEqual({ yaw: 12, pitch: 3, fov: 70 });
});

test("a steep look is not taken along", () => {
  expect(lookAfter(scene({}), scene({ id: "b" }), { ...LOOK, pitch: -80 }).pitch).toBe(-20);
});

test("Enter takes the arrow nearest to the middle, across the seam too, and none from behind", () => {
  const links = [
    { to: "b", yaw: 175, pitch: -20 },
    { to: "c", yaw: -150, pitch: -20 },
  ];
  expect(linkAhead(scene({ links }), { ...LOOK, yaw: -178 })?.to).toBe("b");
  expect(linkAhead(scene({ links }), { ...LOOK, yaw: 10 })).toBeNull();
});

test("a high screen opens the vertical angle, a wide one leaves it", () => {
  expect(fittingLook(LOOK, 16 / 9)).toEqual(LOOK);
  expect(fittingLook(LOOK, 0.75).fov).toBeCloseTo(66.1, 1);
  expect(fittingLook(LOOK, 0.2).fov).toBe(92);
});

test("straight ahead a disc on the floor is as flat as the sine of its pitch, and lies square", () => {
  const look = { yaw: 0, pitch: -20, fov: 60 };
  const laid = floorMatrix({ yaw: 0, pitch: -30 }, (direction) =>
    projected(direction, look, { width: 800, height: 600 }),
  );
  const [a, b, c, d] = laid!.matrix.slice(7).split(",").map(Number) as [number, number, number, number];
  expect(a).toBeCloseTo(1, 2);
  expect(Math.abs(b)).toBeLessThan(0.05);
  expect(Math.abs(c)).toBeLessThan(0.01);
  // Off the middle by ten degrees the flattening is sin 30° / cos 10°, less what the step itself moves away.
  expect(d).toBeGreaterThan(0.42);
  expect(d).toBeLessThan(0.54);
  expect(laid!.eyesAway).toBeCloseTo(1.732, 3);
});

test("nothing is laid behind the visitor", () => {
  const look = { yaw: 180, pitch: 0, fov: 60 };
  expect(
    floorMatrix({ yaw: 0, pitch: -20 }, (direction) => projected(direction, look, { width: 800, height: 600 })),
  ).toBeNull();
});
