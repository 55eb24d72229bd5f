import type { AdvertReviewResult } from "./result.ts";
import type { AdvertReviewInput } from "./schema.ts";

/**
 * The price of a square metre: price divided by area. Light enough to run in the browser with every key.
 *
 * @param facts.today ISO date
 * @returns euros per square metre, not rounded
 */
export function pricePerArea({ price, areaM2 }: AdvertReviewInput, { today }: { today: string }): AdvertReviewResult {
  return { date: today, price, areaM2, pricePerM2: price / areaM2 };
}
