import { expect, test } from "vitest";
import { FURNITURE } from "../furnishing/catalogue.ts";
import { EXAMPLE_PLAN } from "./example-plan.ts";
import { floorPlanSchema } from "./plan.ts";

const level = EXAMPLE_PLAN.levels[0];
if (!level) throw new Error("The example has a level");

test("the example is a valid plan", () => {
  expect(floorPlanSchema.parse(EXAMPLE_PLAN)).toEqual(EXAMPLE_PLAN);
});

test("every wall stands between two of its corners, every opening lies within its wall", () => {
  const corners = new Map(level.vertices.map((corner) => [corner.id, corner]));
  const lengths = new Map(
    level.walls.map((wall) => {
      const from = corners.get(wall.from);
      const to = corners.get(wall.to);
      if (!from || !to) throw new Error(`${wall.id} lacks a corner`);
      return [wall.id, Math.hypot(to.x - from.x, to.y - from.y)] as const;
    }),
  );
  for (const { id, wallId, offsetMm, widthMm } of level.openings) {
    expect(offsetMm - widthMm / 2, id).toBeGreaterThanOrEqual(0);
    expect(offsetMm + widthMm / 2, id).toBeLessThanOrEqual(lengths.get(wallId) ?? 0);
  }
});

test("its furniture is of the catalogue, and no id is used twice", () => {
  const known = new Set(FURNITURE.map((item) => item.id));
  for (const piece of level.furniture) expect(known.has(piece.item), piece.item).toBe(true);
  const ids = [level.vertices, level.walls, level.openings, level.rooms, level.furniture].flat().map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});
