import type { FactUsed } from "#domain/shared/dated-fact.ts";
import type { AdvertState } from "#domain/tools/cma/advert-state.ts";
import type { GridCell } from "#domain/tools/cma/grid.ts";
import type { ComparableGroup } from "#domain/tools/cma/groups.ts";
import type { Strategy } from "#domain/tools/cma/strategies.ts";
import type { NetSale } from "#domain/tools/sale-costs/net-to-seller.ts";
import type { PasteSummary } from "#domain/tools/valuation/paste.ts";
import type {
  Confidence,
  ExclusionReason,
  ExpectedError,
  IndexUsed,
  ValueRange,
} from "#domain/tools/valuation/types.ts";

/**
 * Whether a comparable has a part in the value: it counts, it stays out, or, withdrawn unsold, it only teaches.
 */
export type RowStanding = "cuenta" | "fuera" | "enseña";

/** A comparable with its row of the grid. Money is in currency units, an unknown fact is null. */
export interface CmaRow {
  id: string;
  name: string;
  state: AdvertState;
  standing: RowStanding;
  price: number;
  pricePerM2: number;
  areaM2: number;
  rooms: number | null;
  bathrooms: number | null;
  floor: number | null;
  yearBuilt: number | null;
  condition: string | null;
  /** ISO date of the price. */
  date: string | null;
  source: string;
  isDemo: boolean;
  latitude: number | null;
  longitude: number | null;
  distanceM: number | null;
  daysOnMarket: number | null;
  /** ISO date of its first advert, where the days follow from its history; absent in results kept from before 27 November 2026. */
  listedOn?: string;
  cells: GridCell[];
  adjusted: number;
  /** Fractions of its price. */
  net: number;
  gross: number;
  /** Net above 15 %, gross above 25 %. */
  isNetHigh: boolean;
  isGrossHigh: boolean;
  /** Share of the value, 0 to 1; 0 where it does not count. */
  weightShare: number;
  /** Its price stands apart from the others' and counts less. */
  isApart: boolean;
  /** Why it does not count, a sentence. */
  outReason?: string;
  /** The same as a word: the agent may put back what the engine judged by its price. */
  exclusion?: ExclusionReason;
  /** Why it counts although the engine would leave it out, in the agent's words. */
  keepReason?: string;
  /** The agent's cells would have left it less than a tenth of its price and are not applied. */
  areCellsRefused?: true;
  /** A home of the portfolio whose agency does not show where it is. */
  hidesPlace?: true;
}

/** The seller's net at the price of a strategy. */
export interface NetAtPrice extends NetSale {
  strategy: Strategy["id"];
}

interface CmaCommon {
  /** ISO date. */
  calculatedOn: string;
  currency: string;
  /** Those that count by weight, then those left out, then those withdrawn. */
  rows: CmaRow[];
  groups: ComparableGroup[];
  /** Chosen homes that are gone, or that the agent does not see any more; absent where there is none. */
  chosenMissing?: number;
  /** Adverts nearby that were not needed or did not fit. */
  leftOut: number;
  paste?: PasteSummary;
}

/** Three comparables or more: a value, its prices to start from and what is left of them. */
export interface CmaValue extends CmaCommon {
  kind: "value";
  value: number;
  pricePerM2: number;
  range80: ValueRange;
  range50: ValueRange;
  fsd: number;
  confidence: Confidence;
  expected: ExpectedError | null;
  index: IndexUsed | null;
  strategies: Strategy[];
  /** Closings behind the days on the market, where they lie, and whether they are invented. */
  closings: {
    count: number;
    withinKm: number | null;
    areInvented: boolean;
    /** Median days of the closed ones alone; absent in results kept from before 27 November 2026, noon. */
    medianDays?: number | null;
  };
  /**
   * The value by the differences that the model of the city has learned, with the same comparables. The valuation and
   * the price check take those differences too, but choose among other adverts. Absent where no city has a model.
   */
  learned?: { city: string; value: number; range80: ValueRange } | undefined;
  net: {
    /** Whether the tables hold the taxes of this place. */
    hasTaxes: boolean;
    isSpanish: boolean;
    placeName: string;
    sales: NetAtPrice[];
    /** The municipal tax by both methods at the value; null where it is typed or lacks data. */
    landGain: { objective: number; real: number | null } | null;
    facts: FactUsed[];
  };
}

/** Fewer than three comparables that count. */
export interface CmaWithoutValue extends CmaCommon {
  kind: "too-few-comparables";
  found: number;
  needed: 3;
}

export type CmaResult = CmaValue | CmaWithoutValue;
