import type { StoredRanker } from "../../../src/domain/assistant/ranking/learned-ranker.ts";
import { createQuestionEncoder } from "../../../src/domain/assistant/ranking/question-encoder.ts";
import { SIGNALS, type Signal } from "../../../src/domain/assistant/ranking/signals.ts";
import { SURENESS_SIGNALS, type SurenessModel } from "../../../src/domain/assistant/ranking/sureness.ts";
import { fitLogistic, type Outcome, probability } from "./fit-logistic.ts";
import { fitRanking } from "./fit-ranking.ts";
import {
  aboutUsOf,
  type Held,
  learnEncoder,
  outcomeOf,
  rankedList,
  readHeld,
  withoutQuestions,
  wrongAnswers,
} from "./held-out.ts";
import type { Corpus, Labelled } from "./questions.ts";

/** How the first statement for a question came out that had not been learned from. */
export interface Judged {
  question: Labelled;
  isRight: boolean;
  /** Names of what came first. */
  first: string;
  /** By weights that were fitted to other questions. */
  sureness: number;
}

export interface Learned {
  ranker: StoredRanker;
  held: readonly Held[];
  judged: readonly Judged[];
}

/** Batches for the encoders that only show how one does on what it has not seen, and for the one that is kept. */
export interface Effort {
  foldSteps: number;
  steps: number;
}

const FOLDS = 4;
const SURENESS_FOLDS = 5;
const START: Readonly<Record<Signal, number>> = {
  lexical: 1.5,
  onPage: 2,
  named: 1,
  coverage: 1,
  pageCoverage: 1,
  askedWords: 1.5,
  askedPageWords: 1.5,
  pairs: 0.5,
  heading: 1,
  askedOfName: 1,
  likeName: 2,
  likeText: 2,
  likeAsked: 2.5,
  likePage: 2.5,
  form: 1,
  isFact: 0.3,
  isLead: 0.6,
  inFocus: 1.5,
};

/**
 * Learns the encoder, the weights of the ranking, and the sureness. The last two are learned from questions as they are
 * read by encoders and indexes that had not seen them.
 */
export function learnRanker(corpus: Corpus, labelled: readonly Labelled[], { foldSteps, steps }: Effort): Learned {
  const wrong = wrongAnswers(corpus, labelled);
  const held = Array.from({ length: FOLDS }, (_, fold) => {
    const apart = labelled.filter(({ text }) => hashOf(text) % FOLDS === fold);
    const seen = labelled.filter(({ text }) => hashOf(text) % FOLDS !== fold);
    const known = withoutQuestions(corpus, new Set(apart.map(({ text }) => text)));
    return readHeld(known, createQuestionEncoder(learnEncoder(known, seen, wrong, foldSteps)), apart, seen);
  }).flat();
  const ranking = rankingOf(held);
  const outcomes = held.map((each) => outcomeOf(each, ranking));
  const encoder = learnEncoder(corpus, labelled, wrong, steps);
  const weights = fitLogistic(outcomes);
  return {
    held,
    judged: judgedBy(held, outcomes),
    ranker: {
      encoder,
      ranking,
      sureness: {
        weights: named(SURENESS_SIGNALS, weights) as SurenessModel["weights"],
        aboutUs: aboutUsOf(createQuestionEncoder(encoder), labelled).map((weight) => Number(weight.toFixed(3))),
      },
    },
  };
}

/**
 * Learns the weights of the ranking and the sureness anew for an encoder that stays: from the questions of the yardstick that may be read alone, none of
 * which the encoder has learned from, and the ones that nothing answers.
 */
export function refitRanking(corpus: Corpus, labelled: readonly Labelled[], stored: StoredRanker): Learned {
  const asked = labelled.filter(({ source }) => source === "open" || source === "negative");
  const held = readHeld(corpus, createQuestionEncoder(stored.encoder), asked, labelled);
  const ranking = rankingOf(held);
  const outcomes = held.map((each) => outcomeOf(each, ranking));
  const weights = named(SURENESS_SIGNALS, fitLogistic(outcomes)) as SurenessModel["weights"];
  const { aboutUs } = stored.sureness;
  return { held, judged: judgedBy(held, outcomes), ranker: { ...stored, ranking, sureness: { weights, aboutUs } } };
}

/** Weights of the signals that are named, the others nothing. */
export function rankingOf(held: readonly Held[], signals: readonly Signal[] = SIGNALS): Record<Signal, number> {
  const learned = fitRanking(
    held.map((each) => rankedList(each, signals)),
    signals.map((signal) => START[signal]),
  );
  return {
    ...named(
      SIGNALS,
      SIGNALS.map(() => 0),
    ),
    ...named(signals, learned),
  };
}

function judgedBy(held: readonly Held[], outcomes: readonly Outcome[]): Judged[] {
  const weights = Array.from({ length: SURENESS_FOLDS }, (_, fold) =>
    fitLogistic(outcomes.filter((_, at) => at % SURENESS_FOLDS !== fold)),
  );
  return outcomes.map(({ row, isRight, first = "" }, at) => ({
    question: held[at]!.question,
    isRight,
    first,
    sureness: probability(row, weights[at % SURENESS_FOLDS]!),
  }));
}

function named<Name extends string>(names: readonly Name[], values: readonly number[]): Record<Name, number> {
  return Object.fromEntries(names.map((name, at) => [name, Number(values[at]!.toFixed(3))])) as Record<Name, number>;
}

/** FNV-1a. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash >>> 8;
}
