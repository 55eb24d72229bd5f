import { and, eq, isNull, sql } from "drizzle-orm";
import { EMPTY_DRAFT } from "#domain/crm/contacts/contact-draft.ts";
import { contactCsvLine, contactsCsvHead } from "#domain/crm/contacts/contacts-csv.ts";
import { type PastedFault, readPasted } from "#domain/tools/campaigns/composing/pasted-people.ts";
import { scopeOf } from "../../../accounts/access/actor.server.ts";
import { mayRead } from "../../../accounts/access/policies.server.ts";
import { applyImport } from "../../../crm/contacts/import-contacts.server.ts";
import type { Act } from "../../../crm/contacts/write-contact.server.ts";
import type { Db } from "../../../platform/db/connection.server.ts";
import { contactPoints, contacts } from "../../../platform/db/tables/crm-contacts.server.ts";

/** A pasted list of people, held against the contacts. It becomes contacts only where somebody says so. */

export interface PastedAnswer {
  /** Ids of the contacts that these people already are. */
  known: string[];
  /** People who are no contacts yet, by their lines. */
  fresh: { line: number; email: string; name: string; consent: string }[];
  faults: PastedFault[];
  unread: number;
}

export async function matchPasted(db: Db, { actor }: Pick<Act, "actor">, text: string): Promise<PastedAnswer> {
  const { people, faults, unread } = readPasted(text);
  const owners = await ownersOf(
    db,
    actor,
    people.map(({ email }) => email),
  );
  return {
    known: [...new Set(people.flatMap(({ email }) => owners.get(email) ?? []))],
    fresh: people.filter(({ email }) => !owners.has(email)),
    faults,
    unread,
  };
}

async function ownersOf(db: Db, actor: Act["actor"], emails: readonly string[]): Promise<Map<string, string>> {
  if (emails.length === 0) return new Map();
  const rows = await db
    .select({ email: contactPoints.value, id: contacts.id })
    .from(contactPoints)
    .innerJoin(contacts, eq(contacts.id, contactPoints.contactId))
    .where(
      and(
        eq(contactPoints.scope, scopeOf(actor)),
        eq(contactPoints.kind, "email"),
        sql`${contactPoints.value} = any(${sql.param([...emails])}::text[])`,
        mayRead(actor, "contact"),
        isNull(contacts.deletedAt),
        isNull(contacts.mergedIntoId),
      ),
    );
  return new Map(rows.map(({ email, id }) => [email, id]));
}

/**
 * Makes contacts of those who are none yet, by the import of contacts. Consent is noted only of somebody whose own line says where it comes
 * from; the others are contacts to whom nobody may write yet.
 *
 * @returns the ids of all of the list who are contacts now
 */
export async function addPasted(
  db: Db,
  act: Act,
  { text, source, consentText }: { text: string; source: string; consentText: string },
): Promise<{ added: number; withConsent: number; contactIds: string[] }> {
  const { people } = readPasted(text);
  const { fresh } = await matchPasted(db, act, text);
  if (fresh.length > 0) {
    const lines = fresh.map(({ email, name, consent }) => {
      const isGiven = consent !== "" && consentText !== "";
      return contactCsvLine({
        ...EMPTY_DRAFT,
        fullName: name || email,
        emails: [email],
        tags: [source],
        source: "lista",
        notes: consent === "" ? null : `Origen del permiso: ${consent}`,
        consentAt: isGiven ? act.now.toISOString() : null,
        consentText: isGiven ? `${consentText} (${consent})` : null,
      });
    });
    const bytes = new TextEncoder().encode([contactsCsvHead(), ...lines].join(""));
    await applyImport(
      db,
      act,
      { name: "lista-pegada.csv", bytes, mapping: {} },
      { lines: null, ownerId: act.actor.ownerId },
    );
  }
  const owners = await ownersOf(
    db,
    act.actor,
    people.map(({ email }) => email),
  );
  const contactIds = [...new Set(owners.values())];
  const added = fresh.filter(({ email }) => owners.has(email));
  return {
    added: added.length,
    withConsent: consentText === "" ? 0 : added.filter(({ consent }) => consent !== "").length,
    contactIds,
  };
}
