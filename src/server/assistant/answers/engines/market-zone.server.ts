import * as z from "zod/mini";
import { HOME_TYPE_NAMES, SOUGHT_OPERATION_NAMES } from "#content/home-names.ts";
import { citedFigures } from "#domain/assistant/answers/cited-figures.ts";
import { asksZonePrice } from "#domain/assistant/answers/zone-price-question.ts";
import { CENTRE_PATH, centreQuery } from "#domain/market/figures/centre-address.ts";
import { toldFigures } from "#domain/market/figures/told-figures.ts";
import { asksForSomething, chipsOf } from "#domain/market/search/chips.ts";
import { MARKET_PATH, marketQuery } from "#domain/market/search/market-address.ts";
import type { MarketFilter } from "#domain/market/search/market-filter.ts";
import { readSentence } from "#domain/market/search/read-sentence.ts";
import { counted } from "#domain/shared/format/counted.ts";
import { formatDate } from "#domain/shared/format/format.ts";
import { listed } from "#domain/shared/format/listed.ts";
import { countryOfPerson } from "../../../accounts/preferences/preferences.server.ts";
import { readZone } from "../../../market/figures/read-zone.server.ts";
import { isLoading } from "../../../market/index/market-index.server.ts";
import { searchMarket } from "../../../market/index/search-market.server.ts";
import { PLACE_FINDER } from "../../../tools/places/place-finder.server.ts";
import { defineAssistantTool, type ToolAnswer, type ToolContext } from "../assistant-tool.server.ts";

/** Answers out of the market: the price of a zone's homes, and how many homes there are of what somebody looks for. */

const LOADING =
  "Estoy cargando el mercado, que tarda unos segundos la primera vez. Pregúntamelo otra vez en un momento.";
const MONTHS = 12;
/** Figures that answer what the metre costs: asked and paid. */
const OF_PRICE = ["asked", "paid"];

/** The price of a zone in words, each figure with what it rests on. */
export const zonePrice = defineAssistantTool({
  name: "zone_price",
  description:
    "Dice a cuánto está el metro cuadrado de venta o de alquiler en un barrio, un municipio o una provincia: la mediana de lo que se pide y de lo que se paga, con sus casos y su fecha. Pásale la pregunta entera.",
  input: z.object({ question: z.string().check(z.maxLength(500)) }),
  async run(context, { question }) {
    return (await zonePriceAnswer(context, question)) ?? noZone();
  },
});

const noZone = (): ToolAnswer => ({
  text: "¿De qué sitio? Dime el barrio, el municipio o la provincia y te digo a cuánto está el metro.",
  figures: [],
  citations: [{ title: "Centro de análisis de mercado", url: CENTRE_PATH }],
  isDone: false,
});

/** @returns null for a message that asks for no price of a zone */
export async function askedZonePrice(context: ToolContext, question: string): Promise<ToolAnswer | null> {
  return asksZonePrice(question) ? await zonePriceAnswer(context, question) : null;
}

async function zonePriceAnswer(context: ToolContext, question: string): Promise<ToolAnswer | null> {
  const { filter } = readSentence(question, PLACE_FINDER);
  const [place = null] = filter.places;
  if (place === null && filter.area === null) return null;
  const zone = {
    place,
    area: place === null ? filter.area : null,
    operation: filter.operation ?? ("venta" as const),
    type: filter.types.length === 1 ? filter.types[0]! : null,
    months: MONTHS,
  } as const;
  const name = place?.name ?? "esa zona";
  const citations = [
    { title: `El mercado de ${name}`, url: CENTRE_PATH + centreQuery({ ...zone, beside: [] }) },
    { title: "Ver sus ofertas", url: MARKET_PATH + marketQuery({ ...filter, words: "", operation: zone.operation }) },
  ];
  const outcome = await readZone(context.services, context.actor, zone);
  const cited = citedFigures();
  if (outcome.kind === "loading") return { text: LOADING, figures: [], citations, isDone: false };
  if (outcome.kind === "too-many") {
    const text = `${name} tiene ${cited.number(outcome.homes)} inmuebles, demasiados para una sola cifra. Pregúntame por un municipio o un barrio.`;
    return { text, figures: cited.figures, citations, isDone: false };
  }
  const told = toldFigures(outcome.figures).filter(({ id }) => OF_PRICE.includes(id));
  const demos =
    outcome.figures.demos > 0
      ? `De ellos ${outcome.figures.demos === 1 ? "uno es inventado" : `${cited.number(outcome.figures.demos)} son inventados`}, de demostración.`
      : "";
  const lines = told.map(({ label, value, note }) =>
    value === null ? `${label}: ${note}` : `${label}: ${value}. ${note}`,
  );
  const text = [`En ${name}, en ${zone.operation}:`, ...lines, demos].filter(Boolean).join("\n");
  return {
    text: cited.quote(text),
    figures: cited.figures,
    citations,
    isDone: told.some(({ value }) => value !== null),
  };
}

/** How many homes of the market a message looks for, and where they are; null where the market holds none of them, or it asks for nothing. */
export async function marketSearchAnswer(context: ToolContext, message: string): Promise<ToolAnswer | null> {
  const { actor, services } = context;
  const country = actor.isAnonymous ? null : await countryOfPerson(services.database.db, actor.ownerId);
  const { filter, notUnderstood, choices } = readSentence(message, PLACE_FINDER, { country });
  const asked: MarketFilter = { ...filter, words: "" };
  if (!asksForSomething(asked)) return null;
  const found = await searchMarket(context.services, context.actor, asked, { limit: 0 });
  const link = { title: "Ver los resultados", url: MARKET_PATH + marketQuery(asked) };
  if (isLoading(found)) return { text: LOADING, figures: [], citations: [link], isDone: false };
  if (found.total === 0) return null;
  const cited = citedFigures();
  const names = { types: HOME_TYPE_NAMES, operations: SOUGHT_OPERATION_NAMES };
  const conditions = chipsOf(asked, names).map(({ label }) => label);
  const unread =
    notUnderstood.length === 0 ? "" : `No sé buscar por ${listed(notUnderstood.map((part) => `«${part}»`))}.`;
  const open =
    found.unconfirmed > 0 ? ` De ${cited.number(found.unconfirmed)} falta por confirmar algo de lo que pides.` : "";
  const text = [
    `En el mercado hay ${counted(found.total, "inmueble", "inmuebles")} a ${formatDate(context.today)}: ${conditions.join(" · ")}.${open}`,
    unread,
    ...choices.map(({ chosen, others }) => {
      const labels = listed(others.map(({ label }) => label));
      return chosen === null ? `¿Te refieres a ${labels}?` : `He buscado en ${chosen}; también hay ${labels}.`;
    }),
  ]
    .filter(Boolean)
    .join("\n");
  return { text: cited.quote(text), figures: cited.figures, citations: [link], isDone: true };
}
