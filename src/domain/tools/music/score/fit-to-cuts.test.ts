import fc from "fast-check";
import { expect, test } from "vitest";
import { MUSIC_PIECES, pieceOf } from "../music-pieces.ts";
import { fitToCuts } from "./fit-to-cuts.ts";

test("pictures of two and a half seconds meet every fifth beat of 120", () => {
  const cuts = [2.5, 5, 7.5, 10, 12.5, 15, 17.5, 20, 22.5];
  const fit = fitToCuts(25.5, cuts, 120, 4);
  expect(fit.beatsPerMinute).toBeCloseTo(120, 6);
  expect(fit.endSeconds).toBe(22.5);
  expect(fit.beats).toBeCloseTo(45, 6);
  for (const distance of fit.beatDistances) expect(distance).toBeLessThan(1e-6);
});

test("a tempo is changed a little where that brings the cuts onto beats", () => {
  // Three seconds are 4.9 beats of 98, and five of 100.
  const fit = fitToCuts(21, [3, 6, 9, 12, 15, 18], 98, 4);
  expect(fit.beatsPerMinute).toBeCloseTo(100, 0);
  expect(Math.max(...fit.beatDistances)).toBeLessThan(0.01);
});

test("the last chord waits for the last cut, not for one whose picture stands too long or too briefly", () => {
  expect(fitToCuts(30, [10, 26], 100, 4).endSeconds).toBe(26);
  expect(fitToCuts(30, [5, 10], 100, 4).endSeconds).toBe(27);
  expect(fitToCuts(30, [5, 29.8], 100, 4).endSeconds).toBe(27);
  expect(fitToCuts(6, [], 100, 4).endSeconds).toBeCloseTo(4.2, 9);
});

test("cuts outside the film are left out, and their order does not matter", () => {
  const fit = fitToCuts(20, [17, -1, 5, 20, 99], 100, 4);
  expect(fit.endSeconds).toBe(17);
  expect(fit.cutDistances).toHaveLength(2);
  expect(fit).toEqual(fitToCuts(20, [5, 17], 100, 4));
});

test("regular cuts of two to six seconds lie within 60 ms of the grid of every piece", () => {
  const arbitrary = fc.record({
    pieceId: fc.constantFrom(...MUSIC_PIECES.map(({ id }) => id)),
    every: fc.integer({ min: 200, max: 600 }).map((hundredths) => hundredths / 100),
    first: fc.integer({ min: 50, max: 100 }).map((hundredths) => hundredths / 100),
    count: fc.integer({ min: 3, max: 30 }),
    tail: fc.integer({ min: 10, max: 60 }).map((tenths) => tenths / 10),
  });
  fc.assert(
    fc.property(arbitrary, ({ pieceId, every, first, count, tail }) => {
      const piece = pieceOf(pieceId);
      const cuts = Array.from({ length: count }, (_, index) => every * (index + first));
      const seconds = cuts.at(-1)! + tail;
      if (seconds > 90) return;
      const fit = fitToCuts(seconds, cuts, piece.beatsPerMinute, piece.beatsPerBar);
      expect(Math.max(...fit.cutDistances)).toBeLessThanOrEqual(0.06);
      expect(Math.abs(fit.beatsPerMinute / piece.beatsPerMinute - 1)).toBeLessThanOrEqual(0.1001);
    }),
    { numRuns: 400 },
  );
});

test("distances are told for irregular cuts too, and are never more than a quarter of a beat", () => {
  const cuts = fc.uniqueArray(fc.integer({ min: 1, max: 880 }), { minLength: 1, maxLength: 39 });
  fc.assert(
    fc.property(cuts, fc.integer({ min: 6, max: 90 }), (tenths, seconds) => {
      const fit = fitToCuts(
        seconds,
        tenths.map((tenth) => tenth / 10),
        100,
        4,
      );
      const beat = 60 / fit.beatsPerMinute;
      for (const distance of fit.cutDistances) expect(distance).toBeLessThanOrEqual(beat / 4 + 1e-9);
      expect(fit.endSeconds).toBeLessThanOrEqual(seconds - 0.5 + 1e-9);
    }),
    { numRuns: 100 },
  );
});
