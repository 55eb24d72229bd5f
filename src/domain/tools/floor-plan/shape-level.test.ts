import fc from "fast-check";
import { expect, test } from "vitest";
import { applyCommand } from "./apply-command.ts";
import { clearLength } from "./clear-length.ts";
import { ringArea, ringsArea } from "./geometry.ts";
import { levelOf, planOf } from "./levels.test-data.ts";
import type { Opening } from "./plan.ts";
import { shapeLevel } from "./shape-level.ts";

const m2 = (mm2: number) => mm2 / 1e6;
type Lines = [number, number, number, number][];

const rectangle: Lines = [
  [-50, -50, 4050, -50],
  [4050, -50, 4050, 3050],
  [4050, 3050, -50, 3050],
  [-50, 3050, -50, -50],
];

test("a room of 4 × 3 m clear with walls of 10 cm has 12.00 m² inside and 13.44 m² outside", () => {
  const shape = shapeLevel(levelOf(rectangle));
  expect(shape.rooms).toHaveLength(1);
  expect(m2(shape.rooms[0]!.innerAreaMm2)).toBeCloseTo(12, 9);
  expect(m2(ringsArea(shape.outer))).toBeCloseTo(13.44, 9);
  expect(shape.rooms[0]!.middle).toEqual({ x: 2000, y: 1500 });
  expect(shape.rooms[0]!.id).toBe("face-v1-v2-v3");
  expect(shape.problems).toEqual([]);
  expect(m2(shape.walls.reduce((sum, { outline }) => sum + ringArea(outline), 0))).toBeCloseTo(1.44, 9);
});

test("walls of 10 and 30 cm are mitred: a wall of 30 cm takes 10 cm more from the room", () => {
  const shape = shapeLevel(levelOf(rectangle, (at) => ({ thicknessMm: at === 0 ? 300 : 100 })));
  expect(m2(shape.rooms[0]!.innerAreaMm2)).toBeCloseTo(4 * 2.9, 9);
  expect(m2(ringsArea(shape.outer))).toBeCloseTo(4.2 * 3.3, 9);
});

test("a wall that ends in a room makes no other room, takes its own floor and is told", () => {
  const shape = shapeLevel(
    levelOf([...rectangle.slice(1), [-50, -50, 2000, -50], [2000, -50, 4050, -50], [2000, -50, 2000, 1000]]),
  );
  expect(shape.rooms).toHaveLength(1);
  // One metre of wall of 10 cm stands clear of the upper one.
  expect(m2(shape.rooms[0]!.innerAreaMm2)).toBeCloseTo(12 - 0.1, 9);
  expect(m2(ringsArea(shape.outer))).toBeCloseTo(13.44, 9);
  expect(shape.problems.map(({ kind }) => kind)).toEqual(["dangling-wall"]);
});

test("an outline with a gap of 0.50 m encloses nothing, and the gap is said", () => {
  const shape = shapeLevel(
    levelOf([
      [0, 0, 4000, 0],
      [4000, 0, 4000, 3000],
      [4000, 3000, 0, 3000],
      [0, 3000, 0, 500],
    ]),
  );
  expect(shape.rooms).toEqual([]);
  expect(shape.outer).toEqual([]);
  expect(shape.problems).toEqual([
    expect.objectContaining({
      kind: "open-outline",
      text: "El contorno no se cierra: faltan 0,50\u00a0m entre dos muros.",
      at: { x: 0, y: 250 },
    }),
  ]);
});

test("a line without a wall parts two rooms and takes nothing", () => {
  const lines: Lines = [
    [-50, -50, 2000, -50],
    [2000, -50, 4050, -50],
    [4050, -50, 4050, 3050],
    [4050, 3050, 2000, 3050],
    [2000, 3050, -50, 3050],
    [-50, 3050, -50, -50],
    [2000, -50, 2000, 3050],
  ];
  const shape = shapeLevel(levelOf(lines, (at) => ({ kind: at === 6 ? "virtual" : "tabique" })));
  expect(shape.rooms.map(({ innerAreaMm2 }) => m2(innerAreaMm2))).toEqual([expect.closeTo(6, 9), expect.closeTo(6, 9)]);
});

test("a block of four walls inside a room is a hole of it, with the block's own outside", () => {
  const block: Lines = [
    [1000, 1000, 2000, 1000],
    [2000, 1000, 2000, 2000],
    [2000, 2000, 1000, 2000],
    [1000, 2000, 1000, 1000],
  ];
  const shape = shapeLevel(levelOf([...rectangle, ...block]));
  const [outer, inner] = shape.rooms;
  expect(outer!.inner).toHaveLength(2);
  expect(m2(outer!.innerAreaMm2)).toBeCloseTo(12 - 1.1 * 1.1, 9);
  expect(m2(inner!.innerAreaMm2)).toBeCloseTo(0.9 * 0.9, 9);
});

