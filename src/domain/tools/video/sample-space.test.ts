import { expect, test } from "vitest";
import { drawCrop } from "./sample-picture.ts";
import { drawSpace, seenPoint } from "./sample-space.ts";
import { flatSpace } from "./shots.ts";
import { mipsOf, texelsOf } from "./texels.ts";
import { stripedPhoto } from "./video.test-data.ts";

const still = { eye: [0, 0, 0] as const, yaw: 0, pitch: 0 };

test("a camera that stands and looks as the photo's gives the photo again, to a step of a channel", () => {
  const photo = stripedPhoto(120, 80, 0);
  const space = { ...flatSpace({ widthPx: 120, heightPx: 80 }), walls: [{ normal: [0, 0, 1] as const, distance: 3 }] };
  const out = texelsOf(120, 80, new Uint8ClampedArray(120 * 80 * 4));
  drawSpace(out, photo, space, { ...still, lens: space.focal / 80 }, 0);
  const [made, own] = [new Uint8Array(out.data.buffer), new Uint8Array(photo.levels[0]!.data.buffer)];
  for (let at = 0; at < made.length; at++) expect(Math.abs(made[at]! - own[at]!)).toBeLessThanOrEqual(1);
});

test("one step towards a wall at three shows two thirds of it: the middle stays, a point at 30 px comes to 45", () => {
  const space = { ...flatSpace({ widthPx: 200, heightPx: 200 }), walls: [{ normal: [0, 0, 1] as const, distance: 3 }] };
  const lens = space.focal / 200;
  expect(seenPoint(space, { ...still, lens, eye: [0, 0, 1] }, [0.5, 0.5], 1)).toEqual([100, 100]);
  // 45 px right of the middle at a distance of 2 is 30 px at a distance of 3.
  const [u] = seenPoint(space, { ...still, lens, eye: [0, 0, 1] }, [0.5 + 45 / 200, 0.5], 1);
  expect(u).toBeCloseTo(130, 9);
});

test("the sky does not come nearer", () => {
  const space = {
    ...flatSpace({ widthPx: 200, heightPx: 200 }),
    walls: [{ normal: [0, 0, 1] as const, distance: 3 }],
    skyline: new Float32Array(8).fill(40),
  };
  const data = new Uint8ClampedArray(200 * 200 * 4);
  // One dark column in a pale sky, at 50 px from the left.
  for (let y = 0; y < 200; y++)
    for (let x = 0; x < 200; x++)
      data.set(y < 40 ? (x === 50 ? [0, 0, 0, 255] : [200, 220, 255, 255]) : [90, 90, 90, 255], (y * 200 + x) * 4);
  const out = texelsOf(200, 200, new Uint8ClampedArray(200 * 200 * 4));
  drawSpace(out, mipsOf(texelsOf(200, 200, data)), space, { ...still, lens: space.focal / 200, eye: [0, 0, 0.5] }, 0);
  const row = new Uint8Array(out.data.buffer, 5 * 200 * 4, 200 * 4);
  const darkest = Array.from({ length: 200 }, (_, x) => row[x * 4]!).reduce(
    (least, value, x, all) => (value < all[least]! ? x : least),
    0,
  );
  expect(darkest).toBe(50);
});

test("a crop of the left half, drawn twice as wide, shows each column twice, softened between", () => {
  const data = new Uint8ClampedArray([0, 40, 80, 120].flatMap((value) => [value, 0, 0, 255]));
  const out = texelsOf(4, 1, new Uint8ClampedArray(16));
  drawCrop(
    out,
    { levels: [texelsOf(4, 1, data)] },
    { x: 0, y: 0, width: 2, height: 1 },
    { x: 0, y: 0, width: 4, height: 1 },
  );
  const bytes = new Uint8Array(out.data.buffer);
  // Centres lie at -0.25, 0.25, 0.75 and 1.25 of the photo's columns; its border goes on to the left.
  expect([0, 4, 8, 12].map((at) => bytes[at])).toEqual([0, 10, 30, 50]);
});
