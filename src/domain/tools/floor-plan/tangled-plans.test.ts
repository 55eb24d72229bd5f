import { expect, test } from "vitest";
import { seededRandom } from "../../shared/stats/random.ts";
import { summaryOfPlan } from "../plan-editing/plan-summary.ts";
import { applyCommand } from "./apply-command.ts";
import { areasOf } from "./areas.ts";
import { levelOf, planOf } from "./levels.test-data.ts";
import type { Level, LowZone } from "./plan.ts";
import { readPlan } from "./read-plan.ts";
import { shapeLevel } from "./shape-level.ts";

/**
 * Documents that no editor makes and any call may send: each of these took from twenty seconds to minutes of the thread that
 * answers everybody. A test that hangs is one that fails.
 */

/** Walls of 1 m from one place to the next, wherever they fall in a square of 20 m. */
function tangle(count: number): Level {
  const random = seededRandom(7);
  const place = () => Math.round((random() - 0.5) * 20_000);
  const places = Array.from({ length: count }, () => [place(), place()] as const);
  return levelOf(
    places.map(([x, y], at) => [x, y, ...places[(at + 1) % count]!]),
    () => ({ thicknessMm: 1000 }),
  );
}

test("500 walls that cross everywhere have no rooms, and the level says so", () => {
  const shape = shapeLevel(tangle(500));
  expect(shape.walls).toHaveLength(500);
  expect(shape.rooms).toEqual([]);
  expect(shape.outer).toEqual([]);
  expect(shape.problems.at(-1)).toMatchObject({ kind: "tangled-walls" });
  // A list that nobody reads to its end is not made either.
  expect(shape.problems.length).toBeLessThan(1000);
});

test("six such levels are summed up as a plan without rooms", () => {
  const level = tangle(500);
  const plan = planOf(level);
  const six = { ...plan, levels: Array.from({ length: 6 }, (_, at) => ({ ...level, id: `level-${at}` })) };
  expect(summaryOfPlan(six)).toMatchObject({ levels: 6, rooms: 0, usableM2: null, builtM2: null });
  expect(areasOf(six).builtM2).toBe(0);
});

test("low zones that cross themselves everywhere are a tangle too, though the walls are sound", () => {
  const random = seededRandom(11);
  const place = () => Math.round((random() - 0.5) * 10_000);
  const lowZones = Array.from(
    { length: 50 },
    (_, at): LowZone => ({ id: `low-${at}`, outline: Array.from({ length: 40 }, () => ({ x: place(), y: place() })) }),
  );
  const room = levelOf([
    [-4000, -4000, 4000, -4000],
    [4000, -4000, 4000, 4000],
    [4000, 4000, -4000, 4000],
    [-4000, 4000, -4000, -4000],
  ]);
  expect(shapeLevel(room).rooms).toHaveLength(1);
  expect(shapeLevel({ ...room, lowZones }).problems.map(({ kind }) => kind)).toContain("tangled-walls");
  // Fifty that a roof may have are counted: 20 cm by 20 cm each.
  const sound = lowZones.map(({ id }, at): LowZone => {
    const [x, y] = [-3000 + (at % 10) * 500, -3000 + Math.floor(at / 10) * 500];
    const ring = [0, 50, 100, 150, 200].flatMap((step) => ({ x: x + step, y }));
    return { id, outline: [...ring, { x: x + 200, y: y + 200 }, { x, y: y + 200 }] };
  });
  const shape = shapeLevel({ ...room, lowZones: sound });
  expect(shape.problems).toEqual([]);
  expect(shape.rooms[0]!.lowAreaMm2).toBeCloseTo(50 * 200 * 200, 3);
});

test("a file and a drawing with such walls are refused with the reason", () => {
  const level = tangle(500);
  const corners = new Map(level.vertices.map((corner) => [corner.id, corner]));
  const reason = "Los muros se cruzan demasiado aquí para separarlos.";
  expect(readPlan(JSON.stringify(planOf(level)))).toEqual({ kind: "unreadable", reason });
  const walls = level.walls.map(({ from, to, thicknessMm, kind }) => ({
    from: corners.get(from)!,
    to: corners.get(to)!,
    thicknessMm,
    kind,
    openings: [],
  }));
  const plan = planOf({ ...level, vertices: [], walls: [] });
  const answer = applyCommand(plan, { do: "import-walls", levelId: plan.levels[0]!.id, id: "drawing", walls });
  expect(answer).toMatchObject({ kind: "refused", reason });
});
