import type { Lens, PhotoSize } from "./lens.ts";
import { type PhotoPair, turnOfPair } from "./photo-pairs.ts";
import { multiplied, NO_TURN, type Rotation, transposed } from "./rotation.ts";

const MOST_OF_PAIR = 50;

/** At most fifty matches of a pair, evenly taken: more say the same of the lens and cost time. */
function thinned(pair: PhotoPair): PhotoPair {
  const count = pair.points.length / 4;
  if (count <= MOST_OF_PAIR) return pair;
  const points = new Float64Array(MOST_OF_PAIR * 4);
  for (let at = 0; at < MOST_OF_PAIR; at++) {
    const from = Math.floor((at * count) / MOST_OF_PAIR) * 4;
    points.set(pair.points.subarray(from, from + 4), at * 4);
  }
  return { ...pair, points };
}

/**
 * The focal length under which turns explain the matches best, tried over a geometric row from 0.45 to 2.5 widths and refined around the best.
 * Pairs that overlap widely and lie far apart say most; all have one voice for each match.
 */
export function guessFocal(pairs: readonly PhotoPair[], sizes: readonly PhotoSize[]): number {
  const width = Math.max(...sizes.flatMap((size) => [size.width, size.height]));
  const strongest = [...pairs]
    .sort((a, b) => b.points.length - a.points.length)
    .slice(0, 30)
    .map(thinned);
  const missAt = (focal: number) =>
    strongest.reduce((sum, pair) => {
      const { misses } = turnOfPair(pair, { focal, k1: 0 }, sizes);
      return sum + misses.reduce((all, miss) => all + Math.min(miss, 12), 0);
    }, 0);
  let best = width;
  let least = Number.POSITIVE_INFINITY;
  const look = (focal: number) => {
    const miss = missAt(focal);
    if (miss < least) {
      least = miss;
      best = focal;
    }
  };
  for (let step = 0; step <= 14; step++) look(width * 0.45 * (2.5 / 0.45) ** (step / 14));
  for (const by of [1.06, 1 / 1.06, 1.03, 1 / 1.03, 1.015, 1 / 1.015]) look(best * by);
  return best;
}

interface Placed {
  /** From each camera into the world; null for photos that hang together with none of the largest group. */
  readonly rotations: (Rotation | null)[];
}

/** Turns along the strongest tree (Prim) of the largest group of photos; its best connected photo looks straight ahead. */
export function spanningTurns(pairs: readonly PhotoPair[], lens: Lens, sizes: readonly PhotoSize[]): Placed {
  const groups = sizes.map((_, at) => at);
  const find = (at: number): number => (groups[at] === at ? at : find(groups[at]!));
  for (const { first, second } of pairs) groups[find(first)] = find(second);
  const members = new Map<number, number>();
  for (const at of groups.keys()) members.set(find(at), (members.get(find(at)) ?? 0) + 1);
  const largest = [...members].sort((a, b) => b[1] - a[1])[0]![0];
  const weight = sizes.map(() => 0);
  for (const { first, second, points } of pairs) {
    weight[first] = weight[first]! + points.length;
    weight[second] = weight[second]! + points.length;
  }
  const start = sizes
    .map((_, at) => at)
    .filter((at) => find(at) === largest)
    .sort((a, b) => weight[b]! - weight[a]!)[0]!;
  const rotations: (Rotation | null)[] = sizes.map(() => null);
  rotations[start] = NO_TURN;
  for (;;) {
    const next = pairs
      .filter(({ first, second }) => (rotations[first] === null) !== (rotations[second] === null))
      .sort((a, b) => b.points.length - a.points.length)[0];
    if (next === undefined) return { rotations };
    const { turn } = turnOfPair(next, lens, sizes);
    if (rotations[next.first] !== null) rotations[next.second] = multiplied(rotations[next.first]!, transposed(turn));
    else rotations[next.first] = multiplied(rotations[next.second]!, turn);
  }
}
