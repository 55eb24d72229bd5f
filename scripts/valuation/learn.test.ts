import { beforeAll, expect, test } from "vitest";
import { seededRandom } from "#domain/shared/stats/random.ts";
import { type CityPoints, featureMatrix } from "#domain/tools/valuation/features.ts";
import { predict } from "#domain/tools/valuation/forest.ts";
import { covers, type ValuationModel } from "#domain/tools/valuation/model.ts";
import { encodeModel, parseModel } from "#domain/tools/valuation/model-file.ts";
import { explainModelValue } from "#domain/tools/valuation/model-value.ts";
import { expectedGaps } from "#domain/tools/valuation/pair-gap.ts";
import { explainPrediction } from "#domain/tools/valuation/tree-shap.ts";
import type { ValuationSubject } from "#domain/tools/valuation/types.ts";
import { valueBatch } from "#domain/tools/valuation/value-batch.ts";
import { comparableSet, trainModel } from "./city.ts";
import type { LearnOptions } from "./learn.ts";
import type { TrainingRow } from "./rows.ts";

const points: CityPoints = {
  centre: Float32Array.of(41.39, 2.17),
  metro: Float32Array.of(41.391, 2.171, 41.38, 2.16),
  avenue: Float32Array.of(41.39, 2.16, 41.392, 2.17),
};

/** Homes whose price follows area, distance to the centre, lift, and a secret of their building. */
function syntheticRows(count: number): TrainingRow[] {
  const random = seededRandom(7);
  const buildings = Array.from({ length: 60 }, () => ({
    latitude: 41.38 + 0.02 * random(),
    longitude: 2.16 + 0.02 * random(),
    yearBuilt: 1900 + Math.floor(random() * 118),
    buildingFloors: 3 + Math.floor(random() * 8),
    secret: 0.3 * (random() - 0.5),
  }));
  return Array.from({ length: count }, (_, i) => {
    const { secret, latitude, longitude, ...building } = buildings[Math.floor(random() * buildings.length)]!;
    const home = {
      ...building,
      latitude: latitude + 0.0003 * (random() - 0.5),
      longitude: longitude + 0.0003 * (random() - 0.5),
      areaM2: 40 + Math.round(random() * 100),
      rooms: 1 + Math.floor(random() * 4),
      bathrooms: 1 + Math.floor(random() * 2),
      floor: Math.floor(random() * 6),
      hasLift: random() < 0.7 ? 1 : 0,
      isToReform: random() < 0.2 ? 1 : 0,
      quarter: 4,
    } as ValuationSubject;
    const logUnitPrice =
      8 - 0.2 * Math.log(home.areaM2 / 80) + 0.1 * home.hasLift - 0.15 * home.isToReform + secret + 0.05 * random();
    const price = Math.exp(logUnitPrice) * home.areaM2;
    return { assetId: `A${i}`, home, price, logUnitPrice, neighbourhood: "n", dwellingCount: 10 };
  });
}

const small = { leaves: 15, depth: 8, learningRate: 0.2, rowShare: 0.8 };
const options: LearnOptions = {
  seed: 1,
  base: { ...small, trees: 40, minLeaf: 5 },
  pair: { ...small, trees: 10, minLeaf: 20 },
  gap: { ...small, trees: 10, minLeaf: 20 },
  gate: { ...small, trees: 20, minLeaf: 10 },
  scale: { ...small, trees: 10, minLeaf: 20 },
};
const rows = syntheticRows(900);
const [seen, unseen] = [rows.slice(0, 700), rows.slice(700)];
const silent = () => undefined;
let model: ValuationModel;
let file: Uint8Array<ArrayBuffer>;

beforeAll(() => {
  const trained = trainModel("barcelona", seen, points, options, silent);
  file = encodeModel(trained) as Uint8Array<ArrayBuffer>;
  model = parseModel(file.buffer);
});

