import type { Matrix } from "./matrix.ts";
import type { Path } from "./path.ts";

/** Greatest distance between a curve and its chords, in pixels. */
const TOLERANCE_PX = 0.01;
const MOST_CHORDS = 200;

/** A run of points, x and y in turn. */
export interface Contour {
  points: number[];
  isClosed: boolean;
}

/** A path's contours in pixels, their curves cut into chords. */
export function flattened({ commands }: Path, [a, b, c, d, e, f]: Matrix): Contour[] {
  const contours: Contour[] = [];
  let contour: Contour | null = null;
  let [x, y] = [0, 0];
  const open = (): Contour => {
    if (contour === null) {
      contour = { points: [x, y], isClosed: false };
      contours.push(contour);
    }
    return contour;
  };
  const pixelX = (px: number, py: number) => a * px + c * py + e;
  const pixelY = (px: number, py: number) => b * px + d * py + f;
  for (const command of commands) {
    if (command[0] === "Z") {
      if (contour !== null) {
        const { points }: Contour = contour;
        (contour as Contour).isClosed = true;
        [x, y] = [points[0]!, points[1]!];
      }
      contour = null;
    } else if (command[0] === "M") {
      contour = null;
      [x, y] = [pixelX(command[1], command[2]), pixelY(command[1], command[2])];
    } else if (command[0] === "L") {
      const { points } = open();
      [x, y] = [pixelX(command[1], command[2]), pixelY(command[1], command[2])];
      points.push(x, y);
    } else if (command[0] === "Q") {
      const { points } = open();
      const [x1, y1] = [pixelX(command[1], command[2]), pixelY(command[1], command[2])];
      const [x2, y2] = [pixelX(command[3], command[4]), pixelY(command[3], command[4])];
      // A quadratic is |p0 − 2·p1 + p2| / 4 away from its chord; n chords divide that by n².
      const bend = bendOf(x, y, x1, y1, x2, y2);
      const chords = chordsFor(bend / 4);
      for (let i = 1; i < chords; i++) {
        const t = i / chords;
        const [ss, ts, tt] = [(1 - t) * (1 - t), 2 * t * (1 - t), t * t];
        points.push(ss * x + ts * x1 + tt * x2, ss * y + ts * y1 + tt * y2);
      }
      points.push(x2, y2);
      [x, y] = [x2, y2];
    } else {
      const { points } = open();
      const [x1, y1] = [pixelX(command[1], command[2]), pixelY(command[1], command[2])];
      const [x2, y2] = [pixelX(command[3], command[4]), pixelY(command[3], command[4])];
      const [x3, y3] = [pixelX(command[5], command[6]), pixelY(command[5], command[6])];
      // The second derivative is 6 times the greater second difference at most, and a chord is off by an eighth of it.
      const bend = Math.max(bendOf(x, y, x1, y1, x2, y2), bendOf(x1, y1, x2, y2, x3, y3));
      const chords = chordsFor(0.75 * bend);
      for (let i = 1; i < chords; i++) {
        const t = i / chords;
        const s = 1 - t;
        const [p, q, r, u] = [s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t];
        points.push(p * x + q * x1 + r * x2 + u * x3, p * y + q * y1 + r * y2 + u * y3);
      }
      points.push(x3, y3);
      [x, y] = [x3, y3];
    }
  }
  return contours;
}

function bendOf(x0: number, y0: number, x1: number, y1: number, x2: number, y2: number): number {
  const [dx, dy] = [x0 - 2 * x1 + x2, y0 - 2 * y1 + y2];
  return Math.sqrt(dx * dx + dy * dy);
}

const chordsFor = (distancePx: number) =>
  Math.max(1, Math.min(MOST_CHORDS, Math.ceil(Math.sqrt(distancePx / TOLERANCE_PX))));
