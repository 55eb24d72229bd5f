import { type Grid, transposed } from "./grid.ts";
import type { PicturePoint } from "./plan-picture.ts";

/** A straight piece of even thickness that was seen in a mask. */
export interface Strip {
  readonly from: PicturePoint;
  readonly to: PicturePoint;
  readonly thickness: number;
}

interface StripLimits {
  /** Thickness across, in pixels. */
  readonly thinnest: number;
  readonly thickest: number;
  /** How far a strip must reach along, as a multiple of its thickness. */
  readonly slender: number;
  /** Whether runs that touch the edge of the picture count. */
  readonly mayTouchEdge: boolean;
}

/** A band that goes from column to column: its upper and lower end in each. */
interface Chain {
  readonly start: number;
  readonly tops: number[];
  readonly lows: number[];
  missed: number;
}

const MISSED_COLUMNS = 2;

/**
 * Bands of ones that run level or upright, or up to 45 degrees to either, cut where they bend.
 *
 * Each column is cut into runs; runs of neighbouring columns whose ends nearly agree make a chain; the middle of the chain is cut into
 * straight pieces. Upright ones are found the same way in the transposed mask.
 */
export function findStrips(mask: Grid, limits: StripLimits): Strip[] {
  const level = stripsAcross(mask, limits);
  const upright = stripsAcross(transposed(mask), limits).map(({ from, to, thickness }) => ({
    from: { x: from.y, y: from.x },
    to: { x: to.y, y: to.x },
    thickness,
  }));
  return [...level, ...upright];
}

function stripsAcross({ width, height, data }: Grid, limits: StripLimits): Strip[] {
  const strips: Strip[] = [];
  const turned = transposed({ width, height, data }).data;
  let active: Chain[] = [];
  for (let x = 0; x < width; x++) {
    const going: Chain[] = [];
    const column = x * height;
    let y = 0;
    let next = 0;
    while (y < height) {
      while (y < height && turned[column + y] === 0) y++;
      const top = y;
      while (y < height && turned[column + y] !== 0) y++;
      const run = y - top;
      if (run < limits.thinnest || run > limits.thickest) continue;
      if (!limits.mayTouchEdge && (top === 0 || y === height)) continue;
      const slack = Math.max(1, Math.min(3, Math.round(run * 0.25)));
      while (next < active.length && lastOf(active[next]!.lows) < top - slack - 3) next++;
      let matched: Chain | null = null;
      for (let i = next; i < active.length; i++) {
        const chain = active[i]!;
        if (lastOf(chain.tops) > y + slack + 3) break;
        const reach = slack * (chain.missed + 1);
        if (Math.abs(lastOf(chain.tops) - top) <= reach && Math.abs(lastOf(chain.lows) - y) <= reach && !going.includes(chain)) {
          matched = chain;
          break;
        }
      }
      if (matched) {
        for (; matched.missed > 0; matched.missed--) {
          matched.tops.push(top);
          matched.lows.push(y);
        }
        matched.tops.push(top);
        matched.lows.push(y);
        going.push(matched);
      } else going.push({ start: x, tops: [top], lows: [y], missed: 0 });
    }
    const kept = new Set(going);
    for (const chain of active) {
      if (kept.has(chain)) continue;
      chain.missed++;
      if (chain.missed > MISSED_COLUMNS) piecesOf(chain, limits.slender, strips);
      else going.push(chain);
    }
    active = going.sort((a, b) => lastOf(a.lows) - lastOf(b.lows));
  }
  for (const chain of active) piecesOf(chain, limits.slender, strips);
  return strips;
}

const lastOf = (values: readonly number[]) => values[values.length - 1]!;
const medianOf = (values: readonly number[]) => values.toSorted((a, b) => a - b)[values.length >> 1]!;

/** Cuts a chain into straight pieces (Ramer, Douglas and Peucker) and fits a line to the middle of each. */
function piecesOf({ start, tops, lows }: Chain, slender: number, strips: Strip[]): void {
  const { length } = tops;
  const thickness = medianOf(lows.map((low, i) => low - tops[i]!));
  if (length < Math.max(3, slender * thickness * 0.7)) return;
  const middles = tops.map((top, i) => (top + lows[i]!) / 2);
  const tolerance = Math.max(1.6, 0.3 * thickness);
  const cut = (low: number, high: number): void => {
    const slope = (middles[high]! - middles[low]!) / Math.max(1, high - low);
    let [worst, far] = [-1, 0];
    for (let i = low + 1; i < high; i++) {
      const off = Math.abs(middles[i]! - middles[low]! - slope * (i - low));
      if (off > far) [worst, far] = [i, off];
    }
    if (far > tolerance) {
      cut(low, worst);
      cut(worst, high);
      return;
    }
    const count = high - low + 1;
    const fit = fitLine(middles, low, high);
    if (Math.abs(fit.slope) > 1.1) return;
    const lean = Math.hypot(1, fit.slope);
    const own = medianOf(Array.from({ length: count }, (_, i) => lows[low + i]! - tops[low + i]!)) / lean;
    if (count * lean < Math.max(3, slender * own)) return;
    const at = (i: number) => ({ x: start + i, y: fit.middle + fit.slope * (i - (low + high) / 2) });
    const [from, to] = [at(low - 0.5), at(high + 0.5)];
    // Pixel i covers from i to i + 1 along; across, ends of runs are edges already.
    strips.push({ from: { x: from.x + 0.5, y: from.y }, to: { x: to.x + 0.5, y: to.y }, thickness: own });
  };
  cut(0, length - 1);
}

/** Least squares over the middle nine tenths of a piece: its ends are where other things touch. */
function fitLine(values: readonly number[], low: number, high: number): { middle: number; slope: number } {
  const trim = Math.floor((high - low) * 0.05);
  const [first, last] = [low + trim, high - trim];
  const centre = (low + high) / 2;
  let [count, sum, cross, square] = [0, 0, 0, 0];
  for (let i = first; i <= last; i++) {
    count++;
    sum += values[i]!;
    cross += (i - centre) * values[i]!;
    square += (i - centre) ** 2;
  }
  return { middle: sum / count, slope: square > 0 ? cross / square : 0 };
}
