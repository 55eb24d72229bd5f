import { NOBODYS } from "#domain/crm/contacts/contact-filters.ts";
import type { Colleague } from "#domain/crm/contacts/dto.ts";

/** Owners: everybody, me, nobody, a colleague. */
export const ownerChoices = (colleagues: readonly Colleague[]) => [
  { value: "", label: "Todos" },
  ...colleagues.filter(({ isSelf }) => isSelf).map(({ id }) => ({ value: id, label: "Los míos" })),
  { value: NOBODYS, label: "Sin asignar" },
  ...colleagues.filter(({ isSelf }) => !isSelf).map(({ id, name }) => ({ value: id, label: name })),
];
