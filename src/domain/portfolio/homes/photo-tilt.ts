import type { GreyPhoto } from "./photo-pixels.ts";

/** Walls, doors and windows stand upright: the direction of such edges tells how far the camera was turned. */

/** Edges within so many degrees of the vertical may be those of walls; a photo that is turned further was meant to be. */
const WIDEST = 12;
/** Degrees of one bar of the histogram. */
const STEP = 0.25;
const BARS = (2 * WIDEST) / STEP + 1;
/** Around its peak, edges of one wall lie within so many degrees. */
const PEAK = 1.5;
/** Weaker gradients are noise: of a step of some 12 grey levels, in units of the Scharr operator. */
const LEAST_GRADIENT = 16 * 12;
/** Pixels of upright edges that each half of a photo needs: a line of about 80 pixels. */
const LEAST_PIXELS = 160;
/** Grass and fabrics have edges in all directions: at their best direction lie an eighth of those that are looked at. */
const LEAST_SHARE = 0.3;

/**
 * How far a photo is turned, in degrees: above zero where its right side hangs. Null where too few upright edges are seen in one
 * of its halves («no se ve»).
 *
 * A camera that looks up or down makes verticals converge, to one side in the left half and to the other one in the right half. The
 * mean of both halves is the turn alone, and half of their difference the convergence. Each half gives the peak of a histogram of edge
 * directions, weighted by the strength of the edges (Scharr's operator over a picture that was smoothed first).
 */
export function tiltOf(grey: GreyPhoto): number | null {
  const { width, height } = grey;
  if (width < 32 || height < 32) return null;
  const smooth = smoothed(grey);
  const middle = Math.floor(width / 2);
  const left = uprightOf(smooth, grey, 2, middle);
  const right = uprightOf(smooth, grey, middle, width - 2);
  return left === null || right === null ? null : Math.round(((left + right) / 2) * 10) / 10 + 0;
}

/** A binomial blur of three by three, so that the steps of slanted edges do not pass for directions. Sixteen times as bright. */
function smoothed({ width, height, pixels }: GreyPhoto): Int16Array {
  const rows = new Int16Array(pixels.length);
  const both = new Int16Array(pixels.length);
  for (let y = 0; y < height; y++) {
    for (let at = y * width + 1; at < (y + 1) * width - 1; at++) {
      rows[at] = pixels[at - 1]! + 2 * pixels[at]! + pixels[at + 1]!;
    }
  }
  for (let at = width; at < pixels.length - width; at++) {
    both[at] = rows[at - width]! + 2 * rows[at]! + rows[at + width]!;
  }
  return both;
}

/** The direction of most upright edges between two columns, in degrees; null where there are too few. */
function uprightOf(
  smooth: Int16Array,
  { width, height }: Pick<GreyPhoto, "width" | "height">,
  from: number,
  to: number,
): number | null {
  const bars = new Float64Array(BARS);
  let pixels = 0;
  for (let y = 2; y < height - 2; y++) {
    for (let x = from; x < to; x++) {
      const at = y * width + x;
      const [above, below] = [at - width, at + width];
      const gx =
        (3 * (smooth[above + 1]! + smooth[below + 1]! - smooth[above - 1]! - smooth[below - 1]!) +
          10 * (smooth[at + 1]! - smooth[at - 1]!)) /
        16;
      if (Math.abs(gx) < LEAST_GRADIENT / 2) continue;
      const gy =
        (3 * (smooth[below - 1]! + smooth[below + 1]! - smooth[above - 1]! - smooth[above + 1]!) +
          10 * (smooth[below]! - smooth[above]!)) /
        16;
      const strength = Math.hypot(gx, gy);
      if (strength < LEAST_GRADIENT) continue;
      // The edge stands across its gradient.
      const degrees = (Math.atan(gy / gx) * 180) / Math.PI;
      if (Math.abs(degrees) > WIDEST) continue;
      bars[Math.round((degrees + WIDEST) / STEP)]! += strength;
      pixels++;
    }
  }
  return pixels < LEAST_PIXELS ? null : peakOf(bars);
}

/** Centre of the strongest direction; null where no direction stands out. */
function peakOf(bars: Float64Array): number | null {
  const reach = PEAK / STEP;
  const sumAround = (at: number) => {
    let sum = 0;
    for (let bar = Math.max(0, at - reach); bar <= Math.min(BARS - 1, at + reach); bar++) sum += bars[bar]!;
    return sum;
  };
  let best = 0;
  let total = 0;
  for (let at = 0; at < BARS; at++) {
    total += bars[at]!;
    if (sumAround(at) > sumAround(best)) best = at;
  }
  if (sumAround(best) < LEAST_SHARE * total) return null;
  let weighted = 0;
  for (let bar = Math.max(0, best - reach); bar <= Math.min(BARS - 1, best + reach); bar++) {
    weighted += bars[bar]! * (bar * STEP - WIDEST);
  }
  return weighted / sumAround(best);
}
