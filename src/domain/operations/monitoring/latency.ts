import type { MetricValues } from "./metrics.ts";

/**
 * How long requests take, as counts of a histogram: counts of minutes and of processes add up, and a percentile of the sum is
 * right, where a mean of percentiles would not be.
 */

/** Upper ends, ms. Longer durations are counted beyond them. */
export const LATENCY_LIMITS = [
  1, 2, 5, 10, 20, 35, 50, 75, 100, 150, 200, 350, 500, 750, 1000, 2000, 5000, 10_000,
] as const;
const BEYOND = "latency.beyond";
const LAST = LATENCY_LIMITS.at(-1)!;

/**
 * The bucket of a duration in milliseconds: `latency.` with the first limit that it does not exceed, or the bucket
 * beyond all limits.
 */
export function latencyKey(ms: number): string {
  const limit = LATENCY_LIMITS.find((end) => ms <= end);
  return limit === undefined ? BEYOND : `latency.${limit}`;
}

/** The number of requests of which the time is counted. */
export const timedRequests = (values: MetricValues): number =>
  LATENCY_LIMITS.reduce((sum, end) => sum + (values[`latency.${end}`] ?? 0), values[BEYOND] ?? 0);

/**
 * @param share 0.95 for the time that 95 of 100 requests stay below
 * @returns ms, even within its step; null where nothing was asked for
 */
export function latencyAt(values: MetricValues, share: number): number | null {
  const counts = LATENCY_LIMITS.map((end) => values[`latency.${end}`] ?? 0);
  const total = timedRequests(values);
  if (total === 0) return null;
  const wanted = share * total;
  let below = 0;
  for (const [i, count] of counts.entries()) {
    if (count > 0 && below + count >= wanted) {
      const start = i === 0 ? 0 : LATENCY_LIMITS[i - 1]!;
      return start + ((wanted - below) / count) * (LATENCY_LIMITS[i]! - start);
    }
    below += count;
  }
  return LAST;
}
