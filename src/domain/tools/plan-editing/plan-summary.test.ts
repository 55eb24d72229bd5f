import { describe, expect, test } from "vitest";
import { applyCommand } from "../floor-plan/apply-command.ts";
import type { PlanCommand } from "../floor-plan/commands.ts";
import { emptyPlan } from "../floor-plan/empty-plan.ts";
import type { FloorPlan, RoomCover } from "../floor-plan/plan.ts";
import { summaryOfPlan } from "./plan-summary.ts";

const START = emptyPlan({ title: "Prueba", country: "ES" });

function drawn(...commands: readonly PlanCommand[]): FloorPlan {
  return commands.reduce<FloorPlan>((plan, command) => {
    const answer = applyCommand(plan, command);
    if (answer.kind === "refused") throw new Error(answer.reason);
    return answer.plan;
  }, START);
}

const room = (id: string, x: number, cover: RoomCover = "interior"): PlanCommand => ({
  do: "draw-room",
  levelId: "planta",
  id,
  corner: { x, y: 0 },
  opposite: { x: x + 4000, y: 3000 },
  thicknessMm: 100,
  kind: "tabique",
  label: { name: id, use: "otro", cover, floor: "roble" },
});

describe("areas of a plan in its list", () => {
  test("4.00 × 3.00 m within walls of 10 cm: 12.00 useful, 4.20 × 3.20 = 13.44 built", () => {
    expect(summaryOfPlan(drawn(room("a", 0)))).toMatchObject({ rooms: 1, usableM2: 12, builtM2: 13.44 });
  });
  test("two that share a wall: 24.00 useful, 8.30 × 3.20 = 26.56 built", () => {
    expect(summaryOfPlan(drawn(room("a", 0), room("b", 4100)))).toMatchObject({ usableM2: 24, builtM2: 26.56 });
  });
  test("a terrace under a roof counts the half, one without counts nothing", () => {
    expect(summaryOfPlan(drawn(room("a", 0), room("b", 4100, "exterior-cubierto")))).toMatchObject({
      usableM2: 18,
      builtM2: 20,
    });
    expect(summaryOfPlan(drawn(room("a", 0), room("b", 4100, "exterior-descubierto")))).toMatchObject({
      usableM2: 12,
      builtM2: 13.44,
    });
  });
  test("nothing drawn, nothing said", () => {
    expect(summaryOfPlan(START)).toEqual({ levels: 1, rooms: 0, usableM2: null, builtM2: null, drawing: null });
  });
});
