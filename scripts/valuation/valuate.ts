import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { covers, type ValuationModel } from "#domain/tools/valuation/model.ts";
import { parseModel } from "#domain/tools/valuation/model-file.ts";
import { predictHomes } from "#domain/tools/valuation/model-value.ts";
import { buildComparableSet, type ComparableSet } from "#domain/tools/valuation/neighbours.ts";
import type { ValuationSubject } from "#domain/tools/valuation/types.ts";
import { type BatchValue, valueBatch } from "#domain/tools/valuation/value-batch.ts";
import { measureOrientation } from "./orientation/measure-orientation.ts";
import { calibrateScale } from "./protocol/calibrate.ts";
import { runProtocol } from "./protocol/run-protocol.ts";
import { subjectFromRow } from "./rows.ts";
import { CellError, readTable, type Table } from "./table.ts";

/**
 * Values the homes of a file, at the date of the model's data:
 * `npm run valuate -- --city barcelona --input FILE.csv[.gz] --output FILE.csv [--comparables FILE.csv[.gz]]`.
 *
 * `--protocol [--data ../shared/data/idealista18] [--homes 300] [--write]` measures instead the engine of today's value in the
 * situations that agents have (`protocol/`), and `--calibrate [--engine grid]` prints what its ranges are made of; `--orientation` those of the
 * orientation from official figures.
 *
 * Columns as in the training files; any may be missing or empty except area and position. A bad row, as one in the sea or in
 * another city, is named with its line, comes out empty, and makes the exit code 1.
 */
const MODELS = fileURLToPath(new URL("../../models/valuation/", import.meta.url));
const COLUMNS = "row,value,low80,high80,low90,high90,engine,comparables";

function main(): void {
  const { values } = parseArgs({
    options: {
      city: { type: "string" },
      input: { type: "string" },
      output: { type: "string" },
      comparables: { type: "string" },
      models: { type: "string", default: MODELS },
      protocol: { type: "boolean", default: false },
      calibrate: { type: "boolean", default: false },
      engine: { type: "string" },
      orientation: { type: "boolean", default: false },
      homes: { type: "string", default: "300" },
      write: { type: "boolean", default: false },
      data: { type: "string", default: "../shared/data/idealista18" },
    },
  });
  if (values.orientation) {
    measureOrientation(values.data);
    return;
  }
  if (values.protocol || values.calibrate) {
    const homes = Number(values.homes);
    if (!(homes >= 1)) stop("--homes pide un número de viviendas.");
    if (values.protocol) runProtocol(values.data, homes, values.write);
    else calibrateScale(values.data, homes, values.engine === "grid" ? ["grid"] : ["grid", "model"]);
    return;
  }
  const { city, input, output, comparables } = values;
  if (!city || !input || !output) {
    stop(
      "Uso: npm run valuate -- --city barcelona --input FILE.csv[.gz] --output FILE.csv [--comparables FILE.csv[.gz]]",
    );
  }
  for (const path of [input, ...(comparables ? [comparables] : [])]) {
    if (!existsSync(path)) stop(`No existe el fichero ${path}.`);
  }
  const file = `${values.models.replace(/\/?$/, "/")}${city}.bin`;
  if (!/^[a-z-]+$/.test(city) || !existsSync(file)) stop(`No hay modelo de «${city}».`);
  const bytes = readFileSync(file);
  const model = parseModel(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength));
  const table = readTable(input);
  const { homes, rows } = readHomes(table, input, (home) => outsideOf(model, home));
  const set = comparables ? readComparables(model, comparables) : undefined;
  const keys = set && rows.map((row) => table.text("ASSETID", row));
  writeFileSync(output, toCsv(table.rowCount, rows, valueBatch(model, homes, set, keys)));
  if (rows.length < table.rowCount) process.exitCode = 1;
}

/** The good rows; the others are named on standard error. @param problemOfHome what else makes a row a bad one */
function readHomes(
  table: Table,
  path: string,
  problemOfHome: (home: ValuationSubject) => string | undefined = () => undefined,
): { homes: ValuationSubject[]; rows: number[] } {
  const homes: ValuationSubject[] = [];
  const rows: number[] = [];
  for (let row = 0; row < table.rowCount; row++) {
    const home = readHome(table, row, path);
    if (!home) continue;
    const problem = problemOfHome(home);
    if (problem) {
      console.error(`${path}, línea ${table.line(row)}: ${problem}`);
      continue;
    }
    homes.push(home);
    rows.push(row);
  }
  return { homes, rows };
}

function readHome(table: Table, row: number, path: string): ValuationSubject | undefined {
  try {
    const home = subjectFromRow(table, row);
    const problem = problemOf(home);
    if (!problem) return home;
    console.error(`${path}, línea ${table.line(row)}: ${problem}`);
  } catch (error) {
    if (!(error instanceof CellError)) throw error;
    console.error(`${path}, línea ${table.line(row)}: ${error.message}`);
  }
  return undefined;
}

function problemOf({ areaM2, latitude, longitude }: ValuationSubject): string | undefined {
  if (!(areaM2 >= 10 && areaM2 <= 5000)) return "falta CONSTRUCTEDAREA, o no está entre 10 y 5000 m²";
  if (!(Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180)) return "falta la posición (LATITUDE, LONGITUDE)";
  return undefined;
}

/** The model must not speak of places where it has seen no homes, such as the sea; the page gives no value there either. */
function outsideOf(model: ValuationModel, { latitude, longitude }: ValuationSubject): string | undefined {
  if (covers(model, latitude, longitude)) return undefined;
  return `la posición queda fuera de la zona que conoce el modelo de ${model.card.cityName}`;
}

/** Comparables may use every column; adverts of one dwelling (ASSETID) count once. */
function readComparables(model: ValuationModel, path: string): ComparableSet {
  const table = readTable(path);
  const { homes, rows } = readHomes(table, path);
  const kept: number[] = [];
  for (const [i, row] of rows.entries()) {
    if (table.number("PRICE", row) > 0) kept.push(i);
    else console.error(`${path}, línea ${table.line(row)}: falta PRICE`);
  }
  const priced = kept.map((i) => homes[i]!);
  return buildComparableSet(
    priced,
    kept.map((i) => table.text("ASSETID", rows[i]!) || `línea ${table.line(rows[i]!)}`),
    Float64Array.from(kept, (i) => Math.log(table.number("PRICE", rows[i]!) / homes[i]!.areaM2)),
    predictHomes(model, priced).logUnitPrice,
    model.points.centre,
  );
}

function toCsv(rowCount: number, rows: readonly number[], values: readonly BatchValue[]): string {
  const lines = Array.from({ length: rowCount }, (_, row) => `${row},,,,,,,`);
  for (const [i, row] of rows.entries()) {
    const { value, range80, range90, engine, comparables } = values[i]!;
    const money = [value, range80.low, range80.high, range90.low, range90.high].map((amount) => Math.round(amount));
    lines[row] = `${row},${money.join(",")},${engine},${comparables}`;
  }
  return `${[COLUMNS, ...lines].join("\n")}\n`;
}

function stop(message: string): never {
  console.error(message);
  process.exit(2);
}

main();
