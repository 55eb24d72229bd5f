import { expect, test } from "vitest";
import { EXAMPLE_PLAN } from "../floor-plan/example-plan.ts";
import { shapeLevel } from "../floor-plan/shape-level.ts";
import { waysOf } from "../plan-pictures/room-ways.ts";
import { doorLinks } from "./door-links.ts";
import { planMap } from "./plan-map.ts";
import { sampleScene } from "./tour-samples.ts";

const level = EXAMPLE_PLAN.levels[0]!;
const { rooms } = shapeLevel(level);
const scenes = rooms.map(({ middle }, at) =>
  sampleScene(at, { at: { x: Math.round(middle.x), y: Math.round(middle.y) } }),
);

test("a scene in each room is linked to those behind its doors, there and back", () => {
  const links = doorLinks(level, scenes);
  const pairs = new Set(links.map(({ sceneId, link }) => `${sceneId}>${link.to}`));
  const nameOf = (roomId: string) => `s${rooms.findIndex(({ id }) => id === roomId)}`;
  const expected = waysOf(level).flatMap(({ one, other }) => [
    `${nameOf(one)}>${nameOf(other)}`,
    `${nameOf(other)}>${nameOf(one)}`,
  ]);
  expect(pairs.size).toBeGreaterThan(2);
  expect(pairs).toEqual(new Set(expected));
  expect(links.every(({ link }) => link.through !== null)).toBe(true);
});

test("two scenes of one room see one another, and one outside every room is not linked", () => {
  const { x, y } = scenes[0]!.at!;
  const links = doorLinks(level, [
    sampleScene(1, { at: { x, y } }),
    sampleScene(2, { at: { x: x + 50, y } }),
    sampleScene(3, { at: { x: -400_000, y: 0 } }),
  ]);
  expect(links.map(({ sceneId, link }) => [sceneId, link.to, link.through])).toEqual([
    ["s1", "s2", null],
    ["s2", "s1", null],
  ]);
});

test("the map of a level holds every room's middle within its view", () => {
  const map = planMap(level)!;
  const [left, top, width, height] = map.viewBox;
  expect(map.rooms).toHaveLength(rooms.length);
  expect(map.walls).toMatch(/^M-?\d/);
  for (const { x, y } of map.rooms) {
    expect(x > left && x < left + width).toBe(true);
    expect(y > top && y < top + height).toBe(true);
  }
});
