import { eq } from "drizzle-orm";
import { DAY_MS } from "#domain/shared/time/durations.ts";
import type { PersonActor } from "../../accounts/access/actor.server.ts";
import { AppError } from "../../platform/app-error.server.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { signatureRequests, signatureSigners } from "../../platform/db/tables/crm-signatures.server.ts";
import { queueMail } from "../../platform/mail/mails.server.ts";
import { publishChange } from "../../platform/realtime/change-feed.server.ts";
import { addEvent } from "./chain.server.ts";
import {
  invitation,
  lockRequest,
  type RequestRow,
  SIGN_PATH,
  type SignerRow,
  type SigningParts,
  scopeOf,
  signersOf,
} from "./requests.server.ts";
import { senderOf } from "./signature-mails.server.ts";

/** Asking again: reminders to signers, and what the last signature could not bring yet. */

/** Writes again to a signer whose turn it is. The caller has locked the request. */
export async function remindSigner(tx: Db, request: RequestRow, signer: SignerRow, parts: SigningParts): Promise<void> {
  const { keys, publicUrl, now } = parts;
  if (signer.tokenSealed === null) return;
  const sender = await senderOf(tx, request);
  const href = `${publicUrl}${SIGN_PATH}/${keys.open(signer.tokenSealed)}`;
  const mailId = await queueMail(tx, invitation(request, signer, sender, href, true), now);
  await tx.update(signatureSigners).set({ remindedAt: now, mailId }).where(eq(signatureSigners.id, signer.id));
  await addEvent(tx, request.id, { kind: "recordatorio", signerId: signer.id }, now);
}

/** @throws AppError NOT_FOUND, SIGNATURE_ENDED, SIGNATURE_ANSWERED, SIGNATURE_REMINDED within a day of the last mail to them */
export async function remindByHand(
  tx: Db,
  actor: PersonActor,
  { id, signerId }: { id: string; signerId: string },
  parts: SigningParts,
): Promise<void> {
  const request = await lockRequest(tx, actor, id);
  const signer = (await signersOf(tx, request.id)).find((one) => one.id === signerId);
  if (!signer) throw new AppError("NOT_FOUND");
  if (request.state !== "enviada" || parts.now >= request.expiresAt) throw new AppError("SIGNATURE_ENDED");
  if (signer.state === "en-espera") throw new AppError("SIGNATURE_WAITS");
  if (signer.state !== "pedida" && signer.state !== "identificada") throw new AppError("SIGNATURE_ANSWERED");
  if (signer.remindedAt && parts.now.getTime() - signer.remindedAt.getTime() < DAY_MS) {
    throw new AppError("SIGNATURE_REMINDED");
  }
  await remindSigner(tx, request, signer, parts);
  await publishChange(tx, scopeOf(request), "contacts");
}

/**
 * Makes due again what the last signature could not bring: what waits, and what could not be done until its sender mended the cause. A
 * repeated call changes nothing.
 *
 * @throws AppError NOT_FOUND
 */
export async function finishAgain(tx: Db, actor: PersonActor, id: string, now: Date): Promise<void> {
  const request = await lockRequest(tx, actor, id);
  const { sealedKey, outcomeDueAt } = request;
  const steps = Object.entries(request.outcome);
  const left = steps.filter(([, { state }]) => state !== "imposible");
  if (sealedKey === null || (outcomeDueAt === null && left.length === steps.length)) return;
  await tx
    .update(signatureRequests)
    .set({ outcome: Object.fromEntries(left), outcomeDueAt: now })
    .where(eq(signatureRequests.id, request.id));
}
