import type { SlotName, Slots } from "../chat/intents.ts";
import type { FinanceTarget } from "./finance-targets.ts";

/** Slots of all calculations with money: a conversation keeps them while it asks for one figure after another. */
export const FINANCE_SLOTS: readonly SlotName[] = [
  "price",
  "loan",
  "savings",
  "entrySharePercent",
  "loanToValuePercent",
  "ratePercent",
  "rateType",
  "debtRatioPercent",
  "costsSharePercent",
  "purchaseExtras",
  "referenceValue",
  "taxUnit",
  "taxName",
  "prepayment",
  "prepaymentYear",
  "yearlyPrepayment",
  "graceYears",
  "feePercent",
  "feeTaxPercent",
  "marginPercent",
  "indexRisePercent",
  "isEffectiveRate",
  "exchangeRate",
  "exchangeOf",
  "foreignSum",
  "netMonthlyIncome",
  "monthlyDebts",
  "monthlyRent",
  "yearlyExpenses",
  "expensesSharePercent",
  "vacancyPercent",
  "yieldPercent",
  "isGrossYield",
  "instalment",
  "period",
  "years",
  "age",
  "place",
  "homeKind",
  "currency",
  "unclearCurrency",
];

/** Values that each figure cannot do without, in the order in which they are asked. Of an inner list one is enough. */
const NEEDS: Readonly<Record<FinanceTarget, readonly (SlotName | readonly SlotName[])[]>> = {
  instalment: [["loan", "price", "entrySharePercent", "loanToValuePercent"], "years"],
  "total-interest": [["loan", "price", "entrySharePercent", "loanToValuePercent"], "years"],
  "years-for-instalment": [["loan", "price"], "instalment"],
  "largest-price": ["netMonthlyIncome", "savings", "place"],
  "largest-loan": ["netMonthlyIncome"],
  "largest-instalment": ["netMonthlyIncome"],
  "loan-for-instalment": ["instalment"],
  "savings-needed": ["price", ["place", "costsSharePercent"]],
  "income-needed": [["price", "loan", "instalment"]],
  "price-for-savings": ["savings", ["loanToValuePercent", "entrySharePercent", "loan", "instalment"]],
  "can-afford": [["price", "loan"], "netMonthlyIncome"],
  "sale-proceeds": ["price"],
  costs: [
    ["price", "loan"],
    ["place", "costsSharePercent"],
    ["homeKind", "costsSharePercent", "taxName"],
  ],
  tax: [
    ["price", "loan"],
    ["place", "costsSharePercent"],
  ],
  "tax-rate": ["place"],
  "gross-yield": ["price", "monthlyRent"],
  "net-yield": [
    "price",
    "monthlyRent",
    ["yearlyExpenses", "expensesSharePercent", "vacancyPercent", "purchaseExtras", "costsSharePercent"],
  ],
  "rent-for-yield": ["price", "yieldPercent"],
  "price-for-yield": ["monthlyRent", "yieldPercent"],
};

/** Figures that rest on what a country does: its taxes, its usual loan. Any other is the same in each country's pesos. */
const OF_A_COUNTRY: ReadonlySet<FinanceTarget> = new Set([
  "largest-price",
  "savings-needed",
  "costs",
  "tax",
  "tax-rate",
]);

/** Slots that a figure still needs, the most telling first; of one that rests on a country, first which country's pesos are meant. */
export function missingFor(target: FinanceTarget, slots: Slots): SlotName[] {
  const lacks = NEEDS[target].flatMap((need) => {
    const names = typeof need === "string" ? [need] : need;
    return names.every((name) => slots[name] === undefined) ? [names[0]!] : [];
  });
  if (slots.foreignSum !== undefined && slots.exchangeRate === undefined) return ["exchangeRate", ...lacks];
  const isUnclear = slots.unclearCurrency !== undefined && slots.currency === undefined && slots.place === undefined;
  return isUnclear && OF_A_COUNTRY.has(target) ? ["currency", ...lacks] : lacks;
}

/** Values of the conversation that a figure is calculated from, to say them back. */
const USES: Readonly<Record<FinanceTarget, readonly SlotName[]>> = {
  instalment: ["price", "loan", "savings", "entrySharePercent", "loanToValuePercent", "years", "ratePercent"],
  "total-interest": ["price", "loan", "savings", "entrySharePercent", "loanToValuePercent", "years", "ratePercent"],
  "years-for-instalment": [
    "price",
    "loan",
    "savings",
    "entrySharePercent",
    "loanToValuePercent",
    "instalment",
    "ratePercent",
  ],
  "largest-price": [
    "netMonthlyIncome",
    "monthlyDebts",
    "savings",
    "years",
    "ratePercent",
    "age",
    "place",
    "homeKind",
    "price",
  ],
  "largest-loan": ["netMonthlyIncome", "monthlyDebts", "debtRatioPercent", "years", "ratePercent", "age"],
  "largest-instalment": ["netMonthlyIncome", "monthlyDebts", "debtRatioPercent"],
  "loan-for-instalment": ["instalment", "years", "ratePercent"],
  "savings-needed": ["price", "entrySharePercent", "loanToValuePercent", "costsSharePercent", "place", "homeKind"],
  "price-for-savings": ["savings", "entrySharePercent", "loanToValuePercent", "costsSharePercent"],
  "can-afford": [],
  "sale-proceeds": ["price", "loan", "feePercent"],
  "income-needed": [
    "price",
    "loan",
    "savings",
    "entrySharePercent",
    "loanToValuePercent",
    "monthlyDebts",
    "debtRatioPercent",
  ],
  costs: ["price", "place", "homeKind"],
  tax: ["price", "place", "homeKind"],
  "tax-rate": ["place", "homeKind"],
  "gross-yield": ["price", "monthlyRent"],
  "net-yield": [
    "price",
    "monthlyRent",
    "yearlyExpenses",
    "expensesSharePercent",
    "vacancyPercent",
    "costsSharePercent",
    "place",
  ],
  "rent-for-yield": ["price", "yieldPercent", "yearlyExpenses", "expensesSharePercent", "vacancyPercent"],
  "price-for-yield": ["monthlyRent", "yieldPercent"],
};
/** The money that the sums are of. */
const OF_MONEY: ReadonlySet<string> = new Set(["currency", "unclearCurrency", "foreignSum"]);

export const slotsUsedBy = (target: FinanceTarget, slots: Slots): Slots =>
  Object.fromEntries(
    Object.entries(slots).filter(([name]) => OF_MONEY.has(name) || USES[target].includes(name as SlotName)),
  );
