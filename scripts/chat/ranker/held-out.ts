import { isAnother, type Ranker, sumOf } from "../../../src/domain/assistant/ranking/answer-index.ts";
import {
  type IndexedStatements,
  indexStatements,
  pageOfStatement,
} from "../../../src/domain/assistant/ranking/indexed-statements.ts";
import type { QuestionEncoder, StoredEncoder } from "../../../src/domain/assistant/ranking/question-encoder.ts";
import {
  type Candidate,
  type ReadQuestion,
  readQuestion,
  SIGNALS,
  type Signal,
} from "../../../src/domain/assistant/ranking/signals.ts";
import { SURENESS_SIGNALS, surenessSignals } from "../../../src/domain/assistant/ranking/sureness.ts";
import { seeded } from "../random.ts";
import { fitLogistic, type Outcome } from "./fit-logistic.ts";
import type { RankedList } from "./fit-ranking.ts";
import { estranged } from "./negatives.ts";
import type { Corpus, Labelled } from "./questions.ts";
import { trainEncoder } from "./train-encoder.ts";
import { pairMaker } from "./training-pairs.ts";

/** A question that neither the encoder nor the index had learned from, as they read it. */
export interface Held {
  question: Labelled;
  read: ReadQuestion;
  /** Which of its candidates answer it. */
  right: readonly boolean[];
  aboutUs: readonly number[];
}

const WRONG_FOR_EACH = 6;
/** Signals of a list are kept for so many candidates: the others stand too low to win. */
const MOST_ROWS = 40;
/** Questions made by templates are much alike, and say less than one that a person asked. */
const MADE_WEIGHT = 0.05;
/** So do those of which one statement alone counts as right, though others may say the same. */
const APART_WEIGHT = 0.01;
const weightOf = ({ source }: Labelled): number =>
  source === "negative" ? MADE_WEIGHT : source === "apart" ? APART_WEIGHT : 1;

/** For each question what ranks high by words alone and does not answer it: the encoder learns to tell it from what does. */
export function wrongAnswers(corpus: Corpus, labelled: readonly Labelled[]): Map<string, readonly string[]> {
  const index = indexStatements(corpus.statements, undefined, corpus.askedOfPages);
  const positives = labelled.filter(({ pages }) => pages.length > 0);
  return new Map(
    positives.map((question) => {
      const { candidates } = readQuestion(index, undefined, question.text);
      const wrong = candidates
        .filter((candidate) => !answers(candidate, question, corpus))
        .map(({ indexed: { statement } }) =>
          question.statement ? statement.id : pageOfStatement(statement, corpus.askedOfPages),
        );
      return [question.text, [...new Set(wrong)].slice(0, WRONG_FOR_EACH)] as const;
    }),
  );
}

/** An encoder learned from the questions; `wrong` may have others, too. */
export function learnEncoder(
  corpus: Corpus,
  labelled: readonly Labelled[],
  wrong: ReadonlyMap<string, readonly string[]>,
  steps: number,
): StoredEncoder {
  const positives = labelled.filter(({ pages }) => pages.length > 0);
  const aliens = labelled.filter(({ pages }) => pages.length === 0).map(({ text }) => text);
  return trainEncoder(pairMaker(corpus, positives, wrong), aliens, steps);
}

/**
 * Questions as they are read by an index and an encoder that have not seen them; of each real one also a copy with its
 * heaviest word put out, which nothing answers.
 */
export function readHeld(
  corpus: Corpus,
  learned: Pick<Ranker, "encoder" | "related">,
  judged: readonly Labelled[],
  aboutUs: readonly number[],
): Held[] {
  const index = indexStatements(corpus.statements, learned, corpus.askedOfPages);
  const random = seeded(11);
  const estrangedOnes = judged.flatMap((question) => {
    if (question.pages.length === 0 || random() > 0.2) return [];
    const text = estranged(question.text, heaviestOf(index, question.text), random);
    return text === null ? [] : [{ text, pages: [], source: "negative" } satisfies Labelled];
  });
  return [...judged, ...estrangedOnes].map((question) => {
    const read = readQuestion(index, learned.encoder, question.text);
    return { question, read, right: read.candidates.map((each) => answers(each, question, corpus)), aboutUs };
  });
}

function heaviestOf(index: IndexedStatements, text: string): string {
  const meant = index.vocabulary.meantBy(text);
  return meant.reduce((most, each) => (each.weight > most.weight ? each : most), meant[0] ?? { word: "", weight: 0 })
    .word;
}

/** Whether a statement answers a question: its own, or for a question about a page anything that the page says. */
export function answers(
  { indexed: { statement } }: Candidate,
  { pages, statement: own, statements }: Labelled,
  { askedOfPages }: Pick<Corpus, "askedOfPages">,
): boolean {
  if (own !== undefined) return statement.id === own;
  if (statements) return statements.includes(statement.id);
  return pages.includes(statement.url) || pages.includes(pageOfStatement(statement, askedOfPages));
}

/** A list to learn the ranking from, with the signals that are named. */
export function rankedList({ question, read, right }: Held, signals: readonly Signal[] = SIGNALS): RankedList {
  const kept = read.candidates.slice(0, MOST_ROWS);
  return {
    rows: kept.map((candidate) => Float64Array.from(signals, (signal) => candidate.signals[signal])),
    right: right.slice(0, MOST_ROWS),
    weight: weightOf(question),
  };
}

/** The statement that the ranking puts first, and how sure it has reason to be. */
export function outcomeOf(
  { question, read, right, aboutUs }: Held,
  ranking: Readonly<Record<Signal, number>>,
): Outcome {
  const sorted = read.candidates
    .map((candidate, at) => ({ candidate, at, score: sumOf(candidate, ranking) }))
    .sort((one, other) => other.score - one.score);
  const [best] = sorted;
  const weight = weightOf(question);
  if (!best) return { row: new Float64Array(SURENESS_SIGNALS.length), isRight: false, weight: 0 };
  const next = sorted.find(({ candidate }) => isAnother(candidate, best.candidate));
  const signals = surenessSignals(read, best.candidate, best.score, best.score - (next?.score ?? 0), { aboutUs });
  return {
    row: Float64Array.from(SURENESS_SIGNALS, (name) => signals[name]),
    isRight: right[best.at]!,
    weight,
    first: best.candidate.indexed.statement.id,
  };
}

/** Weights by which a question's vector tells whether it is about our matters at all. */
export function aboutUsOf(encoder: QuestionEncoder, questions: readonly Labelled[]): number[] {
  const ours = questions.filter(({ pages }) => pages.length > 0).length;
  const others = questions.length - ours;
  const rows = questions.map(({ text, pages }): Outcome => {
    const isRight = pages.length > 0;
    return { row: Float64Array.of(...encoder.encode(text), 1), isRight, weight: 1 / (isRight ? ours : others) };
  });
  return fitLogistic(rows, 0.0005);
}
