import { seededRandom } from "#domain/shared/stats/random.ts";
import { type CityPoints, featureMatrix } from "#domain/tools/valuation/features.ts";
import { type Forest, predict } from "#domain/tools/valuation/forest.ts";
import { pairMatrix } from "#domain/tools/valuation/gate.ts";
import {
  buildComparableSet,
  type ComparableSet,
  findNeighbours,
  type Neighbourhood,
} from "#domain/tools/valuation/neighbours.ts";
import type { ValuationSubject } from "#domain/tools/valuation/types.ts";
import { forget } from "./forget.ts";
import type { TrainingRow } from "./rows.ts";

/** A subject seen by a model that has not seen its dwelling, beside the other folds as comparables. */
export interface GateCase {
  row: number;
  home: ValuationSubject;
  set: ComparableSet;
  found: Neighbourhood;
  predicted: number;
  pairs: Float32Array;
  weight: number;
}

/** Share of the homes that are learned from a second time as incomplete forms describe them. */
export const FORGOTTEN_SHARE = 0.2;

/** A home of a fold, whole or as an incomplete form describes it, with the prediction of a model that has not seen it. */
export interface Honest {
  row: number;
  home: ValuationSubject;
  predicted: number;
  isWhole: boolean;
}

export function honestHomes(
  rows: readonly TrainingRow[],
  own: Int32Array,
  forest: Forest,
  points: CityPoints,
  seed: number,
): Honest[] {
  const random = seededRandom(seed);
  const homes = Array.from(own, (row) => ({ row, home: rows[row]!.home, isWhole: true }));
  for (const row of own) {
    if (random() < FORGOTTEN_SHARE) homes.push({ row, home: forget(rows[row]!.home, random), isWhole: false });
  }
  const predicted = predict(
    forest,
    featureMatrix(
      homes.map(({ home }) => home),
      points,
    ),
  );
  return homes.map((home, i) => ({ ...home, predicted: predicted[i]! }));
}

/** Share of the comparables that a thinned case keeps: the gate must also know places with few. */
const THINNED = [0.02, 0.1, 0.3] as const;
/** Weight of thinned cases and of incomplete homes. */
const RARE_WEIGHT = 0.5;

export function gateCases(
  rows: readonly TrainingRow[],
  seen: Int32Array,
  predictedOfAll: Float64Array,
  honest: readonly Honest[],
  centre: Float32Array,
  seed: number,
): GateCase[] {
  const set = buildComparableSet(
    Array.from(seen, (r) => rows[r]!.home),
    Array.from(seen, (r) => rows[r]!.assetId),
    Float64Array.from(seen, (r) => rows[r]!.logUnitPrice),
    Float64Array.from(seen, (r) => predictedOfAll[r]!),
    centre,
  );
  const random = seededRandom(seed);
  const cases: GateCase[] = [];
  const addCase = ({ row, home, predicted }: Honest, weight: number, keeps?: (index: number) => boolean) => {
    const found = findNeighbours(set, home, "", predicted, centre, keeps);
    const pairs = pairMatrix(set, found, home, predicted);
    if (weight === 1 || found.count > 0) cases.push({ row, home, set, found, predicted, pairs, weight });
  };
  for (const one of honest) {
    addCase(one, one.isWhole ? 1 : RARE_WEIGHT);
    if (random() > 0.2) continue;
    const share = THINNED[Math.floor(random() * THINNED.length)]!;
    addCase(one, RARE_WEIGHT, () => random() < share);
  }
  return cases;
}
