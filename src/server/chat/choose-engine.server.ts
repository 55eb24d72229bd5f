import type { ChatFrame } from "#domain/chat/wire.ts";
import { type AnswerContext, answer } from "./answer.server.ts";

/** Intents whose engines keep a run. */
const KEPT: ReadonlySet<string> = new Set(["value_home", "affordability"]);

/** The engine that answers: a connected language model where the visitor was shown its notice, else our own. */
export function framesFor(context: AnswerContext): AsyncGenerator<ChatFrame> {
  return answer(context);
}

/** Whether the answer may keep something that a visitor must find again: then he is given his cookie before it begins. */
export async function keepsSomething({ understanding }: Omit<AnswerContext, "signal">): Promise<boolean> {
  return KEPT.has(understanding.intent) && understanding.missing.length === 0;
}
