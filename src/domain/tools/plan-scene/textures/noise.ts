import { seededRandom } from "../../../shared/stats/random.ts";

/** Smooth random fields that repeat, for textures without seams. */
export interface Noise {
  /** Value noise from 0 to 1 at a place in cells; it repeats after `px` and `py` cells, which are whole. */
  readonly at: (x: number, y: number, px: number, py: number) => number;
  /** Octaves of it, each twice as fine and half as strong; from 0 to 1. */
  readonly layered: (x: number, y: number, px: number, py: number, octaves: number) => number;
  /** A fixed number from 0 to 1 for a pair of whole numbers. */
  readonly pick: (a: number, b: number) => number;
}

const TABLE = 4096;

export function noiseOf(seed: number): Noise {
  const random = seededRandom(seed * 7919 + 13);
  const table = Float32Array.from({ length: TABLE }, () => random());
  const pick = (a: number, b: number) => table[(Math.imul(a, 73) ^ Math.imul(b, 1193) ^ Math.imul(a * b, 31)) & (TABLE - 1)]!;
  const at = (x: number, y: number, px: number, py: number): number => {
    const fx = Math.floor(x) | 0;
    const fy = Math.floor(y) | 0;
    const tx = x - fx;
    const ty = y - fy;
    const sx = tx * tx * (3 - 2 * tx);
    const sy = ty * ty * (3 - 2 * ty);
    let x0 = fx % px | 0;
    if (x0 < 0) x0 += px;
    let y0 = fy % py | 0;
    if (y0 < 0) y0 += py;
    const x1 = x0 + 1 === px ? 0 : x0 + 1;
    const y1 = y0 + 1 === py ? 0 : y0 + 1;
    const top = pick(x0, y0) * (1 - sx) + pick(x1, y0) * sx;
    const low = pick(x0, y1) * (1 - sx) + pick(x1, y1) * sx;
    return top * (1 - sy) + low * sy;
  };
  const layered = (x: number, y: number, px: number, py: number, octaves: number): number => {
    let sum = 0;
    let weight = 0;
    let share = 1;
    for (let k = 0; k < octaves; k++) {
      const scale = 1 << k;
      sum += share * at(x * scale + 5 * k, y * scale + 3 * k, px * scale, py * scale);
      weight += share;
      share *= 0.5;
    }
    return sum / weight;
  };
  return { at, layered, pick };
}
