import { seededRandom } from "../../stitching/seeded-random.ts";

/** White noise between −1 and 1: the same seed gives the same samples. */
export function whiteNoise(frames: number, seed: number): Float32Array {
  const random = seededRandom(seed);
  const samples = new Float32Array(frames);
  for (let i = 0; i < frames; i++) samples[i] = random() * 2 - 1;
  return samples;
}
