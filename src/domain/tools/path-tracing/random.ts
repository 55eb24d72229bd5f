/** Numbers from 0 to below 1 that look drawn by chance and are the same for the same beginning (PCG output over a linear step). */
export interface Random {
  /** Begins anew for one sample of one pixel: pixels do not depend on the order in which they are drawn. */
  begin(seed: number, pixel: number, sample: number): void;
  next(): number;
}

/** Numbers from 0 to below 1, the same for the same seed. */
export function seededRandom(): Random {
  let state = 1;
  return {
    begin(seed, pixel, sample) {
      state = hashed(hashed(hashed(seed | 0) ^ pixel) ^ sample);
    },
    next() {
      state = (Math.imul(state, 747796405) + 2891336453) | 0;
      let word = Math.imul((state >>> ((state >>> 28) + 4)) ^ state, 277803737);
      word = (word >>> 22) ^ word;
      return (word >>> 0) / 4294967296;
    },
  };
}

function hashed(value: number): number {
  let x = value | 0;
  x = Math.imul(x ^ (x >>> 16), 0x7feb352d);
  x = Math.imul(x ^ (x >>> 15), 0x846ca68b);
  return x ^ (x >>> 16);
}
