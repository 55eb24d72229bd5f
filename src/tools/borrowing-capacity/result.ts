import type { FactMark, FactUsed } from "#domain/shared/dated-fact.ts";
import type { IndexUnit } from "#domain/tools/mortgage/index-units.ts";
import type { IndexedPath } from "#domain/tools/mortgage/indexation.ts";
import type { PrepaymentResult } from "#domain/tools/mortgage/prepayment.ts";
import type { RatePlan } from "#domain/tools/mortgage/rate-plan.ts";
import type { ScheduleYear } from "#domain/tools/mortgage/schedule.ts";
import type { CostMode } from "#domain/tools/tax/cost-model.ts";
import type { CostBreakdown } from "#domain/tools/tax/purchase-costs.ts";

/** The tool's result. Money is in the result's currency, rates and shares are fractions; all survives JSON. */
export type CapacityResult =
  | CapacityEstimate
  /** No tax row for this place, kind of home and date: the person must type the percentage. */
  | { kind: "costs-unknown"; placeName: string; homeKind: "usada" | "nueva"; date: string }
  /** A variable loan without a known index. */
  | { kind: "reference-unknown"; date: string };

export interface CapacityEstimate {
  kind: "capacity";
  /** ISO date of the rates and taxes used. */
  date: string;
  currency: string;
  placeName: string;
  /** Monthly, with 14 payments spread over 12 months. */
  monthlyIncome: number;
  /** Instalment that the income allows: income × share − debts, never below zero. */
  allowedInstalment: number;
  /** Debts already take the whole allowed share: nothing is lent. */
  debtsTakeAll: boolean;
  maxLoan: number;
  byIncome: number;
  bySavings: number | null;
  limitedBy: "income" | "savings";
  price: number;
  loan: number;
  rate: RateUsed;
  /** The purchase that everything below is about: the home looked at if it fits, the ceiling otherwise. */
  operation: Operation;
  target: TargetCheck | null;
  costMode: CostMode;
  /** Plan from which the monthly table is made again when it is exported; null without a loan. */
  loanPlan: { principalCents: number; months: number; plan: RatePlan } | null;
  years: ScheduleYear[];
  totalInterest: number;
  /** TAE; null without a loan. */
  apr: number | null;
  stress: StressLine[];
  heatmap: CeilingMap;
  prepayment: PrepaymentSection | null;
  indexed: IndexedSection | null;
  facts: FactUsed[];
}

export interface RateUsed {
  type: "fijo" | "variable" | "mixto";
  /** Nominal rate of the first instalment. */
  initial: number;
  /** Index that a variable stretch starts from, and where it comes from; null for a fixed loan. */
  reference: { value: number; label: string; date: string | null; mark: FactMark | null } | null;
  /** Highest instalment of the supposed path, its month, and its weight with debts in the income. */
  peak: { instalment: number; month: number; incomeShare: number; exceeds: boolean } | null;
}

export interface Operation {
  isTarget: boolean;
  price: number;
  loan: number;
  costs: CostBreakdown;
  /** Opening fee of the loan. */
  openingFee: number;
  /** Savings that go into it: price + costs + fee − loan. */
  ownFunds: number;
  instalment: number;
  /** Instalment and debts over income. */
  incomeShare: number;
  loanToPrice: number;
}

export interface TargetCheck {
  price: number;
  costs: number;
  loan: number;
  instalment: number;
  incomeShare: number;
  savingsNeeded: number;
  incomeNeeded: number;
  /** Missing amount; 0 when there is enough. */
  missingSavings: number;
  missingIncome: number;
  fits: boolean;
}

export interface StressLine {
  rise: number;
  annualRate: number;
  instalment: number;
  incomeShare: number;
  /** Ceiling if the rate had been that one. */
  ceiling: number;
  exceeds: boolean;
}

/** Ceiling when the rate moves up to two points and, across, the term (income binds) or the savings (savings bind). */
export interface CeilingMap {
  across: "years" | "savings";
  columns: number[];
  rows: { rate: number; values: number[] }[];
  current: { row: number; column: number };
}

export interface PrepaymentSection {
  outcome: PrepaymentResult;
  /** Ceilings that the law sets in Spain: alternatives that the contract chooses; empty means no fee. */
  fees: { label: string; rate: number; amount: number }[] | null;
}

export interface IndexedSection extends IndexedPath {
  unit: IndexUnit;
  unitGrowth: number;
  incomeGrowth: number;
  /** Instalment of each year over the income of that year. */
  incomeShares: number[];
}
