import * as z from "zod/mini";
import { PLANS, type Plan } from "#content/plans.ts";
import { numbersIn } from "#domain/assistant/answers/cited-figures.ts";
import { pagesFor, pagesNear } from "#domain/assistant/answers/retrieval.ts";
import type { ChatCard } from "#domain/assistant/chat/dto.ts";
import { fold } from "#domain/shared/listing/fold.ts";
import { defineAssistantTool, type ToolAnswer, type ToolContext } from "../assistant-tool.server.ts";
import { planFor, planPassages, priceText } from "../plan-answer.server.ts";
import { answerWith } from "./search-pages.server.ts";

/** Umbral's plans and prices, and the one that fits an amount of work. */
export const plans = defineAssistantTool({
  name: "plans",
  description:
    "Planes y precios de Umbral: qué cuesta e incluye cada plan, y cuál basta para un trabajo («40 valoraciones al mes», «8 agentes»). Pásale la pregunta tal como se hizo.",
  input: z.object({ question: z.string().check(z.maxLength(1_000)) }),
  async run(context, { question }) {
    return plansAnswer(context, question);
  },
});

/** Pages about plans, credits and payments. */
const ABOUT_PLANS =
  /^\/(precios|help-center\/articulo\/(planes-y|cambiar-de-plan)|faq#(cuanto|que-incluye|pago|prueba|permanencia|que-es-un-credito|sin-creditos|formas|hace-falta|varios|api|marca))/;

const CLEARLY_MORE = 1.25;
const NEARLY_ALL = 0.8;

function plansAnswer({ index }: Pick<ToolContext, "index">, question: string): ToolAnswer {
  const calculated = planFor(question);
  const found = pagesFor(index, question);
  const onPlans = found.find(({ passage }) => ABOUT_PLANS.test(passage.url));
  const [first] = found;
  const [overview] = planPassages();
  // Only a page about all of it, and much clearer than any about plans, answers instead.
  const isElsewhere = first && first.coverage >= NEARLY_ALL && first.score > CLEARLY_MORE * (onPlans?.score ?? 0);
  const best = calculated ?? (isElsewhere ? first.passage : (onPlans?.passage ?? overview!));
  const others = [...found, ...pagesNear(index, question)]
    .map(({ passage }) => passage)
    .filter(({ url }) => url !== best.url);
  const answer = answerWith(best, [...others.slice(0, 1), overview!, ...others.slice(1)]);
  const cards = cardsFor(`${question} ${answer.text}`, question);
  return {
    ...answer,
    figures: [...answer.figures, ...cards.flatMap((card) => numbersIn(JSON.stringify(card)))],
    cards,
  };
}

/** The plans that are named, else every one that is paid for. */
function cardsFor(text: string, question: string): ChatCard[] {
  const paid = PLANS.filter(({ monthlyEuros }) => monthlyEuros > 0);
  const asked = paid.filter(({ name }) => fold(question).split(" ").includes(fold(name)));
  const named = asked.length > 0 ? asked : paid.filter(({ name }) => text.includes(`plan ${name}`));
  return (named.length > 0 ? named : paid).map(cardOf);
}

function cardOf({ name, forWhom, monthlyEuros, credits, users }: Plan): ChatCard {
  return {
    kind: "plan",
    title: `Plan ${name}`,
    price: priceText(monthlyEuros),
    detail: `${credits.toLocaleString("es-ES")} créditos al mes y ${users === 1 ? "1 usuario" : `${users} usuarios`}. ${forWhom}`,
    url: "/precios",
  };
}
