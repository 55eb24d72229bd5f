import { coverContours } from "./coverage.ts";
import { boundsOf, type PaintOptions, sharedBox } from "./fill-path.ts";
import { flattened } from "./flatten.ts";
import { composed, IDENTITY, moved } from "./matrix.ts";
import { runPainter } from "./paint.ts";
import type { Path } from "./path.ts";
import type { Colour, Surface } from "./surface.ts";

export interface Shadow {
  colour: Colour;
  /** How far the shadow falls from its path, in pixels. */
  dx: number;
  dy: number;
  /** Standard deviation of its softness, in pixels; three box blurs come near a bell curve (W. M. Wells, 1986). */
  softPx: number;
  /** From 0 to 1. */
  strength: number;
}

/** Paints the shadow of a path; the path itself is painted over it afterwards. */
export function softShadow(surface: Surface, path: Path, shadow: Shadow, options: PaintOptions = {}): void {
  const { matrix = IDENTITY, alpha = 1, clip, rule = "nonzero" } = options;
  const strength = shadow.strength * alpha;
  if (strength <= 0) return;
  const bounds = clip ? sharedBox(boundsOf(surface), clip) : boundsOf(surface);
  // Boxes of 2r + 1 pixels: three of them have the variance ((2r + 1)² − 1) / 4.
  const radius = Math.max(0, Math.round((Math.sqrt(4 * shadow.softPx * shadow.softPx + 1) - 1) / 2));
  const reach = 3 * radius;
  const contours = flattened(path, composed(moved(shadow.dx, shadow.dy), matrix));
  const around = {
    x: Math.floor(bounds.x) - reach,
    y: Math.floor(bounds.y) - reach,
    width: Math.ceil(bounds.width) + 2 * reach + 1,
    height: Math.ceil(bounds.height) + 2 * reach + 1,
  };
  let [left, top, right, foot] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY, -1e9, -1e9];
  for (const { points } of contours) {
    for (let i = 0; i < points.length; i += 2) {
      left = Math.min(left, points[i]!);
      right = Math.max(right, points[i]!);
      top = Math.min(top, points[i + 1]!);
      foot = Math.max(foot, points[i + 1]!);
    }
  }
  const whole = sharedBox(around, { x: left, y: top, width: right - left, height: foot - top });
  if (!(whole.width > 0 && whole.height > 0)) return;
  const [startX, startY] = [Math.floor(whole.x) - reach, Math.floor(whole.y) - reach];
  const width = Math.ceil(whole.x + whole.width) + reach - startX;
  const height = Math.ceil(whole.y + whole.height) + reach - startY;
  let mask = new Float32Array(width * height);
  coverContours(contours, whole, rule, 1, (y, fromX, toX, coverage) => {
    const row = (y - startY) * width - startX;
    mask.fill(coverage, row + fromX, row + toX);
  });
  for (let i = 0; i < 3; i++) mask = blurredRows(blurredRows(mask, width, height, radius), height, width, radius);
  const paint = runPainter(surface, shadow.colour, IDENTITY);
  const [x0, y0] = [Math.max(startX, Math.ceil(bounds.x)), Math.max(startY, Math.ceil(bounds.y))];
  const x1 = Math.min(startX + width, Math.floor(bounds.x + bounds.width));
  const y1 = Math.min(startY + height, Math.floor(bounds.y + bounds.height));
  for (let y = y0; y < y1; y++) {
    const row = (y - startY) * width - startX;
    let from = x0;
    let coverage = 0;
    for (let x = x0; x <= x1; x++) {
      const next = x < x1 ? Math.round(mask[row + x]! * strength) : -1;
      if (next === coverage) continue;
      if (coverage > 0) paint(y, from, x, coverage);
      [from, coverage] = [x, next];
    }
  }
}

/** Means of 2r + 1 neighbours along the rows, turned: rows become columns, so that twice is rows and columns. */
function blurredRows(mask: Float32Array, width: number, height: number, radius: number): Float32Array<ArrayBuffer> {
  const out = new Float32Array(mask.length);
  const size = 2 * radius + 1;
  for (let y = 0; y < height; y++) {
    const row = y * width;
    let sum = 0;
    for (let x = 0; x < Math.min(radius, width); x++) sum += mask[row + x]!;
    for (let x = 0; x < width; x++) {
      if (x + radius < width) sum += mask[row + x + radius]!;
      if (x > radius) sum -= mask[row + x - radius - 1]!;
      out[x * height + y] = sum / size;
    }
  }
  return out;
}
