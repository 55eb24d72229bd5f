import { and, eq, sql } from "drizzle-orm";
import type { NoteClientAnswer } from "../../market/saved-searches/shared-search.server.ts";
import { contactEvents, contacts } from "../../platform/db/tables/crm-contacts.server.ts";
import { publishChange } from "../../platform/realtime/change-feed.server.ts";
import { touch } from "./write-contact.server.ts";

/**
 * Writes into a contact's timeline what they said of a home on the page of a search that was shared with them, in place of what they said of
 * it before.
 */
export const noteClientAnswer: NoteClientAnswer = async (tx, { contactId, searchId, homeId, text, now }) => {
  const { data } = contactEvents;
  await tx
    .delete(contactEvents)
    .where(
      and(
        eq(contactEvents.contactId, contactId),
        sql`${data} ->> 'searchId' = ${searchId} and ${data} ->> 'marketHomeId' = ${homeId}`,
      ),
    );
  if (text !== null) {
    await tx.insert(contactEvents).values({
      contactId,
      at: now,
      kind: "mensaje",
      text,
      data: { direction: "entrante", searchId, marketHomeId: homeId },
    });
    await touch(tx, contactId, now);
  }
  const [contact] = await tx.select({ scope: contacts.scope }).from(contacts).where(eq(contacts.id, contactId));
  if (contact) await publishChange(tx, contact.scope, "contacts");
};
