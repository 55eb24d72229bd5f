import type { ExactPoint } from "../floor-plan/level-shape.ts";
import type { Level } from "../floor-plan/plan.ts";
import { shapeLevel } from "../floor-plan/shape-level.ts";
import { wallFrames } from "../plan-scene/structure/wall-frame.ts";

/** A way between two rooms, by their ids. */
export interface RoomWay {
  readonly one: string;
  readonly other: string;
  readonly at: ExactPoint;
  readonly openingId: string | null;
}

/** Doors and passages between two rooms, and walls that are only a line. Windows are no way. */
export function waysOf(level: Level): readonly RoomWay[] {
  return wallFrames(level, shapeLevel(level)).flatMap(({ shape, leftRoom, rightRoom, origin, along }): RoomWay[] => {
    if (!leftRoom || !rightRoom || leftRoom.id === rightRoom.id) return [];
    const rooms = { one: leftRoom.id, other: rightRoom.id };
    if (shape.wall.kind === "virtual") {
      const half = shape.lengthMm / 2;
      const at = { x: origin.x + along.x * half, y: origin.y + along.y * half };
      return [{ ...rooms, at, openingId: null }];
    }
    return shape.openings
      .filter(({ opening: { kind } }) => !kind.startsWith("ventana"))
      .map(({ opening, middle }) => ({ ...rooms, at: middle, openingId: opening.id }));
  });
}
