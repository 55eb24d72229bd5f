/** A picture of one channel, row by row, 0 up to 255. */
export interface GreyPicture {
  readonly width: number;
  readonly height: number;
  readonly data: Float32Array;
}

/** A picture in colour as a canvas holds it: four bytes a pixel, opaque. */
export interface ColourPicture {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8ClampedArray;
}

/** Luma by the weights of Rec. 709. */
export function greyOf({ width, height, data }: ColourPicture): GreyPicture {
  const grey = new Float32Array(width * height);
  for (let at = 0; at < grey.length; at++)
    grey[at] = 0.2126 * data[at * 4]! + 0.7152 * data[at * 4 + 1]! + 0.0722 * data[at * 4 + 2]!;
  return { width, height, data: grey };
}

/** A Gaussian blur in two passes; beyond the edge the last pixel goes on. @param sigma in pixels, above zero */
export function blurred({ width, height, data }: GreyPicture, sigma: number): GreyPicture {
  const radius = Math.max(1, Math.ceil(sigma * 2.5));
  const weights = Array.from({ length: 2 * radius + 1 }, (_, at) =>
    Math.exp(-((at - radius) ** 2) / (2 * sigma * sigma)),
  );
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const kernel = Float32Array.from(weights, (weight) => weight / total);
  const across = new Float32Array(data.length);
  for (let y = 0; y < height; y++) {
    const row = y * width;
    for (let x = 0; x < width; x++) {
      let sum = 0;
      if (x >= radius && x < width - radius)
        for (let k = -radius; k <= radius; k++) sum += kernel[k + radius]! * data[row + x + k]!;
      else
        for (let k = -radius; k <= radius; k++)
          sum += kernel[k + radius]! * data[row + Math.min(width - 1, Math.max(0, x + k))]!;
      across[row + x] = sum;
    }
  }
  const out = new Float32Array(data.length);
  for (let y = 0; y < height; y++)
    for (let k = -radius; k <= radius; k++) {
      const weight = kernel[k + radius]!;
      const from = Math.min(height - 1, Math.max(0, y + k)) * width;
      const to = y * width;
      for (let x = 0; x < width; x++) out[to + x] = out[to + x]! + weight * across[from + x]!;
    }
  return { width, height, data: out };
}

/** Drawn smaller, bilinear; blur it first by about 0.6 times the factor. @param factor 1 or more */
export function shrunk({ width, height, data }: GreyPicture, factor: number): GreyPicture {
  const w = Math.max(1, Math.round(width / factor));
  const h = Math.max(1, Math.round(height / factor));
  const out = new Float32Array(w * h);
  for (let y = 0; y < h; y++) {
    const sy = Math.min(height - 1, Math.max(0, ((y + 0.5) * height) / h - 0.5));
    const y0 = Math.floor(sy);
    const y1 = Math.min(height - 1, y0 + 1);
    const fy = sy - y0;
    for (let x = 0; x < w; x++) {
      const sx = Math.min(width - 1, Math.max(0, ((x + 0.5) * width) / w - 0.5));
      const x0 = Math.floor(sx);
      const x1 = Math.min(width - 1, x0 + 1);
      const fx = sx - x0;
      out[y * w + x] =
        (data[y0 * width + x0]! * (1 - fx) + data[y0 * width + x1]! * fx) * (1 - fy) +
        (data[y1 * width + x0]! * (1 - fx) + data[y1 * width + x1]! * fx) * fy;
    }
  }
  return { width: w, height: h, data: out };
}

/** Mean of the squared Laplacian: how much fine detail there is; a blurred photo has little. */
export function detailOf({ width, height, data }: GreyPicture): number {
  let sum = 0;
  for (let y = 1; y < height - 1; y++)
    for (let x = 1; x < width - 1; x++) {
      const at = y * width + x;
      const laplacian = 4 * data[at]! - data[at - 1]! - data[at + 1]! - data[at - width]! - data[at + width]!;
      sum += laplacian * laplacian;
    }
  return sum / Math.max(1, (width - 2) * (height - 2));
}
