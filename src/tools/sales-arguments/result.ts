import type { FactUsed } from "#domain/shared/dated-fact.ts";
import type { Finding } from "#domain/tools/advert-rules/check-advert.ts";
import type { MissingDatum } from "#domain/tools/arguments/missing.ts";
import type { Objection } from "#domain/tools/arguments/objections.ts";
import type { ArgumentCard } from "#domain/tools/arguments/prepare.ts";
import type { Purpose } from "#domain/tools/arguments/purposes.ts";
import type { ScriptStep } from "#domain/tools/arguments/script.ts";
import type { WeakPoint } from "#domain/tools/arguments/weak-points.ts";
import type { OfficialPrice } from "#domain/tools/valuation/types.ts";

export interface ArgumentsResult {
  /** ISO date. */
  date: string;
  purpose: Purpose;
  /** `Piso en Ruzafa, Valencia`. */
  homeName: string;
  currency: string;
  price: number | null;
  unitPrice: number | null;
  runningMonthly: number | null;
  cards: ArgumentCard[];
  weakPoints: WeakPoint[];
  objections: Objection[];
  questions: string[];
  script: ScriptStep[];
  missing: MissingDatum[];
  /** Texts that somebody typed and that are not said, with why. */
  refused: Finding[];
  facts: FactUsed[];
  official: OfficialPrice | null;
  /** True where the home's place is known, and the official figure comes only with a kept result. */
  awaitsOfficial: boolean;
}
