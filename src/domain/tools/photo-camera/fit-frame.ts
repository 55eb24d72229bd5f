import { rotationOf, turned } from "../stitching/rotation.ts";
import { solveLinear } from "../stitching/solve-linear.ts";
import type { EdgeLine } from "./edge-lines.ts";
import { lineRayOf, missOf, type PhotoSize } from "./line-rays.ts";
import { LEAST_CURVATURE, MOST_CURVATURE, type Vector } from "./photo-camera.ts";
import type { FrameGuess } from "./room-frames.ts";

export interface FittedFrame {
  readonly axes: readonly [Vector, Vector, Vector];
  readonly focal: number;
  readonly curvature: number;
  /** Expected error of the focal length as a share of it, by the fit's own spread. */
  readonly focalSpread: number;
  /** Length of lines that run to each vanishing point within a quarter of a degree, in pixels: down, and the two level ones. */
  readonly support: readonly [number, number, number];
  /** The axis that each line belongs to, or -1. */
  readonly membership: Int8Array;
  /** Share of all lines that run to one of the vanishing points, long ones counted for more, 0 to 1. */
  readonly explained: number;
  /** The larger the better: length of lines that agree, less what the lens is unlikely to be. */
  readonly score: number;
}

/** Diagonal of a frame of 35 mm film, for which equivalent focal lengths are told. */
export const FILM_DIAGONAL_MM = 43.267;
/** Rooms are mostly taken with about 24 mm, by phones and wide lenses alike. */
export const USUAL_MM = 24;

interface Prior {
  /** Natural logarithm of a focal length in pixels, and how much it may differ. */
  readonly logFocal: number;
  readonly spread: number;
}

/** An edge point is placed this well, in pixels, with a new chance each four pixels. */
const POINT_SPREAD = 0.25;
/** Walls and frames are never quite parallel: 0.05°. */
const LEAST_SPREAD = 0.0009;
const GATES = [2.5, 1.8, 1.2, 0.9, 0.7, 0.6, 0.5, 0.5, 0.5, 0.5].map((degrees) => Math.sin((degrees * Math.PI) / 180));
const AGREES = Math.sin((0.3 * Math.PI) / 180);
/** Shorter lines say nothing about the lens. */
const LEAST_BOWED = 110;
const CAUCHY = 2.5;
const CURVATURE_SPREAD = 0.07;
/** A wall's edge, as a share of the longer side; a pattern's lines are shorter and count for less than their length. */
const LONG = 0.12;
/** Three directions with some lines prove more than one with very many. */
const SATURATION = 0.6;
/** From 13.5 to 54 mm every lens is as likely as any other. */
const MIDDLE_MM = 27;
const UNUSUAL_LENS = 0.35;
const UNUSUAL_ROLL = 0.14;
const STEP = [1e-5, 1e-5, 1e-5, 1e-5, 1e-4] as const;

/**
 * Fits directions, focal length and curvature together to all lines that run to a vanishing point: least squares with Cauchy's weights over
 * the angle by which each line misses its vanishing point, and over its bow, by the steps of Gauss and Newton.
 *
 * @param isBent whether curvature is fitted; otherwise it is 0
 */
export function fitFrame(
  lines: readonly EdgeLine[],
  size: PhotoSize,
  guess: FrameGuess,
  { prior, isBent }: { prior: Prior; isBent: boolean },
): FittedFrame {
  let { axes, focal } = guess as { axes: readonly Vector[]; focal: number };
  let curvature = isBent ? guess.curvature : 0;
  const misses = new Float64Array(lines.length * 2);
  const membership = new Int8Array(lines.length);
  const count = isBent ? 5 : 4;
  let normal: number[][] = [];
  let spread = 1;
  for (const gate of GATES) {
    chooseAxes(lines, size, { axes, focal, curvature }, gate, membership);
    missesOf(lines, size, axes, focal, curvature, membership, misses);
    const weights = Float64Array.from(misses, (miss) => 1 / (1 + (miss / CAUCHY) ** 2));
    const columns = STEP.slice(0, count).map((step, at) => {
      const moved = new Float64Array(misses.length);
      const turn = axes.map((axis) =>
        at < 3 ? turned(rotationOf([0, 1, 2].map((k) => (k === at ? step : 0)) as unknown as Vector), axis) : axis,
      );
      missesOf(
        lines,
        size,
        turn,
        at === 3 ? focal * Math.exp(step) : focal,
        at === 4 ? curvature + step : curvature,
        membership,
        moved,
      );
      for (let k = 0; k < moved.length; k++) moved[k] = (moved[k]! - misses[k]!) / step;
      return moved;
    });
    normal = columns.map((p) =>
      columns.map((q) => {
        let sum = 0;
        for (let k = 0; k < p.length; k++) sum += weights[k]! * p[k]! * q[k]!;
        return sum;
      }),
    );
    const right = columns.map((p) => {
      let sum = 0;
      for (let k = 0; k < p.length; k++) sum -= weights[k]! * p[k]! * misses[k]!;
      return sum;
    });
    spread = spreadOf(misses, weights);
    normal[3]![3] = normal[3]![3]! + spread / prior.spread ** 2;
    right[3] = right[3]! + (spread * (prior.logFocal - Math.log(focal))) / prior.spread ** 2;
    if (isBent) {
      normal[4]![4] = normal[4]![4]! + spread / CURVATURE_SPREAD ** 2;
      right[4] = right[4]! - (spread * curvature) / CURVATURE_SPREAD ** 2;
    }
    for (let at = 0; at < 3; at++) normal[at]![at] = normal[at]![at]! + 1e-6;
    const move = solveLinear(normal, right);
    if (move === null) break;
    const turn = rotationOf([move[0]!, move[1]!, move[2]!].map((by) => Math.max(-0.1, Math.min(0.1, by))) as never);
    axes = axes.map((axis) => turned(turn, axis));
    focal *= Math.exp(Math.max(-0.25, Math.min(0.25, move[3]!)));
    if (isBent)
      curvature = Math.max(
        LEAST_CURVATURE,
        Math.min(MOST_CURVATURE, curvature + Math.max(-0.08, Math.min(0.08, move[4]!))),
      );
  }
  const unitColumn = solveLinear(normal, [0, 0, 0, 1, 0].slice(0, count));
  const focalSpread = unitColumn === null ? prior.spread : Math.sqrt(Math.max(0, unitColumn[3]!) * spread);
  const support = supportOf(lines, size, axes, focal, curvature, membership);
  return {
    axes: axes as unknown as FittedFrame["axes"],
    focal,
    curvature,
    focalSpread,
    support: support.lengths,
    explained: support.explained,
    membership,
    score: support.score,
  };
}

