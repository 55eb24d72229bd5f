import type { Level } from "../floor-plan/plan.ts";
import { waysOf } from "../plan-pictures/room-ways.ts";
import { doorLinks } from "./door-links.ts";
import type { TourLink, TourPlace, TourScene } from "./tour.ts";

/** A door of the plan may have moved this far before its arrows point visibly beside it, in mm. */
const MOST_MOVED_MM = 150;

/** A link through an opening that is no longer where it was, with the opening that it goes through now. */
export interface MovedDoor {
  readonly scene: TourScene;
  readonly target: TourScene;
  /** The same way through where the plan has its door now, or straight on where it has none. */
  readonly link: TourLink;
}

/**
 * Finds links whose opening the plan no longer has: it was redrawn after the tour was made. Links between levels go through stairs and are passed
 * over.
 *
 * @param scenes those of the tour's level that lies on this level of the plan
 */
export function movedDoors(level: Level, scenes: readonly TourScene[]): MovedDoor[] {
  const here = new Map(scenes.filter(({ at }) => at !== null).map((scene) => [scene.id, scene]));
  const through = [...here.values()].flatMap((scene) =>
    scene.links.flatMap((link) => {
      const target = here.get(link.to);
      return target && link.through ? [{ scene, target, link, at: link.through }] : [];
    }),
  );
  // Plans are worked out only where a link goes through something.
  if (through.length === 0) return [];
  const ways = waysOf(level).map(({ at }) => at);
  const isThere = (place: TourPlace) =>
    ways.some((way) => Math.hypot(way.x - place.x, way.y - place.y) <= MOST_MOVED_MM);
  const gone = through.filter(({ at }) => !isThere(at));
  if (gone.length === 0) return [];
  const now = new Map(doorLinks(level, [...here.values()]).map(({ sceneId, link }) => [`${sceneId} ${link.to}`, link]));
  return gone.map(({ scene, target, link }) => ({
    scene,
    target,
    link: { ...link, through: now.get(`${scene.id} ${target.id}`)?.through ?? null },
  }));
}
