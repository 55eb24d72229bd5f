import { addDays } from "../../shared/time/local-time.ts";
import { type Days, daysIn } from "./period.ts";

/** Calculations on counted rows. A share of nothing is null, never zero. */

/** Below this a figure is marked as based on few cases. */
const ENOUGH = 10;

/** Whether fewer than ten cases lie behind a figure, which is then marked as uncertain. */
export const isFew = (n: number): boolean => n < ENOUGH;

/** Fraction of the whole, 0 to 1; null where there is no whole. */
export const shareOf = (part: number, whole: number): number | null => (whole === 0 ? null : part / whole);

/** Return on a source's cost: (commission − cost) / cost. Null where nobody typed the cost. */
export const returnOn = (commission: number, cost: number): number | null =>
  cost > 0 ? (commission - cost) / cost : null;

/** By month (`2026-11`) and source, in euros. */
export type SourceCosts = Readonly<Record<string, Readonly<Record<string, number>>>>;

/** Cost of each source in some days, in euros: a month that they cut counts by its days. */
export function costsIn(costs: SourceCosts, span: Days): Map<string, number> {
  const sums = new Map<string, number>();
  for (const [month, ofMonth] of Object.entries(costs)) {
    const [year, number] = month.split("-").map(Number) as [number, number];
    const first = `${month}-01`;
    const last = addDays(`${number === 12 ? year + 1 : year}-${String((number % 12) + 1).padStart(2, "0")}-01`, -1);
    const inside = { from: first > span.from ? first : span.from, to: last < span.to ? last : span.to };
    if (inside.from > inside.to) continue;
    const part = daysIn(inside) / daysIn({ from: first, to: last });
    for (const [source, amount] of Object.entries(ofMonth)) {
      sums.set(source, (sums.get(source) ?? 0) + amount * part);
    }
  }
  return sums;
}

/** The middle one; with an even count the two in the middle count alike. Null for none. */
export function medianOf(values: readonly number[]): number | null {
  if (values.length === 0) return null;
  const sorted = [...values].sort((a, b) => a - b);
  return (sorted[Math.ceil(sorted.length / 2) - 1]! + sorted[Math.floor(sorted.length / 2)]!) / 2;
}

/** Deals that came in, counted together by source, owner and furthest stage. */
export interface DealGroup {
  isNow: boolean;
  source: string;
  ownerId: string | null;
  /** Place of the furthest stage in the way, from 1. */
  furthest: number;
  deals: number;
  signed: number;
  /** Euros. */
  commission: number;
  /** Deals with a time to answer, those answered within it, and those whose time is over without an answer. */
  asked: number;
  inTime: number;
  late: number;
}

export interface DealSums {
  deals: number;
  signed: number;
  commission: number;
  asked: number;
  inTime: number;
  late: number;
}

/** Sums of all groups; zeros for none. Commission is in cents. */
export function sumOf(groups: readonly DealGroup[]): DealSums {
  const sums = { deals: 0, signed: 0, commission: 0, asked: 0, inTime: 0, late: 0 };
  for (const group of groups) for (const name of Object.keys(sums) as (keyof DealSums)[]) sums[name] += group[name];
  return sums;
}

/** Number of deals that reached each of the stages, and their share of those of the stage before. */
export function reachedStages(
  groups: readonly DealGroup[],
  stages: number,
): { reached: number; fromPrevious: number | null }[] {
  const reached = Array.from({ length: stages }, (_, i) =>
    groups.reduce((sum, { furthest, deals }) => (furthest >= i + 1 ? sum + deals : sum), 0),
  );
  return reached.map((count, i) => ({
    reached: count,
    fromPrevious: i === 0 ? null : shareOf(count, reached[i - 1]!),
  }));
}

/** Rows grouped by a key. */
export function groupedBy<T, K>(rows: readonly T[], keyOf: (row: T) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>();
  for (const row of rows) groups.set(keyOf(row), [...(groups.get(keyOf(row)) ?? []), row]);
  return groups;
}
