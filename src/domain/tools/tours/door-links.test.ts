import { expect, test } from "vitest";
import { EXAMPLE_PLAN } from "../floor-plan/example-plan.ts";
import { shapeLevel } from "../floor-plan/shape-level.ts";
import { waysOf } from "../plan-pictures/room-ways.ts";
import { doorLinks } from "./door-links.ts";
import { planMap } from "./plan-map.ts";
import { sampleScene } from "./tour-samples.ts";
import { shortId, wayId } from "./way-id.ts";

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

test("two scenes of one room see one another, and one that nobody sees is not linked", () => {
  const { x, y } = scenes[0]!.at!;
  const links = doorLinks(level, [
    sampleScene(1, { at: { x, y } }),
    sampleScene(2, { at: { x: x + 50, y } }),
    sampleScene(3, { at: { x: -400_000, y } }),
  ]);
  expect(links.map(({ sceneId, link }) => [sceneId, link.to, link.through])).toEqual([
    ["s1", "s2", null],
    ["s2", "s1", null],
  ]);
});

test("outside every room, one is joined through an open door and not through a wall that is nearer", () => {
  const [left, top] = [Math.min(...level.vertices.map(({ x }) => x)), Math.min(...level.vertices.map(({ y }) => y))];
  // The party wall stands at the left edge. Behind it lies a bedroom 1.5 m down, and 4 m down the hall with the door of the home.
  const pairs = (y: number) =>
    doorLinks(level, [
      sampleScene(1, { at: { x: left + 1000, y: top + y } }),
      sampleScene(2, { at: { x: left - 500, y: top + y } }),
      sampleScene(3, { at: { x: left - 9000, y: top + y } }),
    ])
      .map(({ sceneId, link }) => `${sceneId}>${link.to}`)
      .sort();
  expect(pairs(1500)).toEqual(["s2>s3", "s3>s2"]);
  expect(pairs(4000)).toEqual(["s1>s2", "s2>s1", "s2>s3", "s3>s2"]);
});

test("ids of ways differ though both scenes' ids begin alike, and depend on the direction", () => {
  const long = "habitacion-principal-con-vistas-al-mar";
  const ids = [wayId(`${long}1`, "a"), wayId(`${long}2`, "a"), wayId("a", `${long}1`)];
  expect(new Set(ids).size).toBe(3);
  expect(wayId("ab", "c")).not.toBe(wayId("a", "bc"));
  expect(shortId("x".repeat(60))).toHaveLength(40);
  expect(shortId("corto")).toBe("corto");
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
