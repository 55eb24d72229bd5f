import { describe, expect, test } from "vitest";
import { applyCommand } from "#domain/tools/floor-plan/apply-command.ts";
import type { PlanCommand } from "#domain/tools/floor-plan/commands.ts";
import { emptyLevel } from "#domain/tools/floor-plan/empty-plan.ts";
import type { FloorPlan, Level } from "#domain/tools/floor-plan/plan.ts";
import { shapeLevel } from "#domain/tools/floor-plan/shape-level.ts";
import type { CanvasTool } from "./canvas-tool.ts";
import { type Draft, type DraftContext, IDLE, type Input, type Step } from "./draft.ts";
import { reduceDraft } from "./reduce-draft.ts";
import { thingsOf } from "./things.ts";

const empty = emptyLevel("l", "Planta baja");

/** Plays inputs on a plan that takes the commands, as the page does. */
function play(tool: CanvasTool, start: Level = empty, selected: readonly string[] = []) {
  let plan: FloorPlan = { form: 1, title: "Piso", country: "ES", northDegrees: 0, place: null, levels: [start] };
  let draft: Draft = IDLE;
  let count = 0;
  const commands: PlanCommand[] = [];
  const context = (): DraftContext => {
    const level = plan.levels[0] ?? start;
    const shape = shapeLevel(level);
    const vertices = new Map(level.vertices.map((vertex) => [vertex.id, vertex]));
    const newId = () => `n${++count}`;
    return {
      level,
      shape,
      things: thingsOf(level, shape),
      vertices,
      tool,
      selected,
      toleranceMm: 80,
      isReadOnly: false,
      newId,
    };
  };
  const send = (input: Input): Step => {
    const step = reduceDraft(draft, input, context());
    draft = step.draft;
    for (const command of step.commands) {
      commands.push(command);
      const answer = applyCommand(plan, command);
      if (answer.kind === "done") plan = answer.plan;
    }
    return step;
  };
  const point = (type: "move" | "down" | "up", x: number, y: number) =>
    send({ type, at: { x, y }, isAdding: false, isSuspended: false });
  return {
    send,
    point,
    click(x: number, y: number) {
      point("move", x, y);
      point("down", x, y);
      return point("up", x, y);
    },
    drag(from: readonly [number, number], to: readonly [number, number]) {
      point("down", ...from);
      point("move", (from[0] + to[0]) / 2, (from[1] + to[1]) / 2);
      point("move", ...to);
      return point("up", ...to);
    },
    type: (...texts: string[]) => send({ type: "typed", texts }),
    commands,
    draft: () => draft,
    level: () => plan.levels[0] ?? start,
  };
}

/** Clear four by three metres with its upper left inner corner at the origin. */
function room(): Level {
  const drawn = play({ kind: "room" });
  drawn.drag([0, 0], [4000, 3000]);
  return drawn.level();
}

describe("walls", () => {
  const tool: CanvasTool = { kind: "wall", wall: "tabique" };

  test("a drag draws one wall and ends", () => {
    const drawn = play(tool);
    drawn.drag([0, 0], [3010, 20]);
    expect(drawn.commands).toMatchObject([{ do: "draw-wall", from: { x: 0, y: 0 }, to: { x: 3000, y: 0 } }]);
    expect(drawn.draft()).toEqual(IDLE);
  });

  test("clicks draw a chain; Enter closes it into a room and Escape would end it", () => {
    const drawn = play(tool);
    drawn.click(0, 0);
    drawn.click(4000, 0);
    drawn.click(4000, 3000);
    drawn.click(0, 3000);
    drawn.send({ type: "enter" });
    expect(drawn.commands).toHaveLength(4);
    expect(shapeLevel(drawn.level()).rooms).toHaveLength(1);
    expect(drawn.draft()).toEqual(IDLE);
  });

  test("a typed length keeps the direction of the pointer", () => {
    const drawn = play(tool);
    drawn.click(0, 0);
    drawn.point("move", 1020, 10);
    drawn.type("4,25");
    expect(drawn.commands).toMatchObject([{ to: { x: 4250, y: 0 } }]);
  });

  test("letters are refused with a sentence, and the chain goes on", () => {
    const drawn = play(tool);
    drawn.click(0, 0);
    drawn.point("move", 1000, 0);
    const step = drawn.type("abc");
    expect(step.refused).toContain("4,25");
    expect(drawn.commands).toEqual([]);
    expect(drawn.draft()).toMatchObject({ kind: "points", points: [{ x: 0, y: 0 }] });
  });

  test("coordinates stand for a click", () => {
    const drawn = play(tool);
    drawn.point("move", 0, 0);
    drawn.type("1; 1");
    drawn.type("3,5; 1");
    expect(drawn.commands).toMatchObject([{ from: { x: 1000, y: 1000 }, to: { x: 3500, y: 1000 } }]);
  });

  test("a lost pointer draws nothing", () => {
    const drawn = play(tool);
    drawn.point("down", 0, 0);
    drawn.point("move", 2000, 0);
    drawn.send({ type: "cancel" });
    drawn.point("up", 2000, 0);
    expect(drawn.commands).toEqual([]);
  });
});

