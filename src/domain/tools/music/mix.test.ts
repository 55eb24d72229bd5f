import { expect, test } from "vitest";
import { duck } from "./mix.ts";
import { loudnessOf } from "./mixing/loudness.ts";
import type { Stereo } from "./mixing/play-part.ts";
import { truePeakOf } from "./mixing/true-peak.ts";

const RATE = 48_000;

/** A tone on both sides in a stretch of a recording. */
function tone(hertz: number, seconds: number, amplitude: number, from = 0, to = seconds): Stereo {
  const left = new Float32Array(seconds * RATE);
  for (let i = Math.round(from * RATE); i < Math.round(to * RATE); i++)
    left[i] = amplitude * Math.sin((2 * Math.PI * hertz * i) / RATE);
  return { left, right: left.slice() };
}

/** The amplitude of one frequency within a tenth of a second, so that music and voice can be told apart. */
function levelOf({ left }: Stereo, hertz: number, at: number): number {
  let [re, im] = [0, 0];
  const start = Math.round(at * RATE);
  for (let i = 0; i < 4800; i++) {
    const angle = (2 * Math.PI * hertz * (start + i)) / RATE;
    re += left[start + i]! * Math.cos(angle);
    im += left[start + i]! * Math.sin(angle);
  }
  return (2 * Math.hypot(re, im)) / 4800;
}

const music = tone(400, 10, 0.1);
const voice = tone(1000, 10, 0.02, 4, 6);

test("music is 12 dB softer while somebody speaks, and as before when they have long ended", () => {
  const mixed = duck(music, voice, RATE);
  expect(levelOf(mixed, 400, 1)).toBeCloseTo(0.1, 3);
  expect(20 * Math.log10(levelOf(mixed, 400, 5) / 0.1)).toBeCloseTo(-12, 0);
  expect(levelOf(mixed, 400, 9)).toBeCloseTo(0.1, 3);
});

test("music has stepped back before the first word and comes back slowly", () => {
  const mixed = duck(music, voice, RATE);
  expect(20 * Math.log10(levelOf(mixed, 400, 3.95) / 0.1)).toBeLessThan(-9);
  expect(20 * Math.log10(levelOf(mixed, 400, 6.3) / 0.1)).toBeLessThan(-11);
  const later = 20 * Math.log10(levelOf(mixed, 400, 7) / 0.1);
  expect(later).toBeGreaterThan(-11);
  expect(later).toBeLessThan(-1);
});

test("a soft voice is brought to −14 LUFS, and true peaks stay below −1 dB", () => {
  const mixed = duck({ left: new Float32Array(10 * RATE), right: new Float32Array(10 * RATE) }, voice, RATE);
  expect(loudnessOf(mixed, RATE)).toBeCloseTo(-14, 0);
  const loud = duck(tone(60, 4, 0.9), tone(1000, 4, 0.9), RATE);
  expect(20 * Math.log10(truePeakOf(loud.left))).toBeLessThanOrEqual(-1);
});

test("a voice that is silent, shorter or longer leaves the music's length, and silence its loudness", () => {
  const silent = { left: new Float32Array(RATE), right: new Float32Array(RATE) };
  expect(duck(music, silent, RATE).left).toEqual(music.left);
  expect(duck(music, tone(1000, 2, 0.1), RATE).left).toHaveLength(music.left.length);
  expect(duck(music, tone(1000, 12, 0.1), RATE).left).toHaveLength(music.left.length);
});
