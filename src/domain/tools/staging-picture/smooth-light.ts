import { FALLING, FURNITURE, LIGHT_STRIDE, type LightFrame, MIRRORED } from "./light-frame.ts";

/** Distances between the taps of each turn, in pixels of the frame. */
const STEPS = [1, 2, 4];
/** The first turn takes out all that repeats every two or four pixels, as the tiles of rays do; the others are a cubic spline's. */
const TILE_KERNEL = [1 / 8, 1 / 4, 1 / 4, 1 / 4, 1 / 8];
const SPLINE_KERNEL = [1 / 16, 1 / 4, 3 / 8, 1 / 4, 1 / 16];
/** Difference of shade, or of light as share of itself, that is always averaged; more of it where the pixels around differ as much. */
const STEP = 0.03;
const SPREADS = 2.5;

/**
 * Takes the noise of few rays out of a frame by an edge-avoiding wavelet filter (Dammertz et al., 2010): furniture is averaged with
 * neighbours of like normal in one plane, the room with its own surface.
 */
export function smoothLight(frame: LightFrame): LightFrame {
  const { width, height, kind } = frame;
  let values = frame.values;
  const isQuiet = quietRoom(frame);
  STEPS.forEach((step) => {
    const kernel = step === 1 ? TILE_KERNEL : SPLINE_KERNEL;
    const next = values.slice();
    const sum = new Float64Array(12);
    for (let y = 0; y < height; y++) {
      for (let x = 0; x < width; x++) {
        const pixel = y * width + x;
        const own = kind[pixel]!;
        if (own < FURNITURE || isQuiet[pixel] === 1) continue;
        const at = pixel * LIGHT_STRIDE;
        const here = greyAt(values, at, own);
        const edge = STEP * (own >= 0 ? 1 : here) + SPREADS * spreadAround(frame, values, x, y, own, here) + 1e-5;
        const [px, py, pz] = [values[at]!, values[at + 1]!, values[at + 2]!];
        const [nx, ny, nz] = [values[at + 3]!, values[at + 4]!, values[at + 5]!];
        sum.fill(0);
        let whole = 0;
        let mirrors = 0;
        for (let j = -2; j <= 2; j++) {
          const yy = y + j * step;
          if (yy < 0 || yy >= height) continue;
          for (let i = -2; i <= 2; i++) {
            const xx = x + i * step;
            if (xx < 0 || xx >= width) continue;
            const other = yy * width + xx;
            if (kind[other] !== own) continue;
            const q = other * LIGHT_STRIDE;
            let weight = kernel[i + 2]! * kernel[j + 2]!;
            weight *= Math.exp(-Math.abs(greyAt(values, q, own) - here) / edge);
            if (own === FURNITURE) {
              const turned = nx * values[q + 3]! + ny * values[q + 4]! + nz * values[q + 5]!;
              if (turned < 0.7) continue;
              const off = nx * (values[q]! - px) + ny * (values[q + 1]! - py) + nz * (values[q + 2]! - pz);
              weight *= turned ** 8 * Math.exp(-Math.abs(off) * 60);
            }
            whole += weight;
            for (let k = 0; k < 9; k++) sum[k]! += weight * values[q + FALLING + k]!;
            if (own >= 0 || values[q + MIRRORED]! >= 0) {
              mirrors += weight;
              for (let k = 0; k < 3; k++) sum[9 + k]! += weight * values[q + MIRRORED + k]!;
            }
          }
        }
        for (let k = 0; k < 9; k++) next[at + FALLING + k] = sum[k]! / whole;
        if (mirrors > 0 && (own >= 0 || values[at + MIRRORED]! >= 0)) {
          for (let k = 0; k < 3; k++) next[at + MIRRORED + k] = sum[9 + k]! / mirrors;
        }
      }
    }
    values = next;
  });
  return { width, height, kind, values };
}

/** Standard deviation of the eight neighbours of the same kind from a pixel. */
function spreadAround(
  { width, height, kind }: LightFrame,
  values: Float32Array,
  x: number,
  y: number,
  own: number,
  here: number,
): number {
  let sum = 0;
  let count = 0;
  for (let j = Math.max(0, y - 1); j <= Math.min(height - 1, y + 1); j++) {
    for (let i = Math.max(0, x - 1); i <= Math.min(width - 1, x + 1); i++) {
      const other = j * width + i;
      if (kind[other] !== own || (i === x && j === y)) continue;
      const off = greyAt(values, other * LIGHT_STRIDE, own) - here;
      sum += off * off;
      count++;
    }
  }
  return count === 0 ? 0 : Math.sqrt(sum / count);
}

/** Parts of the room near to which no ray has met furniture: they stay exactly as they are. */
function quietRoom({ width, height, kind, values }: LightFrame): Uint8Array {
  const isLoud = new Uint8Array(width * height);
  for (let pixel = 0; pixel < width * height; pixel++) {
    const at = pixel * LIGHT_STRIDE;
    if (kind[pixel]! < 0) isLoud[pixel] = kind[pixel] === FURNITURE ? 1 : 0;
    else {
      for (let k = 0; k < 3; k++) {
        if (values[at + FALLING + k] !== 1 || values[at + MIRRORED + k] !== 0) isLoud[pixel] = 1;
      }
    }
  }
  const reach = 2 * STEPS.reduce((sum, step) => sum + step, 0);
  const isQuiet = new Uint8Array(width * height).fill(1);
  // Loud places are spread along rows, then along columns.
  const along = new Uint8Array(width * height);
  for (let y = 0; y < height; y++) {
    let last = -1e9;
    for (let x = 0; x < width + reach; x++) {
      if (x < width && isLoud[y * width + x] === 1) last = x;
      if (x >= reach && x - last <= 2 * reach) along[y * width + x - reach] = 1;
    }
  }
  for (let x = 0; x < width; x++) {
    let last = -1e9;
    for (let y = 0; y < height + reach; y++) {
      if (y < height && along[y * width + x] === 1) last = y;
      if (y >= reach && y - last <= 2 * reach) isQuiet[(y - reach) * width + x] = 0;
    }
  }
  return isQuiet;
}

/** Brightness by which noise and edges are told apart: shade itself, or the light that falls along the pixel's own normal. */
function greyAt(values: Float32Array, at: number, kind: number): number {
  if (kind >= 0) return (values[at + FALLING]! + values[at + FALLING + 1]! + values[at + FALLING + 2]!) / 3;
  const [nx, ny, nz] = [values[at + 3]!, values[at + 4]!, values[at + 5]!];
  let sum = 0;
  for (let k = 0; k < 3; k++) {
    const from = at + FALLING + k * 3;
    sum += nx * values[from]! + ny * values[from + 1]! + nz * values[from + 2]!;
  }
  return sum / 3;
}
