import {
  type ContactFilters,
  type ContactOrder,
  NO_CONTACT_FILTERS,
  writeContactFilters,
} from "#domain/crm/contacts/contact-filters.ts";

/** The address of a list of contacts; default values are left out. */
export function contactsHref(
  path: string,
  filters: ContactFilters,
  { order = "actividad", cursor = null }: { order?: ContactOrder; cursor?: string | null } = {},
): string {
  const query = writeContactFilters(filters);
  if (order !== "actividad") query.set("orden", order);
  if (cursor) query.set("cursor", cursor);
  return query.size > 0 ? `${path}?${query}` : path;
}

/** Whether a list is narrowed to anything; the trash is another list. */
export const isNarrowed = (filters: ContactFilters): boolean =>
  writeContactFilters({ ...filters, trash: NO_CONTACT_FILTERS.trash }).size > 0;
