import { turn } from "./geometry.ts";
import type { ExactPoint } from "./level-shape.ts";
import type { Level, Vertex, Wall } from "./plan.ts";

/**
 * The walls of a level as a planar graph. Every wall has two half-edges: number 2·i runs from its `from` to its `to`, number 2·i + 1
 * comes back. What lies to the right of a half-edge, as it is seen, is the face that it bounds.
 */
export interface WallGraph {
  readonly walls: readonly Wall[];
  readonly corners: ReadonlyMap<string, Vertex>;
  /** By half-edge: the corner where it starts. */
  readonly start: readonly Vertex[];
  /** By half-edge: the one that goes on around the same face. */
  readonly next: readonly number[];
  /** Corners with their half-edges, sorted clockwise. */
  readonly around: ReadonlyMap<string, readonly number[]>;
}

/** A closed walk along one face: positive areas bound a face from outside, others are the outside of what stands together. */
export interface FaceWalk {
  readonly edges: readonly number[];
  /** On the middle lines, in mm². */
  readonly area: number;
}

/** The half-edge that runs along the same wall the other way. */
export const twin = (edge: number): number => edge ^ 1;

/** Leaves out walls without a corner or a length. */
export function wallGraph(level: Pick<Level, "walls" | "vertices">): WallGraph {
  const corners = new Map(level.vertices.map((vertex) => [vertex.id, vertex]));
  const walls: Wall[] = [];
  const start: Vertex[] = [];
  const around = new Map<string, number[]>();
  const leave = (vertex: Vertex, edge: number) => {
    const list = around.get(vertex.id);
    if (list) list.push(edge);
    else around.set(vertex.id, [edge]);
  };
  for (const wall of level.walls) {
    const from = corners.get(wall.from);
    const to = corners.get(wall.to);
    if (!from || !to || (from.x === to.x && from.y === to.y)) continue;
    const edge = 2 * walls.length;
    walls.push(wall);
    start.push(from, to);
    leave(from, edge);
    leave(to, edge + 1);
  }
  const next: number[] = new Array(start.length).fill(0);
  for (const edges of around.values()) {
    const end = (edge: number) => start[twin(edge)]!;
    const origin = start[edges[0]!]!;
    if (edges.length > 1) edges.sort((one, other) => byAngle(origin, end(one), end(other)) || one - other);
    edges.forEach((edge, at) => {
      next[twin(edge)] = edges[(at + edges.length - 1) % edges.length]!;
    });
  }
  return { walls, corners, start, next, around };
}

/** Exact order by the angle about a corner, without trigonometry. */
function byAngle(origin: ExactPoint, one: ExactPoint, other: ExactPoint): number {
  const half = (point: ExactPoint) => (point.y > origin.y || (point.y === origin.y && point.x > origin.x) ? 0 : 1);
  return half(one) - half(other) || -Math.sign(turn(origin, one, other));
}

export function faceWalks(graph: WallGraph): FaceWalk[] {
  const { start, next } = graph;
  const seen = new Uint8Array(start.length);
  const walks: FaceWalk[] = [];
  for (let first = 0; first < start.length; first++) {
    if (seen[first]) continue;
    const edges: number[] = [];
    const origin = start[first]!;
    let twice = 0;
    for (let edge = first; !seen[edge]; edge = next[edge]!) {
      seen[edge] = 1;
      edges.push(edge);
      twice += turn(origin, start[edge]!, start[twin(edge)]!);
    }
    walks.push({ edges, area: twice / 2 });
  }
  return walks;
}

/** The walls that are left once those which end freely are taken away, again and again: only what encloses something, and bridges. */
export function enclosingWalls(graph: WallGraph): readonly Wall[] {
  const { walls, start, around } = graph;
  const degree = new Map([...around].map(([id, edges]) => [id, edges.length]));
  const isGone = new Uint8Array(walls.length);
  const free = [...degree].filter(([, count]) => count === 1).map(([id]) => id);
  if (free.length === 0) return walls;
  for (let id = free.pop(); id !== undefined; id = free.pop()) {
    const edge = around.get(id)!.find((each) => !isGone[each >> 1]);
    if (edge === undefined) continue;
    isGone[edge >> 1] = 1;
    const other = start[twin(edge)]!.id;
    const left = degree.get(other)! - 1;
    degree.set(other, left);
    if (left === 1) free.push(other);
  }
  return walls.filter((_, at) => !isGone[at]);
}
