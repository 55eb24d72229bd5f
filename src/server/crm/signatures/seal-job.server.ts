import { createHash } from "node:crypto";
import { and, asc, eq, isNull, lte } from "drizzle-orm";
import { maskedAddress } from "#domain/crm/signatures/signature-forms.ts";
import { wantedSteps } from "#domain/crm/signatures/signature-outcome.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { signatureRequests } from "../../platform/db/tables/crm-signatures.server.ts";
import type { Job, JobParts } from "../../platform/jobs/job.server.ts";
import { queueMail } from "../../platform/mail/mails.server.ts";
import { publishChange } from "../../platform/realtime/change-feed.server.ts";
import { authSecret } from "../../platform/secrets/auth-secret.server.ts";
import { createAuthKeys } from "../../platform/secrets/keys.server.ts";
import { dropUnnamed } from "../../platform/store/drop-unnamed.server.ts";
import { readWhole } from "../../platform/store/object-store.server.ts";
import { removeBytes } from "../../platform/store/remove-bytes.server.ts";
import { addEvent, readEvents } from "./chain.server.ts";
import type { EvidenceSheet } from "./evidence-sheet.server.ts";
import { type RequestRow, SIGN_PATH, SIGNATURES_PATH, scopeOf, signersOf, VERIFY_PATH } from "./requests.server.ts";
import { sealingCertificate } from "./seal/certificate.server.ts";
import { drawApart } from "./seal/draw-apart.server.ts";
import { findSeals } from "./seal/read-seal.server.ts";
import { roomFor, signBytes } from "./seal/seal-pdf.server.ts";
import { SealFault, tellOfFault } from "./seal-faults.server.ts";
import { senderOf, signedMail } from "./signature-mails.server.ts";
import { sealsGivenUp } from "./signatures-given-up.server.ts";
import { queueSignature, tellSender } from "./told.server.ts";

const MINUTE_MS = 60_000;

type SealParts = Pick<JobParts, "database" | "config" | "store" | "now" | "log">;

/**
 * Seals signed documents, one after another. No lock is held while a file is drawn and stored: a claim keeps others away from it
 * for some minutes. A process that dies leaves the document due after that, and whoever comes next seals it anew.
 */
export const sealJob: Job = {
  name: "signed documents",
  everyMs: MINUTE_MS,
  wokenBy: ["signature_requests"],
  givenUp: sealsGivenUp,
  async round(parts) {
    return await sealOne(parts);
  },
};

/** Many times what the largest document takes. Where it takes longer still, the first file that is stored counts. */
const CLAIM_MS = 5 * MINUTE_MS;

/** @returns whether one was due */
export async function sealOne(parts: SealParts): Promise<boolean> {
  const { database, now, log } = parts;
  const request = await claimDue(parts);
  if (!request) return false;
  try {
    await seal(parts, request);
  } catch (err) {
    // It is tried again later, less and less often; the signatures are kept all the while.
    log.error({ err, requestId: request.id }, "a signed document could not be sealed");
    const pauseMs = Math.min(2 ** request.sealTries, 60) * MINUTE_MS;
    await database.db.transaction(async (tx) => {
      const [failed] = await tx
        .update(signatureRequests)
        .set({
          sealFault: err instanceof SealFault ? err.message : UNKNOWN_FAULT,
          sealDueAt: new Date(now().getTime() + pauseMs),
        })
        .where(isUnsealed(request.id))
        .returning();
      if (failed) await tellOfFault(tx, parts, failed);
    });
  }
  return true;
}

const UNKNOWN_FAULT = "Ha fallado algo que no esperábamos: está en el registro del servidor.";

const isUnsealed = (id: string) => and(eq(signatureRequests.id, id), isNull(signatureRequests.sealedSha256));

async function claimDue({ database, config, now }: SealParts): Promise<RequestRow | undefined> {
  return await database.db.transaction(async (tx) => {
    const [request] = await tx
      .select()
      .from(signatureRequests)
      .where(lte(signatureRequests.sealDueAt, now()))
      .orderBy(asc(signatureRequests.sealDueAt))
      .limit(1)
      .for("update", { skipLocked: true });
    if (!request) return undefined;
    // The try counts before it is made: one that ends the process counts too, and is told here.
    await tellOfFault(tx, { config, now }, request);
    await tx
      .update(signatureRequests)
      .set({
        sealTries: Math.min(request.sealTries + 1, 1_000),
        sealDueAt: new Date(now().getTime() + CLAIM_MS),
      })
      .where(eq(signatureRequests.id, request.id));
    return request;
  });
}

