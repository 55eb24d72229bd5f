import type { AnswerExtras, ChatFrame } from "#domain/assistant/chat/dto.ts";
import type { Understanding } from "#domain/assistant/chat/intents.ts";
import { answerClient } from "../channel/answer-client.server.ts";
import type { AnswerChannel, ToolContext } from "./assistant-tool.server.ts";
import { composeAnswer } from "./compose.server.ts";
import { pacedFrames } from "./paced-frames.server.ts";

/** A part of an answer: words, and extras beside them. All parts joined are the answer. */
export type AnswerPart = { content?: string } & AnswerExtras;

/** Context of an answer: one question of one conversation. */
export interface AnswerContext extends ToolContext {
  /** Understanding of the whole conversation, by our own reader. */
  understanding: Understanding;
  /** The agency whose assistant is asked; null on Umbral's own site. */
  channel: AnswerChannel | null;
}

/**
 * The embedded engine's answer as frames: the first at once, the rest at the pace of somebody who writes fast; extras in the last.
 * Ends early without an error when `context.signal` is aborted. Also what a failed language model falls back to.
 */
export async function* answer(context: AnswerContext): AsyncGenerator<ChatFrame> {
  const { channel } = context;
  const composed = await (channel ? answerClient(context, channel) : composeAnswer(context));
  const { text, figures: _, isDone: __, ...extras } = composed;
  yield* pacedFrames({ content: text, ...extras, engine: "embedded" }, context.signal);
}
