import { expect, test } from "vitest";
import { FEATURE_COUNT } from "#domain/tools/valuation/features.ts";
import { type Forest, LEAF } from "#domain/tools/valuation/forest.ts";
import { PAIR_FEATURE_COUNT } from "#domain/tools/valuation/pair-gap.ts";
import type { ValuationSubject } from "#domain/tools/valuation/types.ts";
import type { TrainingRow } from "./rows.ts";
import { pairColumns, unseenPairs } from "./unseen-pairs.ts";

/** A model that gives all homes the same price per m². */
const flat: Forest = {
  featureCount: FEATURE_COUNT,
  base: 8,
  edges: Array.from({ length: FEATURE_COUNT }, () => new Float32Array()),
  treeStarts: Uint32Array.of(0, 1),
  feature: Uint8Array.of(LEAF),
  bin: Uint8Array.of(0),
  unknownRight: Uint8Array.of(0),
  rightOffset: Uint16Array.of(0),
  value: Float32Array.of(0),
  cover: Float32Array.of(1),
};
const points = {
  centre: Float32Array.of(41.39, 2.17),
  metro: Float32Array.of(41.39, 2.17),
  avenue: Float32Array.of(41.39, 2.17),
};
const known = {
  areaM2: 80,
  latitude: 41.39,
  longitude: 2.17,
  rooms: 3,
  bathrooms: 1,
  floor: 2,
  yearBuilt: 1970,
  buildingFloors: 6,
  quarter: 4,
  isToReform: 0,
  isNew: 0,
  hasLift: 1,
  hasPool: 0,
  hasParking: 0,
  isExterior: 1,
  isTopFloor: 0,
  hasTerrace: 0,
  hasAirConditioning: 0,
} as ValuationSubject;
const row = (assetId: string, price: number, fields: Partial<ValuationSubject> = {}): TrainingRow => {
  const home = { ...known, ...fields };
  return { assetId, home, price, logUnitPrice: Math.log(price / home.areaM2), neighbourhood: "n", dwellingCount: 10 };
};
const pairsOf = (rows: readonly TrainingRow[]) => unseenPairs(rows, Int32Array.from(rows.keys()), flat, points);

test("two homes that look the same part by the ratio of their prices: 200,000 and 210,000 €, seen from each", () => {
  const { gaps, features } = pairsOf([row("a", 200_000), row("b", 210_000)]);
  expect(gaps).toHaveLength(2);
  for (const gap of gaps) expect(gap).toBeCloseTo(Math.log(1.05), 9);
  expect(features[0]).toHaveLength(PAIR_FEATURE_COUNT);
});

test("a ratio of areas is taken away as far as it is believed: nearly not at all at 82 m² beside 80, nearly whole at 150 beside 80", () => {
  // 82 beside 80 at one price: little more than nothing is left of it. 150 beside 80 at twice the price: ln 2 − ln 1.875 = 0.065.
  const [near] = pairsOf([row("a", 200_000), row("b", 200_000, { areaM2: 82 })]).gaps;
  expect(near!).toBeLessThan(0.001);
  const [far] = pairsOf([row("a", 200_000), row("b", 400_000, { areaM2: 150 })]).gaps;
  expect(far!).toBeCloseTo(Math.log(2 / 1.875), 2);
});

test("adverts of one dwelling are no pair, and homes beyond 500 m neither", () => {
  expect(pairsOf([row("a", 200_000), row("a", 210_000)]).gaps).toEqual([]);
  expect(pairsOf([row("a", 200_000), row("b", 210_000, { latitude: 41.4 })]).gaps).toEqual([]);
});

test("columns hold one number for each pair, in their order", () => {
  const pairs = pairsOf([row("a", 200_000), row("b", 210_000), row("c", 190_000)]);
  const { columns, gaps } = pairColumns([pairs, pairs]);
  expect(gaps).toHaveLength(12);
  expect(columns).toHaveLength(PAIR_FEATURE_COUNT);
  expect([...columns[0]!]).toEqual([...pairs.features, ...pairs.features].map(([distance]) => distance));
});