async function seal(parts: SealParts, request: RequestRow): Promise<void> {
  const { database, store, now } = parts;
  const at = now();
  const sealed = await sealedFile(parts, request, at);
  const sha256 = createHash("sha256").update(sealed).digest("hex");
  const [found] = (await findSeals(sealed, null)).seals;
  // Bytes under a name that holds their hash: a second try never replaces the first one's file.
  const key = `signatures/${request.id.slice(0, 2)}/${request.id}-${sha256.slice(0, 16)}`;
  await store.put(key, sealed, { mediaType: "application/pdf" });
  try {
    const isKept = await database.db.transaction((tx) =>
      keepSeal(tx, parts, request.id, { key, sha256, bytes: sealed.length, at, hash: found!.signatureHash }),
    );
    if (!isKept) await removeBytes(parts, [key]);
  } catch (error) {
    const isNamed = async () => (await database.db.$count(signatureRequests, eq(signatureRequests.sealedKey, key))) > 0;
    await dropUnnamed(parts, { key, error, isNamed });
    throw error;
  }
}

/** @returns false where another process was faster, or the request was erased meanwhile */
async function keepSeal(
  tx: Db,
  { config, now }: SealParts,
  id: string,
  file: { key: string; sha256: string; bytes: number; at: Date; hash: string },
): Promise<boolean> {
  const [request] = await tx.select().from(signatureRequests).where(isUnsealed(id)).for("update");
  if (!request) return false;
  await tx
    .update(signatureRequests)
    .set({
      sealDueAt: null,
      sealFault: null,
      // The steps that the last signature brings are work of their own (`outcome-job`).
      outcomeDueAt: wantedSteps(request).length > 0 ? file.at : null,
      sealedKey: file.key,
      sealedSha256: file.sha256,
      sealedBytes: file.bytes,
      sealedAt: file.at,
      sealHash: file.hash,
    })
    .where(eq(signatureRequests.id, id));
  await addEvent(tx, id, { kind: "sellada", signerId: null, details: { archivo: file.sha256 } }, now());
  const keys = createAuthKeys(authSecret(config));
  await tellAll(tx, request, { publicUrl: config.publicUrl, open: (text) => keys.open(text), at: now() });
  const news = { title: "Firmado por todos", message: `«${request.title}» tiene todas las firmas y está sellado.` };
  await tellSender(tx, request, news, now());
  await queueSignature(tx, "signature.completed", request, { now: now(), sha256: file.sha256 });
  await publishChange(tx, scopeOf(request), "contacts");
  return true;
}

async function sealedFile(
  { config, store, database: { db } }: SealParts,
  request: RequestRow,
  at: Date,
): Promise<Buffer> {
  const stored = await store.get(request.originalKey);
  if (!stored) throw new SealFault("El documento original no está en el almacén de archivos.");
  const original = await readWhole(stored);
  const sha256 = createHash("sha256").update(original).digest("hex");
  if (sha256 !== request.originalSha256)
    throw new SealFault("El documento original no es, byte a byte, el que se firmó.");
  const [signers, events, sender] = [
    await signersOf(db, request.id),
    await readEvents(db, request.id),
    await senderOf(db, request),
  ];
  const byMessage = new Set(events.filter(({ details }) => details.por === "sms").map(({ signerId }) => signerId));
  const certificate = await sealingCertificate(config, at).catch((cause) => {
    throw new SealFault("No se puede leer el certificado que sella.", { cause });
  });
  const sheet: EvidenceSheet = {
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
  };
  const reason = `Documento firmado por ${signers.length === 1 ? "1 persona" : `${signers.length} personas`}, referencia ${request.reference}`;
  const drawn = await drawApart({
    original: new Uint8Array(original),
    sheet,
    about: { title: request.title, reason, at, signer: certificate.name, room: roomFor(certificate) },
  });
  if (drawn === "too much") throw new SealFault("Dibujar este documento tarda demasiado o pide demasiada memoria.");
  return await signBytes(Buffer.from(drawn), certificate);
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
    // A sender who signs too gets the mail of the sender.
    if (tokenSealed === null || email === sender.email) continue;
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
