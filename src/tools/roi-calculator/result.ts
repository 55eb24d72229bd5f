import type { FactUsed } from "#domain/shared/dated-fact.ts";
import type { Community } from "#domain/shared/places/tax-places.ts";
import type { InvestmentCase, InvestmentReturns } from "#domain/tools/investment/investment.ts";
import type { ChannelReturn } from "#domain/tools/investment/marketing-return.ts";
import type { Simulation, Uncertainty } from "#domain/tools/investment/monte-carlo.ts";
import type { SensitivityMap } from "#domain/tools/investment/sensitivity.ts";
import type { CostMode } from "#domain/tools/tax/cost-model.ts";
import type { CostBreakdown } from "#domain/tools/tax/purchase-costs.ts";

/** The tool's result. Money is in the result's currency, rates are fractions; all survives JSON. */
export type RoiResult = InvestmentResult | MarketingResult | CostsUnknown;

/** No tax row for this place, kind of home and date: the person must type the percentage. */
export interface CostsUnknown {
  kind: "costs-unknown";
  placeName: string;
  homeKind: "usada" | "nueva";
  date: string;
}

export interface MarketingResult {
  kind: "marketing";
  date: string;
  currency: string;
  /** The best return first; those without one last. */
  channels: ChannelReturn[];
  total: ChannelReturn;
}

export interface InvestmentResult {
  kind: "investment";
  date: string;
  currency: string;
  placeName: string;
  costMode: CostMode;
  costs: CostBreakdown;
  /** All values that it was calculated with, dated rows and typed ones alike. */
  home: InvestmentCase;
  expenses: ExpenseLine[];
  returns: InvestmentReturns;
  tax: TaxOutcome | null;
  rentLimit: RentLimit | null;
  /** Community of the home where nobody told whether its area is stressed. */
  unsaidStressedArea?: Community;
  /** The sale pays a plusvalía municipal that is not in it, because nobody typed the land's value. Missing in results kept from before. */
  isWithoutLandTax?: boolean;
  rateMap: SensitivityMap;
  cashMap: SensitivityMap | null;
  uncertainty: Uncertainty;
  /** Whether the series that lends prices its swings is that of the home's own country. */
  isSeriesOfPlace?: boolean;
  seed: number;
  /** Null while the result follows the keys: the browser then simulates beside it. */
  simulation: Simulation | null;
  /** Gross yield of homes on offer, for comparison; null outside Spain. */
  offeredYield: number | null;
  facts: FactUsed[];
}

export interface ExpenseLine {
  label: string;
  amount: number;
}

/** IRPF of the first year. */
export interface TaxOutcome {
  marginalRate: number;
  reduction: number;
  reductionLabel: string;
  depreciation: number;
  net: number;
  taxable: number;
  /** Below zero it lessens the tax on other income. */
  due: number;
  cashAfterTax: number;
}

/** A stressed area: the most that a new contract may ask. */
export interface RentLimit {
  cap: number;
  exceeds: boolean;
  /** Net yield with the rent at the cap. */
  netYieldAtCap: number;
  cashFlowAtCap: number;
}
