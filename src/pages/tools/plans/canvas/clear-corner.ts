import type { ExactPoint } from "#domain/tools/floor-plan/level-shape.ts";
import type { Level, Point } from "#domain/tools/floor-plan/plan.ts";

/** How far beyond its face a wall still takes a corner, in millimetres. */
const REACH_MM = 5;

/**
 * The corner of a new room, clear of the walls that it was put into: a wall is a few pixels wide, and whoever begins a room on it means its
 * near face. Only level and upright walls count, the others are no sides of a rectangle.
 *
 * @param towards the opposite corner, which says on which side of the wall the room lies
 */
export function clearCorner(level: Pick<Level, "walls" | "vertices">, corner: Point, towards: ExactPoint): Point {
  const places = new Map(level.vertices.map((vertex) => [vertex.id, vertex]));
  const clear = { ...corner };
  for (const { from, to, thicknessMm, kind } of level.walls) {
    const [start, end] = [places.get(from), places.get(to)];
    if (!start || !end || kind === "virtual") continue;
    const half = thicknessMm / 2;
    for (const [axis, along] of [
      ["x", "y"],
      ["y", "x"],
    ] as const) {
      const isBeside =
        corner[along] >= Math.min(start[along], end[along]) - half - REACH_MM &&
        corner[along] <= Math.max(start[along], end[along]) + half + REACH_MM;
      if (start[axis] !== end[axis] || !isBeside || Math.abs(corner[axis] - start[axis]) > half + REACH_MM) continue;
      clear[axis] = Math.round(start[axis] + (towards[axis] < corner[axis] ? -half : half));
    }
  }
  return clear;
}
