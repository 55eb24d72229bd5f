import { citedFigures, numbersIn } from "#domain/assistant/answers/cited-figures.ts";
import { type ClientState, type ClientTurn, NEW_CLIENT, readTurn } from "#domain/assistant/channel/client-turn.ts";
import { type ClientWish, joinedWish, wishOfMessage } from "#domain/assistant/channel/client-wish.ts";
import type { ContactAsk } from "#domain/assistant/chat/dto.ts";
import { LONGEST_TEXT } from "#domain/assistant/chat/extras.ts";
import type { Understanding } from "#domain/assistant/chat/intents.ts";
import { readWish } from "#domain/assistant/chat/understand.ts";
import { type GuardKind, guardOf } from "#domain/assistant/guards/guard.ts";
import { andThen, listedOr } from "#domain/shared/format/listed.ts";
import { fold } from "#domain/shared/listing/fold.ts";
import { VISIT_PATH } from "#domain/tools/tours/tour-address.ts";
import { virtualTourOf } from "../../portfolio/homes/home-tours.server.ts";
import { type ListedHome, someHomes } from "../../portfolio/homes/read-homes.server.ts";
import { placeOf } from "../answers/answer-places.server.ts";
import type { AnswerChannel, ToolAnswer, ToolContext } from "../answers/assistant-tool.server.ts";
import { homeCard } from "../answers/engines/home-cards.server.ts";
import { guardedAnswer } from "../answers/small-talk.server.ts";
import { agencyFact } from "./agency-facts.server.ts";
import { homeAnswer } from "./home-answer.server.ts";
import { homeFile, type OfferedHome, offeredHomes } from "./offered-homes.server.ts";
import { MOST_SHOWN, searchOffered } from "./search-offered.server.ts";
import { loosened, wishWords } from "./wish-words.server.ts";

/** Earlier messages that are read again: what a client referred to longer ago is asked for anew. */
const MOST_BEFORE = 6;
const MOST_LOOSENED = 2;

/** Matters that a person of the agency answers better than a guard: the client's own case, and promises. */
const FOR_PEOPLE: ReadonlySet<GuardKind> = new Set<GuardKind>(["legal-case", "to-come"]);

/** Refusals after which the agency may still be asked: it knows who may be told of an owner, and of another client. */
const ALSO_FOR_PEOPLE: ReadonlySet<GuardKind> = new Set<GuardKind>(["others-data"]);

/** A client who asks for a home and is refused is lost to the agency: below it the message is read as what it asks for. */
const CERTAIN = 0.65;

/** One question of one conversation. */
type ClientContext = ToolContext & { understanding: Pick<Understanding, "intent"> };

/** The sources of an answer to one client's question. */
interface Asked {
  context: ClientContext;
  channel: AnswerChannel;
  homes: readonly OfferedHome[];
  message: string;
}

/**
 * The answer of an agency's assistant to one of its clients: from the files of the homes on offer and from what the agency
 * says of itself. No page of ours and no language model has a say; what neither holds goes to a person.
 */
export async function answerClient(context: ClientContext, channel: AnswerChannel): Promise<ToolAnswer> {
  const stated = context.request.messages.filter(({ role }) => role === "user").map(({ content }) => content);
  const messages = stated.slice(-MOST_BEFORE - 1);
  const message = messages.at(-1)!;
  const guard = guardOf(message, messages.at(-2));
  const stops = guard !== null && guard.confidence >= CERTAIN && !FOR_PEOPLE.has(guard.kind) ? guard.kind : null;
  if (stops !== null && !ALSO_FOR_PEOPLE.has(stops)) return guardedAnswer(stops);
  const homes = await offeredHomes(context.services, channel.actor, messages);
  const asked = { context, channel, homes, message };
  if (stops !== null) return withFigures(forPerson(asked, { before: guardedAnswer(stops).text }));
  let state = NEW_CLIENT;
  for (const earlier of messages.slice(0, -1)) state = await after({ ...asked, message: earlier }, state);
  const turn = readTurn(message, context.understanding.intent, state, homes);
  return await answerTurn(asked, state, turn);
}

/** The state after an earlier message, as it was when that was answered. */
async function after(asked: Asked, state: ClientState): Promise<ClientState> {
  const turn = readTurn(asked.message, "question", state, asked.homes);
  if (turn.kind === "home") return { ...state, focus: turn.home.id, last: "home" };
  if (turn.kind === "which" && turn.homes.length > 0) {
    return { ...state, shown: turn.homes.slice(0, MOST_SHOWN).map(({ id }) => id), focus: null, last: "home" };
  }
  if (turn.kind !== "search") return state;
  const wish = wishAfter(asked, state, turn);
  const { homes } = await found(asked, wish, turn);
  const shown = homes.map(({ id }) => id);
  return { shown, focus: shown.length === 1 ? shown[0]! : null, wish, last: "search" };
}

type Search = Extract<ClientTurn, { kind: "search" }>;

