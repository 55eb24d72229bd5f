import { distanceBetween } from "./geometry.ts";
import type { LevelShape, RoomShape } from "./level-shape.ts";
import type { Vertex, Wall } from "./plan.ts";

/**
 * The clear length of a wall in mm: between the faces of the walls at its ends, on the side where that is shorter if it stands between two
 * rooms. Walls without a room have the length of their middle line.
 */
export function clearLength(shape: Pick<LevelShape, "rooms">, wall: Wall, from: Vertex, to: Vertex): number {
  const length = distanceBetween(from, to);
  const along = { x: (to.x - from.x) / length, y: (to.y - from.y) / length };
  let least = Number.POSITIVE_INFINITY;
  for (const room of shape.rooms) {
    const clear = clearSide(room, wall.id, from, along);
    if (clear !== null) least = Math.min(least, clear);
  }
  return Number.isFinite(least) ? least : length;
}

/** The stretch of the room's inner ring that runs along the wall. */
function clearSide(room: RoomShape, wallId: string, from: Vertex, along: { x: number; y: number }): number | null {
  for (const [ringAt, sides] of room.sides.entries()) {
    const at = sides.findIndex((side) => side.wallId === wallId);
    if (at < 0) continue;
    const before = sides[(at + sides.length - 1) % sides.length]!.wallId;
    const after = sides[(at + 1) % sides.length]!.wallId;
    if (before === wallId || after === wallId) return null;
    const axis = room.axis[ringAt]!;
    const start = axis[at]!;
    const end = axis[(at + 1) % axis.length]!;
    const spots = (room.inner[ringAt] ?? []).map(
      (point) => (point.x - from.x) * along.x + (point.y - from.y) * along.y,
    );
    const near = (point: { x: number; y: number }) => {
      const place = (point.x - from.x) * along.x + (point.y - from.y) * along.y;
      const corner = nearestCorner(room.inner[ringAt] ?? [], point);
      return corner < 0 ? place : spots[corner]!;
    };
    return Math.abs(near(end) - near(start));
  }
  return null;
}

function nearestCorner(ring: readonly { x: number; y: number }[], point: { x: number; y: number }): number {
  let nearest = -1;
  let least = Number.POSITIVE_INFINITY;
  ring.forEach((corner, at) => {
    const distance = distanceBetween(corner, point);
    if (distance < least) {
      least = distance;
      nearest = at;
    }
  });
  return nearest;
}
