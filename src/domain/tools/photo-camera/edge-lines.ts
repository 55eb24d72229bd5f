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
/** A share of its points may lie aside, and that far. */
const MOST_ASIDE = 0.12;
const FARTHEST_ASIDE = 4;
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

/** Points of a chain over its chord, u from -1 to 1, v in pixels beside it. */
interface Chord {
  readonly us: Float64Array;
  readonly vs: Float64Array;
  /** Half its length. */
  readonly half: number;
}

/** Parabola v = a + b·u + c·u² over the chord; points that lie aside of a first one have no part in the second. */
function fitted({ xs, ys, strength }: EdgeChain, from: number, to: number, halfDiagonal: number) {
  const [ax, ay, bx, by] = [xs[from]!, ys[from]!, xs[to]!, ys[to]!];
  const [mx, my] = [(ax + bx) / 2, (ay + by) / 2];
  const half = Math.max(1e-6, Math.hypot(bx - ax, by - ay) / 2);
  const [ux, uy] = [(bx - ax) / (2 * half), (by - ay) / (2 * half)];
  // Ends lie on corners, where the gradient turns: the fit leaves out two points of each.
  const trim = to - from > 12 ? 2 : 0;
  const count = to - from + 1 - 2 * trim;
  const us = new Float64Array(count);
  const vs = new Float64Array(count);
  for (let k = 0; k < count; k++) {
    const [dx, dy] = [xs[from + trim + k]! - mx, ys[from + trim + k]! - my];
    us[k] = (dx * ux + dy * uy) / half;
    vs[k] = dy * ux - dx * uy;
  }
  const chord = { us, vs, half };
  let curve = parabolaOf(chord, halfDiagonal, null);
  curve = parabolaOf(chord, halfDiagonal, curve);
  const [a, b, c] = curve;
  let far = 0;
  let bad = 0;
  // A chain is cut where it lies farthest from its chord: the curve through most of its points may run far beyond a corner.
  let worst = count >> 1;
  let widest = 0;
  for (let k = 0; k < count; k++) {
    const apart = Math.abs(vs[k]! - (a + b * us[k]! + c * us[k]! * us[k]!));
    if (apart > TOLERANCE) bad++;
    far = Math.max(far, apart);
    if (Math.abs(vs[k]!) > widest) {
      widest = Math.abs(vs[k]!);
      worst = k;
    }
  }
  // Boards and tiles that end at an edge throw a few of its points aside without bending it.
  const isFit = far <= TOLERANCE || (bad <= MOST_ASIDE * count && far <= FARTHEST_ASIDE);
  const middle = Math.min(to - 3, Math.max(from + 3, from + trim + worst));
  const place = (u: number) => {
    const v = a + b * u + c * u * u;
    return { x: mx + u * half * ux - v * uy, y: my + u * half * uy + v * ux };
  };
  const [p, m, q] = [place(-1), place(0), place(1)];
  const line: EdgeLine = { x1: p.x, y1: p.y, xm: m.x, ym: m.y, x2: q.x, y2: q.y, length: 2 * half, strength };
  return { line, worst: middle, isFit: isFit || to - from < 6 };
}

type Parabola = readonly [number, number, number];

/** @param before points farther from it than the tolerance are left out, or null for all */
function parabolaOf({ us, vs, half }: Chord, halfDiagonal: number, before: Parabola | null): Parabola {
  let [n, s1, s2, s3, s4, t0, t1, t2] = [0, 0, 0, 0, 0, 0, 0, 0];
  for (let k = 0; k < us.length; k++) {
    const [u, v] = [us[k]!, vs[k]!];
    const uu = u * u;
    if (before !== null && Math.abs(v - before[0] - before[1] * u - before[2] * uu) > TOLERANCE) continue;
    n++;
    s1 += u;
    s2 += uu;
    s3 += uu * u;
    s4 += uu * uu;
    t0 += v;
    t1 += u * v;
    t2 += uu * v;
  }
  if (n < 4) return before ?? [0, 0, 0];
  const straight = straightFit(n, s1, s2, t0, t1);
  const det = n * (s2 * s4 - s3 * s3) - s1 * (s1 * s4 - s2 * s3) + s2 * (s1 * s3 - s2 * s2);
  if (2 * half < LEAST_BENT || Math.abs(det) < 1e-9) return straight;
  const c = (n * (s2 * t2 - t1 * s3) - s1 * (s1 * t2 - t1 * s2) + t0 * (s1 * s3 - s2 * s2)) / det;
  if (Math.abs(c) > (half * half) / (2 * LEAST_RADIUS * halfDiagonal)) return straight;
  const a = (t0 * (s2 * s4 - s3 * s3) - s1 * (t1 * s4 - s3 * t2) + s2 * (t1 * s3 - s2 * t2)) / det;
  const b = (n * (t1 * s4 - s3 * t2) - t0 * (s1 * s4 - s2 * s3) + s2 * (s1 * t2 - t1 * s2)) / det;
  return [a, b, c];
}

function straightFit(n: number, s1: number, s2: number, t0: number, t1: number): [number, number, number] {
  const det = n * s2 - s1 * s1;
  return Math.abs(det) < 1e-9 ? [0, 0, 0] : [(t0 * s2 - s1 * t1) / det, (n * t1 - s1 * t0) / det, 0];
}
