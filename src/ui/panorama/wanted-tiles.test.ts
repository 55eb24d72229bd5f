import { expect, test } from "vitest";
import { wantedTiles } from "./wanted-tiles.ts";

const size = (widthPx: number) => ({ widthPx, heightPx: widthPx / 2 });
const panorama = {
  preview: "p.webp",
  tiles: "{size}/{column}-{row}.webp",
  sizes: [size(1024), size(2048), size(4096), size(8192)],
  covers: { fromYaw: -180, toYaw: 180, fromPitch: -90, toPitch: 90 },
};
const addresses = (tiles: readonly { address: string }[]) => tiles.map(({ address }) => address);

test("a phone of 844 points at twice the density sees clearly with 4096, and needs 8192 for each of its pixels", () => {
  // 1688 / (2 · tan 46°) = 815 pixels a radian; 4096 / 2π = 652, more than three quarters of them, which are 611.
  const { clear, finest } = wantedTiles(panorama, { yaw: 0, pitch: 0, fov: 92 }, { widthPx: 780, heightPx: 1688 });
  expect(new Set(clear.map((tile) => tile.size))).toEqual(new Set([2]));
  expect(new Set(finest().map((tile) => tile.size))).toEqual(new Set([3]));
  expect(clear.length * 2).toBeLessThanOrEqual(finest().length);
  expect(addresses(clear).slice(0, 4).sort()).toEqual(["2/3-1.webp", "2/3-2.webp", "2/4-1.webp", "2/4-2.webp"]);
});

test("where the size that is clear has a pixel for each of the screen, there is one step", () => {
  // 900 / (2 · tan 37.5°) = 586 pixels a radian.
  const { clear, finest } = wantedTiles(panorama, { yaw: 0, pitch: 0, fov: 75 }, { widthPx: 1440, heightPx: 900 });
  expect(clear).toBe(finest());
  expect(clear[0]!.size).toBe(2);
});
