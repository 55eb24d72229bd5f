import type { EdgeChain } from "./edge-chains.ts";

/** A straight or gently bent edge: its ends and its middle, in pixels. */
export interface EdgeLine {
  readonly x1: number;
  readonly y1: number;
  readonly xm: number;
  readonly ym: number;
  readonly x2: number;
  readonly y2: number;
  /** In pixels. */
  readonly length: number;
  readonly strength: number;
}

/** Points may lie this far from a line, in pixels. */
const TOLERANCE = 1.1;
/** A line bends at most as a circle of so many half diagonals does; anything rounder is a thing, not a lens. */
const LEAST_RADIUS = 2;
/** Shorter lines say nothing about the lens: they are taken as straight. */
const LEAST_BENT = 70;

/**
 * Cuts chains where they turn (Ramer 1972) and fits each piece by least squares with a parabola, so that a wide lens does not cut a wall's
 * edge to pieces.
 *
 * @param leastLength in pixels
 */
export function findEdgeLines(
  chains: readonly EdgeChain[],
  { halfDiagonal, leastLength }: { halfDiagonal: number; leastLength: number },
): EdgeLine[] {
  const found: EdgeLine[] = [];
  for (const chain of chains) {
    const open: [number, number][] = [[0, chain.xs.length - 1]];
    for (let next = open.pop(); next !== undefined; next = open.pop()) {
      const [from, to] = next;
      if (to - from + 1 < leastLength * 0.7) continue;
      const { line, worst, isFit } = fitted(chain, from, to, halfDiagonal);
      if (isFit) {
        if (line.length >= leastLength) found.push(line);
      } else {
        open.push([from, worst], [worst, to]);
      }
    }
  }
  return found;
}

/** Parabola v = a + b·u + c·u² over the chord, u from -1 to 1. */
function fitted({ xs, ys, strength }: EdgeChain, from: number, to: number, halfDiagonal: number) {
  const [ax, ay, bx, by] = [xs[from]!, ys[from]!, xs[to]!, ys[to]!];
  const [mx, my] = [(ax + bx) / 2, (ay + by) / 2];
  const half = Math.max(1e-6, Math.hypot(bx - ax, by - ay) / 2);
  const [ux, uy] = [(bx - ax) / (2 * half), (by - ay) / (2 * half)];
  // Ends lie on corners, where the gradient turns: the fit leaves out two points of each.
  const trim = to - from > 12 ? 2 : 0;
  let [n, s1, s2, s3, s4, t0, t1, t2] = [0, 0, 0, 0, 0, 0, 0, 0];
  for (let at = from + trim; at <= to - trim; at++) {
    const [dx, dy] = [xs[at]! - mx, ys[at]! - my];
    const u = (dx * ux + dy * uy) / half;
    const v = dy * ux - dx * uy;
    const uu = u * u;
    n++;
    s1 += u;
    s2 += uu;
    s3 += uu * u;
    s4 += uu * uu;
    t0 += v;
    t1 += u * v;
    t2 += uu * v;
  }
  let [a, b, c] = straightFit(n, s1, s2, t0, t1);
  if (2 * half >= LEAST_BENT) {
    const det = n * (s2 * s4 - s3 * s3) - s1 * (s1 * s4 - s2 * s3) + s2 * (s1 * s3 - s2 * s2);
    if (Math.abs(det) > 1e-9) {
      a = (t0 * (s2 * s4 - s3 * s3) - s1 * (t1 * s4 - s3 * t2) + s2 * (t1 * s3 - s2 * t2)) / det;
      b = (n * (t1 * s4 - s3 * t2) - t0 * (s1 * s4 - s2 * s3) + s2 * (s1 * t2 - t1 * s2)) / det;
      c = (n * (s2 * t2 - t1 * s3) - s1 * (s1 * t2 - t1 * s2) + t0 * (s1 * s3 - s2 * s2)) / det;
    }
    const most = (half * half) / (2 * LEAST_RADIUS * halfDiagonal);
    if (Math.abs(c) > most) [a, b, c] = straightFit(n, s1, s2, t0, t1);
  }
  let far = 0;
  let worst = (from + to) >> 1;
  let bad = 0;
  for (let at = from + trim; at <= to - trim; at++) {
    const [dx, dy] = [xs[at]! - mx, ys[at]! - my];
    const u = (dx * ux + dy * uy) / half;
    const apart = Math.abs(dy * ux - dx * uy - (a + b * u + c * u * u));
    if (apart > TOLERANCE) bad++;
    if (apart > far) {
      far = apart;
      worst = at;
    }
  }
  // Noise throws a few points aside without bending the line.
  const isFit = far <= TOLERANCE || (bad <= 0.04 * n && far <= 2.2 * TOLERANCE);
  const middle = Math.min(to - 3, Math.max(from + 3, worst));
  const place = (u: number) => {
    const v = a + b * u + c * u * u;
    return { x: mx + u * half * ux - v * uy, y: my + u * half * uy + v * ux };
  };
  const [p, m, q] = [place(-1), place(0), place(1)];
  const line: EdgeLine = { x1: p.x, y1: p.y, xm: m.x, ym: m.y, x2: q.x, y2: q.y, length: 2 * half, strength };
  return { line, worst: middle, isFit: isFit || to - from < 6 };
}

function straightFit(n: number, s1: number, s2: number, t0: number, t1: number): [number, number, number] {
  const det = n * s2 - s1 * s1;
  return Math.abs(det) < 1e-9 ? [0, 0, 0] : [(t0 * s2 - s1 * t1) / det, (n * t1 - s1 * t0) / det, 0];
}
