import { DESCRIPTOR, type Features } from "./features.ts";

/** Features that show the same. */
export interface Matches {
  /** Indices of two features, in turn: of the first picture, of the second. */
  readonly pairs: Int32Array;
  /** How near the nearest was against the second nearest, one number a match: the smaller, the clearer (Lowe 2004). */
  readonly ratios: Float32Array;
}

/**
 * Pairs of features that are each other's nearest.
 *
 * @param ratio the nearest must be this much nearer than the second nearest
 * @param most looks only at the first so many features of each picture, for a quick look
 */
export function matchFeatures(a: Features, b: Features, ratio: number, most = Number.POSITIVE_INFINITY): Matches {
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
  const ratios: number[] = [];
  for (let i = 0; i < countA; i++) {
    const j = bestOfA[i]!;
    if (j < 0 || bestOfB[j] !== i) continue;
    // Descriptors have length one, so the squared distance is 2 - 2 times their product.
    const here = Math.sqrt(Math.max(0, 1 - first[i]!) / Math.max(1e-6, 1 - second[i]!));
    if (here >= ratio) continue;
    found.push(i, j);
    ratios.push(here);
  }
  return { pairs: Int32Array.from(found), ratios: Float32Array.from(ratios) };
}
