import { writeFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { intentModel } from "#domain/assistant/chat/intent-model.ts";
import { INTENTS, type Intent } from "#domain/assistant/chat/intents.ts";
import { hashOf, labelled, type Row, readAll } from "./labelled.ts";
import { learn, parts, stored } from "./learn.ts";

/**
 * Learns what messages want from labelled examples, and says how well sentences are read that were not learned from. Writes
 * `src/domain/assistant/chat/intent-weights.json`.
 */

const FOLDS = 5;
/** Factor by which the odds match the measured frequencies (see below). */
const SHARPNESS = 0.9;
const CONFIDENCES = [0, 0.4, 0.6, 0.8, 0.9, 0.97, 1];

interface Judged {
  row: Row;
  intent: Intent;
  confidence: number;
}

const all = labelled();
const rows = readAll(all);
const folds = parts(rows, FOLDS);
const judged = folds.flatMap((fold) => judge(fold, folds.filter((other) => other !== fold).flat()));
report(
  "Ejemplos",
  judged.filter(({ row }) => !row.isTunedOn),
);
report(
  "Casos y preguntas con los que se afinaron las señales",
  judged.filter(({ row }) => row.isTunedOn),
);

const model = JSON.stringify(stored(learn(rows), hashOf(all), SHARPNESS));
writeFileSync(new URL("../../src/domain/assistant/chat/intent-weights.json", import.meta.url), `${model}\n`);
console.log(`\nintent-weights.json: ${model.length} bytes, ${gzipSync(model).length} con gzip`);

function judge(asked: readonly Row[], others: readonly Row[]): Judged[] {
  const read = intentModel(stored(learn(others), "", SHARPNESS));
  return asked.map((row) => {
    const [[intent, confidence]] = (Object.entries(read(row.judged)) as [Intent, number][]).sort(
      (a, b) => b[1] - a[1],
    ) as [[Intent, number]];
    return { row, intent, confidence };
  });
}

function report(title: string, of: readonly Judged[]) {
  const share = (some: readonly Judged[]) =>
    ((some.filter(({ row, intent }) => row.intent === intent).length / some.length) * 100).toFixed(1).padStart(5);
  const right = of.filter(({ row, intent }) => row.intent === intent);
  const weightOf = (some: readonly Judged[]) => some.reduce((sum, { row }) => sum + row.weight, 0);
  console.log(
    `\n${title}: ${share(of)} % de ${of.length}, ${((weightOf(right) / weightOf(of)) * 100).toFixed(1)} % con su peso`,
  );
  for (const wanted of INTENTS) {
    const own = of.filter(({ row }) => row.intent === wanted);
    const wrong = Object.groupBy(
      own.filter(({ intent }) => intent !== wanted),
      ({ intent }) => intent,
    );
    const taken = Object.entries(wrong).map(([intent, some]) => `${intent} ${some.length}`);
    console.log(`${wanted.padEnd(15)} ${share(own)} % de ${String(own.length).padEnd(4)} ${taken.join(", ")}`);
  }
  for (const [at, least] of CONFIDENCES.slice(0, -1).entries()) {
    const some = of.filter(
      ({ confidence }) => confidence >= least && confidence < CONFIDENCES[at + 1]! + (at === 5 ? 1 : 0),
    );
    if (some.length > 0) console.log(`confianza ≥ ${least}: ${share(some)} % de ${some.length}`);
  }
  if (process.argv.includes("--errores")) {
    for (const { row, intent } of of) if (intent !== row.intent) console.log(`${row.intent} → ${intent}: ${row.text}`);
  }
}
