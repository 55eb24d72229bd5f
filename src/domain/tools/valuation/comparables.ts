import type { Listing, Property } from "../../shared/listing/property.ts";
import { median, medianAbsoluteDeviation, weightedMedian } from "../../shared/stats/order.ts";
import { adjustedPrice, adjustmentLines, indexLine } from "./adjustments.ts";
import { type Candidate, excluded, selectComparables } from "./selection.ts";
import { subjectFromProperty } from "./subject.ts";
import type { AdjustmentLine, ConfidenceLevel, ExcludedComparable, UsedComparable } from "./types.ts";

/** With fewer comparables than this no value is given. */
export const FEWEST_COMPARABLES = 3;
/** An offer is worth less than a closing as evidence. */
const OFFER_WEIGHT = 0.7;
const LEAST_FSD = 0.06;
const OUTLIER_MADS = 3;
/** Whoever lies nearer than 10 % to the median is no outlier, however closely the others agree. */
const LEAST_OUTLIER = Math.log(1.1);
/** Adjustments, added up without their signs, beyond which a comparable proves nothing: half of its price. */
const MOST_GROSS = 0.5;
const NET_LIMIT = 0.15;
const GROSS_LIMIT = 0.25;

export interface ComparablesEstimate {
  kind: "estimate";
  value: number;
  /** Standard deviation of the forecast on the log scale. */
  fsd: number;
  /** 80 % band = value · e^(±multiplier · fsd). */
  multiplier: number;
  used: UsedComparable[];
  excluded: ExcludedComparable[];
}

export interface TooFewComparables {
  kind: "too-few-comparables";
  found: number;
  needed: 3;
  used: UsedComparable[];
  excluded: ExcludedComparable[];
}

export interface ComparablesOptions {
  removedIds?: readonly string[];
  /** They count although they are outliers or too unlike: the agent has put them back. */
  keptIds?: readonly string[];
  today: string;
  /** Growth of prices from a date to today, as a factor; 1 when it is not known. */
  indexSince?: (isoDate: string) => number;
  /**
   * The lines that turn a comparable's price into the subject's. Without it the grid of `adjustments.ts` is used; a
   * city with a model brings its own.
   */
  linesFor?: (candidate: Candidate) => AdjustmentLine[];
}

/**
 * The value that comparables give, in the currency of the listings (docs/valuation.md, Comparables). It works for any
 * place and currency; prices in another currency are left out.
 */
export function estimateFromComparables(
  subject: Property,
  listings: readonly Listing[],
  options: ComparablesOptions,
): ComparablesEstimate | TooFewComparables {
  const selection = selectComparables(subject, listings, options.removedIds ?? [], options.today);
  const out = selection.excluded;
  let used = selection.candidates.map((candidate) => adjust(subject, candidate, options));
  const keptIds = new Set(options.keptIds);
  if (!options.linesFor) used = withoutUnlike(used, out, keptIds);
  used = withoutOutliers(used, out, keptIds);
  const total = used.reduce((sum, { weightShare }) => sum + weightShare, 0);
  // Very far comparables can have weights that vanish together; then all count the same.
  for (const comparable of used) comparable.weightShare = total > 0 ? comparable.weightShare / total : 1 / used.length;
  used.sort((a, b) => b.weightShare - a.weightShare);
  if (used.length < FEWEST_COMPARABLES) {
    return { kind: "too-few-comparables", found: used.length, needed: FEWEST_COMPARABLES, used, excluded: out };
  }
  const logs = used.map((c) => Math.log(c.adjustedPrice));
  const weights = used.map((c) => c.weightShare);
  return {
    kind: "estimate",
    value: Math.exp(weightedMedian(logs, weights)),
    fsd: forecastDeviation(logs, weights),
    multiplier: bandMultiplier(Math.round(effectiveNumber(used))),
    used,
    excluded: out,
  };
}

function adjust(subject: Property, candidate: Candidate, options: ComparablesOptions): UsedComparable {
  const { listing, home, distanceM, unlikeness } = candidate;
  const index = listing.date === undefined ? 1 : (options.indexSince?.(listing.date) ?? 1);
  const lines = options.linesFor?.(candidate) ?? adjustmentLines(subjectFromProperty(subject), home, listing.price);
  if (index !== 1) lines.push(indexLine(index, adjustedPrice(listing.price, lines)));
  const weight = Math.exp(-unlikeness / 2) * (listing.evidence === "oferta" ? OFFER_WEIGHT : 1);
  return usedComparable(listing, distanceM, weight, lines);
}

