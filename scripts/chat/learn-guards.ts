import { writeFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { linearModel } from "#domain/assistant/chat/intent-model.ts";
import { evidenceFor } from "#domain/assistant/guards/evidence.ts";
import { GUARD_KINDS, GUARD_LABELS, guardOdds, strongest } from "#domain/assistant/guards/guard.ts";
import { guardFeatures, stretchesOf } from "#domain/assistant/guards/guard-features.ts";
import { type GuardExample, guardLessons, hashOfExamples, messagesOf } from "./guard-lessons.ts";
import { type Lesson, learnLabels, stored } from "./learn.ts";
import { siteQuestions } from "./site-questions.ts";

/**
 * Learns which messages need a guard, and says how well messages are read that were not learned from: the tuned half, in five parts. Writes
 * `src/domain/assistant/guards/guard-weights.json`. `--errores` lists what is misread.
 */

const FOLDS = 5;
const MOST_FEATURES = 10_000;
/** A message of the tuned half counts as several drawn sentences. */
const WRITTEN = 3;

const lessons = guardLessons();
const tuned = messagesOf("tuned.txt");

/** A stretch without evidence is never read by the weights, and teaches them nothing. */
const rowsOf = (all: readonly GuardExample[], weight: number): Lesson[] =>
  all.flatMap(({ text, kind }) =>
    // A harmless message has no harmful part; of others nobody knows which part is the harmful one.
    (kind === "none" ? stretchesOf(text) : [text])
      .filter((stretch) => kind !== "none" || evidenceFor(stretch).size > 0)
      .map((stretch) => ({ features: guardFeatures(stretch), wanted: GUARD_LABELS.indexOf(kind), weight })),
  );
const harmless = (texts: readonly string[]) => texts.map((text) => ({ text, kind: "none" }) as const);
const asked = siteQuestions();
const basis = rowsOf(lessons, 1);
const ofSite = rowsOf(harmless(asked.flat()), 1);
const modelOf = (rows: readonly Lesson[]) =>
  stored(learnLabels([...basis, ...rows], GUARD_LABELS.length, MOST_FEATURES), "", 1);

const read = (model: ReturnType<typeof modelOf>) => {
  const linear = linearModel(model, GUARD_LABELS);
  return (text: string) => strongest(guardOdds(text, linear))?.kind ?? "none";
};

const judged = Array.from({ length: FOLDS }, (_, fold) => {
  const isAsked = (_message: GuardExample, at: number) => at % FOLDS === fold;
  const learnt = tuned.filter((message, at) => !isAsked(message, at));
  const readAs = read(modelOf([...ofSite, ...rowsOf(learnt, WRITTEN)]));
  return tuned.filter(isAsked).map((message) => ({ ...message, as: readAs(message.text) }));
}).flat();

/** False alarms among questions that it has not seen: those of every other page and statement. */
const halves = [0, 1].map((half) => asked.filter((_, at) => at % 2 === half).flat());
const alarms = halves.flatMap((half, at) => {
  const readAs = read(modelOf([...rowsOf(harmless(halves[1 - at]!), 1), ...rowsOf(tuned, WRITTEN)]));
  return harmless(half).map((message) => ({ ...message, as: readAs(message.text) }));
});
const raised = alarms.filter(({ as }) => as !== "none");
console.log(`falsas alarmas en preguntas de la web no vistas: ${raised.length} de ${alarms.length}`);
for (const kind of GUARD_KINDS) console.log(`  ${kind.padEnd(15)} ${raised.filter(({ as }) => as === kind).length}`);

for (const kind of ["none", ...GUARD_KINDS] as const) {
  const own = judged.filter((each) => each.kind === kind);
  const right = own.filter(({ as }) => as === kind).length;
  const guarded = own.filter(({ as }) => as !== "none").length;
  console.log(`${kind.padEnd(15)} ${right} de ${own.length} bien, ${guarded} con alguna guarda`);
}
if (process.argv.includes("--errores"))
  for (const { kind, as, text } of [...judged, ...raised]) if (kind !== as) console.log(`${kind} → ${as}: ${text}`);

const all = [...lessons, ...tuned];
const model = JSON.stringify({ ...modelOf([...ofSite, ...rowsOf(tuned, WRITTEN)]), learnedFrom: hashOfExamples(all) });
writeFileSync(new URL("../../src/domain/assistant/guards/guard-weights.json", import.meta.url), `${model}\n`);
console.log(`guard-weights.json: ${model.length} bytes, ${gzipSync(model).length} con gzip`);
