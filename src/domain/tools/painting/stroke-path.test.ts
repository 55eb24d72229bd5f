import { expect, test } from "vitest";
import { arcPath, boxPath, polylinePath } from "./path.ts";
import { softShadow } from "./soft-shadow.ts";
import { strokePath } from "./stroke-path.ts";
import { surfaceOf } from "./surface.ts";

/** Pixels covered, as an area. */
function area(draw: (surface: ReturnType<typeof surfaceOf>) => void, side = 40): number {
  const surface = surfaceOf(side, side);
  draw(surface);
  let sum = 0;
  for (let i = 0; i < surface.data.length; i += 4) sum += surface.data[i]!;
  return sum / 255;
}

test("a straight line covers its length times its width, and round ends add a circle", () => {
  const line = polylinePath([
    [5, 10],
    [25, 10],
  ]);
  expect(area((surface) => strokePath(surface, line, 3, "#ffffff"))).toBeCloseTo(60, 0);
  expect(area((surface) => strokePath(surface, line, 6, "#ffffff", { cap: "round" }))).toBeCloseTo(
    120 + 9 * Math.PI,
    0,
  );
});

test("a frame with mitred corners is the outer box less the inner one", () => {
  const box = boxPath({ x: 10, y: 10, width: 20, height: 10 });
  expect(area((surface) => strokePath(surface, box, 2, "#ffffff", { join: "mitre" }))).toBeCloseTo(22 * 12 - 18 * 8, 1);
  // Round corners lose 4 − π of a square of the half width.
  const round = area((surface) => strokePath(surface, box, 4, "#ffffff"));
  expect(round).toBeCloseTo(24 * 14 - 16 * 6 - (16 - 4 * Math.PI), 0);
});

test("half of a line is half as long, and a part of nothing is nothing", () => {
  const corner = polylinePath([
    [5, 5],
    [15, 5],
    [15, 15],
  ]);
  const half = area((surface) => strokePath(surface, corner, 2, "#ffffff", { part: [0, 0.5] }));
  expect(half).toBeCloseTo(20, 1);
  expect(area((surface) => strokePath(surface, corner, 2, "#ffffff", { part: [0.4, 0.4] }))).toBe(0);
});

test("three quarters of a ring cover three quarters of its area", () => {
  const arc = arcPath(20, 20, 10, [0, -1], [-1, 0]);
  expect(area((surface) => strokePath(surface, arc, 4, "#ffffff"))).toBeCloseTo((3 / 4) * Math.PI * (144 - 64), 0);
});

test("a shadow keeps the light that it takes, and lies where it falls", () => {
  const path = boxPath({ x: 15, y: 15, width: 8, height: 8 });
  const shadow = { colour: "#ffffff", dx: 1, dy: 2, softPx: 2, strength: 1 };
  const surface = surfaceOf(40, 40);
  softShadow(surface, path, shadow);
  let [sum, across, down] = [0, 0, 0];
  for (let i = 0; i < 1600; i++) {
    const value = surface.data[i * 4]! / 255;
    sum += value;
    across += value * ((i % 40) + 0.5);
    down += value * (Math.floor(i / 40) + 0.5);
  }
  expect(Math.abs(sum - 64)).toBeLessThan(1);
  expect(across / sum).toBeCloseTo(20, 1);
  expect(down / sum).toBeCloseTo(21, 1);
});
