import { and, asc, eq, gt, inArray, isNull, sql } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import {
  type FieldSnapshot,
  forgetUndone,
  type MergeChoices,
  type MergedFields,
  mergeFields,
  unmergeFields,
} from "#domain/crm/contacts/merge.ts";
import type { PersonActor } from "../../accounts/access/actor.server.ts";
import { mayChange } from "../../accounts/access/policies.server.ts";
import { AppError } from "../../platform/app-error.server.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { chatThreads } from "../../platform/db/tables/assistant-threads.server.ts";
import { calendarEvents } from "../../platform/db/tables/crm-calendar.server.ts";
import {
  contactEvents,
  contactMerges,
  contactPoints,
  contacts,
  demands,
  distinctContacts,
} from "../../platform/db/tables/crm-contacts.server.ts";
import { deals } from "../../platform/db/tables/crm-deals.server.ts";
import { inboundMails } from "../../platform/db/tables/crm-inbox.server.ts";
import { flowEvents, flowRuns } from "../../platform/db/tables/integrations-flows.server.ts";
import { marketSearches } from "../../platform/db/tables/market-searches.server.ts";
import { properties } from "../../platform/db/tables/portfolio-homes.server.ts";
import { demoRequests, leads } from "../../platform/db/tables/site-leads.server.ts";
import { dossiers } from "../../platform/db/tables/tools-dossiers.server.ts";
import { transcripts } from "../../platform/db/tables/tools-transcripts.server.ts";
import { publishChange } from "../../platform/realtime/change-feed.server.ts";
import { sayConsentPlace } from "./consent-place.server.ts";
import { writeContactWords } from "./contact-points.server.ts";
import { queueContactWebhooks } from "./queue-contact-webhooks.server.ts";
import { type Act, enterContact, lockContact, wrong } from "./write-contact.server.ts";

type ContactRow = typeof contacts.$inferSelect;
type Referring = PgTable & { id: PgColumn };

/** Everything that belongs to a contact: it is removed and restored with them. */
const MOVED: Record<string, readonly [table: Referring, contactId: PgColumn]> = {
  points: [contactPoints, contactPoints.contactId],
  deals: [deals, deals.contactId],
  events: [contactEvents, contactEvents.contactId],
  demands: [demands, demands.contactId],
  homes: [properties, properties.ownerContactId],
  appointments: [calendarEvents, calendarEvents.contactId],
  leads: [leads, leads.contactId],
  demoRequests: [demoRequests, demoRequests.contactId],
  inboundMails: [inboundMails, inboundMails.contactId],
  threads: [chatThreads, chatThreads.contactId],
  searches: [marketSearches, marketSearches.contactId],
  transcripts: [transcripts, transcripts.contactId],
  dossiers: [dossiers, dossiers.contactId],
  flowRuns: [flowRuns, flowRuns.contactId],
  flowEvents: [flowEvents, flowEvents.contactId],
};

interface Snapshot extends FieldSnapshot {
  /** Ids of the moved rows, by kind. */
  moved: Record<string, string[]>;
}

const fieldsOf = (row: ContactRow): MergedFields => ({
  fullName: row.fullName,
  company: row.company,
  position: row.position,
  language: row.language,
  notes: row.notes,
  ownerId: row.ownerId,
  consentAt: row.consentAt?.toISOString() ?? null,
  consentText: row.consentText,
  consentAskedAt: row.consentAskedAt?.toISOString() ?? null,
  consentAskedText: row.consentAskedText,
  consentWithdrawnAt: row.consentWithdrawnAt?.toISOString() ?? null,
  lastActivityAt: row.lastActivityAt.toISOString(),
  roles: row.roles,
  tags: row.tags,
  extras: row.extras,
});

const dateOf = (iso: string | null | undefined) => (iso == null ? null : new Date(iso));

const columnsOf = ({ consentAt, consentAskedAt, consentWithdrawnAt, lastActivityAt, ...fields }: MergedFields) => ({
  ...fields,
  consentAt: dateOf(consentAt),
  consentAskedAt: dateOf(consentAskedAt),
  consentWithdrawnAt: dateOf(consentWithdrawnAt),
  lastActivityAt: new Date(lastActivityAt),
});

/**
 * Merges two contacts of one CRM scope into one.
 *
 * @throws AppError NOT_FOUND, INVALID_INPUT
 * @returns the merge's id
 */
export async function mergeContacts(
  tx: Db,
  { actor, now }: Act,
  { keptId, removedId, choices }: { keptId: string; removedId: string; choices: MergeChoices },
): Promise<string> {
  if (keptId === removedId) throw wrong("removedId", "Elige dos contactos distintos");
  const { contact: kept, crmScope } = await enterContact(tx, actor, keptId);
  const removed = await lockContact(tx, actor, removedId);
  if (removed.scope !== kept.scope || removed.deletedAt || kept.deletedAt) throw new AppError("NOT_FOUND");
  const mergeId = await joinRows(tx, { kept, removed, choices, actorId: actor.ownerId, now });
  await writeContactWords(tx, [keptId]);
  await queueContactWebhooks(tx, "contact.updated", keptId, now, { mergedFromId: removedId });
  await queueContactWebhooks(tx, "contact.deleted", removedId, now, { mergedIntoId: keptId });
  await publishChange(tx, crmScope.scope, "contacts");
  return mergeId;
}

