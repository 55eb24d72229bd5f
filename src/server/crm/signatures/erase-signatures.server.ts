import { and, eq, inArray, isNull, type SQL, sql } from "drizzle-orm";
import type { Db } from "../../platform/db/connection.server.ts";
import { signatureRequests } from "../../platform/db/tables/crm-signatures.server.ts";

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

/** The requests of somebody outside an agency; those of an agency stay with it. */
export const eraseSignaturesOf = (tx: Db, ownerId: string): Promise<string[]> =>
  eraseRequests(tx, and(eq(signatureRequests.ownerId, ownerId), isNull(signatureRequests.agencyId))!);

/**
 * Requests in which an address was asked to sign and that did not become a signed document. A document that everybody signed
 * stays: its evidence serves to establish, exercise or defend legal claims (art. 17.3.e of the GDPR).
 */
export const eraseUnsignedTo = (tx: Db, email: string): Promise<string[]> =>
  eraseRequests(
    tx,
    and(
      inArray(signatureRequests.state, ["borrador", "enviada", "rechazada", "caducada", "anulada"]),
      sql`exists (select from signature_signers where request_id = ${signatureRequests.id} and email = ${email})`,
    )!,
  );
