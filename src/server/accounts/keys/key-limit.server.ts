import type { CallCounts } from "../limits/call-counts.server.ts";

/** How much the keys of one agency, or of a person without one, may ask in a minute. */

export type Spending = "read" | "write";

/** A tool that writes a text counts as a run too. */
export const KEY_CALLS_A_MINUTE: Record<Spending, number> = { read: 120, write: 60 };
const SECONDS = 60;

/** State of a limit after a call. */
export interface Spent {
  isAllowed: boolean;
  limit: number;
  remaining: number;
  /** Until all of it is there again. */
  resetSeconds: number;
}

/** Counts for all processes together: each would otherwise give a key the whole limit. */
export function createKeyLimit(counts: Pick<CallCounts, "counter">): (scope: string, kind: Spending) => Spent {
  const counterOf = (kind: Spending) =>
    counts.counter(`keys ${kind}`, { calls: KEY_CALLS_A_MINUTE[kind], seconds: SECONDS });
  const counters = { read: counterOf("read"), write: counterOf("write") };
  return (scope, kind) => {
    const { isAllowed, limit, remaining, msBeforeNext } = counters[kind].take(scope);
    return { isAllowed, limit, remaining, resetSeconds: Math.max(1, Math.ceil(msBeforeNext / 1000)) };
  };
}
