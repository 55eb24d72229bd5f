import { eq } from "drizzle-orm";
import type { PersonActor } from "../../accounts/access/actor.server.ts";
import { AppError } from "../../platform/app-error.server.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { signatureSigners } from "../../platform/db/tables/crm-signatures.server.ts";
import { publishChange } from "../../platform/realtime/change-feed.server.ts";
import { sha256 } from "../../platform/secrets/keys.server.ts";
import { addEvent } from "./chain.server.ts";
import { limitRecipients } from "./limit-recipients.server.ts";
import { askSigner, lockRequest, type SigningParts, scopeOf, signersOf } from "./requests.server.ts";

/**
 * Corrects the address of a signer who has not identified yet, and invites them there if it is their turn; the link of the old address
 * opens nothing any more. The evidence holds the hashes of both addresses. The same address again changes nothing.
 *
 * @throws AppError NOT_FOUND, SIGNATURE_ENDED, SIGNATURE_ANSWERED, SIGNATURE_RECIPIENT_LIMIT, INVALID_INPUT at `email`
 */
export async function correctSigner(
  tx: Db,
  actor: PersonActor,
  { id, signerId, email }: { id: string; signerId: string; email: string },
  parts: SigningParts,
): Promise<void> {
  const request = await lockRequest(tx, actor, id);
  const signers = await signersOf(tx, request.id);
  const signer = signers.find((one) => one.id === signerId);
  if (!signer) throw new AppError("NOT_FOUND");
  if (request.state !== "enviada" || parts.now >= request.expiresAt) throw new AppError("SIGNATURE_ENDED");
  // Whoever has typed a code proved that the address is theirs.
  if (signer.identifiedAt !== null) throw new AppError("SIGNATURE_ANSWERED");
  if (signer.email === email) return;
  if (signers.some((one) => one.email === email)) {
    throw new AppError("INVALID_INPUT", [{ path: "email", message: "Otro firmante ya tiene ese correo" }]);
  }
  await limitRecipients(tx, request, [{ email }], parts.now);
  await tx.update(signatureSigners).set({ email }).where(eq(signatureSigners.id, signer.id));
  const details = { antes: sha256(signer.email), ahora: sha256(email) };
  await addEvent(tx, request.id, { kind: "correo-corregido", signerId: signer.id, details }, parts.now);
  if (signer.state === "pedida") await askSigner(tx, request, { ...signer, email }, parts);
  await publishChange(tx, scopeOf(request), "contacts");
}
