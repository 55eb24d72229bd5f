import { aboveSkirting } from "./above-skirting.ts";
import { type PhotoCamera, photoPointOf, rayOf, type Vector } from "./photo-camera.ts";
import { type EdgeAxis, edgeAt, type RoomEvidence, type RoomLine } from "./room-evidence.ts";

/** Five walls about the eye, in heights of the eye above the floor. */
export interface FoundBox {
  readonly left: number;
  readonly right: number;
  readonly depth: number;
  /** Above the eye. */
  readonly ceiling: number;
  readonly isLeftSeen: boolean;
  readonly isRightSeen: boolean;
  readonly isBackSeen: boolean;
  readonly isCeilingSeen: boolean;
  /** Share of its edges within the photo on which lines were found, 0 to 1. */
  readonly covered: number;
}

interface Wall {
  readonly at: number;
  readonly isSeen: boolean;
}

const MOST_DEPTHS = 12;
const MOST_SIDES = 8;
const MOST_CEILINGS = 8;
/** A ceiling this much above the eye, in heights of the eye: eyes at 1 to 1.9 m in rooms of 2.2 to 3.6 m. */
const CEILINGS = [0.3, 2.2] as const;
const USUAL_CEILING = 0.75;
const EDGE_SAMPLES = 26;
const MISSING = 0.45;
const MOST_POINTS = 500;
const AGREEMENT = 1.6;
const LOOKED_INTO = 260;
/** How far a side wall stands that nobody sees: just out of the photo. */
const BEYOND = 1.03;

/**
 * The box whose edges most lines run along, and on whose walls the fewest lines run where that wall cannot have them: lines along x lie on
 * floor, ceiling and back wall, lines along y on floor, ceiling and sides, upright ones on walls (after Lee, Hebert and Kanade 2009).
 */
export function findBox(evidence: RoomEvidence): FoundBox | null {
  const { camera, lines } = evidence;
  const depths = clustered(
    lines,
    ({ axis, ray: [, y, z] }) => (axis === 0 && z < 0 && y > 0 ? -y / z : null),
    MOST_DEPTHS,
  );
  const lefts = clustered(
    lines,
    ({ axis, ray: [x, , z] }) => (axis === 1 && z < 0 && x < 0 ? x / z : null),
    MOST_SIDES,
  );
  const rights = clustered(
    lines,
    ({ axis, ray: [x, , z] }) => (axis === 1 && z < 0 && x > 0 ? -x / z : null),
    MOST_SIDES,
  );
  const overBack = clustered(
    lines,
    ({ axis, ray: [, y, z] }) => (axis === 0 && z > 0 && y > 0 ? z / y : null),
    MOST_CEILINGS,
  );
  const overSide = clustered(
    lines,
    ({ axis, ray: [x, , z] }) => (axis === 1 && z > 0 ? z / Math.abs(x) : null),
    MOST_CEILINGS,
  );
  const points = pointsOf(lines);
  const view = viewOf(camera);
  const guesses: { box: FoundBox; score: number }[] = [];
  const seen = (all: readonly number[]): Wall[] => all.map((at) => ({ at, isSeen: true }));
  for (const depth of [...seen(depths), { at: view.depth, isSeen: false }]) {
    const beyond = (side: number) => ({ at: Math.max(0.4, side * depth.at * BEYOND), isSeen: false });
    for (const left of [...seen(lefts), beyond(view.left)])
      for (const right of [...seen(rights), beyond(view.right)]) {
        const ceilings = new Set<number>();
        if (depth.isSeen) for (const slope of overBack) ceilings.add(slope * depth.at);
        if (left.isSeen || right.isSeen)
          for (const slope of overSide) {
            if (left.isSeen) ceilings.add(slope * left.at);
            if (right.isSeen) ceilings.add(slope * right.at);
          }
        const heights = [...ceilings]
          .filter((height) => height > CEILINGS[0] && height < CEILINGS[1])
          .map((at) => ({ at, isSeen: true }));
        for (const ceiling of [...heights, { at: USUAL_CEILING, isSeen: false }]) {
          const shape = {
            left: left.at,
            right: right.at,
            depth: depth.at,
            ceiling: ceiling.at,
            isLeftSeen: left.isSeen,
            isRightSeen: right.isSeen,
            isBackSeen: depth.isSeen,
            isCeilingSeen: ceiling.isSeen,
          };
          const { found, missing } = edgesOf(evidence, shape);
          const covered = found / Math.max(1, found + missing);
          const unusual = ceiling.isSeen ? 0.06 * (Math.log((1 + ceiling.at) / (1 + USUAL_CEILING)) / 0.22) ** 2 : 0.05;
          const score = (found - MISSING * missing) / Math.max(camera.widthPx, camera.heightPx) - unusual;
          guesses.push({ box: { ...shape, covered }, score });
        }
      }
  }
  guesses.sort((p, q) => q.score - p.score);
  let best: { box: FoundBox; score: number } | null = null;
  for (const { box, score } of guesses.slice(0, LOOKED_INTO)) {
    const all = score + AGREEMENT * agreement(points, box);
    if (best === null || all > best.score) best = { box, score: all };
  }
  const isRoom = best !== null && (best.box.isBackSeen || (best.box.isLeftSeen && best.box.isRightSeen));
  return isRoom ? aboveSkirting(evidence, best!.box, { depths, lefts, rights }) : null;
}

