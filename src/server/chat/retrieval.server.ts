import type { ChatIndex, Found } from "./chat-index.server.ts";
import type { Passage } from "./passages.server.ts";

/** Below it too much of the question is about something that no page speaks of. Set by `quality.test.ts`. */
const LEAST_COVERAGE = 0.5;
/** Below it the question's words are only mentioned in passing. */
const LEAST_SCORE = 5;

/** Passages that speak of the question, best first; none where no page answers it. */
export function passagesFor(index: ChatIndex, question: string): Found[] {
  return index.search(question).filter(({ coverage, score }) => coverage >= LEAST_COVERAGE && score >= LEAST_SCORE);
}

/** Pages in the order of their best passage, each once; a page's fragments are one page with its first. */
export function pagesOf(found: readonly Found[], most: number): Passage[] {
  const pages = new Map<string, Passage>();
  for (const { passage } of found) {
    if (!pages.has(passage.url)) pages.set(passage.url, passage);
    if (pages.size === most) break;
  }
  return [...pages.values()];
}
