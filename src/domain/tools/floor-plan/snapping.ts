import type { ExactPoint } from "./level-shape.ts";
import type { Level, Point, Vertex } from "./plan.ts";

/**
 * Where a point that somebody shows lands. The order is fixed: a corner, a wall, a guide (parallel or perpendicular to a wall, or in line with
 * a corner), a multiple of 15°, the grid of 5 cm. Whatever lies within reach and comes first in that order wins, however near the others are.
 * Points are whole millimetres, and snapping a snapped point changes nothing.
 */

export type SnapKind = "vertex" | "wall" | "parallel" | "perpendicular" | "aligned" | "angle" | "grid" | "free";

/** The order in which kinds of targets win; guides share one rank. */
export const SNAP_RANK: Readonly<Record<SnapKind, number>> = {
  vertex: 0,
  wall: 1,
  parallel: 2,
  perpendicular: 2,
  aligned: 2,
  angle: 3,
  grid: 4,
  free: 5,
};

export interface Snap {
  readonly point: Point;
  readonly kind: SnapKind;
  /** The corner or wall that it stuck to, or that gave the guide. */
  readonly ids: readonly string[];
  /** The line along which it was led, from where the guide comes to the point. */
  readonly guide: { readonly from: ExactPoint; readonly to: ExactPoint } | null;
}

interface SnapWall {
  readonly id: string;
  readonly from: Point;
  readonly to: Point;
}

interface Direction {
  /** A unit vector. */
  readonly along: ExactPoint;
  /** The longest wall that runs so. */
  readonly wallId: string;
}

export interface SnapTargets {
  readonly vertices: readonly Vertex[];
  readonly walls: readonly SnapWall[];
  /** Directions of walls without regard to sense, those with most wall first; perpendicular ones count as one. */
  readonly directions: readonly Direction[];
}

export interface SnapRequest {
  /** In millimetres; need not be whole. */
  readonly point: ExactPoint;
  /** How far a corner, wall or guide may be, in millimetres: the page converts it from pixels. */
  readonly toleranceMm: number;
  /** Where the line begins that is being drawn. Without it there is no direction, so neither guides from it nor 15°. */
  readonly origin?: Point | undefined;
  /** Nothing attracts: the point is only rounded to whole millimetres. */
  readonly isSuspended?: boolean;
}

export const GRID_MM = 50;
const ANGLE_STEP = 15;
const MOST_DIRECTIONS = 6;
/** A whole point lies at most half a diagonal of a millimetre beside the exact one: it counts as being on its line. */
const ON_LINE_MM = 0.75;

/**
 * The targets that a point may stick to on a level.
 *
 * @param except ids of corners and walls that are being moved and must not attract themselves
 */
export function snapTargets(level: Level, except: ReadonlySet<string> = new Set()): SnapTargets {
  const byId = new Map(level.vertices.map((vertex) => [vertex.id, vertex]));
  const walls: SnapWall[] = [];
  for (const wall of level.walls) {
    const from = byId.get(wall.from);
    const to = byId.get(wall.to);
    if (!from || !to || except.has(wall.id) || except.has(wall.from) || except.has(wall.to)) continue;
    walls.push({ id: wall.id, from, to });
  }
  return {
    vertices: level.vertices.filter((vertex) => !except.has(vertex.id)),
    walls,
    directions: directionsOf(walls),
  };
}

/** Directions that differ by less than half a degree, or by a right angle, are one. */
function directionsOf(walls: readonly SnapWall[]): readonly Direction[] {
  const found = new Map<number, { total: number; longest: number; direction: Direction }>();
  for (const { id, from, to } of walls) {
    const length = Math.hypot(to.x - from.x, to.y - from.y);
    if (length < 1) continue;
    const key = ((Math.round(degreesOf(from, to) * 2) % 180) + 180) % 180;
    const direction = { along: unit(from, to), wallId: id };
    const known = found.get(key);
    if (!known) found.set(key, { total: length, longest: length, direction });
    else {
      known.total += length;
      if (length > known.longest) Object.assign(known, { longest: length, direction });
    }
  }
  return [...found.values()]
    .sort((one, other) => other.total - one.total)
    .slice(0, MOST_DIRECTIONS)
    .map(({ direction }) => direction);
}

/**
 * The place where a point lands. A weaker target may lead the point within reach of a stronger one, which then takes it, so that the answer
 * stays the same when it is asked for its own point.
 */
