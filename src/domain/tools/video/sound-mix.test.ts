import { expect, test } from "vitest";
import { mixedSound, resampled } from "./sound-mix.ts";

const RATE = 1000;
const flat = (seconds: number, level: number) => ({
  left: new Float32Array(seconds * RATE).fill(level),
  right: new Float32Array(seconds * RATE).fill(level),
});

test("music is 12 dB lower, a quarter of itself, when a word begins, and whole again after the pause and its return", () => {
  // Speaks from 3 s to 4 s.
  const { left } = mixedSound(flat(10, 0.4), flat(1, 0.2), { volume: 1, startsAt: 3, sampleRate: RATE });
  expect(left[2000]).toBeCloseTo(0.4, 5);
  expect(left[3000]! - 0.2).toBeCloseTo(0.4 * 0.2512, 3);
  expect(left[3999]! - 0.2).toBeCloseTo(0.4 * 0.2512, 3);
  // Held for 0.6 s, then back within 0.9 s.
  expect(left[4500]).toBeCloseTo(0.4 * 0.2512, 3);
  expect(left[5700]).toBeCloseTo(0.4, 5);
});

test("the music goes down without a jump", () => {
  const { left } = mixedSound(flat(6, 0.5), flat(1, 0), { volume: 1, startsAt: 2, sampleRate: RATE });
  const spoken = mixedSound(flat(6, 0.5), flat(1, 0.02), { volume: 1, startsAt: 2, sampleRate: RATE }).left;
  for (let at = 1; at < 2000; at++) expect(Math.abs(spoken[at]! - spoken[at - 1]!)).toBeLessThan(0.01);
  // A silent voice leaves the music alone.
  expect(left.every((value) => Math.abs(value - 0.5) < 1e-6)).toBe(true);
});

test("both are as long as the music, and never louder than 0.89", () => {
  const mixed = mixedSound(flat(2, 0.8), flat(5, 0.8), { volume: 1, startsAt: 0, sampleRate: RATE });
  expect(mixed.left).toHaveLength(2000);
  expect(Math.max(...mixed.left)).toBeCloseTo(0.89, 5);
});

test("without a voice the volume is all that changes", () => {
  expect(mixedSound(flat(1, 0.4), null, { volume: 0.5, startsAt: 0, sampleRate: RATE }).right[500]).toBeCloseTo(0.2, 6);
});

test("another rate keeps the length in seconds: 44 100 samples become 48 000", () => {
  const slope = Float32Array.from({ length: 44_100 }, (_, at) => at / 44_100);
  const out = resampled(slope, 44_100, 48_000);
  expect(out).toHaveLength(48_000);
  expect(out[24_000]).toBeCloseTo(0.5, 5);
});
