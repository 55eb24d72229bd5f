import type { Picture, PicturePoint } from "./plan-picture.ts";

/** One value a pixel, row by row. */
export interface Grid {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
}

/** Three grids of the same size: red, green, blue. */
export type Planes = readonly [Grid, Grid, Grid];

/** A mask of zeros, one byte a pixel. */
export const emptyGrid = (width: number, height: number): Grid => ({
  width,
  height,
  data: new Uint8Array(width * height),
});

/** Rows become columns. */
export function transposed({ width, height, data }: Grid): Grid {
  const out = new Uint8Array(data.length);
  for (let y = 0; y < height; y++) for (let x = 0; x < width; x++) out[x * height + y] = data[y * width + x]!;
  return { width: height, height: width, data: out };
}

/** One where the value is at least `limit`, nothing elsewhere. */
export function atLeast({ width, height, data }: Grid, limit: number): Grid {
  const out = new Uint8Array(data.length);
  for (let i = 0; i < data.length; i++) out[i] = data[i]! >= limit ? 1 : 0;
  return { width, height, data: out };
}

/** The same mask with its ones and zeros exchanged. */
export const inverted = ({ width, height, data }: Grid): Grid => ({
  width,
  height,
  data: data.map((value) => 1 - value),
});

/** Widens (`wanted` 1) or narrows (`wanted` 0) a mask by a square of side 2·radius + 1, in two passes of runs. */
function spread(mask: Grid, radius: number, wanted: 0 | 1): Grid {
  const rows = (grid: Grid): Grid => {
    const { width, height, data } = grid;
    const out = new Uint8Array(data.length);
    if (wanted === 0) out.fill(1);
    for (let y = 0; y < height; y++) {
      let last = -radius - 1;
      for (let x = 0; x < width + radius; x++) {
        if (x < width && data[y * width + x] === wanted) last = x;
        if (x >= radius && last >= x - 2 * radius) out[y * width + x - radius] = wanted;
      }
    }
    return { width, height, data: out };
  };
  return transposed(rows(transposed(rows(mask))));
}

/** Fills holes and slits of a mask that are at most twice `radius` wide. */
export const closed = (mask: Grid, radius: number): Grid => spread(spread(mask, radius, 1), radius, 0);

/**
 * The colours of a picture at another scale: averaged over boxes when it becomes smaller, interpolated when it grows. What is transparent
 * lies on white.
 *
 * @param scale of the result, 0.5 is half as wide
 */
export function scaledPlanes({ width, height, data }: Picture, scale: number): Planes {
  const [w, h] = [Math.max(1, Math.round(width * scale)), Math.max(1, Math.round(height * scale))];
  const planes: Planes = [emptyGrid(w, h), emptyGrid(w, h), emptyGrid(w, h)];
  const step = 1 / scale;
  const columns = Array.from({ length: w }, (_, x) => spanOf(x, step, width));
  for (let y = 0; y < h; y++) {
    const [top, rowWeights] = spanOf(y, step, height);
    for (let x = 0; x < w; x++) {
      const [left, weights] = columns[x]!;
      let [red, green, blue, sum] = [0, 0, 0, 0];
      for (let j = 0; j < rowWeights.length; j++)
        for (let i = 0; i < weights.length; i++) {
          const weight = rowWeights[j]! * weights[i]!;
          const at = 4 * ((top + j) * width + left + i);
          const alpha = data[at + 3]! / 255;
          red += weight * (255 + alpha * (data[at]! - 255));
          green += weight * (255 + alpha * (data[at + 1]! - 255));
          blue += weight * (255 + alpha * (data[at + 2]! - 255));
          sum += weight;
        }
      const at = y * w + x;
      planes[0].data[at] = Math.round(red / sum);
      planes[1].data[at] = Math.round(green / sum);
      planes[2].data[at] = Math.round(blue / sum);
    }
  }
  return planes;
}

