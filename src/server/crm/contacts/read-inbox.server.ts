import { and, desc, eq, isNull, sql } from "drizzle-orm";
import type { InboxLine } from "#domain/crm/contacts/dto.ts";
import type { PersonActor } from "../../accounts/access/actor.server.ts";
import { mayRead } from "../../accounts/access/policies.server.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { contacts } from "../../platform/db/tables/crm-contacts.server.ts";
import { inboundMails } from "../../platform/db/tables/crm-inbox.server.ts";
import { maySetUp } from "./read-settings.server.ts";
import { scopesOf } from "./scopes.server.ts";

const SHOWN = 50;
const EXCERPT = 200;

/** Notices of portals that came in, newest first: seniors see all, an agent those of contacts that are theirs. */
export async function listInbox(db: Db, actor: PersonActor): Promise<InboxLine[]> {
  const rows = await db
    .select({
      mail: inboundMails,
      excerpt: sql<string>`left(${inboundMails.text}, ${EXCERPT})`,
      contact: { id: contacts.id, fullName: contacts.fullName },
    })
    .from(inboundMails)
    .leftJoin(
      contacts,
      and(eq(contacts.id, inboundMails.contactId), mayRead(actor, "contact"), isNull(contacts.deletedAt)),
    )
    .where(
      and(
        sql`${inboundMails.scope} in ${scopesOf(actor)}`,
        maySetUp(actor) ? undefined : sql`(${inboundMails.ownerId} = ${actor.ownerId} or ${contacts.id} is not null)`,
      ),
    )
    .orderBy(desc(inboundMails.createdAt), desc(inboundMails.id))
    .limit(SHOWN);
  return rows.map(({ mail, excerpt, contact }) => ({
    id: mail.id,
    at: mail.createdAt.toISOString(),
    portal: mail.portal,
    subject: mail.subject,
    excerpt,
    contact,
    dealId: mail.dealId,
    doubts: Array.isArray(mail.parsed?.doubts) ? mail.parsed.doubts.map(String) : [],
  }));
}
