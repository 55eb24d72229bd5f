import { and, eq, isNull } from "drizzle-orm";
import type { RequestState } from "#domain/crm/signatures/signing-states.ts";
import type { ShownPhoto } from "#domain/portfolio/homes/home-files.ts";
import type { AccountServices } from "../../accounts/account-services.server.ts";
import { SIGN_PATH } from "../../crm/signatures/requests.server.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { signatureRequests, signatureSigners } from "../../platform/db/tables/crm-signatures.server.ts";
import { properties } from "../../platform/db/tables/portfolio-homes.server.ts";
import type { AuthKeys } from "../../platform/secrets/keys.server.ts";
import { photosOfHome } from "../../portfolio/photos/read-photos.server.ts";
import type { ProposalRow } from "./proposal-parts.server.ts";

/** Parts of an owner's page beside the version. */

const MOST_PHOTOS = 8;

/** The photos of the home as they are today, while it is still with whoever makes the proposal. */
export async function photosOfProposal(
  services: Pick<AccountServices, "database" | "auth" | "now">,
  { homeId, agencyId, ownerId }: Pick<ProposalRow, "homeId" | "agencyId" | "ownerId">,
): Promise<ShownPhoto[]> {
  if (homeId === null) return [];
  const isTheirs =
    agencyId === null
      ? and(eq(properties.ownerId, ownerId), isNull(properties.agencyId))
      : eq(properties.agencyId, agencyId);
  const isHere = and(eq(properties.id, homeId), isTheirs, isNull(properties.deletedAt));
  if ((await services.database.db.$count(properties, isHere)) === 0) return [];
  const photos = (await photosOfHome(services, homeId)).filter(({ isReady }) => isReady).slice(0, MOST_PHOTOS);
  // Hints and twins are the agent's.
  return photos.map(({ hints: _hints, twinOf: _twinOf, ...photo }) => photo);
}

/**
 * How far the signatures are, and the address at which a reader signs. It is given to whoever proved the signer's address in this browser:
 * the mail with it went to the same address, and the page asks for a code of its own.
 */
export async function signingOf(
  db: Db,
  { signatureId }: Pick<ProposalRow, "signatureId">,
  { keys, email }: { keys: AuthKeys; email: string | null },
): Promise<{ request: RequestState | null; signingPath: string | null }> {
  if (signatureId === null) return { request: null, signingPath: null };
  const [request] = await db
    .select({ state: signatureRequests.state })
    .from(signatureRequests)
    .where(eq(signatureRequests.id, signatureId));
  if (request?.state !== "enviada" || email === null) return { request: request?.state ?? null, signingPath: null };
  const [signer] = await db
    .select({ state: signatureSigners.state, tokenSealed: signatureSigners.tokenSealed })
    .from(signatureSigners)
    .where(and(eq(signatureSigners.requestId, signatureId), eq(signatureSigners.email, email)));
  const isAsked = signer?.state === "pedida" || signer?.state === "identificada";
  const token = isAsked && signer.tokenSealed !== null ? keys.open(signer.tokenSealed) : null;
  return { request: request.state, signingPath: token && `${SIGN_PATH}/${token}` };
}
