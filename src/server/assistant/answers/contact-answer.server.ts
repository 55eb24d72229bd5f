import { distinct } from "#domain/assistant/answers/distinct.ts";
import type { AnswerForm } from "#domain/assistant/answers/statement.ts";
import type { ContactPurpose } from "#domain/assistant/chat/dto.ts";
import { changesVisit } from "#domain/assistant/dialogue/visit-change.ts";
import { formsOf } from "#domain/assistant/ranking/forms.ts";
import type { AnswerContext } from "./answer.server.ts";
import type { ToolAnswer } from "./assistant-tool.server.ts";
import { askContact } from "./engines/ask-contact.server.ts";
import { threadAnswer } from "./engines/follow-up.server.ts";
import { nearPages } from "./engines/search-pages.server.ts";
import { earlierOf } from "./site-answer.server.ts";
import { isAboutCommission } from "./small-talk.server.ts";

/**
 * The form for a visit, a demo or a person, or the site's words where the form is not what is asked for.
 *
 * @param given the details that are known, as `ask_contact` takes them
 */
export async function contactAnswer(
  context: AnswerContext,
  purpose: ContactPurpose,
  given: object,
  question: string,
): Promise<ToolAnswer> {
  const told = purpose === "visita" ? null : aboutContact(context, question);
  if (told) return told;
  const isChange =
    purpose === "visita" &&
    context.request.messages.some(({ role, content }) => role === "user" && changesVisit(content));
  const input = { ...given, ...(isChange && { isChange }) };
  const answer = await askContact.run(context, { ...input, purpose });
  if (purpose === "persona") {
    const near = [...(answer.citations ?? []), ...nearPages(context, question)];
    // The contact page itself may be the nearest.
    answer.citations = distinct(near, ({ url }) => url);
  }
  if (!isAboutCommission(question)) return answer;
  return {
    ...answer,
    text: `La comisión no la decido yo ni la negocio: eso lo habla una persona contigo. ${answer.text}`,
  };
}

/** The site's words about a demo or of how we are reached, where a figure, a time, a place or a thing is asked for and no form. */
function aboutContact(context: AnswerContext, question: string): ToolAnswer | null {
  if (!formsOf(question).some((form) => FORMS_OF_FACTS.has(form))) return null;
  const found = threadAnswer(context, question, earlierOf(context));
  return found?.isDone ? { ...found, quickReplies: ["Pedir una demo", "Hablar con una persona"] } : null;
}

const FORMS_OF_FACTS: ReadonlySet<AnswerForm> = new Set<AnswerForm>(["how-much", "when", "where", "what", "which"]);
