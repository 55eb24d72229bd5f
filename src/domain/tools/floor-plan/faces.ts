import { windingOf } from "./geometry.ts";
import { type FaceWalk, faceWalks, twin, type WallGraph } from "./half-edges.ts";
import type { Ring } from "./level-shape.ts";
import type { WallCorner } from "./wall-corners.ts";

/** The middle line of a walk. */
export const axisOf = ({ start }: WallGraph, { edges }: FaceWalk): Ring => edges.map((edge) => pointOf(start[edge]!));
const pointOf = ({ x, y }: { x: number; y: number }) => ({ x, y });
export const faceOf = (walk: FaceWalk, corners: readonly WallCorner[]): Ring =>
  walk.edges.flatMap((edge) => corners[edge]!);

export interface Face {
  readonly walk: FaceWalk;
  readonly axis: Ring;
  readonly holes: FaceWalk[];
}

/** Faces with what stands freely inside them. */
export function facesOf(graph: WallGraph): { faces: Face[]; outside: FaceWalk[] } {
  const walks = faceWalks(graph);
  const faces: Face[] = walks
    .filter(({ area }) => area > 0)
    .map((walk) => ({ walk, axis: axisOf(graph, walk), holes: [] }));
  const outside: FaceWalk[] = [];
  const blocks = blockOf(graph);
  for (const walk of walks) {
    if (walk.area > 0) continue;
    const corner = graph.start[walk.edges[0]!]!;
    const block = blocks.get(corner.id);
    const around = faces
      .filter((face) => blocks.get(graph.start[face.walk.edges[0]!]!.id) !== block && windingOf(corner, face.axis) > 0)
      .reduce<Face | null>((least, face) => (!least || face.walk.area < least.walk.area ? face : least), null);
    if (around) around.holes.push(walk);
    else outside.push(walk);
  }
  return { faces, outside };
}

/** Corners by the block of walls that they hang together in. */
function blockOf({ start, around }: WallGraph): Map<string, number> {
  const blocks = new Map<string, number>();
  let block = 0;
  for (const first of around.keys()) {
    if (blocks.has(first)) continue;
    block++;
    blocks.set(first, block);
    const open = [first];
    for (let id = open.pop(); id !== undefined; id = open.pop())
      for (const edge of around.get(id)!) {
        const other = start[twin(edge)]!.id;
        if (blocks.has(other)) continue;
        blocks.set(other, block);
        open.push(other);
      }
  }
  return blocks;
}

function boxOf(ring: Ring) {
  const xs = ring.map(({ x }) => x);
  const ys = ring.map(({ y }) => y);
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
}

/** Whether the boxes around two rings overlap. */
export function overlaps(one: Ring, other: Ring): boolean {
  const a = boxOf(one);
  const b = boxOf(other);
  return a.left <= b.right && b.left <= a.right && a.top <= b.bottom && b.top <= a.bottom;
}