function wishAfter({ context, homes, message }: Asked, state: ClientState, { goesOn }: Search): ClientWish {
  const slots = readWish(message, { today: context.today, findPlace: (text) => placeIn(homes, text) });
  const wish = wishOfMessage(message, slots, homes[0]?.currency ?? "EUR");
  return goesOn ? joinedWish(state.wish ?? {}, wish) : wish;
}

const PARTICLES = /^(de|del|d|el|la|los|las|l|en)$/;
const nameWords = (text: string | null) => (text === null ? [] : fold(text).split(" "));

/** A quarter or town of some home on offer, by the words that a client gives it, before every other place that we know. */
function placeIn(homes: readonly OfferedHome[], text: string) {
  const words = nameWords(text).filter((word) => !PARTICLES.test(word));
  const isOfHome = ({ locationDetail, placeName, town }: OfferedHome) => {
    const own = [locationDetail, placeName, town].flatMap(nameWords);
    return words.length > 0 && words.every((word) => own.includes(word));
  };
  if (homes.some(isOfHome)) return { id: "cartera", name: text, country: "" };
  const place = placeOf(text);
  return place ? { id: place.id, name: place.name, country: place.country } : null;
}

const found = ({ context, channel }: Asked, wish: ClientWish, { order }: Search) =>
  searchOffered(context, channel, wish, order ?? "recientes");

type Answer = Omit<ToolAnswer, "figures">;

const answerTurn = async (asked: Asked, state: ClientState, turn: ClientTurn): Promise<ToolAnswer> =>
  withFigures(await answerOf(asked, state, turn));

const withFigures = (answer: Answer): ToolAnswer => ({
  ...answer,
  figures: numbersIn([answer.text, ...(answer.cards ?? []).map((card) => JSON.stringify(card))].join(" ")),
});

async function answerOf(asked: Asked, state: ClientState, turn: ClientTurn): Promise<Answer> {
  const { context, channel, message } = asked;
  const { name } = channel;
  switch (turn.kind) {
    case "talk":
      return COURTESIES[turn.what](name);
    case "agency": {
      const { db } = context.services.database;
      const facts = await Promise.all(turn.topics.map((topic) => agencyFact(db, channel.open, topic)));
      const known = facts.filter((fact) => fact !== null);
      if (known.length < facts.length) return forPerson(asked, { before: known.join("\n") });
      return { text: known.join("\n"), isDone: true };
    }
    case "home": {
      const file = await homeFile(context.services, channel.actor, turn.home.id);
      if (!file) return forPerson(asked);
      const tour = await virtualTourOf(context.services, turn.home.id);
      const { text, isForPerson, ask } = homeAnswer(file, turn.asked, { agency: name, tour });
      const { publicUrl } = context.services.config;
      const isOurs = text.includes(`${tour}`) && tour?.startsWith(`${publicUrl}${VISIT_PATH}/`);
      const citations = isOurs ? [{ title: "Recorrer en 360°", url: tour!.slice(publicUrl.length) }] : [];
      const when = whenStated(asked);
      if (isForPerson) return forPerson(asked, { before: text, homeId: turn.home.id });
      return {
        text,
        ...(citations.length > 0 && { citations }),
        ...(ask && {
          ask: { purpose: ask, homeId: turn.home.id, message: message.slice(0, LONGEST_TEXT), ...when },
        }),
        ...(!ask && { quickReplies: ["Quiero visitarla", ASK_A_PERSON] }),
        isDone: true,
      };
    }
    case "which": {
      if (turn.homes.length === 0) {
        return {
          text: "¿De qué vivienda me hablas? Dime su referencia o su calle, o busco una por zona, precio y habitaciones.",
          quickReplies: ["¿Qué viviendas hay disponibles?", ASK_A_PERSON],
          isDone: false,
        };
      }
      const cards = await cardsOf(
        asked,
        turn.homes.slice(0, MOST_SHOWN).map(({ id }) => id),
      );
      return {
        text: `Hay ${turn.homes.length} que pueden ser. ¿Cuál? Dime «la primera», o su referencia.`,
        cards,
        quickReplies: [ASK_A_PERSON],
        isDone: false,
      };
    }
    case "unknown-home":
      return forPerson(asked, { before: `No encuentro esa vivienda entre las que ${name} tiene disponibles.` });
    case "search":
      return await searchAnswer(asked, wishAfter(asked, state, turn), turn);
    case "visit":
      return {
        text: `Dinos en el mensaje qué vivienda quieres ver, y cuándo te viene bien: ${name} te confirma la visita. Hasta entonces no hay nada reservado.`,
        ask: { purpose: "visita", message: message.slice(0, LONGEST_TEXT), ...whenStated(asked) },
        isDone: true,
      };
    case "person":
      return turn.isAskedFor
        ? {
            text: `Deja tu nombre y cómo localizarte, y te responde una persona de ${name} en esta misma conversación.`,
            ask: { purpose: "persona" },
            isDone: true,
          }
        : forPerson(asked);
  }
}

const ASK_A_PERSON = "Preguntárselo a una persona";

