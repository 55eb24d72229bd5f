import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";

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

/** Counts live in memory: they guard this process. */
export function createKeyLimit(): (scope: string, kind: Spending) => Promise<Spent> {
  const limiters = {
    read: new RateLimiterMemory({ points: KEY_CALLS_A_MINUTE.read, duration: SECONDS }),
    write: new RateLimiterMemory({ points: KEY_CALLS_A_MINUTE.write, duration: SECONDS }),
  };
  return async (scope, kind) => {
    const spent = await limiters[kind].consume(scope).catch((refused: unknown) => {
      if (!(refused instanceof RateLimiterRes)) throw refused;
      return refused;
    });
    const limit = KEY_CALLS_A_MINUTE[kind];
    return {
      isAllowed: spent.consumedPoints <= limit,
      limit,
      remaining: Math.max(0, spent.remainingPoints),
      resetSeconds: Math.max(1, Math.ceil(spent.msBeforeNext / 1000)),
    };
  };
}
