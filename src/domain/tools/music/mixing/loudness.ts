import type { Biquad } from "../sound/biquad.ts";
import { cosineOfTurns, factorOfDecibels, logarithmOfTwo, sineOfTurns } from "../sound/steady-maths.ts";
import type { Stereo } from "./play-part.ts";

const BLOCK_SECONDS = 0.4;
const HOP_SECONDS = 0.1;
const SILENCE_LUFS = -70;

/**
 * The loudness of a whole recording in LUFS by ITU-R BS.1770-4: both sides K-weighted, mean squares of blocks of 400 ms
 * that overlap by three quarters, gated at −70 LUFS and at 10 LU below the rest.
 *
 * A sine of 997 Hz at full scale on one side measures −3.01 LUFS. Recordings shorter than a block are taken as one.
 * Silence gives −70.
 */
export function loudnessOf({ left, right }: Stereo, sampleRate: number): number {
  const powers = blockPowers({ left, right }, sampleRate);
  const above = (gate: number) => powers.filter((power) => lufsOf(power) > gate);
  const loud = above(SILENCE_LUFS);
  if (loud.length === 0) return SILENCE_LUFS;
  const relative = lufsOf(meanOf(loud)) - 10;
  return lufsOf(meanOf(loud.filter((power) => lufsOf(power) > relative)));
}

/** Loudness of each block of 400 ms in LUFS, one every 100 ms. */
export function momentaryLoudness(sound: Stereo, sampleRate: number): number[] {
  return blockPowers(sound, sampleRate).map((power) => Math.max(SILENCE_LUFS, lufsOf(power)));
}

function blockPowers({ left, right }: Stereo, sampleRate: number): number[] {
  const hop = Math.round(HOP_SECONDS * sampleRate);
  const sums: number[] = new Array(Math.ceil(left.length / hop)).fill(0);
  const filters = weighting(sampleRate);
  for (const side of [left, right]) addSquares(side, filters, hop, sums);
  const hops = Math.round(BLOCK_SECONDS / HOP_SECONDS);
  const whole = Math.floor(left.length / hop);
  if (whole < hops) return [sums.reduce((all, sum) => all + sum, 0) / Math.max(1, left.length)];
  const powers: number[] = [];
  for (let at = 0; at + hops <= whole; at++) {
    let sum = 0;
    for (let step = 0; step < hops; step++) sum += sums[at + step]!;
    powers.push(sum / (hops * hop));
  }
  return powers;
}

/** Both filters in one pass, without a copy of the side. */
function addSquares(side: Float32Array, [shelf, pass]: readonly [Biquad, Biquad], hop: number, sums: number[]): void {
  let [x1, x2, y1, y2, z1, z2] = [0, 0, 0, 0, 0, 0];
  let sum = 0;
  let place = 0;
  let left = hop;
  for (let i = 0; i < side.length; i++) {
    const x = side[i]!;
    const y = shelf.b0 * x + shelf.b1 * x1 + shelf.b2 * x2 - shelf.a1 * y1 - shelf.a2 * y2;
    const z = y - 2 * y1 + y2 - pass.a1 * z1 - pass.a2 * z2;
    x2 = x1;
    x1 = x;
    y2 = y1;
    y1 = y;
    z2 = z1;
    z1 = z;
    sum += z * z;
    if (--left === 0) {
      sums[place++]! += sum;
      sum = 0;
      left = hop;
    }
  }
  if (place < sums.length) sums[place]! += sum;
}

/**
 * The K-weighting for any sample rate: a shelf of +4 dB above 1.7 kHz and a high-pass at 38 Hz, by the analogue
 * prototypes that give the table of BS.1770 at 48 kHz.
 */
export function weighting(sampleRate: number): readonly [Biquad, Biquad] {
  const shelfK = tangent(1681.974450955533 / sampleRate);
  const high = factorOfDecibels(3.999843853973347);
  const middle = factorOfDecibels(3.999843853973347 * 0.4996667741545416);
  const q = 0.7071752369554196;
  const a0 = 1 + shelfK / q + shelfK * shelfK;
  const shelf: Biquad = {
    b0: (high + (middle * shelfK) / q + shelfK * shelfK) / a0,
    b1: (2 * (shelfK * shelfK - high)) / a0,
    b2: (high - (middle * shelfK) / q + shelfK * shelfK) / a0,
    a1: (2 * (shelfK * shelfK - 1)) / a0,
    a2: (1 - shelfK / q + shelfK * shelfK) / a0,
  };
  const passK = tangent(38.13547087602444 / sampleRate);
  const passQ = 0.5003270373238773;
  const p0 = 1 + passK / passQ + passK * passK;
  const pass: Biquad = {
    b0: 1,
    b1: -2,
    b2: 1,
    a1: (2 * (passK * passK - 1)) / p0,
    a2: (1 - passK / passQ + passK * passK) / p0,
  };
  return [shelf, pass];
}

function tangent(share: number): number {
  return sineOfTurns(share / 2) / cosineOfTurns(share / 2);
}

function meanOf(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
}

function lufsOf(power: number): number {
  return -0.691 + 3.010299956639812 * logarithmOfTwo(power);
}
