import { describe, expect, test } from "vitest";
import { bitsApart, fingerprintOf, SAME_PICTURE_BITS } from "./photo-likeness.ts";
import { exposureOf, fingerprintGrey, greyOf, lookOfGrey, sharpnessOf } from "./photo-pixels.ts";
import { BLURRED, BURNT, DARK, faultsOf, overallQuality, qualityOf } from "./photo-quality.ts";
import { blurredCopy, roomScene, type SceneOptions } from "./photo-scenes.test-data.ts";
import { tiltOf } from "./photo-tilt.ts";

const SEEDS = [1, 2, 3, 4];
const looks = (options: SceneOptions) => SEEDS.map((seed) => lookOfGrey(roomScene({ seed, ...options })));
const photo = (options: SceneOptions) => ({
  widthPx: 1600,
  heightPx: 1067,
  room: null,
  look: lookOfGrey(roomScene(options)),
});

describe("sharpness", () => {
  test("one white pixel in a black picture of 5 × 5: (16 + 4 · 1) · 255² over nine pixels", () => {
    const pixels = new Uint8Array(25);
    pixels[12] = 255;
    expect(sharpnessOf({ width: 5, height: 5, pixels })).toBeCloseTo((20 * 255 ** 2) / 9, 6);
  });

  test("a surface of one tone has none, and neither has a picture of two pixels", () => {
    expect(sharpnessOf({ width: 4, height: 4, pixels: new Uint8Array(16).fill(90) })).toBe(0);
    expect(sharpnessOf({ width: 2, height: 1, pixels: new Uint8Array([0, 255]) })).toBe(0);
  });

  test("rooms are above the bound, and below it after a blur of one pixel", () => {
    expect(Math.min(...looks({}).map(({ sharpness }) => sharpness))).toBeGreaterThan(2 * BLURRED);
    expect(Math.max(...looks({ blur: 1 }).map(({ sharpness }) => sharpness))).toBeLessThan(BLURRED);
  });

  test("a blurred copy is worse, however slight the blur", () => {
    for (const seed of SEEDS) {
      const sharp = roomScene({ seed });
      const judged = (grey: typeof sharp) => ({ widthPx: 1600, heightPx: 1067, room: null, look: lookOfGrey(grey) });
      let before = overallQuality(judged(sharp));
      for (const sigma of [0.4, 1.5]) {
        const after = overallQuality(judged(blurredCopy(sharp, sigma)));
        expect(after, `seed ${seed}, blur ${sigma}`).toBeLessThan(before);
        before = Math.min(before, after + 1e-9);
      }
    }
  });
});

describe("exposure", () => {
  test("four pixels: mean 127.5, a quarter black, a quarter white", () => {
    expect(exposureOf({ width: 2, height: 2, pixels: new Uint8Array([0, 255, 100, 155]) })).toEqual({
      mean: 127.5,
      shadows: 0.25,
      lights: 0.25,
    });
  });

  test("a third of the light is dark, twice the light is burnt, and right light is neither", () => {
    for (const { brightness, lights, shadows } of looks({})) {
      expect(brightness).toBeGreaterThan(DARK);
      expect(Math.max(lights, shadows)).toBeLessThan(0.01);
    }
    for (const look of looks({ light: 1 / 3 })) {
      expect(faultsOf({ widthPx: 1600, heightPx: 1067, room: null, look })).toContain("oscura");
    }
    const burnt = looks({ light: 2.2 }).filter(({ lights }) => lights > BURNT);
    expect(burnt.length).toBeGreaterThanOrEqual(SEEDS.length - 1);
  });
});

describe("tilt", () => {
  test.each([-8, -3, -1, 0, 2, 5])("a room turned by %d° is found to 0.5°", (tilt) => {
    for (const found of looks({ tilt })) expect(Math.abs(found.tilt! - tilt)).toBeLessThanOrEqual(0.51);
  });

  test("verticals that converge by 2° are no turn: it is found to 0.7°", () => {
    for (const found of looks({ tilt: 2, convergence: 2 })) expect(Math.abs(found.tilt! - 2)).toBeLessThanOrEqual(0.7);
    for (const found of looks({ convergence: 3 })) expect(Math.abs(found.tilt!)).toBeLessThanOrEqual(0.7);
  });

  test("a meadow, a blank wall and a stamp have no verticals: «no se ve»", () => {
    for (const seed of SEEDS) expect(tiltOf(roomScene({ seed, isMeadow: true, tilt: 5 }))).toBeNull();
    expect(tiltOf({ width: 480, height: 320, pixels: new Uint8Array(480 * 320).fill(200) })).toBeNull();
    expect(tiltOf({ width: 20, height: 20, pixels: new Uint8Array(400) })).toBeNull();
  });
});

describe("fingerprints", () => {
  test("of a copy with another light or blur is the same, of another room another", () => {
    const of = (options: SceneOptions) => fingerprintOf(fingerprintGrey(roomScene(options)))!;
    expect(bitsApart(of({}), of({ blur: 2 }))).toBeLessThanOrEqual(SAME_PICTURE_BITS);
    expect(bitsApart(of({}), of({ light: 0.8 }))).toBeLessThanOrEqual(SAME_PICTURE_BITS);
    for (const seed of SEEDS.slice(1)) expect(bitsApart(of({}), of({ seed }))).toBeGreaterThan(SAME_PICTURE_BITS);
  });
});

test("grey of red, green and blue, of one channel, and with opacity", () => {
  const size = { width: 1, height: 1 };
  expect(greyOf([255, 0, 0], { ...size, channels: 3 }).pixels[0]).toBe(76);
  expect(greyOf([0, 255, 0, 255], { ...size, channels: 4 }).pixels[0]).toBe(149);
  expect(greyOf([33], { ...size, channels: 1 }).pixels[0]).toBe(33);
});

test("every facet falls with its fault and no other, and a plan is judged by its size", () => {
  const good = qualityOf(photo({}));
  expect(good).toMatchObject({ light: 1, straight: 1, size: 1, wide: 1 });
  expect(qualityOf(photo({ tilt: 5 })).straight).toBeLessThan(0.3);
  expect(qualityOf(photo({ light: 1 / 3 })).light).toBeLessThan(0.4);
  expect(qualityOf({ ...photo({}), widthPx: 500, heightPx: 800 })).toMatchObject({ size: 0.5, wide: 0 });
  const plan = { ...photo({ blur: 3, tilt: 6 }), room: "plano" as const };
  expect(qualityOf(plan)).toEqual({ sharp: 1, light: 1, straight: 1, size: 1, wide: 1 });
  expect(faultsOf({ ...plan, widthPx: 600, heightPx: 900 })).toEqual(["pequena"]);
  expect(faultsOf({ ...photo({ tilt: 4 }), widthPx: 500, heightPx: 800 })).toEqual(["torcida", "pequena", "vertical"]);
});
