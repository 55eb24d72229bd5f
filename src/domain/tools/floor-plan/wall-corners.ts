import { twin, type WallGraph } from "./half-edges.ts";
import type { ExactPoint, Ring } from "./level-shape.ts";
import type { Wall } from "./plan.ts";

/** How far a mitre may reach from its corner, in half thicknesses of the thicker wall; sharper angles are bevelled. */
const MITRE_LIMIT = 4;

/** Half of what counts of a wall's thickness: none of a line that only parts two rooms. */
export const halfThickness = (wall: Wall): number => (wall.kind === "virtual" ? 0 : wall.thicknessMm / 2);

/**
 * The corner that the faces of two walls make where a half-edge goes over into the next one: one point where they are mitred, two where
 * the corner is bevelled, where a thickness changes on one line, and around the free end of a wall.
 */
export type WallCorner = readonly ExactPoint[];

/** By half-edge: the corner between it and the next one, on the side of their face. */
export function wallCorners({ walls, start, next }: WallGraph): WallCorner[] {
  const count = start.length;
  // Unit directions, half-edge by half-edge.
  const dx = new Float64Array(count);
  const dy = new Float64Array(count);
  for (let edge = 0; edge < count; edge++) {
    const from = start[edge]!;
    const to = start[twin(edge)]!;
    const length = Math.hypot(to.x - from.x, to.y - from.y);
    dx[edge] = (to.x - from.x) / length;
    dy[edge] = (to.y - from.y) / length;
  }
  return next.map((after, edge) => {
    const at = start[after]!;
    const half = halfThickness(walls[edge >> 1]!);
    const halfAfter = halfThickness(walls[after >> 1]!);
    // The face lies along (−dy, dx) of each half-edge.
    const here = { x: at.x - dy[edge]! * half, y: at.y + dx[edge]! * half };
    const there = { x: at.x - dy[after]! * halfAfter, y: at.y + dx[after]! * halfAfter };
    if (after === twin(edge)) return half === 0 ? [here] : [here, there];
    const sine = dx[edge]! * dy[after]! - dy[edge]! * dx[after]!;
    const cosine = dx[edge]! * dx[after]! + dy[edge]! * dy[after]!;
    if (Math.abs(sine) < 1e-9) {
      const isStraightOn = cosine > 0 && half === halfAfter;
      return isStraightOn ? [here] : [here, there];
    }
    // The faces meet where at + s·d(edge) lies on both: s = (half·cosine − halfAfter) / sine.
    const along = (half * cosine - halfAfter) / sine;
    const met = { x: here.x + dx[edge]! * along, y: here.y + dy[edge]! * along };
    const reach = MITRE_LIMIT * Math.max(half, halfAfter);
    const isLong = Math.hypot(met.x - at.x, met.y - at.y) > reach;
    // A sharp inner corner really lies where the faces part, however far; only outer ones and almost straight ones are cut.
    const isOuter = sine < 0;
    const isAlmostStraight = cosine > 0.9;
    return isLong && (isOuter || isAlmostStraight) ? [here, there] : [met];
  });
}

/**
 * A wall as a solid: its faces between the corners at both ends. Solids that meet at a corner share its middle, so they lie beside each
 * other without a gap.
 */
export function wallOutline(
  { start, next }: WallGraph,
  corners: readonly WallCorner[],
  before: readonly number[],
  wall: number,
): Ring {
  const go = 2 * wall;
  const back = go + 1;
  const ring: ExactPoint[] = [];
  const add = (point: ExactPoint) => {
    const last = ring[ring.length - 1];
    if (!last || last.x !== point.x || last.y !== point.y) ring.push(point);
  };
  const leave = (edge: number) => {
    const reached = corners[edge]!;
    const isTip = next[edge] === twin(edge);
    add(reached[0]!);
    if (isTip) return;
    if (reached.length === 2 && isBevel(reached, start[next[edge]!]!)) add(between(reached));
    add(start[twin(edge)]!);
  };
  const enter = (edge: number) => {
    const reached = corners[before[edge]!]!;
    if (next[before[edge]!] !== twin(before[edge]!) && reached.length === 2 && isBevel(reached, start[edge]!))
      add(between(reached));
    add(reached[reached.length - 1]!);
  };
  enter(go);
  leave(go);
  enter(back);
  leave(back);
  const first = ring[0]!;
  const last = ring[ring.length - 1]!;
  if (ring.length > 1 && first.x === last.x && first.y === last.y) ring.pop();
  // So far it was walked with the solid on the outer hand.
  return ring.reverse();
}

/** Both points of a bevel lie off the corner in different directions; those of a step lie on one line with it. */
function isBevel([one, other]: WallCorner, at: ExactPoint): boolean {
  const cross = (one!.x - at.x) * (other!.y - at.y) - (one!.y - at.y) * (other!.x - at.x);
  return Math.abs(cross) > 1e-6;
}

const between = ([one, other]: WallCorner): ExactPoint => ({ x: (one!.x + other!.x) / 2, y: (one!.y + other!.y) / 2 });

export function previousEdges({ next }: WallGraph): number[] {
  const before: number[] = new Array(next.length).fill(0);
  next.forEach((after, edge) => {
    before[after] = edge;
  });
  return before;
}
