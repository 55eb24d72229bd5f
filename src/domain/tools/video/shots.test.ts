import fc from "fast-check";
import { expect, test } from "vitest";
import { type PhotoSpace, seenPoint } from "./sample-space.ts";
import { cropAt, flatSpace, poseAt, type ShotPhoto, shotOf, steadily } from "./shots.ts";
import { MOVES } from "./video-document.ts";

const photo = (widthPx: number, heightPx: number, space: PhotoSpace | null = null): ShotPhoto => ({
  widthPx,
  heightPx,
  focus: null,
  isPlan: false,
  space,
});
const usual = { move: "auto", fit: "auto", seconds: 3, at: 0 } as const;

const ROOM: PhotoSpace = {
  ...flatSpace({ widthPx: 1500, heightPx: 1000 }),
  walls: [
    { normal: [0, 1, 0], distance: 1 },
    { normal: [0, -1, 0], distance: 0.72 },
    { normal: [-1, 0, 0], distance: 1.25 },
    { normal: [1, 0, 0], distance: 1.25 },
    { normal: [0, 0, 1], distance: 3 },
  ],
};

test("a push over 3 s gains 10.5 %: 900 of 1000 px wide becomes 805.5", () => {
  // 4:5 of a square photo of 1000 px is 800 × 1000; 0.035 · 3 = 0.105 of it goes.
  const shot = shotOf(photo(1000, 1000), 0.8, { ...usual, move: "push" });
  if (shot.kind !== "crop") throw new Error("no crop");
  expect(shot.from).toMatchObject({ width: 800, height: 1000 });
  expect(shot.to.width).toBeCloseTo(800 * 0.895, 9);
});

test("an upright photo in a lying frame is shown whole, a lying one in an upright frame fills it", () => {
  expect(shotOf(photo(1000, 1500), 16 / 9, usual).kind).toBe("whole");
  expect(shotOf(photo(1500, 1000), 9 / 16, usual).kind).not.toBe("whole");
  expect(shotOf(photo(1500, 1000), 9 / 16, { ...usual, fit: "whole" }).kind).toBe("whole");
});

test("plans are never cropped", () => {
  expect(shotOf({ ...photo(1500, 1000), isPlan: true }, 9 / 16, usual).kind).toBe("whole");
});

test("a walk goes 0.6 eye heights in 3 s and never beyond a fifth of the depth", () => {
  const walk = (distance: number) => {
    const space = { ...ROOM, walls: [...ROOM.walls.slice(0, 4), { normal: [0, 0, 1] as const, distance }] };
    const shot = shotOf(photo(1500, 1000, space), 0.8, { ...usual, move: "walk" });
    return shot.kind === "space" ? shot.to.eye[2] : Number.NaN;
  };
  expect(walk(4)).toBeCloseTo(0.6, 9);
  expect(walk(2)).toBeCloseTo(0.4, 9);
});

test("every frame of every move lies within its photo", () => {
  const side = fc.integer({ min: 400, max: 4000 });
  fc.assert(
    fc.property(
      side,
      side,
      fc.constantFrom(9 / 16, 0.8, 1, 16 / 9),
      fc.constantFrom(...MOVES),
      fc.integer({ min: 0, max: 5 }),
      fc.boolean(),
      (width, height, aspect, move, at, isRoom) => {
        const space = isRoom
          ? { ...ROOM, focal: 0.8 * Math.max(width, height), middleX: width / 2, middleY: height / 2 }
          : null;
        const shot = shotOf(photo(width, height, space), aspect, { move, fit: "fill", seconds: 3, at });
        for (const share of [0, 0.3, 0.7, 1]) {
          if (shot.kind === "crop") {
            const crop = cropAt(shot.from, shot.to, share);
            expect(crop.x).toBeGreaterThan(-0.01);
            expect(crop.y).toBeGreaterThan(-0.01);
            expect(crop.x + crop.width).toBeLessThan(width + 0.01);
            expect(crop.y + crop.height).toBeLessThan(height + 0.01);
            expect(crop.width / crop.height).toBeCloseTo(aspect, 6);
          } else if (shot.kind === "space") {
            for (const corner of [
              [0, 0],
              [1, 0],
              [0, 1],
              [1, 1],
            ] as const) {
              const [u, v] = seenPoint(shot.space, poseAt(shot.from, shot.to, share), corner, aspect);
              expect(u).toBeGreaterThan(-2);
              expect(v).toBeGreaterThan(-2);
              expect(u).toBeLessThan(width + 2);
              expect(v).toBeLessThan(height + 2);
            }
          }
        }
      },
    ),
    { numRuns: 60 },
  );
});

test("movement starts and ends where it should and never turns back", () => {
  expect([steadily(0), steadily(0.5), steadily(1)]).toEqual([0, 0.5, 1]);
  for (let at = 1; at <= 100; at++) expect(steadily(at / 100)).toBeGreaterThan(steadily((at - 1) / 100));
});
