import { and, asc, gte, inArray } from "drizzle-orm";
import { NO_CONTACT_FILTERS } from "#domain/crm/contacts/contact-filters.ts";
import type {
  ContactListQuery,
  ContactPatchBody,
  NewContactBody,
  PublicContact,
} from "#domain/integrations/api/contact-resource.ts";
import type { Page } from "#domain/integrations/api/paging.ts";
import type { PersonActor } from "../../accounts/access/actor.server.ts";
import { contactParts } from "../../crm/contacts/find-contacts.server.ts";
import { findContact } from "../../crm/contacts/read-contact.server.ts";
import { addContact, changeContact, trashContact as tossContact } from "../../crm/contacts/write-contact.server.ts";
import { AppError } from "../../platform/app-error.server.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { contactPoints, contacts } from "../../platform/db/tables/crm-contacts.server.ts";
import type { ToolServices } from "../../tools/tool-services.server.ts";
import { inOrder, readInPages } from "./read-in-pages.server.ts";

/** Contacts for programs: the same rows, rights and changes as the pages have. */

export async function listContacts(
  { database: { db } }: ToolServices,
  actor: PersonActor,
  { text, role, tag, updatedSince, ...way }: ContactListQuery,
): Promise<Page<PublicContact>> {
  const filters = { ...NO_CONTACT_FILTERS, text: text ?? "", role: role ?? null, tag: tag ?? "" };
  const { parts, isFew } = await contactParts(db, actor, filters);
  const since = updatedSince === undefined ? undefined : gte(contacts.updatedAt, new Date(updatedSince));
  const asked = parts.map((part) => and(part, since));
  const page = await readInPages(db, { table: contacts, by: contacts.updatedAt, parts: asked, isFew }, way);
  return { ...page, data: await openContacts(db, page.data) };
}

/** @throws AppError NOT_FOUND */
export async function getContact(
  { database: { db } }: ToolServices,
  actor: PersonActor,
  id: string,
): Promise<PublicContact> {
  const row = await findContact(db, actor, id);
  const [contact] = row ? await openContacts(db, [row.id]) : [];
  if (!contact) throw new AppError("NOT_FOUND");
  return contact;
}

/** @throws AppError INVALID_INPUT, also where a number or an address is somebody else's */
export async function createContact(
  services: ToolServices,
  actor: PersonActor,
  body: NewContactBody,
): Promise<PublicContact> {
  const { database, now } = services;
  const id = await database.db.transaction((tx) => addContact(tx, { actor, now: now() }, body));
  return await getContact(services, actor, id);
}

/** @throws AppError NOT_FOUND, INVALID_INPUT */
export async function updateContact(
  services: ToolServices,
  actor: PersonActor,
  id: string,
  change: ContactPatchBody,
): Promise<PublicContact> {
  const { database, now } = services;
  // Contacts in the trash are not changed by programs.
  if ((await getContact(services, actor, id)).deletedAt) throw new AppError("NOT_FOUND");
  await database.db.transaction((tx) => changeContact(tx, { actor, now: now() }, id, change));
  return await getContact(services, actor, id);
}

/** Into the trash. @throws AppError NOT_FOUND */
export async function trashContact(services: ToolServices, actor: PersonActor, id: string) {
  const { database, now } = services;
  if ((await getContact(services, actor, id)).deletedAt) throw new AppError("NOT_FOUND");
  await database.db.transaction((tx) => tossContact(tx, { actor, now: now() }, id, true));
  return { id, deleted: true as const };
}

/** Contacts that the actor may see, in the order of their ids. */
async function openContacts(db: Db, ids: readonly string[]): Promise<PublicContact[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select()
    .from(contacts)
    .where(inArray(contacts.id, [...ids]));
  const points = await db
    .select({ contactId: contactPoints.contactId, kind: contactPoints.kind, value: contactPoints.value })
    .from(contactPoints)
    .where(inArray(contactPoints.contactId, [...ids]))
    .orderBy(asc(contactPoints.position), asc(contactPoints.value));
  const valuesOf = (id: string, kind: string) =>
    points.filter((point) => point.contactId === id && point.kind === kind).map(({ value }) => value);
  return inOrder(rows, ids).map((row) => ({
    id: row.id,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    deletedAt: row.deletedAt?.toISOString() ?? null,
    lastActivityAt: row.lastActivityAt.toISOString(),
    fullName: row.fullName,
    company: row.company,
    position: row.position,
    roles: row.roles,
    tags: row.tags,
    language: row.language,
    notes: row.notes,
    emails: valuesOf(row.id, "email"),
    phones: valuesOf(row.id, "telefono"),
    source: row.source,
    hasConsent: row.consentAt !== null,
    consentAt: row.consentAt?.toISOString() ?? null,
    consentText: row.consentText,
    ownerId: row.ownerId,
  }));
}
