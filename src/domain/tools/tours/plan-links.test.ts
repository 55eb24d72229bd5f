import { expect, test } from "vitest";
import { EXAMPLE_PLAN } from "../floor-plan/example-plan.ts";
import type { FloorPlan } from "../floor-plan/plan.ts";
import { shapeLevel } from "../floor-plan/shape-level.ts";
import type { PlacedScene } from "./door-links.ts";
import { planLinks } from "./plan-links.ts";

const ground = EXAMPLE_PLAN.levels[0]!;
const room = shapeLevel(ground).rooms[0]!;
const at = { x: Math.round(room.middle.x), y: Math.round(room.middle.y) };
const stair = {
  id: "e",
  shape: "recta",
  at,
  rotation: 0,
  widthMm: 900,
  depthMm: 2000,
  steps: 16,
  isMirrored: false,
} as const;
const house: FloorPlan = {
  ...EXAMPLE_PLAN,
  // The upper level stands first, so that the order of the list is not what counts.
  levels: [
    { ...ground, id: "arriba", elevationMm: 2900 },
    { ...ground, stairs: [stair] },
  ],
};
const scene = (id: string, x: number, y: number): PlacedScene => ({ id, at: { x, y } });

test("a stair joins the nearest scenes below and above it, and their arrows point at it", () => {
  const scenes = new Map([
    [ground.id, [scene("b", at.x + 300, at.y)]],
    ["arriba", [scene("a", at.x, at.y + 200), scene("c", at.x, at.y + 500)]],
  ]);
  const links = planLinks(house, (levelId) => scenes.get(levelId) ?? []);
  const pairs = links.map(({ sceneId, link }) => `${sceneId}>${link.to}`).sort();
  expect(pairs).toEqual(["a>b", "a>c", "b>a", "c>a"]);
  expect(links.find(({ sceneId }) => sceneId === "b")!.link.through).toEqual(at);
});

test("without a scene above, a stair leads nowhere", () => {
  expect(planLinks(house, (levelId) => (levelId === ground.id ? [scene("b", at.x, at.y)] : []))).toEqual([]);
});
