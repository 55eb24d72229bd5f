import { expect, test } from "vitest";
import { tilePlace } from "./tile-places.ts";

const panorama = {
  preview: "p.webp",
  tiles: "a/{size}/{column}-{row}.webp",
  sizes: [
    { widthPx: 800, heightPx: 400 },
    { widthPx: 1600, heightPx: 800 },
  ],
  covers: { fromYaw: -180, toYaw: 180, fromPitch: -90, toPitch: 90 },
};

test("512 of 1600 pixels are 115.2 degrees across, and 512 of 800 as many down", () => {
  expect(tilePlace(panorama, 1, 1, 0)).toEqual({
    address: "a/1/1-0.webp",
    size: 1,
    fromYaw: expect.closeTo(-64.8, 9),
    toYaw: expect.closeTo(50.4, 9),
    fromPitch: expect.closeTo(-25.2, 9),
    toPitch: 90,
  });
});

test("the last column and row end with the picture, of a part of a sphere too", () => {
  expect(tilePlace(panorama, 0, 1, 0)).toMatchObject({ fromYaw: expect.closeTo(50.4, 9), toYaw: 180, fromPitch: -90 });
  const part = { ...panorama, covers: { fromYaw: -60, toYaw: 60, fromPitch: -30, toPitch: 30 } };
  expect(tilePlace(part, 0, 1, 0)).toMatchObject({ fromYaw: expect.closeTo(16.8, 9), toYaw: 60, toPitch: 30 });
});
