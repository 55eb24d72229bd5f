import { expect, test } from "vitest";
import type { Stereo } from "./mixing/play-part.ts";
import { truePeakOf } from "./mixing/true-peak.ts";
import { addTransitions, type TransitionSound, transitionSound } from "./transition-sounds.ts";

const RATE = 48_000;
const KINDS: readonly TransitionSound[] = ["whoosh", "riser", "tick", "thump", "chime"];

function loudestAt({ left, right }: Stereo): number {
  // The middle of the loudest 20 ms.
  let best = { power: 0, at: 0 };
  for (let start = 0; start + 960 <= left.length; start += 240) {
    let power = 0;
    for (let i = start; i < start + 960; i++) power += left[i]! ** 2 + right[i]! ** 2;
    if (power > best.power) best = { power, at: (start + 480) / RATE };
  }
  return best.at;
}

test.each(KINDS.map((kind) => [kind]))("%s begins and ends at nothing, is soft and loudest about the cut", (kind) => {
  const sound = transitionSound(kind, RATE);
  for (const side of [sound.left, sound.right]) {
    expect(side[0]).toBeCloseTo(0, 6);
    expect(side.at(-1)).toBeCloseTo(0, 6);
    expect(truePeakOf(side)).toBeLessThan(0.5);
    expect(side.every(Number.isFinite)).toBe(true);
  }
  expect(Math.abs(loudestAt(sound) - sound.meetsSeconds)).toBeLessThan(0.12);
});

test("a rush of air moves from left to right", () => {
  const { left, right } = transitionSound("whoosh", RATE);
  const powerOf = (side: Float32Array, from: number, to: number) =>
    side.slice(from * RATE, to * RATE).reduce((sum, sample) => sum + sample ** 2, 0);
  expect(powerOf(left, 0.1, 0.3)).toBeGreaterThan(powerOf(right, 0.1, 0.3));
  expect(powerOf(right, 0.5, 0.7)).toBeGreaterThan(powerOf(left, 0.5, 0.7));
});

test("sounds are laid onto cuts, also where they do not fit into the film", () => {
  const sound = { left: new Float32Array(3 * RATE), right: new Float32Array(3 * RATE) };
  addTransitions(sound, "whoosh", [0.1, 1.5, 2.9], RATE);
  expect(loudestAt({ left: sound.left.slice(RATE, 2 * RATE), right: sound.right.slice(RATE, 2 * RATE) })).toBeCloseTo(
    0.5,
    0,
  );
  expect(sound.left[0]).toBeCloseTo(0, 6);
  expect(sound.left.every(Number.isFinite)).toBe(true);
});
