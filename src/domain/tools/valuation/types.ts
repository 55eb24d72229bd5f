import type { Listing, Property } from "../../shared/listing/property.ts";
import type { PriceIndex } from "./price-index.ts";
import type { TownLevel } from "./town-level.ts";

/**
 * The input and the output of the valuation. Money is in units of `currency` (an estimate, not cents), areas in m²,
 * ratios are fractions, dates are ISO.
 */

/**
 * The home as the engines see it: numbers only. Unknown is `NaN`, never zero; flags are 1, 0 or `NaN`.
 * Made from a `Property` by `subjectFromProperty` and from a row of the training data by `subjectFromRow`.
 */
export interface ValuationSubject {
  areaM2: number;
  latitude: number;
  longitude: number;
  rooms: number;
  bathrooms: number;
  /** 0 is the ground floor. */
  floor: number;
  buildingFloors: number;
  yearBuilt: number;
  isNew: number;
  isToReform: number;
  hasLift: number;
  isExterior: number;
  isTopFloor: number;
  isDuplex: number;
  isStudio: number;
  hasTerrace: number;
  hasParking: number;
  hasStorage: number;
  hasPool: number;
  hasAirConditioning: number;
  hasWardrobes: number;
  hasDoorman: number;
  hasGarden: number;
  facesNorth: number;
  facesSouth: number;
  facesEast: number;
  facesWest: number;
  /** Quarter of 2018, 1 to 4, at whose prices the model values. */
  quarter: number;
}

/**
 * The basis of a value, and therefore its date: comparables of today; the learned model, whose prices are asking prices
 * of its own years; official €/m² (an orientation only); nothing.
 */
export type ValuationBasis = "current-comparables" | "model-2018" | "official-orientation" | "none";

/** Which halves of the engine spoke. */
export type ValuationEngine = "comparables" | "model" | "both";

export interface ValueRange {
  low: number;
  high: number;
}

/** The kinds of line in the adjustment grid, and the groups of bars in the explanation. */
export type ComponentId =
  | "area"
  | "location"
  | "rooms"
  | "bathrooms"
  | "condition"
  | "age"
  | "floor"
  | "lift"
  | "exterior"
  | "terrace"
  | "parking"
  | "storage"
  | "pool"
  | "air-conditioning"
  | "building"
  | "extras"
  | "orientation"
  | "index"
  /** From the price that is asked to the one that is paid, by the agent's word. */
  | "closing"
  /** The part that the lines leave unexplained, where a view shows it as one line. */
  | "model"
  /** The gate: what the nearest comparables add to the model, as one bar. */
  | "comparables";

/** One line of a comparable's adjustment: the factor is e^logFactor; euros are the line's share of the adjustment. */
export interface AdjustmentLine {
  id: ComponentId;
  /** Spanish, as shown: `Superficie`. */
  label: string;
  logFactor: number;
  amount: number;
  /** The comparable does not say it, and stands for the usual home that does not: the amount is supposed. */
  isSupposed?: true;
}

/** A comparable that took part, with its grid. */
export interface UsedComparable {
  id: string;
  listing: Listing;
  /** `null` when the comparable or the home has no position. */
  distanceM: number | null;
  /** Share of the total weight, 0 to 1. */
  weightShare: number;
  price: number;
  pricePerM2: number;
  adjustedPrice: number;
  lines: AdjustmentLine[];
  /** Sum of the lines over the price (fraction, signed). */
  netAdjustment: number;
  /** Sum of the absolute lines over the price (fraction). */
  grossAdjustment: number;
  /** Net above 15 %, or by the grid gross above 25 %: the comparable is not much alike. */
  isHeavilyAdjusted: boolean;
  /** The engine would have left it out by its price or its adjustments, and the agent has put it back. */
  isPutBack?: true;
  /** Its adjusted price stands so far from the others' that it counts less than its weight. */
  isApart?: true;
}

export type ExclusionReason =
  | "removed-by-agent"
  | "same-home"
  | "duplicate"
  | "other-operation"
  | "other-type"
  | "other-currency"
  | "too-far"
  | "other-size"
  | "too-old"
  | "in-the-future"
  | "too-unlike"
  | "less-alike"
  | "outlier";

/** A listing that did not take part, and why. */
export interface ExcludedComparable {
  id: string;
  listing: Listing;
  reason: ExclusionReason;
  /** The reason in Spanish, one short sentence. */
  text: string;
  /** Its price, adjusted to the home. Only where this price was the reason: an outlier, or one that is too unlike. */
  adjustedPrice?: number;
}

/** One bar of the waterfall. */
export interface ExplanationBar {
  id: ComponentId;
  label: string;
  /** Exact contribution to ln(value). */
  logContribution: number;
  /** The same in money; start.amount + Σ bars.amount = value exactly (up to rounding of floats). */
  amount: number;
}

export interface Explanation {
  /** Where the waterfall starts: the mean home of the city, or the comparables' mean price. */
  start: { label: string; amount: number };
  /** Longest first, `comparables` last. */
  bars: ExplanationBar[];
  value: number;
}

export type ConfidenceLevel = "alta" | "media" | "baja";

export interface Confidence {
  level: ConfidenceLevel;
  /** 0 to 100: 100·(1 − FSD), FSD the forecast's standard deviation on the log scale; at most 84 where the level is media, 70 where it is baja. */
  score: number;
  /** Spanish, one short sentence each. */
  reasons: string[];
}

