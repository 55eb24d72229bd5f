import type { Surface } from "../painting/surface.ts";

/**
 * Pictures as whole pixels of 32 bits, so that red with blue and green with alpha are mixed in one multiplication each. The order of the bytes is
 * never looked at: all four channels are treated alike.
 */
export interface Texels {
  readonly width: number;
  readonly height: number;
  readonly data: Uint32Array;
}

/** The same bytes as whole pixels. @param data RGBA, row by row, starting at a multiple of four bytes */
export const texelsOf = (width: number, height: number, data: Uint8ClampedArray | Uint8Array): Texels => ({
  width,
  height,
  data: new Uint32Array(data.buffer, data.byteOffset, width * height),
});

export const surfaceTexels = ({ widthPx, heightPx, data }: Surface): Texels => texelsOf(widthPx, heightPx, data);

const ODD = 0x00ff00ff;

/** Mean of four pixels, each channel rounded. */
function meanOf(a: number, b: number, c: number, d: number): number {
  const even = (a & ODD) + (b & ODD) + (c & ODD) + (d & ODD) + 0x00020002;
  const odd = ((a >>> 8) & ODD) + ((b >>> 8) & ODD) + ((c >>> 8) & ODD) + ((d >>> 8) & ODD) + 0x00020002;
  return (((even >>> 2) & ODD) | (((odd >>> 2) & ODD) << 8)) >>> 0;
}

/** Half as wide and high, each pixel the mean of four; an odd last column or row is dropped. */
export function halved({ width, height, data }: Texels): Texels {
  const w = Math.max(1, width >> 1);
  const h = Math.max(1, height >> 1);
  const out = new Uint32Array(w * h);
  const right = width > 1 ? 1 : 0;
  const below = height > 1 ? width : 0;
  for (let y = 0; y < h; y++)
    for (let x = 0, at = 2 * y * width; x < w; x++, at += 2)
      out[y * w + x] = meanOf(data[at]!, data[at + right]!, data[at + below]!, data[at + below + right]!);
  return { width: w, height: h, data: out };
}

/** A picture and its halves, the whole one first. */
export interface Mips {
  readonly levels: readonly Texels[];
}

const SMALLEST_PX = 8;

/** All halves down to eight pixels. */
export function mipsOf(picture: Texels): Mips {
  const levels = [picture];
  for (let last = picture; Math.min(last.width, last.height) >= 2 * SMALLEST_PX; ) {
    last = halved(last);
    levels.push(last);
  }
  return { levels };
}

/**
 * The level to sample where one step of the surface is this many pixels of the whole picture: sharp, with at most 1.6 pixels skipped, so that
 * fine lines do not flicker while the camera moves.
 */
export function levelFor({ levels }: Mips, pixelsAStep: number): number {
  let level = 0;
  for (let skipped = pixelsAStep; skipped > 1.6 && level < levels.length - 1; skipped /= 2) level++;
  return level;
}

/**
 * The pixel between four others.
 *
 * @param fx place between left and right, 0 to 256
 * @param fy place between above and below, 0 to 256
 */
export function between(a: number, b: number, c: number, d: number, fx: number, fy: number): number {
  const gx = 256 - fx;
  const even1 = ((Math.imul(a & ODD, gx) + Math.imul(b & ODD, fx)) >>> 8) & ODD;
  const odd1 = ((Math.imul((a >>> 8) & ODD, gx) + Math.imul((b >>> 8) & ODD, fx)) >>> 8) & ODD;
  const even2 = ((Math.imul(c & ODD, gx) + Math.imul(d & ODD, fx)) >>> 8) & ODD;
  const odd2 = ((Math.imul((c >>> 8) & ODD, gx) + Math.imul((d >>> 8) & ODD, fx)) >>> 8) & ODD;
  const gy = 256 - fy;
  const even = ((Math.imul(even1, gy) + Math.imul(even2, fy) + 0x00800080) >>> 8) & ODD;
  const odd = (Math.imul(odd1, gy) + Math.imul(odd2, fy) + 0x00800080) & 0xff00ff00;
  return (even | odd) >>> 0;
}

/** One pixel towards another. @param share of the other, 0 to 256 */
export function mixedTexel(one: number, other: number, share: number): number {
  const rest = 256 - share;
  const even = ((Math.imul(one & ODD, rest) + Math.imul(other & ODD, share) + 0x00800080) >>> 8) & ODD;
  const odd = (Math.imul((one >>> 8) & ODD, rest) + Math.imul((other >>> 8) & ODD, share) + 0x00800080) & 0xff00ff00;
  return (even | odd) >>> 0;
}

/** Every pixel of `under` goes towards the same of `over`. @param share 0 to 1 */
export function blend(under: Texels, over: Texels, share: number): void {
  const by = Math.round(share * 256);
  if (by <= 0) return;
  if (by >= 256) return void under.data.set(over.data);
  const [to, from] = [under.data, over.data];
  for (let at = 0; at < to.length; at++) to[at] = mixedTexel(to[at]!, from[at]!, by);
}

/** Each pixel with its eight neighbours, those beside it counting twice and itself four times (a binomial blur of 3 × 3). */
export function softened({ width, height, data }: Texels): Texels {
  const out = new Uint32Array(data.length);
  for (let y = 0; y < height; y++) {
    const above = Math.max(0, y - 1) * width;
    const row = y * width;
    const below = Math.min(height - 1, y + 1) * width;
    for (let x = 0; x < width; x++) {
      const left = Math.max(0, x - 1);
      const right = Math.min(width - 1, x + 1);
      // The mean of four means between neighbours is that very blur.
      out[row + x] = meanOf(
        meanOf(data[above + left]!, data[above + x]!, data[row + left]!, data[row + x]!),
        meanOf(data[above + x]!, data[above + right]!, data[row + x]!, data[row + right]!),
        meanOf(data[row + left]!, data[row + x]!, data[below + left]!, data[below + x]!),
        meanOf(data[row + x]!, data[row + right]!, data[below + x]!, data[below + right]!),
      );
    }
  }
  return { width, height, data: out };
}
