import { createHash } from "node:crypto";
import { and, asc, eq, isNull, lte } from "drizzle-orm";
import { maskedAddress } from "#domain/crm/signatures/signature-forms.ts";
import { isReminderDue } from "#domain/crm/signatures/signing-states.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { users } from "../../platform/db/tables/accounts.server.ts";
import { signatureRequests, signatureSigners } from "../../platform/db/tables/crm-signatures.server.ts";
import type { Job, JobParts } from "../../platform/jobs/job.server.ts";
import { queueMail } from "../../platform/mail/mails.server.ts";
import { publishChange } from "../../platform/realtime/change-feed.server.ts";
import { authSecret } from "../../platform/secrets/auth-secret.server.ts";
import { createAuthKeys } from "../../platform/secrets/keys.server.ts";
import { readWhole } from "../../platform/store/object-store.server.ts";
import { addEvent, readEvents } from "./chain.server.ts";
import { drawEvidenceSheet } from "./evidence-sheet.server.ts";
import {
  closeRequest,
  type RequestRow,
  remindSigner,
  SIGN_PATH,
  SIGNATURES_PATH,
  scopeOf,
  signersOf,
  VERIFY_PATH,
} from "./requests.server.ts";
import { sealingCertificate } from "./seal/certificate.server.ts";
import { findSeals } from "./seal/read-seal.server.ts";
import { sealPdf } from "./seal/seal-pdf.server.ts";
import { endedMail, senderOf, signedMail } from "./signature-mails.server.ts";

const MINUTE_MS = 60_000;

type SealParts = Pick<JobParts, "database" | "config" | "store" | "now" | "log">;

/**
 * Seals signed documents, one after another. The request stays due until its file is stored and its row says so: a process that
 * dies leaves it due, and whoever comes next seals it anew.
 */
export const sealJob: Job = {
  name: "signed documents",
  everyMs: 1_500,
  async round(parts) {
    return await sealOne(parts);
  },
};

/** @returns whether one was due */
export async function sealOne(parts: SealParts): Promise<boolean> {
  const { database, config, store, now, log } = parts;
  return await database.db.transaction(async (tx) => {
    const [request] = await tx
      .select()
      .from(signatureRequests)
      .where(lte(signatureRequests.sealDueAt, now()))
      .orderBy(asc(signatureRequests.sealDueAt))
      .limit(1)
      .for("update", { skipLocked: true });
    if (!request) return false;
    try {
      const keys = createAuthKeys(authSecret(config));
      const at = now();
      const sealed = await sealedFile(parts, tx, request, at);
      const sha256 = createHash("sha256").update(sealed).digest("hex");
      // Bytes under a name that holds their hash: a second try never replaces the first one's file.
      const key = `signatures/${request.id.slice(0, 2)}/${request.id}-${sha256.slice(0, 16)}`;
      await store.put(key, sealed, { mediaType: "application/pdf" });
      const [seal] = await findSeals(sealed);
      await tx
        .update(signatureRequests)
        .set({
          sealDueAt: null,
          sealedKey: key,
          sealedSha256: sha256,
          sealedBytes: sealed.length,
          sealedAt: at,
          sealHash: seal!.signatureHash,
        })
        .where(and(eq(signatureRequests.id, request.id), isNull(signatureRequests.sealedSha256)));
      await addEvent(tx, request.id, { kind: "sellada", signerId: null, details: { archivo: sha256 } }, at);
      await tellAll(tx, request, { publicUrl: config.publicUrl, open: (text) => keys.open(text), at });
      await publishChange(tx, scopeOf(request), "contacts");
    } catch (err) {
      // It is tried again later, less and less often; the signatures are kept all the while.
      log.error({ err, requestId: request.id }, "a signed document could not be sealed");
      const pauseMs = Math.min(2 ** request.sealTries, 60) * MINUTE_MS;
      await tx
        .update(signatureRequests)
        .set({ sealTries: Math.min(request.sealTries + 1, 1_000), sealDueAt: new Date(now().getTime() + pauseMs) })
        .where(eq(signatureRequests.id, request.id));
    }
    return true;
  });
}

