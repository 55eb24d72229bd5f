import fc from "fast-check";
import { expect, test } from "vitest";
import { applyCommand } from "./apply-command.ts";
import type { PlanCommand } from "./commands.ts";
import { liesAlong, properCrossing, ringsArea } from "./geometry.ts";
import { levelOf, planOf } from "./levels.test-data.ts";
import { type FloorPlan, floorPlanSchema } from "./plan.ts";
import { shapeLevel } from "./shape-level.ts";

const done = (plan: FloorPlan, ...commands: PlanCommand[]): FloorPlan =>
  commands.reduce((before, command) => {
    const answer = applyCommand(before, command);
    if (answer.kind === "refused") throw new Error(`${command.do}: ${answer.reason}`);
    return answer.plan;
  }, plan);

const room = (id: string, x: number, y: number, width: number, depth: number, thicknessMm = 100): PlanCommand => ({
  do: "draw-room",
  levelId: "p0",
  id,
  corner: { x, y },
  opposite: { x: x + width, y: y + depth },
  thicknessMm,
  kind: "tabique",
});

const areas = (plan: FloorPlan) => shapeLevel(plan.levels[0]!).rooms.map(({ innerAreaMm2 }) => innerAreaMm2 / 1e6);
const builtArea = (plan: FloorPlan) => ringsArea(shapeLevel(plan.levels[0]!).outer) / 1e6;

test("two rooms of 4 × 3 m that share a wall have 24.00 m² inside and 26.56 m² outside", () => {
  const plan = done(planOf(), room("a", 0, 0, 4000, 3000), room("b", 4100, 0, 4000, 3000));
  expect(plan.levels[0]!.walls).toHaveLength(7);
  expect(areas(plan)).toEqual([12, 12]);
  expect(builtArea(plan)).toBeCloseTo(26.56, 9);
});

test("without the wall between them two rooms are one, and their outer walls are whole again", () => {
  const plan = done(planOf(), room("a", 0, 0, 4000, 3000), room("b", 4100, 0, 4000, 3000));
  const shared = plan.levels[0]!.walls.find(({ id }) => {
    const ids = shapeLevel(plan.levels[0]!).rooms.map(({ sides }) => sides.flat().map(({ wallId }) => wallId));
    return ids.every((each) => each.includes(id));
  });
  const merged = done(plan, { do: "remove", levelId: "p0", ids: [shared!.id] });
  expect(areas(merged)).toEqual([24.3]);
  expect(merged.levels[0]!.walls).toHaveLength(4);
});
