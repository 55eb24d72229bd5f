import type { Situation } from "./error-scale.ts";
import { unkinship } from "./kinship.ts";
import { krige } from "./kriging.ts";
import { distanceM } from "./position.ts";
import { covarianceOf, type EngineKind, PRICE_COVARIANCE, type PriceCovariance, sillOf } from "./price-covariance.ts";
import { spreadOf } from "./price-spread.ts";
import type { Candidate } from "./selection.ts";
import type { ComponentId, UsedComparable, ValuationSubject } from "./types.ts";

/** A comparable with its grid, and what its weight follows from. */
export interface Weighed extends Candidate {
  comparable: UsedComparable;
  /** Deviation of ln price of its step to today. */
  indexDeviation: number;
  /** 1 among the other prices, falling to 0 where an outlier begins. */
  belonging: number;
}

/** A closing tells more than an offer: its nugget over an offer's. A judgement; the measured data has offers only. */
const CLOSING_NUGGET = 0.7;
/** Steps of price that are no difference between two homes. */
export const STEPS_OF_PRICE: ReadonlySet<ComponentId> = new Set(["index", "closing"]);
/** The features that tell most about a price, among those that adverts often leave out. */
const TELLING: readonly (keyof ValuationSubject)[] = [
  "rooms",
  "bathrooms",
  "floor",
  "yearBuilt",
  "isToReform",
  "hasLift",
  "isExterior",
  "hasTerrace",
];

/** Gives each comparable its share of the weight. @returns ln of the value, and in what situation it was found */
export function weigh(
  subject: ValuationSubject,
  weighed: readonly Weighed[],
  kind: EngineKind,
): { logValue: number; situation: Situation } {
  const model = PRICE_COVARIANCE[kind];
  const sill = sillOf(model);
  const { between, toTarget } = covariances(model, subject, weighed);
  const own = weighed.map((one) => nuggetOf(model, one, kind));
  const values = Float64Array.from(weighed, ({ comparable }) => Math.log(comparable.adjustedPrice));
  const { weights, value, variance } = krige({
    values,
    nuggets: Float64Array.from(own),
    belonging: Float64Array.from(weighed, ({ belonging }) => belonging),
    between,
    toTarget,
    sill,
    targetNugget: model.nugget.variance,
    huber: model.huber,
  });
  for (const [i, { comparable }] of weighed.entries()) comparable.weightShare = weights[i]!;
  const mean = (of: (one: Weighed) => number) => weighed.reduce((sum, one, i) => sum + weights[i]! * of(one), 0);
  const disagreement =
    values.reduce((sum, log, i) => sum + (log - value) ** 2 / (2 * sill - 2 * toTarget[i]! + own[i]!), 0) /
    values.length;
  return {
    logValue: value,
    situation: {
      deviation: Math.sqrt(variance),
      disagreement,
      spread: spreadOf(values, withOwn(between, own)),
      count: weighed.length,
      effective: effectiveNumber(weighed.map(({ comparable }) => comparable)),
      distanceKm: mean((one) => (Number.isNaN(one.distanceM) ? model.unknownDistanceKm : one.distanceM / 1000)),
      adjustment: mean(({ comparable }) => adjustmentSize(comparable, kind)),
      unknown: mean(({ home }) => unknownShare(home)),
      years: mean(({ months }) => months / 12),
      unplaced: mean((one) => Number(Number.isNaN(one.distanceM))),
      indexDeviation: mean((one) => one.indexDeviation),
    },
  };
}

/** The covariances of the prices themselves: each has besides what it shares a variance of its own. */
function withOwn(between: Float64Array, own: readonly number[]): Float64Array {
  const n = own.length;
  return between.map((shared, at) => (at % (n + 1) === 0 ? shared + own[at / (n + 1)]! : shared));
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
  return TELLING.filter((field) => Number.isNaN(home[field])).length / TELLING.length;
}
