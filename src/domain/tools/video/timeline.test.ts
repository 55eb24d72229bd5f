import fc from "fast-check";
import { expect, test } from "vitest";
import { framesOf, secondsForLength, timelineOf } from "./timeline.ts";
import { plainClips, plainDocument } from "./video.test-data.ts";

test("ten photos of 3 s with nine fades of 0.5 s last 25.5 s, 765 frames at 30 a second", () => {
  const timeline = timelineOf(plainDocument(plainClips(10)));
  expect(timeline.seconds).toBeCloseTo(25.5, 9);
  expect(framesOf(timeline.seconds, 30)).toBe(765);
  // The second photo comes from 2.5 s to 3 s, the third 2.5 s later.
  expect(timeline.cuts.slice(0, 2)).toEqual([2.75, 5.25]);
  expect(timeline.cuts).toHaveLength(9);
});

test("cuts take no time: 10 × 3 s are 30 s", () => {
  const clips = plainClips(10).map((clip) => ({ ...clip, transition: { kind: "cut" as const, seconds: 0.5 } }));
  expect(timelineOf(plainDocument(clips)).seconds).toBe(30);
});

test("a transition takes at most 45 % of the shorter neighbour, so that two never meet", () => {
  const clips = plainClips(3).map((clip) => ({
    ...clip,
    seconds: 1,
    transition: { kind: "fade" as const, seconds: 2 },
  }));
  const { parts, seconds } = timelineOf(plainDocument(clips));
  expect(parts[1]!.entry.seconds).toBeCloseTo(0.45, 9);
  expect(seconds).toBeCloseTo(3 - 0.9, 9);
});

test("the end card comes by half a second: 3 × 3 s − 2 × 0.5 s + 3 s − 0.5 s = 10.5 s", () => {
  const document = plainDocument(plainClips(3));
  expect(timelineOf({ ...document, ending: { isShown: true, title: "", seconds: 3 } }).seconds).toBeCloseTo(10.5, 9);
});

test("without photos there is nothing, not even an end", () => {
  expect(timelineOf({ ...plainDocument([]), ending: { isShown: true, title: "", seconds: 3 } })).toEqual({
    parts: [],
    seconds: 0,
    cuts: [],
  });
});

test("30 s of ten photos with fades of 0.5 s: (30 + 4.5) / 10 = 3.5 s each, rounded to tenths", () => {
  expect(secondsForLength(plainDocument(plainClips(10)), 30)).toBe(3.5);
});

test("parts follow one another without a gap and cuts grow", () => {
  const clip = fc.record({
    seconds: fc.double({ min: 1, max: 12, noNaN: true }),
    fade: fc.double({ min: 0, max: 2, noNaN: true }),
  });
  fc.assert(
    fc.property(fc.array(clip, { minLength: 1, maxLength: 12 }), (given) => {
      const clips = plainClips(given.length).map((one, at) => ({
        ...one,
        seconds: given[at]!.seconds,
        transition: { kind: "fade" as const, seconds: given[at]!.fade },
      }));
      const { parts, cuts } = timelineOf(plainDocument(clips));
      for (const [at, part] of parts.entries()) {
        const next = parts[at + 1];
        if (next === undefined) continue;
        expect(next.from + next.entry.seconds).toBeCloseTo(part.to, 9);
        expect(next.from).toBeGreaterThanOrEqual(part.from + part.entry.seconds);
      }
      expect(cuts.every((cut, at) => at === 0 || cut > cuts[at - 1]!)).toBe(true);
    }),
  );
});
