/**
 * Isometric drawing at 30°: x runs down to the right, y down to the left, z up. Light comes from the left, so a solid
 * shows three tones: top, left (facing y) and right (facing x).
 */

export type Point = readonly [x: number, y: number];

const COS = Math.cos(Math.PI / 6);
const SIN = 0.5;

/** Place on the screen of a point in space, in the same units, with the origin at 0, 0. */
export function project(x: number, y: number, z = 0): Point {
  return [(x - y) * COS, (x + y) * SIN - z];
}

/** A wall seen from the street: `u` along it, `v` up, `depth` into it. */
export type Wall = (u: number, v: number, depth?: number) => Point;

/** Wall that faces left, at the given y. */
export function leftWall(y: number): Wall {
  return (u, v, depth = 0) => project(u, y - depth, v);
}

/** Wall that faces right, at the given x; `u` runs from `front` (a value of y) back to the right. */
export function rightWall(x: number, front: number): Wall {
  return (u, v, depth = 0) => project(x - depth, front - u, v);
}

export interface Opening {
  /** Lower left corner and size on the wall; an arch adds half its width above `height`. */
  u: number;
  v: number;
  width: number;
  height: number;
  arched?: boolean;
  /** Thickness of the wall. */
  depth: number;
}

export interface OpeningShapes {
  /** The hole, filled with the colour of the wall's thickness. */
  reveal: Point[];
  /** Outline of the view through it. */
  inside: Point[];
  threshold: Point[];
}

/**
 * Outlines of an opening whose wall has thickness. Parts that the reveal hides are cut away, so no clip paths are
 * needed.
 */
export function openingShapes(wall: Wall, opening: Opening): OpeningShapes {
  const { u, v, width, depth } = opening;
  const outline = openingOutline(opening);
  const reveal = outline.map(([a, b]) => wall(a, b));
  const threshold = [wall(u, v), wall(u + width, v), wall(u + width, v, depth), wall(u, v, depth)];
  return {
    reveal,
    inside: clipConvex(
      outline.map(([a, b]) => wall(a, b, depth)),
      reveal,
    ),
    threshold: clipConvex(threshold, reveal),
  };
}

function openingOutline({ u, v, width, height, arched = false }: Opening): Point[] {
  const base: Point[] = [
    [u, v],
    [u + width, v],
    [u + width, v + height],
  ];
  if (!arched) return [...base, [u, v + height]];
  const radius = width / 2;
  const steps = 16;
  const curve = Array.from({ length: steps }, (_, i): Point => {
    const angle = (Math.PI * (i + 1)) / steps;
    return [u + radius + radius * Math.cos(angle), v + height + radius * Math.sin(angle)];
  });
  return [...base, ...curve];
}

/** The part of one convex polygon inside another (Sutherland–Hodgman). Both may turn either way. */
export function clipConvex(subject: readonly Point[], clip: readonly Point[]): Point[] {
  const turn = Math.sign(signedArea(clip));
  let rest = [...subject];
  for (const [i, from] of clip.entries()) {
    const to = clip[(i + 1) % clip.length]!;
    const side = ([x, y]: Point) => turn * ((to[0] - from[0]) * (y - from[1]) - (to[1] - from[1]) * (x - from[0]));
    const kept: Point[] = [];
    for (const [j, point] of rest.entries()) {
      const previous = rest[(j + rest.length - 1) % rest.length]!;
      const here = side(point);
      const before = side(previous);
      if (here >= 0 !== before >= 0) {
        const share = before / (before - here);
        kept.push([previous[0] + (point[0] - previous[0]) * share, previous[1] + (point[1] - previous[1]) * share]);
      }
      if (here >= 0) kept.push(point);
    }
    rest = kept;
  }
  return rest;
}

/** Twice the area of a polygon, negative when it turns the other way. */
export function signedArea(polygon: readonly Point[]): number {
  return polygon.reduce((sum, [x, y], i) => {
    const next = polygon[(i + 1) % polygon.length]!;
    return sum + x * next[1] - next[0] * y;
  }, 0);
}

/** The `points` attribute of a polygon, to a tenth of a unit. */
export function pointList(points: readonly Point[]): string {
  return points.map(([x, y]) => `${tenth(x)},${tenth(y)}`).join(" ");
}

/** `M0,0L10,5`. */
export function openPath(points: readonly Point[]): string {
  return points.map(([x, y], i) => `${i === 0 ? "M" : "L"}${tenth(x)},${tenth(y)}`).join("");
}

function tenth(value: number): number {
  return Math.round(value * 10) / 10;
}
