import type { Amount } from "../../shared/spoken/amounts.ts";
import type { Intent, SlotName, Slots } from "./intents.ts";

interface PriceContext {
  intent: Intent;
  /** Question of the assistant. */
  asked: SlotName | null;
  operation: Slots["operation"];
  variety: string | null;
}

const LEAST_PRICE = 15;

/** Prices of homes among the amounts of a message, in full. Sums of a calculation are read by `../finance`. */
export function priceSlots(amounts: readonly Amount[], context: PriceContext): Slots {
  const slots: Slots = {};
  for (const amount of amounts) {
    if (!isPrice(amount, context)) continue;
    if (amount.currency) slots.currency ??= amount.currency;
    Object.assign(slots, priceOf(amount, context));
  }
  return slots;
}

function isPrice({ slot, period, value, isMoney }: Amount, { intent, asked, operation }: PriceContext): boolean {
  // A monthly amount is a rent, where something is let or looked for.
  if (slot === "price") return period === null || operation === "alquiler" || intent === "find_home";
  if (slot !== null) return false;
  if (asked?.startsWith("price")) return true;
  if (intent === "value_home") return isMoney;
  // "Que sea de tres": nothing costs three.
  return intent === "find_home" && (isMoney || value >= LEAST_PRICE);
}

function priceOf(amount: Amount, context: PriceContext): Slots {
  const value = inFull(amount, context);
  if (amount.to !== undefined) return { priceMin: value, priceMax: inFull({ ...amount, value: amount.to }, context) };
  if (context.intent === "find_home") {
    const isBudget = /^(presupuesto|presu|gastar|gastarme|pagar|invertir)$/.test(amount.label ?? "");
    if (amount.bound === "least") return { priceMin: value };
    if (amount.bound === "most" || isBudget || context.asked === "priceMax") return { priceMax: value };
  }
  if (context.asked === "priceMax" || context.asked === "priceMin") return { [context.asked]: value };
  return { price: value };
}

/** Full value of "250": thousands for a home in most places, millions in Colombia; a rent is taken as it stands. */
function inFull({ value, isShort }: Amount, { operation, variety }: PriceContext): number {
  if (!isShort || value === 0 || operation === "alquiler") return value;
  if (variety === "CO" && value >= 20) return value * 1e6;
  if (variety === "MX" && value < 30) return value * 1e6;
  return value >= LEAST_PRICE ? value * 1e3 : value;
}
