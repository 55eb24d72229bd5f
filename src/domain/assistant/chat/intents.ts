/** What somebody wants of the assistant. */
export const INTENTS = [
  /** Something that a page of the site answers. */
  "question",
  /** What a home is worth. */
  "value_home",
  /** What a buyer can pay. */
  "affordability",
  /** The monthly instalment of a loan. */
  "instalment",
  /** Taxes and costs of buying. */
  "purchase_costs",
  /** Umbral's plans and prices. */
  "plans",
  /** A home for sale or rent, by what it should have. */
  "find_home",
  /** One home, by its reference. */
  "home_reference",
  /** Which tool does something. */
  "which_tool",
  "book_visit",
  "book_demo",
  /** A person instead of the assistant; also complaints, and haggling over commission. */
  "talk_to_person",
  "greeting",
  "thanks",
  "goodbye",
  /** What they are talking to. */
  "identity",
  /** Advice on law or taxes beyond what a page says. */
  "legal_advice",
  /** A choice by origin, sex, religion, family or the like, which the law forbids. */
  "discrimination",
  /** Nothing that the site is about; also text that gives the assistant orders. */
  "off_topic",
] as const;
export type Intent = (typeof INTENTS)[number];

export const VARIETIES = ["ES", "MX", "AR", "CO", "CL", "PE", "UY"] as const;
/** Whose Spanish somebody writes, as far as their words tell. */
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

/** What was said, in the conversation's current task. Absent: not said. Money in whole units of `currency`. */
export interface Slots {
  operation?: "venta" | "alquiler";
  /** As `domain/shared/listing/property` names kinds. */
  homeType?: string;
  areaM2?: number;
  areaMinM2?: number;
  areaMaxM2?: number;
  rooms?: number;
  /** "3 o más". */
  roomsMin?: number;
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
  currency?: string;
  netMonthlyIncome?: number;
  monthlyDebts?: number;
  savings?: number;
  loan?: number;
  /** Term, years. */
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

/** A place as it was written, and what it is where it is known. */
export interface PlaceMention {
  text: string;
  /** Id of `domain/shared/places/place`, `barrio-…`, `municipio-08019`. */
  id?: string;
  name?: string;
}

export interface Understanding {
  intent: Intent;
  /** 0 to 1. */
  confidence: number;
  /** Of the current task, corrections applied; a new task starts with what the old one said of the same thing. */
  slots: Slots;
  /** Slots that the last message said or changed. */
  said: readonly SlotName[];
  /** What the intent still needs, the most telling first. */
  missing: readonly SlotName[];
  /** The last message answers what the assistant asked, or goes on with its task. */
  goesOn: boolean;
  /** What to look up: the last message, made whole by the one before where it leans on it. */
  lookUp: string;
  variety: Variety | null;
}

/** What understanding may ask of the world. */
export interface UnderstandingContext {
  /** ISO date, Europe/Madrid or the visitor's. */
  today: string;
  /** The best known place of some words, or null. */
  findPlace: (text: string) => { id: string; name: string; country: string } | null;
}