/** The merge itself, without a check of rights. */
export async function joinRows(
  tx: Db,
  parts: { kept: ContactRow; removed: ContactRow; choices: MergeChoices; actorId: string; now: Date },
): Promise<string> {
  const { kept, removed, choices, actorId, now } = parts;
  const before = fieldsOf(kept);
  const after = mergeFields(before, fieldsOf(removed), choices);
  const moved: Snapshot["moved"] = {};
  await sayConsentPlace(tx, "fusion", actorId);
  for (const [name, [table, contactId]] of Object.entries(MOVED)) {
    // A number that both have stays with the removed one, where undoing finds it.
    const isOfBoth = sql`exists (select from contact_points own where own.contact_id = ${kept.id}
      and own.kind = "contact_points"."kind" and own.value = "contact_points"."value")`;
    const rows = await tx
      .update(table)
      .set({ [columnName(table, contactId)]: kept.id })
      .where(and(eq(contactId, removed.id), name === "points" ? sql`not ${isOfBoth}` : undefined))
      .returning({ id: table.id });
    moved[name] = rows.map(({ id }) => String(id));
  }
  await tx
    .update(contacts)
    .set({ ...columnsOf(after), updatedAt: now })
    .where(eq(contacts.id, kept.id));
  await tx.update(contacts).set({ mergedIntoId: kept.id, updatedAt: now }).where(eq(contacts.id, removed.id));
  const [row] = await tx
    .insert(contactMerges)
    .values({
      ownerId: actorId,
      agencyId: kept.agencyId,
      keptId: kept.id,
      removedId: removed.id,
      snapshot: { before, after, moved } satisfies Snapshot,
      createdAt: now,
    })
    .returning({ id: contactMerges.id });
  await tx.insert(contactEvents).values({
    contactId: kept.id,
    at: now,
    kind: "fusion",
    actorId,
    data: { mergeId: row!.id, removedName: removed.fullName },
  });
  return row!.id;
}

/** The property under which a table's object knows a column. */
function columnName(table: Referring, column: PgColumn): string {
  return Object.entries(table).find(([, value]) => value === column)![0];
}

/**
 * Separates the two contacts again; rows that came since stay with the kept one. @throws AppError NOT_FOUND,
 * MERGE_UNDONE
 */
export async function undoMerge(tx: Db, { actor, now }: Act, id: string): Promise<void> {
  const [found] = await tx
    .select({ merge: contactMerges })
    .from(contactMerges)
    .innerJoin(contacts, eq(contacts.id, contactMerges.keptId))
    .where(and(eq(contactMerges.id, id), mayChange(actor, "contact")));
  if (!found) throw new AppError("NOT_FOUND");
  const { keptId, removedId } = found.merge;
  const { contact: kept, crmScope } = await enterContact(tx, actor, keptId);
  const [merge] = await tx.select().from(contactMerges).where(eq(contactMerges.id, id)).for("update");
  const [removed] = await tx
    .select()
    .from(contacts)
    .where(and(eq(contacts.id, removedId), eq(contacts.mergedIntoId, keptId)))
    .for("update");
  if (!merge || merge.undoneAt || !removed) throw new AppError("MERGE_UNDONE");
  const snapshot = merge.snapshot as Snapshot;
  for (const [name, ids] of Object.entries(snapshot.moved)) {
    const known = MOVED[name];
    if (!known || ids.length === 0) continue;
    const [table, contactId] = known;
    // Rows that have moved elsewhere since stay there.
    await tx
      .update(table)
      .set({ [columnName(table, contactId)]: removedId })
      .where(and(inArray(table.id, ids), eq(contactId, keptId)));
  }
  const restored = unmergeFields(fieldsOf(kept), snapshot);
  await tx
    .update(contacts)
    .set({ ...columnsOf(restored), updatedAt: now })
    .where(eq(contacts.id, keptId));
  await tx.update(contacts).set({ mergedIntoId: null, updatedAt: now }).where(eq(contacts.id, removedId));
  await tx.update(contactMerges).set({ undoneAt: now }).where(eq(contactMerges.id, id));
  const later = await tx
    .select()
    .from(contactMerges)
    .where(
      and(
        eq(contactMerges.keptId, keptId),
        isNull(contactMerges.undoneAt),
        gt(
          sql`(${contactMerges.createdAt}, ${contactMerges.id})`,
          sql`(${merge.createdAt.toISOString()}::timestamptz, ${merge.id}::uuid)`,
        ),
      ),
    )
    .orderBy(asc(contactMerges.createdAt), asc(contactMerges.id));
  for (const one of later) {
    const other = one.snapshot as Snapshot;
    await tx
      .update(contactMerges)
      .set({ snapshot: { ...forgetUndone(other, snapshot), moved: other.moved } })
      .where(eq(contactMerges.id, one.id));
  }
  await tx.insert(contactEvents).values({
    contactId: keptId,
    at: now,
    kind: "fusion",
    actorId: actor.ownerId,
    data: { mergeId: id, removedName: removed.fullName, isUndone: true },
  });
  await writeContactWords(tx, [keptId, removedId]);
  await queueContactWebhooks(tx, "contact.updated", keptId, now);
  await queueContactWebhooks(tx, "contact.created", removedId, now, {}, false);
  await publishChange(tx, crmScope.scope, "contacts");
}

/** Two people after all: they are not proposed again. @throws AppError NOT_FOUND */
export async function markDistinct(
  tx: Db,
  actor: PersonActor,
  { firstId, secondId }: { firstId: string; secondId: string },
): Promise<void> {
  if (firstId === secondId) throw wrong("secondId", "Elige dos contactos distintos");
  const { contact } = await enterContact(tx, actor, firstId);
  const other = await lockContact(tx, actor, secondId);
  if (other.scope !== contact.scope) throw new AppError("NOT_FOUND");
  const [first, second] = [firstId, secondId].sort() as [string, string];
  await tx.insert(distinctContacts).values({ firstId: first, secondId: second }).onConflictDoNothing();
  await publishChange(tx, contact.scope, "contacts");
}
