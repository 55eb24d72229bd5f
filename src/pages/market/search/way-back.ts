import { useLocation } from "react-router";
import { CENTRE_PATH } from "#domain/market/figures/centre-address.ts";
import { MARKET_PATH } from "#domain/market/search/market-address.ts";
import { withoutRegion } from "#domain/shared/region/region.ts";

/** The way from the page of a home back to the page that led there, with its search. */

export interface WayBack {
  to: string;
  label: string;
}

/** Pages that lead to a home of the market; the first that a path begins with names it. */
const FROM: readonly (readonly [path: string, label: string])[] = [
  [`${CENTRE_PATH}/oportunidades`, "Volver a las oportunidades"],
  ["/smart-matching", "Volver a Smart matching"],
  ["/dashboard/mercado/repetidos", "Volver a los repetidos"],
  ["/dashboard/busquedas", "Volver a tus búsquedas"],
];
const SEARCH: WayBack = { to: MARKET_PATH, label: "Volver a la búsqueda" };

/** The state of a link to a home: where it was followed. */
export function useHere(): { back: string } {
  const { pathname, search } = useLocation();
  return { back: withoutRegion(pathname) + search };
}

/** @param state of the address, which anything may stand in; without a known page in it the way leads to the search */
export function wayBack(state: unknown): WayBack {
  const back = typeof state === "object" && state !== null && "back" in state ? state.back : null;
  if (typeof back !== "string" || !back.startsWith("/") || back.startsWith("//")) return SEARCH;
  const path = back.split("?")[0]!;
  if (path === MARKET_PATH) return { to: back, label: SEARCH.label };
  const known = FROM.find(([from]) => path === from || path.startsWith(`${from}/`));
  return known ? { to: back, label: known[1] } : SEARCH;
}
