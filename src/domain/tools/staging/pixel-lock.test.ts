import fc from "fast-check";
import { expect, test } from "vitest";
import { checkPixelLock, type LockedPicture } from "./pixel-lock.ts";

const picture = (widthPx: number, heightPx: number, of: (at: number) => number): LockedPicture => ({
  widthPx,
  heightPx,
  data: Uint8ClampedArray.from({ length: widthPx * heightPx * 4 }, (_, at) => (at % 4 === 3 ? 255 : of(at >> 2))),
});
const grey = picture(4, 3, (at) => at * 10);
const left = picture(4, 3, (at) => (at % 4 < 2 ? 255 : 0));

test("changes within the mask do not count", () => {
  const result = picture(4, 3, (at) => (at % 4 < 2 ? 200 : at * 10));
  expect(checkPixelLock(grey, result, left)).toEqual({
    kind: "identical",
    outside: 6,
    changed: 0,
    firstAt: null,
    masked: 0.5,
  });
});

test("one pixel that differs by one step outside of the mask is found, with its place", () => {
  const result = picture(4, 3, (at) => (at === 7 ? 71 : at * 10));
  expect(checkPixelLock(grey, result, left)).toMatchObject({ kind: "changed", changed: 1, firstAt: { x: 3, y: 1 } });
});

test("files of different sizes and a mask over everything prove nothing", () => {
  expect(
    checkPixelLock(
      grey,
      picture(3, 4, () => 0),
      left,
    ),
  ).toMatchObject({ kind: "sizes", text: expect.stringContaining("3 × 4") });
  expect(
    checkPixelLock(
      grey,
      grey,
      picture(4, 3, () => 255),
    ),
  ).toEqual({ kind: "empty-proof", masked: 1 });
});

test("every change of any channel outside of a mask is counted", () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.integer({ min: 0, max: 11 }), { maxLength: 12 }),
      fc.integer({ min: 0, max: 2 }),
      (places, channel) => {
        const data = grey.data.slice();
        for (const at of places) data[at * 4 + channel] = (data[at * 4 + channel]! + 1) % 256;
        const outside = places.filter((at) => at % 4 >= 2).length;
        expect(checkPixelLock(grey, { ...grey, data }, left)).toMatchObject({ changed: outside });
      },
    ),
  );
});
