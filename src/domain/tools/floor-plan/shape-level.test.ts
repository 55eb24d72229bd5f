import { expect, test } from "vitest";
import { ringArea, ringsArea } from "./geometry.ts";
import { levelOf } from "./levels.test-data.ts";
import { shapeLevel } from "./shape-level.ts";

const m2 = (mm2: number) => mm2 / 1e6;

test("a room of 4 × 3 m clear with walls of 10 cm has 12.00 m² inside and 13.44 m² outside", () => {
  const shape = shapeLevel(
    levelOf([
      [-50, -50, 4050, -50],
      [4050, -50, 4050, 3050],
      [4050, 3050, -50, 3050],
      [-50, 3050, -50, -50],
    ]),
  );
  expect(shape.rooms).toHaveLength(1);
  expect(m2(shape.rooms[0]!.innerAreaMm2)).toBeCloseTo(12, 9);
  expect(m2(ringsArea(shape.outer))).toBeCloseTo(13.44, 9);
  expect(shape.rooms[0]!.middle).toEqual({ x: 2000, y: 1500 });
  expect(shape.problems).toEqual([]);
  expect(m2(shape.walls.reduce((sum, { outline }) => sum + ringArea(outline), 0))).toBeCloseTo(1.44, 9);
});
