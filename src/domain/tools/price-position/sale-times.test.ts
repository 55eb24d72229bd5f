import fc from "fast-check";
import { expect, test } from "vitest";
import { kaplanMeier, saleSpeeds } from "./sale-times.ts";

const closed = (days: number) => ({ days, isClosed: true });
const waiting = (days: number) => ({ days, isClosed: false });

test("closed at 10, 20 and 30, one still on sale at 20: 3/4, then 3/4 · 2/3 = 1/2, then 0", () => {
  expect(kaplanMeier([closed(10), closed(20), waiting(20), closed(30)])).toEqual([
    { day: 10, share: 0.75 },
    { day: 20, share: expect.closeTo(0.5, 12) },
    { day: 30, share: 0 },
  ]);
});

test("remission of 21 patients under 6-MP (Freireich and others, 1963): 0.857 after 6 weeks, 0.627 after 16, 0.448 after 23", () => {
  const events = [6, 6, 6, 7, 10, 13, 16, 22, 23].map(closed);
  const censored = [6, 9, 10, 11, 17, 19, 20, 25, 32, 32, 34, 35].map(waiting);
  const shareAt = new Map(kaplanMeier([...events, ...censored]).map(({ day, share }) => [day, share]));
  expect(shareAt.get(6)).toBeCloseTo(0.857, 3);
  expect(shareAt.get(7)).toBeCloseTo(0.807, 3);
  expect(shareAt.get(13)).toBeCloseTo(0.69, 3);
  expect(shareAt.get(16)).toBeCloseTo(0.627, 3);
  expect(shareAt.get(23)).toBeCloseTo(0.448, 3);
});

test("without censoring it is the share that lasts longer", () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 60 }), { minLength: 1, maxLength: 40 }), (days) => {
      for (const { day, share } of kaplanMeier(days.map(closed))) {
        expect(share).toBeCloseTo(days.filter((one) => one > day).length / days.length, 9);
      }
    }),
  );
});

/** Ten homes in each third: the cheap ones close after 10 days, the middle after 30, of the dear only one, after 90. */
const thirds = [
  ...Array.from({ length: 10 }, (_, i) => ({ ...closed(10), position: -1 + i / 100 })),
  ...Array.from({ length: 10 }, (_, i) => ({ ...closed(30), position: i / 100 })),
  ...Array.from({ length: 10 }, (_, i) => ({ days: 90, isClosed: i === 0, position: 1 + i / 100 })),
];

test("thirds by price: half are sold after 10 and 30 days, and of the dear fewer than half", () => {
  const speeds = saleSpeeds(thirds)!;
  expect(speeds.map(({ homes, closings, medianDays }) => [homes, closings, medianDays])).toEqual([
    [10, 10, 10],
    [10, 10, 30],
    [10, 1, null],
  ]);
  expect(speeds[2]).toMatchObject({ from: 1, to: 1.09, curve: [{ day: 90, share: 0.9 }] });
});

test("nineteen closings tell nothing, twenty do", () => {
  const homes = (closings: number) =>
    Array.from({ length: 30 }, (_, i) => ({ days: i + 1, isClosed: i < closings, position: i }));
  expect(saleSpeeds(homes(19))).toBeNull();
  expect(saleSpeeds(homes(20))).toHaveLength(3);
  expect(saleSpeeds([])).toBeNull();
});

test("one position for all is one group", () => {
  expect(saleSpeeds(Array.from({ length: 20 }, () => ({ ...closed(5), position: 0 })))).toMatchObject([
    { homes: 20, medianDays: 5 },
  ]);
});
