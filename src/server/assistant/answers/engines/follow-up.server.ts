import { focusOf, followUp, leansOnThread, marksThread } from "#domain/assistant/dialogue/follow-up.ts";
import type { ToolAnswer, ToolContext } from "../assistant-tool.server.ts";
import { answerFrom, searchAnswer } from "./search-pages.server.ts";

/** From here on a message that leans on nothing known is answered by itself. */
const SURE_ALONE = 0.5;
const isSure = ({ index }: Pick<ToolContext, "index">, question: string): boolean =>
  (index.search(question)[0]?.sureness ?? 0) >= SURE_ALONE;

/**
 * The answer to the last of a thread's questions: looked up by itself, or with what the thread is about where it leans on it.
 *
 * @param earlier the visitor's messages before it, oldest first
 * @returns null where nothing answers it surely enough
 */
export function threadAnswer(
  context: Pick<ToolContext, "index">,
  question: string,
  earlier: readonly string[],
): ToolAnswer | null {
  const focus = leansOnThread(question) ? focusOf(context.index, earlier) : null;
  // "¿Y eso dónde se obtiene?", after a question that nothing answered.
  if (!focus && earlier.length > 0 && marksThread(question) && !isSure(context, question)) return null;
  if (!focus) return searchAnswer(context, question);
  return answerFrom(followUp(context.index, question, focus.statement, focus.question), question);
}
