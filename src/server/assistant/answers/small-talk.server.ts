import { numbersIn } from "#domain/assistant/answers/cited-figures.ts";
import type { Intent } from "#domain/assistant/chat/intents.ts";
import type { GuardKind } from "#domain/assistant/guards/guard.ts";
import { GUARD_ANSWERS } from "#domain/assistant/guards/guard-answers.ts";
import { fold } from "#domain/shared/listing/fold.ts";
import type { ToolAnswer } from "./assistant-tool.server.ts";

/** Answers to messages that are no questions, and to those that a guard stops. */

const smallTalk = (text: string, extras: Partial<ToolAnswer> = {}): ToolAnswer => ({
  text,
  figures: numbersIn(text),
  isDone: true,
  ...extras,
});

/** Questions offered as buttons. */
const OFFERS = ["¿Cuánto vale mi piso?", "¿Cuánto puedo pagar?", "¿Qué planes hay?", "¿Qué herramientas hay?"];

const WHAT_I_DO =
  "respondo sobre Umbral con sus páginas, valoro viviendas, calculo cuánto puedes pagar, la cuota, los gastos de compra y la rentabilidad de un alquiler";

/** "¿Qué tal el día?" and "¿estás ahí?" are answered before anything else. */
function greetingFor(message: string): string {
  const said = fold(message);
  if (/\b(que tal|como (estas|esta|estan|andas|va|vas|te va|les va)|todo bien|que hay|que onda)\b/.test(said))
    return "Hola, todo bien, gracias.";
  return /\b(ahi|alguien|alguno)\b/.test(said) ? "Hola, aquí estoy." : "Hola.";
}

type SmallTalkIntent = Extract<Intent, "greeting" | "thanks" | "goodbye" | "identity" | "off_topic">;

export const SMALL_TALK: Record<SmallTalkIntent, (message: string) => ToolAnswer> = {
  greeting: (message) =>
    smallTalk(`${greetingFor(message)} Soy el asistente automático de Umbral: ${WHAT_I_DO}. Dime qué necesitas.`, {
      quickReplies: OFFERS,
    }),
  thanks: () => smallTalk("De nada. Si te surge otra duda, aquí sigo."),
  goodbye: () => smallTalk("Hasta luego."),
  identity: () =>
    smallTalk(
      `Soy un asistente automático, no una persona; la norma europea de inteligencia artificial (art. 50.1) pide que te lo diga. Como tal, ${WHAT_I_DO}. Si prefieres hablar con alguien, dímelo.`,
      { quickReplies: ["Hablar con una persona"] },
    ),
  off_topic: () =>
    smallTalk(`Con eso no puedo ayudarte. Me ocupo de viviendas: ${WHAT_I_DO}.`, {
      quickReplies: OFFERS,
      isDone: false,
    }),
};

/** The answer to a message that a guard stops. */
export function guardedAnswer(kind: GuardKind): ToolAnswer {
  const { text, quickReplies } = GUARD_ANSWERS[kind];
  return smallTalk(text, { isDone: false, ...(quickReplies && { quickReplies: [...quickReplies] }) });
}

export const isSmallTalk = (intent: Intent): intent is SmallTalkIntent => intent in SMALL_TALK;

/** The agency decides over its commission, and no machine haggles for it. */
export const isAboutCommission = (message: string): boolean =>
  /\b(comision|comisiones|honorarios|corretaje)\b/.test(fold(message));
