import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { loudnessOf, momentaryLoudness } from "./mixing/loudness.ts";
import { truePeakOf } from "./mixing/true-peak.ts";
import { MUSIC_PIECES } from "./music-pieces.ts";
import { renderMusic } from "./render-music.ts";

// Half the usual rate, which takes half the time and changes none of what is asked here.
const RATE = 24_000;
const CUTS = [2.5, 5, 7.5, 10];
const SECONDS = 12.7;

const hashOf = (samples: Float32Array) => createHash("sha256").update(new Uint8Array(samples.buffer)).digest("hex");

function powerOf(samples: Float32Array, from: number, to: number): number {
  let sum = 0;
  for (let i = Math.round(from * RATE); i < Math.round(to * RATE); i++) sum += samples[i]! ** 2;
  return sum / ((to - from) * RATE);
}

/** Samples at which the wave jumps by more than a tenth, nine times as far as it moves within two milliseconds about it. */
function clicksIn(samples: Float32Array): number[] {
  const found: number[] = [];
  for (let i = 48; i + 48 < samples.length; i++) {
    const jump = Math.abs(samples[i]! - samples[i - 1]!);
    if (jump < 0.1) continue;
    let sum = 0;
    for (let k = -47; k <= 48; k++) if (k !== 0) sum += (samples[i + k]! - samples[i + k - 1]!) ** 2;
    if (jump > 9 * Math.sqrt(sum / 95)) found.push(i);
  }
  return found;
}

test.each(MUSIC_PIECES.map(({ id }) => [id]))("%s keeps its length, its levels and its end", (id) => {
  const music = renderMusic(id, { seconds: SECONDS, cuts: CUTS, sampleRate: RATE });
  const sides = [music.left, music.right];
  for (const side of sides) {
    expect(side).toHaveLength(Math.round(SECONDS * RATE));
    expect(20 * Math.log10(truePeakOf(side))).toBeLessThanOrEqual(-1);
    const mean = side.reduce((sum, sample) => sum + sample, 0) / side.length;
    expect(Math.abs(mean)).toBeLessThan(0.001);
    // Neither end clicks: it begins and ends at nothing, within half a thousandth.
    expect(Math.abs(side[0]!)).toBeLessThan(0.0005);
    expect(Math.abs(side.at(-1)!)).toBeLessThan(0.0005);
    // Nor does any place between: a hit of a drum is a stretch of large steps, a click is a large step alone.
    expect(clicksIn(side)).toEqual([]);
  }
  expect(loudnessOf(music, RATE)).toBeCloseTo(-16, 0);
  // It is never silent: until the last second fades no stretch of 400 ms is softer than −45 LUFS.
  const curve = momentaryLoudness(music, RATE);
  expect(Math.min(...curve.slice(0, -7))).toBeGreaterThan(-45);
  // The last chord begins on the last cut: there is more sound after it than before.
  expect(music.endSeconds).toBe(10);
  expect(music.beats.at(-1)).toBe(10);
  const mono = music.left.map((sample, i) => (sample + music.right[i]!) / 2);
  expect(powerOf(mono, 10, 10.2)).toBeGreaterThan(powerOf(mono, 9.8, 9.99) * 0.8);
});

test("the same film has the same samples, and another length has others", () => {
  const ask = (seconds: number) => renderMusic("orange-courtyard", { seconds, cuts: [3, 6], sampleRate: 44_100 });
  const first = ask(8);
  const again = ask(8);
  const longer = ask(9);
  expect(hashOf(again.left)).toBe(hashOf(first.left));
  expect(hashOf(again.right)).toBe(hashOf(first.right));
  expect(longer.left).toHaveLength(9 * 44_100);
  expect(hashOf(longer.left.slice(0, first.left.length))).not.toBe(hashOf(first.left));
});

test("beats are told in order, evenly, from the start to the last chord", () => {
  const { beats, beatsPerMinute, endSeconds } = renderMusic("rainy-afternoon", {
    seconds: 15,
    cuts: [],
    sampleRate: 8000,
  });
  expect(endSeconds).toBe(12);
  for (let at = 1; at < beats.length; at++) expect(beats[at]! - beats[at - 1]!).toBeCloseTo(60 / beatsPerMinute, 6);
  expect(beats[0]).toBeLessThan(60 / beatsPerMinute);
});
