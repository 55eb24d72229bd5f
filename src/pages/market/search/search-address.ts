import { MARKET_PATH, marketQuery } from "#domain/market/search/market-address.ts";
import { type MarketFilter, NO_MARKET_FILTER } from "#domain/market/search/market-filter.ts";

/** How the results are shown: as cards beside the map, as a table, or the map alone. */
export const VIEWS = ["lista", "tabla", "mapa"] as const;
export type SearchView = (typeof VIEWS)[number];

export const viewOf = (text: string | null): SearchView => VIEWS.find((view) => view === text) ?? "lista";

/** The address of a search as a page; `after` is where the page before it ended. */
export function searchHref(filter: MarketFilter, view: SearchView, after: string | null = null): string {
  const query = new URLSearchParams(marketQuery(filter));
  if (view !== "lista") query.set("vista", view);
  if (after) query.set("despues", after);
  return query.size > 0 ? `${MARKET_PATH}?${query}` : MARKET_PATH;
}

/** The address of a sentence in another view: the sentence is read again, so it stays in its field. */
export function sentenceHref(sentence: string, { sort }: Pick<MarketFilter, "sort">, view: SearchView): string {
  const order = new URLSearchParams(marketQuery({ ...NO_MARKET_FILTER, sort }));
  const query = new URLSearchParams([["texto", sentence], ...order]);
  if (view !== "lista") query.set("vista", view);
  return `${MARKET_PATH}?${query}`;
}

export const homeHref = (id: string) => `${MARKET_PATH}/${id}`;
