import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { deserialize, serialize } from "node:v8";
import { type CityPoints, featureMatrix } from "#domain/tools/valuation/features.ts";
import type { Forest } from "#domain/tools/valuation/forest.ts";
import type { DifferenceModel } from "#domain/tools/valuation/model-differences.ts";
import type { City } from "./city.ts";
import { CACHE, keyOf, ROOT, readModel } from "./evaluation-model.ts";
import { FOLDS, foldOfHome, type Log, learnBase, learnGap, SHIPPED } from "./learn.ts";
import type { TrainingRow } from "./rows.ts";
import { unseenPairs } from "./unseen-pairs.ts";

/**
 * The part of a city's model that the value of today takes, learned as it is shipped but without the homes that are measured: the differences of
 * homes, and how far the prices of a pair usually part.
 */
export interface EvaluationDifferences extends DifferenceModel {
  /**
   * The differences once more, for each fold of the dwellings learned from the others: adverts of that fold are new to it, as today's are.
   * None for Buenos Aires.
   */
  folds: readonly Forest[];
}

/** Learned in some minutes, and each forest kept until the rows or the code of learning change. */
export function evaluationDifferences(
  city: City,
  seen: readonly TrainingRow[],
  points: CityPoints,
  log: Log,
): EvaluationDifferences {
  // The shipped file of Buenos Aires was itself learned without the kept-out part.
  if (city === "buenos-aires") {
    return { ...readModel(join(ROOT, "models", "valuation", `${city}.bin`)), folds: [] };
  }
  const key = keyOf(seen);
  const features = featureMatrix(
    seen.map(({ home }) => home),
    points,
  );
  const all = Int32Array.from(seen.keys());
  const keep = (name: string, learned: () => Forest): Forest => {
    const path = join(CACHE, `${city}-${name}-${key}.forest`);
    if (existsSync(path)) return deserialize(readFileSync(path)) as Forest;
    log(`learning ${name} without the held-out part`);
    const forest = learned();
    mkdirSync(CACHE, { recursive: true });
    writeFileSync(path, serialize(forest));
    return forest;
  };
  const isOf = (k: number) => (i: number) => foldOfHome(seen[i]!.assetId) === k;
  const folds = Array.from({ length: FOLDS }, (_, k) =>
    keep(`fold-${k}`, () => {
      const others = all.filter((i) => !isOf(k)(i));
      return learnBase(seen, features, others, points, SHIPPED);
    }),
  );
  const base = keep("base", () => learnBase(seen, features, all, points, SHIPPED));
  const gap = keep("gap", () =>
    learnGap(
      folds.map((forest, k) => unseenPairs(seen, all.filter(isOf(k)), forest, points)),
      SHIPPED,
    ),
  );
  return { points, base, gap, folds };
}
