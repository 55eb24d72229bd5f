import type { Scene } from "#domain/tools/plan-scene/scene.ts";

/** Shoulders keep this far from walls and panes, in metres. */
const SHOULDER = 0.16;
/** Height above the floor at which walls stop somebody: above sills that are stepped over, below lintels. */
const HEIGHT = 1;

/**
 * Where walls and panes stand at the height of somebody's chest, as segments: four numbers each, x and z of both ends, in metres. Doors
 * are holes in them; their leaves stop nobody.
 *
 * @param eyeHeight y of the eyes: the floor is taken to lie 1.5 m below
 */
export function barriersAt(scene: Scene, eyeHeight: number): Float32Array {
  const y = eyeHeight - 1.5 + HEIGHT;
  const segments: number[] = [];
  for (const { part, positions, indices, instances } of scene.meshes) {
    if ((part !== "wall" && part !== "glass") || instances !== null) continue;
    for (let i = 0; i + 2 < indices.length; i += 3) {
      const crossings: number[] = [];
      for (let k = 0; k < 3; k++) {
        const a = indices[i + k]! * 3;
        const b = indices[i + ((k + 1) % 3)]! * 3;
        const ya = positions[a + 1]!;
        const yb = positions[b + 1]!;
        if (ya <= y === yb <= y) continue;
        const share = (y - ya) / (yb - ya);
        crossings.push(
          positions[a]! + (positions[b]! - positions[a]!) * share,
          positions[a + 2]! + (positions[b + 2]! - positions[a + 2]!) * share,
        );
      }
      if (crossings.length === 4) segments.push(...crossings);
    }
  }
  return Float32Array.from(segments);
}

/** Whether somebody has room at a point (metres) between the barriers. */
export function hasRoom(barriers: Float32Array, x: number, z: number): boolean {
  for (let i = 0; i < barriers.length; i += 4) {
    const ax = barriers[i]!;
    const az = barriers[i + 1]!;
    const dx = barriers[i + 2]! - ax;
    const dz = barriers[i + 3]! - az;
    const length2 = dx * dx + dz * dz;
    const along = length2 === 0 ? 0 : Math.min(1, Math.max(0, ((x - ax) * dx + (z - az) * dz) / length2));
    if (Math.hypot(ax + dx * along - x, az + dz * along - z) < SHOULDER) return false;
  }
  return true;
}
