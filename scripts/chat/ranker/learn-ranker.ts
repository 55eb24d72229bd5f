import type { StoredRanker } from "../../../src/domain/assistant/ranking/learned-ranker.ts";
import { createQuestionEncoder } from "../../../src/domain/assistant/ranking/question-encoder.ts";
import { SIGNALS, type Signal } from "../../../src/domain/assistant/ranking/signals.ts";
import { SURENESS_SIGNALS, type SurenessModel } from "../../../src/domain/assistant/ranking/sureness.ts";
import { wordTable } from "../../../src/domain/shared/format/spelled-numbers.ts";
import { fitLogistic, type Outcome, probability } from "./fit-logistic.ts";
import { fitRanking } from "./fit-ranking.ts";
import { aboutUsOf, type Held, learnEncoder, outcomeOf, rankedList, readHeld, wrongAnswers } from "./held-out.ts";
import type { Corpus, Labelled } from "./questions.ts";
import { relatedTerms } from "./related-terms.ts";

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

const SURENESS_FOLDS = 5;
const START: Readonly<Record<Signal, number>> = {
  lexical: 1.5,
  onPage: 2,
  related: 1,
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
 * Whether the encoder learns from a question. The others show how questions are read that nobody has learned from: those that people asked, those that
 * were taken apart, and half of what nothing answers.
 */
const isLearnedFrom = ({ source, text }: Labelled) =>
  source !== "open" && source !== "apart" && (source !== "negative" || hashOf(text) % 2 === 0);

/**
 * Learns the encoder, and after it the order and the sureness.
 *
 * @param steps batches of questions
 */
export function learnRanker(corpus: Corpus, labelled: readonly Labelled[], steps: number): Learned {
  const seen = labelled.filter(isLearnedFrom);
  // Half of the questions have wrong answers of their own: the others of a batch are wrong, too.
  const wrong = wrongAnswers(
    corpus,
    seen.filter((_, at) => at % 2 === 0),
  );
  const encoder = learnEncoder(corpus, seen, wrong, steps);
  const aboutUs = aboutUsOf(createQuestionEncoder(encoder), seen).map((weight) => Number(weight.toFixed(3)));
  return refitRanking(corpus, labelled, { encoder, related: relatedTerms(corpus.statements) }, aboutUs);
}

/** Learns the weights of the order and of the sureness for an encoder and related terms that stay, from questions that it has not learned from. */
export function refitRanking(
  corpus: Corpus,
  labelled: readonly Labelled[],
  { encoder, related }: Pick<StoredRanker, "encoder" | "related">,
  aboutUs: readonly number[],
): Learned {
  const apart = labelled.filter((each) => !isLearnedFrom(each));
  const learned = { encoder: createQuestionEncoder(encoder), related: wordTable(related) };
  const held = readHeld(corpus, learned, apart, aboutUs);
  const ranking = rankingOf(held);
  const outcomes = held.map((each) => outcomeOf(each, ranking));
  const weights = named(SURENESS_SIGNALS, fitLogistic(outcomes)) as SurenessModel["weights"];
  return {
    held,
    judged: judgedBy(held, outcomes),
    ranker: { encoder, related, ranking, sureness: { weights, aboutUs } },
  };
}

/** Weights of the signals that are named, the others nothing. */
function rankingOf(held: readonly Held[], signals: readonly Signal[] = SIGNALS): Record<Signal, number> {
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
