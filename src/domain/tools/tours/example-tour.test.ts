import { expect, test } from "vitest";
import { checkTour } from "./check-tour.ts";
import { exampleRooms, exampleTour } from "./example-tour.ts";
import { readTour } from "./tour-migrations.ts";
import { panoramaIdOf } from "./tour-samples.ts";

test("the example is sound, has something to read, and its checker finds nothing", () => {
  const panoramas = new Map(exampleRooms().map((id, at) => [id, panoramaIdOf(at)] as const));
  const tour = exampleTour(panoramaIdOf(99), panoramas);
  expect(readTour(tour)).toEqual({ kind: "tour", tour });
  expect(checkTour(tour, new Set(panoramas.values()))).toEqual([]);
  expect(tour.scenes.length).toBeGreaterThanOrEqual(8);
  expect(tour.scenes.filter(({ hotspots }) => hotspots.length > 0)).toHaveLength(1);
});
