import type { Intent } from "#domain/assistant/chat/intents.ts";
import type { AnswerContext } from "./answer.server.ts";
import type { ToolAnswer } from "./assistant-tool.server.ts";
import { threadAnswer } from "./engines/follow-up.server.ts";
import { searchAnswer, unknownAnswer, WHICH_OF_TWO } from "./engines/search-pages.server.ts";
import { understood } from "./understood.server.ts";

/** Answers out of the site's statements, in the light of the thread. */

/** The visitor's messages before the last one, oldest first. */
export const earlierOf = ({ request: { messages } }: AnswerContext): readonly string[] =>
  messages.slice(0, -1).flatMap(({ role, content }) => (role === "user" ? [content] : []));

/** An answer out of what the site says, with the conversation in mind. */
export function siteAnswer(context: AnswerContext): ToolAnswer {
  const { messages } = context.request;
  const question = messages.at(-1)!.content;
  const [asked] = messages.slice(0, -1).reverse();
  const earlier = earlierOf(context);
  const before = earlier.at(-1);
  if (before !== undefined && asked?.role === "assistant" && asked.content.startsWith(WHICH_OF_TWO))
    return searchAnswer(context, `${question} ${before}`) ?? unknownAnswer(context, question);
  return threadAnswer(context, question, earlier, topicOf(context)) ?? unknownAnswer(context, question);
}

/** Calculations, as pages speak of them. */
const TOPICS: Partial<Record<Intent, string>> = {
  value_home: "valoración de una vivienda",
  affordability: "capacidad de compra",
  instalment: "cuota de la hipoteca",
  purchase_costs: "gastos e impuestos de la compra",
  rental_yield: "rentabilidad de un alquiler",
};

/** The calculation that the message before asked for; null for any other. */
function topicOf({ request: { messages }, today }: AnswerContext): string | null {
  const before = messages.slice(0, messages.slice(0, -1).findLastIndex(({ role }) => role === "user") + 1);
  return before.length > 0 ? (TOPICS[understood({ messages: before }, today).intent] ?? null) : null;
}
