import type { ComponentProps } from "react";
import { useLocation } from "react-router";
import { MARKET_PATH } from "#domain/market/search/market-address.ts";
import { PageLink } from "#ui/region/page-link.tsx";
import { homeHref } from "./search-address.ts";

/** The link from a result to its home, which remembers the search for the way back. */
export function LinkToHome({ id, ...rest }: { id: string } & Omit<ComponentProps<typeof PageLink>, "to" | "state">) {
  const { search } = useLocation();
  return <PageLink to={homeHref(id)} state={{ search }} {...rest} />;
}

/** The address of the search that led to a home; the beginning of the search for whoever came from elsewhere. */
export function useSearchBefore(): string {
  const state: unknown = useLocation().state;
  const search = typeof state === "object" && state !== null && "search" in state ? state.search : "";
  return typeof search === "string" && search.startsWith("?") ? `${MARKET_PATH}${search}` : MARKET_PATH;
}
