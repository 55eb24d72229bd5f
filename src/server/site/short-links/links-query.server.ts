import type { LinkFilter, LinkSort } from "./short-links.server.ts";

/** A map, not an object: an object also answers to `constructor`. */
const SORTS: ReadonlyMap<string, LinkSort> = new Map([
  ["recientes", "newest"],
  ["visitas", "clicks"],
  ["ultima-visita", "lastClick"],
  ["nombre", "title"],
]);
const STATES = ["activo", "caducado", "desactivado"] as const;
const MOST_PAGES = 1_000_000;

/** Filter of the list of links from its address; unknown values are ignored. */
export function readLinkQuery(query: URLSearchParams): LinkFilter {
  const page = Number(query.get("pagina"));
  return {
    search: (query.get("buscar") ?? "").trim(),
    state: STATES.find((state) => state === query.get("estado")) ?? null,
    sort: SORTS.get(query.get("orden") ?? "") ?? "newest",
    page: Number.isInteger(page) && page >= 1 && page <= MOST_PAGES ? page : 1,
  };
}
