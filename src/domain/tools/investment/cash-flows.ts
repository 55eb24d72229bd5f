import { bisect } from "../mortgage/bisection.ts";

/** Yearly flows, the first one today. Rates are fractions. */

/** Present value of yearly flows, by Horner's rule: the same digits everywhere. */
export function netPresentValue(rate: number, flows: readonly number[]): number {
  const discount = 1 / (1 + rate);
  let value = 0;
  for (let year = flows.length - 1; year >= 0; year--) value = value * discount + flows[year]!;
  return value;
}

export type InternalRate =
  | { kind: "rate"; rate: number }
  /** Nothing is put in, or nothing comes out: no rate makes both equal. */
  | { kind: "undefined" }
  /** Below −99 % or above 1.000 %. */
  | { kind: "out-of-range" };

const LOWEST = -0.99;
const HIGHEST = 10;

/** The rate at which the flows are worth nothing today, by bisection between −99 % and 1.000 %. */
export function internalRate(flows: readonly number[]): InternalRate {
  if (!flows.some((flow) => flow > 0) || !flows.some((flow) => flow < 0)) return { kind: "undefined" };
  const rate = bisect((at) => netPresentValue(at, flows), LOWEST, HIGHEST);
  return rate === undefined ? { kind: "out-of-range" } : { kind: "rate", rate };
}

/** For lists and tables; null where the rate is undefined. */
export function rateOf(found: InternalRate): number | null {
  return found.kind === "rate" ? found.rate : null;
}
