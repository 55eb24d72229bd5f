import type { PaintedPicture } from "./surface.ts";

/** Reads pictures between their pixels. Pictures that are shown smaller are halved first, so that fine lines do not flicker as they move. */

const halves = new WeakMap<PaintedPicture, PaintedPicture>();

/** A picture of half the size, each pixel the mean of four. */
function halved(picture: PaintedPicture): PaintedPicture {
  let half = halves.get(picture);
  if (half === undefined) {
    const [widthPx, heightPx] = [Math.max(1, picture.widthPx >> 1), Math.max(1, picture.heightPx >> 1)];
    const data = new Uint8ClampedArray(widthPx * heightPx * 4);
    const { data: from, widthPx: stride } = picture;
    const [right, below] = [picture.widthPx > 1 ? 4 : 0, picture.heightPx > 1 ? stride * 4 : 0];
    for (let y = 0; y < heightPx; y++) {
      for (let x = 0; x < widthPx; x++) {
        const at = (2 * y * stride + 2 * x) * 4;
        const [p, q, r, s] = [
          from[at + 3]!,
          from[at + right + 3]!,
          from[at + below + 3]!,
          from[at + right + below + 3]!,
        ];
        const alpha = p + q + r + s;
        const to = (y * widthPx + x) * 4;
        for (let c = 0; c < 3; c++) {
          const sum =
            from[at + c]! * p +
            from[at + right + c]! * q +
            from[at + below + c]! * r +
            from[at + right + below + c]! * s;
          data[to + c] = alpha === 0 ? 0 : sum / alpha;
        }
        data[to + 3] = alpha / 4;
      }
    }
    half = { widthPx, heightPx, data };
    halves.set(picture, half);
  }
  return half;
}

/** Writes red, green, blue and alpha (0 to 255) at a place of the picture; beyond its edges, those of its edge. */
type Sampler = (x: number, y: number, out: Float32Array) => void;

/** @param perPixel pixels of the picture that fall on one pixel of what is painted */
export function sampler(picture: PaintedPicture, perPixel: number): Sampler {
  let level = picture;
  let scale = 1;
  // At one and a half pixels for one, the mean of four neighbours still sees all of them.
  while (perPixel * scale > 1.5 && level.widthPx > 1 && level.heightPx > 1) {
    level = halved(level);
    scale /= 2;
  }
  const { widthPx, heightPx, data } = level;
  const [scaleX, scaleY] = [widthPx / picture.widthPx, heightPx / picture.heightPx];
  return (x, y, out) => {
    const px = Math.max(0, Math.min(widthPx - 1, x * scaleX - 0.5));
    const py = Math.max(0, Math.min(heightPx - 1, y * scaleY - 0.5));
    const [left, top] = [px | 0, py | 0];
    const [fx, fy] = [px - left, py - top];
    const right = left + 1 < widthPx ? 4 : 0;
    const below = top + 1 < heightPx ? widthPx * 4 : 0;
    const at = (top * widthPx + left) * 4;
    const [p, q, r, s] = [(1 - fx) * (1 - fy), fx * (1 - fy), (1 - fx) * fy, fx * fy];
    for (let c = 0; c < 4; c++) {
      out[c] =
        data[at + c]! * p + data[at + right + c]! * q + data[at + below + c]! * r + data[at + right + below + c]! * s;
    }
  };
}
