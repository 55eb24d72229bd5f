import { formatNumber, formatPercent } from "../../shared/format/format.ts";
import { DAY_MS } from "../../shared/time/durations.ts";
import type { MetricUnit } from "./metrics.ts";

/** Measured values as people read them. */

const BYTE_STEPS = [
  { size: 1024 ** 4, name: "TB" },
  { size: 1024 ** 3, name: "GB" },
  { size: 1024 ** 2, name: "MB" },
  { size: 1024, name: "KB" },
] as const;

/** `1,5 GB`, `420 MB`. */
export function formatBytes(bytes: number): string {
  const step = BYTE_STEPS.find(({ size }) => bytes >= size);
  if (!step) return `${formatNumber(bytes)}\u00a0B`;
  const value = bytes / step.size;
  return `${formatNumber(value, value < 10 ? 1 : 0)}\u00a0${step.name}`;
}

/** `40 s`, `12 min`, `3 h`, `5 días`. */
export function formatSpan(seconds: number): string {
  if (seconds < 90) return `${formatNumber(seconds)}\u00a0s`;
  if (seconds < 90 * 60) return `${formatNumber(seconds / 60)}\u00a0min`;
  if (seconds < 48 * 3600) return `${formatNumber(seconds / 3600)}\u00a0h`;
  return `${formatNumber((seconds * 1000) / DAY_MS)}\u00a0días`;
}

/** `3,4 ms`, `1,2 s`. */
export function formatMs(ms: number): string {
  if (ms >= 1000) return `${formatNumber(ms / 1000, 1)}\u00a0s`;
  return `${formatNumber(ms, ms < 10 ? 1 : 0)}\u00a0ms`;
}

/**
 * A metric's value in Spanish with its unit; `parte` is a fraction (0.03 for 3 %). Bare numbers get one decimal unless
 * they are whole.
 */
export function formatMetric(value: number, unit: MetricUnit): string {
  if (unit === "bytes") return formatBytes(value);
  if (unit === "ms") return formatMs(value);
  if (unit === "s") return formatSpan(value);
  if (unit === "parte") return formatPercent(value);
  return formatNumber(value, Number.isInteger(value) ? 0 : 1);
}
