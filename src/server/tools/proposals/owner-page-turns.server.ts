import { setImmediate as nextRound } from "node:timers/promises";
import type { MiddlewareHandler } from "hono";

/** Owners' pages that are drawn at once: the second is there while the first waits for the database. */
const PLACES = 2;

/**
 * Draws owners' pages in turn. A hundred that are opened at once would otherwise be drawn in one go, and every other call of the
 * process would wait until the last is done; between two of them whatever has come meanwhile is served.
 */
export function withPageTurns(): MiddlewareHandler {
  const waiting: (() => void)[] = [];
  let free = PLACES;
  return async (_c, next) => {
    if (free > 0) free--;
    else await new Promise<void>((begin) => waiting.push(begin));
    try {
      await next();
      await nextRound();
    } finally {
      const begin = waiting.shift();
      if (begin) begin();
      else free++;
    }
  };
}
