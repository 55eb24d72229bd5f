import { expect, test } from "vitest";
import { NO_CONTACT_FILTERS, readContactFilters } from "#domain/crm/contacts/contact-filters.ts";
import { contactsHref, isNarrowed } from "./contacts-query.ts";

test("an address leaves out default values", () => {
  expect(contactsHref("/dashboard/contactos", NO_CONTACT_FILTERS)).toBe("/dashboard/contactos");
  const filters = readContactFilters(new URLSearchParams("q=Marta Ruiz&rol=comprador"));
  expect(contactsHref("/dashboard/contactos", filters, { order: "nombre", cursor: "f1" })).toBe(
    "/dashboard/contactos?q=Marta+Ruiz&rol=comprador&orden=nombre&cursor=f1",
  );
});

test("the trash alone narrows nothing", () => {
  expect(isNarrowed({ ...NO_CONTACT_FILTERS, trash: true })).toBe(false);
  expect(isNarrowed({ ...NO_CONTACT_FILTERS, tag: "vip" })).toBe(true);
});
