import { type Direction, type Levelling, levellingMatrix, toDirection } from "#domain/tools/tours/tour-geometry.ts";

/**
 * Directions between a tour and a headset. WebXR looks along −z with y upwards; a tour looks along +z. `turn` is the yaw of the tour that lies
 * straight ahead in the headset's space.
 */

/** @param m 16 numbers column by column; @returns the direction in the tour of the ray −z that this transform turns */
export function directionOfRay(m: ArrayLike<number>, turn: number): Direction {
  const { yaw, pitch } = toDirection([-m[8]!, -m[9]!, m[10]!]);
  return { yaw: yaw + turn, pitch };
}

/**
 * From a direction of the picture to the clip space of one eye, column by column: levelled, turned, with z changed to WebXR's, by the eye's
 * turn (its place is left out: a panorama has no depth) and by its projection.
 *
 * @param projection and eye (the inverse of its transform), 16 numbers each, column by column
 */
export function eyeMatrix(
  projection: ArrayLike<number>,
  eye: ArrayLike<number>,
  turn: number,
  levelling: Levelling,
): Float32Array {
  const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
  const [x, y, z] = levellingMatrix(levelling);
  const turned = [
    [0, 1, 2].map((i) => cos * x[i]! - sin * z[i]!),
    [...y],
    [0, 1, 2].map((i) => -(sin * x[i]! + cos * z[i]!)),
  ];
  const matrix = new Float32Array(16);
  for (let column = 0; column < 3; column++) {
    const seen = [0, 1, 2].map((row) => [0, 1, 2].reduce((sum, k) => sum + eye[k * 4 + row]! * turned[k]![column]!, 0));
    for (let row = 0; row < 4; row++)
      matrix[column * 4 + row] = [0, 1, 2].reduce((sum, k) => sum + projection[k * 4 + row]! * seen[k]!, 0);
  }
  for (let row = 0; row < 4; row++) matrix[12 + row] = projection[12 + row]!;
  return matrix;
}
