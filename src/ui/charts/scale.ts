/**
 * Geometry shared by the charts.
 *
 * Charts are laid out in percentages of their own box, so the server draws them right at any width, nothing is measured
 * in the browser and text is never scaled. A scale therefore answers in fractions: 0 is the start of the plot, 1 its end.
 */

export type Domain = readonly [low: number, high: number];

/**
 * Position of `value` in the domain, as a fraction. Values outside go below 0 or above 1; an empty domain gives 0.5.
 */
export function fractionOf(value: number, [low, high]: Domain): number {
  return high === low ? 0.5 : (value - low) / (high - low);
}

/** Same, limited to 0 and 1. */
export function clampedFractionOf(value: number, domain: Domain): number {
  return Math.min(1, Math.max(0, fractionOf(value, domain)));
}

/** A fraction as an SVG length: 0.21536 → `21.54%`. */
export function percent(fraction: number): string {
  return `${Math.round(fraction * 10_000) / 100}%`;
}

/** Smallest and largest of the finite values; `[0, 1]` when there are none. */
export function extent(values: Iterable<number>): Domain {
  let low = Number.POSITIVE_INFINITY;
  let high = Number.NEGATIVE_INFINITY;
  for (const value of values) {
    if (!Number.isFinite(value)) continue;
    low = Math.min(low, value);
    high = Math.max(high, value);
  }
  return low <= high ? [low, high] : [0, 1];
}

/** Distance between ticks: 1, 2 or 5 times a power of ten, the largest that still gives about `count` of them. */
export function niceStep(span: number, count: number): number {
  if (!(span > 0) || count < 1) return 1;
  const rough = span / count;
  const power = 10 ** Math.floor(Math.log10(rough));
  const lead = rough / power;
  return power * (lead <= 1 ? 1 : lead <= 2 ? 2 : lead <= 5 ? 5 : 10);
}

/** Round values inside the domain, evenly spaced: ticks([310_400, 381_000], 4) → 320.000, 340.000, 360.000, 380.000. */
export function niceTicks([low, high]: Domain, count = 4): number[] {
  const step = niceStep(high - low, count);
  const first = Math.ceil(low / step - 1e-9);
  const last = Math.floor(high / step + 1e-9);
  // Counting steps, not adding them up, keeps 0.1 + 0.2 out of the labels.
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, i) => Number(((first + i) * step).toPrecision(12)));
}

export interface Tick {
  value: number;
  text: string;
}

/** Ticks as they are written, fewer where two would read the same: for 0 to 2 people 0, 1 and 2, without halves. */
export function labelledTicks(domain: Domain, format: (value: number) => string, count = 4): Tick[] {
  const ticks = niceTicks(domain, count).map((value) => ({ value, text: format(value) }));
  const isClear = new Set(ticks.map(({ text }) => text)).size === ticks.length;
  return isClear || count === 1 ? ticks : labelledTicks(domain, format, count - 1);
}

/** The domain widened to round values at both ends, so that the axis starts and ends on a tick. */
export function niceDomain([low, high]: Domain, count = 4): Domain {
  // A domain of zeros alone lies at zero, not half-way.
  if (low === 0 && high === 0) return [0, 1];
  if (low === high) {
    const room = Math.abs(low) * 0.1 || 1;
    return niceDomain([low - room, high + room], count);
  }
  const step = niceStep(high - low, count);
  const round = (value: number) => Number((value * step).toPrecision(12));
  return [round(Math.floor(low / step + 1e-9)), round(Math.ceil(high / step - 1e-9))];
}

/** Path through the points, in the units of a 100 × 100 box: `M0 20L50 40`. Gaps (null) lift the pen. */
export function linePath(points: readonly (readonly [x: number, y: number] | null)[]): string {
  let path = "";
  let penDown = false;
  for (const point of points) {
    if (!point) {
      penDown = false;
      continue;
    }
    path += `${penDown ? "L" : "M"}${boxUnits(point[0])} ${boxUnits(point[1])}`;
    penDown = true;
  }
  return path;
}

/**
 * The same values as steps: each holds until the next point, where the line jumps. A gap ends the one before it at its place, so it needs an x.
 *
 * @param points fractions of the box, with rising x; a y of null begins a gap
 */
export function steppedPath(points: readonly (readonly [x: number, y: number | null])[]): string {
  let path = "";
  let before: number | null = null;
  for (const [x, y] of points) {
    if (before !== null) path += `L${boxUnits(x)} ${boxUnits(before)}`;
    if (y !== null) path += `${before === null ? "M" : "L"}${boxUnits(x)} ${boxUnits(y)}`;
    before = y;
  }
  return path;
}

/** Closed area between an upper and a lower edge with the same x values, fractions of the box. */
export function areaPath(
  upper: readonly (readonly [number, number])[],
  lower: readonly (readonly [number, number])[],
): string {
  return upper.length === 0 ? "" : `${linePath([...upper, ...[...lower].reverse()])}Z`;
}

function boxUnits(fraction: number): number {
  return Math.round(fraction * 10_000) / 100;
}