/** Values of lines, alike ones put together by their length, the weightiest first. */
function clustered(lines: readonly RoomLine[], placeOf: (line: RoomLine) => number | null, most: number): number[] {
  const found = lines
    .flatMap((line) => {
      const value = placeOf(line);
      return value === null || !(value > 0.05 && value < 12)
        ? []
        : [{ value, length: line.length * (0.3 + line.step) }];
    })
    .sort((p, q) => p.value - q.value);
  const groups: { value: number; length: number }[] = [];
  for (const one of found) {
    const last = groups.at(-1);
    if (last !== undefined && one.value < last.value * 1.012) {
      last.value = (last.value * last.length + one.value * one.length) / (last.length + one.length);
      last.length += one.length;
    } else groups.push({ ...one });
  }
  return groups
    .sort((p, q) => q.length - p.length)
    .slice(0, most)
    .map(({ value }) => value);
}

/** How far to the sides the photo sees at depth one, and how deep where no back wall is seen. */
function viewOf(camera: PhotoCamera): { left: number; right: number; depth: number } {
  let [left, right] = [0.3, 0.3];
  for (const x of [0, camera.widthPx])
    for (const y of [0, camera.heightPx / 2, camera.heightPx]) {
      const [dx, dy] = rayOf(camera, { x, y });
      const slope = dy > 0.15 ? dx / dy : Math.sign(dx) * 4;
      left = Math.max(left, -slope);
      right = Math.max(right, slope);
    }
  return { left: Math.min(4, left), right: Math.min(4, right), depth: 4 };
}

type Shape = Omit<FoundBox, "covered">;

/** Length of the box's edges in the photo, in pixels, with a line on them and without. */
function edgesOf(evidence: RoomEvidence, box: Shape): { found: number; missing: number } {
  const { left, right, depth, ceiling } = box;
  const top = 1 + ceiling;
  let [found, missing] = [0, 0];
  const add = (axis: EdgeAxis, from: Vector, to: Vector, weight: number) => {
    const seen = alongEdge(evidence, axis, from, to);
    found += weight * seen.found;
    missing += weight * seen.missing;
  };
  if (box.isBackSeen) {
    add(0, [-left, depth, 0], [right, depth, 0], 1.3);
    if (box.isCeilingSeen) add(0, [-left, depth, top], [right, depth, top], 1);
  }
  for (const [x, isSeen] of [
    [-left, box.isLeftSeen],
    [right, box.isRightSeen],
  ] as const) {
    if (!isSeen) continue;
    add(1, [x, depth, 0], [x, -depth / 2, 0], 1.3);
    if (box.isCeilingSeen) add(1, [x, depth, top], [x, -depth / 2, top], 1);
    if (box.isBackSeen) add(2, [x, depth, 0], [x, depth, top], 1);
  }
  return { found, missing };
}

