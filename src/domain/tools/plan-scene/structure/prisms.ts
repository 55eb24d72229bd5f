import type { ExactPoint, Ring } from "../../floor-plan/level-shape.ts";
import { addFace, emptySolid, type Solid, type Vec3 } from "../solids/solid.ts";
import { triangles } from "./polygons.ts";

/** Upright solids over outlines of the plan. Outlines are in millimetres and clockwise as seen, heights and results in metres. */

export const toScene = (p: ExactPoint, y: number): Vec3 => [p.x / 1000, y, p.y / 1000];

/** A level surface that is seen from above, or from below. `isTurned` lays the texture across. */
export function addLevelFace(
  solid: Solid,
  rings: readonly Ring[],
  y: number,
  looksUp: boolean,
  isTurned = false,
): void {
  for (const [a, b, c] of triangles(rings)) {
    const corners = looksUp ? [c, b, a] : [a, b, c];
    addFace(
      solid,
      corners.map((p) => toScene(p, y)),
      corners.map((p) => (isTurned ? [p.y / 1000, p.x / 1000] : [p.x / 1000, p.y / 1000])),
    );
  }
}

/** The upright face over a side of a clockwise outline, seen from outside. */
export function addUprightFace(
  solid: Solid,
  from: ExactPoint,
  to: ExactPoint,
  low: number,
  high: number,
  start = 0,
): void {
  if (high - low < 1e-4) return;
  const size = Math.hypot(to.x - from.x, to.y - from.y) / 1000;
  if (size < 1e-4) return;
  addFace(
    solid,
    [toScene(to, low), toScene(from, low), toScene(from, high), toScene(to, high)],
    [
      [start + size, low],
      [start, low],
      [start, high],
      [start + size, high],
    ],
  );
}

/** A closed solid over an outline. */
export function prism(rings: readonly Ring[], low: number, high: number, isTurned = false): Solid {
  const solid = emptySolid();
  addLevelFace(solid, rings, high, true, isTurned);
  addLevelFace(solid, rings, low, false, isTurned);
  for (const ring of rings) {
    let run = 0;
    ring.forEach((from, index) => {
      const to = ring[(index + 1) % ring.length]!;
      addUprightFace(solid, from, to, low, high, run);
      run += Math.hypot(to.x - from.x, to.y - from.y) / 1000;
    });
  }
  return solid;
}
