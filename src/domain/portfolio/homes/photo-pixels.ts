import { FINGERPRINT_PX, fingerprintOf, type PhotoLook } from "./photo-likeness.ts";
import { tiltOf } from "./photo-tilt.ts";

/** Measures of a photo's pixels: the same functions measure it on the server and in a browser. */

/** A picture in grey: brightness from 0 (black) to 255 (white), row by row. */
export interface GreyPhoto {
  width: number;
  height: number;
  pixels: Uint8Array;
}

/** Photos are measured at this width: sharpness depends on it. Narrower ones are measured as they are. */
export const MEASURED_WIDTH = 480;

/** At most this bright a pixel shows no detail in the dark, and at least that bright none in the light. */
const CLIPPED = { dark: 8, light: 247 } as const;

/** Grey of pixels in red, green and blue, with or without opacity (Rec. 601 luma). */
export function greyOf(
  samples: ArrayLike<number>,
  { width, height, channels }: { width: number; height: number; channels: 1 | 3 | 4 },
): GreyPhoto {
  const pixels = new Uint8Array(width * height);
  for (let i = 0, at = 0; i < pixels.length; i++, at += channels) {
    pixels[i] =
      channels === 1 ? samples[at]! : (samples[at]! * 77 + samples[at + 1]! * 150 + samples[at + 2]! * 29) >> 8;
  }
  return { width, height, pixels };
}

/**
 * Mean square of the discrete Laplacian, which is its variance around zero: edges are strong where a photo is sharp. The outermost
 * pixels have no neighbour beyond them and are left out.
 */
export function sharpnessOf({ width, height, pixels }: GreyPhoto): number {
  if (width < 3 || height < 3) return 0;
  let sum = 0;
  for (let y = 1; y < height - 1; y++) {
    for (let at = y * width + 1; at < (y + 1) * width - 1; at++) {
      const laplacian = pixels[at - 1]! + pixels[at + 1]! + pixels[at - width]! + pixels[at + width]! - 4 * pixels[at]!;
      sum += laplacian * laplacian;
    }
  }
  return sum / ((width - 2) * (height - 2));
}

/** The light of a photo. `shadows` and `lights` are the shares of its pixels that show no detail any more, 0 to 1. */
export interface Exposure {
  mean: number;
  shadows: number;
  lights: number;
}

export function exposureOf({ pixels }: GreyPhoto): Exposure {
  if (pixels.length === 0) return { mean: 0, shadows: 0, lights: 0 };
  const histogram = new Uint32Array(256);
  for (const tone of pixels) histogram[tone]!++;
  let sum = 0;
  let shadows = 0;
  let lights = 0;
  for (const [tone, count] of histogram.entries()) {
    sum += tone * count;
    if (tone <= CLIPPED.dark) shadows += count;
    if (tone >= CLIPPED.light) lights += count;
  }
  return { mean: sum / pixels.length, shadows: shadows / pixels.length, lights: lights / pixels.length };
}

/** The small square that a fingerprint is made of: each of its pixels is the mean of those that it covers. */
export function fingerprintGrey({ width, height, pixels }: GreyPhoto): Uint8Array {
  const small = new Uint8Array(FINGERPRINT_PX * FINGERPRINT_PX);
  const edge = (at: number, length: number) => Math.floor((at * length) / FINGERPRINT_PX);
  for (let row = 0; row < FINGERPRINT_PX; row++) {
    const [top, bottom] = [edge(row, height), Math.max(edge(row + 1, height), edge(row, height) + 1)];
    for (let column = 0; column < FINGERPRINT_PX; column++) {
      const [left, right] = [edge(column, width), Math.max(edge(column + 1, width), edge(column, width) + 1)];
      let sum = 0;
      for (let y = top; y < bottom; y++) for (let x = left; x < right; x++) sum += pixels[y * width + x]!;
      small[row * FINGERPRINT_PX + column] = Math.round(sum / ((bottom - top) * (right - left)));
    }
  }
  return small;
}

const hundredths = (share: number) => Math.round(share * 100) / 100;

/** All that is measured of a photo. @param grey at most `MEASURED_WIDTH` wide */
export function lookOfGrey(grey: GreyPhoto, fingerprint = fingerprintOf(fingerprintGrey(grey))): Required<PhotoLook> {
  const { mean, shadows, lights } = exposureOf(grey);
  return {
    fingerprint,
    brightness: Math.round(mean),
    sharpness: Math.round(sharpnessOf(grey)),
    shadows: hundredths(shadows),
    lights: hundredths(lights),
    tilt: tiltOf(grey),
  };
}
