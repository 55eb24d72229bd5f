import { decayFactor, exponential, factorOfDecibels, logarithmOfTwo } from "../sound/steady-maths.ts";
import type { Stereo } from "./play-part.ts";

interface Room {
  /** Seconds in which the echo falls by 60 dB. */
  seconds: number;
  /** How much of the high tones comes back, 0 to 1. */
  brightness: number;
}

/** Lengths that share no divisor, so that echoes fall between each other, in seconds. */
const LINES = [0.02971, 0.03337, 0.03713, 0.04117, 0.04391, 0.04759, 0.05303, 0.05903];
const EARLIEST_SECONDS = 0.018;
/** All-passes before the lines, other ones on each side: they make one clap into many, so that nothing flutters. */
const DIFFUSERS = [
  [0.00477, 0.00713, 0.01031, 0.01277],
  [0.00523, 0.00659, 0.01097, 0.01213],
] as const;
const DIFFUSION = 0.62;

/**
 * The echo of a room: eight delay lines that hear each other through a Householder matrix, which loses no energy (Jot).
 * Each line is damped so that all fall together, high tones faster.
 *
 * @param send both sides are heard; they are left as they are
 * @returns the echo alone, as long as the send
 */
export function echoOfRoom(send: Stereo, { seconds, brightness }: Room, sampleRate: number): Stereo {
  const frames = send.left.length;
  const left = new Float32Array(frames);
  const right = new Float32Array(frames);
  const early = [
    diffused(send.left, DIFFUSERS[0], sampleRate),
    diffused(send.right, DIFFUSERS[1], sampleRate),
  ] as const;
  const lengths = LINES.map((line) => Math.round(line * sampleRate * (0.7 + 0.2 * seconds)));
  const lines = lengths.map((length) => new Float64Array(length));
  const gains = lengths.map((length) => exponential(length * naturalLog(decayFactor(seconds, sampleRate))));
  const kept = new Float64Array(8);
  const damp = 1 - (0.25 + 0.55 * brightness);
  const at = new Int32Array(8);
  const outs = new Float64Array(8);
  const late = Math.round(EARLIEST_SECONDS * sampleRate);
  const level = factorOfDecibels(-8);
  for (let i = 0; i < frames; i++) {
    const inLeft = i >= late ? early[0][i - late]! : 0;
    const inRight = i >= late ? early[1][i - late]! : 0;
    let sum = 0;
    for (let k = 0; k < 8; k++) {
      const heard = lines[k]![at[k]!]!;
      const dull = heard + damp * (kept[k]! - heard);
      kept[k] = dull;
      const value = dull * gains[k]!;
      outs[k] = value;
      sum += value;
    }
    const shared = sum * 0.25;
    for (let k = 0; k < 8; k++) {
      lines[k]![at[k]!] = outs[k]! - shared + ((k & 1) === 0 ? inLeft : inRight);
      const next = at[k]! + 1;
      at[k] = next === lengths[k] ? 0 : next;
    }
    left[i] = level * (outs[0]! - outs[2]! + outs[4]! - outs[6]!);
    right[i] = level * (outs[1]! - outs[3]! + outs[5]! - outs[7]!);
  }
  return { left, right };
}

/** Sends a copy through all-passes one after the other: y = −g·x + d, where d is the delayed x + g·y (Schroeder). */
function diffused(samples: Float32Array, delays: readonly number[], sampleRate: number): Float32Array {
  const out = samples.slice();
  for (const seconds of delays) {
    const line = new Float64Array(Math.max(1, Math.round(seconds * sampleRate)));
    let at = 0;
    for (let i = 0; i < out.length; i++) {
      const delayed = line[at]!;
      const value = delayed - DIFFUSION * out[i]!;
      line[at] = out[i]! + DIFFUSION * value;
      out[i] = value;
      at = at + 1 === line.length ? 0 : at + 1;
    }
  }
  return out;
}

function naturalLog(x: number): number {
  return logarithmOfTwo(x) * Math.LN2;
}
