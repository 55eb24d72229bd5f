import { cosineOfTurns, factorOfDecibels, sineOfTurns } from "./steady-maths.ts";

/** A filter of second order with its memory: y = b0·x + b1·x₁ + b2·x₂ − a1·y₁ − a2·y₂. */
export interface Biquad {
  b0: number;
  b1: number;
  b2: number;
  a1: number;
  a2: number;
}

export type BiquadKind = "low-pass" | "high-pass" | "band-pass" | "peak" | "low-shelf" | "high-shelf";

/**
 * Coefficients by the well known cookbook formulae for audio filters (R. Bristow-Johnson): bilinear transform with the
 * edge frequency kept.
 *
 * @param hertz edge or middle; held below 0.45 of the sample rate
 * @param quality Q; 0.7071 is the flattest low-pass, a band-pass has a gain of 1 in its middle
 * @param gainDb only for peak and shelves
 */
export function biquad(
  kind: BiquadKind,
  hertz: number,
  sampleRate: number,
  quality = Math.SQRT1_2,
  gainDb = 0,
): Biquad {
  const turns = Math.min(hertz / sampleRate, 0.45);
  const cosine = cosineOfTurns(turns);
  const alpha = sineOfTurns(turns) / (2 * quality);
  const root = factorOfDecibels(gainDb / 2);
  const over = (b0: number, b1: number, b2: number, a0: number, a1: number, a2: number): Biquad => ({
    b0: b0 / a0,
    b1: b1 / a0,
    b2: b2 / a0,
    a1: a1 / a0,
    a2: a2 / a0,
  });
  if (kind === "low-pass") {
    const half = (1 - cosine) / 2;
    return over(half, 1 - cosine, half, 1 + alpha, -2 * cosine, 1 - alpha);
  }
  if (kind === "high-pass") {
    const half = (1 + cosine) / 2;
    return over(half, -(1 + cosine), half, 1 + alpha, -2 * cosine, 1 - alpha);
  }
  if (kind === "band-pass") return over(alpha, 0, -alpha, 1 + alpha, -2 * cosine, 1 - alpha);
  if (kind === "peak")
    return over(1 + alpha * root, -2 * cosine, 1 - alpha * root, 1 + alpha / root, -2 * cosine, 1 - alpha / root);
  const slope = 2 * Math.sqrt(root) * alpha;
  const sign = kind === "low-shelf" ? 1 : -1;
  return over(
    root * (root + 1 - sign * (root - 1) * cosine + slope),
    sign * 2 * root * (root - 1 - sign * (root + 1) * cosine),
    root * (root + 1 - sign * (root - 1) * cosine - slope),
    root + 1 + sign * (root - 1) * cosine + slope,
    sign * -2 * (root - 1 + sign * (root + 1) * cosine),
    root + 1 + sign * (root - 1) * cosine - slope,
  );
}

/** Sends samples through filters one after the other, in place. */
export function filterInPlace(samples: Float32Array, filters: readonly Biquad[]): void {
  for (const { b0, b1, b2, a1, a2 } of filters) {
    let x1 = 0;
    let x2 = 0;
    let y1 = 0;
    let y2 = 0;
    for (let i = 0; i < samples.length; i++) {
      const x = samples[i]!;
      const y = b0 * x + b1 * x1 + b2 * x2 - a1 * y1 - a2 * y2;
      x2 = x1;
      x1 = x;
      y2 = y1;
      y1 = y;
      samples[i] = y;
    }
  }
}
