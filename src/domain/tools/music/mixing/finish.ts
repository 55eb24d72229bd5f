import { biquad, filterInPlace } from "../sound/biquad.ts";
import { fadeIn, fadeOut } from "../sound/shaping.ts";
import { factorOfDecibels } from "../sound/steady-maths.ts";
import { compress, limit } from "./dynamics.ts";
import { loudnessOf } from "./loudness.ts";
import type { Stereo } from "./play-part.ts";

/** The loudness that video services bring sound to, or are content with. */
const WANTED_LUFS = -16;
/** Half a decibel below the −1 dB that are promised, because encoders add overshoots of their own. */
const CEILING_DB = -1.3;

/**
 * Makes a mix ready, in place: nothing below hearing, gentle compression, −16 LUFS, true peaks below −1 dBFS, no click at
 * either end.
 *
 * @param fadeSeconds how long the sound fades before its end
 */
export function finish(mix: Stereo, fadeSeconds: number, sampleRate: number): void {
  const sides = [mix.left, mix.right];
  for (const side of sides) filterInPlace(side, [biquad("high-pass", 28, sampleRate)]);
  bringTo(mix, WANTED_LUFS, sampleRate);
  compress(mix, -21, 2, sampleRate);
  for (const side of sides) {
    fadeIn(side, Math.round(sampleRate * 0.004));
    fadeOut(side, Math.round(fadeSeconds * sampleRate));
  }
  // The limiter takes a little loudness, and the next round brings it back.
  for (let round = 0; round < 3; round++) {
    bringTo(mix, WANTED_LUFS, sampleRate);
    limit(mix, factorOfDecibels(CEILING_DB), sampleRate);
  }
}

function bringTo(mix: Stereo, lufs: number, sampleRate: number): void {
  const factor = factorOfDecibels(lufs - loudnessOf(mix, sampleRate));
  for (const side of [mix.left, mix.right]) for (let i = 0; i < side.length; i++) side[i]! *= factor;
}
