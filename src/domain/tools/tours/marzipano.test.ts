import { expect, test } from "vitest";
import { readMarzipano } from "./marzipano.ts";
import { panoramaIdOf } from "./tour-samples.ts";

const counting = () => {
  let number = 0;
  return () => panoramaIdOf(++number);
};
const scene = (id: string, changes: object = {}) => ({
  id,
  name: id,
  levels: [
    { tileSize: 256, size: 256, fallbackOnly: true },
    { tileSize: 512, size: 512 },
    { tileSize: 512, size: 1024 },
    { tileSize: 512, size: 2048 },
  ],
  faceSize: 1000,
  initialViewParameters: { yaw: Math.PI / 2, pitch: Math.PI / 18, fov: Math.PI / 3 },
  linkHotspots: [],
  infoHotspots: [],
  ...changes,
});
const scriptOf = (scenes: object[]) =>
  `var APP_DATA = ${JSON.stringify({ scenes, name: 'Piso {de} "Ruzafa"', settings: {} })};\nvar OTHER = {};\n`;
const read = (scenes: object[]) => {
  const answer = readMarzipano(scriptOf(scenes), counting());
  if (answer.kind === "refused") throw new Error(answer.text);
  return answer;
};

test("angles become degrees, and its pitch, which grows downwards, turns over", () => {
  const { tour } = read([
    scene("0-salon", {
      linkHotspots: [{ yaw: -Math.PI / 4, pitch: Math.PI / 6, rotation: 0, target: "1-cocina" }],
      infoHotspots: [{ yaw: 0, pitch: -Math.PI / 2, title: "<b>Techo</b>", text: "Vigas&nbsp;de <i>roble</i>" }],
    }),
    scene("1-cocina"),
  ]);
  const [salon] = tour.scenes;
  expect(tour.title).toBe('Piso {de} "Ruzafa"');
  expect(salon!.start.yaw).toBeCloseTo(90, 9);
  expect(salon!.start.pitch).toBeCloseTo(-10, 9);
  expect(salon!.start.fov).toBeCloseTo(60, 9);
  expect(salon!.links[0]).toMatchObject({ to: "1-cocina" });
  expect(salon!.links[0]!.direction!.yaw).toBeCloseTo(-45, 9);
  expect(salon!.links[0]!.direction!.pitch).toBeCloseTo(-30, 9);
  expect(salon!.hotspots[0]).toMatchObject({ kind: "texto", pitch: 90, title: "Techo", text: "Vigas\u00a0de roble" });
});

test("of a face of 1000 px the level of 1024 is taken: two by two tiles on six faces, named as the tool does", () => {
  const { panoramas } = read([scene("0-salon")]);
  const { source } = panoramas[0]!;
  if (source.kind !== "cube") throw new Error(source.kind);
  expect([source.sidePx, source.tilePx, source.tiles.length]).toEqual([1024, 512, 24]);
  expect(source.tiles[1]).toEqual({ face: "f", column: 1, row: 0, path: "tiles/0-salon/2/f/0/1.jpg" });
});

test("arrows to scenes that are not there, to themselves and twice are left out and said", () => {
  const to = (target: string) => ({ yaw: 0, pitch: 0, rotation: 0, target });
  const { tour, notes } = read([scene("a", { linkHotspots: [to("b"), to("b"), to("a"), to("z")] }), scene("b")]);
  expect(tour.scenes[0]!.links.map((link) => link.to)).toEqual(["b"]);
  expect(notes).toHaveLength(1);
});

test("long ids are shortened without meeting", () => {
  const long = "0-una-escena-con-un-nombre-larguisimo-de-verdad-";
  const { tour } = read([
    scene(`${long}1`, { linkHotspots: [{ yaw: 0, pitch: 0, target: `${long}2` }] }),
    scene(`${long}2`),
  ]);
  expect(tour.scenes[0]!.id).not.toBe(tour.scenes[1]!.id);
  expect(tour.scenes[0]!.links[0]!.to).toBe(tour.scenes[1]!.id);
});

test.each([
  ["nothing", ""],
  ["a script", "var APP_DATA = { scenes: [] };"],
  ["one that is cut", scriptOf([scene("a")]).slice(0, 200)],
  ["one without scenes", scriptOf([])],
  ["a way out of the folder", scriptOf([scene("../../etc")])],
  ["a step upwards", scriptOf([scene("..")])],
  ["two scenes of one id", scriptOf([scene("a"), scene("a")])],
  ["a scene without tiles", scriptOf([scene("a", { levels: [] })])],
  ["braces without end", `var APP_DATA = ${"{".repeat(100_000)}`],
])("%s is refused with a sentence", (_, script) => {
  const answer = readMarzipano(script, counting());
  expect(answer.kind).toBe("refused");
  expect(answer.kind === "refused" && answer.text.length).toBeGreaterThan(10);
});
