import { and, eq, inArray, isNull, ne, or, sql } from "drizzle-orm";
import { namePartsOf } from "#domain/accounts/account/person-name.ts";
import { leaveOnDeletion } from "../../accounts/agencies/hand-over.server.ts";
import type { UserRow } from "../../accounts/people/accounts.server.ts";
import { isLastAdmin, lockAdmins } from "../../accounts/people/roles.server.ts";
import { contactMoves } from "../../crm/contacts/move-contacts.server.ts";
import { eraseSignaturesOf, eraseUnsignedTo } from "../../crm/signatures/erase-signatures.server.ts";
import { eraseTemplatesOf } from "../../crm/templates/erase-templates.server.ts";
import { erasePool } from "../../market/store/erase-adverts.server.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { authEvents, factors, users } from "../../platform/db/tables/accounts.server.ts";
import { agencyInvitations, agencyMembers } from "../../platform/db/tables/accounts-agencies.server.ts";
import { creditEntries } from "../../platform/db/tables/accounts-billing.server.ts";
import { userNotifications } from "../../platform/db/tables/accounts-notifications.server.ts";
import { calendarEvents, calendarFeeds, calendarSubscriptions } from "../../platform/db/tables/crm-calendar.server.ts";
import { callOptOuts } from "../../platform/db/tables/crm-contacts.server.ts";
import { inspections } from "../../platform/db/tables/crm-inspections.server.ts";
import { flowEvents, flows } from "../../platform/db/tables/integrations-flows.server.ts";
import { marketReportReaders } from "../../platform/db/tables/market-reports.server.ts";
import { limits, mails, toolErrors } from "../../platform/db/tables/platform.server.ts";
import { files } from "../../platform/db/tables/portfolio-files.server.ts";
import { valuationAccuracy } from "../../platform/db/tables/portfolio-history.server.ts";
import { properties } from "../../platform/db/tables/portfolio-homes.server.ts";
import { shortLinks } from "../../platform/db/tables/site-outreach.server.ts";
import { dossiers } from "../../platform/db/tables/tools-dossiers.server.ts";
import { planPictures } from "../../platform/db/tables/tools-plan-pictures.server.ts";
import { floorPlans } from "../../platform/db/tables/tools-plans.server.ts";
import { toolRuns } from "../../platform/db/tables/tools-runs.server.ts";
import { socialAccounts, socialPosts } from "../../platform/db/tables/tools-social.server.ts";
import { studioProjects } from "../../platform/db/tables/tools-studio.server.ts";
import { tourImports, tours } from "../../platform/db/tables/tools-tours.server.ts";
import { transcripts } from "../../platform/db/tables/tools-transcripts.server.ts";
import { removeBytes } from "../../platform/store/remove-bytes.server.ts";
import { eraseCampaignsOf } from "../../tools/campaigns/sending/forget-people.server.ts";
import { eraseLandingsOf } from "../../tools/landings/erase-landings.server.ts";
import { eraseProposalsOf } from "../../tools/proposals/erase-proposals.server.ts";
import type { ToolServices } from "../../tools/tool-services.server.ts";
import { eraseForms, forgetInForms } from "./erase-forms.server.ts";
import { eraseContactsOf, eraseCrmScope, redactContacts } from "./kept-contacts.server.ts";
import { eraseFeeds } from "./kept-feeds.server.ts";
import { eraseOwnThreads, eraseThreadsOf, redactThreads } from "./kept-threads.server.ts";
import { forgetDeliveries } from "./kept-webhooks.server.ts";
import {
  type Mention,
  mentionOfAddress,
  mentionOfWords,
  mentions,
  redactErrors,
  redactRuns,
} from "./mentions.server.ts";

/** Shorter words name nobody for certain. */
const SHORTEST_NAME = 6;

/**
 * Erases a person: the account with its rows, everything that they made, received and sent, and mentions of them in
 * others' rows. Their work in an agency stays there under somebody else's name, without theirs. The security log keeps
 * only kind and time of events.
 *
 * @returns false when they are the last administrator and nothing was done
 */
