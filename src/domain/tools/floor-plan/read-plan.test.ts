import { expect, test } from "vitest";
import { levelOf, planOf } from "./levels.test-data.ts";
import { planJson } from "./plan-json.ts";
import { migratePlan } from "./plan-migrations.ts";
import { LONGEST_PLAN, readPlan } from "./read-plan.ts";

const room = levelOf([
  [0, 0, 4000, 0],
  [4000, 0, 4000, 3000],
  [4000, 3000, 0, 3000],
  [0, 3000, 0, 0],
]);

test("a plan that was written is read again as it was", () => {
  const plan = planOf(room);
  expect(readPlan(planJson(plan))).toEqual({ kind: "plan", plan, repairs: [] });
});

test("walls that cross are cut at their crossing, and that is said", () => {
  const read = readPlan(
    JSON.stringify(
      planOf(
        levelOf([
          [-1000, 0, 1000, 0],
          [0, -1000, 0, 1000],
        ]),
      ),
    ),
  );
  expect(read.kind === "plan" && read.plan.levels[0]!.walls).toHaveLength(4);
  expect(read.kind === "plan" && read.repairs).toEqual([
    "Planta baja: se separaron o unieron muros que se cruzaban o se pisaban.",
  ]);
});

test.each([
  ["", "El archivo no es un JSON válido: puede que esté cortado o que sea de otro tipo."],
  ["[]", "El archivo no contiene un plano."],
  ["{}", "El archivo no contiene un plano de Umbral: falta su versión («form»)."],
  ['{"form":7}', "El plano se guardó con una versión más nueva. Recarga la página y vuelve a abrirlo."],
  [" ".repeat(LONGEST_PLAN + 1), "El archivo es demasiado grande para ser un plano."],
])("%.20s is refused with its reason", (text, reason) => {
  expect(readPlan(text)).toEqual({ kind: "unreadable", reason });
});

test("a value out of bounds is named by its place", () => {
  const far = { ...room, vertices: room.vertices.map((vertex, at) => (at === 0 ? { ...vertex, x: 60_000 } : vertex)) };
  const read = readPlan(JSON.stringify(planOf(far)));
  expect(read.kind === "unreadable" && read.reason).toBe(
    "El plano tiene un dato que no vale, en «levels › 0 › vertices › 0 › x»: El plano cabe en 100 × 100 m.",
  );
});

test("older forms go through every step in order", () => {
  const add = (mark: string) => (plan: Readonly<Record<string, unknown>>) => ({
    ...plan,
    marks: `${plan.marks}${mark}`,
  });
  expect(migratePlan({ form: 1, marks: "" }, { 1: add("a"), 2: add("b") }, 3)).toEqual({
    kind: "migrated",
    plan: { form: 3, marks: "ab" },
    steps: 2,
  });
  expect(migratePlan({ form: 1 }, { 2: add("b") }, 3)).toEqual({ kind: "unknown" });
});
