import { boundedMean, MOST_WEIGHT } from "./bounded-mean.ts";
import type { Situation } from "./error-scale.ts";
import { unkinship } from "./kinship.ts";
import { errorVariance, krige } from "./kriging.ts";
import { crowdAround, learnedWeights } from "./learned-weights.ts";
import { distanceM } from "./position.ts";
import { covarianceOf, type EngineKind, PRICE_COVARIANCE, type PriceCovariance, sillOf } from "./price-covariance.ts";
import { spreadOf } from "./price-spread.ts";
import type { Candidate } from "./selection.ts";
import type { ComponentId, UsedComparable, ValuationSubject } from "./types.ts";

/** A comparable with its grid, and what its weight follows from. */
export interface Weighed extends Omit<Candidate, "others"> {
  comparable: UsedComparable;
  /** Deviation of ln price of its step to today. */
  indexDeviation: number;
  /** How far its adjusted price usually parts from the home's, a scale of the difference of logarithms, where a model has learned it. */
  gap?: number;
  others: Weighed[];
}

/** The adverts of one home: the one that stands for it, and the others that may be of it. */
export const advertsOf = (one: Weighed): Weighed[] => [one, ...one.others];

/** A closing tells more than an offer: its nugget over an offer's. A judgement; the measured data has offers only. */
const CLOSING_NUGGET = 0.7;
/** In expected gaps, the distance from the value at which a price begins to speak less. */
const GAPS_APART = 0.5;
/** Of so few prices none leaves for standing apart. */
const FEWEST_SPEAKING = 3;
/** The spread of the price of a single home, which parts from no other. */
const AS_EXPECTED = 1;
/** Steps of price that are no difference between two homes. */
export const STEPS_OF_PRICE: ReadonlySet<ComponentId> = new Set(["index", "closing"]);
/** The features that tell most about a price, among those that adverts often leave out. */
const DESCRIBING_FIELDS: readonly (keyof ValuationSubject)[] = [
  "rooms",
  "bathrooms",
  "floor",
  "yearBuilt",
  "isToReform",
  "hasLift",
  "isExterior",
  "hasTerrace",
];

/**
 * Gives each comparable its share of the weight.
 *
 * @param keptIds comparables that count although their prices stand apart
 * @returns ln of the value, in what situation it was found, and the comparables whose prices stand so far apart that they have no share
 */
export function weigh(
  subject: ValuationSubject,
  weighed: readonly Weighed[],
  kind: EngineKind,
  keptIds: ReadonlySet<string>,
): { logValue: number; situation: Situation; outliers: UsedComparable[] } {
  const model = PRICE_COVARIANCE[kind];
  const sill = sillOf(model);
  const { between, toTarget } = covariances(model, subject, weighed);
  const own = Float64Array.from(weighed, (one) => nuggetOf(model, one, kind));
  const values = Float64Array.from(weighed, (one) =>
    meanByPart(one, ({ comparable }) => Math.log(comparable.adjustedPrice)),
  );
  const belonging = Float64Array.from(weighed, (one) => one.belonging);
  const kriging = {
    nuggets: own,
    belonging,
    between,
    toTarget,
    sill,
    targetNugget: model.nugget.variance,
    most: MOST_WEIGHT,
  };
  const { weights: kriged, usual } = krige(kriging);
  const gaps = weighed.flatMap(({ gap }) => (gap === undefined ? [] : [gap]));
  const isLearned = gaps.length === weighed.length;
  const crowd = crowdAround(
    weighed.map(({ distanceM: away }) => away),
    belonging,
  );
  const weights = isLearned ? learnedWeights(kriged, gaps, { belonging, crowd }) : kriged;
  const variance = errorVariance(kriging, weights);
  const isKept = weighed.map((one) => advertsOf(one).some(({ comparable }) => keptIds.has(comparable.id)));
  const { value, shares, isOutlier, isApart } = boundedMean({
    values,
    weights,
    scales: isLearned
      ? Float64Array.from(gaps, (gap) => GAPS_APART * gap)
      : usual.map((deviation) => model.huber * deviation),
    belonging,
    isKept,
  });
  for (const [i, one] of weighed.entries()) {
    const parts = advertsOf(one).reduce((sum, { part }) => sum + part, 0);
    for (const { comparable, part } of advertsOf(one)) comparable.weightShare = (shares[i]! * part) / parts;
    if (isOutlier[i] && isKept[i]) one.comparable.isPutBack = true;
    if (isApart[i]) for (const { comparable } of advertsOf(one)) comparable.isApart = true;
  }
  const places = weighed.flatMap((_, i) => (isOutlier[i] && !isKept[i] && shares[i] === 0 ? [] : [i]));
  const speaking = places.length < FEWEST_SPEAKING ? [...weighed.keys()] : places;
  const mean = (of: (one: Weighed) => number) => weighed.reduce((sum, one, i) => sum + shares[i]! * of(one), 0);
  return {
    logValue: value,
    outliers: weighed.flatMap((one, i) =>
      speaking.includes(i) ? [] : advertsOf(one).map(({ comparable }) => comparable),
    ),
    situation: {
      deviation: Math.sqrt(variance),
      gap: isLearned ? mean(({ gap = 0 }) => gap) : Math.sqrt(variance),
      disagreement: speaking.reduce((sum, i) => sum + ((values[i]! - value) / usual[i]!) ** 2, 0) / speaking.length,
      spread:
        speaking.length < 2
          ? AS_EXPECTED
          : spreadOf(
              Float64Array.from(speaking, (i) => values[i]!),
              covarianceAmong(speaking, between, own),
            ),
      count: speaking.length,
      effective: 1 / shares.reduce((sum, share) => sum + share ** 2, 0),
      distanceKm: mean((one) => (Number.isNaN(one.distanceM) ? model.unknownDistanceKm : one.distanceM / 1000)),
      adjustment: mean(({ comparable }) => adjustmentSize(comparable, kind)),
      unknown: mean(({ home }) => unknownShare(home)),
      years: mean(({ months }) => months / 12),
      unplaced: mean((one) => Number(Number.isNaN(one.distanceM))),
      indexDeviation: mean((one) => one.indexDeviation),
    },
  };
}

