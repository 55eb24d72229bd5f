import fc from "fast-check";
import { expect, test } from "vitest";
import { applyCommand } from "./apply-command.ts";
import type { PlanCommand } from "./commands.ts";
import { liesAlong, properCrossing, ringsArea } from "./geometry.ts";
import { planOf } from "./levels.test-data.ts";
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

const coordinate = fc.integer({ min: -60, max: 60 }).map((step) => step * 50 + (step % 7));
const anyPoint = fc.record({ x: coordinate, y: coordinate });
const anyId = fc.integer({ min: 0, max: 30 });

/** Builds a command from numbers, naming elements that exist where there are any. */
const anyCommand = fc.record({
  kind: fc.integer({ min: 0, max: 11 }),
  from: anyPoint,
  to: anyPoint,
  pick: anyId,
  thick: fc.constantFrom(0, 70, 100, 155, 300),
  turn: fc.constantFrom(0, 15, 90, 180, 33.3),
});
type Draw = typeof anyCommand extends fc.Arbitrary<infer Value> ? Value : never;

function commandFrom(plan: FloorPlan, { kind, from, to, pick, thick, turn }: Draw, at: number): PlanCommand {
  const level = plan.levels[0]!;
  const levelId = level.id;
  const wall = level.walls[pick % Math.max(1, level.walls.length)];
  const wallId = wall?.id ?? "none";
  const vertex = level.vertices[pick % Math.max(1, level.vertices.length)];
  const look = { thicknessMm: thick, kind: "tabique" } as const;
  switch (kind) {
    case 0:
    case 1:
      return { do: "draw-wall", levelId, id: `w${at}`, from, to, ...look };
    case 2:
      return { do: "draw-room", levelId, id: `r${at}`, corner: from, opposite: to, ...look };
    case 3:
      return { do: "move-vertex", levelId, vertexId: vertex?.id ?? "none", to };
    case 4:
      return { do: "move-walls", levelId, wallIds: [wallId], by: from };
    case 5:
      return { do: "remove", levelId, ids: [wallId] };
    case 6:
      return {
        do: "set-wall-length",
        levelId,
        wallId,
        lengthMm: Math.abs(from.x) + 100,
        moves: pick % 2 ? "from" : "to",
      };
    case 7:
      return {
        do: "transform",
        levelId,
        ids: level.walls.filter((_, index) => index % 3 === pick % 3).map(({ id }) => id),
        about: from,
        by: to,
        rotate: turn,
        mirror: pick % 2 ? "x" : "none",
      };
    case 8:
      return { do: "copy", levelId, ids: [wallId, ...level.openings.map(({ id }) => id)], id: `c${at}`, by: from };
    case 9:
      return { do: "split-wall", levelId, wallId, at: to, id: `s${at}` };
    default:
      return {
        do: "put-opening",
        levelId,
        opening: {
          id: `o${at}`,
          wallId,
          kind: "puerta",
          offsetMm: Math.abs(to.x),
          widthMm: 700 + pick,
          heightMm: 2030,
          sillMm: 0,
          hinge: "from",
          opensTo: "left",
        },
      };
  }
}

/** Every fault of a plan that no command may leave behind. */
function faultsOf(plan: FloorPlan): string[] {
  const faults: string[] = [];
  if (!floorPlanSchema.safeParse(plan).success) faults.push("schema");
  for (const level of plan.levels) {
    const corners = new Map(level.vertices.map((vertex) => [vertex.id, vertex]));
    const lines = level.walls.map((wall) => ({ wall, a: corners.get(wall.from)!, b: corners.get(wall.to)! }));
    if (lines.some(({ a, b }) => !a || !b)) return [...faults, "corner"];
    if (new Set(level.vertices.map(({ x, y }) => `${x} ${y}`)).size < corners.size) faults.push("same corner twice");
    if (corners.size < level.vertices.length) faults.push("id of a corner twice");
    if (new Set(level.walls.map(({ id }) => id)).size < level.walls.length) faults.push("id of a wall twice");
    lines.forEach(({ wall, a, b }, at) => {
      if (wall.from === wall.to) faults.push("zero wall");
      for (const other of lines.slice(at + 1)) {
        if (properCrossing(a, b, other.a, other.b)) faults.push(`crossing ${wall.id} ${other.wall.id}`);
        if (liesAlong(a, b, other.a, other.b)) faults.push(`along ${wall.id} ${other.wall.id}`);
      }
    });
    for (const opening of level.openings) {
      const line = lines.find(({ wall }) => wall.id === opening.wallId);
      if (!line) faults.push("opening without wall");
      const length = line ? Math.hypot(line.b.x - line.a.x, line.b.y - line.a.y) : 0;
      if (opening.offsetMm < opening.widthMm / 2 || opening.offsetMm + opening.widthMm / 2 > length)
        faults.push(`opening outside ${opening.id}`);
    }
  }
  return faults;
}

test("any sequence of commands keeps every wall and opening sound, and loses no opening but with its wall", () => {
  fc.assert(
    fc.property(fc.array(anyCommand, { minLength: 1, maxLength: 25 }), (draws) => {
      let plan = planOf();
      const commands: PlanCommand[] = [];
      draws.forEach((draw, at) => {
        const command = commandFrom(plan, draw, at);
        commands.push(command);
        const before = JSON.stringify(plan);
        const answer = applyCommand(plan, command);
        expect(JSON.stringify(plan)).toBe(before);
        if (answer.kind === "refused") {
          expect(answer.reason).toMatch(/\.$/);
          return;
        }
        expect(faultsOf(answer.plan)).toEqual([]);
        if (command.do !== "remove")
          expect(answer.plan.levels[0]!.openings.length).toBeGreaterThanOrEqual(plan.levels[0]!.openings.length);
        plan = answer.plan;
      });
      const again = commands.reduce((next, command) => {
        const answer = applyCommand(next, command);
        return answer.kind === "done" ? answer.plan : next;
      }, planOf());
      expect(JSON.stringify(again)).toBe(JSON.stringify(plan));
    }),
    { numRuns: 60 },
  );
});
