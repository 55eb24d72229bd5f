import type { OfficialPrice } from "../valuation/types.ts";
import type { HomeFacts } from "../writing/facts.ts";
import type { Purpose } from "./purposes.ts";

/** All data that a sales conversation may rest on. `undefined` is unknown, and nothing is said of it. */
export interface ArgumentCase {
  /** ISO date. */
  today: string;
  purpose: Purpose;
  home: HomeFacts;
  /** Community or country whose taxes are paid. */
  place?: string | undefined;
  homeKind: "usada" | "nueva";
  costShare?: number | undefined;
  /** Fractions, years. */
  loan: { share: number; rate: number; years: number };
  /** ISO date of the receipt. */
  communityFeeOn?: string | undefined;
  /** A year's IBI, and the year of its receipt. */
  propertyTax?: number | undefined;
  propertyTaxYear?: number | undefined;
  /** Energy and water by the month, from bills. */
  utilities?: number | undefined;
  /** ISO date on which the energy certificate was registered. */
  certificateOn?: string | undefined;
  valuation?: { low: number; high: number; on?: string | undefined } | undefined;
  official?: OfficialPrice | null | undefined;
  /** The monthly rent of such a home in the area, and its source. */
  areaRent?: { monthly: number; source?: string | undefined } | undefined;
  renovations: readonly Renovation[];
  /** Works still to be done, as somebody has priced them. */
  works?: { low: number; high: number; source?: string | undefined } | undefined;
  /** Other homes that the buyer can visit. */
  competitors: readonly Competitor[];
}

export interface Renovation {
  what: string;
  year?: number | undefined;
  hasInvoice: boolean;
}

export interface Competitor {
  name: string;
  price: number;
  areaM2: number;
}

/** Kind of evidence: the form's value, a paper that can be shown, an official table, or a calculation with both. */
export type EvidenceKind = "ficha" | "documento" | "oficial" | "calculo";

/** The datum that an argument rests on. */
export interface Evidence {
  kind: EvidenceKind;
  /** Name of the form's field: `Gastos de comunidad`. */
  datum: string;
  /** Value as shown: `80 €`. */
  value: string;
  source: string;
  /** ISO date, year, or period as its source writes it. */
  date: string;
}
