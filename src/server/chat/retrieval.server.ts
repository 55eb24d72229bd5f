import type { ChatIndex, Found } from "./chat-index.server.ts";

/** Below it too much of the question is about something that no page speaks of. Set by `quality.test.ts`. */
const LEAST_COVERAGE = 0.4;
/** Below it the question's words are only mentioned in passing. */
const LEAST_SCORE = 4;

/** Pages that speak of the question, best first, each by its best passage; none where no page answers it. */
export function pagesFor(index: ChatIndex, question: string): Found[] {
  return index.search(question).filter(({ coverage, score }) => coverage >= LEAST_COVERAGE && score >= LEAST_SCORE);
}
