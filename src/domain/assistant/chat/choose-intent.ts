import { featuresOf } from "./intent-features.ts";
import { intentModel } from "./intent-model.ts";
import weights from "./intent-weights.json" with { type: "json" };
import type { Intent } from "./intents.ts";
import type { Reading } from "./read-message.ts";
import type { Choice, Scores } from "./score-intents.ts";

const MODEL = intentModel(weights);
/** An order to the assistant, or somebody else's data: no other reading of the message counts. */
const ORDER = 7;
/** A choice of people that the law forbids. */
const FORBIDDEN = 5;
const OF_A_REFERENCE = new Set<Intent>(["home_reference", "book_visit", "talk_to_person"]);

/** Intents that no message has without a word of them, however the learned weights read the rest: the cues that it takes. */
const SAID: Partial<Record<Intent, number>> = {
  greeting: 0.1,
  thanks: 0.1,
  goodbye: 0.1,
  identity: 0.1,
  book_visit: 1.5,
  book_demo: 1.5,
  talk_to_person: 1,
};

/** So surely somebody asks with whom they speak, in whichever words. */
const PLAIN = 0.5;
/** «A las 5 p.m.»: an hour or a day, and hardly a word beside it. */
const isBare = ({ tokens, slots }: Pick<Reading, "tokens" | "slots">): boolean =>
  (slots.time !== undefined || slots.date !== undefined) && tokens.filter(({ kind }) => kind === "word").length <= 4;

/**
 * Intent of a message that continues nothing: by rule where a rule applies, else by the learned weights of words and
 * cues.
 */
export function chooseIntent(
  reading: Pick<Reading, "tokens" | "slots" | "amounts">,
  scores: Scores,
  byCues: Choice,
): Choice {
  if (isRuled(reading, scores, byCues)) return byCues;
  const odds = MODEL(featuresOf(reading, scores));
  const isSaid = ([intent, share]: readonly [Intent, number]) =>
    scores[intent] >= (SAID[intent] ?? Number.NEGATIVE_INFINITY) || (intent === "identity" && share >= PLAIN);
  const [intent, share] = (Object.entries(odds) as [Intent, number][])
    .filter((each) => isBare(reading) || isSaid(each))
    .reduce((best, each) => (each[1] > best[1] ? each : best));
  return { intent, score: Math.max(0, scores[intent]), confidence: Math.round(share * 100) / 100 };
}

function isRuled({ tokens, slots }: Pick<Reading, "tokens" | "slots">, scores: Scores, byCues: Choice): boolean {
  if (!tokens.some(({ kind }) => kind === "word" || kind === "number")) return true;
  if (byCues.intent === "off_topic") return scores.off_topic >= ORDER;
  if (byCues.intent === "discrimination") return scores.discrimination >= FORBIDDEN;
  return slots.reference !== undefined && OF_A_REFERENCE.has(byCues.intent);
}
