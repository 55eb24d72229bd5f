import { isFarApart, turn, windingOf } from "./geometry.ts";
import type { ExactPoint, Ring } from "./level-shape.ts";

/** Points nearer than this are one, in mm. */
const GRAIN = 1 / 1024;
/** How far beside an edge it is asked what lies there, in mm. */
const ASIDE = 1 / 128;

/** Rings that overlap so often that working them out would hold everything else up. */
export class TooTangled extends Error {}

/** Steps that rings may still take: edges compared, and corners passed when it is asked what lies beside an edge. */
export interface RingWork {
  steps: number;
}

/** Some tenths of a second. A level of 500 walls that are sound takes a hundredth of it. */
export const MOST_RING_STEPS = 20_000_000;

function spend(work: RingWork, steps: number) {
  work.steps -= steps;
  if (work.steps < 0) throw new TooTangled("these rings overlap too often");
}

/**
 * Rings of the region that `keeps` tells by how often the rings of either list wind around a place. Every edge is cut where others cross
 * it; those with a kept place on one side only are chained again. Meant for the few rings that overlap: it compares every pair of edges.
 *
 * @param work shared by calls that must not take more than so much together
 * @returns outer rings clockwise as they are seen, holes the other way; rings under 1 mm² are dropped
 * @throws TooTangled where the work is used up
 */
export function combineRings(
  first: readonly Ring[],
  second: readonly Ring[],
  keeps: (first: number, second: number) => boolean,
  work: RingWork = { steps: MOST_RING_STEPS },
): Ring[] {
  const whole = [...first, ...second].flatMap(edgesOf);
  const edges = cutEdges(whole, work);
  spend(work, 2 * edges.length * whole.length);
  const isKept = (point: ExactPoint) =>
    keeps(
      first.reduce((sum, ring) => sum + windingOf(point, ring), 0),
      second.reduce((sum, ring) => sum + windingOf(point, ring), 0),
    );
  const kept: Edge[] = [];
  for (const [from, to] of edges) {
    const length = Math.hypot(to.x - from.x, to.y - from.y);
    const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
    const across = { x: (-(to.y - from.y) / length) * ASIDE, y: ((to.x - from.x) / length) * ASIDE };
    const right = isKept({ x: middle.x + across.x, y: middle.y + across.y });
    const left = isKept({ x: middle.x - across.x, y: middle.y - across.y });
    if (right && !left) kept.push([from, to]);
    if (left && !right) kept.push([to, from]);
  }
  return chained(kept);
}

type Edge = readonly [ExactPoint, ExactPoint];

const grained = (point: ExactPoint): ExactPoint => ({
  x: Math.round(point.x / GRAIN) * GRAIN,
  y: Math.round(point.y / GRAIN) * GRAIN,
});

const keyOf = (point: ExactPoint) => `${point.x} ${point.y}`;

const edgesOf = (ring: Ring): Edge[] =>
  ring.map((point, at): Edge => [grained(point), grained(ring[(at + 1) % ring.length]!)]).filter(isLong);

const isLong = ([from, to]: Edge) => from.x !== to.x || from.y !== to.y;

