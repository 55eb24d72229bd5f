import { seededRandom } from "../stitching/seeded-random.ts";
import type { EdgeLine } from "./edge-lines.ts";
import { type LineRay, lineRayOf, missOf, normalOf, type PhotoSize } from "./line-rays.ts";
import type { Vector } from "./photo-camera.ts";
import { cross, dot, unit } from "./vectors.ts";

/** Three directions at right angles as the camera sees them (x right, y down, z ahead), and the lens that goes with them. */
export interface FrameGuess {
  /** Down, and two level ones. */
  readonly axes: readonly [Vector, Vector, Vector];
  readonly focal: number;
  readonly curvature: number;
  readonly score: number;
}

/** Focal lengths that are tried, in diagonals of the photo: 13 to 75 mm on 35 mm film. */
const FOCALS = [0.3, 0.37, 0.45, 0.54, 0.65, 0.79, 0.96, 1.2, 1.65] as const;
const CURVATURES = [0, -0.1] as const;
/** A line that misses its vanishing point by more has no part in a first guess. */
const TOLERANCE = Math.sin((2.2 * Math.PI) / 180);
const UPRIGHTS = 70;
const KEPT_UPRIGHTS = 4;
/**
 * Half of those kept are of cameras that are held nearly level, as most are: the joints of a floor run steeply in the photo and would
 * crowd out the few edges of walls.
 */
const KEPT_LEVEL = 2;
const LEVEL = Math.cos((13 * Math.PI) / 180);
const LEVELS = 50;
const ELSEWHERE = Math.cos((6 * Math.PI) / 180);
const MOST_LINES = 220;

/**
 * Guesses at the three directions of a room's edges: two upright lines propose what is down, a third one a level direction, for a row of
 * lenses (sampling as Fischler and Bolles 1981). The best guess of each lens comes back, best first.
 *
 * @param known a focal length that the file tells, tried beside the others
 */
export function guessFrames(lines: readonly EdgeLine[], size: PhotoSize, known: number | null): FrameGuess[] {
  const diagonal = Math.hypot(size.widthPx, size.heightPx);
  const longest = [...lines].sort((p, q) => q.length - p.length).slice(0, MOST_LINES);
  const focals = FOCALS.map((by) => by * diagonal);
  if (known !== null) focals.push(known);
  const random = seededRandom(11);
  const guesses: FrameGuess[] = [];
  for (const curvature of CURVATURES)
    for (const focal of focals) {
      const rays = longest.map((line) => lineRayOf(line, size, focal, curvature));
      for (const guess of guessesAt(rays, random)) guesses.push({ ...guess, focal, curvature });
    }
  return guesses.sort((p, q) => q.score - p.score);
}

/** The best guess, and the best one that looks elsewhere. */
function guessesAt(rays: readonly LineRay[], random: () => number): Pick<FrameGuess, "axes" | "score">[] {
  const steep = rays.filter(({ tx, ty }) => Math.abs(ty) > 2 * Math.abs(tx));
  const uprights: { axis: Vector; score: number }[] = [];
  const tryUpright = (axis: Vector | null) => {
    if (axis === null || Math.abs(axis[1]) < 0.8) return;
    const down: Vector = axis[1] < 0 ? [-axis[0], -axis[1], -axis[2]] : axis;
    uprights.push({ axis: down, score: scoreOf(steep, [down]) });
  };
  tryUpright([0, 1, 0]);
  for (let round = 0; round < UPRIGHTS && steep.length > 1; round++)
    tryUpright(unit(cross(normalOf(picked(steep, random)), normalOf(picked(steep, random)))));
  uprights.sort((p, q) => q.score - p.score);
  const all: Pick<FrameGuess, "axes" | "score">[] = [];
  const kept: Vector[] = [];
  const keep = (from: readonly { axis: Vector }[], most: number) => {
    for (const { axis } of from)
      if (kept.length < most && kept.every((other) => Math.hypot(...cross(other, axis)) >= 0.01)) kept.push(axis);
  };
  keep(
    uprights.filter(({ axis }) => axis[1] > LEVEL),
    KEPT_LEVEL,
  );
  keep(uprights, KEPT_UPRIGHTS);
  for (const axis of kept) {
    for (let round = 0; round < LEVELS; round++) {
      const level = unit(cross(normalOf(picked(rays, random)), axis));
      if (level === null) continue;
      const axes: [Vector, Vector, Vector] = [axis, level, cross(axis, level)];
      all.push({ axes, score: scoreOf(rays, axes) });
    }
  }
  all.sort((p, q) => q.score - p.score);
  const best = all[0];
  if (best === undefined) return [];
  const other = all.find(({ axes }) =>
    axes.some((axis) => best.axes.every((one) => Math.abs(dot(axis, one)) < ELSEWHERE)),
  );
  return other === undefined ? [best] : [best, other];
}

/** Longer lines are drawn more often: the list begins with them. */
function picked(rays: readonly LineRay[], random: () => number): LineRay {
  return rays[Math.floor(random() ** 1.6 * rays.length)]!;
}

/** Length of lines that run to one of the vanishing points, the fuller the straighter they do. */
function scoreOf(rays: readonly LineRay[], axes: readonly Vector[]): number {
  let score = 0;
  for (const ray of rays) {
    let miss = 1;
    for (const axis of axes) miss = Math.min(miss, Math.abs(missOf(ray, axis)));
    if (miss < TOLERANCE) score += ray.length * (1 - (miss / TOLERANCE) ** 2);
  }
  return score;
}
