import { seededRandom } from "../../stitching/seeded-random.ts";
import { type BiquadKind, biquad, filterInPlace } from "../sound/biquad.ts";
import { whiteNoise } from "../sound/noise.ts";
import { addModes, type Mode } from "../sound/ringing-modes.ts";
import { fadeIn, fadeOut, setPeak } from "../sound/shaping.ts";
import {
  decayFactor,
  exponential,
  logarithmOfTwo,
  powerOfTwo,
  sineOfTurns,
  softlyBent,
} from "../sound/steady-maths.ts";

/** A membrane whose pitch falls as it calms down, and the beater's click. */
export interface DeepHit {
  seconds: number;
  fromHertz: number;
  toHertz: number;
  /** Seconds in which the fall of pitch is over by two thirds. */
  fallSeconds: number;
  click: number;
  drive: number;
}

/** A hit with a falling pitch, as a bass drum or a box is hit. */
export function deepHit(hit: DeepHit, velocity: number, sampleRate: number, seed: number): Float32Array {
  const samples = new Float32Array(Math.ceil(hit.seconds * sampleRate));
  const fall = decayFactor(hit.seconds * 1.1, sampleRate);
  const bend = exponential(-1 / (hit.fallSeconds * sampleRate));
  let above = (hit.fromHertz - hit.toHertz) * (0.7 + 0.3 * velocity);
  let level = 1;
  let phase = 0;
  for (let i = 0; i < samples.length; i++) {
    samples[i] = level * sineOfTurns(phase);
    phase += (hit.toHertz + above) / sampleRate;
    above *= bend;
    level *= fall;
  }
  if (hit.drive > 0) for (let i = 0; i < samples.length; i++) samples[i] = softlyBent(samples[i]! * (1 + hit.drive));
  addNoise(
    samples,
    { level: hit.click * velocity, seconds: 0.012, kind: "band-pass", hertz: 2800, quality: 0.6 },
    sampleRate,
    seed,
  );
  return finished(samples, sampleRate);
}

interface NoisePart {
  level: number;
  /** Seconds in which it falls by 60 dB. */
  seconds: number;
  kind: BiquadKind;
  hertz: number;
  quality?: number;
  /** Seconds after the hit. */
  late?: number;
  /** Seconds in which it rises. */
  rise?: number;
}

export interface Hit {
  seconds: number;
  noises?: readonly NoisePart[];
  modes?: readonly Mode[];
  /** Many tones that no scale orders, as metal has them. */
  metal?: { count: number; lowHertz: number; highHertz: number; decaySeconds: number; level: number };
  peak?: number;
}

/** A hit of noises, tones and metal. */
export function noisyHit(hit: Hit, velocity: number, sampleRate: number, seed: number): Float32Array {
  const samples = new Float32Array(Math.ceil(hit.seconds * sampleRate));
  if (hit.modes) addModes(samples, hit.modes, sampleRate);
  if (hit.metal) addModes(samples, metalModes(hit.metal), sampleRate);
  for (const [index, noise] of (hit.noises ?? []).entries())
    addNoise(samples, { ...noise, level: noise.level * (0.7 + 0.3 * velocity) }, sampleRate, seed * 13 + index);
  return finished(samples, sampleRate, hit.peak);
}

/** The same cymbal each time: its tones are spread over octaves with a fixed chance. */
function metalModes({ count, lowHertz, highHertz, decaySeconds, level }: NonNullable<Hit["metal"]>): Mode[] {
  const random = seededRandom(4711 + count);
  return Array.from({ length: count }, () => {
    const share = random();
    return {
      hertz: lowHertz * powerOfTwo(share * logarithmOfTwo(highHertz / lowHertz)),
      amplitude: (level * (0.4 + 0.6 * random())) / Math.sqrt(count),
      decaySeconds: decaySeconds * (1.15 - 0.7 * share) * (0.7 + 0.6 * random()),
    };
  });
}

function addNoise(samples: Float32Array, part: NoisePart, sampleRate: number, seed: number): void {
  const start = Math.round((part.late ?? 0) * sampleRate);
  const rise = Math.max(1, Math.round((part.rise ?? 0.0006) * sampleRate));
  const frames = Math.min(samples.length - start, Math.ceil(part.seconds * 1.3 * sampleRate) + rise);
  if (frames <= 0 || part.level === 0) return;
  const noise = whiteNoise(frames, seed);
  const fall = decayFactor(part.seconds, sampleRate);
  let level = part.level;
  for (let i = 0; i < frames; i++) {
    noise[i]! *= i < rise ? (level * i) / rise : level;
    if (i >= rise) level *= fall;
  }
  filterInPlace(noise, [biquad(part.kind, part.hertz, sampleRate, part.quality)]);
  for (let i = 0; i < frames; i++) samples[start + i]! += noise[i]!;
}

function finished(samples: Float32Array, sampleRate: number, peak = 0.8): Float32Array {
  fadeIn(samples, Math.ceil(sampleRate * 0.0004));
  fadeOut(samples, Math.ceil(samples.length * 0.25));
  setPeak(samples, peak);
  return samples;
}
