import { deepHit } from "./instruments/drum-sounds.ts";
import { bell } from "./instruments/mallets.ts";
import { limit } from "./mixing/dynamics.ts";
import type { Stereo } from "./mixing/play-part.ts";
import { whiteNoise } from "./sound/noise.ts";
import { fadeIn, fadeOut, setPeak, smoothStep } from "./sound/shaping.ts";
import { cosineOfTurns, factorOfDecibels, logarithmOfTwo, powerOfTwo, sineOfTurns } from "./sound/steady-maths.ts";

export type TransitionSound = "whoosh" | "riser" | "tick" | "thump" | "chime";

/** A short sound and the moment within it that belongs on the cut. */
interface Transition extends Stereo {
  /** Seconds from its start to the moment that the cut meets. */
  meetsSeconds: number;
}

const PEAKS: Readonly<Record<TransitionSound, number>> = {
  whoosh: 0.22,
  riser: 0.2,
  tick: 0.18,
  thump: 0.4,
  chime: 0.22,
};

/**
 * A sound for the change of pictures: a soft rush of air from left to right, a rise that ends on the cut, a wooden tick, a
 * deep soft thump, a small bell. The same kind gives the same samples.
 */
export function transitionSound(kind: TransitionSound, sampleRate: number): Transition {
  const made = make(kind, sampleRate);
  const peak = Math.max(peakOf(made.left), peakOf(made.right));
  for (const side of [made.left, made.right]) {
    fadeIn(side, Math.round(sampleRate * 0.002));
    fadeOut(side, Math.round(Math.min(side.length / 4, sampleRate * 0.05)));
    for (let i = 0; i < side.length; i++) side[i]! *= PEAKS[kind] / peak;
  }
  return made;
}

/**
 * Lays one sound onto each cut of a recording, in place, and holds the sum's true peaks below −1 dBFS. Cuts whose sound
 * would begin before the film or end after it lose what does not fit.
 */
export function addTransitions(
  sound: Stereo,
  kind: TransitionSound,
  cuts: readonly number[],
  sampleRate: number,
): void {
  const { left, right, meetsSeconds } = transitionSound(kind, sampleRate);
  for (const cut of cuts) {
    const start = Math.round((cut - meetsSeconds) * sampleRate);
    const first = Math.max(0, -start);
    const end = Math.min(left.length, sound.left.length - start);
    for (let i = first; i < end; i++) {
      // A sound that is cut into begins within 5 ms instead of at once.
      const gain = first > 0 ? smoothStep((i - first) / (sampleRate * 0.005)) : 1;
      sound.left[start + i]! += left[i]! * gain;
      sound.right[start + i]! += right[i]! * gain;
    }
  }
  limit(sound, factorOfDecibels(-1.3), sampleRate);
}

function make(kind: TransitionSound, sampleRate: number): Transition {
  if (kind === "whoosh") return rush(0.75, 0.4, 300, 2600, sampleRate);
  if (kind === "riser") return rush(1.6, 1.5, 250, 5200, sampleRate);
  if (kind === "chime") {
    const strike = { pitch: 91, velocity: 0.6, seconds: 1.2, take: 0 };
    const { left } = bell.make(strike, sampleRate);
    return { left: left.slice(), right: left.slice(), meetsSeconds: 0 };
  }
  const samples =
    kind === "thump"
      ? deepHit({ seconds: 0.5, fromHertz: 95, toHertz: 42, fallSeconds: 0.05, click: 0, drive: 0 }, 0.7, sampleRate, 5)
      : woodenTick(sampleRate);
  return { left: samples, right: samples.slice(), meetsSeconds: 0 };
}

/**
 * Noise through a band that rises and falls again about the cut, moving from left to right. The band is a state variable
 * filter (Chamberlin), whose edge may be moved at any sample.
 */
function rush(
  seconds: number,
  meetsSeconds: number,
  lowHertz: number,
  highHertz: number,
  sampleRate: number,
): Transition {
  const frames = Math.round(seconds * sampleRate);
  const noise = whiteNoise(frames, 2024);
  const left = new Float32Array(frames);
  const right = new Float32Array(frames);
  const octaves = logarithmOfTwo(highHertz / lowHertz);
  let low = 0;
  let band = 0;
  for (let i = 0; i < frames; i++) {
    const at = i / sampleRate;
    const rise = at < meetsSeconds ? at / meetsSeconds : 1 - (at - meetsSeconds) / (seconds - meetsSeconds);
    const shape = smoothStep(rise);
    const hertz = lowHertz * powerOfTwo(shape * octaves);
    const edge = 2 * sineOfTurns(hertz / sampleRate / 2);
    low += edge * band;
    const high = noise[i]! - low - 0.8 * band;
    band += edge * high;
    const side = (0.15 + (0.7 * i) / frames) / 4;
    left[i] = band * shape * shape * cosineOfTurns(side);
    right[i] = band * shape * shape * sineOfTurns(side);
  }
  return { left, right, meetsSeconds };
}

function woodenTick(sampleRate: number): Float32Array {
  const samples = new Float32Array(Math.round(0.06 * sampleRate));
  for (let i = 0; i < samples.length; i++) {
    const at = i / sampleRate;
    samples[i] = powerOfTwo(-at * 160) * sineOfTurns(1450 * at) + 0.5 * powerOfTwo(-at * 300) * sineOfTurns(2730 * at);
  }
  setPeak(samples, 1);
  return samples;
}

function peakOf(samples: Float32Array): number {
  let highest = 0;
  for (const sample of samples) highest = Math.max(highest, Math.abs(sample));
  return highest;
}
