import { rotationOf, turned } from "../stitching/rotation.ts";
import type { EdgeLine } from "./edge-lines.ts";
import type { FittedFrame } from "./fit-frame.ts";
import { lineRayOf, missOf, normalOf, type PhotoSize } from "./line-rays.ts";
import type { Vector } from "./photo-camera.ts";
import { cross, dot, unit } from "./vectors.ts";

/** Edges above the horizon are those of walls; below it, a floor laid slantwise may outnumber them. */
const BELOW_COUNTS = 0.4;
const TOLERANCE = Math.sin((1 * Math.PI) / 180);
/** Other directions must explain so much more than those that the lens was fitted to. */
const GAIN = 1.2;
/** And so much more length, as a share of the photo's longer side: hills in a window are no walls. */
const LEAST_GAIN = 0.3;
const MOST_TRIED = 60;

/**
 * Down, and the two level directions along which the walls run. They are mostly those to which the lens was fitted; where boards or tiles
 * lie at another angle than the walls, both are at right angles and either tells the lens, but only one of them is the room's.
 *
 * @param steps how much each line parts two colours, 0 to 1: a wall's edge does, a joint between tiles does not
 */
export function wallAxes(
  lines: readonly EdgeLine[],
  steps: readonly number[],
  size: PhotoSize,
  { axes, focal, curvature }: FittedFrame,
): readonly [Vector, Vector, Vector] {
  const down = axes[0];
  const level = lines.flatMap((line, at) => {
    const ray = lineRayOf(line, size, focal, curvature);
    if (Math.abs(missOf(ray, down)) < 2 * TOLERANCE) return [];
    const isAbove = ray.mx * down[0] + ray.my * down[1] + down[2] < -0.02;
    const weight = line.length * (isAbove ? 0.5 + 0.5 * steps[at]! : BELOW_COUNTS * steps[at]! ** 2);
    const along = cross(normalOf(ray), down);
    return weight < 4 || Math.hypot(...along) < 0.08 ? [] : [{ ray, weight, along: unit(along)! }];
  });
  const scoreOf = (one: Vector) => {
    const other = cross(down, one);
    let score = 0;
    for (const { ray, weight } of level) {
      const miss = Math.min(Math.abs(missOf(ray, one)), Math.abs(missOf(ray, other)));
      if (miss < TOLERANCE) score += weight * (1 - (miss / TOLERANCE) ** 2);
    }
    return score;
  };
  let best = { axis: axes[1], score: scoreOf(axes[1]) * GAIN + LEAST_GAIN * Math.max(size.widthPx, size.heightPx) };
  const longest = [...level].sort((p, q) => q.weight - p.weight).slice(0, MOST_TRIED);
  for (const { along } of longest) {
    const score = scoreOf(along);
    if (score > best.score) best = { axis: along, score };
  }
  if (best.axis === axes[1]) return axes;
  // A single line's direction is only known so well: the best one nearby is taken.
  let fine = best;
  for (let step = -20; step <= 20; step++) {
    const by = step * 0.001;
    const axis = turned(rotationOf([down[0] * by, down[1] * by, down[2] * by]), best.axis);
    const score = scoreOf(axis);
    if (score > fine.score) fine = { axis, score };
  }
  const across = dot(fine.axis, down);
  const one = unit([
    fine.axis[0] - across * down[0],
    fine.axis[1] - across * down[1],
    fine.axis[2] - across * down[2],
  ])!;
  return [down, one, cross(down, one)];
}
