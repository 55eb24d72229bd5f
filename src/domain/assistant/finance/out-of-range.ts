import { type Scan, wordAt } from "../../shared/spoken/scan.ts";
import type { SlotName, Slots } from "../chat/intents.ts";
import type { Assignment } from "./assign.ts";
import type { Candidate } from "./candidates.ts";
import type { FinanceSlots } from "./finance-slots.ts";
import { type FinanceTarget, INTENT_OF_TARGET } from "./finance-targets.ts";

/** Values that somebody states and that no loan has: they are kept, said back and asked for again, and never replaced by usual ones. */

const LEAST_SUM = 1000;
const MOST_SUM = 100_000_000;
const COUNTED_LIKE_EUROS: ReadonlySet<string> = new Set(["EUR", "USD"]);

export const LIMITS = {
  years: [1 / 12, 40],
  ratePercent: [0, 60],
  loan: [LEAST_SUM, MOST_SUM],
  price: [LEAST_SUM, MOST_SUM],
} as const satisfies Partial<Record<SlotName, readonly [least: number, most: number]>>;
type LimitedSlot = keyof typeof LIMITS;

/** The first value of a calculation that lies outside what a loan can have; null where all are possible. */
export function outOfRange(slots: Slots): { slot: LimitedSlot; value: number } | null {
  for (const slot of Object.keys(LIMITS) as LimitedSlot[]) {
    const value = slots[slot];
    if (value === undefined) continue;
    const [least, most] = LIMITS[slot];
    const isSum = slot === "loan" || slot === "price";
    // Sums of other currencies may be a thousand times as large, and only a sign tells that they are none.
    const isCounted = !isSum || COUNTED_LIKE_EUROS.has(slots.currency ?? "");
    // A loan of nothing is what is left where the savings pay the home.
    if (slot === "loan" && value === 0) continue;
    if (isSum && value <= 0) return { slot, value };
    if (isCounted && (value < least - 1e-9 || value > most)) return { slot, value };
  }
  return null;
}

/** Numbers that no role takes though their words name one: "a 400 años", "al 61 %", "de 1.000.000.000 €". */
export function leftOver(
  message: Scan,
  candidates: readonly Candidate[],
  { pairs, target }: { pairs: Assignment["pairs"]; target: FinanceTarget },
): FinanceSlots {
  if (INTENT_OF_TARGET[target] !== "instalment") return {};
  const slots: FinanceSlots = {};
  const has = (...roles: string[]) => pairs.some(({ role }) => roles.includes(role));
  for (const each of candidates) {
    if (pairs.some(({ candidate }) => candidate === each)) continue;
    const before = wordAt(message, each.from - 1);
    const isOfTerm = /^(a|en|plazo)$/.test(before) || (before === "de" && wordAt(message, each.from - 2) === "plazo");
    const isTerm = (each.unit === "years" || each.unit === "months") && isOfTerm;
    if (isTerm && !has("years")) slots.years = each.unit === "months" ? each.value / 12 : each.value;
    if (
      each.unit === "percent" &&
      /^(al|del|a|interes|tipo|tasa|-)$/.test(before) &&
      !has("ratePercent", "marginPercent")
    )
      slots.ratePercent = each.value;
    const isSum = each.unit === "money" && each.currency !== undefined && each.period === null;
    if (isSum && !has("loan", "price")) Object.assign(slots, { loan: each.value, currency: each.currency });
  }
  return slots;
}
