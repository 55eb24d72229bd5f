import { and, desc, eq, notInArray, sql } from "drizzle-orm";
import { answerDue } from "#domain/crm/contacts/business-hours.ts";
import type { ContactNotes } from "../../market/saved-searches/client-answers.server.ts";
import type { SearchRow } from "../../market/saved-searches/saved-searches.server.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { contactEvents, contacts } from "../../platform/db/tables/crm-contacts.server.ts";
import { deals } from "../../platform/db/tables/crm-deals.server.ts";
import { publishChange } from "../../platform/realtime/change-feed.server.ts";
import { queueDealStage } from "./queue-contact-webhooks.server.ts";
import { crmScopeOfRow } from "./scopes.server.ts";
import { settingsOf } from "./settings.server.ts";
import { openDeal } from "./take-in.server.ts";
import { markAnswered, touch } from "./write-contact.server.ts";

/** The words of client and agent on the page of a shared search, as the contact's file keeps them. */
export const clientNotes: ContactNotes = {
  /** Written in place of what they said of the home before. */
  async said(tx, { contactId, searchId, homeId, ownHomeId, text, question, now }) {
    const { data } = contactEvents;
    await tx.delete(contactEvents).where(
      and(
        eq(contactEvents.contactId, contactId),
        sql`${data} ->> 'searchId' = ${searchId} and ${data} ->> 'marketHomeId' = ${homeId}
            and ${data} ->> 'direction' = 'entrante'`,
      ),
    );
    // Locked, so that two questions at once open one deal.
    const [contact] = await tx.select().from(contacts).where(eq(contacts.id, contactId)).for("update");
    if (!contact) return;
    const dealId = question ? await waitFor(tx, contact, question.search, ownHomeId, now) : null;
    if (text !== null) {
      await tx.insert(contactEvents).values({
        contactId,
        dealId,
        homeId: ownHomeId,
        at: now,
        kind: "mensaje",
        text,
        data: { direction: "entrante", searchId, marketHomeId: homeId },
      });
      await touch(tx, contactId, now);
    }
    await publishChange(tx, contact.scope, "contacts");
  },

  async replied(tx, { contactId, searchId, homeId, ownHomeId, actor, text, now }) {
    await tx.insert(contactEvents).values({
      contactId,
      homeId: ownHomeId,
      actorId: actor.ownerId,
      at: now,
      kind: "mensaje",
      text,
      data: { direction: "saliente", searchId, marketHomeId: homeId },
    });
    await markAnswered(tx, { contactId, at: now });
    await touch(tx, contactId, now);
    const [contact] = await tx.select({ scope: contacts.scope }).from(contacts).where(eq(contacts.id, contactId));
    if (contact) await publishChange(tx, contact.scope, "contacts");
  },
};

type ContactRow = typeof contacts.$inferSelect;

/**
 * Somebody waits for an answer: in the contact's newest open deal of that kind, or in a new one of the agent who shared the page. A contact who
 * already waits keeps the time of the first message.
 *
 * @returns id of the deal
 */
async function waitFor(
  tx: Db,
  contact: ContactRow,
  search: SearchRow,
  homeId: string | null,
  now: Date,
): Promise<string> {
  const kind = search.filter.operation === "alquiler" ? ("inquilino" as const) : ("comprador" as const);
  const [open] = await tx
    .select()
    .from(deals)
    .where(and(eq(deals.contactId, contact.id), eq(deals.kind, kind), notInArray(deals.stage, ["firmado", "perdido"])))
    .orderBy(desc(deals.createdAt))
    .limit(1)
    .for("update");
  if (open) {
    if (open.answeredAt || !open.answerDueAt) {
      const settings = await settingsOf(tx, contact.scope);
      const answerDueAt = answerDue(now, settings.answerMinutes, settings);
      await tx
        .update(deals)
        .set({ answerDueAt, answeredAt: null, breachToldAt: null, updatedAt: now })
        .where(eq(deals.id, open.id));
    }
    return open.id;
  }
  const asked = { deal: { kind, title: search.name, homeId }, at: now, source: contact.source };
  const { deal } = await openDeal(tx, crmScopeOfRow(contact), contact, asked);
  const isOfScope = contact.scope === (search.agencyId ?? search.ownerId);
  const ownerId = isOfScope ? search.ownerId : contact.ownerId;
  await tx.update(deals).set({ ownerId }).where(eq(deals.id, deal.id));
  await queueDealStage(tx, deal.id, null, now);
  return deal.id;
}
