import type { FloorPlan } from "#domain/tools/floor-plan/plan.ts";
import { shapeLevel } from "#domain/tools/floor-plan/shape-level.ts";
import { planTour } from "#domain/tools/plan-pictures/plan-tour.ts";
import { emptyTour } from "#domain/tools/tours/empty-tour.ts";
import { MOST_LINKS_OF_SCENE, MOST_TOUR_LEVELS, type Tour } from "#domain/tools/tours/tour.ts";

/** The tour through a plan's rooms whose panoramas are there; every scene stands on the map and is linked through its doors. @param panoramas by room */
export function documentOfPlan(
  title: string,
  planId: string,
  plan: FloorPlan,
  panoramas: ReadonlyMap<string, string>,
): Tour {
  const tour = planTour(plan, new Set(panoramas.keys()));
  const levels = plan.levels
    .slice(0, MOST_TOUR_LEVELS)
    .map(({ id, name }) => ({ id, name, map: { kind: "plano" as const, planId, levelId: id } }));
  const levelOf = new Map(
    plan.levels.flatMap((level) => shapeLevel(level).rooms.map((room) => [room.id, level.id] as const)),
  );
  return {
    ...emptyTour(title),
    levels,
    start: tour.start,
    scenes: tour.rooms.map((room) => ({
      id: room.id,
      name: room.name.slice(0, 80),
      panoramaId: panoramas.get(room.id)!,
      origin: "plano",
      levelId: levels.find((level) => level.id === levelOf.get(room.id))?.id ?? null,
      at: { x: room.at.xMm, y: room.at.yMm },
      // From north to straight up on the map.
      headingDegrees: (((room.facesDegrees + plan.northDegrees) % 360) + 360) % 360,
      eyeMm: Math.min(10_000, Math.max(300, room.at.eyeMm)),
      levelling: { pitch: 0, roll: 0 },
      start: { yaw: 0, pitch: 0, fov: 70 },
      links: room.links.slice(0, MOST_LINKS_OF_SCENE).map(({ to, openingId }, at) => ({
        id: `${openingId ?? "paso"}-${at}`.slice(0, 40),
        to,
        direction: null,
        through: null,
      })),
      hotspots: [],
    })),
  };
}
