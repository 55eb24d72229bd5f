import { createHash } from "node:crypto";
import { eq, inArray } from "drizzle-orm";
import { firstBrokenEvent } from "#domain/crm/signatures/evidence.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { signatureRequests } from "../../platform/db/tables/crm-signatures.server.ts";
import { sha256 } from "../../platform/secrets/keys.server.ts";
import { readEvents } from "./chain.server.ts";
import { signersOf } from "./requests.server.ts";
import { findSeals } from "./seal/read-seal.server.ts";

/** The answer about a file that somebody wants to check; the file itself is not kept. */
export interface FileAnswer {
  /** `whole`: a file of ours, byte for byte; `altered`: one that was changed after its seal; `foreign-seal`: somebody else's seal. */
  kind: "whole" | "altered" | "foreign-seal" | "none";
  /** Of a file of ours. */
  request: { reference: string; title: string; sealedAt: string; signers: number; isEvidenceWhole: boolean } | null;
  /** Of somebody else's seal: whether the bytes are those that were sealed. */
  isUnchanged: boolean | null;
}

export async function verifyFile(db: Db, bytes: Buffer): Promise<FileAnswer> {
  const hash = createHash("sha256").update(bytes).digest("hex");
  const [same] = await db.select().from(signatureRequests).where(eq(signatureRequests.sealedSha256, hash));
  if (same) return { kind: "whole", request: await told(db, same), isUnchanged: true };
  const seals = await findSeals(bytes);
  const hashes = seals.map(({ signatureHash }) => signatureHash);
  const [changed] =
    hashes.length === 0
      ? []
      : await db.select().from(signatureRequests).where(inArray(signatureRequests.sealHash, hashes));
  if (changed) return { kind: "altered", request: await told(db, changed), isUnchanged: false };
  if (seals.length === 0) return { kind: "none", request: null, isUnchanged: null };
  const isUnchanged = seals.every((seal) => seal.isUnchanged) && seals.some(({ isWhole }) => isWhole);
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
