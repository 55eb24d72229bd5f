import { expect, test } from "vitest";
import type { Level } from "#domain/tools/floor-plan/plan.ts";
import { clearCorner } from "./clear-corner.ts";

/** A wall 100 mm thick that stands upright at x = 1000, from y = 0 to y = 3000. */
const LEVEL = {
  vertices: [
    { id: "a", x: 1000, y: 0 },
    { id: "b", x: 1000, y: 3000 },
  ],
  walls: [{ id: "m", from: "a", to: "b", thicknessMm: 100, kind: "tabique", heightMm: null }],
} as unknown as Pick<Level, "walls" | "vertices">;

test.each([950, 1000, 1050])("a room to the right that begins at x = %i begins at the wall's right face", (x) => {
  expect(clearCorner(LEVEL, { x, y: 1000 }, { x: 4000, y: 2500 })).toEqual({ x: 1050, y: 1000 });
});

test("a room to the left ends at its left face", () => {
  expect(clearCorner(LEVEL, { x: 1050, y: 1000 }, { x: -2000, y: 2500 })).toEqual({ x: 950, y: 1000 });
});

test("a corner beside the wall, or past its end, stays", () => {
  expect(clearCorner(LEVEL, { x: 1200, y: 1000 }, { x: 4000, y: 2500 })).toEqual({ x: 1200, y: 1000 });
  expect(clearCorner(LEVEL, { x: 1000, y: 3400 }, { x: 4000, y: 5000 })).toEqual({ x: 1000, y: 3400 });
});
