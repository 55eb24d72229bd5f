import { expect, test } from "vitest";
import { flatView } from "./flat-view.ts";

const WHOLE = { fromYaw: -180, toYaw: 180, fromPitch: -90, toPitch: 90 };
const LEVEL = { pitch: 0, roll: 0 };

/** Each pixel says where it lies: red grows with the column, green with the row. */
function sphereOf(widthPx: number, heightPx: number) {
  const data = new Uint8Array(widthPx * heightPx * 3);
  for (let y = 0; y < heightPx; y++)
    for (let x = 0; x < widthPx; x++)
      data.set(
        [Math.round((255 * x) / (widthPx - 1)), Math.round((255 * y) / (heightPx - 1)), 100],
        (y * widthPx + x) * 3,
      );
  return { data, widthPx, heightPx };
}
const sphere = sphereOf(360, 180);
const view = (look: { yaw: number; pitch: number; fov: number }, covers = WHOLE, levelling = LEVEL) =>
  flatView(sphere, covers, { look, levelling, widthPx: 5, heightPx: 3 });
const pixel = (data: Uint8Array, column: number, row: number) => [
  ...data.slice((row * 5 + column) * 3, (row * 5 + column) * 3 + 3),
];

test("the middle of the view is the pixel of its direction: yaw 90 is three quarters across, pitch 30 a third down", () => {
  const middle = pixel(view({ yaw: 90, pitch: 30, fov: 60 }), 2, 1);
  expect(middle[0]).toBeCloseTo(255 * 0.75, -1);
  expect(middle[1]).toBeCloseTo(255 / 3, -1);
  expect(middle[2]).toBeGreaterThan(96);
});

test("at 90 degrees of height the upper row looks 33.7 degrees up: tan = 2/3", () => {
  const upper = pixel(view({ yaw: 0, pitch: 0, fov: 90 }), 2, 0);
  expect(upper[1]! / 255).toBeCloseTo((90 - 33.69) / 180, 1.5);
  // To the left is where red is less than in the middle, 127.
  expect(pixel(view({ yaw: 0, pitch: 0, fov: 90 }), 0, 1)[0]).toBeLessThan(120);
});

test("the seam behind the camera has no gap, and what is not covered is black", () => {
  expect(pixel(view({ yaw: 180, pitch: 0, fov: 20 }), 2, 1)[2]).toBeGreaterThan(96);
  const half = { fromYaw: -90, toYaw: 90, fromPitch: -45, toPitch: 45 };
  expect(pixel(view({ yaw: 180, pitch: 0, fov: 20 }, half), 2, 1)).toEqual([0, 0, 0]);
  expect(pixel(view({ yaw: 0, pitch: 0, fov: 20 }, half), 2, 1)[2]).toBeGreaterThan(96);
});

test("a picture that looked 20 degrees up shows, levelled and looked at straight on, what lies below its middle", () => {
  const levelled = pixel(view({ yaw: 0, pitch: 0, fov: 20 }, WHOLE, { pitch: 20, roll: 0 }), 2, 1);
  const below = pixel(view({ yaw: 0, pitch: -20, fov: 20 }), 2, 1);
  expect(Math.abs(levelled[1]! - below[1]!)).toBeLessThanOrEqual(2);
});
