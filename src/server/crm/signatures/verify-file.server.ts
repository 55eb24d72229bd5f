import { createHash } from "node:crypto";
import { and, eq, inArray, ne } from "drizzle-orm";
import { firstBrokenEvent } from "#domain/crm/signatures/evidence.ts";
import type { AccountServices } from "../../accounts/account-services.server.ts";
import { AppError } from "../../platform/app-error.server.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { signatureRequests } from "../../platform/db/tables/crm-signatures.server.ts";
import { sha256 } from "../../platform/secrets/keys.server.ts";
import { readEvents } from "./chain.server.ts";
import { signersOf } from "./requests.server.ts";
import { sealingCertificate } from "./seal/certificate.server.ts";
import { findSealsApart } from "./seal/read-seal-apart.server.ts";

/** The answer about a file that somebody wants to check; the file itself is not kept. */
export interface FileAnswer {
  /**
   * `whole`: a file of ours, byte for byte; `altered`: one that was changed after its seal; `unsigned`: a document as it was sent to be
   * signed; `foreign-seal`: somebody else's seal.
   */
  kind: "whole" | "altered" | "unsigned" | "foreign-seal" | "none";
  /** Of a file of ours; null where only its certificate tells that it is one. */
  request: { reference: string; title: string; sealedAt: string; signers: number; isEvidenceWhole: boolean } | null;
  /** Of somebody else's seal: whether it is sure that the bytes are those that were sealed. */
  isUnchanged: boolean | null;
  /** A file without a seal that is locked by a password: we seal none of these. */
  isLocked?: true;
}

const refused = (message: string) => new AppError("INVALID_INPUT", [{ path: "document", message }]);
const ELSEWHERE = "Compruébalo con un lector de PDF o en VALIDe (valide.redsara.es)";

/**
 * Whether a file is one of ours, and whole. A file with several signatures is judged by the worst of them.
 *
 * @throws AppError INVALID_INPUT at `document` for a file with too much in it, RATE_LIMIT when too many wait
 */
export async function verifyFile(
  { config, database: { db }, now }: Pick<AccountServices, "config" | "database" | "now">,
  bytes: Buffer,
): Promise<FileAnswer> {
  const hash = createHash("sha256").update(bytes).digest("hex");
  const [same] = await db.select().from(signatureRequests).where(eq(signatureRequests.sealedSha256, hash));
  if (same) return { kind: "whole", request: await told(db, same), isUnchanged: true };
  if (!bytes.subarray(0, 1024).includes("%PDF-")) throw refused("No es un PDF. Suelta el archivo .pdf que te llegó");
  // Several people may have sent the same document: none of their references is told.
  const wasSent = and(eq(signatureRequests.originalSha256, hash), ne(signatureRequests.state, "borrador"));
  if ((await db.$count(signatureRequests, wasSent)) > 0) return { kind: "unsigned", request: null, isUnchanged: null };
  const { certificate } = await sealingCertificate(config, now());
  const der = new Uint8Array(certificate.toSchema().toBER(false));
  const found = await findSealsApart({ bytes: new Uint8Array(bytes), certificate: der });
  if (found === "too much") throw refused(`Este archivo tarda demasiado en leerse. ${ELSEWHERE}`);
  const { seals, hasUnreadable, isTooMany, holdsCertificate } = found;
  if (isTooMany) throw refused(`Lleva más firmas de las que leemos. ${ELSEWHERE}`);
  const hashes = seals.map(({ signatureHash }) => signatureHash);
  const [changed] =
    hashes.length === 0
      ? []
      : await db.select().from(signatureRequests).where(inArray(signatureRequests.sealHash, hashes));
  if (changed) return { kind: "altered", request: await told(db, changed), isUnchanged: false };
  if (holdsCertificate) return { kind: "altered", request: null, isUnchanged: false };
  if (seals.length === 0 && !hasUnreadable) {
    const isLocked = bytes.includes("/Encrypt");
    return { kind: "none", request: null, isUnchanged: null, ...(isLocked ? { isLocked } : {}) };
  }
  const isUnchanged = !hasUnreadable && seals.every((seal) => seal.isUnchanged) && seals.some(({ isWhole }) => isWhole);
  return { kind: "foreign-seal", request: null, isUnchanged };
}

async function told(
  db: Db,
  { id, reference, title, sealedAt }: typeof signatureRequests.$inferSelect,
): Promise<FileAnswer["request"]> {
  const events = await readEvents(db, id);
  return {
    reference,
    title,
    sealedAt: sealedAt!.toISOString(),
    signers: (await signersOf(db, id)).length,
    isEvidenceWhole: firstBrokenEvent(id, events, sha256) === null,
  };
}
