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
 * The language model that answers: the asking person's, else the deployment's. None before the visitor was shown that a
 * model reads their messages, and none behind an agency's assistant.
 */
export async function modelFor({
  services,
  actor,
  channel,
  request,
  understanding,
}: Omit<AnswerContext, "signal">): Promise<ModelConnection | null> {
  // An agency's assistant says only what its files hold, and no model is asked to keep to them.
  if (channel || request.modelNotice !== true || OURS.has(understanding.intent)) return null;
  return await connectionFor(services, actor);
}
