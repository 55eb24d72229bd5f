import { and, asc, eq, gt, inArray, isNull, notInArray, or, type SQL, sql } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import { HOUSE_AGENCY_ID } from "#domain/accounts/agency/house.ts";
import { writeContactWords } from "../../crm/contacts/contact-points.server.ts";
import { forgetOwnersInVisits } from "../../crm/inspections/forget-owner.server.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { userNotifications } from "../../platform/db/tables/accounts-notifications.server.ts";
import {
  contactEvents,
  contactMerges,
  contactPoints,
  contacts,
  demands,
} from "../../platform/db/tables/crm-contacts.server.ts";
import { crmSettings, dealSteps, deals, routingRules } from "../../platform/db/tables/crm-deals.server.ts";
import { inboundMails } from "../../platform/db/tables/crm-inbox.server.ts";
import { flowEvents, flowRuns, flows, flowVersions } from "../../platform/db/tables/integrations-flows.server.ts";
import { marketSearchAnswers, marketSearches } from "../../platform/db/tables/market-searches.server.ts";
import { mails } from "../../platform/db/tables/platform.server.ts";
import { importRows } from "../../platform/db/tables/portfolio-imports.server.ts";
import { dossiers } from "../../platform/db/tables/tools-dossiers.server.ts";
import { transcriptMessages, transcripts } from "../../platform/db/tables/tools-transcripts.server.ts";
import {
  campaignMailsOf,
  consentsOf,
  eraseConsentEvents,
  forgetRecipient,
} from "../../tools/campaigns/sending/forget-people.server.ts";
import { flowRunsWith } from "./kept-flows.server.ts";
import { forgetDeliveries } from "./kept-webhooks.server.ts";
import {
  ERASED,
  type Mention,
  mentionOfAddress,
  mentionOfWords,
  mentions,
  withoutMentions,
} from "./mentions.server.ts";

/**
 * Contacts, deals, notices of portals and conversations: handed out to their owners, erased with them, and for the people they are
 * about.
 */

const PAGE = 50;
/** Shorter words name nobody for certain. */
const SHORTEST_NAME = 6;

/** A person's contacts, whichever agency they belong to, each with all that hangs on it; also those in the trash. */
export async function* allContactsOf(db: Db, ownerId: string) {
  yield* contactsWith(db, eq(contacts.ownerId, ownerId));
}

/** Contacts of any owner that have an address: the data kept of the person behind it. */
export async function* contactsOfAddress(db: Db, email: string) {
  const ids = (await ofAddress(db, email)).map(({ id }) => id);
  if (ids.length > 0) yield* contactsWith(db, inArray(contacts.id, ids));
}

async function* contactsWith(db: Db, which: ReturnType<typeof eq>) {
  let last: string | undefined;
  for (;;) {
    const page = await db
      .select()
      .from(contacts)
      .where(and(which, last === undefined ? undefined : gt(contacts.id, last)))
      .orderBy(asc(contacts.id))
      .limit(PAGE);
    for (const { ownerId: _o, scope: _s, searchText: _t, ...contact } of page) {
      const { id } = contact;
      const points = await db.select().from(contactPoints).where(eq(contactPoints.contactId, id));
      const events = await db.select().from(contactEvents).where(eq(contactEvents.contactId, id));
      const wanted = await db.select().from(demands).where(eq(demands.contactId, id));
      const underWay = await db.select().from(deals).where(eq(deals.contactId, id));
      yield {
        ...contact,
        points: points.map(({ kind, typed }) => ({ kind, value: typed })),
        events: events.map(({ actorId: _a, contactId: _c, ...event }) => event),
        demands: wanted.map(({ contactId: _c, ...demand }) => demand),
        flows: await flowRunsWith(db, id),
        consents: await consentsOf(db, id),
        campaignMails: await campaignMailsOf(db, id),
        deals: underWay.map(({ ownerId: _d, contactId: _c, scope: _e, ...deal }) => deal),
      };
    }
    last = page.at(-1)?.id;
    if (page.length < PAGE) return;
  }
}

/** How many contacts, of Umbral's own and of others, an address is of. */
export const countContactsOf = async (db: Db, email: string): Promise<number> => (await ofAddress(db, email)).length;

/** The contacts that an address is of, and those that were merged into them. */
async function ofAddress(db: Db, email: string): Promise<{ id: string; fullName: string }[]> {
  const found = db
    .select({ id: contactPoints.contactId })
    .from(contactPoints)
    .where(and(eq(contactPoints.kind, "email"), eq(contactPoints.value, email.toLowerCase())));
  return await db
    .select({ id: contacts.id, fullName: contacts.fullName })
    .from(contacts)
    .where(or(inArray(contacts.id, found), inArray(contacts.mergedIntoId, found)));
}

/**
 * Erases the person behind an address from all contacts of any owner. Where something was agreed with them (arras, a
 * reservation, a signature) the deal stays without them, for the books of the agency; everything else goes. Mentions of them in
 * others' rows become unreadable.
 */