/** Hands a question to a person, with what was asked. */
function forPerson(
  { channel: { name }, message }: Asked,
  { before = "", homeId }: { before?: string; homeId?: string } = {},
): Answer {
  const ask: ContactAsk = {
    purpose: "consulta",
    message: message.slice(0, LONGEST_TEXT),
    ...(homeId && { homeId }),
  };
  const handed = `Eso te lo dice mejor ${name}. Deja tus datos y te responde una persona.`;
  return { text: [before, handed].filter(Boolean).join("\n"), ask, isDone: false };
}

/** Day and time of a wished visit: `2026-12-03T17:00`. */
function whenStated({ context, message }: Asked): Pick<ContactAsk, "when"> {
  const { date, time } = readWish(message, { today: context.today, findPlace: () => null });
  return date !== undefined && time !== undefined ? { when: `${date}T${time}` } : {};
}

const ORDER = ["la primera", "la segunda", "la tercera", "la cuarta"];
/** Its reference, else its place in the list. */
const askFor = ({ reference }: ListedHome, at: number) =>
  `Cuéntame más de ${reference === null ? ORDER[at] : `la referencia ${reference}`}`;

async function cardsOf({ context, channel }: Asked, ids: readonly string[]) {
  const cited = citedFigures();
  const homes = await someHomes(context.services, channel.actor, ids);
  return homes.map((home, at) => homeCard(cited, home, { code: channel.code, ask: askFor(home, at) }));
}

async function searchAnswer(asked: Asked, wish: ClientWish, search: Search): Promise<Answer> {
  const { channel, homes } = asked;
  const currency = homes[0]?.currency ?? "EUR";
  const words = wishWords(wish, currency);
  const { homes: fit, total } = await found(asked, wish, search);
  if (total === 0) return await nothingFound(asked, wish, words, currency);
  const cited = citedFigures();
  const about = words === "" ? "" : `: ${words}`;
  const order = search.order === null ? "" : ` ${ORDERED[search.order]}`;
  const some = fit.length < total ? ` Te enseño ${fit.length}.` : "";
  return {
    text: [
      `${total === 1 ? "Hay 1 vivienda disponible" : `Hay ${total} viviendas disponibles`}${about}.${order}${some}`,
      notExcluded(wish),
    ]
      .filter(Boolean)
      .join("\n"),
    cards: fit.map((home, at) => homeCard(cited, home, { code: channel.code, ask: askFor(home, at) })),
    quickReplies: [total === 1 ? "Quiero visitarla" : "Quiero pedir una visita", ASK_A_PERSON],
    isDone: true,
  };
}

const ORDERED = {
  "precio-menor": "De la más barata a la más cara.",
  "precio-mayor": "De la más cara a la más barata.",
  superficie: "De la más grande a la más pequeña.",
} as const;

/** Names what the search could not leave out. */
const notExcluded = ({ without = [] }: ClientWish): string =>
  without.length === 0 ? "" : `No puedo descartar las que tienen ${listedOr(without)}: míralo en cada una.`;

async function nothingFound(asked: Asked, wish: ClientWish, words: string, currency: string): Promise<Answer> {
  const { context, channel } = asked;
  const cited = citedFigures();
  const lines: string[] = [];
  let cards: ReturnType<typeof homeCard>[] = [];
  for (const { text, wish: less, isElsewhere } of loosened(wish, currency)) {
    if (lines.length === MOST_LOOSENED || context.signal.aborted) break;
    const { homes, total } = await searchOffered(context, channel, less);
    if (total === 0) continue;
    lines.push(`${text} hay ${total}${cards.length === 0 && !isElsewhere ? `:` : "."}`);
    if (cards.length === 0 && !isElsewhere)
      cards = homes.map((home, at) => homeCard(cited, home, { code: channel.code, ask: askFor(home, at) }));
  }
  return {
    text: [
      `No hay ninguna vivienda disponible así${words ? `: ${words}` : ""}.`,
      ...lines,
      `Si quieres, deja tus datos ${andThen(channel.name)} te avisa cuando entre una.`,
    ].join("\n"),
    ...(cards.length > 0 && { cards }),
    quickReplies: [ASK_A_PERSON],
    isDone: false,
  };
}

const COURTESIES: Record<Extract<ClientTurn, { kind: "talk" }>["what"], (name: string) => Answer> = {
  greeting: (name) => ({
    text: `Hola. Soy el asistente automático de ${name}. Pregúntame por las viviendas disponibles, por lo que dice la ficha de una, o pide una visita.`,
    quickReplies: ["¿Qué viviendas hay disponibles?", "Quiero pedir una visita", ASK_A_PERSON],
    isDone: true,
  }),
  thanks: () => ({ text: "De nada. Si te surge otra duda, aquí sigo.", isDone: true }),
  goodbye: () => ({ text: "Hasta luego.", isDone: true }),
  identity: (name) => ({
    text: `Soy un asistente automático, no una persona; la norma europea de inteligencia artificial (art. 50.1) pide que te lo diga. Respondo con las fichas de las viviendas de ${name}. Lo demás te lo dice una persona.`,
    quickReplies: [ASK_A_PERSON],
    isDone: true,
  }),
};
