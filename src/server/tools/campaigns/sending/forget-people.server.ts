import { and, asc, eq, isNull, sql } from "drizzle-orm";
import { HOUSE_AGENCY_ID } from "#domain/accounts/agency/house.ts";
import type { Db } from "../../../platform/db/connection.server.ts";
import {
  campaignRecipients,
  campaigns,
  consentEvents,
  mailSenders,
  mailSuppressions,
} from "../../../platform/db/tables/tools-campaigns.server.ts";
import { emailHash } from "../../../platform/mail/never-again.server.ts";

/** Campaigns, mails and consents of a person: handed out and erased. */

/** The campaigns of an account that goes. Those of an agency have passed to a colleague before; Umbral's own stay without their author. */
export async function eraseCampaignsOf(tx: Db, userId: string): Promise<void> {
  for (const table of [campaigns, mailSenders]) {
    await tx.delete(table).where(and(eq(table.ownerId, userId), isNull(table.agencyId)));
    await tx.update(table).set({ ownerId: HOUSE_AGENCY_ID }).where(eq(table.ownerId, userId));
  }
  await tx.delete(mailSuppressions).where(eq(mailSuppressions.scope, userId));
}

/**
 * Takes the person behind an address out of all campaigns: the figures stay, nothing names anybody. Whoever wanted no more mails gets none: of that
 * the hash stays.
 */
export async function forgetRecipient(tx: Db, email: string, contactIds: readonly string[]): Promise<void> {
  await tx.execute(sql`
    update campaign_recipients set email = '', email_hash = null, domain = '', contact_id = null, answer = null, bounce_text = null,
      basis_detail = null, due_at = null,
      state = case when state in ('pendiente', 'tomado') then 'omitido' else state end,
      reason = case when state in ('pendiente', 'tomado') then 'contacto-borrado' else reason end
    where email_hash = ${emailHash(email)} or contact_id = any(${`{${contactIds.join(",")}}`}::uuid[])`);
}

/** The ledger of contacts that stay empty, for the deals that were agreed with them. */
export async function eraseConsentEvents(tx: Db, contactIds: readonly string[]): Promise<void> {
  await tx.execute(sql`select set_config('umbral.erases_evidence', 'on', true)`);
  await tx.execute(sql`delete from consent_events where contact_id = any(${`{${contactIds.join(",")}}`}::uuid[])`);
  await tx.execute(sql`select set_config('umbral.erases_evidence', 'off', true)`);
}

/** The consents of a contact, oldest first: given, asked for and taken back, with words and place. */
export async function consentsOf(db: Db, contactId: string) {
  const { kind, at, notedAt, words, source, place } = consentEvents;
  return await db
    .select({ kind, at, notedAt, words, source, place })
    .from(consentEvents)
    .where(eq(consentEvents.contactId, contactId))
    .orderBy(asc(at), asc(notedAt));
}

/** The mails of campaigns that a contact was sent, or was not, and on what that rested. */
export async function campaignMailsOf(db: Db, contactId: string) {
  const r = campaignRecipients;
  return await db
    .select({
      campaign: campaigns.name,
      messageNumber: r.messageNumber,
      email: r.email,
      state: r.state,
      reason: r.reason,
      basis: r.basis,
      basisDetail: r.basisDetail,
      sentAt: r.sentAt,
      openedAt: r.openedAt,
      clickedAt: r.clickedAt,
      repliedAt: r.repliedAt,
      bouncedAt: r.bouncedAt,
      complainedAt: r.complainedAt,
      unsubscribedAt: r.unsubscribedAt,
    })
    .from(r)
    .innerJoin(campaigns, eq(campaigns.id, r.campaignId))
    .where(eq(r.contactId, contactId))
    .orderBy(asc(r.sentAt), asc(r.id));
}

/** The campaigns that a person made, as they stand. */
export async function campaignsOf(db: Db, ownerId: string) {
  const { id, name, kind, state, messages, segment, createdAt, updatedAt, scheduledAt, startedAt, endedAt, deletedAt } =
    campaigns;
  return await db
    .select({
      id,
      name,
      kind,
      state,
      messages,
      segment,
      createdAt,
      updatedAt,
      scheduledAt,
      startedAt,
      endedAt,
      deletedAt,
    })
    .from(campaigns)
    .where(eq(campaigns.ownerId, ownerId))
    .orderBy(asc(createdAt), asc(id));
}

/** The addresses that a person sends from; not their secrets. */
export async function sendersOf(db: Db, ownerId: string) {
  const { fromName, fromEmail, replyTo, postalAddress, smtpHost, smtpPort, smtpUser, bounceEmail, perHour, createdAt } =
    mailSenders;
  return await db
    .select({
      fromName,
      fromEmail,
      replyTo,
      postalAddress,
      smtpHost,
      smtpPort,
      smtpUser,
      bounceEmail,
      perHour,
      createdAt,
    })
    .from(mailSenders)
    .where(eq(mailSenders.ownerId, ownerId))
    .orderBy(asc(createdAt));
}
