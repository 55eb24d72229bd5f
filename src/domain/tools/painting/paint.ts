import type { RunPainter } from "./coverage.ts";
import { inverse, type Matrix } from "./matrix.ts";
import { sampler } from "./picture-sampling.ts";
import { type Colour, channelsOf, type PaintedPicture, packed, pixelsOf, type Surface } from "./surface.ts";

/** Places of gradients and pictures are in the units of the path that they fill. */

interface Stop {
  /** From 0 to 1, growing. */
  at: number;
  colour: Colour;
  /** From 0 to 1; left out, it is 1. */
  alpha?: number;
}

interface LinearGradient {
  kind: "linear";
  from: readonly [x: number, y: number];
  to: readonly [x: number, y: number];
  stops: readonly Stop[];
}

interface RadialGradient {
  kind: "radial";
  middle: readonly [x: number, y: number];
  radius: number;
  stops: readonly Stop[];
}

/** A picture, of which `crop` (pixels of the picture) lies on `box`. */
interface PicturePaint {
  kind: "picture";
  picture: PaintedPicture;
  crop: { x: number; y: number; width: number; height: number };
  box: { x: number; y: number; width: number; height: number };
}

export type Paint = Colour | LinearGradient | RadialGradient | PicturePaint;

/** Rounded x / 255 for whole numbers up to 65 280. */
const over255 = (value: number) => ((value + 128) * 257) >> 16;

/** Lays a paint on runs of a surface. @param matrix from the paint's units to pixels */
export function runPainter(surface: Surface, paint: Paint, matrix: Matrix): RunPainter {
  if (typeof paint === "string") return solidPainter(surface, paint);
  const back = inverse(matrix);
  if (back === null) return () => {};
  if (paint.kind === "picture") return picturePainter(surface, paint, back);
  return gradientPainter(surface, paint, back);
}

function solidPainter({ widthPx, data }: Surface, colour: Colour): RunPainter {
  const channels = channelsOf(colour);
  const [red, green, blue] = channels;
  const whole = packed(channels);
  const pixels = pixelsOf({ data });
  return (y, fromX, toX, coverage) => {
    const start = y * widthPx;
    if (coverage === 255) {
      if (toX - fromX === 1) pixels[start + fromX] = whole;
      else pixels.fill(whole, start + fromX, start + toX);
      return;
    }
    const rest = 255 - coverage;
    const [r, g, b] = [red * coverage, green * coverage, blue * coverage];
    for (let at = (start + fromX) * 4, end = (start + toX) * 4; at < end; at += 4) {
      data[at] = over255(r + data[at]! * rest);
      data[at + 1] = over255(g + data[at + 1]! * rest);
      data[at + 2] = over255(b + data[at + 2]! * rest);
    }
  };
}

const STEPS = 1024;

/** Red, green, blue and alpha (0 to 255) of a gradient at each of its steps. */
function ramp(stops: readonly Stop[]): Float32Array {
  const table = new Float32Array((STEPS + 1) * 4);
  const first = stops[0]!;
  let i = 0;
  for (let step = 0; step <= STEPS; step++) {
    const at = step / STEPS;
    while (i + 1 < stops.length && stops[i + 1]!.at < at) i++;
    const [one, other] = at <= first.at ? [first, first] : [stops[i]!, stops[Math.min(i + 1, stops.length - 1)]!];
    const span = other.at - one.at;
    const share = span > 0 ? Math.max(0, Math.min(1, (at - one.at) / span)) : 0;
    const [from, to] = [channelsOf(one.colour), channelsOf(other.colour)];
    for (let c = 0; c < 3; c++) table[step * 4 + c] = from[c]! + (to[c]! - from[c]!) * share;
    const [fromAlpha, toAlpha] = [one.alpha ?? 1, other.alpha ?? 1];
    table[step * 4 + 3] = (fromAlpha + (toAlpha - fromAlpha) * share) * 255;
  }
  return table;
}

/** Thresholds of an ordered 4 × 4 screen, from −½ to ½: without it, wide gradients show bands once a film is packed. */
const SCREEN = [0, 8, 2, 10, 12, 4, 14, 6, 3, 11, 1, 9, 15, 7, 13, 5].map((value) => (value + 0.5) / 16 - 0.5);

function gradientPainter(
  { widthPx, data }: Surface,
  gradient: LinearGradient | RadialGradient,
  [a, b, c, d, e, f]: Matrix,
): RunPainter {
  const table = ramp(gradient.stops);
  let progress: (x: number, y: number) => number;
  if (gradient.kind === "linear") {
    const [fromX, fromY] = gradient.from;
    const [dx, dy] = [gradient.to[0] - fromX, gradient.to[1] - fromY];
    const square = dx * dx + dy * dy || 1;
    progress = (x, y) => ((x - fromX) * dx + (y - fromY) * dy) / square;
  } else {
    const [middleX, middleY] = gradient.middle;
    const radius = gradient.radius || 1;
    progress = (x, y) => Math.sqrt((x - middleX) * (x - middleX) + (y - middleY) * (y - middleY)) / radius;
  }
  return (y, fromX, toX, coverage) => {
    const py = y + 0.5;
    for (let x = fromX; x < toX; x++) {
      const px = x + 0.5;
      const share = progress(a * px + c * py + e, b * px + d * py + f);
      const step = share <= 0 ? 0 : share >= 1 ? STEPS : Math.round(share * STEPS);
      const screen = SCREEN[(y & 3) * 4 + (x & 3)]!;
      const alpha = (coverage * table[step * 4 + 3]!) / 65025;
      const at = (y * widthPx + x) * 4;
      // The array rounds and bounds what it is given.
      for (let channel = 0; channel < 3; channel++) {
        const own = data[at + channel]!;
        data[at + channel] = own + (table[step * 4 + channel]! - own) * alpha + (alpha === 0 ? 0 : screen * 0.98);
      }
    }
  };
}

function picturePainter({ widthPx, data }: Surface, paint: PicturePaint, [a, b, c, d, e, f]: Matrix): RunPainter {
  const { crop, box } = paint;
  const [scaleX, scaleY] = [crop.width / box.width, crop.height / box.height];
  // Pixels of the picture for one pixel of the surface, along its rows and columns.
  const [ux, uy] = [a * scaleX, b * scaleY];
  const [vx, vy] = [c * scaleX, d * scaleY];
  const [startX, startY] = [crop.x + (e - box.x) * scaleX, crop.y + (f - box.y) * scaleY];
  const perPixel = Math.sqrt(Math.max(ux * ux + uy * uy, vx * vx + vy * vy));
  const sample = sampler(paint.picture, perPixel);
  const out = new Float32Array(4);
  return (y, fromX, toX, coverage) => {
    const py = y + 0.5;
    for (let x = fromX; x < toX; x++) {
      const px = x + 0.5;
      sample(startX + ux * px + vx * py, startY + uy * px + vy * py, out);
      const alpha = (coverage * out[3]!) / 65025;
      const at = (y * widthPx + x) * 4;
      for (let channel = 0; channel < 3; channel++) {
        const own = data[at + channel]!;
        data[at + channel] = own + (out[channel]! - own) * alpha;
      }
    }
  };
}
