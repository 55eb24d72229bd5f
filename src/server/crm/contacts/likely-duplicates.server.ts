import { and, eq, isNull, ne, sql } from "drizzle-orm";
import { soughtWords } from "#domain/crm/contacts/contact-words.ts";
import type { LikelyDuplicate } from "#domain/crm/contacts/dto.ts";
import { duplicateReasons } from "#domain/crm/contacts/duplicates.ts";
import type { Actor } from "../../accounts/access/actor.server.ts";
import { mayRead } from "../../accounts/access/policies.server.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { contacts } from "../../platform/db/tables/crm-contacts.server.ts";
import { linesOf } from "./contact-lines.server.ts";
import { hasWords } from "./contact-words.server.ts";

type ContactRow = typeof contacts.$inferSelect;

const COMPARED = 300;
const SHOWN = 10;

/** Contacts of the same scope that may be the same person, the likeliest first. */
export async function likelyDuplicates(db: Db, actor: Actor, contact: ContactRow): Promise<LikelyDuplicate[]> {
  const words = soughtWords(contact.fullName).filter((word) => word.length > 2);
  if (words.length === 0) return [];
  // A word that is nearly the same shares its beginning; the others of the name are the same.
  const whole = words.filter((word) => word.length <= 4);
  const begun = words.filter((word) => word.length > 4).map((word) => word.slice(0, 4));
  const compared = (which: ReturnType<typeof eq>) =>
    db.select(comparedColumns).from(contacts).where(which).limit(COMPARED);
  const [own] = await compared(eq(contacts.id, contact.id));
  const others = await compared(
    and(
      eq(contacts.scope, contact.scope),
      mayRead(actor, "contact"),
      ne(contacts.id, contact.id),
      isNull(contacts.deletedAt),
      isNull(contacts.mergedIntoId),
      hasWords(contact.scope, { whole, begun, isAny: true }),
      sql`not exists (select from distinct_contacts x
        where x.first_id = least(${contacts.id}, ${contact.id}::uuid) and x.second_id = greatest(${contacts.id}, ${contact.id}::uuid))`,
    )!,
  );
  const found = others
    .map((other) => ({ id: other.id, reasons: own ? duplicateReasons(own, other) : [] }))
    .filter(({ reasons }) => reasons.length > 0)
    .sort((a, b) => b.reasons.length - a.reasons.length)
    .slice(0, SHOWN);
  const lines = await linesOf(
    db,
    found.map((one) => one.id),
  );
  return lines.map((line) => ({
    id: line.id,
    fullName: line.fullName,
    company: line.company,
    email: line.email,
    phone: line.phone,
    lastActivityAt: line.lastActivityAt,
    reasons: found.find((one) => one.id === line.id)!.reasons,
  }));
}

/** Written with its table: inside a subquery a bare name would be a column of another table. */
const OWN_ID = sql.raw('"contacts"."id"');

const valuesOf = (kind: string) =>
  sql<string[]>`array(select p.value from contact_points p where p.contact_id = ${OWN_ID} and p.kind = ${kind})`;

/** The columns by which two contacts are compared. */
export const comparedColumns = {
  id: contacts.id,
  fullName: contacts.fullName,
  company: contacts.company,
  emails: valuesOf("email"),
  phones: valuesOf("telefono"),
  homeIds: sql<string[]>`array(select distinct d.home_id::text from deals d
    where d.contact_id = ${OWN_ID} and d.home_id is not null)`,
};
