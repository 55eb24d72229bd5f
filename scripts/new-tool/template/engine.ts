import type { ExampleResult } from "./result.ts";
import type { ExampleInput } from "./schema.ts";

/**
 * The price of a square metre: price divided by area. Light enough to run in the browser with every key.
 *
 * @param facts.today ISO date
 * @returns euros per square metre, not rounded
 */
export function pricePerArea({ price, areaM2 }: ExampleInput, { today }: { today: string }): ExampleResult {
  return { date: today, price, areaM2, pricePerM2: price / areaM2 };
}
