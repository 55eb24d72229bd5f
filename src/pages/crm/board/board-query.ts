import type { BoardFilters } from "#domain/crm/contacts/dto.ts";

/** The board's filters in its address, and in the call for more cards; `readBoardFilters` reads them. */
export function boardQuery({ ownerId, kind, source, text, onlyLate }: BoardFilters): string {
  const query = new URLSearchParams();
  if (text) query.set("q", text);
  if (ownerId) query.set("responsable", ownerId);
  if (kind) query.set("tipo", kind);
  if (source) query.set("origen", source);
  if (onlyLate) query.set("vencidas", "1");
  return query.toString();
}
