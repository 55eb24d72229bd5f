import type { FinanceTarget } from "../finance/finance-targets.ts";

/** Wishes that the assistant knows. */
export const INTENTS = [
  /** Something that a page of the site answers. */
  "question",
  /** The value of a home. */
  "value_home",
  /** The price that a buyer can pay. */
  "affordability",
  /** The monthly instalment of a loan. */
  "instalment",
  /** Taxes and costs of buying. */
  "purchase_costs",
  /** The yield of letting a home, gross or net, and the rent or price that a yield asks for. */
  "rental_yield",
  /** Umbral's plans and prices. */
  "plans",
  /** A home for sale or rent, by its features. */
  "find_home",
  /** A question about one home, named by its reference. */
  "home_reference",
  /** The tool that does something. */
  "which_tool",
  "book_visit",
  "book_demo",
  /** A person instead of the assistant; also complaints, and haggling over commission. */
  "talk_to_person",
  "greeting",
  "thanks",
  "goodbye",
  /** Question about the assistant itself. */
  "identity",
  /** Advice on law or taxes beyond what a page says. */
  "legal_advice",
  /** A choice by origin, sex, religion, family or the like, which the law forbids. */
  "discrimination",
  /** Subjects that the site is not about; also text that gives the assistant orders. */
  "off_topic",
] as const;
export type Intent = (typeof INTENTS)[number];

export const VARIETIES = ["ES", "MX", "AR", "CO", "CL", "PE", "UY"] as const;
/** National variety of the person's Spanish, as far as their words show it. */
export type Variety = (typeof VARIETIES)[number];

export type HomeFeature =
  | "ascensor"
  | "exterior"
  | "terraza"
  | "garaje"
  | "trastero"
  | "piscina"
  | "aire"
  | "jardin"
  | "amueblado";

/** Values of the conversation's current task. Absent: not given. Money in whole units of `currency`. */
export interface Slots {
  operation?: "venta" | "alquiler";
  /** Kind of home, as `domain/shared/listing/property` names it. */
  homeType?: string;
  areaM2?: number;
  areaMinM2?: number;
  areaMaxM2?: number;
  rooms?: number;
  /** "3 o más". */
  roomsMin?: number;
  /** "Hasta 3". */
  roomsMax?: number;
  baths?: number;
  floor?: number;
  /** `obra_nueva`, `bueno`, `a_reformar`. */
  condition?: "obra_nueva" | "bueno" | "a_reformar";
  features?: readonly HomeFeature[];
  /** "sin ascensor", "que no sea un bajo". */
  withoutFeatures?: readonly HomeFeature[];
  place?: PlaceMention;
  price?: number;
  priceMin?: number;
  priceMax?: number;
  /** ISO 4217, or `UF`, which has no other name where it is used. */
  currency?: string;
  /** Pesos or a bare sign, of a country that nobody has named. */
  unclearCurrency?: "pesos" | "$";
  netMonthlyIncome?: number;
  monthlyDebts?: number;
  savings?: number;
  loan?: number;
  /** Percentages as they are read, like all that follow: the part of the price that the buyer pays at once. */
  entrySharePercent?: number;
  /** The part of the price that the bank lends. */
  loanToValuePercent?: number;
  /** The part of the income that all instalments may take. */
  debtRatioPercent?: number;
  /** Taxes and costs of the purchase, of its price. */
  costsSharePercent?: number;
  /** Costs, works and furniture, paid once besides the price. */
  purchaseExtras?: number;
  /** The cadastre's value of a home, on which a tax is paid where it is above the price. */
  referenceValue?: number;
  /** Peru's unit of taxes (UIT), soles. */
  taxUnit?: number;
  /** The tax that a question names, of a country whose taxes differ from Spain's: `alcabala`. */
  taxName?: string;
  /** A part of the loan that is paid back at once. */
  prepayment?: number;
  /** The year of the loan in which that is done. */
  prepaymentYear?: number;
  /** A part that is paid back once a year, with the instalment as it is. */
  yearlyPrepayment?: number;
  /** Years of the term in which only interest is paid. */
  graceYears?: number;
  /** An agency's fee, of the price, and the tax on the fee. */
  feePercent?: number;
  feeTaxPercent?: number;
  /** Added to an index: euríbor plus this. */
  marginPercent?: number;
  /** Points by which the index is supposed to rise, below zero to fall. */
  indexRisePercent?: number;
  /** `ratePercent` is an effective one. */
  isEffectiveRate?: boolean;
  /** The price of one unit of `exchangeOf` in the other currency that was spoken of. */
  exchangeRate?: number;
  /** ISO 4217, or `UF`. */
  exchangeOf?: string;
  /** A sum that was told in another currency than the rest. */
  foreignSum?: { slot: SlotName; currency: string };
  monthlyRent?: number;
  /** Expenses of a let home by the year, or as a part of its rent. */
  yearlyExpenses?: number;
  expensesSharePercent?: number;
  /** Part of the year without a tenant. */
  vacancyPercent?: number;
  /** A wanted yield is a gross one: expenses of before do not count. */
  isGrossYield?: boolean;
  /** Yield that is wanted, a year. */
  yieldPercent?: number;
  /** By the month: one that is wanted, or the most that somebody pays. */
  instalment?: number;
  /** An instalment is told by the month, or as what it comes to in a year. */
  period?: "month" | "year";
  /** Term, years; a term of months is a fraction of them. */
  years?: number;
  /** Nominal, percent a year. */
  ratePercent?: number;
  rateType?: "fijo" | "variable" | "mixto";
  age?: number;
  homeKind?: "nueva" | "usada";
  reference?: string;
  /** Local: `2026-12-03`, `17:00`. */
  date?: string;
  time?: string;
  name?: string;
  phone?: string;
  email?: string;
}
export type SlotName = keyof Slots;

