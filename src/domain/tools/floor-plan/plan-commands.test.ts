import { expect, test } from "vitest";
import { applyCommand } from "./apply-command.ts";
import type { PlanCommand } from "./commands.ts";
import { levelOf, planOf } from "./levels.test-data.ts";
import { type FloorPlan, floorPlanSchema, type Opening } from "./plan.ts";
import { shapeLevel } from "./shape-level.ts";

const done = (plan: FloorPlan, ...commands: PlanCommand[]): FloorPlan =>
  commands.reduce((before, command) => {
    const answer = applyCommand(before, command);
    if (answer.kind === "refused") throw new Error(`${command.do}: ${answer.reason}`);
    return answer.plan;
  }, plan);

const reasonOf = (plan: FloorPlan, command: PlanCommand) => {
  const answer = applyCommand(plan, command);
  return answer.kind === "refused" ? answer.reason : "done";
};

const line = (id: string, x1: number, y1: number, x2: number, y2: number): PlanCommand => ({
  do: "draw-wall",
  levelId: "p0",
  id,
  from: { x: x1, y: y1 },
  to: { x: x2, y: y2 },
  thicknessMm: 100,
  kind: "tabique",
});

const door = (more: Partial<Opening> = {}): PlanCommand => ({
  do: "put-opening",
  levelId: "p0",
  opening: {
    id: "d",
    wallId: "a",
    kind: "puerta",
    offsetMm: 3000,
    widthMm: 800,
    heightMm: 2030,
    sillMm: 0,
    hinge: "from",
    opensTo: "left",
    ...more,
  },
});

const level = (plan: FloorPlan) => plan.levels[0]!;
const long = done(planOf(), line("a", 0, 0, 4000, 0));

test("a wall that crosses another cuts both where they meet", () => {
  const plan = done(long, line("b", 1000, -1000, 1000, 1000));
  expect(level(plan).walls.map(({ id }) => id)).toEqual(["a", "b", "b~1", "a~1"]);
  expect(level(plan).vertices.filter(({ x, y }) => x === 1000 && y === 0)).toHaveLength(1);
});

test("a door goes with the part of its wall on which it lies", () => {
  const plan = done(long, door(), line("b", 1000, -1000, 1000, 1000));
  expect(level(plan).openings).toEqual([expect.objectContaining({ wallId: "a~1", offsetMm: 2000, widthMm: 800 })]);
});

test("a door that is cut through slides to the part that holds its middle", () => {
  const plan = done(long, door({ offsetMm: 1100 }), line("b", 1000, -1000, 1000, 1000));
  expect(level(plan).openings).toEqual([expect.objectContaining({ wallId: "a~1", offsetMm: 400, widthMm: 800 })]);
});

test("a wall that gets shorter than its door narrows it, and one that has no place for it is refused", () => {
  const [, end] = level(long).vertices;
  const to = (x: number): PlanCommand => ({ do: "move-vertex", levelId: "p0", vertexId: end!.id, to: { x, y: 0 } });
  const plan = done(long, door());
  expect(level(done(plan, to(500))).openings[0]).toMatchObject({ offsetMm: 250, widthMm: 500 });
  expect(reasonOf(plan, to(150))).toBe(
    "Una puerta o ventana ya no cabría en su muro: quítala antes o deja el muro más largo.",
  );
});

test("a door keeps its place when the near end of its wall moves away", () => {
  const [start] = level(long).vertices;
  const plan = done(long, door(), { do: "move-vertex", levelId: "p0", vertexId: start!.id, to: { x: -1000, y: 0 } });
  expect(level(plan).openings[0]!.offsetMm).toBe(4000);
});

test("a wall on another is shared, and the longer one goes on beyond it", () => {
  const plan = done(long, line("b", 2000, 0, 6000, 0));
  expect(level(plan).walls.map(({ id }) => id)).toEqual(["a", "b", "b~1"]);
  expect(level(plan).walls.every(({ thicknessMm }) => thicknessMm === 100)).toBe(true);
});

test("mirrored walls keep their doors on the mirrored side", () => {
  const plan = done(long, door(), {
    do: "transform",
    levelId: "p0",
    ids: ["a"],
    about: { x: 0, y: 0 },
    by: { x: 0, y: 0 },
    rotate: 0,
    mirror: "x",
  });
  expect(level(plan).vertices.map(({ x }) => x)).toEqual([0, -4000]);
  expect(level(plan).openings[0]!.opensTo).toBe("right");
});

