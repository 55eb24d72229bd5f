import type { ExactPoint, LevelShape, RoomShape, WallShape } from "../../floor-plan/level-shape.ts";
import type { Level, OpeningKind, RoomUse } from "../../floor-plan/plan.ts";
import { moved, type Solid, turned } from "../solids/solid.ts";

/**
 * A wall with all that its builders need: its line, and what lies on either side. Left and right are as seen from its `from` corner to
 * its `to`. Lengths are millimetres.
 */
export interface WallFrame {
  readonly shape: WallShape;
  readonly origin: ExactPoint;
  readonly along: ExactPoint;
  /** Unit vector to the left. */
  readonly left: ExactPoint;
  readonly leftRoom: RoomShape | null;
  readonly rightRoom: RoomShape | null;
}

export function wallFrames(level: Level, shape: LevelShape): readonly WallFrame[] {
  const corners = new Map(level.vertices.map((vertex) => [vertex.id, vertex]));
  const rooms = roomsBesideWalls(shape);
  return shape.walls.flatMap((wallShape) => {
    const from = corners.get(wallShape.wall.from);
    const to = corners.get(wallShape.wall.to);
    if (!from || !to || wallShape.lengthMm < 1) return [];
    const size = Math.hypot(to.x - from.x, to.y - from.y);
    if (size < 1) return [];
    const along = { x: (to.x - from.x) / size, y: (to.y - from.y) / size };
    const beside = rooms.get(wallShape.wall.id);
    return [
      {
        shape: wallShape,
        origin: { x: from.x, y: from.y },
        along,
        left: { x: along.y, y: -along.x },
        leftRoom: beside?.left ?? null,
        rightRoom: beside?.right ?? null,
      },
    ];
  });
}

/** A room lies to the right of a side that its ring passes forwards, and to the left of one that it passes backwards. */
function roomsBesideWalls(shape: LevelShape) {
  const beside = new Map<string, { left: RoomShape | null; right: RoomShape | null }>();
  for (const room of shape.rooms) {
    for (const { wallId, isReversed } of room.sides.flat()) {
      const entry = beside.get(wallId) ?? { left: null, right: null };
      if (isReversed) entry.left = room;
      else entry.right = room;
      beside.set(wallId, entry);
    }
  }
  return beside;
}

/** Whether it lies under the sky, or open to it: a terrace. No room at all is outdoors too. */
export const isOutdoors = (room: RoomShape | null): boolean =>
  room === null || (room.label !== null && room.label.cover !== "interior");

/** Rooms whose walls are tiled. */
export const isWet = (room: RoomShape | null): boolean => room !== null && WET.has(room.label?.use ?? "otro");
const WET: ReadonlySet<RoomUse> = new Set<RoomUse>(["bano", "aseo", "lavadero"]);

/** Whether an opening holds glass. */
export const isGlazed = (kind: OpeningKind): boolean => kind.startsWith("ventana") || kind === "puerta-balconera";

/** From the frame of an opening (x along its wall, y up from the floor, z to the wall's right, from its middle) to the scene. */
export function placedInWall(solid: Solid, frame: WallFrame, middle: ExactPoint, floor: number): Solid {
  const degrees = (-Math.atan2(frame.along.y, frame.along.x) * 180) / Math.PI;
  return moved(turned(solid, "y", degrees), middle.x / 1000, floor, middle.y / 1000);
}

/** Height of a wall above its floor, in metres: its own, or to the ceiling; a railing without a height has the usual 1.05 m. */
export function wallHeight({ shape: { wall } }: WallFrame, level: Level): number {
  if (wall.heightMm !== null) return Math.min(wall.heightMm, level.ceilingMm) / 1000;
  return wall.kind === "baranda" ? 1.05 : level.ceilingMm / 1000;
}
