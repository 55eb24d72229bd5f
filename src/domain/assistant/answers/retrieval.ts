import type { ChatIndex, Found } from "./chat-index.ts";

/** How clearly a page must cover how much of the question. Set by `quality.test.ts`. */
const LEAST_STRENGTH = 4;
const LEAST_COVERAGE = 0.35;
/** Pages that rank first, of which one must be that clear. */
const LEADING = 3;
/** A page cited beside the best one covers the question at least half as well. */
const BESIDE = { coverage: 0.25, ofBest: 0.5 };

/** Bounds for pages worth a look where none answers. */
const NEAR = { coverage: 0.25, score: 3.5 };

/** Pages that may help where `pagesFor` finds none: named, never quoted. */
export function pagesNear(index: ChatIndex, question: string): Found[] {
  return index.search(question).filter(({ coverage, score }) => coverage >= NEAR.coverage && score >= NEAR.score);
}

/** Pages that answer the question, best first, each by its best passage; empty where none does. */
export function pagesFor(index: ChatIndex, question: string): Found[] {
  const found = index.search(question);
  if (!found.slice(0, LEADING).some(answers)) return [];
  const least = found[0]!.score * BESIDE.ofBest;
  return found.filter(({ coverage, score }) => coverage >= BESIDE.coverage && score >= least);
}

const answers = ({ coverage, score }: Found) => coverage >= LEAST_COVERAGE && coverage * score >= LEAST_STRENGTH;
