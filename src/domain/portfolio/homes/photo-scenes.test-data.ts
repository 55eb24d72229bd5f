import type { GreyPhoto } from "./photo-pixels.ts";

/** Rooms that are drawn by numbers, so that their turn, their blur and their light are known. */
export interface SceneOptions {
  seed?: number;
  /** Degrees clockwise: its right side hangs. */
  tilt?: number;
  /** Degrees by which verticals lean towards the middle at the sides, as where the camera looks up. */
  convergence?: number;
  /** Standard deviation in pixels. */
  blur?: number;
  /** Factor of the light: 1 is well exposed. */
  light?: number;
  width?: number;
  height?: number;
  /** A meadow: texture without walls. */
  isMeadow?: boolean;
}

/** A sequence of numbers between 0 and 1 (mulberry32). */
function chance(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** Samples of a pixel: many across, so that a slanted edge moves by small steps as on a camera's sensor. */
const ACROSS = 8;

/** A wall with windows, doors, shelves and pictures; each seed is another room. */
export function roomScene(options: SceneOptions = {}): GreyPhoto {
  const { seed = 1, tilt = 0, convergence = 0, blur = 0, light = 1, width = 480, height = 320, isMeadow } = options;
  const next = chance(seed);
  const wall = 120 + next() * 50;
  const boxes = Array.from({ length: 16 }, () => {
    const [w, h] = [20 + next() * 90, 30 + next() * 130];
    return { x: -260 + next() * 480, y: -180 + next() * 300, w, h, tone: 25 + next() * 215 };
  });
  const grain = Array.from({ length: 64 * 64 }, () => next());
  const grainAt = (x: number, y: number) => grain[(Math.floor(y) & 63) * 64 + (Math.floor(x) & 63)]!;
  const toneAt = (x: number, y: number) => {
    if (isMeadow) return 60 + 130 * grainAt(x / 2 + 7 * Math.sin(y / 9), y / 2 + 5 * Math.cos(x / 11));
    let tone = wall;
    for (let at = 0; at < boxes.length; at++) {
      const box = boxes[at]!;
      if (x >= box.x && x < box.x + box.w && y >= box.y && y < box.y + box.h) tone = box.tone;
    }
    return tone + 10 * (grainAt(x, y) - 0.5);
  };
  const angle = (tilt * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const lean = Math.tan((convergence * Math.PI) / 180) / (width / 2);
  let pixels = new Float64Array(width * height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      let sum = 0;
      for (let sample = 0; sample < ACROSS; sample++) {
        const px = x + (sample + 0.5) / ACROSS - width / 2;
        const py = y + 0.5 - height / 2;
        const ry = -px * sin + py * cos;
        sum += toneAt((px * cos + py * sin) / (1 + lean * ry), ry);
      }
      pixels[y * width + x] = sum / ACROSS;
    }
  }
  if (blur > 0) pixels = blurred(pixels, width, height, blur);
  return { width, height, pixels: Uint8Array.from(pixels, (tone) => Math.max(0, Math.min(255, tone * light))) };
}

/** A Gaussian blur, first along rows, then along columns. */
function blurred(pixels: Float64Array, width: number, height: number, sigma: number): Float64Array<ArrayBuffer> {
  const reach = Math.ceil(3 * sigma);
  const kernel = Array.from({ length: 2 * reach + 1 }, (_, at) => Math.exp(-((at - reach) ** 2) / (2 * sigma ** 2)));
  const whole = kernel.reduce((sum, weight) => sum + weight, 0);
  const pass = (from: Float64Array, stepX: number, stepY: number) => {
    const out = new Float64Array(from.length);
    for (let y = 0; y < height; y++) {
      for (let x = 0; x < width; x++) {
        let sum = 0;
        for (let at = -reach; at <= reach; at++) {
          const nx = Math.max(0, Math.min(width - 1, x + at * stepX));
          const ny = Math.max(0, Math.min(height - 1, y + at * stepY));
          sum += kernel[at + reach]! * from[ny * width + nx]!;
        }
        out[y * width + x] = sum / whole;
      }
    }
    return out;
  };
  return pass(pass(pixels, 1, 0), 0, 1);
}

/** A copy of a photo that was blurred. */
export function blurredCopy({ width, height, pixels }: GreyPhoto, sigma: number): GreyPhoto {
  const soft = blurred(Float64Array.from(pixels), width, height, sigma);
  return { width, height, pixels: Uint8Array.from(soft, Math.round) };
}
