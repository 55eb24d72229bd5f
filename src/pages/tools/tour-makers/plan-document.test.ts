import { expect, test } from "vitest";
import { EXAMPLE_PLAN } from "#domain/tools/floor-plan/example-plan.ts";
import { planTour } from "#domain/tools/plan-pictures/plan-tour.ts";
import { tourSchema } from "#domain/tools/tours/tour.ts";
import { documentOfPlan } from "./plan-document.ts";

const uuid = (at: number) => `00000000-0000-4000-8000-${String(at).padStart(12, "0")}`;

test("the example flat's rooms become a sound document whose links lead to its scenes", () => {
  const rooms = planTour(EXAMPLE_PLAN).rooms;
  const panoramas = new Map(rooms.map(({ id }, at) => [id, uuid(at)] as const));
  const tour = documentOfPlan("Piso", uuid(99), EXAMPLE_PLAN, panoramas);
  expect(tourSchema.parse(tour)).toEqual(tour);
  expect(tour.scenes).toHaveLength(rooms.length);
  const ids = new Set(tour.scenes.map(({ id }) => id));
  expect(tour.scenes.flatMap(({ links }) => links).every(({ to }) => ids.has(to))).toBe(true);
  expect(tour.scenes.every(({ levelId }) => levelId === EXAMPLE_PLAN.levels[0]!.id)).toBe(true);
});
