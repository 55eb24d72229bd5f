import type { LinkFilter } from "#server/site/short-links/short-links.server.ts";

/** The filter of the list of links in the address of its page: in Spanish, as the reader sees it. */

export const LINK_STATE_CHOICES = [
  { value: "", label: "Todos" },
  { value: "activo", label: "Activos" },
  { value: "caducado", label: "Caducados" },
  { value: "desactivado", label: "Desactivados" },
];
export const LINK_SORT_CHOICES = [
  { value: "recientes", label: "Más recientes" },
  { value: "visitas", label: "Más visitas" },
  { value: "ultima-visita", label: "Última visita" },
  { value: "nombre", label: "Nombre" },
];
const SORT_NAMES = { newest: "recientes", clicks: "visitas", lastClick: "ultima-visita", title: "nombre" } as const;

/** Values of a filter's controls. */
export const shownLinkFilter = ({ search, state, sort }: LinkFilter) => ({
  buscar: search,
  estado: state ?? "",
  orden: SORT_NAMES[sort],
});

/** The address of a filter; default values are left out. */
export function linkQuery(filter: LinkFilter): string {
  const query = new URLSearchParams();
  const { buscar, estado, orden } = shownLinkFilter(filter);
  if (buscar) query.set("buscar", buscar);
  if (estado) query.set("estado", estado);
  if (orden !== "recientes") query.set("orden", orden);
  if (filter.page > 1) query.set("pagina", String(filter.page));
  return query.size > 0 ? `?${query}` : "";
}
