import * as z from "zod/mini";
import { leadQualifier as tool } from "./tool.ts";

/** A Sunday. */
const TODAY = "2026-11-22";

export function qualified(values: Record<string, unknown>, today = TODAY) {
  const input = z.parse(tool.input, values);
  return { input, result: tool.run(input, { today }) };
}

/**
 * The example with typed costs, so that its budget can be worked out by hand. Savings bind: 78.000 / (1 + 10 % − 80 %) = 260.000 €,
 * 91 % of the 285.000 € looked for, hence 30 · (0,9123 − 0,8) / 0,2 = 16,84 points. Fit 16,84 + 20 + 15 + 0 + 6 = 57,84. Interest
 * 50 · 2^(−2/14) + 25 · 2^(−5/14) + 25 · 2^(−12/14) = 45,29 + 19,52 + 13,80 = 78,60. Score 0,7 · 57,84 + 0,3 · 78,60 = 64,07.
 */
export const worked = (changes: Record<string, unknown> = {}) =>
  qualified({ ...tool.example, costShare: 10, ...changes });

/** Everything is answered, and they can pay what they look for. */
export const PERFECT = {
  name: "Luis Gil",
  targetPrice: 250_000,
  capacity: 260_000,
  decides: "solo",
  zone: "Centro",
  homeType: "Ático",
  rooms: 2,
  areaM2: 70,
  reason: "Cambio de trabajo",
  timeline: "un_mes",
  financing: "aprobada",
};

/** Figures and their units are joined by no-break spaces; here they are usual ones. */
export const plain = (text: string) => text.replaceAll("\u00a0", " ");
