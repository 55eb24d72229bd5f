import type { Description } from "./description.ts";
import { type Amount, type Span, valueText } from "./value.ts";

type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/**
 * A description for other software: the same blocks, and beside every amount, which stays exact, the text that Umbral writes
 * for it. An estimate of 550.048 says `{ "amount": 550048, "unit": …, "text": "550.000 €" }`.
 */
export function descriptionJson(description: Description): Json {
  return withTexts(description);
}

function withTexts(value: unknown): Json {
  if (Array.isArray(value)) return value.filter((item) => item !== undefined).map(withTexts);
  if (typeof value !== "object" || value === null) return value as Json;
  const entries = Object.entries(value)
    .filter(([, member]) => member !== undefined)
    .map(([key, member]) => [key, withTexts(member)] as const);
  const text = isAmount(value) || isSpan(value) ? [["text", valueText(value)] as const] : [];
  return Object.fromEntries([...entries, ...text]);
}

const isAmount = (value: object): value is Amount => "amount" in value && "unit" in value;

/** Both ends are amounts; the ranges of charts have bare numbers. */
const isSpan = (value: object): value is Span =>
  "low" in value && typeof value.low === "object" && value.low !== null && isAmount(value.low);
