import * as z from "zod/mini";
import { WORK_IDS, type WorkId } from "#domain/tools/renovation/works.ts";
import type { RenovationResult } from "./result.ts";
import type { RenovationInput } from "./schema.ts";
import { renovation } from "./tool.ts";

export const TODAY = "2026-11-22";

interface Outcome {
  input: RenovationInput;
  /** As one that was kept: it has passed through JSON. */
  result: RenovationResult;
}

/** The worked example, with some of its form changed. */
export function outcome(changes: Record<string, unknown> = {}): Outcome {
  const input = z.parse(renovation.input, { ...renovation.example, ...changes }) as RenovationInput;
  return { input, result: JSON.parse(JSON.stringify(renovation.run(input, { today: TODAY }))) };
}

/** The example's home, changed. */
export const home = (changes: Record<string, unknown>) => ({ ...(renovation.example.home as object), ...changes });

export const NO_BAND = { valueLow: undefined, valueHigh: undefined };

/** All works of the table are taken out but these, which have a typed cost and rise (in percent). */
export function only(works: Partial<Record<WorkId, { cost?: number; uplift?: number }>>): object {
  return Object.fromEntries(WORK_IDS.map((id) => [id, works[id] ?? { on: "no" }]));
}

/**
 * Two closed prices in a home of 200,000: a kitchen for 6,000 that adds 4 %, a floor for 3,000 that adds 2 %. Beside each other they add
 * 1.04 · 1.02 − 1 = 6.08 %, which is 12,160; 3,160 are left. Closed prices may go over by the usual 12 %: 10,080, and 2,080 are left.
 */
export const CLOSED = {
  home: { type: "piso", builtAreaM2: 80, condition: "a_reformar", energyRating: "E" },
  place: "ES-VC",
  value: 200_000,
  budget: 20_000,
  works: only({ cocina: { cost: 6000, uplift: 4 }, suelo: { cost: 3000, uplift: 2 } }),
  ...NO_BAND,
};

/** Houses, flats without lift, abroad, nothing to do, own works. */
export const CASES: Record<string, unknown>[] = [
  {},
  { budget: 0 },
  { home: home({ condition: "bueno" }), value: 90_000, ...NO_BAND },
  { home: home({ condition: "obra_nueva", hasAirConditioning: "si", bathrooms: 2 }) },
  { home: home({ type: "chalet", hasLift: undefined }), facadeM2: 220, allowsCommunity: "no" },
  { home: home({ hasLift: "no", floor: 4 }), allowsCommunity: "si", communityHomes: 12, facadeM2: 900, gainTax: 21 },
  { place: "MX", works: { cocina: { cost: 90_000, uplift: 5 } }, value: 3_000_000, budget: 400_000, ...NO_BAND },
  { place: "ES-CN", vatGeneral: 7, carryPerMonth: 300, criterion: "prudente" },
  { others: [{ name: "Cerrar la terraza", cost: 9000, uplift: 3 }, {}], ...NO_BAND },
  CLOSED,
];

/** With spaces that read like others. */
export const plain = (text: string) => text.replaceAll("\u00a0", " ");
