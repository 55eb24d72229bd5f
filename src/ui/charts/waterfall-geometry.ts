import { type Domain, fractionOf, niceStep } from "./scale.ts";

export interface WaterfallBar {
  /** Left and right end of the bar as fractions of the plot. */
  from: number;
  to: number;
  /** The running total after this row: the connector to the next one. */
  after: number;
}

export interface WaterfallGeometry {
  /** Value at the left edge. Above zero, the bars of base and total carry the break mark. */
  axisStart: number;
  base: WaterfallBar;
  steps: WaterfallBar[];
  total: WaterfallBar;
}

/**
 * Bars of a waterfall from `base` over signed `amounts` to `total`.
 *
 * The axis starts at zero unless the changes would then be too short to read (their span under a quarter of the longest
 * bar): then it starts at a round value that leaves the shortest bar a visible length. The total is drawn where it
 * says, not where the amounts add up to: a difference would show as a gap, and is for the caller to avoid.
 */
export function waterfallGeometry(base: number, amounts: readonly number[], total: number): WaterfallGeometry {
  const running = [base];
  for (const amount of amounts) running.push(running.at(-1)! + amount);
  const low = Math.min(...running, total);
  const high = Math.max(...running, total);
  const axisStart = low > 0 && high - low < high / 4 ? truncatedStart(low, high) : Math.min(0, low);
  const domain: Domain = [axisStart, Math.max(high, axisStart + 1e-9)];
  const fraction = (value: number) => fractionOf(value, domain);
  const bar = (start: number, end: number): WaterfallBar => ({
    from: fraction(Math.min(start, end)),
    to: fraction(Math.max(start, end)),
    after: fraction(end),
  });
  const ground = Math.max(0, axisStart);
  return {
    axisStart,
    base: bar(ground, base),
    steps: amounts.map((amount, i) => bar(running[i]!, running[i]! + amount)),
    total: bar(ground, total),
  };
}

/** A round value about half the span of the changes below the lowest bar, never under zero. */
function truncatedStart(low: number, high: number): number {
  const span = high - low || high * 0.1;
  const step = niceStep(span, 4);
  return Math.max(0, Math.floor((low - span * 0.45) / step) * step);
}
