import { twin, type WallGraph } from "./half-edges.ts";
import type { ExactPoint, Ring } from "./level-shape.ts";
import { halfThickness, type WallCorner } from "./wall-corners.ts";

/**
 * The walls as convex pieces that overlap: a rectangle for each, and the wedge that fills the outer side of a corner. Their union is what
 * stands on the floor, whatever mitres do; it is the second way to everything that mitred rings tell.
 */
export function wallSolids({ walls, start, next }: WallGraph, corners: readonly WallCorner[]): Ring[] {
  const solids: Ring[] = [];
  walls.forEach((wall, at) => {
    const half = halfThickness(wall);
    const from = start[2 * at]!;
    const to = start[2 * at + 1]!;
    if (half === 0) return;
    const scale = half / Math.hypot(to.x - from.x, to.y - from.y);
    const across = { x: -(to.y - from.y) * scale, y: (to.x - from.x) * scale };
    solids.push([
      { x: from.x - across.x, y: from.y - across.y },
      { x: to.x - across.x, y: to.y - across.y },
      { x: to.x + across.x, y: to.y + across.y },
      { x: from.x + across.x, y: from.y + across.y },
    ]);
  });
  next.forEach((after, edge) => {
    if (after === twin(edge)) return;
    const before = start[edge]!;
    const middle = start[after]!;
    const end = start[twin(after)]!;
    const cross = (middle.x - before.x) * (end.y - middle.y) - (middle.y - before.y) * (end.x - middle.x);
    if (cross >= 0) return;
    const here = faceEnd(before, middle, halfThickness(walls[edge >> 1]!));
    const there = faceEnd(middle, end, halfThickness(walls[after >> 1]!), middle);
    const mitre = corners[edge]!.length === 1 ? [corners[edge]![0]!] : [];
    solids.push([middle, there, ...mitre, here]);
  });
  return solids;
}

/** A point of the face of a wall, beside its end `at`. */
function faceEnd(from: ExactPoint, to: ExactPoint, half: number, at = to): ExactPoint {
  const scale = half / Math.hypot(to.x - from.x, to.y - from.y);
  return { x: at.x - (to.y - from.y) * scale, y: at.y + (to.x - from.x) * scale };
}