describe("rooms", () => {
  test("a drag from inner corner to inner corner is a room of that clear size", () => {
    const level = room();
    expect(shapeLevel(level).rooms.map(({ innerAreaMm2 }) => innerAreaMm2)).toEqual([12_000_000]);
  });

  test("typed sides replace those shown, an empty one stays", () => {
    const drawn = play({ kind: "room" });
    drawn.click(0, 0);
    drawn.point("move", 1000, -2000);
    drawn.type("5,2", "");
    expect(drawn.commands).toMatchObject([{ corner: { x: 0, y: 0 }, opposite: { x: 5200, y: -2000 } }]);
  });
});

test("a door sticks to the wall under the pointer, and its flips hold", () => {
  const drawn = play({ kind: "opening", opening: "puerta" }, room());
  drawn.point("move", 1000, 60);
  const before = drawn.draft();
  drawn.send({ type: "flip-side" });
  drawn.click(1000, 60);
  const [opening] = drawn.level().openings;
  expect(before).toMatchObject({ kind: "opening", place: { beforeMm: 600, widthMm: 820, afterMm: 2580 } });
  expect(opening?.opensTo).not.toBe(before.kind === "opening" && before.place?.opensTo);
});

test("away from walls no door is put", () => {
  const drawn = play({ kind: "opening", opening: "puerta" }, room());
  expect(drawn.click(2000, 1500).commands).toEqual([]);
});

test("a sofa turns its back to the wall and touches it", () => {
  const drawn = play({ kind: "furniture", item: "sofa-3" }, room());
  drawn.click(2000, 2560);
  // The lower wall's face lies at 3000; the sofa is 950 deep, so its middle stands at 2525, with its front upwards.
  expect(drawn.level().furniture).toMatchObject([{ at: { y: 2525 }, rotation: 180 }]);
});

describe("choosing", () => {
  test("a click chooses what it meets, a frame all within", () => {
    const drawn = play({ kind: "select" }, room());
    const wall = drawn.click(2000, -50).select ?? [];
    expect(drawn.level().walls.map(({ id }) => id)).toContain(wall[0]);
    const framed = drawn.drag([-500, -500], [4500, 3500]).select ?? [];
    expect(new Set(framed)).toEqual(new Set(drawn.level().walls.map(({ id }) => id)));
  });

  test("a wall that is dragged sends one command when it is let go", () => {
    const level = room();
    const upper = level.walls.find(({ from, to }) =>
      [from, to].every((end) => (level.vertices.find(({ id }) => id === end)?.y ?? 0) < 0),
    );
    const drawn = play({ kind: "select" }, level, [upper?.id ?? ""]);
    drawn.drag([2000, -50], [2000, -550]);
    expect(drawn.commands).toEqual([{ do: "move-walls", levelId: "l", wallIds: [upper?.id], by: { x: 0, y: -500 } }]);
    expect(shapeLevel(drawn.level()).rooms[0]?.innerAreaMm2).toBe(14_000_000);
  });

  test("a drag that loses its pointer leaves the plan as it was", () => {
    const level = room();
    const drawn = play({ kind: "select" }, level);
    drawn.point("down", 2000, -50);
    drawn.point("move", 2000, -500);
    drawn.send({ type: "cancel" });
    expect(drawn.commands).toEqual([]);
    expect(drawn.draft()).toEqual(IDLE);
  });
});

test("the scale of the underlay follows from two points and their distance, and the first stays", () => {
  const underlay = {
    fileId: "f",
    at: { x: 0, y: 0 },
    mmPerPixel: 10,
    rotation: 0,
    opacity: 1,
    widthPx: 100,
    heightPx: 100,
  };
  const drawn = play({ kind: "calibrate" }, { ...empty, underlay });
  drawn.click(200, 200);
  drawn.click(700, 200);
  drawn.type("1 m");
  expect(drawn.level().underlay).toMatchObject({ mmPerPixel: 20, at: { x: -200, y: -200 } });
});
