import { DESCRIPTOR, type Features } from "./features.ts";

/** Indices of two features that show the same, in turn: of the first picture, of the second. */
export type Matches = Int32Array;

/** The nearest must be this much nearer than the second nearest (Lowe 2004). */
const RATIO = 0.82;

/**
 * Pairs of features that are each other's nearest, and clearly so.
 *
 * @param most looks only at the first so many features of each picture, for a quick look
 */
export function matchFeatures(a: Features, b: Features, most = Number.POSITIVE_INFINITY): Matches {
  const countA = Math.min(a.count, most);
  const countB = Math.min(b.count, most);
  const bestOfA = new Int32Array(countA).fill(-1);
  const first = new Float32Array(countA).fill(-2);
  const second = new Float32Array(countA).fill(-2);
  const bestOfB = new Int32Array(countB).fill(-1);
  const firstOfB = new Float32Array(countB).fill(-2);
  const da = a.descriptors;
  const db = b.descriptors;
  for (let i = 0; i < countA; i++) {
    const ai = i * DESCRIPTOR;
    for (let j = 0; j < countB; j++) {
      const bj = j * DESCRIPTOR;
      let s0 = 0;
      let s1 = 0;
      let s2 = 0;
      let s3 = 0;
      for (let k = 0; k < DESCRIPTOR; k += 4) {
        s0 += da[ai + k]! * db[bj + k]!;
        s1 += da[ai + k + 1]! * db[bj + k + 1]!;
        s2 += da[ai + k + 2]! * db[bj + k + 2]!;
        s3 += da[ai + k + 3]! * db[bj + k + 3]!;
      }
      const alike = s0 + s1 + s2 + s3;
      if (alike > first[i]!) {
        second[i] = first[i]!;
        first[i] = alike;
        bestOfA[i] = j;
      } else if (alike > second[i]!) second[i] = alike;
      if (alike > firstOfB[j]!) {
        firstOfB[j] = alike;
        bestOfB[j] = i;
      }
    }
  }
  const found: number[] = [];
  for (let i = 0; i < countA; i++) {
    const j = bestOfA[i]!;
    // Descriptors have length one, so the squared distance is 2 - 2 times their product.
    if (j >= 0 && bestOfB[j] === i && 1 - first[i]! < RATIO * RATIO * (1 - second[i]!)) found.push(i, j);
  }
  return Int32Array.from(found);
}
