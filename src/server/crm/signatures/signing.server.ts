import { randomInt } from "node:crypto";
import { and, eq, gt } from "drizzle-orm";
import type { ErrorCode } from "#content/errors.ts";
import { shortAddress } from "#domain/crm/signatures/evidence.ts";
import { CODE_MINUTES, type MarkForm } from "#domain/crm/signatures/signature-forms.ts";
import { type SigningFault, signingFault, stateAfterAnswers } from "#domain/crm/signatures/signing-states.ts";
import { HOUR_MS } from "#domain/shared/time/durations.ts";
import { AppError } from "../../platform/app-error.server.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import {
  signatureEvents,
  signatureRequests,
  signatureSigners,
} from "../../platform/db/tables/crm-signatures.server.ts";
import { queueMail } from "../../platform/mail/mails.server.ts";
import { publishChange } from "../../platform/realtime/change-feed.server.ts";
import { sha256 } from "../../platform/secrets/keys.server.ts";
import { addEvent } from "./chain.server.ts";
import { drawnMark } from "./drawn-mark.server.ts";
import {
  askNext,
  type RequestRow,
  SIGNATURES_PATH,
  type SignerRow,
  type SigningParts,
  scopeOf,
  signersOf,
} from "./requests.server.ts";
import { codeMail, endedMail, senderOf } from "./signature-mails.server.ts";
import { queueSignature, tellContact, tellSender } from "./told.server.ts";

/** The acts of a signer. The address is a secret of theirs; the document asks for a code besides, which only they receive. */

const MOST_TRIES = 5;
/** With the tries of each, thirty guesses at one of a million. */
const CODES_PER_HOUR = 6;

/** The connection of a call, as the evidence keeps it. */
export interface Connection {
  address: string | null;
  browser: string | null;
}

const traceOf = ({ address, browser }: Connection) => ({
  network: shortAddress(address),
  browser: (browser ?? "desconocido").slice(0, 300),
});

/** The signer of an address with their request; null for an unknown one. */
export async function findSigner(db: Db, token: string): Promise<{ request: RequestRow; signer: SignerRow } | null> {
  const [row] = await db
    .select({ request: signatureRequests, signer: signatureSigners })
    .from(signatureSigners)
    .innerJoin(signatureRequests, eq(signatureRequests.id, signatureSigners.requestId))
    .where(eq(signatureSigners.tokenHash, sha256(token)));
  return row ?? null;
}

/** Locks the request first, as everybody does, then reads the signer anew. @throws AppError NOT_FOUND */
async function lockSigner(tx: Db, token: string): Promise<{ request: RequestRow; signer: SignerRow }> {
  const found = await findSigner(tx, token);
  if (!found) throw new AppError("NOT_FOUND");
  await tx
    .select({ id: signatureRequests.id })
    .from(signatureRequests)
    .where(eq(signatureRequests.id, found.request.id))
    .for("update");
  return (await findSigner(tx, token))!;
}

const CODES: Record<SigningFault, ErrorCode> = {
  ended: "SIGNATURE_ENDED",
  expired: "SIGNATURE_EXPIRED",
  waits: "SIGNATURE_WAITS",
  answered: "SIGNATURE_ANSWERED",
  unidentified: "SIGNATURE_UNIDENTIFIED",
  unread: "SIGNATURE_UNREAD",
};

/** @throws AppError where a signer may not sign now; `stage` says how far they are asked to have come */
function refuse(
  request: RequestRow,
  signer: SignerRow,
  { isHere, now, stage }: { isHere: boolean; now: Date; stage: "code" | "document" | "sign" },
): void {
  // Whoever has signed may identify again, to get the file.
  if (stage === "code" && signer.state === "firmada") return;
  const progress = {
    state: signer.state,
    isIdentified: stage === "code" || (isHere && signer.identifiedAt !== null),
    hasOpenedDocument: stage !== "sign" || signer.documentOpenedAt !== null,
  };
  const fault = signingFault(request, progress, now);
  if (fault) throw new AppError(CODES[fault]);
}

