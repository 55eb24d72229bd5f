import { type HomeFilter, homeQuery } from "#domain/portfolio/homes/home-filter.ts";
import type { PortfolioView } from "./portfolio.server.ts";
import { PORTFOLIO } from "./portfolio-path.ts";

/** The address of a list: its filter, and how it is looked at. */
export function portfolioHref(filter: HomeFilter, view: PortfolioView): string {
  const query = new URLSearchParams(homeQuery(filter));
  if (view !== "tarjetas") query.set("vista", view);
  return query.size > 0 ? `${PORTFOLIO}?${query}` : PORTFOLIO;
}
