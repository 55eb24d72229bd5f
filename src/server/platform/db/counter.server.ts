import { RateLimiterDrizzle, RateLimiterRes } from "rate-limiter-flexible";
import type { Db } from "./connection.server.ts";
import { limits } from "./tables/platform.server.ts";

/**
 * A counter of one kind of event for each key, in the database: it counts for all processes together and survives a
 * restart.
 * @param points number of events that pass within `seconds`
 */
export const counter = (db: Db, kind: string, points: number, seconds: number): RateLimiterDrizzle =>
  new RateLimiterDrizzle({
    storeClient: db,
    schema: limits,
    clearExpiredByTimeout: false, // `forgetExpired` does it
    keyPrefix: kind,
    points,
    duration: seconds,
  });

/** Counts one event. @returns null, or what refused it once the limit is reached */
export async function countOne(
  from: RateLimiterDrizzle,
  key: string,
  seconds?: number,
): Promise<RateLimiterRes | null> {
  try {
    await from.consume(key, 1, seconds === undefined ? {} : { customDuration: seconds });
    return null;
  } catch (refused) {
    if (refused instanceof RateLimiterRes) return refused;
    throw refused;
  }
}