/** Variance of the misses in units of what was expected, at least a quarter: a few lines that happen to agree prove nothing. */
function spreadOf(misses: Float64Array, weights: Float64Array): number {
  let [sum, total] = [0, 0];
  for (let at = 0; at < misses.length; at++) {
    if (misses[at] === 0) continue;
    sum += weights[at]! * misses[at]! ** 2;
    total += weights[at]!;
  }
  return Math.max(0.25, total === 0 ? 1 : sum / total);
}

type Frame = Pick<FrameGuess, "focal" | "curvature"> & { axes: readonly Vector[] };

/** Each line goes to the direction that it misses least; one that two explain alike, or none, goes to none. */
function chooseAxes(lines: readonly EdgeLine[], size: PhotoSize, frame: Frame, gate: number, into: Int8Array): void {
  for (let at = 0; at < lines.length; at++) {
    const ray = lineRayOf(lines[at]!, size, frame.focal, frame.curvature);
    const misses = frame.axes.map((axis) => Math.abs(missOf(ray, axis)));
    const best = misses.indexOf(Math.min(...misses));
    const second = Math.min(...misses.filter((_, axis) => axis !== best));
    into[at] = misses[best]! < gate && second > 2.5 * misses[best]! + gate / 2 ? best : -1;
  }
}

/** Two numbers a line, in expected spreads: the angle by which it misses its vanishing point, and its bow. */
function missesOf(
  lines: readonly EdgeLine[],
  size: PhotoSize,
  axes: readonly Vector[],
  focal: number,
  curvature: number,
  membership: Int8Array,
  into: Float64Array,
): void {
  for (let at = 0; at < lines.length; at++) {
    const axis = axes[membership[at]!];
    into[2 * at] = 0;
    into[2 * at + 1] = 0;
    if (axis === undefined) continue;
    const line = lines[at]!;
    const ray = lineRayOf(line, size, focal, curvature);
    const points = Math.max(3, line.length / 4);
    const expected = (POINT_SPREAD * Math.sqrt(12 / points)) / line.length + LEAST_SPREAD;
    into[2 * at] = missOf(ray, axis) / expected;
    if (line.length > LEAST_BOWED) into[2 * at + 1] = ray.bow / (0.2 + POINT_SPREAD * Math.sqrt(5 / points));
  }
}

function supportOf(
  lines: readonly EdgeLine[],
  size: PhotoSize,
  axes: readonly Vector[],
  focal: number,
  curvature: number,
  membership: Int8Array,
) {
  const lengths: [number, number, number] = [0, 0, 0];
  const weighed: [number, number, number] = [0, 0, 0];
  const long = LONG * Math.max(size.widthPx, size.heightPx);
  let all = 0;
  let agreed = 0;
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at]!;
    const weight = (line.length / long) ** 1.5;
    all += weight;
    const axis = membership[at]!;
    if (axis < 0) continue;
    const ray = lineRayOf(line, size, focal, curvature);
    const gate = AGREES + 0.5 / line.length;
    const miss = Math.abs(missOf(ray, axes[axis]!));
    if (miss >= gate) continue;
    const bowed = line.length > LEAST_BOWED ? 1 / (1 + (ray.bow / 1.2) ** 2) : 1;
    lengths[axis]! += line.length;
    agreed += weight;
    weighed[axis]! += weight * (1 - (miss / gate) ** 2) * bowed;
  }
  const mm = (focal / Math.hypot(size.widthPx, size.heightPx)) * FILM_DIAGONAL_MM;
  const unusual =
    (Math.max(0, Math.abs(Math.log(mm / MIDDLE_MM)) - Math.LN2) / UNUSUAL_LENS) ** 2 +
    (Math.atan2(axes[0]![0], axes[0]![1]) / UNUSUAL_ROLL) ** 2;
  const score = weighed.reduce((sum, one) => sum + one ** SATURATION, 0) * Math.exp(-unusual / 2);
  return { lengths, score, explained: all === 0 ? 0 : agreed / all };
}
