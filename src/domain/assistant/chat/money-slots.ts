import type { Amount } from "../../shared/spoken/amounts.ts";
import type { Intent, SlotName, Slots } from "./intents.ts";

interface MoneyContext {
  intent: Intent;
  /** Question of the assistant. */
  asked: SlotName | null;
  operation: Slots["operation"];
  variety: string | null;
}

const ASKED_MONEY: Partial<Record<SlotName, NonNullable<Amount["slot"]>>> = {
  price: "price",
  priceMax: "price",
  priceMin: "price",
  netMonthlyIncome: "netMonthlyIncome",
  monthlyDebts: "monthlyDebts",
  savings: "savings",
  loan: "loan",
};

const LEAST_PRICE = 15;

/** Slot of an amount without a name, by intent. */
function usualSlot({ value, period, ofEarner, isMoney }: Amount, { intent, asked }: MoneyContext): Amount["slot"] {
  const ofAsked = asked && ASKED_MONEY[asked];
  if (ofAsked) return ofAsked;
  if (intent === "affordability") return period || ofEarner ? "netMonthlyIncome" : isMoney ? "price" : null;
  if (intent === "instalment") return isMoney ? "loan" : null;
  if (intent === "purchase_costs" || intent === "value_home") return isMoney ? "price" : null;
  // "Que sea de tres": nothing costs three.
  return intent === "find_home" && (isMoney || value >= LEAST_PRICE) ? "price" : null;
}

/** Amounts as slots: owner, full value, by the month. */
export function moneySlots(amounts: readonly Amount[], context: MoneyContext): Slots {
  const slots: Slots = {};
  const incomes: Amount[] = [];
  for (const amount of amounts) {
    const slot = slotOf(amount, context);
    if (!slot) continue;
    if (amount.currency) slots.currency ??= amount.currency;
    if (slot === "price") Object.assign(slots, priceOf(amount, context));
    else if (slot === "netMonthlyIncome") incomes.push(amount);
    else slots[slot] = inFull(amount, slot, context);
  }
  if (incomes.length > 0) slots.netMonthlyIncome = incomeOf(incomes, context);
  return slots;
}

function slotOf(amount: Amount, context: MoneyContext): Amount["slot"] {
  const { slot, period, isMoney } = amount;
  const isRent = context.operation === "alquiler";
  // "Cuánto puedo pagar con 3.000 al mes": a monthly amount is income, unless it is a rent.
  if (slot === "price" && period && !isRent && context.intent !== "find_home")
    return context.intent === "affordability" ? "netMonthlyIncome" : null;
  if (slot === "savings" && amount.label && /^(tengo|tenemos|tienen?)$/.test(amount.label)) {
    if (period && isMoney) return "netMonthlyIncome";
    if (context.intent === "instalment") return "loan";
    if (!isMoney && context.asked !== "savings") return null;
  }
  if (slot) return slot;
  return usualSlot(amount, context);
}

function priceOf(amount: Amount, context: MoneyContext): Slots {
  const value = inFull(amount, "price", context);
  if (amount.to !== undefined)
    return { priceMin: value, priceMax: inFull({ ...amount, value: amount.to }, "price", context) };
  if (context.intent === "find_home") {
    const isBudget = /^(presupuesto|presu|gastar|gastarme|pagar|invertir)$/.test(amount.label ?? "");
    if (amount.bound === "least") return { priceMin: value };
    if (amount.bound === "most" || isBudget || context.asked === "priceMax") return { priceMax: value };
  }
  if (context.asked === "priceMax" || context.asked === "priceMin") return { [context.asked]: value };
  return { price: value };
}

/** Full value of "250": thousands for a home in most places, millions in Colombia; a rent is taken as it stands. */
function inFull(amount: Amount, slot: NonNullable<Amount["slot"]>, { operation, variety }: MoneyContext): number {
  if (!amount.isShort || amount.value === 0) return amount.value;
  const { value } = amount;
  if (slot === "price" && operation === "alquiler") return value;
  if (slot === "price" || slot === "loan") {
    if (variety === "CO" && value >= 20) return value * 1e6;
    if (variety === "MX" && value < 30) return value * 1e6;
    return value >= 15 ? value * 1e3 : value;
  }
  if (slot === "savings") return value >= 3 && value <= 300 ? value * 1e3 : value;
  return slot === "netMonthlyIncome" && value < 20 ? value * 1e3 : value;
}

/** A month's income; incomes of several people are added up. */
function incomeOf(incomes: readonly Amount[], context: MoneyContext): number {
  const monthly = incomes.map((amount) => {
    const value = inFull(amount, "netMonthlyIncome", context);
    return amount.period === "year" ? Math.round(value / 12) : value;
  });
  const isShared =
    incomes.length > 1 && (incomes.some(({ ofEarner }) => ofEarner) || context.asked === "netMonthlyIncome");
  return isShared ? monthly.reduce((sum, value) => sum + value, 0) : monthly.at(-1)!;
}
