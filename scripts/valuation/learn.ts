import { quantile } from "#domain/stats/order.ts";
import { seededRandom } from "#domain/stats/random.ts";
import { type CityPoints, FEATURE_COUNT, FEATURES, featureMatrix } from "#domain/valuation/features.ts";
import { type Forest, predict } from "#domain/valuation/forest.ts";
import { GATE_FEATURE_COUNT, gateRow, PAIR_FEATURE_COUNT, pairMatrix } from "#domain/valuation/gate.ts";
import type { IntervalQuantiles, ValuationModel } from "#domain/valuation/model.ts";
import {
  buildComparableSet,
  type ComparableSet,
  findNeighbours,
  type Neighbourhood,
} from "#domain/valuation/neighbours.ts";
import { type BoostOptions, boost, huber, laplaceScale } from "./boost.ts";
import { assetHash, type TrainingRow } from "./rows.ts";

/** Sizes of the forests; a test learns with small ones. */
export interface LearnOptions {
  seed: number;
  base: BoostSize;
  pair: BoostSize;
  gate: BoostSize;
  scale: BoostSize;
}
type BoostSize = Pick<BoostOptions, "trees" | "leaves" | "depth" | "learningRate" | "minLeaf" | "rowShare">;

export const SHIPPED: LearnOptions = {
  seed: 2018,
  base: { trees: 900, leaves: 127, depth: 14, learningRate: 0.065, minLeaf: 10, rowShare: 0.65 },
  pair: { trees: 120, leaves: 63, depth: 12, learningRate: 0.12, minLeaf: 100, rowShare: 0.35 },
  gate: { trees: 400, leaves: 31, depth: 10, learningRate: 0.05, minLeaf: 20, rowShare: 0.7 },
  scale: { trees: 150, leaves: 31, depth: 10, learningRate: 0.06, minLeaf: 60, rowShare: 0.7 },
};

export type Learned = Pick<ValuationModel, "base" | "baseScale" | "pair" | "gate" | "gateScale"> & {
  quantiles: { model: IntervalQuantiles; both: IntervalQuantiles; bothWithTwin: IntervalQuantiles };
};

const FOLDS = 5;

/** A subject seen by a model that has not seen its dwelling, beside the other folds as comparables. */
interface GateCase {
  row: number;
  set: ComparableSet;
  found: Neighbourhood;
  predicted: number;
  pairs: Float32Array;
  weight: number;
}

/**
 * Learns a city: the model, the likeness of pairs, the gate and the scales of both errors. The gate is trained as it
 * will be used: each fold's homes, which their model has not seen, beside comparables which it has.
 */
export function learn(rows: readonly TrainingRow[], points: CityPoints, options: LearnOptions, log: Log): Learned {
  const features = featureMatrix(
    rows.map(({ home }) => home),
    points,
  );
  const fold = Int8Array.from(rows, ({ assetId }) => assetHash("umbral-fold:", assetId) % FOLDS);
  const target = Float64Array.from(rows, ({ logUnitPrice }) => logUnitPrice);
  const all = Int32Array.from(rows, (_, r) => r);
  const honest = new Float64Array(rows.length);
  const cases: GateCase[] = [];
  for (let k = 0; k < FOLDS; k++) {
    const seen = all.filter((r) => fold[r] !== k);
    const forest = learnBase(features, target, seen, options);
    const predicted = predict(forest, features);
    for (const r of all) if (fold[r] === k) honest[r] = predicted[r]!;
    cases.push(...gateCases(rows, fold, k, predicted, points.centre, options.seed + k));
    log(`fold ${k + 1} of ${FOLDS}`);
  }
  const base = learnBase(features, target, all, options);
  log("model");
  const pair = learnPair(cases, target, options);
  log(`likeness of pairs`);
  const gateFeatures = new Float32Array(cases.length * GATE_FEATURE_COUNT);
  for (const [i, { row, set, found, predicted, pairs }] of cases.entries()) {
    const scale = predict(pair, pairs);
    gateFeatures.set(gateRow(set, found, scale, rows[row]!.home, predicted, points.centre), i * GATE_FEATURE_COUNT);
  }
  const gate = learnGate(cases, gateFeatures, target, fold, options);
  log("gate");
  const baseErrors = target.map((y, r) => y - honest[r]!);
  const baseScale = learnScale(
    features,
    FEATURE_COUNT,
    baseErrors,
    new Float64Array(rows.length).fill(1),
    fold,
    options,
  );
  const isWhole = cases.map(({ weight }) => weight === 1);
  const hasTwin = cases.map(({ found }) => found.twins.weight > 0);
  const gateScale = learnScale(
    gateFeatures,
    GATE_FEATURE_COUNT,
    gate.errors,
    weights(cases),
    folds(cases, fold),
    options,
  );
  log("scales");
  return {
    base,
    baseScale: baseScale.forest,
    pair,
    gate: gate.forest,
    gateScale: gateScale.forest,
    quantiles: {
      model: intervalQuantiles(baseErrors, baseScale.honest, () => true),
      both: intervalQuantiles(gate.errors, gateScale.honest, (i) => isWhole[i]! && !hasTwin[i]),
      bothWithTwin: intervalQuantiles(gate.errors, gateScale.honest, (i) => isWhole[i]! && hasTwin[i]!),
    },
  };
}

