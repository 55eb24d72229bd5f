import type { LevelShape, Ring, RoomShape } from "../floor-plan/level-shape.ts";

/** What counts of a room, by its cover: an exterior with a roof at the half, one without is told apart. */
const SHARES = { interior: 1, "exterior-cubierto": 0.5, "exterior-descubierto": 0 } as const;

export const shareOf = ({ label }: RoomShape): number => SHARES[label?.cover ?? "interior"];

/** Useful area of a room: its floor without what is under 1.50 m, times what counts of it. */
export const usableMm2 = (room: RoomShape): number =>
  Math.max(0, room.innerAreaMm2 - room.lowAreaMm2) * shareOf(room);

/**
 * Built area of a level: what lies within its outer faces, less what does not count of terraces.
 * Outer rings turn clockwise and are positive, holes are negative (shoelace).
 */
export function builtMm2({ outer, rooms }: LevelShape): number {
  const within = outer.reduce((sum, ring) => sum + ringArea(ring), 0);
  return Math.max(
    0,
    rooms.reduce((left, room) => left - room.innerAreaMm2 * (1 - shareOf(room)), within),
  );
}

const ringArea = (ring: Ring): number =>
  ring.reduce((sum, { x, y }, at) => {
    const next = ring[(at + 1) % ring.length]!;
    return sum + x * next.y - next.x * y;
  }, 0) / 2;
