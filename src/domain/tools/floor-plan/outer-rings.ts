import { combineRings, MOST_RING_STEPS, type RingWork } from "./combine-rings.ts";
import { faceOf, facesOf, overlaps } from "./faces.ts";
import { crossesItself, ringArea } from "./geometry.ts";
import { enclosingWalls, wallGraph } from "./half-edges.ts";
import type { Ring } from "./level-shape.ts";
import type { Level } from "./plan.ts";
import { halfThickness, wallCorners } from "./wall-corners.ts";
import { wallSolids } from "./wall-solids.ts";

/**
 * Outer faces of what encloses something; walls that end freely build nothing.
 *
 * @param halfOf how far the outer face of a wall lies from its middle line, in mm
 * @throws TooTangled where the work is used up
 */
export function outerRings(
  level: Pick<Level, "walls" | "vertices">,
  halfOf = halfThickness,
  work: RingWork = { steps: MOST_RING_STEPS },
): Ring[] {
  const walls = enclosingWalls(wallGraph(level));
  if (walls.length === 0) return [];
  const enclosing = wallGraph({ walls: [...walls], vertices: level.vertices });
  const around = wallCorners(enclosing, halfOf);
  const { faces, outside } = facesOf(enclosing);
  const rings = outside.map((walk) => [...faceOf(walk, around)].reverse()).filter((ring) => ringArea(ring) > 0);
  const isSound = rings.every(
    (ring, at) => !crossesItself(ring) && rings.every((other, next) => next <= at || !overlaps(ring, other)),
  );
  if (isSound) return rings;
  const solids = wallSolids(enclosing, around, halfOf);
  const axes = faces.map(({ axis }) => axis);
  return combineRings(axes, solids, (face, wall) => face > 0 || wall > 0, work).filter((ring) => ringArea(ring) > 0);
}
