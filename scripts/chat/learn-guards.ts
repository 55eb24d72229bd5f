import { writeFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { linearModel } from "#domain/assistant/chat/intent-model.ts";
import { GUARD_KINDS, GUARD_LABELS, guardOdds, strongest } from "#domain/assistant/guards/guard.ts";
import { guardFeatures, stretchesOf } from "#domain/assistant/guards/guard-features.ts";
import { type GuardExample, guardLessons, hashOfExamples, messagesOf } from "./guard-lessons.ts";
import { type Lesson, learnLabels, stored } from "./learn.ts";

/**
 * Learns which messages need a guard, and says how well messages are read that were not learned from: the tuned half, in five parts. Writes
 * `src/domain/assistant/guards/guard-weights.json`. `--errores` lists what is misread.
 */

const FOLDS = 5;
const MOST_FEATURES = 10_000;
/** A message of the tuned half counts as several drawn sentences. */
const WRITTEN = 2;

const lessons = guardLessons();
const tuned = messagesOf("tuned.txt");

const rowsOf = (all: readonly GuardExample[], weight: number): Lesson[] =>
  all.flatMap(({ text, kind }) =>
    // A harmless message has no harmful part; of others nobody knows which part is the harmful one.
    (kind === "none" ? stretchesOf(text) : [text]).map((stretch) => ({
      features: guardFeatures(stretch),
      wanted: GUARD_LABELS.indexOf(kind),
      weight,
    })),
  );
const basis = rowsOf(lessons, 1);
const modelOf = (all: readonly GuardExample[]) =>
  stored(learnLabels([...basis, ...rowsOf(all, WRITTEN)], GUARD_LABELS.length, MOST_FEATURES), "", 1);

const read = (model: ReturnType<typeof modelOf>) => {
  const linear = linearModel(model, GUARD_LABELS);
  return (text: string) => strongest(guardOdds(text, linear))?.kind ?? "none";
};

const judged = Array.from({ length: FOLDS }, (_, fold) => {
  const isAsked = (_message: GuardExample, at: number) => at % FOLDS === fold;
  const readAs = read(modelOf(tuned.filter((message, at) => !isAsked(message, at))));
  return tuned.filter(isAsked).map((message) => ({ ...message, as: readAs(message.text) }));
}).flat();

for (const kind of ["none", ...GUARD_KINDS] as const) {
  const own = judged.filter((each) => each.kind === kind);
  const right = own.filter(({ as }) => as === kind).length;
  const guarded = own.filter(({ as }) => as !== "none").length;
  console.log(`${kind.padEnd(15)} ${right} de ${own.length} bien, ${guarded} con alguna guarda`);
}
if (process.argv.includes("--errores"))
  for (const { kind, as, text } of judged) if (kind !== as) console.log(`${kind} → ${as}: ${text}`);

const all = [...lessons, ...tuned];
const model = JSON.stringify({ ...modelOf(tuned), learnedFrom: hashOfExamples(all) });
writeFileSync(new URL("../../src/domain/assistant/guards/guard-weights.json", import.meta.url), `${model}\n`);
console.log(`guard-weights.json: ${model.length} bytes, ${gzipSync(model).length} con gzip`);
