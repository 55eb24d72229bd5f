import { reachTo } from "./join-segments.ts";
import type { PicturePoint } from "./plan-picture.ts";
import { lengthOf, meeting, placed, pointAt, type Segment, type SegmentGap, sineBetween } from "./segments.ts";

/** A wall between two corners; corners are shared. */
export interface Piece {
  readonly start: number;
  readonly end: number;
  readonly thickness: number;
  /** Along from the `start` corner. */
  readonly gaps: readonly SegmentGap[];
}

export interface Network {
  readonly corners: readonly PicturePoint[];
  readonly pieces: readonly Piece[];
}

interface Stop {
  readonly at: number;
  readonly node: number;
}

/** Cuts segments where they meet, so that walls that meet share a corner. */
export function networkOf(segments: readonly Segment[], unit: number): Network {
  const points: PicturePoint[] = [];
  const stops: Stop[][] = segments.map(() => []);
  for (let i = 0; i < segments.length; i++)
    for (let j = i + 1; j < segments.length; j++) {
      const [one, other] = [segments[i]!, segments[j]!];
      const meet = meeting(one, other);
      if (!meet) continue;
      const sine = sineBetween(one, other);
      const [a, b] = [reachTo(one, other, sine), reachTo(other, one, sine)];
      if (meet.onA < -a || meet.onA > lengthOf(one) + a || meet.onB < -b || meet.onB > lengthOf(other) + b) continue;
      const node = points.push(pointAt(one, meet.onA)) - 1;
      stops[i]!.push({ at: meet.onA, node });
      stops[j]!.push({ at: meet.onB, node });
    }
  // Free ends are corners too, unless the wall meets another within reach of them.
  segments.forEach((segment, i) => {
    const length = lengthOf(segment);
    const near = (end: number, node: Stop) => Math.abs(node.at - end) <= 1.2 * Math.max(unit, segment.thickness) + 2.5;
    const own = stops[i]!;
    for (const end of [0, length])
      if (!own.some((stop) => near(end, stop) || (end === 0 ? stop.at < 0 : stop.at > length)))
        own.push({ at: end, node: points.push(pointAt(segment, end)) - 1 });
  });
  const { corners, cornerOf } = clustered(points, Math.max(2.5, 0.45 * unit));
  const pieces: Piece[] = [];
  const seen = new Set<string>();
  segments.forEach((segment, i) => {
    const own = stops[i]!.toSorted((a, b) => a.at - b.at);
    for (let k = 0; k + 1 < own.length; k++) {
      const [start, end] = [cornerOf[own[k]!.node]!, cornerOf[own[k + 1]!.node]!];
      const key = start < end ? `${start} ${end}` : `${end} ${start}`;
      if (start === end || seen.has(key)) continue;
      seen.add(key);
      const line = { from: corners[start]!, to: corners[end]! };
      const length = lengthOf(line);
      const gaps = segment.gaps.flatMap((gap) => {
        const [low, high] = [placed(line, pointAt(segment, gap.start)).along, placed(line, pointAt(segment, gap.end)).along];
        const middle = (low + high) / 2;
        return middle > 0 && middle < length ? [{ ...gap, start: Math.max(0, low), end: Math.min(length, high) }] : [];
      });
      pieces.push({ start, end, thickness: segment.thickness, gaps });
    }
  });
  return { corners, pieces };
}

/** Points that lie within `radius` of one another become one, in their middle. */
function clustered(points: readonly PicturePoint[], radius: number): { corners: PicturePoint[]; cornerOf: number[] } {
  const corners: PicturePoint[] = [];
  const counts: number[] = [];
  const cornerOf = points.map((point) => {
    let found = corners.findIndex(({ x, y }) => Math.hypot(x - point.x, y - point.y) <= radius);
    if (found < 0) {
      found = corners.push(point) - 1;
      counts.push(1);
    } else {
      const count = ++counts[found]!;
      const old = corners[found]!;
      corners[found] = { x: old.x + (point.x - old.x) / count, y: old.y + (point.y - old.y) / count };
    }
    return found;
  });
  return { corners, cornerOf };
}

const pieceLength = ({ corners }: Network, { start, end }: Piece): number => lengthOf({ from: corners[start]!, to: corners[end]! });

/** How many walls end at each corner. */
export function degreesOf({ corners, pieces }: Network): Uint16Array {
  const degrees = new Uint16Array(corners.length);
  for (const { start, end } of pieces) {
    degrees[start]!++;
    degrees[end]!++;
  }
  return degrees;
}

/** Takes away, again and again, what hangs by one end and is shorter than `shortest(thickness)`. */
export function pruned(network: Network, shortest: (thickness: number) => number): Network {
  let { pieces } = network;
  for (;;) {
    const degrees = degreesOf({ corners: network.corners, pieces });
    const kept = pieces.filter((piece) => {
      const hangs = degrees[piece.start] === 1 || degrees[piece.end] === 1;
      return !hangs || pieceLength(network, piece) >= shortest(piece.thickness);
    });
    if (kept.length === pieces.length) return { corners: network.corners, pieces };
    pieces = kept;
  }
}

/** The largest connected part, and others that are a fair part of it. */
export function largestParts(network: Network, least: number): Network {
  const parent = network.corners.map((_, i) => i);
  const rootOf = (i: number): number => {
    let root = i;
    while (parent[root] !== root) root = parent[root]!;
    parent[i] = root;
    return root;
  };
  for (const { start, end } of network.pieces) parent[rootOf(start)] = rootOf(end);
  const lengths = new Map<number, number>();
  for (const piece of network.pieces) {
    const root = rootOf(piece.start);
    lengths.set(root, (lengths.get(root) ?? 0) + pieceLength(network, piece));
  }
  const most = Math.max(0, ...lengths.values());
  return { corners: network.corners, pieces: network.pieces.filter(({ start }) => lengths.get(rootOf(start))! >= least * most) };
}

/** Length of the walls that are part of a closed way round. */
export function closedLength(network: Network): number {
  const round = pruned(network, () => Number.POSITIVE_INFINITY);
  return round.pieces.reduce((sum, piece) => sum + pieceLength(round, piece), 0);
}