async function sealedFile({ config, store }: SealParts, tx: Db, request: RequestRow, at: Date): Promise<Buffer> {
  const stored = await store.get(request.originalKey);
  if (!stored) throw new Error("the original document is not in the store");
  const original = await readWhole(stored);
  const sha256 = createHash("sha256").update(original).digest("hex");
  if (sha256 !== request.originalSha256) throw new Error("the original document is not the one that was signed");
  const [signers, events, sender] = [
    await signersOf(tx, request.id),
    await readEvents(tx, request.id),
    await senderOf(tx, request),
  ];
  const byMessage = new Set(events.filter(({ details }) => details.por === "sms").map(({ signerId }) => signerId));
  const sheet = await drawEvidenceSheet({
    title: request.title,
    reference: request.reference,
    sender: sender.party === sender.name ? sender.name : `${sender.name} (${sender.party})`,
    fileName: request.fileName,
    pages: request.pages,
    sha256,
    signers: signers.map((signer) => ({
      id: signer.id,
      name: signer.name,
      email: signer.email,
      identifiedBy: byMessage.has(signer.id)
        ? `código enviado al teléfono acabado en ${signer.phone?.slice(-3)}`
        : `código enviado a ${maskedAddress(signer.email)}`,
      identifiedAt: signer.identifiedAt,
      signedAt: signer.answeredAt,
      mark: signer.markKind && {
        kind: signer.markKind,
        name: signer.markName,
        image: signer.markImage === null ? null : Buffer.from(signer.markImage, "base64"),
      },
      network: signer.network,
      browser: signer.browser,
    })),
    events,
    verifyUrl: `${config.publicUrl}${VERIFY_PATH}`,
  });
  const certificate = await sealingCertificate(config, at);
  const reason = `Documento firmado por ${signers.length === 1 ? "1 persona" : `${signers.length} personas`}, referencia ${request.reference}`;
  return await sealPdf(original, sheet, { title: request.title, reason, at, certificate });
}

/** The link to the file for every signer and for the sender, in the transaction that makes the file theirs. */
async function tellAll(
  tx: Db,
  request: RequestRow,
  { publicUrl, open, at }: { publicUrl: string; open(sealed: string): string; at: Date },
): Promise<void> {
  const sender = await senderOf(tx, request);
  const about = { title: request.title, sender, verifyUrl: `${publicUrl}${VERIFY_PATH}` };
  for (const { email, tokenSealed } of await signersOf(tx, request.id)) {
    if (tokenSealed === null) continue;
    await queueMail(tx, signedMail({ ...about, to: email, href: `${publicUrl}${SIGN_PATH}/${open(tokenSealed)}` }), at);
  }
  if (sender.email !== null) {
    await queueMail(
      tx,
      signedMail({ ...about, to: sender.email, href: `${publicUrl}${SIGNATURES_PATH}/${request.id}` }),
      at,
    );
  }
}

/** Ends requests whose time is over, and writes to signers at the rhythm that their sender chose. */
export const signatureTimesJob: Job = {
  name: "times of signatures",
  everyMs: MINUTE_MS,
  async round(parts) {
    return (await expireOne(parts)) || (await remindSome(parts));
  },
};

export async function expireOne({ database, config, now }: SealParts): Promise<boolean> {
  return await database.db.transaction(async (tx) => {
    const [request] = await tx
      .select()
      .from(signatureRequests)
      .where(and(eq(signatureRequests.state, "enviada"), lte(signatureRequests.expiresAt, now())))
      .limit(1)
      .for("update", { skipLocked: true });
    if (!request) return false;
    await closeRequest(tx, request, "caducada", now());
    const [owner] = await tx.select({ email: users.email }).from(users).where(eq(users.id, request.ownerId));
    if (owner) {
      const href = `${config.publicUrl}${SIGNATURES_PATH}/${request.id}`;
      await queueMail(
        tx,
        endedMail({ to: owner.email, title: request.title, href, ending: { kind: "expired" } }),
        now(),
      );
    }
    return true;
  });
}

const DAY_MS = 86_400_000;
const REMINDED_AT_ONCE = 50;

export async function remindSome({ database, config, now }: SealParts): Promise<boolean> {
  const keys = createAuthKeys(authSecret(config));
  return await database.db.transaction(async (tx) => {
    // The least rhythm is a day: whoever was written to within one is not due.
    const due = await tx
      .select({ request: signatureRequests, signer: signatureSigners })
      .from(signatureSigners)
      .innerJoin(signatureRequests, eq(signatureRequests.id, signatureSigners.requestId))
      .where(
        and(
          eq(signatureRequests.state, "enviada"),
          lte(signatureSigners.remindedAt, new Date(now().getTime() - DAY_MS)),
        ),
      )
      .orderBy(asc(signatureSigners.remindedAt))
      .limit(REMINDED_AT_ONCE * 20)
      .for("update", { skipLocked: true });
    let reminded = 0;
    for (const { request, signer } of due) {
      if (signer.state !== "pedida" && signer.state !== "identificada") continue;
      const rhythm = { everyDays: request.reminderDays, lastAt: signer.remindedAt!, expiresAt: request.expiresAt };
      if (!isReminderDue(rhythm, now())) continue;
      await remindSigner(tx, request, signer, { keys, publicUrl: config.publicUrl, now: now() });
      await publishChange(tx, scopeOf(request), "contacts");
      reminded += 1;
      if (reminded === REMINDED_AT_ONCE) return true;
    }
    return false;
  });
}
