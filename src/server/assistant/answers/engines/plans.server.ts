import * as z from "zod/mini";
import { numbersIn } from "#domain/assistant/answers/cited-figures.ts";
import { defineAssistantTool, type ToolAnswer } from "../assistant-tool.server.ts";
import { planFor } from "../plan-answer.server.ts";
import { plansNamed, searchAnswer, unknownAnswer } from "./search-pages.server.ts";

/** Umbral's plans and prices, and the one that fits an amount of work. */
export const plans = defineAssistantTool({
  name: "plans",
  description:
    "Planes y precios de Umbral: qué cuesta e incluye cada plan, y cuál basta para un trabajo («40 valoraciones al mes», «8 agentes»). Pásale la pregunta tal como se hizo.",
  input: z.object({ question: z.string().check(z.maxLength(1_000)) }),
  async run(context, { question }) {
    return planAnswer(question) ?? searchAnswer(context, question) ?? unknownAnswer(context, question);
  },
});

/** The plan that holds an amount of work or people; null where no amount is named. */
export function planAnswer(question: string): ToolAnswer | null {
  const text = planFor(question);
  if (text === null) return null;
  const cards = plansNamed(text);
  return {
    text,
    figures: [...numbersIn(text), ...cards.flatMap((card) => numbersIn(JSON.stringify(card)))],
    citations: [{ title: "Planes y precios", url: "/precios" }],
    cards,
    isDone: true,
  };
}
