import { writeFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { runnerImport } from "vite";
import stored from "../../../src/domain/assistant/ranking/ranker-weights.json" with { type: "json" };
import { learnRanker, refitRanking } from "./learn-ranker.ts";
import { labelledQuestions, takenApart } from "./questions.ts";
import { relatedTerms } from "./related-terms.ts";
import { reportAccuracy, reportRisk } from "./report.ts";

/**
 * Learns how people ask from the questions that may be learned from, and says how well it does on those that it had not
 * seen; with `--solo-orden` it keeps the encoder, and takes a minute in place of four. Writes `src/domain/assistant/ranking/ranker-weights.json`; the same texts and questions give the same weights.
 */

/** Batches of questions. */
const STEPS = 1_000;

const { module } = await runnerImport<typeof import("./site-corpus.ts")>("./scripts/chat/ranker/site-corpus.ts", {
  configFile: false,
  logLevel: "error",
});
const { corpus, apart } = takenApart({ statements: module.statements, askedOfPages: module.askedOfPages });
const labelled = [...labelledQuestions(corpus), ...apart];
console.log(`${corpus.statements.length} statements, ${labelled.length} questions`);
const { ranker, judged } = process.argv.includes("--solo-orden")
  ? refitRanking(
      corpus,
      labelled,
      { encoder: stored.encoder, related: relatedTerms(corpus.statements) },
      stored.sureness.aboutUs,
    )
  : learnRanker(corpus, labelled, STEPS);

reportAccuracy(
  "first statement",
  judged
    .filter(({ question }) => question.pages.length > 0)
    .map(({ question, isRight }) => ({ source: question.source, isRight })),
);
reportRisk(judged.filter(({ question }) => question.source === "open"));
reportRisk(judged);
if (process.argv.includes("--errores")) {
  const surestFirst = judged.toSorted((a, b) => b.sureness - a.sureness);
  for (const { question, isRight, first, sureness } of surestFirst) {
    const wanted = question.statement ?? (question.pages.join(" ") || "nothing");
    if (!isRight) console.log(`${sureness.toFixed(2)} ${question.source}: ${question.text} → ${first}, not ${wanted}`);
  }
}
const text = JSON.stringify(ranker);
writeFileSync(new URL("../../../src/domain/assistant/ranking/ranker-weights.json", import.meta.url), `${text}\n`);
console.log(`\nranker-weights.json: ${text.length} bytes, ${gzipSync(text).length} with gzip`);
console.log(ranker.ranking, ranker.sureness.weights);
