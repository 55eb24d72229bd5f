import type { ExactPoint, LevelShape } from "#domain/tools/floor-plan/level-shape.ts";
import type { Level } from "#domain/tools/floor-plan/plan.ts";
import { type SnapTargets, snapTargets } from "#domain/tools/floor-plan/snapping.ts";
import { distance, wholePoint } from "./geometry.ts";

/** Targets that points stick to, computed once for each state of a level: a pointer asks sixty times a second. */

const lines = new WeakMap<Level, SnapTargets>();
const faces = new WeakMap<LevelShape, SnapTargets>();

/** Corners and middle lines of walls: what walls are drawn on. */
export function lineTargets(level: Level): SnapTargets {
  const known = lines.get(level);
  if (known) return known;
  const made = snapTargets(level);
  lines.set(level, made);
  return made;
}

/**
 * Faces of walls and their corners: what rooms are drawn and clear distances are measured between. A corner carries the id of the wall's
 * corner that it belongs to.
 */
export function faceTargets(level: Level, shape: LevelShape): SnapTargets {
  const known = faces.get(shape);
  if (known) return known;
  const vertices = new Map(level.vertices.map((vertex) => [vertex.id, vertex]));
  const corners: { id: string; x: number; y: number }[] = [];
  const edges: { id: string; from: { x: number; y: number }; to: { x: number; y: number } }[] = [];
  for (const { wall, outline } of shape.walls) {
    const ends = [vertices.get(wall.from), vertices.get(wall.to)] as const;
    if (!ends[0] || !ends[1] || wall.kind === "virtual") continue;
    const nearer = (corner: ExactPoint) =>
      distance(corner, ends[0] as ExactPoint) <= distance(corner, ends[1] as ExactPoint) ? wall.from : wall.to;
    for (const [i, corner] of outline.entries()) {
      const next = outline[(i + 1) % outline.length] ?? corner;
      corners.push({ id: nearer(corner), ...wholePoint(corner) });
      // Edges between both ends are faces; short ones close an end.
      if (nearer(corner) !== nearer(next)) edges.push({ id: wall.id, from: wholePoint(corner), to: wholePoint(next) });
    }
  }
  const made = { vertices: corners, walls: edges, directions: lineTargets(level).directions };
  faces.set(shape, made);
  return made;
}
