import { type FinanceTarget, isFinanceIntent, USUAL_TARGET } from "../finance/finance-targets.ts";
import { FINANCE_SLOTS, missingFor } from "../finance/needs.ts";
import type { Intent, SlotName, Slots } from "./intents.ts";

/** Intents for an engine or a form; the others are answered at once. */
export const TASKS = [
  "value_home",
  "affordability",
  "instalment",
  "purchase_costs",
  "rental_yield",
  "find_home",
  "home_reference",
  "book_visit",
  "book_demo",
  "talk_to_person",
] as const satisfies readonly Intent[];
export type Task = (typeof TASKS)[number];

/** Whether an intent is a task, which has slots to fill. False for null. */
export const isTask = (intent: Intent | null): intent is Task => (TASKS as readonly string[]).includes(intent ?? "");

const HOME: readonly SlotName[] = [
  "operation",
  "homeType",
  "rooms",
  "baths",
  "floor",
  "condition",
  "features",
  "withoutFeatures",
  "place",
  "currency",
];
const WHO: readonly SlotName[] = ["name", "phone", "email"];

/** Slots that concern each task; a new one starts with the old one's values of them. */
const SLOTS: Readonly<Record<Task, readonly SlotName[]>> = {
  value_home: [...HOME, "areaM2", "price"],
  affordability: FINANCE_SLOTS,
  instalment: FINANCE_SLOTS,
  purchase_costs: [...FINANCE_SLOTS, "homeType"],
  rental_yield: FINANCE_SLOTS,
  find_home: [
    ...HOME,
    "homeKind",
    "areaM2",
    "areaMinM2",
    "areaMaxM2",
    "roomsMin",
    "roomsMax",
    "price",
    "priceMin",
    "priceMax",
  ],
  home_reference: ["reference", ...WHO],
  book_visit: ["reference", "date", "time", "homeType", "place", ...WHO],
  book_demo: ["date", "time", ...WHO],
  talk_to_person: ["date", "time", "reference", ...WHO],
};

/** The slots that matter to a task; all of them for any other intent. */
export function slotsOf(intent: Intent, slots: Slots): Slots {
  if (!isTask(intent)) return slots;
  return Object.fromEntries(Object.entries(slots).filter(([name]) => SLOTS[intent].includes(name as SlotName)));
}

/** Two of these contradict each other in one message: the new one replaces the old one. */
const RIVALS: readonly (readonly SlotName[])[] = [
  ["rooms", "roomsMin", "roomsMax"],
  ["areaM2", "areaMinM2"],
  ["areaM2", "areaMaxM2"],
  ["price", "priceMin"],
  ["price", "priceMax"],
  ["loanToValuePercent", "entrySharePercent"],
  ["currency", "unclearCurrency"],
  ["prepayment", "yearlyPrepayment", "prepaymentYear"],
];

const ENTRY = [
  ["savings", "entrySharePercent"],
  ["entrySharePercent", "savings"],
] as const;

/** Values from which a loan follows: one that was named before no longer holds. */
const SET_LOAN: readonly SlotName[] = ["price", "savings", "entrySharePercent", "loanToValuePercent"];

/** Slots after a further message: each new value replaces the old one. */
export function merge(before: Slots, stated: Slots): Slots {
  const merged: Slots = { ...before };
  for (const rivals of RIVALS) {
    if (rivals.some((name) => stated[name] !== undefined)) for (const name of rivals) delete merged[name];
  }
  // Of a known price both are the entry; where the price is asked for, one is what there is and the other what is wanted.
  if ((stated.price ?? before.price) !== undefined)
    for (const [one, other] of ENTRY)
      if (stated[one] !== undefined && stated[other] === undefined) delete merged[other];
  // A sum that is told again is in the currency that is told with it.
  if (before.foreignSum && stated[before.foreignSum.slot] !== undefined && !stated.foreignSum) delete merged.foreignSum;
  if (
    stated.loan === undefined &&
    (stated.price ?? before.price) !== undefined &&
    SET_LOAN.some((name) => stated[name] !== undefined)
  )
    delete merged.loan;
  // A loan on an index has no rate of its own, and a fixed one has no index.
  if (stated.marginPercent !== undefined && before.marginPercent === undefined) delete merged.ratePercent;
  if (stated.rateType === "fijo" && stated.marginPercent === undefined) delete merged.marginPercent;
  if (stated.ratePercent !== undefined || stated.marginPercent !== undefined) delete merged.indexRisePercent;
  Object.assign(merged, stated);
  const features = union(before.features, stated.features, stated.withoutFeatures);
  const without = union(before.withoutFeatures, stated.withoutFeatures, stated.features);
  delete merged.features;
  delete merged.withoutFeatures;
  if (features.length > 0) merged.features = features;
  if (without.length > 0) merged.withoutFeatures = without;
  return merged;
}

const union = <Item>(before: readonly Item[] = [], more: readonly Item[] = [], less: readonly Item[] = []): Item[] =>
  [...new Set([...before, ...more])].filter((item) => !less.includes(item));

/**
 * Slots that the intent still needs, the most telling first. Operation and kind have usual values and are not asked.
 *
 * @param target the figure that is asked for, of a calculation with money
 */
export function missingOf(intent: Intent, slots: Slots, target: FinanceTarget | null = null): SlotName[] {
  if (isFinanceIntent(intent)) return missingFor(target ?? USUAL_TARGET[intent], slots);
  const lacks = (...names: SlotName[]) => names.filter((name) => slots[name] === undefined);
  switch (intent) {
    case "value_home":
      return lacks("place", "areaM2");
    case "find_home": {
      const criteria = Object.keys(slots).filter((name) => !/^(currency|homeType)$/.test(name));
      return criteria.length > 0 ? [] : lacks("operation", "place");
    }
    case "home_reference":
      return lacks("reference");
    case "book_visit":
      return lacks("date");
    default:
      return [];
  }
}
