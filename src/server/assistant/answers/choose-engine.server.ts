import type { ChatFrame } from "#domain/assistant/chat/dto.ts";
import { answerByModel } from "../model/answer-by-model.server.ts";
import { modelFor } from "../model/model-for.server.ts";
import { type AnswerContext, answer } from "./answer.server.ts";

/** Whether the engine of this intent keeps a run. */
const isKept = ({ intent, target }: AnswerContext["understanding"]) =>
  intent === "value_home" || target === "largest-price";

/** The engine that answers: a connected language model where the visitor was shown its notice, else our own. */
export async function* framesFor(context: AnswerContext): AsyncGenerator<ChatFrame> {
  const connection = await modelFor(context);
  yield* connection ? answerByModel(context, connection) : answer(context);
}

/**
 * Whether the answer may keep something that a visitor must find again: then they are given their cookie before it
 * begins.
 */
export async function keepsSomething(context: Omit<AnswerContext, "signal">): Promise<boolean> {
  // An agency's assistant calculates nothing.
  if (context.channel) return false;
  const { understanding } = context;
  // A model decides by itself what it calculates.
  return (isKept(understanding) && understanding.missing.length === 0) || (await modelFor(context)) !== null;
}
