import type { ChatFrame } from "#domain/chat/wire.ts";
import { type AnswerContext, answer } from "./answer.server.ts";

/** The engine that answers: a connected language model where the visitor was shown its notice, else our own. */
export function framesFor(context: AnswerContext): AsyncGenerator<ChatFrame> {
  return answer(context);
}
