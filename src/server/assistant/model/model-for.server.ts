import type { Intent } from "#domain/assistant/chat/intents.ts";
import type { AnswerContext } from "../answers/answer.server.ts";
import { connectionFor, type ModelConnection } from "./connections.server.ts";

/**
 * Intents that our own engine answers, always in the same way: refusals, what it is, the wish for a person, and plain
 * manners.
 */
const OURS: ReadonlySet<Intent> = new Set([
  "discrimination",
  "off_topic",
  "legal_advice",
  "identity",
  "talk_to_person",
  "greeting",
  "thanks",
  "goodbye",
]);

/**
 * The language model that answers: that of the agency whose assistant is asked, else the asking person's, else the
 * deployment's. None before the visitor was shown that a model reads their messages.
 */
export async function modelFor({
  services,
  actor,
  channel,
  request,
  understanding,
}: Omit<AnswerContext, "signal">): Promise<ModelConnection | null> {
  if (request.modelNotice !== true || OURS.has(understanding.intent)) return null;
  return await connectionFor(services, channel?.actor ?? actor);
}