/** The first pixel and the weights of those that make up pixel `at` of a picture scaled by 1/`step`. */
function spanOf(at: number, step: number, size: number): readonly [number, readonly number[]] {
  if (step < 1) {
    const middle = Math.min(size - 1, Math.max(0, (at + 0.5) * step - 0.5));
    const first = Math.min(size - 1, Math.floor(middle));
    return first + 1 < size ? [first, [1 - (middle - first), middle - first]] : [first, [1]];
  }
  const [low, high] = [at * step, Math.min(size, (at + 1) * step)];
  const first = Math.min(size - 1, Math.floor(low));
  const weights: number[] = [];
  for (let i = first; i < high - 1e-6; i++) weights.push(Math.min(i + 1, high) - Math.max(i, low));
  return [first, weights.length > 0 ? weights : [1]];
}

/** A 3×3 matrix, row by row, that takes points of one plane to another. */
export type Homography = readonly [number, number, number, number, number, number, number, number, number];

export const UNMOVED: Homography = [1, 0, 0, 0, 1, 0, 0, 0, 1];

export function moved(m: Homography, { x, y }: PicturePoint): PicturePoint {
  const w = m[6] * x + m[7] * y + m[8];
  return { x: (m[0] * x + m[1] * y + m[2]) / w, y: (m[3] * x + m[4] * y + m[5]) / w };
}

/** `outer` after `inner`. */
export function combined(outer: Homography, inner: Homography): Homography {
  const at = (row: number, column: number) =>
    outer[3 * row]! * inner[column]! +
    outer[3 * row + 1]! * inner[3 + column]! +
    outer[3 * row + 2]! * inner[6 + column]!;
  return [at(0, 0), at(0, 1), at(0, 2), at(1, 0), at(1, 1), at(1, 2), at(2, 0), at(2, 1), at(2, 2)];
}

export function backwards([a, b, c, d, e, f, g, h, i]: Homography): Homography {
  return [
    e * i - f * h,
    c * h - b * i,
    b * f - c * e,
    f * g - d * i,
    a * i - c * g,
    c * d - a * f,
    d * h - e * g,
    b * g - a * h,
    a * e - b * d,
  ];
}

/** The picture whose pixel p shows what lies at `source(p)`; beyond the edge the edge goes on. */
export function warped(planes: Planes, width: number, height: number, source: Homography): Planes {
  const out: Planes = [emptyGrid(width, height), emptyGrid(width, height), emptyGrid(width, height)];
  const { width: w, height: h } = planes[0];
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const from = moved(source, { x, y });
      const fx = Math.min(w - 1.001, Math.max(0, from.x));
      const fy = Math.min(h - 1.001, Math.max(0, from.y));
      const [x0, y0] = [Math.floor(fx), Math.floor(fy)];
      const [u, v] = [fx - x0, fy - y0];
      const at = y0 * w + x0;
      for (let p = 0; p < 3; p++) {
        const { data } = planes[p]!;
        const top = data[at]! * (1 - u) + data[at + 1]! * u;
        const low = data[at + w]! * (1 - u) + data[at + w + 1]! * u;
        out[p]!.data[y * width + x] = top * (1 - v) + low * v + 0.5;
      }
    }
  return out;
}

/** Averages over boxes: `factor` times smaller. */
export function shrunk(planes: Planes, factor: number): Planes {
  if (factor <= 1) return planes;
  const [width, height] = [Math.floor(planes[0].width / factor), Math.floor(planes[0].height / factor)];
  const small = (plane: Grid): Grid => {
    const out = emptyGrid(width, height);
    for (let y = 0; y < height; y++)
      for (let x = 0; x < width; x++) {
        let [sum, count] = [0, 0];
        for (let j = Math.floor(y * factor); j < (y + 1) * factor; j++)
          for (let i = Math.floor(x * factor); i < (x + 1) * factor; i++) {
            sum += plane.data[j * plane.width + i]!;
            count++;
          }
        out.data[y * width + x] = sum / count;
      }
    return out;
  };
  return [small(planes[0]), small(planes[1]), small(planes[2])];
}
