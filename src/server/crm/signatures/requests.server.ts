import { createHash, randomInt, randomUUID } from "node:crypto";
import { and, asc, eq } from "drizzle-orm";
import type { StageEvidence } from "#domain/crm/contacts/stage-evidence.ts";
import { checkMove } from "#domain/crm/contacts/stages.ts";
import { isOpenStage, stageName } from "#domain/crm/contacts/trades.ts";
import {
  type DraftChange,
  ERASED_EMAIL,
  lastDayFault,
  MAX_PDF_BYTES,
  type SignatureForm,
  type SignatureSubject,
} from "#domain/crm/signatures/signature-forms.ts";
import { nextToAsk } from "#domain/crm/signatures/signing-states.ts";
import { addDays } from "#domain/shared/time/local-time.ts";
import type { PersonActor } from "../../accounts/access/actor.server.ts";
import { mayChange, mayRead, ownershipOf } from "../../accounts/access/policies.server.ts";
import type { AccountServices } from "../../accounts/account-services.server.ts";
import { AppError } from "../../platform/app-error.server.ts";
import { isoDateInMadrid, startOfDayInMadrid } from "../../platform/clock.server.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { contacts } from "../../platform/db/tables/crm-contacts.server.ts";
import { deals } from "../../platform/db/tables/crm-deals.server.ts";
import { signatureRequests, signatureSigners } from "../../platform/db/tables/crm-signatures.server.ts";
import { queueMail } from "../../platform/mail/mails.server.ts";
import { publishChange } from "../../platform/realtime/change-feed.server.ts";
import { type AuthKeys, randomToken, sha256 } from "../../platform/secrets/keys.server.ts";
import { dropUnnamed } from "../../platform/store/drop-unnamed.server.ts";
import { removeBytes } from "../../platform/store/remove-bytes.server.ts";
import { mustSeeHome } from "../contacts/write-contact.server.ts";
import { addEvent } from "./chain.server.ts";
import { limitRecipients } from "./limit-recipients.server.ts";
import { checkPdfApart } from "./seal/check-pdf-apart.server.ts";
import { type Closing, closedMail, invitationMail, type Sender, senderOf } from "./signature-mails.server.ts";
import { tellContact } from "./told.server.ts";

export { SIGNATURES_PATH } from "./told.server.ts";

/** Requests for signatures as their sender makes, sends and withdraws them. */

export type RequestRow = typeof signatureRequests.$inferSelect;
export type SignerRow = typeof signatureSigners.$inferSelect;

/** Where a signer reads and signs. */
export const SIGN_PATH = "/firmar";
export const VERIFY_PATH = "/verificar";

export interface SigningParts {
  keys: AuthKeys;
  publicUrl: string;
  now: Date;
}

const faultOf = (path: string, message: string) => new AppError("INVALID_INPUT", [{ path, message }]);

interface NewRequest {
  form: SignatureForm;
  fileName: string;
  bytes: Buffer | null;
  /** Done first in the transaction that keeps the request; what it throws keeps the request from being made. */
  alongside?: (tx: Db) => Promise<void>;
  /** Done last in it, with the id of the request. */
  afterwards?: (tx: Db, id: string) => Promise<void>;
}

/**
 * Keeps a PDF with its signers as a draft: nobody is written to yet. The actor must see what the request is about.
 *
 * @throws AppError INVALID_INPUT at the field, `document` for the file; StoreFault
 */
