import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { deserialize, serialize } from "node:v8";
import { type CityPoints, featureMatrix } from "#domain/tools/valuation/features.ts";
import { type Forest, predict } from "#domain/tools/valuation/forest.ts";
import type { PairModel } from "#domain/tools/valuation/pair-gap.ts";
import type { City } from "./city.ts";
import { CACHE, keyOf, ROOT, readModel } from "./evaluation-model.ts";
import { gateCases, honestHomes } from "./gate-cases.ts";
import { type Log, learnBase, learnPair, SHIPPED } from "./learn.ts";
import { assetHash, type TrainingRow } from "./rows.ts";

/**
 * The part of a city's model that the value of today takes, learned as it is shipped but without the homes that are measured: the differences of
 * homes, and how far the prices of a pair usually part.
 */
export interface EvaluationDifferences extends PairModel {
  /**
   * The differences once more, learned from either half of the dwellings alone: adverts of the other half are new to them, as today's are.
   * None for Buenos Aires.
   */
  halves: readonly Forest[];
}

const HALVES = [0, 1];

/** The half of the dwellings to which one belongs: 0 or 1. */
export const halfOf = (assetId: string): number => assetHash("umbral-half:", assetId) % 2;

/** One home in so many teaches the pair model here; the shipped one has all of them. */
const PAIR_SHARE = 8;

/** Learned in some minutes, and each forest kept until the rows or the code of learning change. */
export function evaluationDifferences(
  city: City,
  seen: readonly TrainingRow[],
  points: CityPoints,
  log: Log,
): EvaluationDifferences {
  // The shipped file of Buenos Aires was itself learned without the kept-out part.
  if (city === "buenos-aires") {
    return { ...readModel(join(ROOT, "models", "valuation", `${city}.bin`)), halves: [] };
  }
  const key = keyOf(seen);
  const features = featureMatrix(
    seen.map(({ home }) => home),
    points,
  );
  const all = Int32Array.from(seen.keys());
  const of = (half: number) => all.filter((i) => halfOf(seen[i]!.assetId) === half);
  const keep = (name: string, learned: () => Forest): Forest => {
    const path = join(CACHE, `${city}-${name}-${key}.forest`);
    if (existsSync(path)) return deserialize(readFileSync(path)) as Forest;
    log(`learning ${name} without the held-out part`);
    const forest = learned();
    mkdirSync(CACHE, { recursive: true });
    writeFileSync(path, serialize(forest));
    return forest;
  };
  const halves = HALVES.map((half) => keep(`half-${half}`, () => learnBase(seen, features, of(half), points, SHIPPED)));
  const base = keep("base", () => learnBase(seen, features, all, points, SHIPPED));
  const pair = keep("pair", () => {
    const cases = halves.flatMap((forest, k) => {
      const taught = (i: number) => assetHash("umbral-pairs:", seen[i]!.assetId) % PAIR_SHARE === 0;
      const honest = honestHomes(seen, of(1 - k).filter(taught), forest, points, SHIPPED.seed + k);
      return gateCases(seen, of(k), predict(forest, features), honest, points.centre, SHIPPED.seed + k);
    });
    return learnPair(cases, seen, SHIPPED);
  });
  return { points, base, pair, halves };
}
