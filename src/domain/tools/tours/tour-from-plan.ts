import type { FloorPlan } from "../floor-plan/plan.ts";
import { shapeLevel } from "../floor-plan/shape-level.ts";
import { planTour } from "../plan-pictures/plan-tour.ts";
import { emptyTour } from "./empty-tour.ts";
import { planLinks } from "./plan-links.ts";
import { MOST_LINKS_OF_SCENE, MOST_SCENES, type Tour, type TourScene } from "./tour.ts";
import { wholeTurn } from "./tour-geometry.ts";
import { shortId } from "./way-id.ts";

/**
 * The tour through the rooms of a floor plan whose panoramas were drawn: each scene stands on the map where its camera stood, looks where that
 * looked, and is linked through the openings of the plan.
 *
 * @param panoramas id of the tour's panorama of each room, by the room's id. Rooms without one are left out.
 */
export function tourFromPlan(
  { title, planId, plan }: { readonly title: string; readonly planId: string; readonly plan: FloorPlan },
  panoramas: ReadonlyMap<string, string>,
): Tour {
  const drawn = planTour(plan, new Set(panoramas.keys()));
  const levelOf = new Map(
    plan.levels.flatMap((level) => shapeLevel(level).rooms.map((room) => [room.id, level.id] as const)),
  );
  const scenes = drawn.rooms.slice(0, MOST_SCENES).map(
    (room): TourScene => ({
      id: shortId(room.id),
      name: room.name.slice(0, 80),
      panoramaId: panoramas.get(room.id)!,
      origin: "plano",
      levelId: levelOf.get(room.id)!,
      at: { x: room.at.xMm, y: room.at.yMm },
      // `facesDegrees` counts from north, which itself lies `northDegrees` from straight up.
      headingDegrees: wholeTurn(room.facesDegrees + plan.northDegrees),
      eyeMm: Math.min(10_000, Math.max(300, room.at.eyeMm)),
      levelling: { pitch: 0, roll: 0 },
      start: { yaw: 0, pitch: 0, fov: 70 },
      links: [],
      hotspots: [],
    }),
  );
  const links = planLinks(plan, (levelId) => scenes.filter((scene) => scene.levelId === levelId));
  const start = drawn.start === null ? null : shortId(drawn.start);
  return {
    ...emptyTour(title.slice(0, 120)),
    levels: plan.levels.map(({ id, name }) => ({ id, name, map: { kind: "plano", planId, levelId: id } })),
    start: scenes.some(({ id }) => id === start) ? start : null,
    scenes: scenes.map((scene) => ({
      ...scene,
      links: links
        .filter(({ sceneId }) => sceneId === scene.id)
        .map(({ link }) => link)
        .slice(0, MOST_LINKS_OF_SCENE),
    })),
  };
}
