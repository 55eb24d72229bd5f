import { expect, test } from "vitest";
import { soundOf } from "./film-sound.ts";

const RATE = 48_000;
const FILM = { seconds: 6, cuts: [3], sampleRate: RATE };
/** One second of a voice, at half the film's rate. */
const spoken = Float32Array.from(
  { length: RATE / 2 },
  (_, at) => 0.1 * Math.sin((2 * Math.PI * 440 * at) / (RATE / 2)),
);
const loudestOf = (side: Float32Array, from: number, to: number) =>
  side.subarray(from * RATE, to * RATE).reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);

test("a film without music and voice is silent", async () => {
  expect(await soundOf({ pieceId: null, volume: 1, voice: null }, FILM)).toBeNull();
});

test("a voice that begins at 2 s is heard from there for a second, at the film's rate and length", async () => {
  const voice = { left: spoken, right: spoken, sampleRate: RATE / 2, startsAt: 2 };
  const { left } = (await soundOf({ pieceId: null, volume: 1, voice }, FILM))!;
  expect(left).toHaveLength(6 * RATE);
  expect(loudestOf(left, 0, 1.98)).toBe(0);
  expect(loudestOf(left, 2.2, 2.8)).toBeGreaterThan(0.1);
  expect(loudestOf(left, 3.05, 6)).toBe(0);
});

test("a voice that begins after the film's end leaves it silent", async () => {
  const voice = { left: spoken, right: spoken, sampleRate: RATE / 2, startsAt: 9 };
  const { right } = (await soundOf({ pieceId: null, volume: 1, voice }, FILM))!;
  expect(loudestOf(right, 0, 6)).toBe(0);
});
