import { numbersIn } from "#domain/assistant/answers/cited-figures.ts";
import type { Intent, SlotName } from "#domain/assistant/chat/intents.ts";
import { questionFor } from "#domain/assistant/chat/slot-questions.ts";
import type { ToolAnswer } from "../assistant-tool.server.ts";

/** Answers offered as buttons, where there are few. */
const CHOICES: Partial<Record<SlotName, readonly string[]>> = {
  operation: ["Venta", "Alquiler"],
  homeType: ["Piso", "Ático", "Casa", "Chalet"],
  homeKind: ["Nueva", "Usada"],
  condition: ["Obra nueva", "Bueno", "A reformar"],
  rateType: ["Fijo", "Variable", "Mixto"],
  years: ["20 años", "25 años", "30 años"],
  rooms: ["1", "2", "3", "4"],
  monthlyDebts: ["Nada"],
  currency: ["México", "Argentina", "Colombia", "Chile", "Uruguay", "Son dólares"],
};

/**
 * The question for a slot that an engine still needs. It is the last sentence, because the next message is read as its
 * answer.
 *
 * @param why objection to the given value, placed before the question
 */
export function missingAnswer(intent: Intent, slot: SlotName, why = ""): ToolAnswer {
  const question = questionFor(slot, intent);
  const text = why ? `${why} ${question}` : question;
  const quickReplies = CHOICES[slot];
  return { text, figures: numbersIn(text), ...(quickReplies && { quickReplies }), isDone: false };
}

export const UNKNOWN_TAXES = "No tengo una tabla de impuestos de ese lugar.";
