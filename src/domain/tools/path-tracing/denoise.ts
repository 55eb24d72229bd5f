import type { TracedFrame } from "./tracing.ts";

const STEPS = [1, 2, 4, 8, 16];
/** The kernel of a cubic spline over five points. */
const KERNEL = [1 / 16, 1 / 4, 3 / 8, 1 / 4, 1 / 16];

/**
 * Takes noise out of a traced picture: an à-trous wavelet filter of the light alone, with the surfaces' colours divided out and put back,
 * that stops at edges of normal, depth and of brightness beyond its noise (Dammertz et al., "Edge-avoiding à-trous wavelet transform",
 * 2010; variance by Schied et al., 2017). The mean brightness stays.
 *
 * @returns the picture, linear, three numbers a pixel
 */
export function* denoiseSteps(frame: TracedFrame): Generator<number, Float32Array> {
  const { width, height } = frame;
  const pixels = width * height;
  const albedo = new Float32Array(pixels * 3);
  const normal = new Float32Array(pixels * 3);
  const depth = new Float32Array(pixels);
  let light = new Float32Array(pixels * 3);
  let spread = new Float32Array(pixels);
  /** Pixels that show two surfaces or more, or have no neighbour of their kind. */
  const isEdge = new Uint8Array(pixels);
  for (let p = 0; p < pixels; p++) {
    const n = Math.max(1, frame.samples[p]!);
    let albedoGrey = 0;
    depth[p] = frame.distance[p]! / n;
    for (let k = 0; k < 3; k++) {
      const i = p * 3 + k;
      albedo[i] = Math.max(0.02, frame.albedo[i]! / n);
      albedoGrey += albedo[i]! / 3;
      light[i] = frame.color[i]! / n / albedo[i]!;
    }
    const length = Math.hypot(frame.normal[p * 3]!, frame.normal[p * 3 + 1]!, frame.normal[p * 3 + 2]!) || 1;
    isEdge[p] = length < 0.985 * n && depth[p]! < 900 ? 1 : 0;
    for (let k = 0; k < 3; k++) normal[p * 3 + k] = frame.normal[p * 3 + k]! / length;
    const mean = grey(frame.color, p) / n;
    const variance = n > 1 ? Math.max(0, frame.squares[p]! / n - mean * mean) / (n - 1) : mean * mean;
    spread[p] = variance / (albedoGrey * albedoGrey);
  }
  light = withoutSparks(light, width, height);
  spread = blurred(blurred(blurred(spread, width, height), width, height), width, height);
  let nextLight = new Float32Array(pixels * 3);
  let nextSpread = new Float32Array(pixels);
  for (const [index, step] of STEPS.entries()) {
    for (let y = 0; y < height; y++) {
      for (let x = 0; x < width; x++) {
        const p = y * width + x;
        const here = grey(light, p);
        const tolerance = 8 * Math.sqrt(spread[p]!) + 1e-4;
        const deep = depth[p]!;
        const reach = 0.012 * deep * step * 1.5 + 0.01;
        let sum = 0;
        let r = 0;
        let g = 0;
        let b = 0;
        let s = 0;
        for (let j = -2; j <= 2; j++) {
          const yy = y + j * step;
          if (yy < 0 || yy >= height) continue;
          for (let i = -2; i <= 2; i++) {
            const xx = x + i * step;
            if (xx < 0 || xx >= width) continue;
            const q = yy * width + xx;
            const turn =
              normal[p * 3]! * normal[q * 3]! +
              normal[p * 3 + 1]! * normal[q * 3 + 1]! +
              normal[p * 3 + 2]! * normal[q * 3 + 2]!;
            const isSky = deep > 900 && depth[q]! > 900;
            if (turn < 0.5 && !isSky) continue;
            const t2 = turn * turn;
            const t8 = t2 * t2 * t2 * t2;
            const weight =
              KERNEL[i + 2]! *
              KERNEL[j + 2]! *
              (isSky ? 1 : t8 * t8 * t8) *
              Math.exp(-Math.abs(grey(light, q) - here) / tolerance - Math.abs(depth[q]! - deep) / reach);
            sum += weight;
            r += weight * light[q * 3]!;
            g += weight * light[q * 3 + 1]!;
            b += weight * light[q * 3 + 2]!;
            s += weight * weight * spread[q]!;
          }
        }
        // The pixel itself always counts, so the sum is never nought unless its normal is none.
        const scale = sum > 0 ? 1 / sum : 0;
        nextLight[p * 3] = sum > 0 ? r * scale : light[p * 3]!;
        nextLight[p * 3 + 1] = sum > 0 ? g * scale : light[p * 3 + 1]!;
        nextLight[p * 3 + 2] = sum > 0 ? b * scale : light[p * 3 + 2]!;
        if (index === 0 && sum < ALONE) isEdge[p] = 1;
        nextSpread[p] = sum > 0 ? s * scale * scale : spread[p]!;
      }
      if (y % 32 === 31) yield (index + (y + 1) / height) / STEPS.length;
    }
    [light, nextLight] = [nextLight, light];
    [spread, nextSpread] = [nextSpread, spread];
  }
  smoothEdges(light, isEdge, width, height);
  for (let i = 0; i < light.length; i++) light[i]! *= albedo[i]!;
  return light;
}

