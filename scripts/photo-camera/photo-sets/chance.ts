/** A row of numbers from 0 to 1 that a seed repeats (a linear congruence over 2^48, as drand48 has it). */
export type Chance = () => number;

export function chanceOf(seed: number): Chance {
  let state = (BigInt(seed) << 16n) + 0x330en;
  return () => {
    state = (state * 0x5deece66dn + 0xbn) & 0xffffffffffffn;
    return Number(state >> 16n) / 4294967296;
  };
}

export function between(chance: Chance, low: number, high: number): number {
  return low + (high - low) * chance();
}

/** Bell-shaped about 0 with spread 1, by the sum of twelve even ones. */
export function bell(chance: Chance): number {
  let sum = -6;
  for (let at = 0; at < 12; at++) sum += chance();
  return sum;
}
