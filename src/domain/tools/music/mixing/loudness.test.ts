import { expect, test } from "vitest";
import { compress, limit } from "./dynamics.ts";
import { loudnessOf, momentaryLoudness, weighting } from "./loudness.ts";
import type { Stereo } from "./play-part.ts";
import { truePeakOf } from "./true-peak.ts";

const RATE = 48_000;

function sine(hertz: number, seconds: number, amplitude: number, phase = 0): Float32Array {
  return Float32Array.from(
    { length: Math.round(seconds * RATE) },
    (_, i) => amplitude * Math.sin((2 * Math.PI * hertz * i) / RATE + phase),
  );
}

const silence = (seconds: number) => new Float32Array(Math.round(seconds * RATE));

test("the weighting at 48 kHz has the coefficients of ITU-R BS.1770", () => {
  const [shelf, pass] = weighting(RATE);
  expect(shelf.b0).toBeCloseTo(1.53512485958697, 6);
  expect(shelf.b1).toBeCloseTo(-2.69169618940638, 6);
  expect(shelf.b2).toBeCloseTo(1.19839281085285, 6);
  expect(shelf.a1).toBeCloseTo(-1.69065929318241, 6);
  expect(shelf.a2).toBeCloseTo(0.73248077421585, 6);
  expect(pass.a1).toBeCloseTo(-1.99004745483398, 6);
  expect(pass.a2).toBeCloseTo(0.99007225036621, 6);
});

test("a full sine of 997 Hz on one side is −3.01 LUFS, on both sides 0", () => {
  const tone = sine(997, 5, 1);
  expect(loudnessOf({ left: tone, right: silence(5) }, RATE)).toBeCloseTo(-3.01, 1);
  expect(loudnessOf({ left: tone, right: tone }, RATE)).toBeCloseTo(0, 1);
});

test("at 44.1 kHz the same tone is as loud", () => {
  const tone = Float32Array.from({ length: 44_100 * 3 }, (_, i) => Math.sin((2 * Math.PI * 997 * i) / 44_100));
  expect(loudnessOf({ left: tone, right: tone }, 44_100)).toBeCloseTo(0, 1);
});

test("a tone of −23 LUFS stays so when as much silence follows it, because silence is gated", () => {
  const tone = sine(997, 10, 10 ** (-23 / 20));
  const padded = new Float32Array(RATE * 20);
  padded.set(tone);
  expect(Math.abs(loudnessOf({ left: padded, right: padded }, RATE) + 23)).toBeLessThan(0.1);
});

test("silence is −70, and loudness is told every tenth of a second", () => {
  expect(loudnessOf({ left: silence(1), right: silence(1) }, RATE)).toBe(-70);
  const curve = momentaryLoudness({ left: silence(1), right: silence(1) }, RATE);
  expect(curve).toEqual(new Array(7).fill(-70));
});

test("a sine that is sampled beside its crests has the true peak of its crests", () => {
  // A quarter of the sample rate, an eighth of a turn late: every sample is 0.707, the wave itself reaches 1.
  const tone = sine(RATE / 4, 0.1, 1, Math.PI / 4);
  expect(Math.max(...tone)).toBeCloseTo(Math.SQRT1_2, 5);
  expect(truePeakOf(tone)).toBeGreaterThan(0.97);
  expect(truePeakOf(tone)).toBeLessThan(1.08);
});

test("the limiter holds true peaks below its ceiling and leaves what is soft", () => {
  const loud = sine(220, 1, 1.4);
  const soft = sine(440, 1, 0.3);
  const sound: Stereo = { left: new Float32Array(RATE * 2), right: new Float32Array(RATE * 2) };
  sound.left.set(soft);
  sound.left.set(loud, RATE);
  limit(sound, 0.8, RATE);
  expect(truePeakOf(sound.left)).toBeLessThanOrEqual(0.81);
  expect(sound.left.slice(0, RATE / 2)).toEqual(soft.slice(0, RATE / 2));
  expect(Math.max(...sound.left.slice(RATE * 1.5))).toBeGreaterThan(0.7);
});

test("the compressor halves what lies above its threshold", () => {
  // A sine of 0 dB has a root mean square of −3.01 dB, 16.99 above −20; half of that goes.
  const tone = sine(1000, 2, 1);
  const sound = { left: tone.slice(), right: tone.slice() };
  compress(sound, -20, 2, RATE);
  const end = Math.max(...sound.left.slice(RATE));
  expect(20 * Math.log10(end)).toBeCloseTo(-8.5, 0);
});
