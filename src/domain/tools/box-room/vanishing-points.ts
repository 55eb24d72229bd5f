import { eigenOfSymmetric, type Ray, type Rotation } from "../stitching/rotation.ts";
import { seededRandom } from "../stitching/seeded-random.ts";
import type { LineSegment } from "./line-segments.ts";

/** How a photo stands to a room of right angles. */
export interface RoomFrame {
  /** From the camera into the room: x right, y down and z into the picture along the walls. Cameras look along +z. */
  readonly rotation: Rotation;
  /** In pixels. */
  readonly focal: number;
  /** Share of the length of all lines that run along one of the three directions. */
  readonly share: number;
}

/** Focal length from the vanishing points of two directions at a right angle: f² = -(v1 - c)·(v2 - c); null where they allow none. */
export function focalFromPoints(
  v1: { x: number; y: number },
  v2: { x: number; y: number },
  middle: { x: number; y: number },
): number | null {
  const squared = -((v1.x - middle.x) * (v2.x - middle.x) + (v1.y - middle.y) * (v2.y - middle.y));
  return squared > 0 ? Math.sqrt(squared) : null;
}

interface Line {
  /** Normal of the plane through the lens and the line, in focal lengths of one pixel: x and y in pixels from the middle, z along the axis. */
  readonly a: Ray;
  readonly b: Ray;
  readonly length: number;
}

/** Lines that miss a vanishing point by more than 2° do not run to it. */
const TOLERANCE = Math.sin((2 * Math.PI) / 180);
const FOCALS = [0.55, 0.65, 0.75, 0.85, 1, 1.2, 1.5] as const;

/**
 * The three directions of a room by its straight edges: pairs of edges propose one direction, a third edge a second at a right angle to it, and
 * the frame along which most length of edges runs wins, over a row of focal lengths. The winner's directions are then fitted to their edges.
 *
 * @returns null where fewer than twelve edges are there or less than 35 % of their length agrees
 */
export function findRoomFrame(segments: readonly LineSegment[], width: number, height: number): RoomFrame | null {
  const longest = [...segments].sort((p, q) => lengthOf(q) - lengthOf(p)).slice(0, 160);
  if (longest.length < 12) return null;
  const lines = longest.map(
    (segment): Line => ({
      a: [segment.x1 - width / 2, segment.y1 - height / 2, 1],
      b: [segment.x2 - width / 2, segment.y2 - height / 2, 1],
      length: lengthOf(segment),
    }),
  );
  const all = lines.reduce((sum, { length }) => sum + length, 0);
  const random = seededRandom(5);
  let best: { axes: Ray[]; focal: number; score: number } | null = null;
  for (const by of FOCALS) {
    const focal = by * Math.max(width, height);
    const normals = lines.map((line) => normalOf(line, focal));
    for (let round = 0; round < 350; round++) {
      const pick = () => normals[Math.floor(random() ** 1.5 * normals.length)]!;
      const first = unit(cross(pick(), pick()));
      const second = first === null ? null : unit(cross(first, pick()));
      if (first === null || second === null) continue;
      const axes = [first, second, cross(first, second)];
      const score = scoreOf(axes, normals, lines);
      if (best === null || score > best.score) best = { axes, focal, score };
    }
  }
  if (best === null || best.score < 0.35 * all) return null;
  const { focal, axes, score } = refined(best, lines);
  return { rotation: frameOf(axes), focal, share: score / all };
}

