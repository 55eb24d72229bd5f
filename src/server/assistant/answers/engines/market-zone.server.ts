import * as z from "zod/mini";
import { citedFigures } from "#domain/assistant/answers/cited-figures.ts";
import { soundOf } from "#domain/assistant/answers/query-words.ts";
import { asksZonePrice, comparesZones } from "#domain/assistant/answers/zone-price-question.ts";
import { isKnownWord } from "#domain/assistant/chat/spelling.ts";
import { leansOnThread } from "#domain/assistant/dialogue/follow-up.ts";
import { CENTRE_PATH, centreQuery } from "#domain/market/figures/centre-address.ts";
import { toldFigures } from "#domain/market/figures/told-figures.ts";
import { MARKET_PATH, marketQuery } from "#domain/market/search/market-address.ts";
import { type MarketFilter, NO_MARKET_FILTER } from "#domain/market/search/market-filter.ts";
import { readSentence } from "#domain/market/search/read-sentence.ts";
import { fold } from "#domain/shared/listing/fold.ts";
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

/**
 * The price of the zone that a message asks for, or goes on to ask for: «¿y en Belgrano?», «¿y en alquiler?».
 *
 * @param earlier the visitor's messages before it, oldest first
 * @returns null for a message that asks for no price of a zone
 */
export async function askedZonePrice(
  context: ToolContext,
  question: string,
  earlier: readonly string[] = [],
): Promise<ToolAnswer | null> {
  if (comparesZones(question))
    return filterOf(question).places.length > 1 ? await zonePriceAnswer(context, question, []) : null;
  if (asksZonePrice(question)) return await zonePriceAnswer(context, question, earlier);
  const asked = earlier.findLastIndex((message) => asksZonePrice(message) || comparesZones(message));
  const goesOn = asked >= 0 && [...earlier.slice(asked + 1), question].every(saysOnlyZone);
  return goesOn ? await zonePriceAnswer(context, question, earlier.slice(asked)) : null;
}

const MOST_ZONES = 3;
/** Words of a message that names another zone, or another operation, and nothing else. */
const MOST_WORDS = 7;

function saysOnlyZone(message: string): boolean {
  if (!leansOnThread(message) || message.split(/\s+/).length > MOST_WORDS) return false;
  const { filter, notUnderstood } = readSentence(message, PLACE_FINDER);
  return (filter.places.length > 0 || filter.operation !== null) && notUnderstood.length === 0;
}

/** The filter of a message with the places that it names, and none that its words only resemble or happen to be called by: «todos los portales». */
function filterOf(message: string): MarketFilter {
  const { filter } = readSentence(message.replace(IN_CURRENCY, " "), PLACE_FINDER);
  const places = filter.places.filter(({ name }) => isNamedIn(message, name));
  const named = places.filter(({ name }) => !isKnownWord(fold(name)));
  return { ...filter, places: named.length > 0 ? named : places };
}

/** «En dólares» is no village. */
const IN_CURRENCY = /\ben (?:d[oó]lares|euros|pesos|soles|uf)\b/gi;

/** A word of a name that is worth looking for. */
const TELLING = 4;

/** Whether a message has the last word of a place's name, spelt as it sounds, and not as a part of a longer name. */
function isNamedIn(message: string, name: string): boolean {
  const words = message.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
  const own = fold(name).split(" ").map(soundOf);
  const last = own.findLast((word) => word.length >= TELLING) ?? own.at(-1)!;
  const at = words.findIndex((word) => soundOf(fold(word)) === last);
  if (at < 0) return false;
  const before = words[at - 1];
  const isLonger = before !== undefined && at > 1 && /^\p{Lu}/u.test(before) && !own.includes(soundOf(fold(before)));
  return !isLonger || message === message.toUpperCase();
}

async function zonePriceAnswer(
  context: ToolContext,
  question: string,
  earlier: readonly string[] = [],
): Promise<ToolAnswer | null> {
  const own = filterOf(question);
  const isPlaced = ({ places, area }: MarketFilter) => places.length > 0 || area !== null;
  // "¿Y a cuánto está el metro por ahí?": the zone that was spoken of last.
  const before = earlier.map(filterOf);
  const placed = isPlaced(own) ? own : before.findLast(isPlaced);
  if (!placed) return null;
  const operation = own.operation ?? before.findLast((filter) => filter.operation !== null)?.operation ?? null;
  const compared = [question, ...earlier].some(comparesZones) ? placed.places.slice(0, MOST_ZONES) : [];
  if (compared.length < 2)
    return await zoneAnswer(context, { ...own, places: placed.places, area: placed.area, operation });
  const zones = compared.map((place) => ({ ...NO_MARKET_FILTER, operation, types: own.types, places: [place] }));
  return together(await Promise.all(zones.map((zone) => zoneAnswer(context, zone))));
}

const together = (answers: readonly ToolAnswer[]): ToolAnswer => ({
  text: answers.map(({ text }) => text).join("\n\n"),
  figures: answers.flatMap(({ figures }) => figures),
  citations: answers.flatMap(({ citations = [] }) => citations.slice(0, 1)),
  isDone: answers.every(({ isDone }) => isDone),
});

/** Of each price the centre says how many homes it lacks: here one sentence does. */
const NO_FIGURE = "todavía no hay anuncios ni ventas suficientes para dar un precio.";

async function zoneAnswer(context: ToolContext, filter: MarketFilter): Promise<ToolAnswer> {
  const [place = null] = filter.places;
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
  const isEmpty = told.every(({ value }) => value === null);
  const head = `El metro cuadrado en ${name}, en ${zone.operation}:`;
  const text = isEmpty ? `${head} ${NO_FIGURE}` : [head, ...lines, demos].filter(Boolean).join("\n");
  return {
    text: cited.quote(text),
    figures: cited.figures,
    citations,
    isDone: told.some(({ value }) => value !== null),
  };
}