test("a very sharp outer corner is bevelled, so the outline stays near it", () => {
  const shape = shapeLevel(
    levelOf([
      [0, 0, 4000, 0],
      [4000, 0, 0, 400],
      [0, 400, 0, 0],
    ]),
  );
  const farthest = Math.max(...shape.outer[0]!.map(({ x }) => x));
  expect(farthest).toBeLessThanOrEqual(4050);
});

test("walls that cross without a corner, and a door that reaches beyond its wall, are told", () => {
  const level = levelOf([
    [-1000, 0, 1000, 0],
    [0, -1000, 0, 1000],
  ]);
  const kinds = shapeLevel({ ...level, openings: [door({ offsetMm: 1900 })] }).problems.map(({ kind }) => kind);
  expect(kinds).toContain("crossing-walls");
  expect(kinds).toContain("opening-outside");
});

const door = (more: Partial<Opening> = {}): Opening => ({
  id: "d",
  wallId: "w1",
  kind: "puerta",
  offsetMm: 2000,
  widthMm: 800,
  heightMm: 2030,
  sillMm: 0,
  hinge: "from",
  opensTo: "right",
  ...more,
});

test("the leaf of a door of 80 cm sweeps a quarter disc of 0.50 m² into the room to its right", () => {
  const [shape] = shapeLevel({ ...levelOf(rectangle), openings: [door()] }).walls;
  const { start, end, swings } = shape!.openings[0]!;
  expect([start, end]).toEqual([
    { x: 1550, y: -50 },
    { x: 2350, y: -50 },
  ]);
  // A polygon of twelve chords lies just inside the quarter of π · 0.8².
  expect(m2(ringArea(swings[0]!))).toBeGreaterThan(0.5);
  expect(m2(ringArea(swings[0]!))).toBeLessThan((Math.PI * 0.64) / 4);
  expect(Math.min(...swings[0]!.map(({ y }) => y))).toBeCloseTo(0, 9);
});

test("leaves open to the side and from the end that the door says", () => {
  const swing = (more: Partial<Opening>) =>
    shapeLevel({ ...levelOf(rectangle), openings: [door(more)] }).walls[0]!.openings[0]!.swings;
  expect(Math.max(...swing({ opensTo: "left" })[0]!.map(({ y }) => y))).toBeCloseTo(-100, 9);
  expect(swing({ hinge: "to" })[0]!.some(({ x, y }) => Math.abs(x - 2350) < 1e-9 && Math.abs(y) < 1e-9)).toBe(true);
  expect(swing({ kind: "puerta-doble" })).toHaveLength(2);
  expect(swing({ kind: "puerta-corredera" })).toEqual([]);
  expect(swing({ kind: "ventana" })).toEqual([]);
});

test("the clear length of a side is that between the faces at its ends, and typing it moves the walls across", () => {
  const level = levelOf(rectangle);
  const [wall] = level.walls;
  expect(clearLength(shapeLevel(level), wall!, level.vertices[0]!, level.vertices[1]!)).toBeCloseTo(4000, 9);
  const answer = applyCommand(planOf(level), {
    do: "set-wall-length",
    levelId: "p0",
    wallId: "w1",
    lengthMm: 5200,
    moves: "to",
  });
  if (answer.kind === "refused") throw new Error(answer.reason);
  expect(m2(shapeLevel(answer.plan.levels[0]!).rooms[0]!.innerAreaMm2)).toBeCloseTo(5.2 * 3, 9);
});

test("rooms and walls tile what the outer face encloses, whatever grid of walls", () => {
  const cells = fc.record({
    columns: fc.array(fc.integer({ min: 8, max: 60 }), { minLength: 1, maxLength: 4 }),
    rows: fc.array(fc.integer({ min: 8, max: 60 }), { minLength: 1, maxLength: 4 }),
    thicknessMm: fc.constantFrom(0, 70, 100, 155, 300),
  });
  fc.assert(
    fc.property(cells, ({ columns, rows, thicknessMm }) => {
      let x = 0;
      let plan = planOf();
      columns.forEach((width, column) => {
        let y = 0;
        rows.forEach((depth, row) => {
          const answer = applyCommand(plan, {
            do: "draw-room",
            levelId: "p0",
            id: `r${column}x${row}`,
            corner: { x, y },
            opposite: { x: x + width * 100, y: y + depth * 100 },
            thicknessMm,
            kind: "tabique",
          });
          if (answer.kind === "refused") throw new Error(answer.reason);
          plan = answer.plan;
          y += depth * 100 + thicknessMm;
        });
        x += width * 100 + thicknessMm;
      });
      const shape = shapeLevel(plan.levels[0]!);
      expect(shape.rooms).toHaveLength(columns.length * rows.length);
      const solids = shape.walls.reduce((sum, { outline }) => sum + ringArea(outline), 0);
      const floors = shape.rooms.reduce((sum, { innerAreaMm2 }) => sum + innerAreaMm2, 0);
      expect(Math.abs(solids + floors - ringsArea(shape.outer))).toBeLessThan(1);
    }),
    { numRuns: 40 },
  );
});
