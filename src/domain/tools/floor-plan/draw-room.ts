import type { PlanCommand } from "./commands.ts";
import { type Draft, endsOf, freeId, Refusal } from "./draft-level.ts";
import type { Point, RoomLabel } from "./plan.ts";
import { drawWall } from "./wall-commands.ts";
import { halfThickness } from "./wall-corners.ts";

/** Both clear sides of a room are at least this long, in mm. */
const LEAST_SIDE = 100;
/** How near the face of a wall must be to the side of a new room to be shared, in mm. */
const SHARES_WITHIN = 5;

/** Draws the four walls around a clear rectangle, and its name where one is given. */
export function drawRoom(draft: Draft, command: Extract<PlanCommand, { do: "draw-room" }>): RoomLabel | null {
  const { corner, opposite, thicknessMm, kind } = command;
  const left = Math.min(corner.x, opposite.x);
  const right = Math.max(corner.x, opposite.x);
  const top = Math.min(corner.y, opposite.y);
  const bottom = Math.max(corner.y, opposite.y);
  if (right - left < LEAST_SIDE || bottom - top < LEAST_SIDE)
    throw new Refusal("Una estancia mide al menos 10\u00a0cm por cada lado.");
  const half = kind === "virtual" ? 0 : thicknessMm / 2;
  const x1 = sharedLine(draft, "x", left, -1, top, bottom) ?? Math.round(left - half);
  const x2 = sharedLine(draft, "x", right, 1, top, bottom) ?? Math.round(right + half);
  const y1 = sharedLine(draft, "y", top, -1, left, right) ?? Math.round(top - half);
  const y2 = sharedLine(draft, "y", bottom, 1, left, right) ?? Math.round(bottom + half);
  const corners: Point[] = [
    { x: x1, y: y1 },
    { x: x2, y: y1 },
    { x: x2, y: y2 },
    { x: x1, y: y2 },
  ];
  corners.forEach((from, at) => {
    drawWall(draft, freeId(draft.ids, command.id, "m"), from, corners[(at + 1) % 4]!, { thicknessMm, kind });
  });
  if (!command.label) return null;
  return {
    id: freeId(draft.ids, command.id, "n"),
    at: { x: Math.round((left + right) / 2), y: Math.round((top + bottom) / 2) },
    ...command.label,
  };
}

/**
 * The middle line of a wall that has its face on a side of the room: the room shares it, whatever its thickness.
 *
 * @param axis the coordinate that the wall keeps
 * @param outward −1 where the wall lies before the side, 1 where it lies behind
 */
function sharedLine(
  draft: Draft,
  axis: "x" | "y",
  side: number,
  outward: 1 | -1,
  from: number,
  to: number,
): number | null {
  const other = axis === "x" ? "y" : "x";
  let shared: number | null = null;
  let most = 0;
  for (const wall of draft.walls.values()) {
    const [start, end] = endsOf(draft, wall);
    if (start[axis] !== end[axis] || wall.kind === "virtual") continue;
    if (Math.abs(start[axis] - outward * halfThickness(wall) - side) > SHARES_WITHIN) continue;
    const overlap =
      Math.min(to, Math.max(start[other], end[other])) - Math.max(from, Math.min(start[other], end[other]));
    if (overlap > most) {
      most = overlap;
      shared = start[axis];
    }
  }
  return shared;
}
