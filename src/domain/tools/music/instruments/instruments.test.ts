import { expect, test } from "vitest";
import type { DrumId } from "../score/piece.ts";
import { drumOf } from "./drums.ts";
import { INSTRUMENTS } from "./instruments.ts";

const RATE = 48_000;

/** How far a tone lies from a frequency, in cents: the angle that its phase turns between two halves of a stretch. */
function centsFrom(samples: Float32Array, hertz: number): number {
  const phaseOf = (start: number, length: number) => {
    let [re, im] = [0, 0];
    for (let i = 0; i < length; i++) {
      const window = 0.5 - 0.5 * Math.cos((2 * Math.PI * i) / length);
      const angle = (2 * Math.PI * hertz * (start + i)) / RATE;
      re += window * samples[start + i]! * Math.cos(angle);
      im -= window * samples[start + i]! * Math.sin(angle);
    }
    return Math.atan2(im, re);
  };
  const hop = 2400;
  const turned = phaseOf(4800 + hop, 9600) - phaseOf(4800, 9600);
  const near = Math.atan2(Math.sin(turned), Math.cos(turned));
  const off = (near * RATE) / (2 * Math.PI * hop);
  return 1200 * Math.log2((hertz + off) / hertz);
}

const keyed = Object.entries(INSTRUMENTS).map(([id, instrument]) => [id, instrument] as const);

test.each(keyed)("%s is in tune, of one loudness and without a click at its start", (id, instrument) => {
  const isSection = ["strings", "solo-strings", "pad"].includes(id);
  for (const pitch of id.includes("bass") ? [28, 36, 43] : [48, 60, 72]) {
    const { left, right } = instrument.make({ pitch, velocity: 0.7, seconds: 1, take: 0 }, RATE);
    const hertz = 440 * 2 ** ((pitch - 69) / 12);
    // Many players are never quite in tune with each other, and a vibrato swings.
    if (id !== "muted-guitar")
      expect(Math.abs(centsFrom(left, hertz)), `${id} ${pitch}`).toBeLessThan(isSection ? 25 : 4);
    for (const side of [left, right]) {
      expect(side.every((sample) => Number.isFinite(sample) && Math.abs(sample) < 2)).toBe(true);
      expect(Math.abs(side[0]!)).toBeLessThan(0.01);
      expect(Math.abs(side.at(-1)!)).toBeLessThan(0.02);
      let power = 0;
      for (let i = 0; i < 24_000; i++) power += (side[i] ?? 0) ** 2 / 24_000;
      expect(10 * Math.log10(power), `${id} ${pitch}`).toBeGreaterThan(-38);
      expect(10 * Math.log10(power), `${id} ${pitch}`).toBeLessThan(-8);
    }
  }
});

test("a hard stroke of the piano is brighter than a soft one", () => {
  const brightness = (velocity: number) => {
    const { left } = INSTRUMENTS.piano.make({ pitch: 60, velocity, seconds: 1, take: 0 }, RATE);
    let [steps, all] = [0, 0];
    for (let i = 1; i < 20_000; i++) {
      steps += (left[i]! - left[i - 1]!) ** 2;
      all += left[i]! ** 2;
    }
    return steps / all;
  };
  expect(brightness(1)).toBeGreaterThan(brightness(0.3) * 1.5);
});

const DRUMS: readonly DrumId[] = [
  "kick",
  "house-kick",
  "snare",
  "soft-snare",
  "rim",
  "clap",
  "snap",
  "hat",
  "open-hat",
  "ride",
  "crash",
  "shaker",
  "tambourine",
  "palma",
  "palma-sorda",
  "cajon",
  "cajon-slap",
  "timpani",
];

test.each(DRUMS.map((id) => [id]))("%s begins softly enough, ends in silence and has takes of its own", (id) => {
  const drum = drumOf(id);
  const [first, second] = [0, 1].map(
    (take) => drum.make({ pitch: 38, velocity: 0.8, seconds: 1, take }, RATE).left,
  ) as [Float32Array, Float32Array];
  expect(Math.abs(first[0]!)).toBeLessThan(0.02);
  expect(Math.abs(first.at(-1)!)).toBeLessThan(0.001);
  expect(first.reduce((highest, sample) => Math.max(highest, Math.abs(sample)), 0)).toBeLessThanOrEqual(0.81);
  const isAlike = first.every((sample, i) => sample === second[i]);
  // A kettledrum has one take for each of its keys.
  expect(drum.takes).toBe(id === "timpani" ? 1 : 3);
  expect(isAlike).toBe(false);
});
