import type { ExactPoint, Ring } from "../../floor-plan/level-shape.ts";

/** Plane geometry of outlines, in plan millimetres: x to the right, y downwards. */

/** Twice the signed area; positive for rings that turn clockwise as they are seen. */
function doubledArea(ring: Ring): number {
  let sum = 0;
  ring.forEach((a, index) => {
    const b = ring[(index + 1) % ring.length]!;
    sum += a.x * b.y - b.x * a.y;
  });
  return sum;
}

/** The part of a ring where n · p ≤ limit (Sutherland–Hodgman); empty where nothing is left. */
export function clipped(ring: Ring, normal: ExactPoint, limit: number): Ring {
  const result: ExactPoint[] = [];
  const over = (p: ExactPoint) => normal.x * p.x + normal.y * p.y - limit;
  ring.forEach((a, index) => {
    const b = ring[(index + 1) % ring.length]!;
    const [da, db] = [over(a), over(b)];
    if (da <= 0) result.push(a);
    if ((da < 0 && db > 0) || (da > 0 && db < 0)) {
      const t = da / (da - db);
      result.push({ x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t });
    }
  });
  const kept = result.filter((p, index) => !isSame(p, result[(index + 1) % result.length]!));
  return kept.length < 3 || Math.abs(doubledArea(kept)) < 1 ? [] : kept;
}

const isSame = (a: ExactPoint, b: ExactPoint) => Math.abs(a.x - b.x) < 0.01 && Math.abs(a.y - b.y) < 0.01;

/** Whether a point lies inside the rings, by the even-odd rule. */
export function isInside(rings: readonly Ring[], p: ExactPoint): boolean {
  let inside = false;
  for (const ring of rings) {
    ring.forEach((a, index) => {
      const b = ring[(index + 1) % ring.length]!;
      if (a.y > p.y !== b.y > p.y && p.x < ((b.x - a.x) * (p.y - a.y)) / (b.y - a.y) + a.x) inside = !inside;
    });
  }
  return inside;
}

/** Distance from a point to a stretch between two others. */
function distanceToSide(p: ExactPoint, a: ExactPoint, b: ExactPoint): number {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const size = dx * dx + dy * dy;
  const t = size === 0 ? 0 : Math.max(0, Math.min(1, ((p.x - a.x) * dx + (p.y - a.y) * dy) / size));
  return Math.hypot(p.x - a.x - t * dx, p.y - a.y - t * dy);
}

/** Distance from a point to the nearest side of any of the rings. */
export function distanceToRings(p: ExactPoint, rings: readonly Ring[]): number {
  let least = Number.POSITIVE_INFINITY;
  for (const ring of rings) {
    ring.forEach((a, index) => {
      least = Math.min(least, distanceToSide(p, a, ring[(index + 1) % ring.length]!));
    });
  }
  return least;
}

/** Triangles, each clockwise as seen, that fill the first ring without the others (ear clipping, holes joined by a seam). */
export function triangles(rings: readonly Ring[]): readonly (readonly [ExactPoint, ExactPoint, ExactPoint])[] {
  const [outer, ...holes] = rings;
  if (!outer || outer.length < 3) return [];
  let ring = doubledArea(outer) < 0 ? [...outer].reverse() : [...outer];
  const sorted = holes
    .filter((hole) => hole.length >= 3)
    .map((hole) => (doubledArea(hole) > 0 ? [...hole].reverse() : [...hole]))
    .sort((a, b) => Math.max(...b.map((p) => p.x)) - Math.max(...a.map((p) => p.x)));
  for (const hole of sorted) ring = seamed(ring, hole);
  return ears(ring);
}

/** Joins a hole to its ring by the shortest seam that crosses neither. */
function seamed(ring: ExactPoint[], hole: ExactPoint[]): ExactPoint[] {
  let best: { i: number; j: number; size: number } | null = null;
  for (let i = 0; i < ring.length; i++) {
    for (let j = 0; j < hole.length; j++) {
      const size = Math.hypot(ring[i]!.x - hole[j]!.x, ring[i]!.y - hole[j]!.y);
      if (best && size >= best.size) continue;
      if (crosses(ring[i]!, hole[j]!, ring) || crosses(ring[i]!, hole[j]!, hole)) continue;
      best = { i, j, size };
    }
  }
  if (!best) return ring;
  return [...ring.slice(0, best.i + 1), ...hole.slice(best.j), ...hole.slice(0, best.j + 1), ...ring.slice(best.i)];
}

const turn = (a: ExactPoint, b: ExactPoint, c: ExactPoint) => (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);

function crosses(a: ExactPoint, b: ExactPoint, ring: Ring): boolean {
  return ring.some((c, index) => {
    const d = ring[(index + 1) % ring.length]!;
    if (isSame(c, a) || isSame(d, a) || isSame(c, b) || isSame(d, b)) return false;
    return turn(a, b, c) * turn(a, b, d) < 0 && turn(c, d, a) * turn(c, d, b) < 0;
  });
}

function ears(points: ExactPoint[]): readonly (readonly [ExactPoint, ExactPoint, ExactPoint])[] {
  const ring = points.slice();
  const found: (readonly [ExactPoint, ExactPoint, ExactPoint])[] = [];
  let idle = 0;
  let at = 0;
  while (ring.length > 3 && idle <= ring.length) {
    const size = ring.length;
    const a = ring[at % size]!;
    const b = ring[(at + 1) % size]!;
    const c = ring[(at + 2) % size]!;
    const bend = turn(a, b, c);
    const isEar =
      bend > 1e-6 &&
      !ring.some(
        (p) =>
          !isSame(p, a) &&
          !isSame(p, b) &&
          !isSame(p, c) &&
          turn(a, b, p) >= -1e-9 &&
          turn(b, c, p) >= -1e-9 &&
          turn(c, a, p) >= -1e-9,
      );
    if (isEar || Math.abs(bend) <= 1e-6) {
      if (isEar) found.push([a, b, c]);
      ring.splice((at + 1) % size, 1);
      idle = 0;
    } else {
      idle += 1;
      at += 1;
    }
    if (at >= ring.length) at = 0;
  }
  if (ring.length === 3 && turn(ring[0]!, ring[1]!, ring[2]!) > 1e-6) found.push([ring[0]!, ring[1]!, ring[2]!]);
  return found;
}

/** The rest of a convex piece when another convex piece is taken out of it, as convex pieces. */
export function withoutConvex(piece: Ring, hole: Ring): readonly Ring[] {
  const turned = doubledArea(hole) < 0 ? [...hole].reverse() : hole;
  const left: Ring[] = [];
  let rest: Ring = piece;
  turned.forEach((a, index) => {
    const b = turned[(index + 1) % turned.length]!;
    // Outside of a clockwise ring lies to the left of each side.
    const normal = { x: b.y - a.y, y: a.x - b.x };
    const limit = normal.x * a.x + normal.y * a.y;
    const outside = clipped(rest, { x: -normal.x, y: -normal.y }, -limit);
    if (outside.length > 0) left.push(outside);
    rest = clipped(rest, normal, limit);
  });
  return left;
}