/** Weight of all neighbours and of the pixel itself, which alone has 9/64, below which the filter has found none of its kind. */
const ALONE = 0.25;

/** A pixel that is brighter than its eight neighbours is brought down to the brightest of them: one rare path makes a spark. */
function withoutSparks(light: Float32Array, width: number, height: number): Float32Array<ArrayBuffer> {
  const out = Float32Array.from(light);
  for (let p = 0; p < width * height; p++) {
    const [x, y] = [p % width, Math.floor(p / width)];
    let most = 0;
    for (let j = Math.max(0, y - 1); j <= Math.min(height - 1, y + 1); j++) {
      for (let i = Math.max(0, x - 1); i <= Math.min(width - 1, x + 1); i++) {
        if (i !== x || j !== y) most = Math.max(most, grey(light, j * width + i));
      }
    }
    const here = grey(light, p);
    if (here > most && most > 0) for (let k = 0; k < 3; k++) out[p * 3 + k]! *= most / here;
  }
  return out;
}

/**
 * Pixels on an edge are compared with none of their neighbours, so they keep their noise as dots along it: their light is brought within
 * that of the filtered pixels around them.
 */
function smoothEdges(light: Float32Array, isEdge: Uint8Array, width: number, height: number): void {
  for (let p = 0; p < width * height; p++) {
    if (isEdge[p] === 0) continue;
    const [x, y] = [p % width, Math.floor(p / width)];
    let sum = 0;
    const mean = [0, 0, 0];
    for (let j = Math.max(0, y - 2); j <= Math.min(height - 1, y + 2); j++) {
      for (let i = Math.max(0, x - 2); i <= Math.min(width - 1, x + 2); i++) {
        const q = j * width + i;
        if (isEdge[q] === 1) continue;
        const weight = 1 / (1 + (i - x) ** 2 + (j - y) ** 2);
        sum += weight;
        for (let k = 0; k < 3; k++) mean[k]! += weight * light[q * 3 + k]!;
      }
    }
    if (sum === 0) continue;
    for (let k = 0; k < 3; k++) light[p * 3 + k] = mean[k]! / sum;
  }
}

const grey = (color: Float32Array, pixel: number) =>
  0.2126 * color[pixel * 3]! + 0.7152 * color[pixel * 3 + 1]! + 0.0722 * color[pixel * 3 + 2]!;

/** The mean of three by three, taken thrice above: the variance of few samples is itself noisy, and where no bright path was met it is too small. */
function blurred(values: Float32Array, width: number, height: number): Float32Array<ArrayBuffer> {
  const out = new Float32Array(values.length);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      let sum = 0;
      let count = 0;
      for (let j = Math.max(0, y - 1); j <= Math.min(height - 1, y + 1); j++) {
        for (let i = Math.max(0, x - 1); i <= Math.min(width - 1, x + 1); i++) {
          sum += values[j * width + i]!;
          count++;
        }
      }
      out[y * width + x] = sum / count;
    }
  }
  return out;
}
