import type { ChatIndex } from "#domain/assistant/answers/chat-index.ts";
import type { ChatRequest } from "#domain/assistant/chat/dto.ts";
import type { Understanding } from "#domain/assistant/chat/intents.ts";
import { understand } from "#domain/assistant/chat/understand.ts";
import { placeOf } from "./answer-places.server.ts";

/** Below it the reader has only guessed that it is a question about us. */
const CERTAIN = 0.8;
/** Part of a question's meaning that some page must cover. */
const LEAST_COVERAGE = 0.4;
const CLEAR = { coverage: 0.8, score: 8 };

/**
 * Intent and slots of a conversation, by our own reader.
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
  const { intent, goesOn, lookUp, confidence, stated } = understanding;
  if (!index || goesOn || stated.length > 0 || confidence > CERTAIN) return understanding;
  if (intent !== "question" && intent !== "off_topic") return understanding;
  // A question far from all of our pages is not about homes or Umbral; one that a page clearly answers is.
  const [nearest] = index.search(lookUp);
  const { coverage, score } = nearest ?? { coverage: 0, score: 0 };
  if (intent === "question" && coverage < LEAST_COVERAGE) return { ...understanding, intent: "off_topic" };
  if (intent === "off_topic" && coverage >= CLEAR.coverage && score >= CLEAR.score) {
    return { ...understanding, intent: "question" };
  }
  return understanding;
}