/**
 * Makes a new code, which ends the one before. One that goes by mail is queued here; that of a telephone is the caller's to send,
 * once this is committed.
 *
 * @returns the message for a telephone, or null
 * @throws AppError NOT_FOUND, RATE_LIMIT, or as `signingFault` says
 */
export async function askCode(
  tx: Db,
  token: string,
  { keys, now, sendsMessages }: SigningParts & { sendsMessages: boolean },
): Promise<{ to: string; text: string } | null> {
  const { request, signer } = await lockSigner(tx, token);
  refuse(request, signer, { isHere: false, now, stage: "code" });
  const sent = await tx.$count(
    signatureEvents,
    and(
      eq(signatureEvents.requestId, request.id),
      eq(signatureEvents.signerId, signer.id),
      eq(signatureEvents.kind, "codigo-enviado"),
      gt(signatureEvents.at, new Date(now.getTime() - HOUR_MS)),
    ),
  );
  if (sent >= CODES_PER_HOUR) throw new AppError("RATE_LIMIT");
  const code = String(randomInt(1_000_000)).padStart(6, "0");
  await tx
    .update(signatureSigners)
    .set({
      codeMac: keys.mac("code", `${signer.id}:${code}`),
      codeUntil: new Date(now.getTime() + CODE_MINUTES * 60_000),
      codeTries: 0,
    })
    .where(eq(signatureSigners.id, signer.id));
  const phone = sendsMessages ? signer.phone : null;
  await addEvent(
    tx,
    request.id,
    { kind: "codigo-enviado", signerId: signer.id, details: { por: phone ? "sms" : "correo" } },
    now,
  );
  const sender = await senderOf(tx, request);
  if (phone)
    return {
      to: phone,
      text: `${code} es tu código para firmar «${request.title}» de ${sender.party}. No se lo des a nadie.`,
    };
  await queueMail(tx, codeMail({ to: signer.email, code, title: request.title, sender, purpose: "firmar" }), now);
  return null;
}

/**
 * Checks a code, which is valid once. A wrong one counts, and is part of the evidence.
 *
 * @returns the signer, or null for a wrong code: the caller says so once the count is committed
 */
export async function identify(
  tx: Db,
  token: string,
  code: string,
  { keys, now }: SigningParts,
  connection: Connection,
): Promise<SignerRow | null> {
  const { request, signer } = await lockSigner(tx, token);
  refuse(request, signer, { isHere: false, now, stage: "code" });
  const { network, browser } = traceOf(connection);
  const details = { direccion: network, navegador: browser };
  const isOpen =
    signer.codeMac !== null && signer.codeUntil !== null && now < signer.codeUntil && signer.codeTries < MOST_TRIES;
  const isThis = isOpen && signer.codeMac === keys.mac("code", `${signer.id}:${code}`);
  if (!isThis) {
    await tx
      .update(signatureSigners)
      .set({ codeTries: signer.codeTries + (isOpen ? 1 : 0) })
      .where(eq(signatureSigners.id, signer.id));
    if (isOpen) await addEvent(tx, request.id, { kind: "codigo-incorrecto", signerId: signer.id, details }, now);
    return null;
  }
  const [identified] = await tx
    .update(signatureSigners)
    .set({
      codeMac: null,
      codeUntil: null,
      ...(signer.state === "firmada" ? {} : { state: "identificada" as const, identifiedAt: now }),
    })
    .where(eq(signatureSigners.id, signer.id))
    .returning();
  await addEvent(tx, request.id, { kind: "identificada", signerId: signer.id, details }, now);
  await publishChange(tx, scopeOf(request), "contacts");
  return identified!;
}

