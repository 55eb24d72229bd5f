import { focusOf, followUp, leansOnThread, marksThread } from "#domain/assistant/dialogue/follow-up.ts";
import type { ToolAnswer, ToolContext } from "../assistant-tool.server.ts";
import { answerFrom, searchAnswer } from "./search-pages.server.ts";

/** From here on a message that leans on nothing known is answered by itself. */
const SURE_ALONE = 0.5;
const searchIfSure = (context: Pick<ToolContext, "index">, question: string): ToolAnswer | null =>
  (context.index.search(question)[0]?.sureness ?? 0) >= SURE_ALONE ? searchAnswer(context, question) : null;
/** And from here on with the calculation that was spoken of. */
const SURE_OF_TOPIC = 0.3;

/**
 * The answer to the last of a thread's questions: looked up by itself, or with what the thread is about where it leans on it.
 *
 * @param earlier the visitor's messages before it, oldest first
 * @param topic name of the calculation that the thread is about, if it is about one
 * @returns null where nothing answers it surely enough
 */
export function threadAnswer(
  context: Pick<ToolContext, "index">,
  question: string,
  earlier: readonly string[],
  topic: string | null = null,
): ToolAnswer | null {
  const focus = leansOnThread(question) ? focusOf(context.index, earlier) : null;
  // "¿Y eso dónde se obtiene?", after a question that nothing answered.
  if (!focus && topic !== null && marksThread(question)) {
    const found = context.index.search(`${topic} ${question}`);
    return (found[0]?.sureness ?? 0) >= SURE_OF_TOPIC ? answerFrom(found, question) : searchIfSure(context, question);
  }
  if (!focus)
    return earlier.length > 0 && marksThread(question)
      ? searchIfSure(context, question)
      : searchAnswer(context, question);
  return answerFrom(followUp(context.index, question, focus.statement, focus.question), question);
}
