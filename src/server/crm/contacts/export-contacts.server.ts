import { inArray } from "drizzle-orm";
import type { ContactDraft } from "#domain/crm/contacts/contact-draft.ts";
import type { ContactFilters } from "#domain/crm/contacts/contact-filters.ts";
import { contactCsvLine, contactsCsvHead } from "#domain/crm/contacts/contacts-csv.ts";
import { writeVcard } from "#domain/crm/contacts/vcard.ts";
import type { PersonActor } from "../../accounts/access/actor.server.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { contactPoints, contacts } from "../../platform/db/tables/crm-contacts.server.ts";
import { listContacts } from "./read-contacts.server.ts";

const AT_ONCE = 500;

/** The contacts of a list as a file, piece by piece. */
export async function* exportContacts(
  db: Db,
  actor: PersonActor,
  filters: ContactFilters,
  format: "csv" | "vcf",
): AsyncGenerator<string> {
  if (format === "csv") yield contactsCsvHead();
  let cursor: string | undefined;
  do {
    const page = await listContacts(db, actor, filters, { order: "actividad", cursor, limit: AT_ONCE });
    yield await pieceOf(
      db,
      page.contacts.map(({ id }) => id),
      format,
    );
    cursor = page.next ?? undefined;
  } while (cursor);
}

async function pieceOf(db: Db, ids: readonly string[], format: "csv" | "vcf"): Promise<string> {
  if (ids.length === 0) return "";
  const rows = await db
    .select()
    .from(contacts)
    .where(inArray(contacts.id, [...ids]));
  const points = await db
    .select()
    .from(contactPoints)
    .where(inArray(contactPoints.contactId, [...ids]))
    .orderBy(contactPoints.position, contactPoints.value);
  const byContact = Map.groupBy(points, ({ contactId }) => contactId);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids
    .map((id) => {
      const row = byId.get(id);
      if (!row) return "";
      const values = (kind: string) =>
        (byContact.get(id) ?? []).filter((point) => point.kind === kind).map(({ value }) => value);
      const { fullName, company, position, roles, tags, language, notes, source, consentText, extras } = row;
      const draft: ContactDraft = {
        fullName,
        company,
        position,
        roles,
        tags,
        language,
        notes,
        source,
        consentText,
        extras,
        consentAt: row.consentAt?.toISOString() ?? null,
        emails: values("email"),
        phones: values("telefono"),
      };
      return format === "csv"
        ? contactCsvLine(draft)
        : writeVcard(draft, { id, updatedAt: row.updatedAt.toISOString() });
    })
    .join("");
}