export async function addRequest(
  services: Pick<AccountServices, "database" | "store" | "log" | "now">,
  actor: PersonActor,
  { form, fileName, bytes, alongside, afterwards }: NewRequest,
): Promise<string> {
  const { database, store, now } = services;
  const dayFault = lastDayFault(form.lastDay, isoDateInMadrid(now()));
  if (dayFault) throw faultOf("lastDay", dayFault);
  if (!bytes) throw faultOf("document", `Pesa más de ${MAX_PDF_BYTES / 1_048_576}\u00a0MB. Redúcelo y súbelo otra vez`);
  if (!bytes.subarray(0, 1024).includes("%PDF-")) throw faultOf("document", "Sube el documento en PDF");
  const check = await checkPdfApart(actor.ownerId, new Uint8Array(bytes));
  if ("fault" in check) throw faultOf("document", check.fault);
  // The uploaded bytes end here: signers are shown, and we hash and seal, the document as it was written anew.
  const written = Buffer.from(check.bytes);
  const id = randomUUID();
  const originalKey = `signatures/${id.slice(0, 2)}/${id}-original`;
  try {
    await store.put(originalKey, written, { mediaType: "application/pdf" });
    await database.db.transaction(async (tx) => {
      await alongside?.(tx);
      if (form.subject) await mustSeeSubject(tx, actor, form.subject, isoDateInMadrid(now()));
      await tx.insert(signatureRequests).values({
        id,
        ...ownershipOf(actor),
        createdAt: now(),
        reference: newReference(),
        title: form.title,
        message: form.message,
        fileName,
        originalKey,
        originalSha256: createHash("sha256").update(written).digest("hex"),
        originalBytes: written.length,
        pages: check.pages,
        lastDay: form.lastDay,
        expiresAt: startOfDayInMadrid(addDays(form.lastDay, 1)),
        reminderDays: form.reminderDays,
        ...(form.subject ? subjectColumns(form.subject) : {}),
      });
      await insertSigners(tx, id, form.signers);
      await afterwards?.(tx, id);
      await publishChange(tx, actor.agency?.id ?? actor.ownerId, "contacts");
    });
  } catch (error) {
    const isNamed = async () => (await database.db.$count(signatureRequests, eq(signatureRequests.id, id))) > 0;
    await dropUnnamed(services, { key: originalKey, error, isNamed });
    throw error;
  }
  return id;
}

async function insertSigners(tx: Db, requestId: string, signers: SignatureForm["signers"]): Promise<void> {
  await tx.insert(signatureSigners).values(
    signers.map(({ name, email, phone, turn }) => ({
      requestId,
      name,
      email,
      phone: phone ? phone.replaceAll(" ", "") : null,
      turn,
    })),
  );
}

/**
 * Corrects words, time and signers of a draft; its document stays, because it was checked and hashed.
 *
 * @throws AppError NOT_FOUND, SIGNATURE_ENDED once it was sent, INVALID_INPUT
 */
export async function correctDraft(
  tx: Db,
  actor: PersonActor,
  id: string,
  { signers, ...change }: DraftChange,
  now: Date,
): Promise<void> {
  const request = await lockRequest(tx, actor, id);
  if (request.state !== "borrador") throw new AppError("SIGNATURE_ENDED");
  const dayFault = lastDayFault(change.lastDay, isoDateInMadrid(now));
  if (dayFault) throw faultOf("lastDay", dayFault);
  const expiresAt = startOfDayInMadrid(addDays(change.lastDay, 1));
  await tx
    .update(signatureRequests)
    .set({ ...change, expiresAt })
    .where(eq(signatureRequests.id, id));
  await tx.delete(signatureSigners).where(eq(signatureSigners.requestId, id));
  await insertSigners(tx, id, signers);
  await publishChange(tx, scopeOf(request), "contacts");
}

/** The columns of what a request is about; the signed file is kept with the home and told to the contact unless somebody says no. */
function subjectColumns({ evidence, keepsInHome, tellsContact, mandate, ...subject }: SignatureSubject) {
  return {
    ...subject,
    mandate: mandate ?? null,
    dealEvidence: evidence ?? {},
    keepsInHome: subject.homeId !== undefined && keepsInHome !== false,
    tellsContact: subject.contactId !== undefined && tellsContact !== false,
  };
}

