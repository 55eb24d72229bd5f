import { formatNumber } from "./format.ts";

const NBSP = "\u00a0";
const MEGABYTE = 1_000_000;
const GIGABYTE = 1_000_000_000;

/**
 * `0 MB`, `340 MB`, `1,2 GB`: decimal units, as file managers show them. Smaller sizes are shown as a tenth of a
 * megabyte.
 */
export function storageText(bytes: number): string {
  if (bytes >= 999.5 * MEGABYTE) return `${formatNumber(bytes / GIGABYTE, bytes < 10 * GIGABYTE ? 2 : 1)}${NBSP}GB`;
  if (bytes === 0) return `0${NBSP}MB`;
  const megabytes = Math.max(0.1, bytes / MEGABYTE);
  return `${formatNumber(megabytes, megabytes < 10 ? 1 : 0)}${NBSP}MB`;
}
