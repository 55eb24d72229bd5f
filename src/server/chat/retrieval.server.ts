import type { ChatIndex, Found } from "./chat-index.server.ts";

/** What speaks of half of the question, and clearly; or of less, but very clearly. Set by `quality.test.ts`. */
const LEAST: readonly { coverage: number; score: number }[] = [
  { coverage: 0.6, score: 4.5 },
  { coverage: 0.45, score: 7 },
];

/** What is worth a look where nothing answers. */
const NEAR = { coverage: 0.3, score: 3 };

/** Pages that may help where `pagesFor` finds none: named, never quoted. */
export function pagesNear(index: ChatIndex, question: string): Found[] {
  return index.search(question).filter(({ coverage, score }) => coverage >= NEAR.coverage && score >= NEAR.score);
}

/** Pages that speak of the question, best first, each by its best passage; none where no page answers it. */
export function pagesFor(index: ChatIndex, question: string): Found[] {
  return index
    .search(question)
    .filter((found) => LEAST.some(({ coverage, score }) => found.coverage >= coverage && found.score >= score));
}
