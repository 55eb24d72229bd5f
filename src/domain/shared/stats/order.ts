/**
 * Quantile by linear interpolation between order statistics (type 7, the default of R and NumPy).
 *
 * @param values in any order; not changed
 * @param share 0 to 1
 * @returns `NaN` for an empty list
 */
export function quantile(values: ArrayLike<number>, share: number): number {
  const sorted = Float64Array.from(values).sort();
  return quantileOfSorted(sorted, share);
}

/** As `quantile`, of values already in ascending order. */
export function quantileOfSorted(sorted: ArrayLike<number>, share: number): number {
  if (sorted.length === 0) return Number.NaN;
  const position = (sorted.length - 1) * Math.min(1, Math.max(0, share));
  const below = Math.floor(position);
  const low = sorted[below]!;
  const high = sorted[Math.min(below + 1, sorted.length - 1)]!;
  return low + (high - low) * (position - below);
}

/** The median; the mean of the two middle values of an even count. NaN for no values. */
export function median(values: ArrayLike<number>): number {
  return quantile(values, 0.5);
}

/** Median absolute deviation from the median, not scaled to a standard deviation. `NaN` for an empty list. */
export function medianAbsoluteDeviation(values: ArrayLike<number>): number {
  const middle = median(values);
  return median(Float64Array.from(values, (value) => Math.abs(value - middle)));
}

/**
 * Weighted median: the value at which the cumulated weight reaches half. When half falls exactly between two values,
 * their mean, so that equal weights give the plain median.
 *
 * @param weights non-negative, at least one positive
 */
export function weightedMedian(values: ArrayLike<number>, weights: ArrayLike<number>): number {
  const order = Array.from({ length: values.length }, (_, i) => i).sort((a, b) => values[a]! - values[b]!);
  let total = 0;
  for (const i of order) total += weights[i]!;
  let sum = 0;
  for (let k = 0; k < order.length; k++) {
    const i = order[k]!;
    sum += weights[i]!;
    if (Math.abs(sum - total / 2) <= total * 1e-12) {
      const next = order.slice(k + 1).find((j) => weights[j]! > 0);
      return next === undefined ? values[i]! : (values[i]! + values[next]!) / 2;
    }
    if (sum > total / 2) return values[i]!;
  }
  return Number.NaN;
}
