import { MARKET_PATH, marketQuery } from "#domain/market/search/market-address.ts";
import type { MarketFilter } from "#domain/market/search/market-filter.ts";

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

export const homeHref = (id: string) => `${MARKET_PATH}/${id}`;
