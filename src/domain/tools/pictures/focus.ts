/** The point of a photo that a crop keeps: where its edges lie, nearer to the middle counting more. */

/** Longest side of the small grey picture that the focus is found on, in pixels. */
export const FOCUS_PX = 64;
/** How much an edge at the border counts against one in the middle. */
const BORDER_SHARE = 0.35;
/** Edges below this share of the strongest are grain. */
const GRAIN = 0.12;
/** How far the focus may leave the middle, as shares: what is telling at the very border still brings its surroundings along. */
const FARTHEST = 0.32;

/**
 * @param grey brightness row by row, from 0 to 255
 * @returns shares of width and height; null for a surface without edges
 */
export function focusOf(grey: ArrayLike<number>, width: number, height: number): { x: number; y: number } | null {
  const edges = new Float64Array(width * height);
  let strongest = 0;
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      const at = y * width + x;
      // Sobel's two gradients.
      const [nw, n, ne] = [grey[at - width - 1]!, grey[at - width]!, grey[at - width + 1]!];
      const [w, e] = [grey[at - 1]!, grey[at + 1]!];
      const [sw, s, se] = [grey[at + width - 1]!, grey[at + width]!, grey[at + width + 1]!];
      edges[at] = Math.hypot(ne + 2 * e + se - nw - 2 * w - sw, sw + 2 * s + se - nw - 2 * n - ne);
      strongest = Math.max(strongest, edges[at]!);
    }
  }
  let [sum, sumX, sumY] = [0, 0, 0];
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      const edge = edges[y * width + x]!;
      if (edge <= strongest * GRAIN) continue;
      const [fromX, fromY] = [(2 * (x + 0.5)) / width - 1, (2 * (y + 0.5)) / height - 1];
      const centre = 1 - (1 - BORDER_SHARE) * Math.min(1, Math.hypot(fromX, fromY) / Math.SQRT2);
      const weight = edge * centre;
      sum += weight;
      sumX += weight * fromX;
      sumY += weight * fromY;
    }
  }
  if (strongest < 24 || sum === 0) return null;
  const share = (part: number) => 0.5 + Math.max(-FARTHEST, Math.min(FARTHEST, part / sum / 2));
  return { x: share(sumX), y: share(sumY) };
}