export type Log = (message: string) => void;

const weights = (cases: readonly GateCase[]) => Float64Array.from(cases, ({ weight }) => weight);
const folds = (cases: readonly GateCase[], fold: Int8Array) => Int8Array.from(cases, ({ row }) => fold[row]!);

/** One column of a row-major matrix, for some rows. */
function columns(matrix: Float32Array, featureCount: number, rows: Int32Array): Float32Array[] {
  return Array.from({ length: featureCount }, (_, f) => Float32Array.from(rows, (r) => matrix[r * featureCount + f]!));
}

/** Of every hundred homes this many are learned from a second time, with half of what is known about them left out. */
const FORGETFUL_PERCENT = 15;
const FORGETFUL_WEIGHT = 0.5;
/** Never unknown: area and position, and what follows from the position. */
const ALWAYS_KNOWN = /^(areaM2|east|north|along|across|to)/;

/** The model must bear silence: some homes are repeated with each feature unknown by the toss of a coin. */
function learnBase(features: Float32Array, target: Float64Array, seen: Int32Array, options: LearnOptions): Forest {
  const random = seededRandom(options.seed + 40);
  const repeated = seen.filter(() => random() * 100 < FORGETFUL_PERCENT);
  const rows = Int32Array.from([...seen, ...repeated]);
  const own = Float64Array.from(rows, (r) => target[r]!);
  const weight = new Float64Array(rows.length).fill(1).fill(FORGETFUL_WEIGHT, seen.length);
  const cols = columns(features, FEATURE_COUNT, rows);
  for (const [f, { name }] of FEATURES.entries()) {
    if (ALWAYS_KNOWN.test(name)) continue;
    for (let i = seen.length; i < rows.length; i++) if (random() < 0.5) cols[f]![i] = Number.NaN;
  }
  return boost(cols, own, weight, quantile(own, 0.5), {
    ...options.base,
    lambda: 5,
    featureShare: 0.45,
    seed: options.seed,
    objective: huber(0.1),
  });
}

/** Share of the comparables that a thinned case keeps: the gate must also know places with few. */
const THINNED = [0.02, 0.1, 0.3] as const;
const THINNED_WEIGHT = 0.5;

function gateCases(
  rows: readonly TrainingRow[],
  fold: Int8Array,
  k: number,
  predicted: Float64Array,
  centre: Float32Array,
  seed: number,
): GateCase[] {
  const seen: number[] = [];
  for (let r = 0; r < rows.length; r++) if (fold[r] !== k) seen.push(r);
  const set = buildComparableSet(
    seen.map((r) => rows[r]!.home),
    seen.map((r) => rows[r]!.assetId),
    Float64Array.from(seen, (r) => rows[r]!.logUnitPrice),
    Float64Array.from(seen, (r) => predicted[r]!),
    centre,
  );
  const random = seededRandom(seed);
  const cases: GateCase[] = [];
  const addCase = (row: number, weight: number, keeps?: (index: number) => boolean) => {
    const { home } = rows[row]!;
    const found = findNeighbours(set, home, "", predicted[row]!, centre, keeps);
    const pairs = pairMatrix(set, found, home, predicted[row]!);
    if (weight === 1 || found.count > 0) cases.push({ row, set, found, predicted: predicted[row]!, pairs, weight });
  };
  for (let row = 0; row < rows.length; row++) {
    if (fold[row] !== k) continue;
    addCase(row, 1);
    if (random() > 0.2) continue;
    const share = THINNED[Math.floor(random() * THINNED.length)]!;
    addCase(row, THINNED_WEIGHT, () => random() < share);
  }
  return cases;
}

