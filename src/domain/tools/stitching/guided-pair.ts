import { agreeingTurn } from "./agreeing-turn.ts";
import { DESCRIPTOR, type Features } from "./features.ts";
import { type Lens, type PhotoSize, pointOf, rayThrough } from "./lens.ts";
import { type PhotoPair, picked, raysOf } from "./photo-pairs.ts";
import { type Rotation, turned } from "./rotation.ts";

const FEWEST = 8;
/** Descriptors of one corner in two photos have at least this product. */
const ALIKE = 0.72;

/**
 * Matches of two photos whose turn is roughly known: each feature is compared with those that lie where the turn says, so that the next tile of
 * a pattern, which looks the same, does not stand in the way.
 *
 * @param turn from the first camera into the second
 * @param radius how far the turn may be wrong, in pixels
 * @param tolerance how far a match may miss the turn that most agree with, in pixels
 * @returns null where fewer than eight agree
 */
export function guidedPair(
  features: readonly Features[],
  sizes: readonly PhotoSize[],
  { first, second, turn }: { first: number; second: number; turn: Rotation },
  lens: Lens,
  { radius, tolerance }: { radius: number; tolerance: number },
  random: () => number,
): PhotoPair | null {
  const [a, b] = [features[first]!, features[second]!];
  const size = sizes[second]!;
  const cells = cellsOf(b, size, radius);
  const points: number[] = [];
  const bestOfB = new Map<number, { likeness: number; at: number }>();
  for (let i = 0; i < a.count; i++) {
    const [x, y] = [a.places[i * 2]!, a.places[i * 2 + 1]!];
    const seen = pointOf(lens, turned(turn, rayThrough(lens, sizes[first]!, x, y)));
    if (seen === null) continue;
    const u = seen.x * lens.focal + size.width / 2;
    const v = seen.y * lens.focal + size.height / 2;
    let best = -1;
    let likeness = ALIKE;
    for (const j of cells.near(u, v)) {
      const apart = Math.hypot(b.places[j * 2]! - u, b.places[j * 2 + 1]! - v);
      if (apart > radius) continue;
      const product = productOf(a.descriptors, i, b.descriptors, j);
      if (product > likeness) [best, likeness] = [j, product];
    }
    if (best < 0) continue;
    const before = bestOfB.get(best);
    if (before !== undefined && before.likeness >= likeness) continue;
    const at = before?.at ?? points.length;
    bestOfB.set(best, { likeness, at });
    points.splice(at, 4, x, y, b.places[best * 2]!, b.places[best * 2 + 1]!);
  }
  if (points.length < 4 * FEWEST) return null;
  const pair = { first, second, points: Float64Array.from(points) };
  const { from, to } = raysOf(pair, lens, sizes);
  const found = agreeingTurn(from, to, tolerance / lens.focal, random);
  if (found === null || found.inliers.length < Math.max(FEWEST, 0.25 * (points.length / 4))) return null;
  return { first, second, points: picked(pair.points, found.inliers) };
}

function productOf(a: Float32Array, i: number, b: Float32Array, j: number): number {
  let sum = 0;
  for (let k = 0; k < DESCRIPTOR; k++) sum += a[i * DESCRIPTOR + k]! * b[j * DESCRIPTOR + k]!;
  return sum;
}

/** Features by square cells as wide as the radius. */
function cellsOf({ count, places }: Features, { width }: PhotoSize, radius: number) {
  const columns = Math.ceil(width / radius) + 2;
  const cells = new Map<number, number[]>();
  for (let at = 0; at < count; at++) {
    const key = Math.floor(places[at * 2 + 1]! / radius) * columns + Math.floor(places[at * 2]! / radius);
    const cell = cells.get(key);
    if (cell === undefined) cells.set(key, [at]);
    else cell.push(at);
  }
  return {
    *near(x: number, y: number): Generator<number> {
      const [column, row] = [Math.floor(x / radius), Math.floor(y / radius)];
      for (let r = row - 1; r <= row + 1; r++)
        for (let c = Math.max(0, column - 1); c <= Math.min(columns - 1, column + 1); c++)
          yield* cells.get(r * columns + c) ?? [];
    },
  };
}