/** Errors measured on homes that the model had not seen. Fractions. */
export interface MeasuredErrors {
  /** `Barcelona`, `200.000–300.000 €`. */
  label: string;
  /** Band of price that the row is about, [from, to); absent for the whole city. */
  from?: number;
  to?: number;
  homes: number;
  medianError: number;
  meanError: number;
  within10: number;
  within20: number;
  /** Share of the prices inside the 80 % interval. */
  coverage80: number;
  /** Median of (high − low) / 2 / value. */
  halfWidth80: number;
}

/** How far a value of today from comparables like these errs. */
export interface ExpectedError {
  /** The error that half of such values stay below, as a fraction of the price. */
  medianError: number;
  /** City in which that was measured; `null` where it was not measured, and the ranges are wider for it. */
  measuredIn: string | null;
  /** With the differences of the city's model, or with the grid. */
  engine: "grid" | "model";
}

/** The index by which prices were brought to today. */
export interface IndexUsed {
  label: string;
  source: string;
  /** ISO date of the last day that it tells of. */
  until: string;
}

/** For today without current comparables: only a range, from official ratios, never a point. */
export interface TodayOrientation {
  low: number;
  high: number;
  /** Growth ratios applied: from 2018 to the date of the sources. */
  lowRatio: number;
  highRatio: number;
  /** Date of the newest source. */
  date: string;
  /** Spanish, one line each: source and figure. */
  sources: string[];
  /** Where it follows from a present price per m² that was typed: that, and what the model gives there at the end of its data. */
  typed?: { present: number; level: number };
}

interface WithComparables {
  used: UsedComparable[];
  excluded: ExcludedComparable[];
}

/** A point value with its ranges. */
export interface ValuedHome extends WithComparables {
  kind: "value";
  basis: "current-comparables" | "model-2018";
  engine: ValuationEngine;
  /** ISO date of the value: `today`, or `2018` for the model alone. */
  date: string;
  currency: string;
  value: number;
  pricePerM2: number;
  range50: ValueRange;
  range80: ValueRange;
  range90: ValueRange;
  /** Standard deviation of the estimate on the log scale. */
  fsd: number;
  /** Only for a value of today; results kept from before 2026-11-26 lack it. */
  expected?: ExpectedError;
  confidence: Confidence;
  explanation: Explanation;
  /** The model's measured errors that fit this home: the city, and its band of price. Empty without a model. */
  measured: MeasuredErrors[];
  /** Where prices of other months were brought to today. */
  index?: IndexUsed;
  /** Only with `basis: "model-2018"`. */
  today?: TodayOrientation;
  /** Data notice of the model's licence; empty without a model. */
  notice: string;
}

/** No point value: only a wide orientation from official €/m². */
export interface OrientationOnly extends WithComparables {
  kind: "orientation";
  basis: "official-orientation";
  found: number;
  needed: 3;
  currency: string;
  range: ValueRange;
  official: OfficialPrice;
  /** Results kept from before 2026-11-26 lack it: their range was a wider one, without the home's features. */
  basedOn?: OrientationBasis;
  /** Spanish: what is missing for a value. */
  reasons: string[];
}

/** The steps from the official figure to the range. */
export interface OrientationBasis {
  /** A figure of the town's own, told by a near town, by far ones, or the province's. */
  level: "own" | "near" | "far" | "province";
  /** €/m² of the town, its own or told by its neighbours. */
  eurPerM2: number;
  /** Whether homes of this kind were measured: flats were, houses were not. */
  isMeasured: boolean;
  /** The home's features over the usual home of a city, largest first. */
  effects: OrientationEffect[];
}

export interface OrientationEffect {
  id: ComponentId;
  /** Spanish. */
  label: string;
  /** Change of ln price per m². */
  logFactor: number;
}

/** Nothing can be said: too few comparables, no model for the place, no official figure. */
export interface NoValue extends WithComparables {
  kind: "too-few-comparables";
  basis: "none";
  found: number;
  needed: 3;
  reasons: string[];
}

export type ValuationResult = ValuedHome | OrientationOnly | NoValue;

/** An official €/m² of the municipality or province. */
export interface OfficialPrice {
  eurPerM2: number;
  level: "municipality" | "province";
  placeName: string;
  /** ISO date or period of the figure, as shown. */
  period: string;
  /** Spanish name of the source. */
  source: string;
  /** Where the table has no figure of the municipality itself: its name, and what the towns around tell. */
  townName?: string;
  around?: TownLevel;
}

export interface ValueHomeInput<M> {
  subject: Property;
  comparables: readonly Listing[];
  /** Adverts of the model's own year around the home, where they were imported. */
  historic?: readonly Listing[] | undefined;
  /** Comparables that the agent has taken out, by id. */
  removedIds?: readonly string[];
  /** Comparables that count by the agent's word although their price or their adjustments stand apart, by id. */
  keptIds?: readonly string[];
  /** The learned model of the subject's city; absent outside its cities. */
  model?: M | null | undefined;
  official?: OfficialPrice | null | undefined;
  /** Brings comparables to today; without it they stand as of their dates. */
  index?: PriceIndex | undefined;
  /** Present price per m² of the neighbourhood, typed: what a value of the model's own years is brought to today by. */
  presentPerM2?: number | undefined;
  /** From the price that is asked to the one that is paid, as a fraction of the first; offers are moved by it. */
  closingStep?: number | undefined;
  /** The lines of a comparable as an agent has changed them. */
  amend?: ((listing: Listing, lines: AdjustmentLine[]) => AdjustmentLine[]) | undefined;
  /** Only comparables of today may give a value: neither the model's own years nor official figures do. */
  isOfTodayAlone?: boolean | undefined;
  /** ISO date. Engines have no clock. */
  today: string;
}
