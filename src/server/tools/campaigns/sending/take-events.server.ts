import { createHmac, createPublicKey, timingSafeEqual, verify } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import type { LeftOutReason } from "#domain/tools/campaigns/sending/left-out.ts";
import type { MailEvent, MailService } from "#domain/tools/campaigns/sending/mail-reports.ts";
import { AppError } from "../../../platform/app-error.server.ts";
import type { Db } from "../../../platform/db/connection.server.ts";
import { mailSenders } from "../../../platform/db/tables/tools-campaigns.server.ts";
import { emailHash } from "../../../platform/mail/never-again.server.ts";
import { sha256 } from "../../../platform/secrets/keys.server.ts";
import type { SenderRow } from "./build-mail.server.ts";
import { leave, suppress } from "./leave.server.ts";

/** Bounces, complaints and answers, as servers and services tell of them. */

export async function senderOfToken(db: Db, token: string): Promise<SenderRow | undefined> {
  const [row] = await db
    .select()
    .from(mailSenders)
    .where(eq(mailSenders.eventTokenHash, sha256(token)));
  return row;
}

/** The headers and the body that a service signed. */
export interface SignedCall {
  body: string;
  header: (name: string) => string | undefined;
}

const FRESH_SECONDS = 15 * 60;

/**
 * Whether a service really wrote this, where the agent gave the key that it signs with. Postmark signs nothing and Amazon's notices have an own way:
 * for them the secret in the address is the proof, as long as there is no key; with one, a form that cannot carry its signature would be the way around it.
 */
export function isSigned(service: MailService, key: string, { body, header }: SignedCall, now: Date): boolean {
  if (service === "mailgun") {
    const {
      timestamp = "",
      token = "",
      signature = "",
    } = (JSON.parse(body) as { signature?: Record<string, string> }).signature ?? {};
    if (Math.abs(now.getTime() / 1000 - Number(timestamp)) > FRESH_SECONDS) return false;
    const [expected, given] = [
      Buffer.from(createHmac("sha256", key).update(`${timestamp}${token}`).digest("hex")),
      Buffer.from(String(signature)),
    ];
    return expected.length === given.length && timingSafeEqual(expected, given);
  }
  if (service === "sendgrid") {
    const timestamp = header("x-twilio-email-event-webhook-timestamp") ?? "";
    const signature = header("x-twilio-email-event-webhook-signature") ?? "";
    try {
      const publicKey = createPublicKey({ key: Buffer.from(key, "base64"), format: "der", type: "spki" });
      return verify("sha256", Buffer.from(timestamp + body), publicKey, Buffer.from(signature, "base64"));
    } catch {
      // No key of this form, or no signature.
      return false;
    }
  }
  return false;
}

interface Found {
  [name: string]: unknown;
  id: string;
  campaignId: string;
  contactId: string | null;
  emailHash: string | null;
}

/** The mail that an event is about: by its own id, else the last one of this agency to that address. Never one of another agency. */
async function findMail(tx: Db, scope: string, { recipientId, email }: MailEvent): Promise<Found | undefined> {
  const columns = sql`r.id, r.campaign_id as "campaignId", r.contact_id as "contactId", r.email_hash as "emailHash"`;
  if (recipientId !== null) {
    const { rows } = await tx.execute<Found>(sql`
      select ${columns} from campaign_recipients r join campaigns k on k.id = r.campaign_id
      where r.id = ${recipientId} and k.scope = ${scope} for update of r`);
    if (rows[0]) return rows[0];
  }
  if (email === null) return undefined;
  const { rows } = await tx.execute<Found>(sql`
    select ${columns} from campaign_recipients r join campaigns k on k.id = r.campaign_id
    where r.email_hash = ${emailHash(email)} and k.scope = ${scope} and r.handed_at is not null
    order by r.handed_at desc limit 1 for update of r`);
  return rows[0];
}

/** @returns how many of them were about a mail of this agency. What is told twice counts once, but for temporary faults. */
export async function takeEvents(tx: Db, scope: string, events: readonly MailEvent[], now: Date): Promise<number> {
  let taken = 0;
  for (const event of events) {
    const mail = await findMail(tx, scope, event);
    if (!mail) continue;
    taken += 1;
    await takeEvent(tx, scope, event, mail, now);
  }
  return taken;
}

async function takeEvent(tx: Db, scope: string, event: MailEvent, mail: Found, now: Date): Promise<void> {
  const at = now.toISOString();
  const hash = mail.emailHash;
  const stops = async (cause: "rebote" | "queja") => {
    if (event.isAboutAddress && hash)
      await suppress(tx, { scope, emailHash: hash, campaignId: mail.campaignId }, cause, now);
  };
  switch (event.kind) {
    case "rebote":
      await tx.execute(sql`
        update campaign_recipients set bounced_at = coalesce(bounced_at, ${at}), bounce_text = ${event.words}, due_at = null,
          settled_at = coalesce(settled_at, ${at}),
          state = case when state in ('enviado', 'sin-respuesta', 'tomado') then 'rebotado' else state end
        where id = ${mail.id}`);
      await leaveSequence(tx, mail, "rebota");
      return await stops("rebote");
    case "rebote-pasajero":
      await tx.execute(sql`
        update campaign_recipients set soft_bounces = least(soft_bounces + 1, 1000), bounce_text = ${event.words} where id = ${mail.id}`);
      return;
    case "queja":
      await tx.execute(sql`
        update campaign_recipients set complained_at = coalesce(complained_at, ${at}) where id = ${mail.id}`);
      await leaveSequence(tx, mail, "queja");
      return await stops("queja");
    case "baja":
      if (hash) await leave(tx, { scope, emailHash: hash, recipientId: mail.id }, { fromAll: false, now });
      return await leaveSequence(tx, mail, "de-baja");
    case "respuesta":
      return await noteReply(tx, mail, now);
  }
}

/** An answer that somebody of the team notes. @throws AppError NOT_FOUND */
export async function noteReplyOf(tx: Db, campaignId: string, id: string, now: Date): Promise<void> {
  const { rows } = await tx.execute<{ contactId: string | null }>(sql`
    select contact_id as "contactId" from campaign_recipients where id = ${id} and campaign_id = ${campaignId} for update`);
  if (!rows[0]) throw new AppError("NOT_FOUND");
  await noteReply(tx, { id, campaignId, contactId: rows[0].contactId }, now);
}

/** An answer: whoever has given one gets no further mail of the sequence. */
async function noteReply(tx: Db, mail: Pick<Found, "id" | "campaignId" | "contactId">, now: Date): Promise<void> {
  await tx.execute(sql`
    update campaign_recipients set replied_at = coalesce(replied_at, ${now.toISOString()}) where id = ${mail.id}`);
  await leaveSequence(tx, mail, "ha-respondido");
}

async function leaveSequence(
  tx: Db,
  mail: Pick<Found, "campaignId" | "contactId">,
  reason: LeftOutReason,
): Promise<void> {
  if (mail.contactId === null) return;
  await tx.execute(sql`
    update campaign_recipients set state = 'omitido', reason = ${reason}, due_at = null
    where campaign_id = ${mail.campaignId} and contact_id = ${mail.contactId} and state = 'pendiente'`);
}
