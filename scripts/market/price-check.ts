import { writeSync } from "node:fs";
import { parseArgs } from "node:util";
import { formatPercent } from "#domain/shared/format/format.ts";
import { halfWidthOf } from "#domain/tools/price-position/price-position.ts";
import { errorScale, rangesAround } from "#domain/tools/valuation/error-scale.ts";
import type { EngineKind } from "#domain/tools/valuation/price-covariance.ts";
import { CITIES, citiesIn, readCity, splitRows } from "../valuation/city.ts";
import { evaluationDifferences } from "../valuation/evaluation-differences.ts";
import { FULL_STORE, type Trial, tryCity } from "../valuation/protocol/trials.ts";
import { type Found, foundAmong, type Judged } from "./altered-prices.ts";

// node scripts/market/price-check.ts --data ../shared/data/idealista18 [--homes 300]: how well the price check finds prices that are wrong by
// 30 %, on homes that no model has seen, by city and by how many comparables there are. The tables go to docs/market.md.
const { data = "../shared/data/idealista18", homes = "300" } = parseArgs({
  options: { data: { type: "string" }, homes: { type: "string" } },
}).values;

/** Of the protocol's situations those that tell how many comparables matter. */
const SITUATIONS: readonly (readonly [string, string])[] = [
  ["cercanos-3", "the 3 nearest"],
  ["cercanos-6", "the 6 nearest"],
  ["cercanos-12", "the 12 nearest"],
  ["cercanos-24", "the 24 nearest"],
  ["todos", "all that are read, of a seventh of the city"],
  [FULL_STORE, "all other adverts of the city"],
];
const ENGINES: readonly EngineKind[] = ["model", "grid"];
const SEED = 2018;

const say = (line: string) => writeSync(1, `${line}\n`);
const share = (fraction: number) => formatPercent(fraction, 0);

say("| City | Comparables | Homes | Found | raised | lowered | Called wrongly | Precision | Among the farthest 5 % |");
say("|---|---|---|---|---|---|---|---|---|");
for (const city of citiesIn(data)) {
  const { rows, points } = readCity(data, city);
  const { train, heldOut } = splitRows(rows);
  const model = evaluationDifferences(city, train, points, (message) => console.error(`${city}: ${message}`));
  const store = CITIES[city].origin.country === "ES" ? { store: train } : {};
  const trials = [
    ...tryCity(city, model, heldOut, {
      half: "reported",
      homes: Number(homes),
      situations: SITUATIONS.map(([id]) => id),
      ...store,
    }),
  ];
  for (const engine of ENGINES) {
    for (const [situation, title] of SITUATIONS) {
      const judged = trials
        .filter((trial) => trial.engine === engine && trial.situation === situation)
        .map((trial) => judgedOf(trial));
      if (judged.length > 0) say(rowOf(`${CITIES[city].name}, ${engine}`, title, foundAmong(judged, SEED)));
    }
  }
}

/** The range that the product gives such a value. */
function judgedOf({ city, engine, price, estimate }: Trial): Judged {
  const scale = errorScale(engine, estimate.situation, engine === "model" ? CITIES[city].name : null);
  const { range80 } = rangesAround(engine, estimate.value, scale);
  return { price, value: estimate.value, halfWidth: halfWidthOf(range80) };
}

function rowOf(place: string, title: string, found: Found): string {
  const { homes: count, recall, recallRaised, recallLowered, falseAlarms, precision, inTop } = found;
  const shares = [recall, recallRaised, recallLowered, falseAlarms, precision, inTop].map(share);
  return `| ${[place, title, String(count), ...shares].join(" | ")} |`;
}
