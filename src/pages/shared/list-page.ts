/** An address with a higher page number is not one of ours, and shows the first page. */
const LAST_PAGE = 10_000;

/** The page of a list that an address asks for by `?pagina=`, counted from 1. */
export function askedPage(query: URLSearchParams): number {
  const asked = Math.trunc(Number(query.get("pagina")));
  return asked >= 1 && asked <= LAST_PAGE ? asked : 1;
}

/** The part of somebody's papers that an address asks for: a page of them, or of their trash by `?papelera=si`. */
export interface ListPlace {
  page: number;
  isTrash: boolean;
}

export const askedPlace = (query: URLSearchParams): ListPlace => ({
  page: askedPage(query),
  isTrash: query.get("papelera") === "si",
});

/** The address of that part, the other way round. @param contactId whose papers alone are listed */
export function addressOfPlace(path: string, { page, isTrash }: ListPlace, contactId?: string): string {
  const query = new URLSearchParams({
    ...(contactId === undefined ? {} : { contacto: contactId }),
    ...(isTrash ? { papelera: "si" } : {}),
    ...(page > 1 ? { pagina: String(page) } : {}),
  });
  return query.size > 0 ? `${path}?${query}` : path;
}
