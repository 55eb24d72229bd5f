import type { Understanding } from "#domain/chat/intents.ts";
import { understand } from "#domain/chat/understand.ts";
import type { ChatRequest } from "#domain/chat/wire.ts";
import { placeOf } from "./answer-places.server.ts";
import type { ChatIndex } from "./chat-index.server.ts";

/** Below it the reader has only guessed that it is a question about us. */
const CERTAIN = 0.8;
/** Part of a question's meaning that some page must speak of. */
const LEAST_COVERAGE = 0.4;

/**
 * What a conversation wants, by our own reader.
 *
 * @param today ISO date
 */
export function understood(
  { messages }: Pick<ChatRequest, "messages">,
  today: string,
  index?: ChatIndex,
): Understanding {
  const understanding = understand(messages, {
    today,
    findPlace(text) {
      const place = placeOf(text);
      return place ? { id: place.id, name: place.name, country: place.country } : null;
    },
  });
  const { intent, goesOn, lookUp, confidence } = understanding;
  if (!index || intent !== "question" || goesOn || confidence > CERTAIN) return understanding;
  // What none of our pages comes near to is not about homes or Umbral.
  const [nearest] = index.search(lookUp);
  return nearest && nearest.coverage >= LEAST_COVERAGE ? understanding : { ...understanding, intent: "off_topic" };
}
