import { expect, test } from "vitest";
import { EXAMPLE_PLAN } from "../floor-plan/example-plan.ts";
import { planTour } from "../plan-pictures/plan-tour.ts";
import { checkTour } from "./check-tour.ts";
import { tourFromPlan } from "./tour-from-plan.ts";
import { linkDirection } from "./tour-geometry.ts";
import { readTour } from "./tour-migrations.ts";
import { panoramaIdOf } from "./tour-samples.ts";

const drawn = planTour(EXAMPLE_PLAN).rooms;
const panoramas = new Map(drawn.map(({ id }, at) => [id, panoramaIdOf(at)] as const));
const tour = tourFromPlan({ title: "Piso", planId: panoramaIdOf(99), plan: EXAMPLE_PLAN }, panoramas);

test("the example flat becomes a sound tour in which nothing has to be mended", () => {
  expect(readTour(tour)).toEqual({ kind: "tour", tour });
  expect(tour.scenes).toHaveLength(drawn.length);
  expect(checkTour(tour, new Set(panoramas.values()))).toEqual([]);
});

test("its arrows point at the same doors as the marks of the plan's own tour, within half a degree", () => {
  const scenes = new Map(tour.scenes.map((scene) => [scene.id, scene]));
  let compared = 0;
  for (const room of drawn) {
    const scene = scenes.get(room.id)!;
    for (const mark of room.links) {
      // Two rooms with two openings have one link, through the first of them.
      if (room.links.filter(({ to }) => to === mark.to).length > 1) continue;
      const link = scene.links.find(({ to }) => to === mark.to)!;
      const { yaw } = linkDirection(scene, link, scenes.get(link.to))!;
      const off = Math.abs(yaw - mark.yawDegrees);
      expect(Math.min(off, 360 - off)).toBeLessThan(0.5);
      compared++;
    }
  }
  expect(compared).toBeGreaterThan(10);
});

test("rooms without a panorama are left out with their links", () => {
  const some = new Map([...panoramas].slice(0, 3));
  const part = tourFromPlan({ title: "Piso", planId: panoramaIdOf(99), plan: EXAMPLE_PLAN }, some);
  expect(part.scenes.map(({ panoramaId }) => panoramaId).sort()).toEqual([...some.values()].sort());
  expect(readTour(part).kind).toBe("tour");
});