export async function eraseContactsOf(tx: Db, email: string): Promise<void> {
  const found = await ofAddress(tx, email);
  const ids = found.map(({ id }) => id);
  await forgetRecipient(tx, email, ids);
  if (ids.length > 0) {
    await tx.delete(inboundMails).where(inArray(inboundMails.contactId, ids));
    // Notices name them and lead to them.
    await tx
      .delete(userNotifications)
      .where(or(...ids.map((id) => sql`strpos(coalesce(${userNotifications.link}, ''), ${id}) > 0`)));
    const names = found
      .map(({ fullName }) => fullName)
      .filter((name) => name.length >= SHORTEST_NAME && name !== ERASED);
    if (names.length > 0) {
      const stated = mentions(sql`concat_ws(' ', ${mails.subject}, ${mails.text})`, names.map(mentionOfWords));
      await tx.delete(mails).where(and(isNull(mails.nextAttemptAt), stated));
    }
    await forgetDeliveries(tx, [...ids, ...names].map(mentionOfWords));
    await forgetOwnersInVisits(tx, ids);
    await tx.delete(transcripts).where(inArray(transcripts.contactId, ids));
    // Their papers, and all that was read in them.
    await tx.delete(dossiers).where(inArray(dossiers.contactId, ids));
    const agreed = (
      await tx
        .selectDistinct({ id: deals.contactId })
        .from(deals)
        .where(and(inArray(deals.contactId, ids), inArray(deals.stage, ["arras", "reserva", "firmado"])))
    ).map(({ id }) => id);
    await tx.delete(contacts).where(and(inArray(contacts.id, ids), notInArray(contacts.id, agreed)));
    if (agreed.length > 0) await emptyContacts(tx, agreed);
  }
  const sought = [mentionOfAddress(email)];
  await forgetDeliveries(tx, sought);
  await tx
    .delete(inboundMails)
    .where(mentions(sql`concat_ws(' ', ${inboundMails.text}, ${inboundMails.parsed})`, sought));
  // Conversations in which they speak under it; elsewhere it becomes unreadable.
  await tx.delete(transcripts).where(mentions(sql`${transcripts.head} ->> 'people'`, sought));
  // Owners of a file that nobody has brought in yet.
  await tx.update(importRows).set({ owner: null }).where(mentions(importRows.owner, sought));
  await redactContacts(tx, sought);
}

/** A contact reduced to its agreed deals. */
async function emptyContacts(tx: Db, ids: readonly string[]): Promise<void> {
  const which = [...ids];
  for (const table of [contactPoints, contactEvents, demands, flowRuns, flowEvents] as const) {
    await tx.delete(table).where(inArray(table.contactId, which));
  }
  // Tasks that a flow made name them.
  await tx.execute(sql`
    select forget_event_words(array_agg(id)) from calendar_events
    where contact_id = any(${`{${which.join(",")}}`}::uuid[]) and cause like 'flujo:%'`);
  await tx
    .delete(contactMerges)
    .where(or(inArray(contactMerges.keptId, which), inArray(contactMerges.removedId, which)));
  await tx
    .update(contacts)
    .set({
      fullName: ERASED,
      company: null,
      position: null,
      language: null,
      notes: null,
      utmCampaign: null,
      tags: [],
      extras: {},
      consentAt: null,
      consentText: null,
    })
    .where(inArray(contacts.id, which));
  await eraseConsentEvents(tx, which);
  const his = inArray(deals.contactId, which);
  const amounts = sql`jsonb_strip_nulls(jsonb_build_object('oferta', ${deals.evidence} -> 'oferta', 'arras', ${deals.evidence} -> 'arras',
    'firmado', ${deals.evidence} -> 'firmado', 'visita', ${deals.evidence} -> 'visita',
    'reserva', ${deals.evidence} -> 'reserva', 'valoracion', ${deals.evidence} -> 'valoracion',
    'propuesta', ${deals.evidence} -> 'propuesta',
    'publicado', case when ${deals.evidence} ? 'publicado' then jsonb_build_object('on', ${deals.evidence} #> '{publicado,on}') end,
    'preparacion', case when ${deals.evidence} ? 'preparacion' then jsonb_build_object('ready', ${ERASED}::text) end,
    'solvencia', case when ${deals.evidence} ? 'solvencia' then jsonb_build_object('papers', ${ERASED}::text) end,
    'contactado', case when ${deals.evidence} ? 'contactado' then jsonb_build_object('how', ${ERASED}::text) end,
    'cualificado', case when ${deals.evidence} ? 'cualificado' then jsonb_build_object('need', ${ERASED}::text) end))`;
  await tx.update(deals).set({ title: ERASED, lossNote: null, evidence: amounts }).where(his);
  const theirs = tx.select({ id: deals.id }).from(deals).where(his);
  await tx.update(dealSteps).set({ evidence: {} }).where(inArray(dealSteps.dealId, theirs));
  await writeContactWords(tx, which);
}