test("the name of a room goes along when its walls move from under it", () => {
  const room: PlanCommand = {
    do: "draw-room",
    levelId: "p0",
    id: "r",
    corner: { x: 0, y: 0 },
    opposite: { x: 4000, y: 3000 },
    thicknessMm: 100,
    kind: "tabique",
    label: { name: "Salón", use: "salon", cover: "interior", floor: "roble" },
  };
  const plan = done(planOf(), room);
  const moved = done(plan, {
    do: "move-walls",
    levelId: "p0",
    wallIds: level(plan).walls.map(({ id }) => id),
    by: { x: 9000, y: 0 },
  });
  expect(shapeLevel(level(moved)).rooms[0]!.label?.name).toBe("Salón");
  expect(level(moved).rooms[0]!.at).toEqual({ x: 11_000, y: 1500 });
});

test("a copy on another level has its own ids, doors and all", () => {
  const upstairs: PlanCommand = {
    do: "add-level",
    level: { id: "p1", name: "Primera", elevationMm: 2800, ceilingMm: 2500 },
  };
  const copy: PlanCommand = { do: "copy", levelId: "p0", ids: ["a"], id: "k", by: { x: 0, y: 0 }, toLevelId: "p1" };
  const plan = done(long, door(), upstairs, copy);
  expect(plan.levels[1]!.walls.map(({ id }) => id)).toEqual(["k~1"]);
  expect(plan.levels[1]!.openings).toEqual([expect.objectContaining({ id: "k~h1", wallId: "k~1", offsetMm: 3000 })]);
});

test("imported walls replace what was there, with their doors", () => {
  const { id: _, wallId: __, ...opening } = (door() as Extract<PlanCommand, { do: "put-opening" }>).opening;
  const plan = done(long, {
    do: "import-walls",
    levelId: "p0",
    id: "i",
    walls: [
      { from: { x: 0, y: 0 }, to: { x: 5000, y: 0 }, thicknessMm: 150, kind: "fachada", openings: [opening] },
      { from: { x: 2000, y: -2000 }, to: { x: 2000, y: 2000 }, thicknessMm: 100, kind: "tabique", openings: [] },
    ],
  });
  expect(level(plan).walls).toHaveLength(4);
  expect(level(plan).openings).toEqual([expect.objectContaining({ offsetMm: 1000, widthMm: 800 })]);
  expect(floorPlanSchema.safeParse(plan).success).toBe(true);
});

test.each<[PlanCommand, string]>([
  [line("b", 0, 0, 3, 0), "Un muro mide al menos 1\u00a0cm."],
  [line("b", 0, 0, 90_000, 0), "El plano cabe en 100 × 100\u00a0m."],
  [line("a", 0, 500, 900, 500), "Ese identificador ya está en uso."],
  [{ do: "set-wall", levelId: "p0", wallId: "a", thicknessMm: 2000 }, "Como mucho, 1 m."],
  [{ do: "set-wall", levelId: "p0", wallId: "z" }, "Ese muro ya no está en el plano."],
  [{ do: "remove", levelId: "p9", ids: [] }, "Esa planta ya no está en el plano."],
  [{ do: "remove", levelId: "p0", ids: ["z"] }, "No queda nada que quitar."],
  [door({ wallId: "z" }), "El muro de esa puerta o ventana ya no está en el plano."],
  [
    { do: "set-wall-length", levelId: "p0", wallId: "a", lengthMm: 0, moves: "to" },
    "Ese muro no puede medir tan poco.",
  ],
])("a command that cannot be done says why (%#)", (command, reason) => {
  expect(reasonOf(long, command)).toBe(reason);
});

test("600 walls are refused, and a seventh level too", () => {
  const walls = Array.from({ length: 600 }, (_, at) => ({
    from: { x: -40_000 + at * 100, y: 0 },
    to: { x: -40_000 + at * 100, y: 1000 },
    thicknessMm: 50,
    kind: "tabique" as const,
    openings: [],
  }));
  expect(reasonOf(planOf(), { do: "import-walls", levelId: "p0", id: "i", walls })).toBe(
    "Un plano tiene como mucho 500 muros.",
  );
  const levels = Array.from({ length: 6 }, (_, at) => ({ ...levelOf([]), id: `p${at}` }));
  expect(
    reasonOf(planOf(...levels), { do: "add-level", level: { id: "q", name: "Q", elevationMm: 0, ceilingMm: 2500 } }),
  ).toBe("Un plano tiene como mucho 6 plantas.");
});
