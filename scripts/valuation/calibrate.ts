import { quantileOfSorted } from "#domain/stats/order.ts";
import type { IntervalQuantiles } from "#domain/valuation/model.ts";

/** Share of the prices below each bound of the intervals. */
const SHARES: Record<keyof IntervalQuantiles, number> = {
  low90: 0.05,
  low80: 0.1,
  low50: 0.25,
  high50: 0.75,
  high80: 0.9,
  high90: 0.95,
};

/** Errors of homes that the model had not seen, each over its predicted scale. */
function scaledErrors(errors: Float64Array, logScale: Float64Array, counts: (index: number) => boolean): Float64Array {
  const scaled: number[] = [];
  for (let i = 0; i < errors.length; i++) if (counts(i)) scaled.push(errors[i]! / Math.exp(logScale[i]!));
  return Float64Array.from(scaled).sort();
}

function mapShares(quantileAt: (share: number, key: keyof IntervalQuantiles) => number): IntervalQuantiles {
  const entries = Object.entries(SHARES).map(([key, share]) => [
    key,
    quantileAt(share, key as keyof IntervalQuantiles),
  ]);
  return Object.fromEntries(entries);
}

/** Conformal quantiles for one group. `NaN` without errors. */
export function calibrate(
  errors: Float64Array,
  logScale: Float64Array,
  counts: (index: number) => boolean,
): IntervalQuantiles {
  const sorted = scaledErrors(errors, logScale, counts);
  return mapShares((share) => quantileOfSorted(sorted, share));
}

/**
 * Quantiles of homes that look like a neighbour and of those that do not, such that the intervals hold their share of
 * true twins and of all others. A look-alike that is no twin (other building) cannot be told from one when valuing: it
 * gets the twins' narrow interval, so the rest get a slightly wider one.
 */
export function calibrateByTwin(
  errors: Float64Array,
  logScale: Float64Array,
  counts: (index: number) => boolean,
  looksLikeNeighbour: (index: number) => boolean,
  hasTwin: (index: number) => boolean,
): { both: IntervalQuantiles; bothWithTwin: IntervalQuantiles } {
  const twins = scaledErrors(errors, logScale, (i) => counts(i) && looksLikeNeighbour(i) && hasTwin(i));
  const doubles = scaledErrors(errors, logScale, (i) => counts(i) && looksLikeNeighbour(i) && !hasTwin(i));
  const others = scaledErrors(errors, logScale, (i) => counts(i) && !looksLikeNeighbour(i));
  const bothWithTwin = mapShares((share) => quantileOfSorted(twins, share));
  const both = mapShares((share, key) => {
    const below = doubles.filter((error) => error < bothWithTwin[key]).length;
    const wanted = share * (doubles.length + others.length) - below;
    return quantileOfSorted(others, wanted / others.length);
  });
  return { both, bothWithTwin };
}
