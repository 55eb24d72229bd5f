import { numbersIn } from "#domain/assistant/answers/cited-figures.ts";
import type { Intent } from "#domain/assistant/chat/intents.ts";
import { tokensOf } from "#domain/assistant/chat/tokens.ts";
import { varietyOf } from "#domain/assistant/chat/varieties.ts";
import { isAboutLaw, isSpanishLaw, lawCountry } from "#domain/assistant/guards/law-country.ts";
import { ruleFor } from "#domain/assistant/guards/rent-rules.ts";
import type { AnswerContext } from "./answer.server.ts";
import type { ToolAnswer } from "./assistant-tool.server.ts";

/**
 * Two letters of the country whose law the conversation means, by its words; null where nothing says one. A place says little here: the city of
 * a question about law is hardly ever in it, and half the words of the law are a quarter's name somewhere.
 */
function countryOf({ request: { messages } }: AnswerContext): string | null {
  const asked = messages.filter(({ role }) => role === "user").map(({ content }) => content);
  return lawCountry(asked) ?? varietyOf(tokensOf(asked.join(". ")), undefined);
}

/** The rule about letting a home that holds for the question, or that none is known; null for other questions. */
export function rentAnswer(context: AnswerContext): ToolAnswer | null {
  const rule = ruleFor(context.request.messages.at(-1)!.content, context.today, countryOf(context) ?? undefined);
  if (!rule) return null;
  const { text, source } = rule;
  return { text, figures: numbersIn(text), isDone: source !== null, ...(source && { citations: [source] }) };
}

const IN_GENERAL =
  "Es la regla general, y tu caso puede ser otro: confírmalo con un abogado, con una gestoría o en una notaría.";

/** Below what is told of law, taxes or contracts to somebody who has a case; what is told of a tool stays as it is. */
export const inGeneral = (answer: ToolAnswer): ToolAnswer =>
  isAboutLaw(answer.text) ? { ...answer, text: `${answer.text}\n\n${IN_GENERAL}` } : answer;

/** Intents whose answers come from what the site says; the others calculate for a place that they name. */
const FROM_SITE: ReadonlySet<Intent> = new Set<Intent>(["question", "legal_advice", "off_topic", "which_tool"]);

/** The answer, with Spain named where it tells Spain's law and nothing says a country; that none is known, where another one is meant. */
export function forTheirCountry(context: AnswerContext, answer: ToolAnswer): ToolAnswer {
  if (!FROM_SITE.has(context.understanding.intent) || !isSpanishLaw(answer.text)) return answer;
  const country = countryOf(context);
  if (country === "ES" || (country === null && /España|español/.test(answer.text))) return answer;
  if (country === null) return { ...answer, text: `En España es así:\n${answer.text}` };
  return {
    text: "No lo sé: de esto solo tengo la ley española, que no vale en tu país. Pregúntalo allí a un abogado, a un contador o en una notaría.",
    figures: [],
    quickReplies: ["Hablar con una persona"],
    isDone: false,
  };
}