/** @throws AppError INVALID_INPUT at the home, contact or deal that the actor does not see, or that cannot be won by a signature */
async function mustSeeSubject(tx: Db, actor: PersonActor, subject: SignatureSubject, today: string): Promise<void> {
  const { homeId, contactId, dealId, winsDeal, evidence, mandate, purpose } = subject;
  if (mandate && purpose !== "encargo") throw faultOf("purpose", "Solo un encargo se marca en la ficha");
  if (mandate && !homeId) throw faultOf("homeId", "Elige la vivienda del encargo");
  if (homeId) await mustSeeHome(tx, actor, homeId);
  if (contactId && (await tx.$count(contacts, and(eq(contacts.id, contactId), mayRead(actor, "contact")))) === 0) {
    throw faultOf("contactId", "Elige un contacto de la lista");
  }
  const [deal] = dealId
    ? await tx
        .select()
        .from(deals)
        .where(and(eq(deals.id, dealId), mayChange(actor, "deal")))
    : [];
  if (dealId && !deal) throw faultOf("dealId", "Elige un trato de la lista");
  if (!winsDeal) return;
  if (deal?.kind !== "propietario") throw faultOf("dealId", "Elige el trato de captación que se gana");
  if (!isOpenStage(deal.stage)) throw faultOf("winsDeal", `El trato ya está en «${stageName(deal.kind, deal.stage)}»`);
  // An agent who says nothing yet answers in the deal itself before the last signature.
  if (!evidence) return;
  const before = { kind: deal.kind, stage: deal.stage, evidence: deal.evidence as StageEvidence };
  const signed = { ...evidence.firmado, on: today };
  const move = checkMove(before, "firmado", { ...evidence, firmado: signed });
  if (!move.isAllowed) throw new AppError("INVALID_INPUT", move.issues);
}

/** Letters and figures that are not mistaken for each other; 32^8 of them, and the database refuses a second of one. */
const SIGNS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789";
const newReference = (): string => Array.from({ length: 8 }, () => SIGNS[randomInt(SIGNS.length)]).join("");

/** @throws AppError NOT_FOUND */
export async function lockRequest(tx: Db, actor: PersonActor, id: string): Promise<RequestRow> {
  const [row] = await tx
    .select()
    .from(signatureRequests)
    .where(and(eq(signatureRequests.id, id), mayChange(actor, "signature")))
    .for("update");
  if (!row) throw new AppError("NOT_FOUND");
  return row;
}

/** Signers in the order in which they are asked. */
export async function signersOf(db: Db, requestId: string): Promise<SignerRow[]> {
  const { turn, name, id } = signatureSigners;
  return await db
    .select()
    .from(signatureSigners)
    .where(eq(signatureSigners.requestId, requestId))
    .orderBy(asc(turn), asc(name), asc(id));
}

/**
 * Sends a draft to its first signers. A repeated call writes to nobody twice.
 *
 * @throws AppError NOT_FOUND, SIGNATURE_ENDED, SIGNATURE_RECIPIENT_LIMIT, INVALID_INPUT where its last day is over
 */
export async function sendRequest(tx: Db, actor: PersonActor, id: string, parts: SigningParts): Promise<void> {
  const request = await lockRequest(tx, actor, id);
  if (request.state === "enviada") return;
  if (request.state !== "borrador") throw new AppError("SIGNATURE_ENDED");
  const { now } = parts;
  if (now >= request.expiresAt) throw faultOf("lastDay", "Su último día ya ha pasado. Haz otra petición");
  const signers = await signersOf(tx, request.id);
  await limitRecipients(tx, request, signers, now);
  await tx.update(signatureRequests).set({ state: "enviada", sentAt: now }).where(eq(signatureRequests.id, request.id));
  const named = JSON.stringify(signers.map(({ turn, name, email }) => [turn, name, email]));
  await addEvent(
    tx,
    request.id,
    {
      kind: "enviada",
      signerId: null,
      details: { documento: request.originalSha256, firmantes: sha256(named), plazo: request.lastDay },
    },
    now,
  );
  await askNext(tx, request, parts);
  await tellContact(tx, request, "enviada", now);
  await publishChange(tx, scopeOf(request), "contacts");
}