export function snapPoint(targets: SnapTargets, request: SnapRequest): Snap {
  if (request.isSuspended) return { point: whole(request.point), kind: "free", ids: [], guide: null };
  let snap = snapOnce(targets, request);
  // Each further round either rests or climbs in rank, and there are five ranks of which two have two steps.
  for (let round = 0; round < 8; round++) {
    const next = snapOnce(targets, { ...request, point: snap.point });
    if (next.point.x === snap.point.x && next.point.y === snap.point.y) {
      return SNAP_RANK[next.kind] < SNAP_RANK[snap.kind] ? next : snap;
    }
    snap = next;
  }
  return snap;
}

function snapOnce(targets: SnapTargets, request: SnapRequest): Snap {
  const guides = guidesNear(targets, request);
  return (
    nearestVertex(targets, request) ??
    nearestWall(targets, request, guides) ??
    onGuides(request, guides) ??
    onAngle(request) ??
    onGrid(request)
  );
}

function nearestVertex({ vertices }: SnapTargets, { point, toleranceMm }: SnapRequest): Snap | null {
  let best: Vertex | null = null;
  let least = toleranceMm;
  for (const vertex of vertices) {
    const distance = Math.hypot(vertex.x - point.x, vertex.y - point.y);
    if (distance > least || (best !== null && distance === least)) continue;
    best = vertex;
    least = distance;
  }
  return best && { point: { x: best.x, y: best.y }, kind: "vertex", ids: [best.id], guide: null };
}

function nearestWall({ walls }: SnapTargets, request: SnapRequest, guides: readonly Guide[]): Snap | null {
  const { point, toleranceMm } = request;
  let best: SnapWall | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const wall of walls) {
    const distance = settled(distanceToSegment(point, wall.from, wall.to));
    if (distance > toleranceMm || distance >= least) continue;
    best = wall;
    least = distance;
  }
  if (!best) return null;
  const { id, from, to } = best;
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  if (length < 1) return { point: { x: from.x, y: from.y }, kind: "wall", ids: [id], guide: null };
  const along = unit(from, to);
  const line: Line = { through: from, along };
  for (const guide of guides) {
    const crossing = intersection(line, guide);
    if (!crossing || Math.hypot(crossing.x - point.x, crossing.y - point.y) > toleranceMm) continue;
    if (distanceToSegment(crossing, from, to) > ON_LINE_MM) continue;
    const landed = whole(crossing);
    return { point: landed, kind: "wall", ids: [id], guide: { from: guide.through, to: landed } };
  }
  const stepped = Math.min(length, stepAlong(line, point));
  return { point: whole(pointAt(line, Math.max(0, stepped))), kind: "wall", ids: [id], guide: null };
}

interface Line {
  readonly through: ExactPoint;
  readonly along: ExactPoint;
}

interface Guide extends Line {
  readonly kind: "parallel" | "perpendicular" | "aligned";
  readonly id: string;
}

/** The guides within reach: through the origin along and across walls, and through the corner nearest to being in line, either way. */
function guidesNear(targets: SnapTargets, { point, toleranceMm, origin }: SnapRequest): readonly Guide[] {
  const near: Guide[] = [];
  if (origin) {
    for (const { along, wallId } of targets.directions) {
      for (const kind of ["parallel", "perpendicular"] as const) {
        const guide = { kind, id: wallId, through: origin, along: kind === "parallel" ? along : across(along) };
        if (distanceToLine(point, guide) <= toleranceMm) near.push(guide);
      }
    }
  }
  const main = targets.directions[0]?.along ?? { x: 1, y: 0 };
  for (const along of [main, across(main)]) {
    let best: Guide | null = null;
    let least = Number.POSITIVE_INFINITY;
    for (const vertex of targets.vertices) {
      if (origin && vertex.x === origin.x && vertex.y === origin.y) continue;
      const guide: Guide = { kind: "aligned", id: vertex.id, through: vertex, along };
      const distance = settled(distanceToLine(point, guide));
      if (distance > toleranceMm / 2 || distance >= least) continue;
      best = guide;
      least = distance;
    }
    if (best && !near.some((guide) => isSameLine(guide, best as Guide))) near.push(best);
  }
  return near;
}

function onGuides({ point, toleranceMm }: SnapRequest, guides: readonly Guide[]): Snap | null {
  const [first] = guides;
  if (!first) return null;
  const crossed = crossingOf(point, toleranceMm, guides);
  if (crossed) return crossed;
  let best = first;
  let least = settled(distanceToLine(point, first));
  for (const guide of guides) {
    const distance = settled(distanceToLine(point, guide));
    if (distance >= least) continue;
    best = guide;
    least = distance;
  }
  const landed = whole(pointAt(best, stepAlong(best, point)));
  return { point: landed, kind: best.kind, ids: [best.id], guide: { from: best.through, to: landed } };
}

