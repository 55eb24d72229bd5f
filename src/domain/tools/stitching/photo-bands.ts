import type { ColourPicture } from "./grey-picture.ts";

/** A photo and three broader copies of it, each a quarter as wide as the one before: bands are their differences. */
export interface PhotoBands {
  readonly copies: readonly { readonly width: number; readonly height: number; readonly data: Uint8ClampedArray }[];
}

const COPIES = 4;

export function bandsOf(photo: ColourPicture): PhotoBands {
  const copies: ColourPicture[] = [photo];
  // The second copy is half as wide; the others a quarter of the one before.
  for (let index = 1; index < COPIES; index++) copies.push(smaller(copies[index - 1]!, index === 1 ? 2 : 4));
  return { copies };
}

/**
 * Writes one band's colour, which may be below zero but for the broadest.
 *
 * @param u across the photo, 0 to 1; `v` down
 */
export function sampleBand({ copies }: PhotoBands, band: number, u: number, v: number, out: Float32Array): void {
  out.fill(0);
  addSample(copies[band]!, u, v, 1, out);
  if (band + 1 < copies.length) addSample(copies[band + 1]!, u, v, -1, out);
}

/** Writes the photo's own colour, all bands together. */
export function sampleWhole({ copies }: PhotoBands, u: number, v: number, out: Float32Array): void {
  out.fill(0);
  addSample(copies[0]!, u, v, 1, out);
}

function addSample(
  { width, height, data }: ColourPicture,
  u: number,
  v: number,
  sign: number,
  out: Float32Array,
): void {
  const x = Math.min(width - 1, Math.max(0, u * width - 0.5));
  const y = Math.min(height - 1, Math.max(0, v * height - 0.5));
  const x0 = Math.floor(x);
  const y0 = Math.floor(y);
  const fx = x - x0;
  const fy = y - y0;
  const a = (y0 * width + x0) * 4;
  const b = x0 + 1 < width ? a + 4 : a;
  const down = y0 + 1 < height ? width * 4 : 0;
  for (let channel = 0; channel < 3; channel++)
    out[channel] =
      out[channel]! +
      sign *
        ((data[a + channel]! * (1 - fx) + data[b + channel]! * fx) * (1 - fy) +
          (data[a + down + channel]! * (1 - fx) + data[b + down + channel]! * fx) * fy);
}

/** Means of twice the block's side, so that bilinear sampling of it is smooth. */
function smaller({ width, height, data }: ColourPicture, by: number): ColourPicture {
  const w = Math.max(2, Math.round(width / by));
  const h = Math.max(2, Math.round(height / by));
  const out = new Uint8ClampedArray(w * h * 4);
  for (let y = 0; y < h; y++) {
    const y0 = Math.max(0, Math.floor(((y - 0.25) * height) / h));
    const y1 = Math.min(height, Math.ceil(((y + 1.25) * height) / h));
    for (let x = 0; x < w; x++) {
      const x0 = Math.max(0, Math.floor(((x - 0.25) * width) / w));
      const x1 = Math.min(width, Math.ceil(((x + 1.25) * width) / w));
      let red = 0;
      let green = 0;
      let blue = 0;
      for (let sy = y0; sy < y1; sy++)
        for (let sx = x0; sx < x1; sx++) {
          const at = (sy * width + sx) * 4;
          red += data[at]!;
          green += data[at + 1]!;
          blue += data[at + 2]!;
        }
      const count = (y1 - y0) * (x1 - x0);
      const to = (y * w + x) * 4;
      out[to] = red / count;
      out[to + 1] = green / count;
      out[to + 2] = blue / count;
      out[to + 3] = 255;
    }
  }
  return { width: w, height: h, data: out };
}
