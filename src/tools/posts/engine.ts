import type { PostsResult } from "./result.ts";
import type { PostsInput } from "./schema.ts";

/**
 * The price of a square metre: price divided by area. Light enough to run in the browser with every key.
 *
 * @param facts.today ISO date
 * @returns euros per square metre, not rounded
 */
export function pricePerArea({ price, areaM2 }: PostsInput, { today }: { today: string }): PostsResult {
  return { date: today, price, areaM2, pricePerM2: price / areaM2 };
}
