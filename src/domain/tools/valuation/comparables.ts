import type { Listing, Property } from "../../shared/listing/property.ts";
import { median } from "../../shared/stats/order.ts";
import { adjustedPrice, adjustmentLines, closingLine, indexLine } from "./adjustments.ts";
import type { Situation } from "./error-scale.ts";
import type { EngineKind } from "./price-covariance.ts";
import { growthBetween, type PriceIndex } from "./price-index.ts";
import { type Candidate, excluded, selectComparables } from "./selection.ts";
import { subjectFromProperty } from "./subject.ts";
import type { AdjustmentLine, ExcludedComparable, UsedComparable } from "./types.ts";
import { STEPS_OF_PRICE, type Weighed, weigh } from "./weighing.ts";

/** With fewer comparables than this no value is given. */
export const FEWEST_COMPARABLES = 3;
/** Of four or more, a price beyond five times the median, or below a fifth of it, is a mistake or another kind of home. */
const OUTLIER = Math.log(5);
/** Adjustments, added up without their signs, beyond which a comparable proves nothing: half of its price. */
const MOST_GROSS = 0.5;
const NET_LIMIT = 0.15;
const GROSS_LIMIT = 0.25;

export interface ComparablesEstimate {
  kind: "estimate";
  /** The engine whose differences adjusted the prices. */
  engine: EngineKind;
  value: number;
  situation: Situation;
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
  /** Moves prices to today; without it they stand as of their dates. */
  index?: PriceIndex | undefined;
  /** From the price that is asked to the one that is paid, as a fraction of the first: −0.05. Offers alone are moved by it. */
  closingStep?: number | undefined;
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
  const engine = options.linesFor ? "model" : "grid";
  let weighed = selection.candidates.map((candidate) => adjust(subject, candidate, options));
  const keptIds = new Set(options.keptIds);
  if (engine === "grid") weighed = withoutUnlike(weighed, out, keptIds);
  weighed = withoutOutliers(weighed, out, keptIds);
  const used = weighed.map(({ comparable }) => comparable);
  if (used.length < FEWEST_COMPARABLES) {
    return { kind: "too-few-comparables", found: used.length, needed: FEWEST_COMPARABLES, used, excluded: out };
  }
  const { logValue, situation } = weigh(subjectFromProperty(subject), weighed, engine);
  used.sort((a, b) => b.weightShare - a.weightShare);
  return { kind: "estimate", engine, value: Math.exp(logValue), situation, used, excluded: out };
}

function adjust(subject: Property, candidate: Candidate, options: ComparablesOptions): Weighed {
  const { listing, home, distanceM } = candidate;
  const { index, closingStep, today } = options;
  const lines = options.linesFor?.(candidate) ?? adjustmentLines(subjectFromProperty(subject), home, listing.price);
  if (closingStep && listing.evidence === "oferta") {
    lines.push(closingLine(1 + closingStep, adjustedPrice(listing.price, lines)));
  }
  const growth = index && listing.date !== undefined ? growthBetween(index, listing.date, today) : undefined;
  if (growth && growth.log !== 0) lines.push(indexLine(Math.exp(growth.log), adjustedPrice(listing.price, lines)));
  const comparable = usedComparable(listing, distanceM, 0, { lines, engine: options.linesFor ? "model" : "grid" });
  return { ...candidate, comparable, indexDeviation: growth?.deviation ?? 0, belonging: 1 };
}

/**
 * A comparable with its lines. Heavily adjusted is one whose price was changed by more than 15 % for its differences to the home, or with
 * the grid by more than 25 % when the lines are added up without their signs. A learned difference is not judged by that sum: its lines
 * offset each other, and it passes 25 % in nearly every comparable.
 *
 * @param distanceM `NaN` when it is not known
 */
export function usedComparable(
  listing: Listing,
  distanceM: number,
  weightShare: number,
  { lines, engine }: { lines: AdjustmentLine[]; engine: EngineKind },
): UsedComparable {
  const adjusted = adjustedPrice(listing.price, lines);
  const net = adjusted / listing.price - 1;
  const gross = grossOf(lines) / listing.price;
  const own = lines.filter(({ id }) => !STEPS_OF_PRICE.has(id));
  const isHeavilyAdjusted =
    Math.abs(adjustedPrice(listing.price, own) / listing.price - 1) > NET_LIMIT ||
    (engine === "grid" && grossOf(own) / listing.price > GROSS_LIMIT);
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
    isHeavilyAdjusted,
  };
}

/** Sum of amounts without their signs. */
function grossOf(lines: readonly AdjustmentLine[]): number {
  return lines.reduce((sum, { amount }) => sum + Math.abs(amount), 0);
}

/**
 * A comparable that must be changed by more than half of its price is another kind of home. They stay when fewer than three would
 * be left: a value that says how unsure it is helps more than none. Only for the grid: the lines of a learned difference offset each
 * other, so that their sum without signs says little.
 */
function withoutUnlike(weighed: Weighed[], out: ExcludedComparable[], keptIds: ReadonlySet<string>): Weighed[] {
  const isUnlike = ({ comparable: { lines, price } }: Weighed) =>
    grossOf(lines.filter(({ id }) => !STEPS_OF_PRICE.has(id))) > MOST_GROSS * price;
  return without(weighed, out, "too-unlike", keptIds, isUnlike);
}

/** A price loses weight as this power of the way from the median to being an outlier, where it has lost all. */
const FADING_POWER = 4;

/**
 * Prices that no home like this can have leave, such as one with a digit too many, and one that is nearly so fades, so that the value
 * has no jump. All that stands apart by less is kriging's to weigh: leaving out whatever lay beyond three median deviations and a
 * tenth of the price, as this did before, made the median error in the protocol larger by three hundredths. Of three none leaves.
 */
function withoutOutliers(weighed: Weighed[], out: ExcludedComparable[], keptIds: ReadonlySet<string>): Weighed[] {
  if (weighed.length <= FEWEST_COMPARABLES) return weighed;
  const middle = median(weighed.map(({ comparable }) => Math.log(comparable.adjustedPrice)));
  const wayOut = ({ comparable }: Weighed) => Math.abs(Math.log(comparable.adjustedPrice) - middle) / OUTLIER;
  const kept = without(weighed, out, "outlier", keptIds, (one) => wayOut(one) >= 1);
  return kept.map((one) => {
    const belonging = one.comparable.isPutBack ? 1 : 1 - Math.min(1, wayOut(one)) ** FADING_POWER;
    return { ...one, belonging };
  });
}

/** Leaves out those that stand apart, but for the ones that the agent has put back; none where fewer than three would stay. */
function without(
  weighed: Weighed[],
  out: ExcludedComparable[],
  reason: "outlier" | "too-unlike",
  keptIds: ReadonlySet<string>,
  standsApart: (one: Weighed) => boolean,
): Weighed[] {
  const judged = weighed.map(
    (one): Weighed =>
      keptIds.has(one.comparable.id) && standsApart(one)
        ? { ...one, comparable: { ...one.comparable, isPutBack: true } }
        : one,
  );
  const stays = (one: Weighed) => one.comparable.isPutBack || !standsApart(one);
  const kept = judged.filter(stays);
  if (kept.length < FEWEST_COMPARABLES) return judged;
  for (const one of judged) {
    if (!stays(one)) out.push(excluded(one.listing, reason, one.comparable.adjustedPrice));
  }
  return kept;
}
