import { eigenOfSymmetric, multiplied, type Ray, type Rotation, turned } from "./rotation.ts";

/**
 * Turns a whole set so that the horizon lies level (wave straightening, Brown and Lowe 2007): people hold phones without leaning, so all
 * cameras' x axes lie in one plane, and what stands upright on it is up. The first photo then looks along yaw 0.
 */
export function levelHorizon(rotations: readonly (Rotation | null)[]): (Rotation | null)[] {
  const known = rotations.filter((rotation) => rotation !== null);
  if (known.length === 0) return [...rotations];
  const spread = [0, 1, 2].map((row) =>
    [0, 1, 2].map((column) => known.reduce((sum, r) => sum + r[row * 3]! * r[column * 3]!, 0)),
  );
  // One photo, or several that look the same way, leave a whole plane of answers: their own y axes then say which.
  const downs = known.reduce<[number, number, number]>(
    (sum, r) => [sum[0] + r[1]!, sum[1] + r[4]!, sum[2] + r[7]!],
    [0, 0, 0],
  );
  const { values, vectors } = eigenOfSymmetric(spread);
  const isClear = values[1]! > 0.05 * known.length;
  const axis = isClear ? vectors[2]! : downs;
  const length = Math.hypot(axis[0]!, axis[1]!, axis[2]!) || 1;
  const sign = axis[0]! * downs[0] + axis[1]! * downs[1] + axis[2]! * downs[2] < 0 ? -1 / length : 1 / length;
  const down: Ray = [axis[0]! * sign, axis[1]! * sign, axis[2]! * sign];
  const ahead = turned(known[0]!, [0, 0, 1]);
  const along = ahead[0] * down[0] + ahead[1] * down[1] + ahead[2] * down[2];
  let forward: Ray = [ahead[0] - along * down[0], ahead[1] - along * down[1], ahead[2] - along * down[2]];
  const reach = Math.hypot(...forward);
  if (reach < 1e-6) return [...rotations];
  forward = [forward[0] / reach, forward[1] / reach, forward[2] / reach];
  // Right is down × forward.
  const right: Ray = [
    down[1] * forward[2] - down[2] * forward[1],
    down[2] * forward[0] - down[0] * forward[2],
    down[0] * forward[1] - down[1] * forward[0],
  ];
  const level = Float64Array.from([...right, ...down, ...forward]);
  return rotations.map((rotation) => (rotation === null ? null : multiplied(level, rotation)));
}
