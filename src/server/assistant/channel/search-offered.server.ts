import { type ClientWish, filterOfWish } from "#domain/assistant/channel/client-wish.ts";
import type { HomeFilter, HomeSort } from "#domain/portfolio/homes/home-filter.ts";
import { fold } from "#domain/shared/listing/fold.ts";
import { type ListedHome, listPortfolio } from "../../portfolio/homes/read-homes.server.ts";
import { placeOf } from "../answers/answer-places.server.ts";
import type { AnswerChannel, ToolContext } from "../answers/assistant-tool.server.ts";
import { zoneAround } from "../answers/engines/home-wish.server.ts";

/** A search of the homes that an agency offers, for one of its clients. */

/** Cards of one answer. */
export const MOST_SHOWN = 4;

export interface FoundHomes {
  homes: readonly ListedHome[];
  total: number;
}

const NOT_OF_A_NAME = /^(el|la|los|las|l|de|del|d)$/;

/**
 * The homes that fit a wish. A place is first looked for by its words in quarter and town, so that a district means every
 * quarter that carries its name; only where no home has them the circle of the known place counts.
 */
export async function searchOffered(
  { services }: Pick<ToolContext, "services">,
  { actor }: AnswerChannel,
  wish: ClientWish,
  sort: HomeSort = "recientes",
): Promise<FoundHomes> {
  const filter: HomeFilter = { ...filterOfWish(wish), sort };
  const list = async (each: HomeFilter) => {
    const { homes, total } = await listPortfolio(services, actor, each, MOST_SHOWN);
    return { homes, total };
  };
  if (wish.place === undefined) return await list(filter);
  const words = fold(wish.place)
    .split(" ")
    .filter((word) => !NOT_OF_A_NAME.test(word));
  const named = { ...filter, text: words.join(" ").slice(0, 100) };
  const byName = await list(named);
  const place = placeOf(wish.place);
  if (byName.total > 0 || !place) return byName;
  // A quarter in which some home lies by its name is no circle: the others there do not fit.
  const { total } = await listPortfolio(services, actor, { ...filterOfWish({}), text: named.text }, 1);
  return total > 0 ? byName : await list({ ...filter, zone: zoneAround(place) });
}