/** Where two guides cross within reach. A whole point that lies on two of them already is such a place and stays. */
function crossingOf(point: ExactPoint, toleranceMm: number, guides: readonly Guide[]): Snap | null {
  let best: Snap | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const [i, one] of guides.entries()) {
    for (const other of guides.slice(i + 1)) {
      const crossing = intersection(one, other);
      if (!crossing) continue;
      const rests = distanceToLine(point, one) <= ON_LINE_MM && distanceToLine(point, other) <= ON_LINE_MM;
      const distance = rests ? 0 : Math.hypot(crossing.x - point.x, crossing.y - point.y);
      if (distance > toleranceMm || distance >= least) continue;
      const landed = whole(rests ? point : crossing);
      best = { point: landed, kind: one.kind, ids: [one.id, other.id], guide: { from: one.through, to: landed } };
      least = distance;
    }
  }
  return best;
}

function onAngle({ point, toleranceMm, origin }: SnapRequest): Snap | null {
  if (!origin) return null;
  const degrees = Math.round(degreesOf(origin, point) / ANGLE_STEP) * ANGLE_STEP;
  const radians = (degrees * Math.PI) / 180;
  const line: Line = { through: origin, along: { x: Math.cos(radians), y: Math.sin(radians) } };
  if (distanceToLine(point, line) > toleranceMm) return null;
  const landed = whole(pointAt(line, stepAlong(line, point)));
  return { point: landed, kind: "angle", ids: [], guide: { from: origin, to: landed } };
}

function onGrid({ point }: SnapRequest): Snap {
  const step = (value: number) => Math.round(value / GRID_MM) * GRID_MM + 0;
  return { point: { x: step(point.x), y: step(point.y) }, kind: "grid", ids: [], guide: null };
}

/** Minus nought is nought, so that equal points are equal as JSON too. */
const whole = ({ x, y }: ExactPoint): Point => ({ x: Math.round(x) + 0, y: Math.round(y) + 0 });

/** Distances that only rounding makes are none, so that the first in the list wins and the choice is the same the next time. */
const settled = (distance: number) => (distance <= ON_LINE_MM ? 0 : distance);

const across = ({ x, y }: ExactPoint): ExactPoint => ({ x: -y, y: x });

function unit(from: ExactPoint, to: ExactPoint): ExactPoint {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  return { x: (to.x - from.x) / length, y: (to.y - from.y) / length };
}

/** Degrees clockwise from pointing right, between -180 and 180. */
const degreesOf = (from: ExactPoint, to: ExactPoint) => (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;

const distanceToLine = ({ x, y }: ExactPoint, { through, along }: Line) =>
  Math.abs((x - through.x) * along.y - (y - through.y) * along.x);

/** How far along a line a point lies, rounded to the grid's step. */
const stepAlong = ({ through, along }: Line, { x, y }: ExactPoint) =>
  Math.round(((x - through.x) * along.x + (y - through.y) * along.y) / GRID_MM) * GRID_MM;

const pointAt = ({ through, along }: Line, distance: number): ExactPoint => ({
  x: through.x + along.x * distance,
  y: through.y + along.y * distance,
});

function distanceToSegment(point: ExactPoint, from: ExactPoint, to: ExactPoint): number {
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  const square = dx * dx + dy * dy;
  const t = square === 0 ? 0 : Math.max(0, Math.min(1, ((point.x - from.x) * dx + (point.y - from.y) * dy) / square));
  return Math.hypot(from.x + t * dx - point.x, from.y + t * dy - point.y);
}

/** Null where both run the same way, to a tenth of a degree. */
function intersection(one: Line, other: Line): ExactPoint | null {
  const turn = one.along.x * other.along.y - one.along.y * other.along.x;
  if (Math.abs(turn) < 0.002) return null;
  const dx = other.through.x - one.through.x;
  const dy = other.through.y - one.through.y;
  return pointAt(one, (dx * other.along.y - dy * other.along.x) / turn);
}

const isSameLine = (one: Line, other: Line) =>
  Math.abs(one.along.x * other.along.y - one.along.y * other.along.x) < 0.002 &&
  distanceToLine(other.through, one) <= ON_LINE_MM;
