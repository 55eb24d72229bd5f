import * as fc from "fast-check";
import { expect, test } from "vitest";
import { flightWidth, stairTreads } from "./stair-treads.ts";

const areaOf = (ring: readonly (readonly [number, number])[]) =>
  Math.abs(
    ring.reduce((sum, [x, y], index) => {
      const [nextX, nextY] = ring[(index + 1) % ring.length] ?? [0, 0];
      return sum + x * nextY - nextX * y;
    }, 0),
  ) / 2;

test("a straight stair of 3.60 m in 12 steps has goings of 30 cm, the first at the front", () => {
  const treads = stairTreads({ shape: "recta", widthMm: 900, depthMm: 3600, steps: 12 });
  expect(treads).toHaveLength(12);
  expect(treads[0]?.outline).toEqual([
    [-450, 1800],
    [450, 1800],
    [450, 1500],
    [-450, 1500],
  ]);
  expect(treads.at(-1)?.outline[2]?.[1]).toBeCloseTo(-1800, 6);
});

test("an L of 2.60 × 2.80 m turns on one square landing of its flights' width", () => {
  const stair = { shape: "ele", widthMm: 2600, depthMm: 2800, steps: 15 } as const;
  expect(flightWidth(stair)).toBe(1000);
  const landings = stairTreads(stair).filter(({ isLanding }) => isLanding);
  expect(landings.map(({ outline }) => areaOf(outline))).toEqual([1_000_000]);
});

test("treads lie beside each other: every stair but the spiral covers exactly its flights", () => {
  fc.assert(
    fc.property(
      fc.constantFrom("recta", "ele", "u" as const),
      fc.integer({ min: 900, max: 4000 }),
      fc.integer({ min: 900, max: 6000 }),
      fc.integer({ min: 3, max: 30 }),
      (shape, widthMm, depthMm, steps) => {
        const stair = { shape, widthMm, depthMm, steps };
        const treads = stairTreads(stair);
        expect(treads).toHaveLength(steps);
        const wide = flightWidth(stair);
        const covered = {
          recta: widthMm * depthMm,
          ele: wide * depthMm + (widthMm - wide) * wide,
          u: widthMm * wide + 2 * wide * (depthMm - wide),
        }[shape];
        expect(treads.reduce((sum, tread) => sum + areaOf(tread.outline), 0) / covered).toBeCloseTo(1, 9);
      },
    ),
  );
});

test("a spiral stair has as many treads as steps, all from the pole to the edge", () => {
  const treads = stairTreads({ shape: "caracol", widthMm: 1800, depthMm: 1800, steps: 14 });
  expect(treads).toHaveLength(14);
  for (const { outline } of treads) expect(Math.max(...outline.map(([x, y]) => Math.hypot(x, y)))).toBeCloseTo(900, 6);
});
