import type { Statement } from "../answers/statement.ts";
import { type IndexedStatements, indexInSteps, indexStatements } from "./indexed-statements.ts";
import type { QuestionEncoder } from "./question-encoder.ts";
import { type Candidate, readQuestion, type SearchOptions, SIGNALS, type Signal } from "./signals.ts";
import { type SurenessModel, surenessOf, surenessSignals } from "./sureness.ts";
import type { RelatedTerms } from "./vocabulary.ts";

/** All that the search has learned: how texts are encoded, what people mean by their words, what each signal weighs, and when the first is right. */
export interface Ranker {
  encoder: QuestionEncoder;
  related: RelatedTerms;
  ranking: Readonly<Record<Signal, number>>;
  sureness: SurenessModel;
}

/** A statement that may answer a question. */
export interface Ranked {
  statement: Statement;
  /** Weighted sum of the signals: a difference of 1 makes the higher one 2.7 times as likely. No meaning alone. */
  score: number;
  /** BM25 over the statement's parts, as a share of the question's weight: 0 to 2.2. */
  lexical: number;
  /** The learned likeness: -1 to 1. */
  likeness: number;
  /** Share of the question's content words that the statement has, rare ones counting more: 0 to 1. */
  coverage: number;
  /** Probability that this statement answers the question: 0 to 1. */
  sureness: number;
  /** Only of the first: the line of its text for which people ask in such words, counted from 0. */
  line?: number;
  /** Only of the first: how far the best one with another subject or attribute lies behind. */
  margin?: number;
}

export interface AnswerIndex {
  /**
   * The statements that may answer a question, best first; of several with the same text one. Empty for a question
   * without words.
   */
  search(question: string, options?: SearchOptions): readonly Ranked[];
}

/** Results of a search, from which a caller takes one, two or three. */
const MOST_FOUND = 12;
/** Searches whose results stay at hand. */
const MOST_REMEMBERED = 200;

/**
 * A search over statements. New statements need no training: they are encoded when the index is made.
 *
 * @param askedOfPages by address, questions that people ask for a page as a whole
 */
export const createAnswerIndex = (
  statements: readonly Statement[],
  ranker: Ranker,
  askedOfPages: ReadonlyMap<string, readonly string[]> = new Map(),
): AnswerIndex => searchIn(indexStatements(statements, ranker, askedOfPages), ranker);

/** The same while others are answered. @param pause gives them their turn */
export async function createAnswerIndexInTurns(
  statements: readonly Statement[],
  ranker: Ranker,
  askedOfPages: ReadonlyMap<string, readonly string[]>,
  pause: () => Promise<void>,
): Promise<AnswerIndex> {
  const steps = indexInSteps(statements, ranker, askedOfPages);
  for (;;) {
    const step = steps.next();
    if (step.done) return searchIn(step.value, ranker);
    await pause();
  }
}

function searchIn(index: IndexedStatements, { encoder, ranking, sureness }: Ranker): AnswerIndex {
  function find(question: string, options?: SearchOptions): Ranked[] {
    const read = readQuestion(index, encoder, question, options);
    if (read.meant.length === 0) return [];
    const sorted = read.candidates
      .map((candidate) => ({ candidate, score: sumOf(candidate, ranking) }))
      .sort((one, other) => other.score - one.score)
      .slice(0, MOST_FOUND);
    const [best] = sorted;
    if (!best) return [];
    const next = sorted.find(({ candidate }) => isAnother(candidate, best.candidate));
    const line = read.lineOf(best.candidate.indexed);
    return sorted.map(({ candidate, score }, at) => {
      const ahead = at === 0 ? score - (next?.score ?? 0) : score - best.score;
      const { signals } = candidate;
      return {
        statement: candidate.indexed.statement,
        score,
        lexical: signals.lexical,
        likeness: Math.max(signals.likeAsked, signals.likeName, signals.likeText, signals.likePage),
        coverage: signals.coverage,
        sureness: surenessOf(surenessSignals(read, candidate, score, ahead, sureness), sureness),
        ...(at === 0 && { margin: ahead }),
        ...(at === 0 && line !== undefined && { line }),
      };
    });
  }

  /** The newest last. One answer asks for the same words two or three times, and many people ask the same. */
  const remembered = new Map<string, readonly Ranked[]>();
  return {
    search(question, options) {
      const key = options ? JSON.stringify([question, options.forms, options.focus]) : question;
      const found = remembered.get(key) ?? find(question, options);
      remembered.delete(key);
      remembered.set(key, found);
      if (remembered.size > MOST_REMEMBERED) remembered.delete(remembered.keys().next().value!);
      return found;
    },
  };
}

/** The weighted sum by which candidates are ranked. */
export const sumOf = ({ signals }: Candidate, weights: Readonly<Record<Signal, number>>): number =>
  SIGNALS.reduce((sum, signal) => sum + weights[signal] * signals[signal], 0);

/** Whether two candidates speak of different things, so that the wrong one of them would be a wrong answer. */
export const isAnother = ({ indexed: a }: Candidate, { indexed: b }: Candidate): boolean =>
  a.statement.subject !== b.statement.subject || (a.page !== b.page && a.statement.attribute !== b.statement.attribute);
