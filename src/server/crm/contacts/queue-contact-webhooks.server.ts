import { eq } from "drizzle-orm";
import type { ImportDone } from "#domain/crm/contacts/dto.ts";
import type { WebhookEventType } from "#domain/integrations/api/webhook-events.ts";
import { tellChanges } from "../../platform/changes/tell-changes.server.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { contacts } from "../../platform/db/tables/crm-contacts.server.ts";
import { deals } from "../../platform/db/tables/crm-deals.server.ts";
import { type ChangedOf, queueWebhooks } from "../../platform/webhook-outbox/queue-webhooks.server.ts";

/** Events of contacts and deals for the webhooks and the flows of their owners. Both are told as they are now. */

type ContactEvent = Extract<WebhookEventType, `contact.${string}`>;

/**
 * @param more names of the fields that changed, and whatever else the message contains
 * @param isNews false for a contact that comes back: no flow begins with it
 */
export async function queueContactWebhooks(
  tx: Db,
  type: ContactEvent,
  contactId: string,
  at: Date,
  more: Record<string, unknown> = {},
  isNews = true,
): Promise<void> {
  const { fullName, company, roles, source, ownerId, agencyId, id } = contacts;
  const [row] = await tx
    .select({ id, fullName, company, roles, source, ownerId, agencyId })
    .from(contacts)
    .where(eq(id, contactId));
  if (row) await (isNews ? tellChanges : queueWebhooks)(tx, row, type, [{ ...contactPayload(row), ...more }], at);
}

type ContactInWebhook = Pick<
  typeof contacts.$inferSelect,
  "id" | "fullName" | "company" | "roles" | "source" | "ownerId"
>;

const contactPayload = ({ id, fullName, company, roles, source, ownerId }: ContactInWebhook) => ({
  contactId: id,
  name: fullName,
  company,
  roles,
  source,
  ownerId,
});

/** Contacts of a file, many at once. */
export async function queueNewContacts(
  tx: Db,
  of: ChangedOf,
  added: readonly ContactInWebhook[],
  at: Date,
): Promise<void> {
  const payload = () => added.map((contact) => ({ ...contactPayload(contact), origin: "importacion" }));
  if (added.length > 0) await tellChanges(tx, of, "contact.created", payload, at);
}

/** A file of contacts was brought in. */
export async function queueContactsImported(
  tx: Db,
  of: ChangedOf,
  { done, fileName, read, announcesEach }: { done: ImportDone; fileName: string; read: number; announcesEach: boolean },
  at: Date,
): Promise<void> {
  const counts = { read, created: done.added, changed: done.changed, same: done.same, bad: done.bad.length };
  const payload = { importId: null, target: "contactos", state: "terminada", fileName: fileName.slice(0, 200), counts };
  await tellChanges(tx, of, "import.finished", [{ ...payload, announcesEach }], at);
}

/** @param from null: the deal is new */
export async function queueDealStage(tx: Db, dealId: string, from: string | null, at: Date): Promise<void> {
  const deal = await dealOf(tx, dealId);
  if (!deal) return;
  const { title, kind, stage, contactId, homeId, ownerId, amountCents, lossReason } = deal;
  const amount = amountCents === null ? null : Number(amountCents) / 100;
  const payload = { dealId, title, kind, from, to: stage, amount, lossReason, contactId, homeId, ownerId };
  await tellChanges(tx, deal, "deal.stage_changed", [payload], at);
}

/** Somebody got in touch, whichever way. */
export async function queueLead(
  tx: Db,
  { dealId, leadId, source, isNewContact }: LeadWebhook,
  at: Date,
): Promise<void> {
  const deal = await dealOf(tx, dealId);
  if (!deal) return;
  const { title, kind, contactId, homeId, ownerId } = deal;
  const [contact] = await tx.select({ name: contacts.fullName }).from(contacts).where(eq(contacts.id, contactId));
  const payload = { leadId, name: contact?.name ?? null, title, kind, source, contactId, dealId, homeId, ownerId };
  await tellChanges(tx, deal, "lead.created", [{ ...payload, isNewContact }], at);
  if (!isNewContact) await tellHeard(tx, deal, { contactId, dealId, source }, at);
}

/** A contact whom we know wrote or called. */
export async function tellHeard(
  tx: Db,
  of: ChangedOf,
  heard: { contactId: string; dealId?: string | null | undefined; source?: string },
  at: Date,
): Promise<void> {
  await tellChanges(tx, of, "contact.heard", [heard], at);
}

interface LeadWebhook {
  dealId: string;
  /** Id of the form that was sent; null where they wrote otherwise. */
  leadId: string | null;
  source: string;
  isNewContact: boolean;
}

async function dealOf(tx: Db, id: string) {
  const [deal] = await tx.select().from(deals).where(eq(deals.id, id));
  return deal;
}
