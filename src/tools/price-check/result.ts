import type { FraudSign } from "#domain/tools/price-position/fraud-signs.ts";
import type { SaleRecord } from "#domain/tools/price-position/price-history.ts";
import type { Verdict } from "#domain/tools/price-position/price-position.ts";
import type { RepeatReason } from "#domain/tools/price-position/repeated-advert.ts";
import type { SaleSpeed } from "#domain/tools/price-position/sale-times.ts";
import type { ZoneDistance } from "#domain/tools/price-position/zone-outlier.ts";
import type { PasteSummary } from "#domain/tools/valuation/paste.ts";
import type { Confidence, ExpectedError, IndexUsed, ValueRange } from "#domain/tools/valuation/types.ts";

/** A home whose price was compared. Amounts are in the advert's currency. */
export interface ComparedHome {
  id: string;
  name: string;
  areaM2: number;
  rooms: number | null;
  price: number;
  pricePerM2: number;
  /** Its price, adjusted to the home that was checked. */
  adjustedPrice: number;
  /** Share of the say, 0 to 1. */
  weightShare: number;
  distanceM: number | null;
  /** Its advert does not show where it is: others learn its distance to a hundred metres. */
  hidesPlace?: true;
  evidence: "oferta" | "cierre";
  /** ISO date. */
  date: string | null;
  source: string;
  isDemo: boolean;
}

/** An advert that may be of the very home that was checked. */
export interface PossibleRepeat {
  id: string;
  name: string;
  areaM2: number;
  price: number;
  date: string | null;
  reasons: RepeatReason[];
  /** The agent has said that it is another home. */
  isOther: boolean;
}

interface Common {
  /** ISO date. */
  calculatedOn: string;
  asking: number;
  currency: string;
  repeated: PossibleRepeat[];
  /** All adverts of the home as one record; null where nobody told its history. */
  history: SaleRecord | null;
  signs: FraudSign[];
  /** Adverts around that did not count. */
  leftOut: number;
  /** The same by reason, the most frequent first; results kept from before 27 November 2026 lack it. */
  leftOutReasons?: { text: string; count: number }[];
  /** Another agency offers it. */
  isOfOthers?: true;
  paste?: PasteSummary;
}

/** The price has a verdict. */
export interface Checked extends Common {
  kind: "checked";
  value: number;
  range80: ValueRange;
  /** Half width of that range in logarithms. */
  halfWidth: number;
  /** ρ: 0 is the value, ±1 an end of the range. */
  position: number;
  verdict: Verdict;
  /** The prices that are «en mercado». */
  market: ValueRange;
  zone: ZoneDistance | null;
  /** Below the range and with a sign of a fake. */
  isSuspect: boolean;
  expected: ExpectedError | null;
  /** How well the comparables carry the value; results kept from before 27 November 2026 lack it. */
  confidence?: Confidence;
  index: IndexUsed | null;
  /** Data notice of the model's licence; empty without a model. */
  notice: string;
  /** ISO date of the model's data; null without a model. */
  modelDataTo: string | null;
  used: ComparedHome[];
  /** Days on sale by thirds of the position; null with fewer than twenty closings. */
  speeds: SaleSpeed[] | null;
  /** Closings whose price was judged and of which the days on sale are known. */
  closings: number;
  /** They lie within so many kilometres; null, and absent in results kept from before 27 November 2026: anywhere in the market. */
  closingsWithinKm?: number | null;
  /** For want of real ones, in a demonstration. */
  areClosingsInvented?: true;
}

/** Fewer than three comparables: no verdict. */
export interface Unchecked extends Common {
  kind: "too-few-comparables";
  found: number;
  needed: 3;
}

export type PriceCheckResult = Checked | Unchecked;
