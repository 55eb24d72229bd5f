import { toVector } from "#domain/tools/tours/tour-geometry.ts";

/** Part of a sphere between two yaws and two pitches, in degrees, as triangles for the graphics card. */
export interface SpherePatch {
  /** Five numbers a corner: place on the unit sphere, and place in the picture from its upper left. */
  readonly corners: Float32Array;
  readonly triangles: Uint16Array;
}

/** A cell is never wider than this: within it the picture is laid on a plane. */
const CELL_DEGREES = 4;

export function spherePatch(fromYaw: number, toYaw: number, fromPitch: number, toPitch: number): SpherePatch {
  const columns = Math.max(1, Math.ceil((toYaw - fromYaw) / CELL_DEGREES));
  const rows = Math.max(1, Math.ceil((toPitch - fromPitch) / CELL_DEGREES));
  const corners = new Float32Array((columns + 1) * (rows + 1) * 5);
  let at = 0;
  for (let row = 0; row <= rows; row++)
    for (let column = 0; column <= columns; column++) {
      const [u, v] = [column / columns, row / rows];
      corners.set(toVector({ yaw: fromYaw + (toYaw - fromYaw) * u, pitch: toPitch - (toPitch - fromPitch) * v }), at);
      corners.set([u, v], at + 3);
      at += 5;
    }
  const triangles = new Uint16Array(columns * rows * 6);
  at = 0;
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const first = row * (columns + 1) + column;
      const below = first + columns + 1;
      triangles.set([first, below, first + 1, first + 1, below, below + 1], at);
      at += 6;
    }
  return { corners, triangles };
}

/** Rings of the cover of the nadir; its picture lies flat on the floor. */
const RINGS = 12;
const SPOKES = 48;

/** The cover of what lies under the camera: a disc on the floor, seen up to `radiusDegrees` from straight down. Its top is straight ahead. */
export function nadirPatch(radiusDegrees: number): SpherePatch {
  const corners = new Float32Array((RINGS + 1) * (SPOKES + 1) * 5);
  const widest = Math.tan((radiusDegrees * Math.PI) / 180);
  let at = 0;
  for (let ring = 0; ring <= RINGS; ring++)
    for (let spoke = 0; spoke <= SPOKES; spoke++) {
      const share = ring / RINGS;
      const yaw = (spoke / SPOKES) * 360;
      const fromDown = (Math.atan(share * widest) * 180) / Math.PI;
      corners.set(toVector({ yaw, pitch: fromDown - 90 }), at);
      const turn = (yaw * Math.PI) / 180;
      corners.set([0.5 + (share * Math.sin(turn)) / 2, 0.5 - (share * Math.cos(turn)) / 2], at + 3);
      at += 5;
    }
  const triangles = new Uint16Array(RINGS * SPOKES * 6);
  at = 0;
  for (let ring = 0; ring < RINGS; ring++)
    for (let spoke = 0; spoke < SPOKES; spoke++) {
      const first = ring * (SPOKES + 1) + spoke;
      const outer = first + SPOKES + 1;
      triangles.set([first, outer, first + 1, first + 1, outer, outer + 1], at);
      at += 6;
    }
  return { corners, triangles };
}
