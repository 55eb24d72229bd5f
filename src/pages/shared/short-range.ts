import { formatNumber } from "#domain/shared/format/format.ts";

/** Both ends of an interval in as little room as a cell has: `324–361 mil`, `1,2–1,4 M`, `950–1.200`. */
export function shortRange({ low, high }: { low: number; high: number }): string {
  if (high >= 10_000_000) return `${formatNumber(low / 1e6, 1)}–${formatNumber(high / 1e6, 1)}\u00a0M`;
  if (high >= 10_000) return `${formatNumber(low / 1000)}–${formatNumber(high / 1000)}\u00a0mil`;
  return `${formatNumber(low)}–${formatNumber(high)}`;
}