/** Mean over the adverts of one home, each by its part. */
function meanByPart(one: Weighed, of: (advert: Weighed) => number): number {
  const adverts = advertsOf(one);
  const parts = adverts.reduce((sum, { part }) => sum + part, 0);
  return adverts.reduce((sum, advert) => sum + (advert.part / parts) * of(advert), 0);
}

/** The covariances of some of the prices themselves: each has besides what it shares a variance of its own. */
function covarianceAmong(some: readonly number[], between: Float64Array, own: Float64Array): Float64Array {
  const n = own.length;
  return Float64Array.from(some.flatMap((i) => some.map((j) => between[i * n + j]! + (i === j ? own[i]! : 0))));
}

function covariances(
  model: PriceCovariance,
  subject: ValuationSubject,
  weighed: readonly Weighed[],
): { between: Float64Array; toTarget: Float64Array } {
  const n = weighed.length;
  const between = new Float64Array(n * n);
  const toTarget = new Float64Array(n);
  for (const [i, { home, distanceM: away }] of weighed.entries()) {
    toTarget[i] = covarianceOf(model, away / 1000, unkinship(subject, home));
    between[i * n + i] = sillOf(model);
    for (let j = 0; j < i; j++) {
      const other = weighed[j]!.home;
      const shared = covarianceOf(model, distanceM(home, other) / 1000, unkinship(home, other));
      between[i * n + j] = shared;
      between[j * n + i] = shared;
    }
  }
  return { between, toTarget };
}

/** Variance of a comparable's own: more for large adjustments, old prices and silence; less for a closing. */
function nuggetOf({ nugget }: PriceCovariance, { comparable, home, months }: Weighed, kind: EngineKind): number {
  const own =
    nugget.variance +
    nugget.perAdjustment * adjustmentSize(comparable, kind) ** 2 +
    (nugget.perYear * months) / 12 +
    nugget.perUnknown * unknownShare(home);
  return comparable.listing.evidence === "cierre" ? CLOSING_NUGGET * own : own;
}

/**
 * How much a comparable had to be changed to become the home, as a fraction: by the grid all its lines without their signs; by a
 * learned difference, whose lines offset each other, their sum.
 */
function adjustmentSize({ lines, price }: UsedComparable, kind: EngineKind): number {
  const own = lines.filter(({ id }) => !STEPS_OF_PRICE.has(id));
  if (kind === "grid") return own.reduce((sum, { amount }) => sum + Math.abs(amount), 0) / price;
  return Math.abs(own.reduce((sum, { logFactor }) => sum + logFactor, 0));
}

/** How many equal comparables would weigh as these do: 1 / Σ share², from 1 to their number. */
export function effectiveNumber(used: readonly Pick<UsedComparable, "weightShare">[]): number {
  return 1 / used.reduce((sum, { weightShare }) => sum + weightShare ** 2, 0);
}

function unknownShare(home: ValuationSubject): number {
  return DESCRIBING_FIELDS.filter((field) => Number.isNaN(home[field])).length / DESCRIBING_FIELDS.length;
}
