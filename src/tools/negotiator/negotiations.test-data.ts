import * as z from "zod/mini";
import type { NegotiationResult } from "./result.ts";
import type { NegotiatorInput } from "./schema.ts";
import { negotiator } from "./tool.ts";

export const TODAY = "2026-11-22";

interface Outcome {
  input: NegotiatorInput;
  /** As one that was kept: it has passed through JSON. */
  result: NegotiationResult;
}

/** The worked example, with some of its form changed. */
export function outcome(changes: Record<string, unknown> = {}): Outcome {
  const input = z.parse(negotiator.input, { ...negotiator.example, ...changes });
  return { input, result: JSON.parse(JSON.stringify(negotiator.run(input, { today: TODAY }))) };
}

/**
 * Two offers in a place without taxes of ours, so that a price is what is left of it. Waiting costs 600 a month, and who sells would get
 * 225,000 elsewhere.
 *
 * - Segura: 240,000, 95 %, one month: 0.95 · 240,000 + 0.05 · 225,000 − 600 = 238,650
 * - Alta: 248,000, 60 %, three months: 0.6 · 248,000 + 0.4 · 225,000 − 1,800 = 237,000
 */
export const SAFE = {
  name: "Segura",
  price: 240_000,
  deposit: 24_000,
  financing: "aprobada",
  days: 30,
  probability: 95,
};
export const HIGH = { name: "Alta", price: 248_000, financing: "sin-aprobar", days: 90, probability: 60 };
export const TWO_OFFERS = {
  homeName: "Piso en Ruzafa",
  place: "otro",
  listPrice: 255_000,
  target: 240_000,
  reserve: 230_000,
  ceilingLow: 238_000,
  ceilingHigh: 250_000,
  fallback: 225_000,
  carryPerMonth: 600,
  offers: [HIGH, SAFE],
  debt: 0,
};

/** With spaces that read like others. */
export const plain = (text: string) => text.replaceAll("\u00a0", " ");