/** Cuts edges at each other's ends and crossings, and keeps one of those that lie on each other. */
function cutEdges(edges: readonly Edge[], work: RingWork): Edge[] {
  const cuts: ExactPoint[][] = edges.map(() => []);
  spend(work, (edges.length * edges.length) / 2);
  for (let one = 0; one < edges.length; one++) {
    const [a, b] = edges[one]!;
    for (let other = one + 1; other < edges.length; other++) {
      const [c, d] = edges[other]!;
      if (isFarApart(a, b, c, d, GRAIN)) continue;
      for (const point of [c, d]) if (isOn(point, a, b)) cuts[one]!.push(point);
      for (const point of [a, b]) if (isOn(point, c, d)) cuts[other]!.push(point);
      const sideOfA = turn(c, d, a);
      const sideOfB = turn(c, d, b);
      const sideOfC = turn(a, b, c);
      const sideOfD = turn(a, b, d);
      if (sideOfA > 0 === sideOfB > 0 || sideOfC > 0 === sideOfD > 0) continue;
      const share = sideOfA / (sideOfA - sideOfB);
      const met = grained({ x: a.x + share * (b.x - a.x), y: a.y + share * (b.y - a.y) });
      cuts[one]!.push(met);
      cuts[other]!.push(met);
      spend(work, edges.length);
    }
  }
  const whole = new Map<string, Edge>();
  edges.forEach(([a, b], at) => {
    const along = (point: ExactPoint) => (point.x - a.x) * (b.x - a.x) + (point.y - a.y) * (b.y - a.y);
    const points = [a, ...cuts[at]!, b].sort((one, other) => along(one) - along(other));
    for (let next = 1; next < points.length; next++) {
      const edge: Edge = [points[next - 1]!, points[next]!];
      if (!isLong(edge)) continue;
      const ends = edge.map(keyOf);
      whole.set(ends[0]! < ends[1]! ? ends.join("|") : `${ends[1]}|${ends[0]}`, edge);
    }
  });
  return [...whole.values()];
}

/** Within a grain of the inside of a segment. */
function isOn(point: ExactPoint, a: ExactPoint, b: ExactPoint): boolean {
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  const square = dx * dx + dy * dy;
  const along = (point.x - a.x) * dx + (point.y - a.y) * dy;
  if (along <= 0 || along >= square) return false;
  return Math.abs(turn(a, b, point)) <= GRAIN * Math.sqrt(square);
}

/** Joins edges to rings; where several leave a corner, the sharpest turn to the kept side is taken, so rings that touch stay apart. */
function chained(edges: readonly Edge[]): Ring[] {
  const leaving = new Map<string, Edge[]>();
  for (const edge of edges) {
    const key = keyOf(edge[0]);
    const list = leaving.get(key);
    if (list) list.push(edge);
    else leaving.set(key, [edge]);
  }
  const rings: Ring[] = [];
  for (const first of edges) {
    const begin = takeFrom(leaving, first);
    if (!begin) continue;
    const ring: ExactPoint[] = [begin[0]];
    let edge: Edge = begin;
    while (keyOf(edge[1]) !== keyOf(begin[0])) {
      ring.push(edge[1]);
      const next = sharpest(edge, leaving.get(keyOf(edge[1])) ?? []);
      if (!next) break;
      takeFrom(leaving, next);
      edge = next;
    }
    const straight = withoutStraight(ring);
    let twice = 0;
    for (let at = 1; at + 1 < straight.length; at++) twice += turn(straight[0]!, straight[at]!, straight[at + 1]!);
    if (Math.abs(twice) > 2) rings.push(straight);
  }
  return rings;
}

function takeFrom(leaving: Map<string, Edge[]>, edge: Edge): Edge | null {
  const list = leaving.get(keyOf(edge[0]));
  const at = list?.indexOf(edge) ?? -1;
  if (at < 0) return null;
  list!.splice(at, 1);
  return edge;
}

function sharpest([from, at]: Edge, candidates: readonly Edge[]): Edge | null {
  const angle = ([, to]: Edge) => {
    const cross = turn(from, at, to);
    const dot = (at.x - from.x) * (to.x - at.x) + (at.y - from.y) * (to.y - at.y);
    return Math.atan2(cross, dot);
  };
  return candidates.reduce<Edge | null>((best, each) => (!best || angle(each) > angle(best) ? each : best), null);
}

/** Without the corners that lie on the line between their neighbours. */
function withoutStraight(ring: readonly ExactPoint[]): ExactPoint[] {
  return ring.filter((point, at) => {
    const before = ring[(at + ring.length - 1) % ring.length]!;
    const after = ring[(at + 1) % ring.length]!;
    return Math.abs(turn(before, point, after)) > GRAIN * Math.hypot(after.x - before.x, after.y - before.y);
  });
}
