import { and, eq, inArray, isNull, ne, type SQL, sql } from "drizzle-orm";
import { ERASED_EMAIL, ERASED_NAME } from "#domain/crm/signatures/signature-forms.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { signatureRequests, signatureSigners } from "../../platform/db/tables/crm-signatures.server.ts";
import { queueMail } from "../../platform/mail/mails.server.ts";
import { closeRequest } from "./requests.server.ts";
import { leftMail, senderGoneMail, senderOf } from "./signature-mails.server.ts";

/**
 * Erases whole requests with their evidence. This is the only way in which evidence goes: the trigger lets it pass within this
 * transaction alone.
 *
 * @returns the keys of their files, whose bytes the caller removes
 */
async function eraseRequests(tx: Db, which: SQL): Promise<string[]> {
  await tx.execute(sql`select set_config('umbral.erases_evidence', 'on', true)`);
  const gone = await tx
    .delete(signatureRequests)
    .where(which)
    .returning({ original: signatureRequests.originalKey, sealed: signatureRequests.sealedKey });
  await tx.execute(sql`select set_config('umbral.erases_evidence', 'off', true)`);
  return gone.flatMap(({ original, sealed }) => [original, ...(sealed === null ? [] : [sealed])]);
}

/**
 * The requests of somebody outside an agency; those of an agency stay with it. Signers of one that is under way are told. A document that everybody signed stays for its signers,
 * who keep their file and can have it checked, and belongs to nobody: the id of its owner is one that no account has.
 */
export async function eraseSignaturesOf(tx: Db, ownerId: string, now: Date): Promise<string[]> {
  const theirs = and(eq(signatureRequests.ownerId, ownerId), isNull(signatureRequests.agencyId))!;
  await tellOfErasure(tx, theirs, now);
  await tx
    .update(signatureRequests)
    .set({ ...NOBODYS, ownerId: sql`gen_random_uuid()` })
    .where(and(theirs, eq(signatureRequests.state, "firmada")));
  return await eraseRequests(tx, theirs);
}

/** A document that belongs to nobody brings nothing any more: home, contact and deal go with the account. */
const NOBODYS = {
  message: "",
  keepsInHome: false,
  tellsContact: false,
  winsDeal: false,
  dealEvidence: {},
  outcomeDueAt: null,
};

/** The people who were asked to sign hear that nobody signs any more. The mail does not name the sender, who is erased. */
async function tellOfErasure(tx: Db, theirs: SQL, now: Date): Promise<void> {
  const asked = await tx
    .select({ email: signatureSigners.email, title: signatureRequests.title })
    .from(signatureSigners)
    .innerJoin(signatureRequests, eq(signatureRequests.id, signatureSigners.requestId))
    .where(
      and(
        theirs,
        eq(signatureRequests.state, "enviada"),
        ne(signatureSigners.state, "en-espera"),
        ne(signatureSigners.email, ERASED_EMAIL),
      ),
    );
  for (const { email, title } of asked) await queueMail(tx, senderGoneMail({ to: email, title }), now);
}

/**
 * Forgets an address in requests that did not become a signed document. A request that is under way ends, and its sender and the other
 * signers are told; their signatures and the evidence stay (art. 17.3.e of the GDPR), as does a document that everybody signed. Drafts,
 * of which nobody has heard, go.
 *
 * @returns the keys of files whose bytes the caller removes
 */
export async function eraseUnsignedTo(tx: Db, email: string, now: Date): Promise<string[]> {
  const asks = sql`exists (select from signature_signers where request_id = ${signatureRequests.id} and email = ${email})`;
  const keys = await eraseRequests(tx, and(eq(signatureRequests.state, "borrador"), asks)!);
  const requests = await tx
    .select()
    .from(signatureRequests)
    .where(and(inArray(signatureRequests.state, ["enviada", "rechazada", "caducada", "anulada"]), asks))
    .orderBy(signatureRequests.id)
    .for("update");
  for (const request of requests) {
    await tx
      .update(signatureSigners)
      .set(NOBODY)
      .where(and(eq(signatureSigners.requestId, request.id), eq(signatureSigners.email, email)));
    if (request.state !== "enviada") continue;
    await closeRequest(tx, request, "left", now);
    const sender = await senderOf(tx, request);
    if (sender.email !== null) await queueMail(tx, leftMail({ to: sender.email, title: request.title }), now);
  }
  return keys;
}

/** Times and state stay: they are in the evidence too, which names signers by their number alone. */
const NOBODY = {
  name: ERASED_NAME,
  email: ERASED_EMAIL,
  phone: null,
  tokenHash: null,
  tokenSealed: null,
  codeMac: null,
  codeUntil: null,
  declineReason: null,
  markName: null,
  markImage: null,
  network: null,
  browser: null,
};
