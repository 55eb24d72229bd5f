/** Multiplies the first samples by a raised half cosine from 0 to 1, so that a sound begins without a click. */
export function fadeIn(samples: Float32Array, frames: number): void {
  const until = Math.min(frames, samples.length);
  for (let i = 0; i < until; i++) samples[i]! *= smoothStep(i / until);
}

/** The same at the end: the last sample is zero. */
export function fadeOut(samples: Float32Array, frames: number): void {
  const until = Math.min(frames, samples.length);
  for (let i = 0; i < until; i++) samples[samples.length - 1 - i]! *= smoothStep(i / until);
}

/** 3x² − 2x³ for x from 0 to 1: begins and ends level. */
export function smoothStep(x: number): number {
  return x <= 0 ? 0 : x >= 1 ? 1 : x * x * (3 - 2 * x);
}

/** Makes the loudest sample so loud. Silence stays. */
export function setPeak(samples: Float32Array, peak: number): void {
  let highest = 0;
  for (const sample of samples) if (Math.abs(sample) > highest) highest = Math.abs(sample);
  if (highest === 0) return;
  const factor = peak / highest;
  for (let i = 0; i < samples.length; i++) samples[i]! *= factor;
}
