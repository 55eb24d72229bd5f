import type { FactUsed } from "#domain/shared/dated-fact.ts";
import type { CostLine } from "#domain/tools/renovation/budget.ts";
import type { Range } from "#domain/tools/renovation/range.ts";
import type { Confidence, Criterion, Plan, Weighed } from "#domain/tools/renovation/renovation.ts";

/** The tool's result. Money is in the result's currency, rates are fractions; all survives JSON. */
export interface RenovationResult {
  date: string;
  currency: string;
  placeName: string;
  /** `Piso de 85 m² en Lavapiés, Madrid`. */
  homeTitle: string;
  value: number;
  /** The value's own range, where a valuation gave one. */
  band: { low: number; high: number } | null;
  budget: number;
  criterion: Criterion;
  /** Rate of the tax on the gain; null where it was not asked for. */
  gainTax: number | null;
  /** Each alone, the most left first. */
  works: WorkRow[];
  best: Weighed;
  /** The best set without a limit. */
  unlimited: Weighed;
  /** Value once the best set is done. */
  after: Range;
  curve: Plan["curve"];
  unfit: { name: string; reason: string }[];
  /** Without a label, what the works would raise it by is not counted. */
  lacksLabel: boolean;
  /** The owner's words for it: to reform, or good already. */
  isToReform: boolean;
  facts: FactUsed[];
}

/** A work by itself, as if it were the only one. */
export interface WorkRow extends Omit<Weighed, "ids"> {
  id: string;
  name: string;
  /** `238 m² de pared`; empty where nothing is measured. */
  quantity: string;
  lines: CostLine[];
  /** The cost was typed. */
  isQuoted: boolean;
  confidence: Confidence;
  /** Why as sure as that. */
  why: string;
  isChosen: boolean;
  /** Not chosen because something chosen contains it or does the same. */
  isCovered: boolean;
}

/** Begins the id of a work that was typed, before its number. */
export const OWN_WORK = "otra-";
/** Whether a work was typed, and is none of the table's. */
export const isOwn = (id: string): boolean => id.startsWith(OWN_WORK);
