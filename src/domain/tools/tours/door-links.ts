import { properCrossing } from "../floor-plan/geometry.ts";
import type { ExactPoint } from "../floor-plan/level-shape.ts";
import type { Level } from "../floor-plan/plan.ts";
import { shapeLevel } from "../floor-plan/shape-level.ts";
import { waysOf } from "../plan-pictures/room-ways.ts";
import { isInside } from "../plan-scene/structure/polygons.ts";
import { type WallFrame, wallFrames } from "../plan-scene/structure/wall-frame.ts";
import type { TourLink, TourPlace, TourScene } from "./tour.ts";
import { wayId } from "./way-id.ts";

/** A link with the scene that it leaves. */
export interface DoorLink {
  readonly sceneId: string;
  readonly link: TourLink;
}

/** The part of a scene that links are found from. */
export type PlacedScene = Pick<TourScene, "id" | "at">;

interface Standing {
  readonly id: string;
  readonly at: TourPlace;
  /** Null outside every room. */
  readonly roomId: string | null;
}

/**
 * Links both ways between the scenes of one level of a floor plan. Within a room, those that see each other are joined, and parts of it that do
 * not are joined where they are nearest. Between two rooms, through each door or passage, the scene of either that stands nearest to it. A scene
 * outside every room is joined to the nearest one in sight.
 *
 * @param scenes those that stand on this level; others without a place are passed over
 */
export function doorLinks(level: Level, scenes: readonly PlacedScene[]): DoorLink[] {
  const shape = shapeLevel(level);
  const frames = wallFrames(level, shape);
  const standing = scenes.flatMap(({ id, at }): Standing[] =>
    at ? [{ id, at, roomId: shape.rooms.find(({ inner }) => isInside(inner, at))?.id ?? null }] : [],
  );
  const ways = new Ways();
  for (const { id } of shape.rooms)
    joinRoom(
      standing.filter(({ roomId }) => roomId === id),
      frames,
      ways,
    );
  for (const way of waysOf(level)) {
    const [one, other] = [way.one, way.other].map((id) =>
      nearestTo(
        way.at,
        standing.filter(({ roomId }) => roomId === id),
      ),
    );
    if (one && other) ways.join(one.id, other.id, { x: Math.round(way.at.x), y: Math.round(way.at.y) });
  }
  for (const scene of standing) {
    if (scene.roomId !== null) continue;
    const nearest = nearestTo(
      scene.at,
      standing.filter((other) => other !== scene && isInSight(scene.at, other.at, frames)),
    );
    if (nearest) ways.join(scene.id, nearest.id, null);
  }
  return ways.links;
}

/** Collects ways between scenes, each once. */
export class Ways {
  readonly #found = new Map<string, DoorLink>();

  get links(): DoorLink[] {
    return [...this.#found.values()];
  }

  /** There and back. The first opening between two scenes wins; a second one would lead to the same scene. */
  join(one: string, other: string, through: TourLink["through"]): void {
    this.#add(one, other, through);
    this.#add(other, one, through);
  }

  #add(from: string, to: string, through: TourLink["through"]): void {
    const id = wayId(from, to);
    if (!this.#found.has(id)) this.#found.set(id, { sceneId: from, link: { id, to, direction: null, through } });
  }
}

/** Joins those in sight, then the nearest two of parts that are still apart. */
function joinRoom(inRoom: readonly Standing[], frames: readonly WallFrame[], ways: Ways): void {
  const partOf = new Map(inRoom.map(({ id }) => [id, id]));
  const join = (one: Standing, other: Standing) => {
    ways.join(one.id, other.id, null);
    const [kept, gone] = [partOf.get(one.id)!, partOf.get(other.id)!];
    for (const [id, part] of partOf) if (part === gone) partOf.set(id, kept);
  };
  const pairs = inRoom
    .flatMap((one, at) => inRoom.slice(at + 1).map((other) => ({ one, other })))
    .sort((a, b) => distance(a.one.at, a.other.at) - distance(b.one.at, b.other.at));
  for (const { one, other } of pairs) if (isInSight(one.at, other.at, frames)) join(one, other);
  for (const { one, other } of pairs) if (partOf.get(one.id) !== partOf.get(other.id)) join(one, other);
}

const distance = (a: ExactPoint, b: ExactPoint): number => Math.hypot(a.x - b.x, a.y - b.y);

/** The one that stands nearest to a point; undefined among none. */
export function nearestTo<Scene extends { readonly at: TourPlace }>(
  point: ExactPoint,
  scenes: readonly Scene[],
): Scene | undefined {
  let best: Scene | undefined;
  for (const scene of scenes) if (!best || distance(point, scene.at) < distance(point, best.at)) best = scene;
  return best;
}

/** Whether no wall stands between two places. Doors and passages are looked through, windows are not: nobody walks there. */
export function isInSight(from: ExactPoint, to: ExactPoint, frames: readonly WallFrame[]): boolean {
  return frames.every(({ shape, origin, along }) => {
    if (shape.wall.kind === "virtual") return true;
    const end = { x: origin.x + along.x * shape.lengthMm, y: origin.y + along.y * shape.lengthMm };
    const crossing = properCrossing(from, to, origin, end);
    if (!crossing) return true;
    return shape.openings.some(
      ({ opening, middle }) => !opening.kind.startsWith("ventana") && distance(middle, crossing) <= opening.widthMm / 2,
    );
  });
}