export async function eraseAccount(
  services: Pick<ToolServices, "store" | "log">,
  tx: Db,
  { id, now }: { id: string; now: Date },
): Promise<boolean> {
  await lockAdmins(tx);
  // No row of theirs is written from here on: writers wait at their row (`access/lock-owner`).
  const [user] = await tx.select().from(users).where(eq(users.id, id)).for("update");
  if (!user) return true;
  if (await isLastAdmin(tx, id, now)) return false;

  const named = namesOf(user);
  await forgetInAgency(tx, user, named);
  await leaveOnDeletion(tx, { userId: id, now, contactMoves });

  await tx.delete(toolRuns).where(eq(toolRuns.ownerId, id));
  const brought = await eraseFeeds(tx, id);
  // Calendars that they read or share are theirs alone; their events in Umbral's own calendar wait for somebody else.
  await tx.delete(calendarSubscriptions).where(eq(calendarSubscriptions.ownerId, id));
  await tx.delete(calendarFeeds).where(eq(calendarFeeds.ownerId, id));
  await tx.delete(calendarEvents).where(and(eq(calendarEvents.ownerId, id), isNull(calendarEvents.agencyId)));
  await tx.delete(callOptOuts).where(eq(callOptOuts.ownerId, id));
  await eraseOwnThreads(tx, id);
  await eraseCampaignsOf(tx, id);
  await eraseCrmScope(tx, id);
  await tx.delete(valuationAccuracy).where(eq(valuationAccuracy.ownerId, id));
  await tx.delete(flows).where(and(eq(flows.ownerId, id), isNull(flows.agencyId)));
  await tx.delete(flowEvents).where(eq(flowEvents.scope, id));
  await tx.delete(inspections).where(eq(inspections.ownerId, id));
  await tx.delete(transcripts).where(eq(transcripts.ownerId, id));
  await tx.delete(dossiers).where(eq(dossiers.ownerId, id));
  await tx.delete(planPictures).where(eq(planPictures.ownerId, id));
  await tx.delete(studioProjects).where(eq(studioProjects.ownerId, id));
  await tx.delete(shortLinks).where(eq(shortLinks.ownerId, id));
  await tx.delete(socialPosts).where(eq(socialPosts.ownerId, id));
  await tx.delete(socialAccounts).where(eq(socialAccounts.ownerId, id));
  await tx.delete(properties).where(eq(properties.ownerId, id));
  await erasePool(tx, id);
  const signed = [...(await eraseSignaturesOf(tx, id, now)), ...(await eraseUnsignedTo(tx, user.email, now))];
  await eraseTemplatesOf(tx, id);
  await eraseLandingsOf(tx, { id, email: user.email });
  await tx.delete(tourImports).where(eq(tourImports.ownerId, id));
  await tx.delete(tours).where(eq(tours.ownerId, id));
  await tx.delete(floorPlans).where(eq(floorPlans.ownerId, id));
  await eraseProposalsOf(tx, { id, email: user.email });
  const stored = await tx.delete(files).where(eq(files.ownerId, id)).returning({ key: files.storageKey });

  // The address is proved to be theirs; the one that they have not confirmed may be anybody's.
  await eraseThreadsOf(tx, user.email);
  await eraseForms(tx, user.email);
  await tx.delete(marketReportReaders).where(eq(marketReportReaders.email, user.email));
  await forgetInForms(tx, id);
  await eraseContactsOf(tx, user.email);
  const addresses = [user.email, ...(user.newEmail ? [user.newEmail] : [])].map(mentionOfAddress);
  await tx
    .delete(mails)
    .where(mentions(sql`concat_ws(' ', ${mails.to}, ${mails.replyTo}, ${mails.subject}, ${mails.text})`, addresses));
  await tx.update(toolErrors).set({ userId: null }).where(eq(toolErrors.userId, id));
  await redactThreads(tx, addresses);
  await redactErrors(tx, [...addresses, mentionOfWords(id)]);
  await forgetDeliveries(tx, [...addresses, mentionOfWords(id)]);
  await forgetInLog(tx, id, addresses);
  await forgetLimits(tx, id);
  await removeBytes(services, [...stored.map(({ key }) => key), ...brought, ...signed]);
  await tx.delete(users).where(eq(users.id, id));
  return true;
}

