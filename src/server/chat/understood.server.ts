import type { Understanding } from "#domain/chat/intents.ts";
import { understand } from "#domain/chat/understand.ts";
import type { ChatRequest } from "#domain/chat/wire.ts";
import { placeOf } from "./answer-places.server.ts";

/**
 * What a conversation wants, by our own reader.
 *
 * @param today ISO date
 */
export function understood({ messages }: Pick<ChatRequest, "messages">, today: string): Understanding {
  return understand(messages, {
    today,
    findPlace(text) {
      const place = placeOf(text);
      return place ? { id: place.id, name: place.name, country: place.country } : null;
    },
  });
}