/** Notes the first opening of the document. @throws AppError as `signingFault` says */
export async function openDocument(
  tx: Db,
  token: string,
  { now, isHere }: { now: Date; isHere: boolean },
): Promise<RequestRow> {
  const { request, signer } = await lockSigner(tx, token);
  refuse(request, signer, { isHere, now, stage: "document" });
  if (signer.documentOpenedAt === null) {
    await tx.update(signatureSigners).set({ documentOpenedAt: now }).where(eq(signatureSigners.id, signer.id));
    await addEvent(
      tx,
      request.id,
      { kind: "documento-abierto", signerId: signer.id, details: { documento: request.originalSha256 } },
      now,
    );
  }
  return request;
}

/**
 * Signs. A repeated call after a lost answer changes nothing; the last signature makes the file due for its seal.
 *
 * @throws AppError as `signingFault` says, INVALID_INPUT at `image`
 */
export async function sign(
  tx: Db,
  token: string,
  mark: MarkForm,
  parts: SigningParts & { isHere: boolean },
  connection: Connection,
): Promise<void> {
  const image = mark.kind === "escrita" ? null : await drawnMark(mark.image);
  const { request, signer } = await lockSigner(tx, token);
  if (signer.state === "firmada" && parts.isHere) return;
  const { now, isHere } = parts;
  refuse(request, signer, { isHere, now, stage: "sign" });
  const { network, browser } = traceOf(connection);
  await tx
    .update(signatureSigners)
    .set({
      state: "firmada",
      answeredAt: now,
      markKind: mark.kind,
      markName: mark.kind === "escrita" ? mark.name : null,
      markImage: image,
      network,
      browser,
    })
    .where(eq(signatureSigners.id, signer.id));
  const details = {
    documento: request.originalSha256,
    tipo: mark.kind,
    marca: sha256(image ?? mark.name),
    direccion: network,
    navegador: browser,
  };
  await addEvent(tx, request.id, { kind: "firmada", signerId: signer.id, details }, now);
  if (stateAfterAnswers(await signersOf(tx, request.id)) === "firmada") {
    await tx
      .update(signatureRequests)
      .set({ state: "firmada", endedAt: now, sealDueAt: now })
      .where(eq(signatureRequests.id, request.id));
  } else {
    await askNext(tx, request, parts);
  }
  await publishChange(tx, scopeOf(request), "contacts");
}

/** Refuses to sign, which ends the request. @throws AppError as `signingFault` says */
export async function decline(
  tx: Db,
  token: string,
  reason: string,
  { now, publicUrl, isHere }: SigningParts & { isHere: boolean },
  connection: Connection,
): Promise<void> {
  const { request, signer } = await lockSigner(tx, token);
  if (signer.state === "rechazada" && isHere) return;
  refuse(request, signer, { isHere, now, stage: "document" });
  const { network, browser } = traceOf(connection);
  await tx
    .update(signatureSigners)
    .set({ state: "rechazada", answeredAt: now, declineReason: reason, network, browser })
    .where(eq(signatureSigners.id, signer.id));
  await tx
    .update(signatureRequests)
    .set({ state: "rechazada", endedAt: now })
    .where(eq(signatureRequests.id, request.id));
  await addEvent(
    tx,
    request.id,
    {
      kind: "rechazada",
      signerId: signer.id,
      details: { motivo: sha256(reason), direccion: network, navegador: browser },
    },
    now,
  );
  const sender = await senderOf(tx, request);
  if (sender.email !== null) {
    const href = `${publicUrl}${SIGNATURES_PATH}/${request.id}`;
    await queueMail(
      tx,
      endedMail({
        to: sender.email,
        title: request.title,
        href,
        ending: { kind: "declined", name: signer.name, reason },
      }),
      now,
    );
  }
  await tellContact(tx, request, "rechazada", now);
  const news = { title: "Han rechazado una firma", message: `${signer.name} no firma «${request.title}».` };
  await tellSender(tx, request, news, now);
  await queueSignature(tx, "signature.declined", request, { now });
  await publishChange(tx, scopeOf(request), "contacts");
}
