import type { TileLook } from "#domain/tools/tours/tile-sizes.ts";
import {
  type Direction,
  halfTurn,
  type Levelling,
  levellingMatrix,
  toDirection,
  toVector,
  type Vector,
} from "#domain/tools/tours/tour-geometry.ts";
import type { Look } from "./panorama-view.ts";

/** The geometry of a perspective view of a sphere. Vectors as in `tour-geometry`: x to the right, y up, z to the middle of the picture. */

export const LEAST_FOV = 30;
export const MOST_FOV = 100;

/** @returns a look within its bounds, and within a turn */
export function soundLook({ yaw, pitch, fov }: Look): Look {
  return {
    yaw: halfTurn(yaw),
    pitch: Math.min(90, Math.max(-90, pitch)),
    fov: Math.min(MOST_FOV, Math.max(LEAST_FOV, fov)),
  };
}

const dot = (a: Vector, b: Vector): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

/** Right, up and forward of a look. */
export function axesOf({ yaw, pitch }: Direction): readonly [Vector, Vector, Vector] {
  const forward = toVector({ yaw, pitch });
  const turn = (yaw * Math.PI) / 180;
  const right: Vector = [Math.cos(turn), 0, -Math.sin(turn)];
  const up: Vector = [
    forward[1] * right[2] - forward[2] * right[1],
    forward[2] * right[0] - forward[0] * right[2],
    forward[0] * right[1] - forward[1] * right[0],
  ];
  return [right, up, forward];
}

/**
 * From a direction of the picture to the clip space of a look, column by column; the depth is always 0, because nothing lies before anything.
 *
 * @param aspect width of the view divided by its height
 */
export function clipMatrix(look: Look, aspect: number, levelling: Levelling): Float32Array {
  const [right, up, forward] = axesOf(look);
  const high = Math.tan((look.fov * Math.PI) / 360);
  const scaled = [right.map((x) => x / (high * aspect)), up.map((x) => x / high), forward];
  const level = levellingMatrix(levelling);
  const matrix = new Float32Array(16);
  for (const [row, axis] of [0, 1, 3].map((row, i) => [row, scaled[i]!] as const))
    for (let column = 0; column < 3; column++)
      matrix[column * 4 + row] =
        axis[0]! * level[0][column]! + axis[1]! * level[1][column]! + axis[2]! * level[2][column]!;
  return matrix;
}

interface Box {
  readonly width: number;
  readonly height: number;
}

/** Where a direction of the levelled picture is seen in a box, from its upper left corner; null where it lies behind. */
export function projected(direction: Direction, look: Look, { width, height }: Box): { x: number; y: number } | null {
  const v = toVector(direction);
  const [right, up, forward] = axesOf(look);
  const ahead = dot(v, forward);
  if (ahead <= 1e-6) return null;
  const perTangent = height / 2 / Math.tan((look.fov * Math.PI) / 360);
  return { x: width / 2 + (dot(v, right) / ahead) * perTangent, y: height / 2 - (dot(v, up) / ahead) * perTangent };
}

/** The direction under a point of a box. */
export function unprojected(x: number, y: number, look: Look, { width, height }: Box): Direction {
  const perTangent = height / 2 / Math.tan((look.fov * Math.PI) / 360);
  const [a, b] = [(x - width / 2) / perTangent, (height / 2 - y) / perTangent];
  const [right, up, forward] = axesOf(look);
  const along = (at: 0 | 1 | 2) => right[at] * a + up[at] * b + forward[at];
  return toDirection([along(0), along(1), along(2)]);
}

/** The same look in the picture as it was taken, where tiles are counted: it leans where the picture was levelled. */
export function lookInPicture(look: Look, levelling: Levelling): TileLook {
  const rows = levellingMatrix(levelling);
  // The matrix turns, so its inverse is itself with rows and columns changed.
  const back = (v: Vector): Vector => [
    rows[0][0] * v[0] + rows[1][0] * v[1] + rows[2][0] * v[2],
    rows[0][1] * v[0] + rows[1][1] * v[1] + rows[2][1] * v[2],
    rows[0][2] * v[0] + rows[1][2] * v[1] + rows[2][2] * v[2],
  ];
  const [, up, forward] = axesOf(look);
  const direction = toDirection(back(forward));
  const [right0, up0] = axesOf(direction);
  const lifted = back(up);
  return {
    ...direction,
    fov: look.fov,
    roll: (Math.atan2(dot(lifted, right0), dot(lifted, up0)) * 180) / Math.PI,
  };
}
