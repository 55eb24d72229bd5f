import type { ChatRequest } from "#domain/assistant/chat/dto.ts";
import type { Understanding } from "#domain/assistant/chat/intents.ts";
import { understand } from "#domain/assistant/chat/understand.ts";
import type { AnswerIndex } from "#domain/assistant/ranking/answer-index.ts";
import { fold } from "#domain/shared/listing/fold.ts";
import { isCommunity } from "#domain/shared/places/tax-places.ts";
import { communityNamesIn, placeOf, taxPlaceOf } from "./answer-places.server.ts";

/** Words of sums and purchases that villages and quarters begin with. */
const NO_PLACES =
  /^(?:un|una|uno|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|mil|millon|residencia|te[ai]|tae|tin|uva|uit)$/i;

/** "Castilla", where somebody spoke of Castilla y León. */
const isPartOf = (text: string, communities: readonly string[]): boolean =>
  communities.some((name) => name.includes(" ") && name !== fold(text) && name.split(" ").includes(fold(text)));

/** Below it the reader has only guessed that nothing of it is about us. */
const CERTAIN = 0.8;
/** A question that the site answers so surely is about us. */
const ANSWERED = 0.6;

/**
 * Intent and slots of a conversation, by our own reader.
 *
 * @param today ISO date
 */
export function understood(
  { messages }: Pick<ChatRequest, "messages">,
  today: string,
  index?: AnswerIndex,
): Understanding {
  const bare = fold(messages.at(-1)!.content.replace(/[¿?¡!.,]/g, ""))
    .replace(/^(?:y )?(?:en )?/, "")
    .trim();
  const communities = messages.flatMap(({ role, content }) => (role === "user" ? communityNamesIn(content) : []));
  const understanding = understand(messages, {
    today,
    findPlace(text) {
      if (NO_PLACES.test(text) || isPartOf(text, communities)) return null;
      const place = placeOf(text);
      // "¿La Rioja?": a community alone is an answer, though a province overseas has its name.
      if (bare === fold(text) && isCommunity(taxPlaceOf(text) ?? "")) return { id: bare, name: text, country: "ES" };
      // Galicia is a community before it is a village of Mexico: its words stay, and decide its taxes.
      const isCommunityElsewhere = place && place.country !== "ES" && isCommunity(taxPlaceOf(text) ?? "");
      return place && !isCommunityElsewhere ? { id: place.id, name: place.name, country: place.country } : null;
    },
  });
  const { intent, goesOn, lookUp, confidence, stated } = understanding;
  if (!index || goesOn || stated.length > 0 || confidence > CERTAIN) return understanding;
  if (intent !== "off_topic" || (index.search(lookUp)[0]?.sureness ?? 0) < ANSWERED) return understanding;
  return { ...understanding, intent: "question" };
}
