import { HOME_TYPE_NAMES, SOUGHT_OPERATION_NAMES } from "#content/home-names.ts";
import { type CitedFigures, citedFigures } from "#domain/assistant/answers/cited-figures.ts";
import type { ChatCard } from "#domain/assistant/chat/dto.ts";
import type { MarketHome } from "#domain/market/market-home.ts";
import { asksForSomething, chipsOf } from "#domain/market/search/chips.ts";
import { MARKET_PATH, marketQuery } from "#domain/market/search/market-address.ts";
import type { MarketFilter } from "#domain/market/search/market-filter.ts";
import { nearMissesOf } from "#domain/market/search/near-misses.ts";
import { readSentence } from "#domain/market/search/read-sentence.ts";
import { searchOf } from "#domain/market/search/search-conversation.ts";
import { counted } from "#domain/shared/format/counted.ts";
import { formatDate } from "#domain/shared/format/format.ts";
import { listed, listedOr } from "#domain/shared/format/listed.ts";
import { countryOfPerson } from "../../../accounts/preferences/preferences.server.ts";
import { isLoading } from "../../../market/index/market-index.server.ts";
import { searchMarket } from "../../../market/index/search-market.server.ts";
import { PLACE_FINDER } from "../../../tools/places/place-finder.server.ts";
import type { ToolAnswer, ToolContext } from "../assistant-tool.server.ts";
import { understood } from "../understood.server.ts";

/** Homes of the market that somebody looks for in a conversation: those that they may see, as cards, and the search itself, to be opened and kept. */

const MOST_CARDS = 4;
const MOST_WIDER = 2;
/** A search is told in so many messages at most. */
const MOST_MESSAGES = 8;
export const LOADING =
  "Estoy cargando el mercado, que tarda unos segundos la primera vez. Pregúntamelo otra vez en un momento.";
const NAMES = { types: HOME_TYPE_NAMES, operations: SOUGHT_OPERATION_NAMES };

/** @returns null for a message that asks for nothing that homes are searched by */
export async function marketHomesAnswer(context: ToolContext): Promise<ToolAnswer | null> {
  const { actor, services } = context;
  const country = actor.isAnonymous ? null : await countryOfPerson(services.database.db, actor.ownerId);
  const { filter, last } = searchOf(messagesOfSearch(context), (message) =>
    readSentence(message, PLACE_FINDER, { country }),
  );
  if (!asksForSomething(filter)) return null;
  const cited = citedFigures();
  const link = { title: "Abrir y guardar la búsqueda", url: MARKET_PATH + marketQuery(filter) };
  const found = await searchMarket(services, actor, filter, { limit: MOST_CARDS });
  if (isLoading(found)) return { text: LOADING, figures: [], citations: [link], isDone: false };
  const asked = chipsOf(filter, NAMES)
    .map(({ label }) => label)
    .join(" · ");
  const notes = [
    last.notUnderstood.length === 0 ? "" : `No sé buscar por ${listed(last.notUnderstood.map((part) => `«${part}»`))}.`,
    ...last.choices.map(({ chosen, others }) => {
      const labels = others.map(({ label }) => label);
      return chosen === null
        ? `¿Te refieres a ${listedOr(labels)}?`
        : `He buscado en ${chosen}; también hay ${listed(labels)}.`;
    }),
  ];
  if (found.total === 0) {
    const wider = await widerSearches(context, filter);
    const text = [
      `He buscado ${lowerFirst(asked)}. Hoy no hay ninguno entre los inmuebles que puedes ver aquí.`,
      ...wider.map(({ label, total }) => `${label} hay ${total}.`),
      ...notes,
      "Umbral no vende ni alquila viviendas, ni busca en los portales: enseña las de las agencias que las comparten. Abre la búsqueda y guárdala, y te avisamos cuando entre una.",
    ];
    return {
      text: cited.quote(text.filter(Boolean).join("\n")),
      figures: cited.figures,
      citations: [link],
      isDone: true,
    };
  }
  const unconfirmed =
    found.unconfirmed > 0 ? ` De ${cited.number(found.unconfirmed)} falta por confirmar algo de lo que pides.` : "";
  const demos = found.homes.some(({ isDemo }) => isDemo) ? " Entre ellos los hay de demostración." : "";
  const text = [
    `En el mercado hay ${counted(found.total, "inmueble", "inmuebles")} a ${formatDate(context.today)}: ${asked}.${unconfirmed}${demos}`,
    ...notes,
  ];
  return {
    text: cited.quote(text.filter(Boolean).join("\n")),
    figures: cited.figures,
    citations: [link],
    cards: found.homes.map((home) => cardOf(cited, home)),
    isDone: true,
  };
}

/** The last messages that tell one search: those before another matter, or before a search of its own, tell another one. */
function messagesOfSearch({ request, today }: ToolContext): string[] {
  const told: string[] = [];
  const { messages } = request;
  for (let at = messages.length - 1; at >= 0 && told.length < MOST_MESSAGES; at -= 1) {
    const { role, content } = messages[at]!;
    if (role !== "user") continue;
    // The last message is about homes, or nobody would have come here.
    if (told.length > 0 && understood({ messages: messages.slice(0, at + 1) }, today).intent !== "find_home") break;
    told.unshift(content);
  }
  return told;
}

async function widerSearches(context: ToolContext, filter: MarketFilter) {
  const wider: { label: string; total: number }[] = [];
  for (const { label, filter: less } of nearMissesOf(filter)) {
    if (wider.length === MOST_WIDER || context.signal.aborted) break;
    const found = await searchMarket(context.services, context.actor, less, { limit: 0 });
    if (!isLoading(found) && found.total > 0) wider.push({ label, total: found.total });
  }
  return wider;
}

function cardOf(cited: CitedFigures, home: MarketHome): ChatCard {
  const place = [home.quarter, home.town].filter(Boolean).join(", ");
  const detail = [
    home.builtAreaM2 === null ? "" : cited.area(home.builtAreaM2),
    home.rooms === null ? "" : `${cited.number(home.rooms)}\u00a0hab.`,
    home.bathrooms === null ? "" : `${cited.number(home.bathrooms)} ${home.bathrooms === 1 ? "baño" : "baños"}`,
    home.title ? place : "",
  ];
  const price = home.priceCents === null ? null : cited.money(home.priceCents / 100, home.currency);
  return {
    kind: "home",
    title: cited.quote(home.title || [HOME_TYPE_NAMES[home.type], place && `en ${place}`].filter(Boolean).join(" ")),
    detail: cited.quote(detail.filter(Boolean).join(" · ")),
    price: price && home.operation === "alquiler" ? `${price} al mes` : price,
    url: `${MARKET_PATH}/${home.id}`,
    ...(home.cover && { photo: home.cover }),
  };
}

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
