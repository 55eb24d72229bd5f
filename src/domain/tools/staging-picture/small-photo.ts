import { LINEAR } from "./linear-light.ts";
import type { StagingPhoto } from "./staging-order.ts";

/** A photo made small, in linear light: three numbers a pixel. */
export interface LinearPhoto {
  readonly widthPx: number;
  readonly heightPx: number;
  readonly light: Float32Array;
}

/** The mean of the pixels that fall into each of the smaller ones; as it is where it is no larger than asked for. */
export function smallPhoto({ widthPx, heightPx, data }: StagingPhoto, mostPx: number): LinearPhoto {
  const step = Math.max(1, Math.ceil(Math.max(widthPx, heightPx) / mostPx));
  const width = Math.max(1, Math.floor(widthPx / step));
  const height = Math.max(1, Math.floor(heightPx / step));
  const light = new Float32Array(width * height * 3);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      let r = 0;
      let g = 0;
      let b = 0;
      for (let j = 0; j < step; j++) {
        let at = ((y * step + j) * widthPx + x * step) * 4;
        for (let i = 0; i < step; i++, at += 4) {
          r += LINEAR[data[at]!]!;
          g += LINEAR[data[at + 1]!]!;
          b += LINEAR[data[at + 2]!]!;
        }
      }
      const at = (y * width + x) * 3;
      const share = 1 / (step * step);
      light[at] = r * share;
      light[at + 1] = g * share;
      light[at + 2] = b * share;
    }
  }
  return { widthPx: width, heightPx: height, light };
}
