import { distanceToSegment, isInRings } from "../floor-plan/geometry.ts";
import type { ExactPoint, LevelShape, OpeningShape, Ring, RoomShape, WallShape } from "../floor-plan/level-shape.ts";
import { halfThickness } from "../floor-plan/wall-corners.ts";
import { DOOR_CLEAR, WINDOW_CLEAR } from "./clearances.ts";

/** A straight face of a room's walls, walked so that the room lies to the right as it is seen. */
export interface RoomFace {
  readonly from: ExactPoint;
  readonly along: ExactPoint;
  /** Into the room. */
  readonly inward: ExactPoint;
  readonly lengthMm: number;
  /** False where a line without a wall parts two rooms. */
  readonly isWall: boolean;
  readonly hasDoor: boolean;
  readonly hasWindow: boolean;
}

/** What furniture must leave free in a room. */
export interface RoomObstacles {
  readonly rings: readonly Ring[];
  readonly faces: readonly RoomFace[];
  /** Swept by leaves, and the way in front of doors: nothing stands there. */
  readonly closed: readonly Ring[];
  /** In front of windows: nothing taller than `sillMm` stands there. */
  readonly windows: readonly { readonly zone: Ring; readonly sillMm: number }[];
  /** Points in front of doors, from which one walks. */
  readonly doors: readonly ExactPoint[];
}

export function roomObstacles(room: RoomShape, shape: Pick<LevelShape, "walls">): RoomObstacles {
  const ids = new Set(room.sides.flat().map(({ wallId }) => wallId));
  const walls = shape.walls.filter(({ wall }) => ids.has(wall.id));
  const closed: Ring[] = [];
  const windows: { zone: Ring; sillMm: number }[] = [];
  const doors: ExactPoint[] = [];
  for (const each of walls)
    for (const opening of each.openings) {
      closed.push(...opening.swings);
      const way = wayInto(room, each, opening);
      if (!way) continue;
      if (isWindow(opening)) windows.push({ zone: way.zone(WINDOW_CLEAR), sillMm: opening.opening.sillMm });
      else {
        closed.push(way.zone(DOOR_CLEAR));
        doors.push(way.at(DOOR_CLEAR / 2));
      }
    }
  return { rings: room.inner, faces: facesOf(room, walls), closed, windows, doors };
}

const isWindow = ({ opening }: OpeningShape) => opening.kind.startsWith("ventana");

/** The strip in front of an opening, on the side where the room lies; null where the opening leads elsewhere. */
function wayInto(room: RoomShape, { wall }: WallShape, { start, end, middle }: OpeningShape) {
  const width = Math.hypot(end.x - start.x, end.y - start.y);
  if (width === 0) return null;
  const half = halfThickness(wall);
  for (const sign of [1, -1]) {
    const inward = { x: (-(end.y - start.y) / width) * sign, y: ((end.x - start.x) / width) * sign };
    const at = (depth: number) => ({
      x: middle.x + inward.x * (half + depth),
      y: middle.y + inward.y * (half + depth),
    });
    if (!isInRings(at(20), room.inner)) continue;
    const zone = (depth: number): Ring => {
      const shift = (point: ExactPoint, by: number) => ({ x: point.x + inward.x * by, y: point.y + inward.y * by });
      const ring = [shift(start, half), shift(end, half), shift(end, half + depth), shift(start, half + depth)];
      return sign === 1 ? ring : ring.reverse();
    };
    return { zone, at };
  }
  return null;
}

function facesOf(room: RoomShape, walls: readonly WallShape[]): RoomFace[] {
  return room.inner.flatMap((ring) =>
    straightened(ring).flatMap(([from, to]) => {
      const lengthMm = Math.hypot(to.x - from.x, to.y - from.y);
      if (lengthMm < 100) return [];
      const along = { x: (to.x - from.x) / lengthMm, y: (to.y - from.y) / lengthMm };
      const behind = walls.filter(({ outline }) => outline.some((corner) => distanceToSegment(corner, from, to) < 5));
      const touching = behind.filter((each) => runsAlong(each, from, to));
      const openings = touching.flatMap((each) => each.openings);
      return [
        {
          from,
          along,
          inward: { x: -along.y, y: along.x },
          lengthMm,
          isWall: touching.length > 0 && touching.every(({ wall }) => wall.kind !== "virtual"),
          hasDoor: openings.some((opening) => !isWindow(opening)),
          hasWindow: openings.some(isWindow),
        },
      ];
    }),
  );
}

/** Whether one of the edges of a wall lies on a face. */
function runsAlong({ outline }: WallShape, from: ExactPoint, to: ExactPoint): boolean {
  return outline.filter((corner) => distanceToSegment(corner, from, to) < 5).length >= 2;
}

/** Edges of a ring, those on one line joined. */
function straightened(ring: Ring): (readonly [ExactPoint, ExactPoint])[] {
  const corners = ring.filter((point, at) => {
    const before = ring[(at + ring.length - 1) % ring.length]!;
    const after = ring[(at + 1) % ring.length]!;
    const cross = (point.x - before.x) * (after.y - point.y) - (point.y - before.y) * (after.x - point.x);
    return Math.abs(cross) > Math.hypot(after.x - before.x, after.y - before.y);
  });
  return corners.map((from, at) => [from, corners[(at + 1) % corners.length]!] as const);
}
