import type { Level } from "../floor-plan/plan.ts";
import { shapeLevel } from "../floor-plan/shape-level.ts";
import { waysOf } from "../plan-pictures/room-ways.ts";
import { isInside } from "../plan-scene/structure/polygons.ts";
import type { TourLink, TourScene } from "./tour.ts";

/** A link with the scene that it leaves. */
export interface DoorLink {
  readonly sceneId: string;
  readonly link: TourLink;
}

/**
 * Links both ways between the scenes of one level of a floor plan: within a room each scene with each, and between two rooms, through each door
 * or passage, the scene of either that stands nearest to it. Scenes outside every room get none.
 *
 * @param scenes those that stand on this level; others without a place are passed over
 */
export function doorLinks(level: Level, scenes: readonly TourScene[]): DoorLink[] {
  const { rooms } = shapeLevel(level);
  const placed = scenes.flatMap((scene) => {
    const { at } = scene;
    const room = at && rooms.find(({ inner }) => isInside(inner, at));
    return at && room ? [{ scene, at, roomId: room.id }] : [];
  });
  const found = new Map<string, DoorLink>();
  const join = (from: string, to: string, through: TourLink["through"]) => {
    const id = `${from.slice(0, 19)}-${to.slice(0, 19)}`;
    // The first opening of two rooms wins; a second one would lead to the same scene.
    if (!found.has(`${from} ${to}`))
      found.set(`${from} ${to}`, { sceneId: from, link: { id, to, direction: null, through } });
  };
  for (const one of placed)
    for (const other of placed)
      if (one !== other && one.roomId === other.roomId) join(one.scene.id, other.scene.id, null);
  for (const way of waysOf(level)) {
    const nearest = (roomId: string) =>
      placed
        .filter((one) => one.roomId === roomId)
        .map(({ scene, at }) => ({ scene, distance: Math.hypot(at.x - way.at.x, at.y - way.at.y) }))
        .sort((a, b) => a.distance - b.distance)[0]?.scene;
    const [one, other] = [nearest(way.one), nearest(way.other)];
    if (!one || !other) continue;
    const through = { x: Math.round(way.at.x), y: Math.round(way.at.y) };
    join(one.id, other.id, through);
    join(other.id, one.id, through);
  }
  return [...found.values()];
}
