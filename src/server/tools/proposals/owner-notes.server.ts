import { eq } from "drizzle-orm";
import { wantsNotice } from "#domain/accounts/account/notices.ts";
import { ringBells } from "../../accounts/notifications/notifications.server.ts";
import { markAnswered, touch } from "../../crm/contacts/write-contact.server.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { users } from "../../platform/db/tables/accounts.server.ts";
import { contactEvents, contacts } from "../../platform/db/tables/crm-contacts.server.ts";
import type { Mail } from "../../platform/mail/mail.server.ts";
import { queueMail } from "../../platform/mail/mails.server.ts";
import { publishChange } from "../../platform/realtime/change-feed.server.ts";
import { PROPOSALS_PATH, type ProposalRow } from "./proposal-parts.server.ts";

/** Tells the agent of a proposal's course: in the contact's timeline, in the bell and by mail. */

/** A contact who is gone meanwhile gets no line. */
export async function noteInTimeline(
  tx: Db,
  { contactId, homeId, id }: ProposalRow,
  { text, isIncoming, actorId = null }: { text: string; isIncoming: boolean; actorId?: string | null },
  now: Date,
): Promise<void> {
  if (contactId === null) return;
  const [contact] = await tx
    .select({ scope: contacts.scope })
    .from(contacts)
    .where(eq(contacts.id, contactId))
    .for("update");
  if (!contact) return;
  await tx.insert(contactEvents).values({
    contactId,
    homeId,
    at: now,
    kind: "mensaje",
    text,
    actorId,
    data: { direction: isIncoming ? "entrante" : "saliente", proposalId: id },
  });
  if (!isIncoming) await markAnswered(tx, { contactId, at: now });
  await touch(tx, contactId, now);
  await publishChange(tx, contact.scope, "contacts");
}

/** Tells whoever has the proposal now, as far as they want to be told. */
export async function tellAgent(
  tx: Db,
  row: Pick<ProposalRow, "ownerId" | "id">,
  notice: { title: string; message: string; cause: string; type: "question" | "info" | "warning" },
  mail: ((agent: { to: string; href: string }) => Mail) | null,
  { now, publicUrl }: { now: Date; publicUrl: string },
): Promise<void> {
  const [owner] = await tx
    .select({ email: users.email, metadata: users.metadata })
    .from(users)
    .where(eq(users.id, row.ownerId));
  if (!owner) return;
  const link = `${PROPOSALS_PATH}/${row.id}`;
  if (wantsNotice(owner.metadata, "contactos", "campana")) {
    const shown = { ...notice, title: notice.title.slice(0, 200), message: notice.message.slice(0, 500), link };
    await ringBells(tx, [row.ownerId], shown, now);
  }
  if (mail && wantsNotice(owner.metadata, "contactos", "correo")) {
    await queueMail(tx, mail({ to: owner.email, href: `${publicUrl}${link}` }), now);
  }
}