test("the same data and seed give the same bytes", () => {
  const again = encodeModel(trainModel("barcelona", seen, points, options, silent));
  expect(Buffer.from(again).equals(Buffer.from(file))).toBe(true);
});

test("learns: homes that it has not seen, and comparables make it better", () => {
  const medianError = (withComparables: boolean) => {
    const homes = unseen.map(({ home }) => home);
    const values = valueBatch(model, homes, withComparables ? comparableSet(model, seen) : undefined);
    const errors = values.map(({ value }, i) => Math.abs(value / unseen[i]!.price - 1)).sort((a, b) => a - b);
    return errors[errors.length >> 1]!;
  };
  expect(medianError(false)).toBeLessThan(0.08);
  expect(medianError(true)).toBeLessThan(medianError(false));
});

test("learns how far prices part: less for a twin than for a home of another year and size at the same place", () => {
  const { home } = seen[0]!;
  const others = [home, { ...home, areaM2: home.areaM2 * 1.4, yearBuilt: home.yearBuilt - 40, buildingFloors: 1 }];
  const [twin, unlike] = expectedGaps(model, home, 8, { homes: others, predicted: [8, 8] })!;
  expect(twin!).toBeLessThan(unlike!);
});

test("learns no gaps where adverts say nothing of the building", () => {
  const silentRows = seen.slice(0, 150).map((row) => ({ ...row, home: { ...row.home, buildingFloors: Number.NaN } }));
  expect(trainModel("barcelona", silentRows, points, options, silent).gap).toBeUndefined();
});

test("contributions add up to the prediction", () => {
  const matrix = featureMatrix([unseen[0]!.home], points);
  const { mean, contributions } = explainPrediction(model.base, matrix);
  const sum = contributions.reduce((total, contribution) => total + contribution, mean);
  expect(sum).toBeCloseTo(predict(model.base, matrix)[0]!, 6);
});

test("the waterfall adds up to the value, the gate as one bar", () => {
  const set = comparableSet(model, seen);
  const [valued] = valueBatch(model, [unseen[3]!.home], set);
  const { start, bars, value } = explainModelValue(model, unseen[3]!.home, valued!.gateLog);
  expect(valued!.engine).toBe("both");
  expect(value).toBeCloseTo(valued!.value, 3);
  expect(bars.reduce((sum, { amount }) => sum + amount, start.amount)).toBeCloseTo(value, 3);
  expect(bars.at(-1)!.id).toBe("comparables");
});

test("a home's own adverts do not speak for it", () => {
  const { home, assetId } = seen[10]!;
  const others = seen.filter((row) => row.assetId !== assetId);
  const [withOwn] = valueBatch(model, [home], comparableSet(model, seen), [assetId]);
  const [without] = valueBatch(model, [home], comparableSet(model, others), [assetId]);
  expect(withOwn!.value).toBeCloseTo(without!.value, 6);
});

test("without comparables near, the model speaks alone", () => {
  const [valued] = valueBatch(model, [{ ...unseen[0]!.home, latitude: 41.5 }], comparableSet(model, seen));
  expect(valued).toMatchObject({ engine: "model", comparables: 0 });
});

test("knows its city and nothing else", () => {
  const { south, north, west, east } = model.card.bounds;
  expect(south).toBeCloseTo(41.38, 2);
  expect([north > south, east > west]).toEqual([true, true]);
  expect(covers(model, 41.39, 2.17)).toBe(true);
  expect(covers(model, 40.42, -3.7)).toBe(false);
});

test("only area and position are needed", () => {
  const bare = Object.fromEntries(Object.keys(unseen[0]!.home).map((key) => [key, Number.NaN]));
  const { areaM2, latitude, longitude } = unseen[0]!.home;
  const [valued] = valueBatch(model, [{ ...bare, areaM2, latitude, longitude } as ValuationSubject]);
  expect(valued!.value / unseen[0]!.price).toBeGreaterThan(0.5);
  expect(valued!.value / unseen[0]!.price).toBeLessThan(2);
});
