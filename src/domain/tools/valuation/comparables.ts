import type { Listing, Property } from "../../shared/listing/property.ts";
import { adjustedPrice, adjustmentLines, closingLine, indexLine } from "./adjustments.ts";
import type { Situation } from "./error-scale.ts";
import { partByGap } from "./learned-weights.ts";
import type { Adjustment, PricedHome } from "./model-differences.ts";
import type { EngineKind } from "./price-covariance.ts";
import { growthBetween, type PriceIndex } from "./price-index.ts";
import { type Candidate, excluded, selectComparables } from "./selection.ts";
import { subjectFromProperty } from "./subject.ts";
import type { AdjustmentLine, ExcludedComparable, UsedComparable } from "./types.ts";
import { advertsOf, STEPS_OF_PRICE, type Weighed, weigh } from "./weighing.ts";

/** With fewer comparables than this no value is given. */
export const FEWEST_COMPARABLES = 3;
/** Adjustments, added up without their signs, beyond which a comparable proves nothing: half of its price. */
export const MOST_GROSS = 0.5;
/** Net and gross adjustments, as fractions of a comparable's price, above which it is heavily adjusted. */
export const NET_LIMIT = 0.15;
export const GROSS_LIMIT = 0.25;

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
  /** The lines of a comparable as an agent has changed them; its weight, its judgement and the value follow from what it gives back. */
  amend?: ((listing: Listing, lines: AdjustmentLine[]) => AdjustmentLine[]) | undefined;
  /**
   * The adjustments of prices of comparables to the subject's, for all of them at once. Without it the grid of `adjustments.ts` is used; a city
   * with a model brings its own.
   */
  adjust?: (comparables: readonly PricedHome[]) => Adjustment[];
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
  const engine = options.adjust ? "model" : "grid";
  const selection = selectComparables(subject, listings, options.removedIds ?? [], options.today, engine);
  const out = selection.excluded;
  let weighed = adjustAll(subject, selection.candidates, options);
  const keptIds = new Set(options.keptIds);
  if (engine === "grid") weighed = withoutUnlike(weighed, out, keptIds);
  const adverts = comparablesOf(weighed);
  if (adverts.length < FEWEST_COMPARABLES) {
    return {
      kind: "too-few-comparables",
      found: adverts.length,
      needed: FEWEST_COMPARABLES,
      used: adverts,
      excluded: out,
    };
  }
  const { logValue, situation, outliers } = weigh(subjectFromProperty(subject), weighed, engine, keptIds);
  for (const { listing, adjustedPrice: judged } of outliers) out.push(excluded(listing, "outlier", judged));
  const used = adverts.filter((comparable) => !outliers.includes(comparable));
  used.sort((a, b) => b.weightShare - a.weightShare);
  return { kind: "estimate", engine, value: Math.exp(logValue), situation, used, excluded: out };
}

function comparablesOf(weighed: readonly Weighed[]): UsedComparable[] {
  return weighed.flatMap((one) => advertsOf(one).map(({ comparable }) => comparable));
}

function adjustAll(subject: Property, candidates: readonly Candidate[], options: ComparablesOptions): Weighed[] {
  const home = subjectFromProperty(subject);
  const adverts = candidates.flatMap((candidate) => [candidate, ...candidate.others]);
  const priced = adverts.map((advert) => ({ home: advert.home, price: advert.listing.price }));
  const adjustments: readonly (Pick<Adjustment, "lines"> & Partial<Adjustment>)[] =
    options.adjust?.(priced) ?? priced.map((advert) => ({ lines: adjustmentLines(home, advert.home, advert.price) }));
  const placeOf = new Map(adverts.map((advert, i) => [advert, i]));
  const adjusted = (candidate: Candidate): Weighed => {
    const i = placeOf.get(candidate)!;
    const others = candidate.others.map(adjusted);
    const { lines, gap } = adjustments[i]!;
    const own = adjust(candidate, lines, options);
    if (gap === undefined) return { ...own, others };
    return {
      ...own,
      gap,
      others: others.map((other) => ({ ...other, part: other.part * partByGap(gap, other.gap!) })),
    };
  };
  return candidates.map(adjusted);
}

function adjust(candidate: Candidate, lines: AdjustmentLine[], options: ComparablesOptions): Omit<Weighed, "others"> {
  const { listing, distanceM } = candidate;
  const stepped = withMarketSteps(listing, lines, options);
  const comparable = usedComparable(listing, distanceM, 0, {
    lines: options.amend?.(listing, stepped.lines) ?? stepped.lines,
    engine: options.adjust ? "model" : "grid",
  });
  return { ...candidate, comparable, indexDeviation: stepped.deviation };
}

/**
 * A comparable's lines with the two steps of its price behind them, where they are known: from the price asked to the one paid, and from
 * its date to today.
 *
 * @param lines those of its differences to the home
 * @returns the lines, and the deviation of ln price of the step to today
 */
export function withMarketSteps(
  listing: Listing,
  lines: readonly AdjustmentLine[],
  { index, closingStep, today }: Pick<ComparablesOptions, "index" | "closingStep" | "today">,
): { lines: AdjustmentLine[]; deviation: number } {
  const all = [...lines];
  if (closingStep && listing.evidence === "oferta") {
    all.push(closingLine(1 + closingStep, adjustedPrice(listing.price, all)));
  }
  const growth = index && listing.date !== undefined ? growthBetween(index, listing.date, today) : undefined;
  if (growth && growth.log !== 0) all.push(indexLine(Math.exp(growth.log), adjustedPrice(listing.price, all)));
  return { lines: all, deviation: growth?.deviation ?? 0 };
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

/** Gross adjustments from which a comparable fades, until it leaves at `MOST_GROSS`. */
const FADING_GROSS = 0.4;

/**
 * A comparable that must be changed by more than half of its price is another kind of home and leaves, and one that nearly must be fades.
 * The agent may put them back, and they stay as far as fewer than three others are left: a value that says how unsure it is helps more
 * than none. Only for the grid: the lines of a learned difference offset each other, so that their sum without signs says little.
 */
function withoutUnlike(
  weighed: readonly Weighed[],
  out: ExcludedComparable[],
  keptIds: ReadonlySet<string>,
): Weighed[] {
  const likeness = weighed.map(({ comparable }) => {
    const gross = grossOf(comparable.lines.filter((line) => !STEPS_OF_PRICE.has(line.id))) / comparable.price;
    const own = Math.min(1, Math.max(0, (MOST_GROSS - gross) / (MOST_GROSS - FADING_GROSS)));
    if (!keptIds.has(comparable.id)) return own;
    if (own === 0) comparable.isPutBack = true;
    return 1;
  });
  const alike = weighed.reduce((sum, { belonging }, i) => sum + belonging * likeness[i]!, 0);
  const needed = Math.min(1, Math.max(0, FEWEST_COMPARABLES - alike));
  const judged = weighed.map((one, i) => ({ ...one, belonging: one.belonging * Math.max(likeness[i]!, needed) }));
  const kept = judged.filter(({ belonging }) => belonging > 0);
  if (comparablesOf(kept).length < FEWEST_COMPARABLES) return [...weighed];
  for (const { listing, adjustedPrice: judgedPrice } of comparablesOf(
    judged.filter(({ belonging }) => belonging <= 0),
  )) {
    out.push(excluded(listing, "too-unlike", judgedPrice));
  }
  return kept;
}
