import { expect, test } from "vitest";
import { CAPTURE_GOALS, capturePlan } from "#content/capture-plan.ts";
import { publicPages } from "#server/site/public-pages.server.ts";
import { allTools } from "#tools/tool-cards.ts";
import { shownPlan } from "./shown-plan.ts";

test("every step of every plan is a page of the site or a room of the dashboard, and says which", () => {
  const paths = new Set(publicPages().map(({ path }) => path));
  for (const { id } of CAPTURE_GOALS) {
    const shown = shownPlan(id, null).steps;
    expect(shown.map(({ path }) => path)).toEqual(capturePlan(id, null, allTools).steps.map(({ path }) => path));
    for (const { path, kind } of shown) expect(kind === "room" || paths.has(path), path).toBe(true);
  }
});

test("tools are told from rooms of the dashboard", () => {
  const { steps } = shownPlan("propietarios", "20");
  expect(steps.map(({ kind }) => kind)).toEqual(["room", "tool", "room", "tool", "tool"]);
  expect(shownPlan("encargo", "3").steps.find(({ path }) => path === "/propuestas-captacion")?.kind).toBe("tool");
});

test("an invalid volume is refused, and the typed text stays", () => {
  expect(shownPlan("vender", "muchas")).toMatchObject({ isVolumeWrong: true, volume: "muchas", pace: null });
  expect(shownPlan(null, null)).toMatchObject({ goal: null, isVolumeWrong: false });
});