export const scopeOf = ({ agencyId, ownerId }: Pick<RequestRow, "agencyId" | "ownerId">): string => agencyId ?? ownerId;

/** Invites the people whose turn it is; each gets an address of their own. */
export async function askNext(tx: Db, request: RequestRow, parts: SigningParts): Promise<void> {
  const next = nextToAsk(await signersOf(tx, request.id));
  if (next.length === 0) return;
  for (const signer of next) await askSigner(tx, request, signer, parts);
}

/** Invites one signer under a new address; one that they had opens nothing any more. */
export async function askSigner(tx: Db, request: RequestRow, signer: SignerRow, parts: SigningParts): Promise<void> {
  const { keys, publicUrl, now } = parts;
  const token = randomToken();
  const sender = await senderOf(tx, request);
  const mailId = await queueMail(
    tx,
    invitation(request, signer, sender, `${publicUrl}${SIGN_PATH}/${token}`, false),
    now,
  );
  await tx
    .update(signatureSigners)
    .set({
      state: "pedida",
      askedAt: now,
      remindedAt: now,
      tokenHash: sha256(token),
      tokenSealed: keys.seal(token),
      mailId,
      codeMac: null,
      codeUntil: null,
    })
    .where(eq(signatureSigners.id, signer.id));
  await addEvent(tx, request.id, { kind: "pedida", signerId: signer.id }, now);
}

/** The mail that asks a signer, or reminds them. */
export const invitation = (
  { title, message, lastDay }: RequestRow,
  { email, name }: SignerRow,
  sender: Sender,
  href: string,
  isReminder: boolean,
) => invitationMail({ to: email, name, title, message, lastDay, href, sender }, { isReminder });

/** Withdraws a request that was sent. A repeated call changes nothing. @throws AppError NOT_FOUND, SIGNATURE_ENDED */
export async function cancelRequest(tx: Db, actor: PersonActor, id: string, { now }: SigningParts): Promise<void> {
  const request = await lockRequest(tx, actor, id);
  if (request.state === "anulada") return;
  if (request.state !== "enviada") throw new AppError("SIGNATURE_ENDED");
  await closeRequest(tx, request, "withdrawn", now);
}

/** Ends a request without all signatures, and tells those who were asked. The caller has locked it. */
export async function closeRequest(tx: Db, request: RequestRow, why: Closing, now: Date): Promise<void> {
  const kind = ({ withdrawn: "anulada", expired: "caducada", left: "retirada" } as const)[why];
  const state = why === "expired" ? "caducada" : "anulada";
  await tx.update(signatureRequests).set({ state, endedAt: now }).where(eq(signatureRequests.id, request.id));
  await addEvent(tx, request.id, { kind, signerId: null }, now);
  const sender = await senderOf(tx, request);
  for (const { state: signerState, email } of await signersOf(tx, request.id)) {
    if (signerState === "en-espera" || email === ERASED_EMAIL) continue;
    await queueMail(tx, closedMail({ to: email, title: request.title, why, sender }), now);
  }
  await tellContact(tx, request, state, now);
  await publishChange(tx, scopeOf(request), "contacts");
}

/** Removes a draft with its file: nothing has happened with it yet. @throws AppError NOT_FOUND, SIGNATURE_ENDED */
export async function deleteDraft(
  services: Pick<AccountServices, "store" | "log">,
  tx: Db,
  actor: PersonActor,
  id: string,
): Promise<void> {
  const request = await lockRequest(tx, actor, id);
  if (request.state !== "borrador") throw new AppError("SIGNATURE_ENDED");
  await tx.delete(signatureRequests).where(eq(signatureRequests.id, request.id));
  await removeBytes(services, [request.originalKey]);
}
