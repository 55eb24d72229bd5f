import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { ASKED_OF } from "#content/assistant/asked-of/asked-of.server.ts";
import { INTENT_CASES } from "#domain/assistant/chat/intent-cases.test-data.ts";
import { featuresOf, wordFeatures } from "#domain/assistant/chat/intent-features.ts";
import type { Feature } from "#domain/assistant/chat/intent-model.ts";
import { INTENTS, type Intent } from "#domain/assistant/chat/intents.ts";
import { readMessage } from "#domain/assistant/chat/read-message.ts";
import { scoreIntents } from "#domain/assistant/chat/score-intents.ts";
import { TODAY } from "../../src/domain/assistant/answers/questions/labelled-question.ts";
import { DEV_QUESTIONS } from "../../src/domain/assistant/answers/questions/questions-dev.ts";
import { MORE_DEV_QUESTIONS } from "../../src/domain/assistant/answers/questions/questions-dev-more.ts";
import { PAGE_QUESTIONS } from "../../src/domain/assistant/answers/questions/questions-pages.ts";
import { plainOf } from "../../src/domain/shared/spoken/tokens.ts";
import { placeOf } from "../../src/server/assistant/answers/answer-places.server.ts";

/** A sentence with its intent. */
interface Labelled {
  text: string;
  intent: Intent;
  /** True where the cues were written with this sentence in sight, so that their result on it proves nothing. */
  isTunedOn: boolean;
}

export interface Row extends Labelled {
  features: readonly Feature[];
  /** Features by which it is judged, cues included. */
  judged: readonly Feature[];
  /** Near copies have the same one, and are never learned from to judge each other. */
  group: number;
  /** How much it counts: people ask more often than they greet. */
  weight: number;
}

/** The examples beside this file, the reader's cases, the questions that may be tuned on, and those for pages; follow-ups apart. */
export function labelled(): Labelled[] {
  const examples = INTENTS.flatMap((intent) =>
    readFileSync(new URL(`./examples/${intent}.txt`, import.meta.url), "utf8")
      .split("\n")
      .filter((text) => text !== "")
      .map((text) => ({ text, intent, isTunedOn: false })),
  );
  const cases = INTENTS.flatMap((intent) => INTENT_CASES[intent].map((text) => ({ text, intent, isTunedOn: true })));
  const questions = [...DEV_QUESTIONS, ...MORE_DEV_QUESTIONS, ...PAGE_QUESTIONS]
    .filter(({ before }) => !before)
    .map(({ text, intent }) => ({ text, intent, isTunedOn: true }));
  return [...examples, ...cases, ...questions, ...askedOfPages()];
}

/** Of these people ask by an intent of their own: plans, tools and calculations. */
const OWN_INTENT = /^(?:plan|plans|tool|tools|module|loan|cost|tax)\./;
/** More of them would teach little, and take long. */
const ONE_OF = 3;

/** Questions for what the site says: whatever they speak of, a page answers them. */
const askedOfPages = (): Labelled[] =>
  [...ASKED_OF]
    .filter(([id]) => !OWN_INTENT.test(id))
    .flatMap(([, ways]) => Object.values(ways).flat())
    .filter((_, at) => at % ONE_OF === 0)
    .map((text) => ({ text, intent: "question", isTunedOn: false }));

export const hashOf = (all: readonly Labelled[]): string =>
  createHash("sha256")
    .update(all.map(({ text, intent }) => `${intent}\t${text}`).join("\n"))
    .digest("hex")
    .slice(0, 16);

export function readAll(all: readonly Labelled[]): Row[] {
  const groups = groupsOf(all.map(({ text }) => text));
  const weights = intentWeights(all);
  return all.map((each, index) => {
    const reading = readMessage(each.text, {
      today: TODAY,
      findPlace: (text) => placeOf(text) ?? null,
      asked: [],
      askedFeature: null,
      variety: null,
      known: {},
      isVisit: false,
    });
    const judged = featuresOf(reading, scoreIntents(reading));
    return {
      ...each,
      judged,
      features: each.isTunedOn ? wordFeatures(reading) : judged,
      group: groups[index]!,
      weight: weights[each.intent],
    };
  });
}

/** Texts that share three words of five. */
function groupsOf(texts: readonly string[]): number[] {
  const sets = texts.map((text) => new Set(plainOf(text).match(/[a-z0-9]+/g) ?? []));
  const parent = texts.map((_, index) => index);
  const rootOf = (index: number): number => (parent[index] === index ? index : rootOf(parent[index]!));
  for (let a = 0; a < sets.length; a++) {
    for (let b = 0; b < a; b++) {
      let shared = 0;
      for (const word of sets[a]!) if (sets[b]!.has(word)) shared++;
      if (shared / (sets[a]!.size + sets[b]!.size - shared) >= 0.6) parent[rootOf(a)] = rootOf(b);
    }
  }
  return texts.map((_, index) => rootOf(index));
}

/**
 * An intent has as many examples as are needed to tell it apart; the questions have each as often as people ask it. An
 * intent that must be refused counts no less for being rare.
 */
function intentWeights(all: readonly Labelled[]): Record<Intent, number> {
  const asked = [...DEV_QUESTIONS, ...MORE_DEV_QUESTIONS];
  const share = (of: readonly { intent: Intent }[], intent: Intent) =>
    (of.filter((each) => each.intent === intent).length + 2) / (of.length + 2 * INTENTS.length);
  const weightOf = (intent: Intent) => {
    const weight = Math.sqrt(share(asked, intent) / share(all, intent));
    return REFUSED.has(intent) ? Math.max(1, weight) : weight;
  };
  return Object.fromEntries(INTENTS.map((intent) => [intent, weightOf(intent)])) as Record<Intent, number>;
}

const REFUSED = new Set<Intent>(["off_topic", "discrimination", "legal_advice"]);
