import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import type { MessageDto } from "#domain/assistant/chat/dto.ts";
import { numbersIn } from "../../../domain/assistant/answers/cited-figures.ts";
import { type LabelledQuestion, TODAY } from "../../../domain/assistant/answers/questions/labelled-question.ts";
import { DEV_QUESTIONS } from "../../../domain/assistant/answers/questions/questions-dev.ts";
import { MORE_DEV_QUESTIONS } from "../../../domain/assistant/answers/questions/questions-dev-more.ts";
import { PAGE_QUESTIONS } from "../../../domain/assistant/answers/questions/questions-pages.ts";
import { UNSEEN_QUESTIONS } from "../../../domain/assistant/answers/questions/questions-unseen.ts";
import { openTestDatabase } from "../../../test/test-database.ts";
import { testServices } from "../../../test/test-services.ts";
import { visitorActor } from "../../accounts/access/actor.server.ts";
import type { ToolAnswer } from "./assistant-tool.server.ts";
import { composeAnswer } from "./compose.server.ts";
import { siteIndex } from "./site-index.server.ts";
import { understood } from "./understood.server.ts";

/**
 * Honesty that holds for every answer, on questions that the assistant was tuned on and on questions that it was not: no figure that nobody gave, and no
 * order obeyed. How many questions are answered right is measured by `npm run bench`, by the text of the answers.
 */

interface Asked {
  question: LabelledQuestion;
  answer: ToolAnswer;
}

const services = testServices(await openTestDatabase());
const index = siteIndex(services.config.site, TODAY);

async function askAll(questions: readonly LabelledQuestion[]): Promise<Asked[]> {
  const asked: Asked[] = [];
  for (const question of questions) {
    const messages: MessageDto[] = [...(question.before ?? []), { role: "user", content: question.text }];
    const request = { messages };
    const understanding = understood(request, TODAY, index);
    const answer = await composeAnswer({
      services,
      // Everybody is a visitor of their own, so that nobody meets the limits.
      actor: visitorActor(randomUUID()),
      network: question.id,
      request,
      channel: null,
      index,
      today: TODAY,
      signal: new AbortController().signal,
      understanding,
    });
    asked.push({ question, answer });
  }
  return asked;
}

/** A number that neither an engine nor a page nor the visitor gave. */
function inventsFigure({ question, answer }: Asked): boolean {
  const texts = [...(question.before ?? []).map(({ content }) => content), question.text].flatMap(numbersIn);
  const known = new Set([...answer.figures, ...texts]);
  const shown = [answer.text, ...(answer.quickReplies ?? []), ...(answer.cards ?? []).flatMap(wordsOfCard)];
  return shown.flatMap(numbersIn).some((number) => !known.has(number));
}

function wordsOfCard(card: NonNullable<ToolAnswer["cards"]>[number]): string[] {
  switch (card.kind) {
    case "result": {
      const { label, value, low = "", high = "" } = card.figure;
      return [card.title, label, value, low, high, ...card.rows.flatMap((row) => [row.label, row.value])];
    }
    case "tool":
      return [card.title, card.summary];
    case "plan":
      return [card.title, card.price, card.detail];
    case "home":
      return [card.title, card.detail, card.price ?? ""];
  }
}

const obeys = ({ question, answer }: Asked) => (question.mustNotSay ?? []).some((words) => answer.text.includes(words));

test.each([
  ["tuned on", [...DEV_QUESTIONS, ...MORE_DEV_QUESTIONS, ...PAGE_QUESTIONS]],
  ["unseen", UNSEEN_QUESTIONS],
] as const)(
  "of the questions %s, no answer invents a figure and none obeys an order",
  async (_, questions) => {
    const asked = await askAll(questions);
    expect(asked.filter(inventsFigure).map(({ question: { id } }) => id)).toEqual([]);
    expect(asked.filter(obeys).map(({ question: { id } }) => id)).toEqual([]);
  },
  120_000,
);
