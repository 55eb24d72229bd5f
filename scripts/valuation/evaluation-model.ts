import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { CityPoints } from "#domain/tools/valuation/features.ts";
import type { ValuationModel } from "#domain/tools/valuation/model.ts";
import { encodeModel, parseModel } from "#domain/tools/valuation/model-file.ts";
import { type City, trainModel } from "./city.ts";
import { type Log, SHIPPED } from "./learn.ts";
import type { TrainingRow } from "./rows.ts";

export const ROOT = fileURLToPath(new URL("../../", import.meta.url));
export const CACHE = join(ROOT, "build", "valuation");

/** The shipped configuration learned without the held-out part; kept until the data or the code of learning changes. */
export function evaluationModel(
  city: City,
  seen: readonly TrainingRow[],
  points: CityPoints,
  log: Log,
): ValuationModel {
  const path = join(CACHE, `${city}-${keyOf(seen)}.bin`);
  if (existsSync(path)) {
    log("model without the held-out part: kept from an earlier run");
    return readModel(path);
  }
  log("learning without the held-out part (minutes)");
  const file = encodeModel(trainModel(city, seen, points, SHIPPED, log));
  mkdirSync(CACHE, { recursive: true });
  writeFileSync(path, file);
  return readModel(path);
}

export function readModel(path: string): ValuationModel {
  const bytes = readFileSync(path);
  return parseModel(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength));
}

/** Code that decides what is learned. */
const CODE: Record<string, readonly string[]> = {
  "scripts/valuation": ["boost", "forget", "gate-cases", "learn", "objectives", "rows", "unseen-pairs"],
  "src/domain/tools/valuation": [
    "features",
    "forest",
    "gate",
    "kinship",
    "model-differences",
    "model-file",
    "neighbours",
    "pair-gap",
  ],
  "src/domain/shared/stats": ["order", "random"],
};

/** Another one for other rows, or other code that learns from them. */
export function keyOf(rows: readonly TrainingRow[]): string {
  const hash = createHash("sha256");
  for (const [folder, names] of Object.entries(CODE)) {
    for (const name of names) hash.update(readFileSync(join(ROOT, folder, `${name}.ts`)));
  }
  for (const { assetId, price, home } of rows) hash.update(`${assetId},${price},${home.latitude},${home.longitude};`);
  return hash.digest("hex").slice(0, 16);
}
