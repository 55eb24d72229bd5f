import type { ChatFrame } from "#domain/assistant/chat/dto.ts";
import { answerByModel } from "../model/answer-by-model.server.ts";
import { modelFor } from "../model/model-for.server.ts";
import { type AnswerContext, answer } from "./answer.server.ts";

/** Intents whose engines keep a run. */
const KEPT: ReadonlySet<string> = new Set(["value_home", "affordability"]);

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
  const { intent, missing } = context.understanding;
  // A model decides by itself what it calculates.
  return (KEPT.has(intent) && missing.length === 0) || (await modelFor(context)) !== null;
}