/** A place as it was written, with its id and kind where it is known. */
export interface PlaceMention {
  text: string;
  /** Id of `domain/shared/places/place`, `barrio-…`, `municipio-08019`. */
  id?: string;
  name?: string;
}

/** A calculation of the conversation that was asked with all that it needs. */
export interface Scenario {
  target: FinanceTarget;
  slots: Slots;
}

/** Something that a message wants done with results of before, in place of another calculation. */
export type Operation =
  /** How far two of them lie apart. */
  | { kind: "difference"; with: "first" | "previous"; target: FinanceTarget | null }
  /** One of them again. */
  | { kind: "recall"; which: "first" | "previous" }
  /** The last one in another currency. */
  | { kind: "convert"; into: string; rate: number | null; of: string | null }
  /** Two calculations that one message asks for, beside each other. */
  | { kind: "both"; other: Slots };

export interface Understanding {
  intent: Intent;
  /** The figure that is asked for, where the intent is a calculation with money; else null. */
  target: FinanceTarget | null;
  /** An operation on results of before, in place of a calculation; null for all else. */
  operation: Operation | null;
  /** Calculations with money that had all they needed, oldest first; the last one may be the message's own. */
  scenarios: readonly Scenario[];
  /** 0 to 1. */
  confidence: number;
  /** Slots of the current task, corrections applied; a new task starts with the old one's values of the same things. */
  slots: Slots;
  /** Slots that the last message gave or changed. */
  stated: readonly SlotName[];
  /** Slots that the intent still needs, the most telling first. */
  missing: readonly SlotName[];
  /** The last message answers what the assistant asked, or goes on with its task. */
  goesOn: boolean;
  /** Words to look up: the last message, completed by the one before where it leans on it. */
  lookUp: string;
  variety: Variety | null;
}

/** Questions that understanding may ask of its surroundings. */
export interface UnderstandingContext {
  /** ISO date, Europe/Madrid or the visitor's. */
  today: string;
  /** The best known place of some words, or null. */
  findPlace: (text: string) => { id: string; name: string; country: string } | null;
}
