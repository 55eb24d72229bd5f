import { writeFileSync, writeSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { DRAWN_SITUATIONS, type MeasuredSituation } from "#content/valuation/measured-situations.ts";
import { formatPercent } from "#domain/shared/format/format.ts";
import { median } from "#domain/shared/stats/order.ts";
import { confidenceInComparables } from "#domain/tools/valuation/confidence.ts";
import { errorScale, expectedError, rangesAround } from "#domain/tools/valuation/error-scale.ts";
import { deviationOf } from "#domain/tools/valuation/model-value.ts";
import type { ConfidenceLevel, ValueRange } from "#domain/tools/valuation/types.ts";
import { CITIES, citiesIn, readCity, splitRows } from "../city.ts";
import { evaluationDifferences } from "../evaluation-differences.ts";
import { SITUATIONS } from "./situations.ts";
import { FULL_STORE, type Trial, tryCity } from "./trials.ts";

const LEVELS: readonly ConfidenceLevel[] = ["alta", "media", "baja"];
const ENGINES = [
  { engine: "model", title: "con las diferencias del modelo" },
  { engine: "grid", title: "sin modelo, como en cualquier otro sitio" },
] as const;
/** Id of the row of the full store without the homes that have a twin in it. */
const WITHOUT_TWIN = `${FULL_STORE}-sin-gemela`;
/** The file that the method page draws. */
const WRITTEN = fileURLToPath(new URL("../../../src/content/valuation/measured-rows.ts", import.meta.url));

const say = (line = "") => writeSync(1, `${line}\n`);
const percent = (fraction: number, digits = 1) => formatPercent(fraction, digits, digits);
/** To five digits: of four, 129 of 297 is written like log10(e), and the linter takes it for that. */
const rounded = (value: number) => Math.round(value * 1e5) / 1e5;

/**
 * Prints how far the engine that gives a value of today errs in each situation, and how often its ranges hold, with the
 * city's model and without it, as in any other place. Homes and comparables were kept out of the training, and the half of
 * the homes that is reported is not the half that the engine was fitted on.
 *
 * @param data folder of the adverts of 2018; the survey of Buenos Aires lies beside it
 * @param homes of each city
 * @param isWritten whether the figures become those of the method page
 */
export function runProtocol(data: string, homes: number, isWritten: boolean): void {
  const rows: MeasuredSituation[] = [];
  for (const city of citiesIn(data)) {
    const { rows: adverts, points } = readCity(data, city);
    const { train, heldOut } = splitRows(adverts);
    const model = evaluationDifferences(city, train, points, (message) => say(`${CITIES[city].name}: ${message}`));
    const store = CITIES[city].origin.country === "ES" ? { store: train } : {};
    const trials = [...tryCity(city, model, heldOut, { half: "reported", homes, ...store })];
    for (const { engine, title } of ENGINES) {
      const measured = SITUATIONS.flatMap(({ id, title: name }) => {
        const of = trials.filter((trial) => trial.engine === engine && trial.situation === id);
        return of.length === 0 ? [] : [measure(of, name)];
      });
      const together = measure(
        trials.filter((trial) => trial.engine === engine),
        "Todas las situaciones juntas",
      );
      const full = trials.filter((trial) => trial.engine === engine && trial.situation === FULL_STORE);
      const stored =
        full.length === 0
          ? []
          : [
              measure(full, "Toda la ciudad anunciada alrededor"),
              {
                ...measure(
                  full.filter(({ hasTwin }) => !hasTwin),
                  "Toda la ciudad alrededor, sin otra igual al lado",
                ),
                situation: WITHOUT_TWIN,
              },
            ];
      report(`${CITIES[city].name}, ${title}`, [...measured, ...stored, together]);
      rows.push(...measured, ...stored);
    }
  }
  if (isWritten) writeRows(rows);
}

function measure(trials: readonly Trial[], title: string): MeasuredSituation {
  const { city, situation, engine } = trials[0]!;
  const judged = trials.map(({ price, estimate }) => {
    const measuredIn = engine === "model" ? CITIES[city].name : null;
    const scale = errorScale(engine, estimate.situation, measuredIn);
    const ranges = rangesAround(engine, estimate.value, scale);
    const expected = {
      medianError: expectedError(engine, estimate.situation, measuredIn),
      measuredIn,
      engine,
    };
    const { level } = confidenceInComparables(estimate, expected, deviationOf(ranges.range80));
    const holds = ({ low, high }: ValueRange) => low <= price && price <= high;
    const { range50, range80, range90 } = ranges;
    return {
      error: Math.abs(estimate.value / price - 1),
      holds: [range50, range80, range90].map(holds),
      halfWidth: (range80.high - range80.low) / 2 / estimate.value,
      level,
    };
  });
  const share = (counts: (one: (typeof judged)[number]) => boolean) =>
    rounded(judged.filter(counts).length / judged.length);
  const errorOf = (some: typeof judged) => rounded(median(some.map(({ error }) => error)));
  return {
    city: CITIES[city].name,
    engine,
    situation,
    title,
    homes: judged.length,
    medianError: errorOf(judged),
    coverage50: share(({ holds }) => holds[0]!),
    coverage80: share(({ holds }) => holds[1]!),
    coverage90: share(({ holds }) => holds[2]!),
    halfWidth80: rounded(median(judged.map(({ halfWidth }) => halfWidth))),
    levels: LEVELS.flatMap((level) => {
      const bearing = judged.filter((one) => one.level === level);
      return bearing.length === 0
        ? []
        : [{ level, share: share((one) => one.level === level), medianError: errorOf(bearing) }];
    }),
  };
}

function report(title: string, rows: readonly MeasuredSituation[]): void {
  say(`\n${title}`);
  const head = ["casos", "error mediano", "en el 50 %", "en el 80 %", "en el 90 %", "± 80 %", ...LEVELS];
  say(["Situación".padEnd(72), ...head.map((cell) => cell.padStart(14))].join(""));
  for (const row of rows) {
    const cells = [
      String(row.homes),
      percent(row.medianError),
      percent(row.coverage50, 0),
      percent(row.coverage80, 0),
      percent(row.coverage90, 0),
      percent(row.halfWidth80, 0),
      ...LEVELS.map((level) => {
        const bearing = row.levels.find((one) => one.level === level);
        return bearing ? `${percent(bearing.share, 0)}: ${percent(bearing.medianError)}` : "–";
      }),
    ];
    say([row.title.padEnd(72), ...cells.map((cell) => cell.padStart(14))].join(""));
  }
}

function writeRows(rows: readonly MeasuredSituation[]): void {
  const drawn = rows.filter(({ situation }) => DRAWN_SITUATIONS.includes(situation));
  const text = `import type { MeasuredSituation } from "./measured-situations.ts";

/** Written by \`npm run valuate -- --protocol --write\`. Fractions. */
export const MEASURED_ROWS: readonly MeasuredSituation[] = ${JSON.stringify(drawn, null, 2)};
`;
  writeFileSync(WRITTEN, text);
  say(`\n${join("src", WRITTEN.split("/src/").at(-1)!)}`);
}
