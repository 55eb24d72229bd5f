import fc from "fast-check";
import { expect, test } from "vitest";
import { cropFor, wholeIn } from "./crop.ts";

const photo = { widthPx: 1600, heightPx: 1200, focus: { x: 0.75, y: 0.5 }, isPlan: false };

test("a square of a 4:3 photo is 1200 px wide, with its focus in the middle as far as the photo goes", () => {
  expect(cropFor(photo, { width: 500, height: 500 })).toEqual({ x: 400, y: 0, width: 1200, height: 1200 });
  expect(cropFor({ ...photo, focus: { x: 0.5, y: 0.5 } }, { width: 500, height: 500 }).x).toBe(200);
});

test("words that cover the left half move the focus to the right", () => {
  const centred = { ...photo, focus: { x: 0.5, y: 0.5 } };
  // 800 px of focus less 0.7 of the 1200 px that are shown would be −40: the photo ends there.
  expect(cropFor(centred, { width: 500, height: 500 }, [0.7, 0.5]).x).toBe(0);
  expect(cropFor(centred, { width: 500, height: 500 }, [0.4, 0.5]).x).toBe(320);
});

test("a crop lies inside its photo and has the shape of its box", () => {
  const share = fc.double({ min: 0, max: 1, noNaN: true });
  const side = fc.integer({ min: 20, max: 4000 });
  fc.assert(
    fc.property(side, side, side, side, share, share, (widthPx, heightPx, width, height, x, y) => {
      const crop = cropFor({ widthPx, heightPx, focus: { x, y }, isPlan: false }, { width, height });
      expect(crop.x).toBeGreaterThanOrEqual(0);
      expect(crop.y).toBeGreaterThanOrEqual(0);
      expect(crop.x + crop.width).toBeLessThanOrEqual(widthPx + 1e-6);
      expect(crop.y + crop.height).toBeLessThanOrEqual(heightPx + 1e-6);
      expect(crop.width / crop.height).toBeCloseTo(width / height, 6);
    }),
  );
});

test("a plan is shown whole", () => {
  expect(wholeIn({ widthPx: 1000, heightPx: 500 }, { x: 0, y: 0, width: 600, height: 600 }, 50)).toEqual({
    x: 50,
    y: 175,
    width: 500,
    height: 250,
  });
});
