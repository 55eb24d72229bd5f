import { expect, test } from "vitest";
import { adjustMeasures } from "./adjust-measures.ts";
import { applyCommand } from "./apply-command.ts";
import { levelOf, planOf } from "./levels.test-data.ts";
import type { Measure } from "./plan.ts";
import { shapeLevel } from "./shape-level.ts";

/** 4.00 × 3.00 m clear; v1 upper left, then clockwise. */
const level = levelOf([
  [-50, -50, 4050, -50],
  [4050, -50, 4050, 3050],
  [4050, 3050, -50, 3050],
  [-50, 3050, -50, -50],
]);
const room = shapeLevel(level).rooms[0]!;
const measure = (id: string, fromVertex: string, toVertex: string, lengthMm: number): Measure => ({
  id,
  at: { x: 2000, y: 1500 },
  fromVertex,
  toVertex,
  lengthMm,
});
const sides = [
  measure("top", "v1", "v2", 4000),
  measure("right", "v2", "v3", 3000),
  measure("bottom", "v3", "v4", 4000),
  measure("left", "v4", "v1", 3000),
];

test("sides of 4 and 3 m with diagonals of 5 m move nothing", () => {
  const answer = adjustMeasures(level, room, [
    ...sides,
    measure("d", "v1", "v3", 5000),
    measure("e", "v2", "v4", 5000),
  ]);
  expect(answer).toMatchObject({ kind: "adjusted", corners: [], misfit: null, missing: 0 });
  expect(answer.kind === "adjusted" && answer.text).toBe("Las medidas cierran al milímetro.");
});

test("a room measured as 4.20 × 3.15 m (diagonal 5.25 m) becomes that", () => {
  const measures = [
    measure("top", "v1", "v2", 4200),
    measure("right", "v2", "v3", 3150),
    measure("bottom", "v3", "v4", 4200),
    measure("left", "v4", "v1", 3150),
    measure("d", "v1", "v3", 5250),
  ];
  const answer = adjustMeasures(level, room, measures);
  if (answer.kind !== "adjusted") throw new Error(answer.text);
  expect(answer.errorCm).toBeLessThan(0.1);
  const moved = applyCommand(planOf(level), { do: "adjust", levelId: "p0", corners: answer.corners });
  if (moved.kind !== "done") throw new Error(moved.reason);
  expect(shapeLevel(moved.plan.levels[0]!).rooms[0]!.innerAreaMm2 / 1e6).toBeCloseTo(4.2 * 3.15, 1);
  expect(Math.abs(shapeLevel(moved.plan.levels[0]!).rooms[0]!.innerAreaMm2 / 1e6 - 13.23)).toBeLessThan(0.01);
});

test("a diagonal that is 20 cm too long is the measure that does not fit", () => {
  const answer = adjustMeasures(level, room, [
    ...sides,
    measure("d", "v1", "v3", 5000),
    measure("e", "v2", "v4", 5200),
  ]);
  expect(answer).toMatchObject({ kind: "adjusted", misfit: "e" });
  expect(answer.kind === "adjusted" && answer.text).toContain(
    "La de 5,20\u00a0m no encaja con las demás: vuelve a tomarla.",
  );
});

test("one side measured twice, 4.00 and 4.02 m, leaves a centimetre to each", () => {
  const answer = adjustMeasures(level, room, [measure("a", "v1", "v2", 4000), measure("b", "v1", "v2", 4020)]);
  if (answer.kind !== "adjusted") throw new Error(answer.text);
  expect(answer.residuals.map(({ differenceCm }) => differenceCm)).toEqual([
    expect.closeTo(1, 1),
    expect.closeTo(-1, 1),
  ]);
  expect(answer.missing).toBe(4);
});

test("without a measure of the room's own corners it is said that one must measure", () => {
  expect(adjustMeasures(level, room, [measure("x", "v1", "elsewhere", 4000)]).kind).toBe("too-few");
});

test("a room with a wall that ends inside it is not adjusted", () => {
  const stub = levelOf([
    [-50, -50, 4050, -50],
    [4050, -50, 4050, 3050],
    [4050, 3050, -50, 3050],
    [-50, 3050, -50, -50],
    [-50, -50, 1000, 1000],
  ]);
  expect(adjustMeasures(stub, shapeLevel(stub).rooms[0]!, sides).kind).toBe("degenerate");
});