/** Fits each direction to its edges, and the focal length by a finer row around the best. */
function refined(start: { axes: Ray[]; focal: number; score: number }, lines: readonly Line[]) {
  let best = start;
  for (const by of [1, 0.97, 1.03, 0.94, 1.06, 0.91, 1.09]) {
    const focal = start.focal * by;
    const normals = lines.map((line) => normalOf(line, focal));
    let axes = start.axes;
    for (let again = 0; again < 4; again++) {
      const groups = axes.map((axis, at) =>
        normals.flatMap((n, k) => (nearestAxis(axes, n) === at && Math.abs(dot(axis, n)) < 3 * TOLERANCE ? [k] : [])),
      );
      const fitted = groups.map((group, at) =>
        group.length < 2
          ? null
          : fitAxis(
              group.map((k) => normals[k]!),
              group.map((k) => lines[k]!.length),
              axes[at]!,
            ),
      );
      const order = [0, 1, 2].sort((p, q) => groups[q]!.length - groups[p]!.length);
      const first = fitted[order[0]!] ?? axes[order[0]!]!;
      const aside = fitted[order[1]!] ?? axes[order[1]!]!;
      const along = dot(first, aside);
      const second = unit([aside[0] - along * first[0], aside[1] - along * first[1], aside[2] - along * first[2]]);
      if (second === null) break;
      axes = [first, second, cross(first, second)];
    }
    const score = scoreOf(axes, normals, lines);
    if (score > best.score) best = { axes, focal, score };
  }
  return best;
}

/** The direction at a right angle to all normals: the smallest eigenvector of their weighted sum of squares. */
function fitAxis(normals: readonly Ray[], weights: readonly number[], before: Ray): Ray {
  const matrix = [0, 1, 2].map((p) =>
    [0, 1, 2].map((q) => normals.reduce((sum, n, at) => sum + weights[at]! * n[p]! * n[q]!, 0)),
  );
  const axis = eigenOfSymmetric(matrix).vectors[2]! as unknown as Ray;
  return dot(axis, before) < 0 ? [-axis[0], -axis[1], -axis[2]] : axis;
}

function nearestAxis(axes: readonly Ray[], normal: Ray): number {
  let best = 0;
  for (let at = 1; at < 3; at++) if (Math.abs(dot(axes[at]!, normal)) < Math.abs(dot(axes[best]!, normal))) best = at;
  return best;
}

/** Length of edges that run along an axis, the better the fuller. */
function scoreOf(axes: readonly Ray[], normals: readonly Ray[], lines: readonly Line[]): number {
  let score = 0;
  for (let at = 0; at < normals.length; at++) {
    const miss = Math.abs(dot(axes[nearestAxis(axes, normals[at]!)]!, normals[at]!));
    if (miss < TOLERANCE) score += lines[at]!.length * (1 - (miss / TOLERANCE) ** 2);
  }
  return score;
}

/** Names the axes: the one nearest to upright is y, the one that looks most ahead z. */
function frameOf(axes: readonly Ray[]): Rotation {
  const upright = [...axes].sort((p, q) => Math.abs(q[1]) - Math.abs(p[1]))[0]!;
  const ahead = axes.filter((axis) => axis !== upright).sort((p, q) => Math.abs(q[2]) - Math.abs(p[2]))[0]!;
  const down: Ray = upright[1] < 0 ? [-upright[0], -upright[1], -upright[2]] : upright;
  const into: Ray = ahead[2] < 0 ? [-ahead[0], -ahead[1], -ahead[2]] : ahead;
  return Float64Array.from([...cross(down, into), ...down, ...into]);
}

const lengthOf = ({ x1, y1, x2, y2 }: LineSegment) => Math.hypot(x2 - x1, y2 - y1);
const dot = (p: Ray, q: Ray) => p[0] * q[0] + p[1] * q[1] + p[2] * q[2];
const cross = (p: Ray, q: Ray): Ray => [
  p[1] * q[2] - p[2] * q[1],
  p[2] * q[0] - p[0] * q[2],
  p[0] * q[1] - p[1] * q[0],
];
function unit(v: Ray): Ray | null {
  const length = Math.hypot(...v);
  return length < 1e-9 ? null : [v[0] / length, v[1] / length, v[2] / length];
}
function normalOf({ a, b }: Line, focal: number): Ray {
  const n = cross([a[0] / focal, a[1] / focal, 1], [b[0] / focal, b[1] / focal, 1]);
  return unit(n) ?? [0, 0, 1];
}
