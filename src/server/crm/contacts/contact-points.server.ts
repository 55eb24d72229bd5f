import { and, desc, eq, inArray, isNull, or, sql } from "drizzle-orm";
import type { PointKind } from "#domain/crm/contacts/contact-values.ts";
import { contactSearchText } from "#domain/crm/contacts/contact-words.ts";
import { emailOf, phoneOf } from "#domain/crm/contacts/phone.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { contactPoints, contacts } from "../../platform/db/tables/crm-contacts.server.ts";

/** A way to reach somebody, as it is compared and as it was written. */
export interface Point {
  kind: PointKind;
  value: string;
  typed: string;
}

/** The addresses and numbers that can be read, each once; addresses come first. */
export function pointsOf(given: { emails: readonly string[]; phones: readonly string[] }, country = "ES"): Point[] {
  const read = (kind: PointKind, texts: readonly string[], compared: (text: string) => string | null) =>
    texts.flatMap((typed): Point[] => {
      const value = compared(typed);
      return value === null ? [] : [{ kind, value, typed: typed.trim() }];
    });
  const all = [
    ...read("email", given.emails, emailOf),
    ...read("telefono", given.phones, (text) => phoneOf(text, country)),
  ];
  return all.filter(
    (point, i) => all.findIndex((other) => other.kind === point.kind && other.value === point.value) === i,
  );
}

export interface OwnedPoint extends Point {
  contactId: string;
  fullName: string;
}

/**
 * The contacts of a scope that have these points, by point; of several who share a number the newest first. A merged
 * contact has none.
 */
export async function ownersOfPoints(db: Db, scope: string, points: readonly Point[]): Promise<OwnedPoint[]> {
  if (points.length === 0) return [];
  const values = (kind: PointKind) => points.filter((point) => point.kind === kind).map(({ value }) => value);
  const is = (kind: PointKind) => {
    const wanted = values(kind);
    return wanted.length === 0 ? undefined : and(eq(contactPoints.kind, kind), inArray(contactPoints.value, wanted));
  };
  return await db
    .select({
      kind: contactPoints.kind,
      value: contactPoints.value,
      typed: contactPoints.typed,
      contactId: contactPoints.contactId,
      fullName: contacts.fullName,
    })
    .from(contactPoints)
    .innerJoin(contacts, eq(contacts.id, contactPoints.contactId))
    .where(and(eq(contactPoints.scope, scope), isNull(contacts.mergedIntoId), or(is("email"), is("telefono"))))
    .orderBy(desc(contacts.createdAt), desc(contacts.id));
}

/**
 * Adds points behind those that a contact has; those that belong to another contact stay there. The caller writes the
 * search words.
 */
export async function addPoints(
  tx: Db,
  contact: { id: string; scope: string },
  points: readonly Point[],
): Promise<void> {
  const owned = await ownersOfPoints(tx, contact.scope, points);
  const free = points.filter(
    ({ kind, value }) => !owned.some((one) => one.kind === kind && one.value === value && one.contactId !== contact.id),
  );
  if (free.length === 0) return;
  const [last] = await tx
    .select({ position: sql<number>`coalesce(max(${contactPoints.position}), -1)::int` })
    .from(contactPoints)
    .where(eq(contactPoints.contactId, contact.id));
  await tx
    .insert(contactPoints)
    .values(
      free.map((point, i) => ({
        ...point,
        contactId: contact.id,
        scope: contact.scope,
        position: last!.position + 1 + i,
      })),
    )
    .onConflictDoNothing();
}

/** Writes anew by which words contacts are found. */
export async function writeContactWords(tx: Db, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const rows = await tx
    .select({
      id: contacts.id,
      fullName: contacts.fullName,
      company: contacts.company,
      position: contacts.position,
      roles: contacts.roles,
      tags: contacts.tags,
      source: contacts.source,
      consentAt: contacts.consentAt,
    })
    .from(contacts)
    .where(inArray(contacts.id, [...ids]));
  const points = await tx
    .select({ contactId: contactPoints.contactId, kind: contactPoints.kind, value: contactPoints.value })
    .from(contactPoints)
    .where(inArray(contactPoints.contactId, [...ids]))
    .orderBy(contactPoints.position);
  const texts = rows.map((row) => {
    const own = points.filter(({ contactId }) => contactId === row.id);
    const values = (kind: PointKind) => own.filter((point) => point.kind === kind).map(({ value }) => value);
    const described = { ...row, hasConsent: row.consentAt !== null };
    return {
      id: row.id,
      text: contactSearchText({ ...described, emails: values("email"), phones: values("telefono") }),
    };
  });
  if (texts.length === 0) return;
  await tx.execute(sql`
    update contacts set search_text = written.text
    from (select unnest(${sql.param(texts.map(({ id }) => id))}::uuid[]) as id,
      unnest(${sql.param(texts.map(({ text }) => text))}::text[]) as text) as written
    where contacts.id = written.id`);
}

const WORDLESS_AT_ONCE = 500;

/** Contacts whose words a migration took, because they are read in another way now. @returns whether there may be more */
export async function writeMissingWords(db: Db): Promise<boolean> {
  return await db.transaction(async (tx) => {
    const { id, searchText } = contacts;
    const wordless = await tx
      .select({ id })
      .from(contacts)
      .where(eq(searchText, ""))
      .limit(WORDLESS_AT_ONCE)
      .for("update", { skipLocked: true });
    await writeContactWords(
      tx,
      wordless.map((row) => row.id),
    );
    return wordless.length === WORDLESS_AT_ONCE;
  });
}
