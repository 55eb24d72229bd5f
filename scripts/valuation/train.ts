import { mkdirSync, writeFileSync, writeSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { isMainThread, Worker, workerData } from "node:worker_threads";
import { encodeModel } from "#domain/tools/valuation/model-file.ts";
import { writeSums } from "#server/tools/facts/model-files.server.ts";
import { type City, citiesIn, measureModel, readCity, splitRows, trainModel } from "./city.ts";
import { evaluationModel } from "./evaluation-model.ts";
import { SHIPPED } from "./learn.ts";

/**
 * Trains the models: `npm run train:valuation -- --data ../shared/data/idealista18 [--out models/valuation]`.
 *
 * Each city twice: without our held-out part, to measure, and with all training rows, to ship. The same data and seed
 * give the same bytes.
 */
interface Job {
  city: City;
  data: string;
  out: string;
}

if (isMainThread) {
  const { values } = parseArgs({
    options: {
      data: { type: "string" },
      out: { type: "string", default: "models/valuation" },
      city: { type: "string" },
    },
  });
  const { data, out } = values;
  if (!data) {
    console.error("Uso: npm run train:valuation -- --data CARPETA [--out models/valuation] [--city barcelona]");
    process.exit(2);
  }
  const cities = citiesIn(data).filter((city) => values.city === undefined || values.city === city);
  mkdirSync(out, { recursive: true });
  const ended = cities.map((city) => {
    const job: Job = { city, data, out };
    const worker = new Worker(new URL(import.meta.url), { workerData: job });
    const end = new Promise<void>((resolve) => worker.once("exit", () => resolve()));
    worker.on("error", (error) => {
      console.error(error);
      process.exitCode = 1;
    });
    return end;
  });
  await Promise.all(ended);
  // The product uses no file that is not as it was learned.
  await writeSums(out);
} else {
  train(workerData as Job);
}

function train({ city, data, out }: Job): void {
  const started = performance.now();
  // A worker's console waits for its event loop, which is busy for minutes.
  const log = (message: string) =>
    writeSync(1, `${city} ${((performance.now() - started) / 1000).toFixed(0).padStart(4)} s  ${message}\n`);
  const { rows, points } = readCity(data, city);
  const { train: seen, heldOut } = splitRows(rows);
  log(`${seen.length} rows to learn from, ${heldOut.length} to measure on`);
  const measured = measureModel(evaluationModel(city, seen, points, log), seen, heldOut);
  for (const key of ["model", "both", "bothWithoutTwin"] as const) log(`${key} ${JSON.stringify(measured[key][0])}`);
  const model = trainModel(city, rows, points, SHIPPED, log, measured);
  const file = encodeModel(model);
  writeFileSync(join(out, `${city}.bin`), file);
  writeFileSync(join(out, `${city}.json`), `${JSON.stringify(model.card, null, 2)}\n`);
  log(`${out}/${city}.bin, ${(file.byteLength / 1e6).toFixed(2)} MB`);
}
