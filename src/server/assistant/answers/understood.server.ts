import type { ChatRequest } from "#domain/assistant/chat/dto.ts";
import type { Intent, Understanding } from "#domain/assistant/chat/intents.ts";
import { meantCountries } from "#domain/assistant/chat/meant-country.ts";
import { isTask } from "#domain/assistant/chat/tasks.ts";
import { recentOf, understand } from "#domain/assistant/chat/understand.ts";
import { focusOf, followUp, marksThread } from "#domain/assistant/dialogue/follow-up.ts";
import type { AnswerIndex } from "#domain/assistant/ranking/answer-index.ts";
import { fold } from "#domain/shared/listing/fold.ts";
import { isCommunity } from "#domain/shared/places/tax-places.ts";
import { communityNamesIn, placeOf, sameNameIn, taxPlaceOf } from "./answer-places.server.ts";

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
  conversation: Pick<ChatRequest, "messages">,
  today: string,
  index?: AnswerIndex,
): Understanding {
  const messages = recentOf(conversation.messages);
  const read = (these: ChatRequest["messages"]) => understand(these, { today, findPlace: placeFinder(these) });
  const understanding = read(messages);
  const ofThread = index && threadIntent(messages, understanding, index, read);
  if (ofThread) return { ...understanding, intent: ofThread, target: null, missing: [] };
  if (index && asksForTool(messages.at(-1)!.content, understanding, index))
    return { ...understanding, intent: "which_tool", missing: [] };
  const { intent, goesOn, lookUp, confidence, stated } = understanding;
  if (!index || goesOn || stated.length > 0 || confidence > CERTAIN) return understanding;
  if (intent !== "off_topic" || (index.search(lookUp)[0]?.sureness ?? 0) < ANSWERED) return understanding;
  return { ...understanding, intent: "question" };
}

/** Finds the places that the messages of a conversation name. */
function placeFinder(messages: ChatRequest["messages"]) {
  const bare = fold(messages.at(-1)!.content.replace(/[¿?¡!.,]/g, ""))
    .replace(/^(?:y )?(?:en )?/, "")
    .trim();
  const communities = messages.flatMap(({ role, content }) => (role === "user" ? communityNamesIn(content) : []));
  const meant = meantCountries(messages.flatMap(({ role, content }) => (role === "user" ? [content] : [])));
  return (text: string) => {
    if (NO_PLACES.test(text) || isPartOf(text, communities)) return null;
    // "Guadalajara Jalisco", "45.000 pesos en Guadalajara": the one of Mexico.
    const namesake = sameNameIn(text, meant);
    if (namesake) return { id: namesake.id, name: namesake.name, country: namesake.country };
    const place = placeOf(text);
    // "¿La Rioja?": a community alone is an answer, though a province overseas has its name.
    if (bare === fold(text) && isCommunity(taxPlaceOf(text) ?? "")) return { id: bare, name: text, country: "ES" };
    // Galicia is a community before it is a village of Mexico: its words stay, and decide its taxes.
    const isCommunityElsewhere = place && place.country !== "ES" && isCommunity(taxPlaceOf(text) ?? "");
    return place && !isCommunityElsewhere ? { id: place.id, name: place.name, country: place.country } : null;
  };
}

const ASKS_FOR_MEANS =
  /\b(que (uso|usamos|utilizo|herramienta|modulo|parte|seccion)|con que (lo |la )?(hago|puedo|hacemos)|(hay|teneis|tienen) (alguna )?herramienta)\b/;
/** So surely the site has a tool for it. */
const HAS_TOOL = 0.5;

/** «Necesito publicar una casa en redes, ¿qué uso?» looks for no home: it asks for the tool that does it. */
function asksForTool(message: string, { intent }: Understanding, index: AnswerIndex): boolean {
  if ((intent !== "find_home" && intent !== "value_home") || !ASKS_FOR_MEANS.test(fold(message))) return false;
  const [best] = index.search(message);
  return best !== undefined && best.sureness >= HAS_TOOL;
}

/** Intents whose threads go on with questions for pages. */
const OF_PAGES: ReadonlySet<Intent> = new Set<Intent>(["question", "plans", "which_tool"]);
/** So surely the thread answers a message that looked like a calculation without a value. */
const FITS = 0.35;

/**
 * The intent before, where a message leans on a thread about pages and gives no value of what it looks like: «¿y letra G?» after the energy certificate
 * is no loan, and «¿y para enseñarle cuánto vale?» after a tool no valuation. Null for any other message.
 */
function threadIntent(
  messages: ChatRequest["messages"],
  { intent, stated, goesOn }: Understanding,
  index: AnswerIndex,
  read: (these: ChatRequest["messages"]) => Understanding,
): Intent | null {
  const { content } = messages.at(-1)!;
  if (!isTask(intent) || stated.length > 0 || goesOn || !marksThread(content)) return null;
  const until = messages.slice(0, -1).findLastIndex(({ role }) => role === "user") + 1;
  if (until === 0) return null;
  const before = read(messages.slice(0, until)).intent;
  if (before === "which_tool") return before;
  if (!OF_PAGES.has(before)) return null;
  const focus = focusOf(
    index,
    messages.slice(0, until).flatMap((each) => (each.role === "user" ? [each.content] : [])),
  );
  const found = focus && followUp(index, content, focus.statement, focus.question);
  return found?.[0] && found[0].sureness >= FITS ? before : null;
}
