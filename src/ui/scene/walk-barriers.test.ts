import { expect, test } from "vitest";
import { boxMesh, plainMaterial, sceneOf } from "#domain/tools/path-tracing/box-fixture.ts";
import { barriersAt, hasRoom } from "./walk-barriers.ts";

const wall = (x0: number, x1: number, y0 = 0) => boxMesh([x0, y0, 0], [x1, 2.5, 0.1], { part: "wall" });
/** A wall of four metres with a door between 1.5 and 2.4 m, its lintel above. */
const scene = sceneOf([wall(0, 1.5), wall(2.4, 4), wall(1.5, 2.4, 2.1)], [plainMaterial("grey", 0.5)]);
const barriers = barriersAt(scene, 1.5);

test("walls keep a shoulder's width away", () => {
  expect(hasRoom(barriers, 0.7, 0.3)).toBe(true);
  expect(hasRoom(barriers, 0.7, 0.2)).toBe(false);
});

test("one walks through a door under its lintel, and not beside it", () => {
  expect(hasRoom(barriers, 1.95, 0.05)).toBe(true);
  expect(hasRoom(barriers, 1.55, 0.05)).toBe(false);
});
