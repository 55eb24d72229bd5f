import { and, eq, isNull, ne, type SQL, sql } from "drizzle-orm";
import type { ContactMoves } from "../../accounts/agencies/contact-moves.server.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { chatChannels, chatThreads } from "../../platform/db/tables/assistant-threads.server.ts";
import { contactMerges, contactPoints, contacts } from "../../platform/db/tables/crm-contacts.server.ts";
import { crmSettings, deals } from "../../platform/db/tables/crm-deals.server.ts";
import { inboundMails } from "../../platform/db/tables/crm-inbox.server.ts";
import { flowEvents, flowRuns, flows } from "../../platform/db/tables/integrations-flows.server.ts";
import { campaigns, mailSenders, mailSuppressions } from "../../platform/db/tables/tools-campaigns.server.ts";
import { writeContactWords } from "./contact-points.server.ts";
import { joinRows } from "./merge-contacts.server.ts";

/**
 * The contacts of an agency that ends become those of the person who takes it along. Somebody who is a contact of both
 * is one contact from here on; the merge can be undone like any other. Called before the rows of the contacts
 * themselves change hands.
 */
async function takeContactsAlong(
  tx: Db,
  { agencyId, userId, now }: { agencyId: string; userId: string; now: Date },
): Promise<void> {
  // Both scopes are locked, so that nobody writes in either meanwhile.
  for (const scope of [agencyId, userId].sort()) {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`contacts ${scope}`}, 0))`);
  }
  const changed = new Set<string>();
  for (;;) {
    const { rows } = await tx.execute<{ kept: string; removed: string }>(sql`
      select mine.contact_id as kept, theirs.contact_id as removed
      from contact_points theirs
      join contact_points mine on mine.scope = ${userId} and mine.kind = theirs.kind and mine.value = theirs.value
      where theirs.scope = ${agencyId} limit 1`);
    const pair = rows[0];
    if (!pair) break;
    const [mine] = await tx.select().from(contacts).where(eq(contacts.id, pair.kept));
    const [theirs] = await tx.select().from(contacts).where(eq(contacts.id, pair.removed));
    if ((mine!.deletedAt === null) !== (theirs!.deletedAt === null)) {
      // A merge would take the one out of the trash, or the other into it: the one in the trash stays there by itself, without
      // the ways to reach them that the other has.
      const [trashed, other] = mine!.deletedAt === null ? [theirs!, mine!] : [mine!, theirs!];
      await dropSharedPoints(tx, trashed.id, eq(contactPoints.contactId, other.id));
      changed.add(trashed.id);
      continue;
    }
    // Points that both contacts have stay with the kept one.
    await dropSharedPoints(tx, theirs!.id, eq(contactPoints.scope, userId));
    await joinRows(tx, { kept: mine!, removed: theirs!, choices: {}, actorId: userId, now });
    // The contacts that were moved are already in the person's scope.
    await tx.update(contactPoints).set({ scope: userId }).where(eq(contactPoints.contactId, pair.kept));
    changed.add(pair.kept);
  }
  for (const table of [contactPoints, flowRuns, flowEvents]) {
    await tx.update(table).set({ scope: userId }).where(eq(table.scope, agencyId));
  }
  await writeContactWords(tx, [...changed]);
  await tx.execute(sql`
    delete from inbound_mails theirs using inbound_mails mine
    where theirs.scope = ${agencyId} and mine.scope = ${userId} and mine.message_key = theirs.message_key`);
  // Whoever wanted no more mails of the agency wants none of the person who takes its contacts along.
  await tx.execute(sql`
    insert into mail_suppressions (scope, email_hash, cause, created_at, campaign_id)
    select ${userId}, email_hash, cause, created_at, campaign_id from mail_suppressions where scope = ${agencyId}
    on conflict do nothing`);
  await tx.delete(mailSuppressions).where(eq(mailSuppressions.scope, agencyId));
  // The person's own sender of the same address stays.
  await tx.execute(sql`
    delete from mail_senders theirs using mail_senders mine
    where theirs.scope = ${agencyId} and mine.scope = ${userId} and mine.from_email = theirs.from_email`);
  // Each CRM scope has one assistant: the person's own stays where they have one.
  const hasChannel = await tx.$count(chatChannels, eq(chatChannels.scope, userId));
  if (hasChannel > 0) await tx.delete(chatChannels).where(eq(chatChannels.scope, agencyId));
  // Their own way of working stays, where they have one.
  const own = await tx.$count(crmSettings, eq(crmSettings.scope, userId));
  if (own === 0) await tx.update(crmSettings).set({ scope: userId }).where(eq(crmSettings.scope, agencyId));
  else await tx.delete(crmSettings).where(eq(crmSettings.scope, agencyId));
}

/** Takes from a contact the addresses and numbers that others, named by a condition on their points, have too. */
async function dropSharedPoints(tx: Db, contactId: string, ofOthers: SQL): Promise<void> {
  const others = tx
    .select({ kind: contactPoints.kind, value: contactPoints.value })
    .from(contactPoints)
    .where(and(ofOthers, ne(contactPoints.contactId, contactId)));
  await tx
    .delete(contactPoints)
    .where(
      and(eq(contactPoints.contactId, contactId), sql`(${contactPoints.kind}, ${contactPoints.value}) in (${others})`),
    );
}

/** The contacts of a person without an agency become those of the agency that they found: nobody is there before. */
async function bringContacts(tx: Db, { agencyId, userId }: { agencyId: string; userId: string }): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`contacts ${userId}`}, 0))`);
  await tx.update(contacts).set({ agencyId, scope: agencyId }).where(eq(contacts.scope, userId));
  for (const table of [deals, inboundMails, chatThreads, chatChannels, campaigns, mailSenders, flows]) {
    await tx.update(table).set({ agencyId, scope: agencyId }).where(eq(table.scope, userId));
  }
  for (const table of [contactPoints, flowRuns, flowEvents]) {
    await tx.update(table).set({ scope: agencyId }).where(eq(table.scope, userId));
  }
  await tx.update(crmSettings).set({ scope: agencyId }).where(eq(crmSettings.scope, userId));
  await tx.update(mailSuppressions).set({ scope: agencyId }).where(eq(mailSuppressions.scope, userId));
  await tx
    .update(contactMerges)
    .set({ agencyId })
    .where(and(eq(contactMerges.ownerId, userId), isNull(contactMerges.agencyId)));
}

export const contactMoves: ContactMoves = { takeAlong: takeContactsAlong, bring: bringContacts };
