import { eq } from "drizzle-orm";
import { CONTACT_LINES, type ContactLineKind } from "#domain/crm/signatures/signature-outcome.ts";
import type { PersonActor } from "../../accounts/access/actor.server.ts";
import { ringBells } from "../../accounts/notifications/notifications.server.ts";
import { tellChanges } from "../../platform/changes/tell-changes.server.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { users } from "../../platform/db/tables/accounts.server.ts";
import { contactEvents, contacts } from "../../platform/db/tables/crm-contacts.server.ts";
import type { signatureRequests } from "../../platform/db/tables/crm-signatures.server.ts";
import { notifyPeople } from "../contacts/notify.server.ts";
import { touch } from "../contacts/write-contact.server.ts";

/** An event of a request is told in the timeline of its contact and in the bell of its sender. */

type RequestRow = typeof signatureRequests.$inferSelect;

/** Where its sender sees a request. */
export const SIGNATURES_PATH = "/dashboard/firmas";

/** Merges follow each other at most so often. */
const LONGEST_WAY = 20;

/**
 * Writes a line into the contact's timeline, for requests that want it; a contact that was merged away has it in the one who stayed.
 *
 * @returns false where the contact is gone
 */
export async function tellContact(tx: Db, request: RequestRow, what: ContactLineKind, now: Date): Promise<boolean> {
  if (!request.tellsContact) return true;
  let contactId = request.contactId;
  for (let step = 0; contactId !== null && step < LONGEST_WAY; step++) {
    const [contact] = await tx
      .select({ id: contacts.id, mergedIntoId: contacts.mergedIntoId })
      .from(contacts)
      .where(eq(contacts.id, contactId));
    if (!contact) return false;
    if (contact.mergedIntoId === null) break;
    contactId = contact.mergedIntoId;
  }
  if (contactId === null) return false;
  const [actor] = await tx.select({ id: users.id }).from(users).where(eq(users.id, request.ownerId));
  await tx.insert(contactEvents).values({
    contactId,
    dealId: request.dealId,
    homeId: request.homeId,
    at: now,
    kind: "firma",
    text: request.title,
    actorId: actor?.id ?? null,
    data: { signatureId: request.id, what: CONTACT_LINES[what] },
  });
  await touch(tx, contactId, now);
  return true;
}

interface News {
  title: string;
  message: string;
  /** Something needs care: it is told also to people who want no news of signatures. */
  isWarning?: boolean;
}

/** Rings the sender's bell; nobody's where the account is gone. */
export async function tellSender(tx: Db, request: RequestRow, news: News, now: Date): Promise<void> {
  const { title, message, isWarning } = news;
  const notice = { title, message, link: `${SIGNATURES_PATH}/${request.id}`, cause: `firma ${request.id}` };
  if (!isWarning) return await notifyPeople(tx, [request.ownerId], { kind: "firmas", ...notice }, now);
  if ((await tx.$count(users, eq(users.id, request.ownerId))) === 0) return;
  // A cause of its own: news of the same document must not take the warning's place.
  const warning = { ...notice, type: "warning" as const, cause: `firma ${request.id} ${title}` };
  await ringBells(tx, [request.ownerId], warning, now);
}

/** The sender as the person who acts for their request, within the agency that has it: what they agreed to when they sent it takes place. */
export const actorOfRequest = ({ ownerId, agencyId }: RequestRow): PersonActor => ({
  ownerId,
  isAnonymous: false,
  agency: agencyId === null ? null : { id: agencyId, role: "owner" },
});

/** A request for the addresses and flows that listen; its signers are not among it. */
export async function queueSignature(
  tx: Db,
  type: "signature.completed" | "signature.declined",
  request: RequestRow,
  { now, sha256 }: { now: Date; sha256?: string },
): Promise<void> {
  const { id, reference, title, purpose, homeId, contactId, dealId, ownerId } = request;
  const stated = { requestId: id, reference, title, purpose, homeId, contactId, dealId, ownerId };
  await tellChanges(tx, request, type, [{ ...stated, ...(sha256 ? { sha256 } : {}) }], now);
}
