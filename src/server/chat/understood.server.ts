import type { Understanding } from "#domain/chat/intents.ts";
import type { ChatRequest } from "#domain/chat/wire.ts";

/** What a conversation wants, by our own reader. */
export function understood({ messages }: Pick<ChatRequest, "messages">, _today: string): Understanding {
  const lookUp = messages.at(-1)!.content;
  return { intent: "question", confidence: 1, slots: {}, said: [], missing: [], goesOn: false, lookUp, variety: null };
}
