import { expect, test } from "vitest";
import { allTools } from "#tools/tool-cards.ts";
import { CAPTURE_GOALS, CAPTURE_ROOMS, capturePlan, countText, volumeOf } from "./capture-plan.ts";
import { PAGE_TOOLS } from "./page-tools.ts";

const plan = (goalId: string | null, volume: number | null) => capturePlan(goalId, volume, allTools);
const paths = (goalId: string | null, volume: number | null) => plan(goalId, volume).steps.map(({ path }) => path);

test("a goal gives its tools in order; the volume adds and takes steps", () => {
  expect(paths("propietarios", 4)).toEqual([
    "/captacion-propiedades",
    "/dashboard/no-llamar",
    "/valoracion",
    "/asistente-seguimiento",
  ]);
  expect(paths("propietarios", 12)[0]).toBe("/dashboard/contactos");
  expect(paths("encargo", 30)).not.toContain("/recomendador-mejoras");
  expect(plan("propietarios", 10).pace).toBe("10 propietarios al mes: 3 a la semana.");
  expect(plan("precio", 1).pace).toBe("1 valoración al mes: hazlo con cada uno, sin prisa.");
});

test("an unknown goal, or none, gives the full list, each tool once", () => {
  const all = paths("hacerme-rico", 3);
  expect(all).toEqual(paths(null, null));
  expect(new Set(all).size).toBe(all.length);
  for (const { id } of CAPTURE_GOALS) for (const path of paths(id, null)) expect(all).toContain(path);
  expect(plan("hacerme-rico", 3)).toMatchObject({ goal: null, pace: null });
});

test("a volume is a whole number of a month", () => {
  expect(["8", " 8 ", "0", "-1", "2,5", "nada", "501", "", null].map(volumeOf)).toEqual([
    8,
    8,
    null,
    null,
    null,
    null,
    null,
    null,
    null,
  ]);
});

test("counts are words, none where there is nothing", () => {
  expect([0, 1, 4].map((n) => countText("homesBeingWon", n))).toEqual([
    "",
    "Una vivienda en captación",
    "4 viviendas en captación",
  ]);
});

test("the entrance is open, its rooms have names, every goal at least four steps", () => {
  expect(PAGE_TOOLS.map(({ path }) => path)).toContain("/captacion");
  for (const { id } of CAPTURE_GOALS) {
    expect(paths(id, null).length).toBeGreaterThanOrEqual(4);
    for (const path of paths(id, null)) if (path.startsWith("/dashboard/")) expect(CAPTURE_ROOMS[path]).toBeDefined();
  }
});
