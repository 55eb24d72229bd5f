import { type Ray, type Rotation, rotationBetween, turned } from "./rotation.ts";

interface AgreeingTurn {
  /** From the first camera into the second. */
  readonly turn: Rotation;
  /** Indices of the matches that agree, in their order. */
  readonly inliers: readonly number[];
}

const MOST_ROUNDS = 1_500;

/**
 * The turn that most matched rays agree with, by pairs of matches (RANSAC over the smallest sets that fix a turn). Two wrong matches that keep
 * their angle are rare, and a third that agrees by chance lands within the tolerance once in some thousands: few matches prove a lot here,
 * where a plane projection, which four matches fix, would need many.
 *
 * @param from rays of length one, three numbers each
 * @param to as many, in the second camera
 * @param tolerance in radians
 * @param random from 0 up to 1, seeded by the caller so that the answer repeats
 * @returns null where no three matches agree
 */
export function agreeingTurn(
  from: Float64Array,
  to: Float64Array,
  tolerance: number,
  random: () => number,
): AgreeingTurn | null {
  const count = from.length / 3;
  if (count < 3) return null;
  let best: number[] = [];
  let turn: Rotation | null = null;
  const all = (count * (count - 1)) / 2;
  const rounds = Math.min(MOST_ROUNDS, all);
  let tried = 0;
  const attempt = (p: number, q: number) => {
    const apart = angleBetween(from, p, q);
    if (apart < 0.06 || Math.abs(apart - angleBetween(to, p, q)) > 1.5 * tolerance) return;
    const proposed = rotationBetween(pick(from, [p, q]), pick(to, [p, q]));
    const agreed = inliersOf(proposed, from, to, tolerance);
    if (agreed.length <= best.length) return;
    best = agreed;
    turn = proposed;
  };
  if (all <= MOST_ROUNDS) {
    for (let p = 0; p < count; p++) for (let q = p + 1; q < count; q++) attempt(p, q);
  } else
    while (tried < rounds) {
      tried++;
      const p = Math.floor(random() * count);
      const q = Math.floor(random() * count);
      if (p !== q) attempt(p, q);
      // Half of the matches agreeing is found within some rounds.
      if (best.length > 0.5 * count && tried > 60) break;
    }
  if (turn === null || best.length < 3) return null;
  for (let again = 0; again < 2; again++) {
    turn = rotationBetween(pick(from, best), pick(to, best));
    best = inliersOf(turn, from, to, tolerance);
  }
  return best.length < 3 ? null : { turn, inliers: best };
}

function angleBetween(rays: Float64Array, p: number, q: number): number {
  const cosine =
    rays[p * 3]! * rays[q * 3]! + rays[p * 3 + 1]! * rays[q * 3 + 1]! + rays[p * 3 + 2]! * rays[q * 3 + 2]!;
  return Math.acos(Math.min(1, Math.max(-1, cosine)));
}

const pick = (rays: Float64Array, indices: readonly number[]) =>
  Float64Array.from(indices.flatMap((at) => [rays[at * 3]!, rays[at * 3 + 1]!, rays[at * 3 + 2]!]));

function inliersOf(turn: Rotation, from: Float64Array, to: Float64Array, tolerance: number): number[] {
  const agreed: number[] = [];
  for (let at = 0; at < from.length / 3; at++) {
    const ray: Ray = [from[at * 3]!, from[at * 3 + 1]!, from[at * 3 + 2]!];
    const [x, y, z] = turned(turn, ray);
    if (Math.hypot(x - to[at * 3]!, y - to[at * 3 + 1]!, z - to[at * 3 + 2]!) < tolerance) agreed.push(at);
  }
  return agreed;
}
