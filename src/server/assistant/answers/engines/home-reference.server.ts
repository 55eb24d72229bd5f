import * as z from "zod/mini";
import { citedFigures } from "#domain/assistant/answers/cited-figures.ts";
import { asksForTour } from "#domain/assistant/channel/asked-tour.ts";
import { NO_FILTER } from "#domain/portfolio/homes/home-filter.ts";
import { fold } from "#domain/shared/listing/fold.ts";
import { virtualTourOf } from "../../../portfolio/homes/home-tours.server.ts";
import { type ListedHome, listPortfolio } from "../../../portfolio/homes/read-homes.server.ts";
import { tourSentence } from "../../channel/home-answer.server.ts";
import { defineAssistantTool, type ToolAnswer, type ToolContext } from "../assistant-tool.server.ts";
import { homeCard, homesActor } from "./home-cards.server.ts";
import { noPortfolio } from "./no-portfolio.server.ts";

const MOST_LOOKED_AT = 20;

/** One home, by its reference. */
export const homeReference = defineAssistantTool({
  name: "home_reference",
  description: "Busca una vivienda por su referencia exacta («V-102»).",
  input: z.object({ reference: z.string().check(z.minLength(1), z.maxLength(60)) }),
  async run(context, { reference }): Promise<ToolAnswer> {
    if (!homesActor(context)) return noPortfolio();
    const cited = citedFigures();
    const home = await findByReference(context, reference);
    if (!home) {
      return {
        text: "No encuentro esa referencia. Compruébala, o dime cómo es la vivienda y la busco por zona, precio y habitaciones.",
        figures: [],
        isDone: false,
      };
    }
    const card = homeCard(cited, home);
    const tour = await virtualTourOf(context.services, home.id);
    const asksTour = asksForTour(fold(context.request.messages.at(-1)?.content ?? ""));
    const said = tour !== null || asksTour ? ` ${cited.quote(tourSentence(tour))}` : "";
    return {
      text: `Esta es la referencia ${cited.quote(home.reference ?? reference)}.${said}`,
      figures: cited.figures,
      cards: [card],
      isDone: true,
    };
  },
});

/** The form in which references are compared: capitals, hyphens and spaces do not count. */
const plain = (reference: string) => fold(reference).replaceAll(" ", "");

/** The home that carries exactly this reference, of those that the asker may be shown. */
export async function findByReference(context: ToolContext, reference: string): Promise<ListedHome | null> {
  const actor = homesActor(context);
  const wanted = plain(reference);
  if (!actor || wanted === "") return null;
  const filter = { ...NO_FILTER, text: reference.slice(0, 60) };
  const { homes } = await listPortfolio(context.services, actor, filter, MOST_LOOKED_AT);
  const found = homes.find((home) => home.reference && plain(home.reference) === wanted);
  if (found || wanted === fold(reference)) return found ?? null;
  // "V 102" for "V-102": the search knows a reference as one word too.
  const joined = await listPortfolio(context.services, actor, { ...filter, text: wanted }, MOST_LOOKED_AT);
  return joined.homes.find((home) => home.reference && plain(home.reference) === wanted) ?? null;
}