function alongEdge(
  evidence: RoomEvidence,
  axis: EdgeAxis,
  from: Vector,
  to: Vector,
): { found: number; missing: number } {
  const { camera } = evidence;
  let [found, missing] = [0, 0];
  let before = photoPointOf(camera, from);
  for (let step = 1; step <= EDGE_SAMPLES; step++) {
    const t = step / EDGE_SAMPLES;
    const here = photoPointOf(camera, [
      from[0] + (to[0] - from[0]) * t,
      from[1] + (to[1] - from[1]) * t,
      from[2] + (to[2] - from[2]) * t,
    ]);
    if (before !== null && here !== null && isInside(camera, before) && isInside(camera, here)) {
      const length = Math.hypot(here.x - before.x, here.y - before.y);
      const parts = Math.max(1, Math.min(6, Math.round(length / 30)));
      for (let part = 0; part < parts; part++) {
        const by = (part + 0.5) / parts;
        const point = { x: before.x + (here.x - before.x) * by, y: before.y + (here.y - before.y) * by };
        const count = edgeAt(evidence, axis, point);
        found += (count * length) / parts;
        missing += ((1 - count) * length) / parts;
      }
    }
    before = here;
  }
  return { found, missing };
}

function isInside({ widthPx, heightPx }: PhotoCamera, { x, y }: { x: number; y: number }): boolean {
  return x >= 0 && y >= 0 && x < widthPx && y < heightPx;
}

interface LinePoint {
  readonly axis: EdgeAxis;
  readonly ray: Vector;
}

/** Points spread over all lines by their length. */
function pointsOf(lines: readonly RoomLine[]): LinePoint[] {
  const all = lines.reduce((sum, { length }) => sum + length, 0);
  const step = Math.max(20, all / MOST_POINTS);
  const points: LinePoint[] = [];
  for (const { axis, length, fromRay, toRay } of lines) {
    const parts = Math.round(length / step);
    for (let part = 0; part < parts; part++) {
      const t = (part + 0.5) / parts;
      points.push({ axis, ray: [0, 1, 2].map((at) => fromRay[at]! * (1 - t) + toRay[at]! * t) as unknown as Vector });
    }
  }
  return points;
}

/** From -1, where every line lies on a wall that cannot have it, to 1. */
function agreement(points: readonly LinePoint[], { left, right, depth, ceiling }: FoundBox): number {
  let sum = 0;
  for (const { axis, ray } of points) {
    const [x, y, z] = ray;
    const level = z < 0 ? -1 / z : ceiling / z;
    const side = x < 0 ? -left / x : right / x;
    const back = y > 0 ? depth / y : Number.POSITIVE_INFINITY;
    // The axis of the surface's normal, along which it has no lines.
    const on = level <= side && level <= back ? 2 : side <= back ? 0 : 1;
    // A line near the border of two surfaces is an edge of both.
    const nearest = Math.min(level, side, back);
    const second = [level, side, back].sort((p, q) => p - q)[1]!;
    const weight = Math.min(1, (second / nearest - 1) / 0.04);
    // Ceilings are bare: a pattern's lines above the ceiling's edge say that the edge is one of the pattern.
    const isOnCeiling = on === 2 && z > 0;
    sum += axis === on ? -1.6 * weight : isOnCeiling ? 1 - 1.5 * weight : 0.6 * weight + 0.4;
  }
  return sum / Math.max(1, points.length);
}