/** The mentions that name a person in a text: their address, their full name, their telephone number. */
function namesOf({ email, metadata }: UserRow): Mention[] {
  const name = namePartsOf(metadata);
  const phone = typeof metadata.phone === "string" ? metadata.phone.trim() : "";
  // A first name alone is that of many others too.
  const stated = [...(name.length === 2 ? [name.join(" ")] : []), phone].filter((text) => text.length >= SHORTEST_NAME);
  return [mentionOfAddress(email), ...stated.map(mentionOfWords)];
}

/** Rows that stay with their agency no longer name them; their invitations to others are removed. */
async function forgetInAgency(tx: Db, { id, email }: UserRow, named: readonly Mention[]): Promise<void> {
  const invited = await tx
    .delete(agencyInvitations)
    .where(or(eq(agencyInvitations.invitedBy, id), eq(agencyInvitations.email, email)))
    .returning({ email: agencyInvitations.email });
  const [own] = await tx.select().from(agencyMembers).where(eq(agencyMembers.userId, id));
  const colleagues = own
    ? await tx
        .select({ id: users.id, email: users.email })
        .from(agencyMembers)
        .innerJoin(users, eq(users.id, agencyMembers.userId))
        .where(and(eq(agencyMembers.agencyId, own.agencyId), ne(agencyMembers.userId, id)))
    : [];
  const readers = [...invited, ...colleagues].map((reader) => reader.email);
  // Copies of sent mails go, whatever their recipient; of waiting ones only those about them, because a namesake may be
  // meant elsewhere.
  const isTold = readers.length > 0 ? inArray(sql`lower(${mails.to})`, readers) : undefined;
  const stated = mentions(sql`concat_ws(' ', ${mails.subject}, ${mails.text})`, named);
  await tx.delete(mails).where(and(or(isNull(mails.nextAttemptAt), isTold), stated));
  if (colleagues.length > 0) {
    const theirs = inArray(
      userNotifications.userId,
      colleagues.map((colleague) => colleague.id),
    );
    const text = sql`concat_ws(' ', ${userNotifications.title}, ${userNotifications.message})`;
    await tx.delete(userNotifications).where(and(theirs, mentions(text, named)));
  }
  if (own) {
    await redactRuns(tx, and(eq(toolRuns.ownerId, id), eq(toolRuns.agencyId, own.agencyId))!, named);
    await redactContacts(tx, named, own.agencyId);
    await redactThreads(tx, named, own.agencyId);
    await forgetDeliveries(tx, named, own.agencyId);
  }
  // The movement stays: it is part of the agency's balance.
  await tx.update(creditEntries).set({ userId: null, note: null }).where(eq(creditEntries.userId, id));
}

async function forgetInLog(tx: Db, id: string, addresses: readonly Mention[]): Promise<void> {
  const nobody = { ipAddress: null, userAgent: null };
  await tx
    .update(authEvents)
    .set({ ...nobody, actorId: null })
    .where(and(eq(authEvents.actorId, id), sql`${authEvents.userId} is distinct from ${id}`));
  await tx
    .update(authEvents)
    .set({ ...nobody, userId: null, actorId: null, detail: {} })
    .where(eq(authEvents.userId, id));
  const stated = mentions(authEvents.detail, [...addresses, mentionOfWords(id)]);
  await tx
    .update(authEvents)
    .set({ detail: {} })
    .where(and(sql`${authEvents.detail} <> '{}'`, stated));
}

/** Counters of tries: they contain the person's id, or the telephone that codes were sent to. */
async function forgetLimits(tx: Db, id: string): Promise<void> {
  const phones = await tx.select({ phone: factors.phone }).from(factors).where(eq(factors.userId, id));
  const named = [id, ...phones.flatMap(({ phone }) => (phone ? [phone] : []))];
  await tx.delete(limits).where(or(...named.map((text) => sql`strpos(${limits.key}, ${text}) > 0`)));
}
