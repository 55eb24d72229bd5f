import { placeM } from "./features.ts";
import { predict } from "./forest.ts";
import type { ValuationModel } from "./model.ts";
import { type ComparableSet, findNeighbours, KERNELS_M, type Moments, type Neighbourhood } from "./neighbours.ts";
import { pairFeatures } from "./pair-gap.ts";
import type { ValuationSubject } from "./types.ts";

/** Features of each of the most alike homes beside the subject, row after row. */
export function pairMatrix(
  set: ComparableSet,
  found: Neighbourhood,
  home: ValuationSubject,
  predicted: number,
): Float32Array {
  return pairFeatures(
    home,
    predicted,
    found.alike.map(({ index, distanceM }) => ({
      home: set.homes[index]!,
      distanceM,
      predicted: set.predicted[index]!,
      adverts: set.adverts[index]!,
    })),
  );
}

/** How many of the most alike, by the pair model, stand in the gate's row one by one. */
const ONE_BY_ONE = 5;
const FIRST_BY_UNLIKENESS = 3;
/** Sharpness of the weights 1 / scale^power. */
const POWERS = [1.5, 3, 6] as const;
export const GATE_FEATURE_COUNT =
  8 + 3 * KERNELS_M.length + 6 + 6 + 4 * POWERS.length + 3 * ONE_BY_ONE + 7 * FIRST_BY_UNLIKENESS;

/**
 * The gate's features: averages of the neighbours' residuals by distance, likeness and building, and the most alike one
 * by one.
 *
 * @param pairLogScale ln of the scale of the difference to each of `found.alike`
 */
export function gateRow(
  set: ComparableSet,
  found: Neighbourhood,
  pairLogScale: Float64Array,
  home: ValuationSubject,
  predicted: number,
  centre: Float32Array,
): Float32Array {
  const row: number[] = [];
  const { east, north } = placeM(home.latitude, home.longitude, centre);
  row.push(predicted, Math.log(home.areaM2), home.yearBuilt, home.buildingFloors, home.floor, home.rooms, east, north);
  for (const kernel of found.byDistance) pushMoments(row, kernel, 0.3, 1e-2);
  pushMoments(row, found.alikeNarrow, 0.02, 1e-4);
  pushMoments(row, found.alikeWide, 0.1, 1e-3);
  const { building, twins } = found;
  const hasBuilding = building.weight > 1e-3;
  row.push(
    building.count,
    hasBuilding ? building.sum / (building.weight + 0.1) : Number.NaN,
    hasBuilding ? deviation(building) : Number.NaN,
    hasBuilding ? building.logPriceSum / building.weight : Number.NaN,
    twins.weight,
    twins.weight > 0 ? twins.sum / twins.weight : Number.NaN,
  );
  pushAlike(row, set, found, pairLogScale, home, predicted);
  return Float32Array.from(row);
}

function pushMoments(row: number[], { weight, sum, squares }: Moments, pull: number, least: number): void {
  const speaks = weight > least;
  row.push(
    speaks ? sum / (weight + pull) : Number.NaN,
    Math.log(weight + 1e-6),
    speaks ? deviation({ weight, sum, squares }) : Number.NaN,
  );
}

function deviation({ weight, sum, squares }: Moments): number {
  return Math.sqrt(Math.max(0, squares / weight - (sum / weight) ** 2));
}

function pushAlike(
  row: number[],
  set: ComparableSet,
  found: Neighbourhood,
  pairLogScale: Float64Array,
  home: ValuationSubject,
  predicted: number,
): void {
  const alike = found.alike.map(({ index }, i) => ({ index, scale: Math.exp(pairLogScale[i]!) }));
  alike.sort((a, b) => a.scale - b.scale);
  for (const power of POWERS) {
    const sums: Moments = { weight: 0, sum: 0, squares: 0 };
    let priceSum = 0;
    for (const { index, scale } of alike) {
      const weight = (0.05 / scale) ** power;
      sums.weight += weight;
      sums.sum += weight * set.residual[index]!;
      sums.squares += weight * set.residual[index]! ** 2;
      priceSum += weight * (set.logUnitPrice[index]! - predicted);
    }
    const speaks = sums.weight > 0;
    row.push(
      speaks ? sums.sum / sums.weight : Number.NaN,
      Math.log(sums.weight + 1e-6),
      speaks ? deviation(sums) : Number.NaN,
      speaks ? priceSum / sums.weight : Number.NaN,
    );
  }
  for (let i = 0; i < ONE_BY_ONE; i++) {
    const one = alike[i];
    if (one) row.push(set.residual[one.index]!, set.logUnitPrice[one.index]! - predicted, one.scale);
    else row.push(Number.NaN, Number.NaN, Number.NaN);
  }
  for (let i = 0; i < FIRST_BY_UNLIKENESS; i++) {
    const one = found.alike[i];
    if (!one) {
      for (let k = 0; k < 7; k++) row.push(Number.NaN);
      continue;
    }
    const other = set.homes[one.index]!;
    row.push(
      one.unlikeness,
      set.residual[one.index]!,
      set.logUnitPrice[one.index]! - predicted,
      one.distanceM,
      Math.log(home.areaM2 / other.areaM2),
      home.floor - other.floor,
      home.yearBuilt - other.yearBuilt,
    );
  }
}

/** Fewer neighbours and the gate stays shut: the model speaks alone. */
export const FEWEST_NEIGHBOURS = 3;

export interface GateAnswer {
  /** To add to the model's ln €/m². */
  correction: number;
  /** ln of the scale of the corrected value's error. */
  logScale: number;
  /** Whether a home that looks the same stands nearby. */
  hasTwin: boolean;
  /** Comparables looked at one by one, indices in the set, most alike first. */
  alike: number[];
}

/** The change of the model's value by the comparables around a home; `undefined` when fewer than three are near. */
export function askGate(
  model: ValuationModel,
  set: ComparableSet,
  home: ValuationSubject,
  key: string,
  predicted: number,
): GateAnswer | undefined {
  const { centre } = model.points;
  const found = findNeighbours(set, home, key, predicted, centre);
  if (found.count < FEWEST_NEIGHBOURS) return undefined;
  const pairLogScale = predict(model.pair, pairMatrix(set, found, home, predicted));
  const row = gateRow(set, found, pairLogScale, home, predicted, centre);
  return {
    correction: predict(model.gate, row)[0]!,
    logScale: predict(model.gateScale, row)[0]!,
    hasTwin: found.twins.weight > 0,
    alike: found.alike.map(({ index }) => index),
  };
}