/** Texts of contacts that may mention somebody. */
const TEXTS: readonly [table: PgTable, name: string, column: PgColumn][] = [
  [contacts, "fullName", contacts.fullName],
  [contacts, "position", contacts.position],
  [inboundMails, "subject", inboundMails.subject],
  [inboundMails, "text", inboundMails.text],
  [contacts, "notes", contacts.notes],
  [contacts, "company", contacts.company],
  [deals, "title", deals.title],
  [deals, "lossNote", deals.lossNote],
  [contactEvents, "text", contactEvents.text],
  [demands, "note", demands.note],
  [marketSearches, "name", marketSearches.name],
  [marketSearchAnswers, "comment", marketSearchAnswers.comment],
  [marketSearchAnswers, "reply", marketSearchAnswers.reply],
  [transcripts, "title", transcripts.title],
  [flows, "name", flows.name],
];
/** The same as documents. */
const DOCUMENTS: readonly [table: PgTable, name: string, column: PgColumn][] = [
  [inboundMails, "parsed", inboundMails.parsed],
  [contacts, "extras", contacts.extras],
  [deals, "evidence", deals.evidence],
  [dealSteps, "evidence", dealSteps.evidence],
  [contactEvents, "data", contactEvents.data],
  [contactMerges, "snapshot", contactMerges.snapshot],
  [marketSearches, "filter", marketSearches.filter],
  [flows, "draft", flows.draft],
  [flowVersions, "document", flowVersions.document],
  [transcripts, "head", transcripts.head],
  [transcripts, "summary", transcripts.summary],
  [transcriptMessages, "message", transcriptMessages.message],
];

/** Rows of an agency. */
function isOf(table: PgTable, agencyId: string): SQL {
  if (table === dealSteps) return sql`${dealSteps.dealId} in (select id from deals where agency_id = ${agencyId})`;
  if (table === contactEvents || table === demands) {
    return sql`contact_id in (select id from contacts where agency_id = ${agencyId})`;
  }
  if (table === flowVersions) return sql`flow_id in (select id from flows where agency_id = ${agencyId})`;
  if (table === marketSearchAnswers) {
    return sql`search_id in (select id from market_searches where agency_id = ${agencyId})`;
  }
  if (table === transcriptMessages)
    return sql`transcript_id in (select id from transcripts where agency_id = ${agencyId})`;
  return sql`${table}.agency_id = ${agencyId}`;
}

/** Makes unreadable what names somebody, in all contacts or in an agency's: elsewhere a namesake may be meant. */
export async function redactContacts(tx: Db, sought: readonly Mention[], agencyId?: string): Promise<void> {
  const within = (table: PgTable) => (agencyId === undefined ? undefined : isOf(table, agencyId));
  // Tags and names are searched while the row still contains them.
  const named = sql`concat_ws(' ', ${contacts.fullName}, ${contacts.company}, ${contacts.position}, ${contacts.tags}::text)`;
  const changed = await tx
    .update(contacts)
    .set({ tags: sql`${withoutMentions(contacts.tags, sought)}::text[]` })
    .where(and(within(contacts), mentions(named, sought)))
    .returning({ id: contacts.id });
  for (const [spoken, isDocument] of [
    [TEXTS, false],
    [DOCUMENTS, true],
  ] as const) {
    for (const [table, name, column] of spoken) {
      const text = withoutMentions(column, sought);
      await tx
        .update(table)
        .set({ [name]: isDocument ? sql`${text}::jsonb` : text })
        .where(and(within(table), mentions(column, sought)));
    }
  }
  await writeContactWords(
    tx,
    changed.map(({ id }) => id),
  );
}

/** Rows of the person alone are erased with them; an agency's rows lose the person's name. */
export async function eraseCrmScope(tx: Db, userId: string): Promise<void> {
  await tx.delete(inboundMails).where(and(eq(inboundMails.ownerId, userId), isNull(inboundMails.agencyId)));
  await tx.delete(contacts).where(and(eq(contacts.ownerId, userId), isNull(contacts.agencyId)));
  await tx.delete(crmSettings).where(eq(crmSettings.scope, userId));
  await tx
    .update(routingRules)
    .set({ assignees: sql`array_remove(${routingRules.assignees}, ${userId}::uuid)` })
    .where(sql`${routingRules.assignees} @> array[${userId}::uuid]`);
  // The author of a change in Umbral's own CRM becomes nobody; rows of an agency have passed to the person's successor
  // already.
  for (const table of [contactMerges, inboundMails]) {
    await tx.update(table).set({ ownerId: HOUSE_AGENCY_ID }).where(eq(table.ownerId, userId));
  }
  const nobody = (column: PgColumn) => sql`replace(${column}::text, ${`"${userId}"`}, 'null')::jsonb`;
  const named = (column: PgColumn) => sql`strpos(${column}::text, ${userId}) > 0`;
  await tx
    .update(contactEvents)
    .set({ data: nobody(contactEvents.data) })
    .where(named(contactEvents.data));
  await tx
    .update(contactMerges)
    .set({ snapshot: nobody(contactMerges.snapshot) })
    .where(named(contactMerges.snapshot));
  await tx
    .update(routingRules)
    .set({
      conditions: sql`replace(${routingRules.conditions}::text, ${`"${userId}"`}, ${`"${HOUSE_AGENCY_ID}"`})::jsonb`,
    })
    .where(named(routingRules.conditions));
}
