import * as z from "zod/mini";
import { citedFigures } from "#domain/assistant/answers/cited-figures.ts";
import { slotFields } from "#domain/assistant/answers/slot-fields.ts";
import { impliedOperation } from "#domain/assistant/channel/client-wish.ts";
import { type HomeFilter, homeQuery } from "#domain/portfolio/homes/home-filter.ts";
import { listedOr } from "#domain/shared/format/listed.ts";
import { listPortfolio } from "../../../portfolio/homes/read-homes.server.ts";
import { placeOf } from "../answer-places.server.ts";
import { defineAssistantTool, type ToolAnswer, type ToolContext } from "../assistant-tool.server.ts";
import { homeCard, homesActor } from "./home-cards.server.ts";
import { FEATURE_NAMES, filterOf, type HomeWish, relaxationsOf, wishText, zoneAround } from "./home-wish.server.ts";
import { noPortfolio } from "./no-portfolio.server.ts";

const MOST_CARDS = 4;
const MOST_RELAXED = 2;

const fields = slotFields(
  "operation",
  "homeType",
  "place",
  "price",
  "priceMin",
  "priceMax",
  "currency",
  "areaM2",
  "areaMinM2",
  "areaMaxM2",
  "rooms",
  "roomsMin",
  "roomsMax",
  "baths",
  "features",
  "withoutFeatures",
);

/** Homes of the portfolio that have the wanted features. */
export const findHome = defineAssistantTool({
  name: "find_home",
  description:
    "Busca viviendas disponibles en la cartera del agente o de la agencia: operación, tipo, lugar, precio, superficie, habitaciones, baños y extras. No busca por el origen, la familia o la religión de nadie.",
  input: z.object(fields),
  async run(context, wished: HomeWish): Promise<ToolAnswer> {
    const operation = wished.operation ?? impliedOperation(wished, "EUR");
    const wish = { ...wished, ...(operation && { operation }) };
    const actor = homesActor(context);
    if (!actor) return noPortfolio();
    const cited = citedFigures();
    const asked = wishText(cited, wish);
    const filter = await whereItIs(context, wish);
    const { homes, total, counts } = await listPortfolio(context.services, actor, filter, MOST_CARDS);
    const list = { title: "Tu cartera", url: `/dashboard/cartera${homeQuery(filter)}` };
    const unknown = unknownNote(wish);
    if (total === 0) return await noneFound(context, { wish, asked, unknown });
    const others = counts.all - counts.disponible;
    const shown = homes.length < total ? ` Estas son las ${cited.number(homes.length)} últimas.` : "";
    return {
      text: [
        `Hay ${cited.number(total)} ${total === 1 ? "vivienda disponible" : "viviendas disponibles"}${asked ? `: ${asked}` : ""}.${shown}`,
        others > 0 ? `Y ${cited.number(others)} más en captación, reservadas o cerradas.` : "",
        unknown,
      ]
        .filter(Boolean)
        .join("\n"),
      figures: cited.figures,
      cards: homes.map((home) => homeCard(cited, home)),
      citations: [list],
      isDone: true,
    };
  },
});

/**
 * Narrows by place: by its words as they were written, else by its name, else by the circle that it covers; the first
 * that some home is in counts.
 */
async function whereItIs(context: ToolContext, wish: HomeWish): Promise<HomeFilter> {
  const filter = filterOf(wish);
  const place = wish.place === undefined ? undefined : placeOf(wish.place);
  if (!place) return filter;
  const named = { ...filter, text: place.name.slice(0, 100) };
  const around = { ...filter, text: "", zone: zoneAround(place) };
  for (const each of wish.place === place.id ? [named, around] : [filter, named, around]) {
    const { total } = await listPortfolio(context.services, homesActor(context)!, each, 1);
    if (total > 0) return each;
  }
  return named;
}

async function noneFound(
  context: ToolContext,
  { wish, asked, unknown }: { wish: HomeWish; asked: string; unknown: string },
): Promise<ToolAnswer> {
  const cited = citedFigures();
  const actor = homesActor(context)!;
  const near: { text: string; say: string; total: number }[] = [];
  for (const { text, say, wish: relaxed } of relaxationsOf(cited, wish)) {
    if (near.length === MOST_RELAXED || context.signal.aborted) break;
    const { total } = await listPortfolio(context.services, actor, await whereItIs(context, relaxed), 1);
    if (total > 0) near.push({ text, say, total });
  }
  wishText(cited, wish);
  return {
    text: [
      `No hay ninguna vivienda disponible así${asked ? `: ${asked}` : ""}.`,
      ...near.map(({ text, total }) => `${text} hay ${cited.number(total)}.`),
      unknown,
    ]
      .filter(Boolean)
      .join("\n"),
    figures: cited.figures,
    ...(near.length > 0 && { quickReplies: near.map(({ say }) => say) }),
    isDone: false,
  };
}

/** Names the wishes that could not be checked. */
function unknownNote({ withoutFeatures = [] }: HomeWish): string {
  if (withoutFeatures.length === 0) return "";
  const unwanted = withoutFeatures.map((name) => FEATURE_NAMES[name]);
  return `No puedo descartar por lo que tienen: mira en cada ficha que sea sin ${listedOr(unwanted)}.`;
}
