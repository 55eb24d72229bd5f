import * as z from "zod/mini";
import { citedFigures } from "#domain/assistant/answers/cited-figures.ts";
import { asksZonePrice } from "#domain/assistant/answers/zone-price-question.ts";
import { CENTRE_PATH, centreQuery } from "#domain/market/figures/centre-address.ts";
import { toldFigures } from "#domain/market/figures/told-figures.ts";
import { MARKET_PATH, marketQuery } from "#domain/market/search/market-address.ts";
import { readSentence } from "#domain/market/search/read-sentence.ts";
import { readZone } from "../../../market/figures/read-zone.server.ts";
import { PLACE_FINDER } from "../../../tools/places/place-finder.server.ts";
import { defineAssistantTool, type ToolAnswer, type ToolContext } from "../assistant-tool.server.ts";
import { LOADING } from "./market-homes.server.ts";

/** The price of a zone's homes, out of the market. */

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
