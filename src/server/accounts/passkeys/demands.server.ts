import * as z from "zod/mini";
import { AppError } from "../../platform/app-error.server.ts";
import type { AccountServices } from "../account-services.server.ts";
import type { Caller } from "../auth/audit.server.ts";
import { AuthError } from "../auth/auth-error.server.ts";
import { freshProof } from "../auth/fresh-proof.server.ts";
import type { SessionRow, UserRow } from "../people/accounts.server.ts";
import { type RelyingParty, relyingParty } from "./relying-party.server.ts";

/** First checks of calls about passkeys. */

/** @throws AuthError 422 where browsers make no passkeys */
export function mustHaveParty({ config }: AccountServices): RelyingParty {
  const party = relyingParty(config);
  if (!party) throw new AuthError(422, "passkey_disabled", "Passkeys need a domain and TLS");
  return party;
}

/** The password is sent along with the request that needs it. */
export const proofField = { password: z.nullish(z.string().check(z.maxLength(1_000))) };

/**
 * Makes sure that the person themselves asks, rather than somebody who found their browser open.
 *
 * @throws AuthError 400 `reauthentication_needed`, `invalid_credentials`; 429
 */
export async function mustBeFresh(
  services: AccountServices,
  live: { session: SessionRow; user: UserRow },
  { password, caller }: { password: string | null | undefined; caller: Caller },
): Promise<void> {
  const proof = await freshProof(services, live, { password: password ?? undefined, caller }).catch(
    (error: unknown) => {
      // `freshProof` throws errors of the catalogue.
      if (!(error instanceof AppError) || error.code !== "RATE_LIMIT") throw error;
      throw new AuthError(429, "over_request_rate_limit", "Too many requests; wait a few minutes");
    },
  );
  if (proof === "missing") throw new AuthError(400, "reauthentication_needed", "This needs a fresh proof of identity");
  if (proof === "wrong-password") throw new AuthError(400, "invalid_credentials", "Password is not right");
}

export const unknownPasskey = () => new AuthError(404, "webauthn_credential_not_found", "Passkey not found");
export const notProven = () => new AuthError(400, "webauthn_verification_failed", "Passkey could not be verified");
