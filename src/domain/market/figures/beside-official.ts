import type { IndexPoint } from "./hedonic-index.ts";

/** Two indexes of the same quarters of the year, both 100 in the first one that they share. */
export interface IndexesBeside {
  periods: string[];
  own: (number | null)[];
  official: (number | null)[];
  /** Bounds of the own index; null where it has none, and in all quarters where both are 100 in another one than that which they are told from. */
  low: (number | null)[];
  high: (number | null)[];
  /** The quarter in which both are 100. */
  base: string;
}

/**
 * A zone's own index beside an official one: neither is changed but for its scale.
 *
 * @param official quarters (`2026-T1`) and values, oldest first
 * @returns null where they share no quarter
 */
export function besideOfficial(
  own: readonly IndexPoint[],
  official: readonly (readonly [period: string, value: number])[],
): IndexesBeside | null {
  const levels = new Map(own.map(({ period, level }) => [period, level]));
  const values = new Map(official);
  const base = own.map(({ period }) => period).find((period) => values.has(period));
  if (base === undefined) return null;
  const periods = [...new Set([...levels.keys(), ...values.keys()])]
    .filter((period) => period >= own[0]!.period)
    .sort();
  const scaled = (from: ReadonlyMap<string, number>) =>
    periods.map((period) => (from.has(period) ? (100 * from.get(period)!) / from.get(base)! : null));
  const isFirst = base === own[0]!.period;
  const bounds = (of: "low" | "high") => {
    const known = new Map(own.map((point) => [point.period, point[of]]));
    return periods.map((period) => (isFirst ? (known.get(period) ?? null) : null));
  };
  return { periods, own: scaled(levels), low: bounds("low"), high: bounds("high"), official: scaled(values), base };
}
