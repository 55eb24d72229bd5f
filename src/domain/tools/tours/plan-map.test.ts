import { expect, test } from "vitest";
import { applyCommand } from "../floor-plan/apply-command.ts";
import { emptyPlan } from "../floor-plan/empty-plan.ts";
import type { Level, OpeningKind } from "../floor-plan/plan.ts";
import { planMap } from "./plan-map.ts";

/** A room of 4 by 3 m with walls of 100 mm, and one opening of 800 mm in the middle of its upper wall. */
function room(kind: OpeningKind): Level {
  const levelId = "planta";
  const drawn = applyCommand(emptyPlan({ title: "Prueba", country: "ES" }), {
    do: "draw-room",
    levelId,
    id: "r",
    corner: { x: 0, y: 0 },
    opposite: { x: 4000, y: 3000 },
    thicknessMm: 100,
    kind: "tabique",
  });
  if (drawn.kind !== "done") throw new Error(drawn.reason);
  const level = drawn.plan.levels[0]!;
  const corners = new Map(level.vertices.map((one) => [one.id, one]));
  const upper = level.walls.find(({ from, to }) => corners.get(from)!.y < 0 && corners.get(to)!.y < 0)!;
  const opening = {
    id: "o",
    wallId: upper.id,
    kind,
    offsetMm: 2050,
    widthMm: 800,
    heightMm: 2030,
    sillMm: 0,
    hinge: "from",
    opensTo: "left",
  } as const;
  return { ...level, openings: [opening] };
}

const outlines = (level: Level) =>
  planMap(level)!
    .walls!.split("Z")
    .filter((part) => part !== "")
    .map((part) =>
      part
        .slice(1)
        .split("L")
        .map((pair) => pair.split(" ").map(Number)),
    );

test("a door of 800 mm leaves its wall open from 1.6 to 2.4 m", () => {
  const parts = outlines(room("puerta"));
  expect(parts).toHaveLength(5);
  const upper = parts.filter((part) => part.every(([, y]) => y! <= 0));
  expect(
    upper
      .map((part) => part.map(([x]) => x!))
      .map((xs) => [Math.min(...xs), Math.max(...xs)])
      .sort(([a], [b]) => a! - b!),
  ).toEqual([
    [-100, 1600],
    [2400, 4100],
  ]);
});

test("a window leaves its wall whole", () => {
  expect(outlines(room("ventana"))).toHaveLength(4);
});
