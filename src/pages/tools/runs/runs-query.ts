import { type RunFilter, type RunSort, readRunFilter } from "#domain/tools/runs/run-filter.ts";

/** The filter of a list of results in the address of its page: in Spanish, as the reader sees it. */

const NAMES = {
  q: "buscar",
  tool: "herramienta",
  folder: "carpeta",
  tag: "etiqueta",
  from: "desde",
  to: "hasta",
  sort: "orden",
  scope: "de",
} as const satisfies Partial<Record<keyof RunFilter, string>>;

const SORTS = { newest: "recientes", oldest: "antiguos", name: "nombre", figure: "cifra" } as const;
const AGENCY = "agencia";
const TRASH = "papelera";
/** Parameter with the position of the list's page. */
export const PLACE = "antes";

export const SORT_CHOICES = [
  { value: SORTS.newest, label: "Más recientes" },
  { value: SORTS.oldest, label: "Más antiguos" },
  { value: SORTS.name, label: "Nombre" },
  { value: SORTS.figure, label: "Cifra, de más a menos" },
];
export const SCOPE_CHOICES = [
  { value: "", label: "Míos" },
  { value: AGENCY, label: "De toda la agencia" },
];

export type ListPath = "/dashboard/history" | "/dashboard/saved-results" | "/resultados-guardados";

/** @param mayAskForAll whether the reader sees their whole agency's results */
export function readRunQuery(path: ListPath, query: URLSearchParams, mayAskForAll: boolean): RunFilter {
  return readRunFilter((name) => {
    if (name === "view") {
      if (path !== "/dashboard/history") return "saved";
      return query.has(TRASH) ? "trash" : "history";
    }
    const notice = query.get(NAMES[name]);
    if (name === "sort") return (Object.keys(SORTS) as RunSort[]).find((sort) => SORTS[sort] === notice);
    if (name === "scope") return notice === AGENCY && mayAskForAll ? "agency" : "mine";
    return notice;
  });
}

/** The address of a list; default values are left out. */
export function runsHref(path: ListPath, filter: RunFilter, place?: string): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(shownFilter(filter))) if (value) query.set(name, value);
  if (filter.sort === "newest") query.delete(NAMES.sort);
  if (filter.view === "trash") query.set(TRASH, "1");
  if (place) query.set(PLACE, place);
  return `${path}${query.size > 0 ? `?${query}` : ""}`;
}

/** The same list with one thing about it changed, from its beginning. */
export const withChange = (path: ListPath, filter: RunFilter, change: Partial<RunFilter>): string =>
  runsHref(path, { ...filter, ...change });

/** Values of a filter's controls, by their names. */
export const shownFilter = ({ q, tool, folder, tag, from, to, sort, scope }: RunFilter) => ({
  [NAMES.q]: q,
  [NAMES.tool]: tool,
  [NAMES.folder]: folder,
  [NAMES.tag]: tag,
  [NAMES.from]: from,
  [NAMES.to]: to,
  [NAMES.sort]: SORTS[sort],
  [NAMES.scope]: scope === "agency" ? AGENCY : "",
});

/** The same list as a file. */
export function csvHref({ q, tool, folder, tag, from, to, scope, view }: RunFilter): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries({ q, tool, folder, tag, from, to })) if (value) query.set(name, value);
  if (scope === "agency") query.set("scope", scope);
  if (view !== "history") query.set(view, "true");
  return `/api/runs/export.csv${query.size > 0 ? `?${query}` : ""}`;
}

export const compareHref = (first: string, second: string): string =>
  `/dashboard/history/comparar?a=${first}&b=${second}`;
