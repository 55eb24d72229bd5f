import { focusOf, followUp, leansOnThread } from "#domain/assistant/dialogue/follow-up.ts";
import type { ToolAnswer, ToolContext } from "../assistant-tool.server.ts";
import { answerFrom, searchAnswer } from "./search-pages.server.ts";

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
  if (!focus) return searchAnswer(context, question);
  return answerFrom(followUp(context.index, question, focus.statement, focus.question), question);
}