/** A comparable with its grid. @param distanceM `NaN` when it is not known */
export function usedComparable(
  listing: Listing,
  distanceM: number,
  weightShare: number,
  lines: AdjustmentLine[],
): UsedComparable {
  const adjusted = adjustedPrice(listing.price, lines);
  const net = adjusted / listing.price - 1;
  const gross = lines.reduce((sum, { amount }) => sum + Math.abs(amount), 0) / listing.price;
  return {
    id: listing.id,
    listing,
    distanceM: Number.isNaN(distanceM) ? null : distanceM,
    weightShare,
    price: listing.price,
    pricePerM2: listing.price / listing.builtAreaM2,
    adjustedPrice: adjusted,
    lines,
    netAdjustment: net,
    grossAdjustment: gross,
    isHeavilyAdjusted: Math.abs(net) > NET_LIMIT || gross > GROSS_LIMIT,
  };
}

/**
 * A comparable that must be changed by more than half of its price is another kind of home. They stay when fewer than three would
 * be left, as outliers do: a value that says how unsure it is helps more than none. Only for the grid: the lines of a learned
 * difference offset each other, so that their sum without signs says little.
 */
function withoutUnlike(
  used: UsedComparable[],
  out: ExcludedComparable[],
  keptIds: ReadonlySet<string>,
): UsedComparable[] {
  return without(used, out, "too-unlike", keptIds, ({ grossAdjustment }) => grossAdjustment > MOST_GROSS);
}

/**
 * Step 4. A spread of zero says nothing about outliers; nor do they go when fewer than three would be left: the median
 * bears one, and the spread shows it in the band.
 */
function withoutOutliers(
  used: UsedComparable[],
  out: ExcludedComparable[],
  keptIds: ReadonlySet<string>,
): UsedComparable[] {
  const logs = used.map((c) => Math.log(c.adjustedPrice));
  const middle = median(logs);
  const mad = medianAbsoluteDeviation(logs);
  const limit = Math.max(LEAST_OUTLIER, OUTLIER_MADS * mad);
  if (mad === 0) return used;
  return without(
    used,
    out,
    "outlier",
    keptIds,
    ({ adjustedPrice }) => Math.abs(Math.log(adjustedPrice) - middle) > limit,
  );
}

/** Leaves out those that stand apart, but for the ones that the agent has put back; none where fewer than three would stay. */
function without(
  used: UsedComparable[],
  out: ExcludedComparable[],
  reason: "outlier" | "too-unlike",
  keptIds: ReadonlySet<string>,
  standsApart: (comparable: UsedComparable) => boolean,
): UsedComparable[] {
  const judged = used.map(
    (comparable): UsedComparable =>
      keptIds.has(comparable.id) && standsApart(comparable) ? { ...comparable, isPutBack: true } : comparable,
  );
  const stays = (comparable: UsedComparable) => comparable.isPutBack || !standsApart(comparable);
  const kept = judged.filter(stays);
  if (kept.length < FEWEST_COMPARABLES) return judged;
  for (const comparable of judged) {
    if (!stays(comparable)) out.push(excluded(comparable.listing, reason, comparable.adjustedPrice));
  }
  return kept;
}

/** Step 5: max(6 %, weighted sd of ln price · √(1 + 1/n_eff)), n_eff = (Σw)² / Σw². */
export function forecastDeviation(logs: readonly number[], weights: readonly number[]): number {
  let total = 0;
  let squares = 0;
  let sum = 0;
  for (let i = 0; i < logs.length; i++) {
    total += weights[i]!;
    squares += weights[i]! ** 2;
    sum += weights[i]! * logs[i]!;
  }
  const mean = sum / total;
  let variance = 0;
  for (let i = 0; i < logs.length; i++) variance += (weights[i]! / total) * (logs[i]! - mean) ** 2;
  return Math.max(LEAST_FSD, Math.sqrt(variance * (1 + squares / total ** 2)));
}

/** How many equal comparables would weigh as these do: 1 / Σ share², from 1 to their number. */
export function effectiveNumber(used: readonly Pick<UsedComparable, "weightShare">[]): number {
  return 1 / used.reduce((sum, { weightShare }) => sum + weightShare ** 2, 0);
}

/** Standard deviations that hold 80 % of the errors, by effective number of comparables (backtest of 2018). */
export function bandMultiplier(count: number): number {
  if (count >= 20) return 1.5;
  if (count >= 10) return 1.7;
  if (count >= 6) return 2;
  return count >= 4 ? 2.3 : 2.8;
}

/** High above 85, medium from 70; always low below six comparables. */
export function confidenceLevel(fsd: number, count: number): ConfidenceLevel {
  const score = 100 * (1 - fsd);
  if (count < 6 || score < 70) return "baja";
  return score > 85 ? "alta" : "media";
}