/** At most this many of a case's most alike teach the pair model. */
const PAIRS_PER_CASE = 14;

function learnPair(cases: readonly GateCase[], target: Float64Array, options: LearnOptions): Forest {
  const whole = cases.filter(({ weight }) => weight === 1);
  const count = whole.reduce((sum, { found }) => sum + Math.min(PAIRS_PER_CASE, found.alike.length), 0);
  const cols = Array.from({ length: PAIR_FEATURE_COUNT }, () => new Float32Array(count));
  const gaps = new Float64Array(count);
  let at = 0;
  for (const { row, set, found, predicted, pairs } of whole) {
    for (let i = 0; i < Math.min(PAIRS_PER_CASE, found.alike.length); i++, at++) {
      for (let f = 0; f < PAIR_FEATURE_COUNT; f++) cols[f]![at] = pairs[i * PAIR_FEATURE_COUNT + f]!;
      gaps[at] = Math.abs(target[row]! - predicted - set.residual[found.alike[i]!.index]!);
    }
  }
  return boost(cols, gaps, new Float64Array(count).fill(1), Math.log(0.1), {
    ...options.pair,
    lambda: 10,
    featureShare: 0.6,
    seed: options.seed + 10,
    objective: laplaceScale,
  });
}

function learnGate(
  cases: readonly GateCase[],
  matrix: Float32Array,
  target: Float64Array,
  fold: Int8Array,
  options: LearnOptions,
): { forest: Forest; errors: Float64Array } {
  const gaps = Float64Array.from(cases, ({ row, predicted }) => target[row]! - predicted);
  const grow = (chosen: Int32Array) =>
    boost(
      columns(matrix, GATE_FEATURE_COUNT, chosen),
      Float64Array.from(chosen, (i) => gaps[i]!),
      Float64Array.from(chosen, (i) => cases[i]!.weight),
      0,
      { ...options.gate, lambda: 10, featureShare: 0.5, seed: options.seed + 20, objective: huber(0.05) },
    );
  const { forest, honest } = crossFit(matrix, GATE_FEATURE_COUNT, folds(cases, fold), grow);
  return { forest, errors: gaps.map((gap, i) => gap - honest[i]!) };
}

function learnScale(
  matrix: Float32Array,
  featureCount: number,
  errors: Float64Array,
  weight: Float64Array,
  fold: Int8Array,
  options: LearnOptions,
): { forest: Forest; honest: Float64Array } {
  const sizes = errors.map(Math.abs);
  return crossFit(matrix, featureCount, fold, (chosen) =>
    boost(
      columns(matrix, featureCount, chosen),
      Float64Array.from(chosen, (i) => sizes[i]!),
      Float64Array.from(chosen, (i) => weight[i]!),
      Math.log(0.1),
      { ...options.scale, lambda: 20, featureShare: 0.5, seed: options.seed + 30, objective: laplaceScale },
    ),
  );
}

/** A forest on everything, and for each row the prediction of a forest that has not seen its fold. */
function crossFit(
  matrix: Float32Array,
  featureCount: number,
  fold: Int8Array,
  grow: (chosen: Int32Array) => Forest,
): { forest: Forest; honest: Float64Array } {
  const all = Int32Array.from(fold, (_, i) => i);
  const honest = new Float64Array(fold.length);
  for (let k = 0; k < FOLDS; k++) {
    const forest = grow(all.filter((i) => fold[i] !== k));
    for (const i of all) {
      if (fold[i] === k) honest[i] = predict(forest, matrix.subarray(i * featureCount, (i + 1) * featureCount))[0]!;
    }
  }
  return { forest: grow(all), honest };
}

/** Conformal: quantiles of the honest errors over their predicted scale. */
function intervalQuantiles(
  errors: Float64Array,
  logScale: Float64Array,
  counts: (index: number) => boolean,
): IntervalQuantiles {
  const scaled: number[] = [];
  for (let i = 0; i < errors.length; i++) if (counts(i)) scaled.push(errors[i]! / Math.exp(logScale[i]!));
  const at = (share: number) => (scaled.length === 0 ? Number.NaN : quantile(scaled, share));
  return { low90: at(0.05), low80: at(0.1), low50: at(0.25), high50: at(0.75), high80: at(0.9), high90: at(0.95) };
}
