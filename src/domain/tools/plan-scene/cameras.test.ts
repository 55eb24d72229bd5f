import { expect, test } from "vitest";
import { shapeLevel } from "../floor-plan/shape-level.ts";
import { proposeCameras } from "./cameras.ts";
import { furnishedFlat } from "./sample-flat.test-data.ts";
import { distanceToRings, isInside } from "./structure/polygons.ts";

const level = furnishedFlat().levels[0]!;
const shape = shapeLevel(level);
const cameras = proposeCameras(level, shape);

const room = (id: string | null) => shape.rooms.find((candidate) => candidate.id === id)!;

test("one view from above, one section, one eye and one panorama for each room", () => {
  const count = (kind: string) => cameras.filter((camera) => camera.kind === kind).length;
  expect([count("dollhouse"), count("section"), count("eye"), count("panorama")]).toEqual([1, 1, 7, 7]);
});

test("eyes and panoramas stand in their room, off its walls, at a person's height and look level", () => {
  for (const camera of cameras.filter(({ kind }) => kind === "eye" || kind === "panorama")) {
    const at = { x: camera.position[0] * 1000, y: camera.position[2] * 1000 };
    expect(isInside(room(camera.roomId).inner, at), camera.id).toBe(true);
    expect(distanceToRings(at, room(camera.roomId).inner), camera.id).toBeGreaterThan(100);
    expect(camera.position[1], camera.id).toBeCloseTo(camera.kind === "eye" ? 1.35 : 1.5, 9);
    expect(camera.target[1], camera.id).toBe(camera.position[1]);
  }
});

test("no camera stands in furniture", () => {
  for (const camera of cameras.filter(({ kind }) => kind === "eye" || kind === "panorama")) {
    for (const piece of level.furniture) {
      if (piece.item.startsWith("rug") || piece.item === "ceiling-lamp") continue;
      const angle = (-piece.rotation * Math.PI) / 180;
      const [dx, dy] = [camera.position[0] * 1000 - piece.at.x, camera.position[2] * 1000 - piece.at.y];
      const x = Math.abs(dx * Math.cos(angle) - dy * Math.sin(angle));
      const y = Math.abs(dx * Math.sin(angle) + dy * Math.cos(angle));
      expect(x < piece.widthMm / 2 && y < piece.depthMm / 2, `${camera.id} in ${piece.item}`).toBe(false);
    }
  }
});

test("the living room is seen with one of its windows", () => {
  const eye = cameras.find((camera) => camera.kind === "eye" && camera.roomId === "r0")!;
  const windows = [
    [3.3, 8],
    [0, 5.9],
  ] as const;
  const inView = windows.some(([x, z]) => {
    const [dx, dz] = [x - eye.position[0], z - eye.position[2]];
    const ahead = dx * (eye.target[0] - eye.position[0]) + dz * (eye.target[2] - eye.position[2]);
    return ahead / Math.hypot(dx, dz) > Math.cos((34 * Math.PI) / 180);
  });
  expect(inView).toBe(true);
});

test("a section stands straight and fills its picture: all of the level within it, at more than seven tenths of its height", () => {
  const section = cameras.find(({ kind }) => kind === "section")!;
  const [dx, dy, dz] = section.position.map((value, i) => value - (section.target[i] as number)) as [
    number,
    number,
    number,
  ];
  expect(dx).toBeCloseTo(0, 9);
  expect((Math.atan2(dy, dz) * 180) / Math.PI).toBeCloseTo(80, 6);
  const seen = 2 * Math.hypot(dx, dy, dz) * Math.tan((section.fieldOfView * Math.PI) / 360);
  const ys = shape.outer.flat().map(({ y }) => y / 1000);
  const depth = Math.max(...ys) - Math.min(...ys);
  expect(depth / seen).toBeGreaterThan(0.7);
  expect(depth / seen).toBeLessThan(0.95);
});
