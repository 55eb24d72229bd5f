import type { AnswerContext } from "./answer.server.ts";
import type { ToolAnswer } from "./assistant-tool.server.ts";
import { searchAnswer, unknownAnswer } from "./engines/search-pages.server.ts";

/** The embedded engine: what was understood decides which engine answers, and what to ask first. */
export async function composeAnswer(context: AnswerContext): Promise<ToolAnswer> {
  return searchAnswer(context, context.understanding.lookUp) ?? unknownAnswer();
}
