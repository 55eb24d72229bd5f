import * as z from "zod/mini";
import { PASSKEY_NAME_MAX } from "#domain/accounts/account/account.ts";
import { text } from "#domain/shared/schema/text.ts";
import type { PasskeyRow } from "./passkeys.server.ts";

/** Passkeys in the protocol's form of `@supabase/auth-js`, with members of our own beside it. */

const base64url = (most: number) => text({ max: most }).check(z.minLength(1), z.regex(/^[\w-]+={0,2}$/));

/** A credential's id is at most 1,023 bytes. */
const credentialFields = { id: base64url(1_364), rawId: base64url(1_364), type: z.literal("public-key") };

/** Result of `navigator.credentials.create()`. Its attestation says little, because none is asked for. */
export const newCredential = z.object({
  ...credentialFields,
  response: z.object({
    clientDataJSON: base64url(4_096),
    attestationObject: base64url(16_384),
    transports: z.nullish(z.array(z.string().check(z.maxLength(40))).check(z.maxLength(10))),
  }),
});
export type NewCredential = z.output<typeof newCredential>;

/** Result of `navigator.credentials.get()`. */
export const shownCredential = z.object({
  ...credentialFields,
  response: z.object({
    clientDataJSON: base64url(4_096),
    authenticatorData: base64url(4_096),
    signature: base64url(4_096),
    userHandle: z.nullish(base64url(100)),
  }),
});
export type ShownCredential = z.output<typeof shownCredential>;

export const passkeyName = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, "is required"),
    z.maxLength(PASSKEY_NAME_MAX, `must be at most ${PASSKEY_NAME_MAX} characters`),
  );

export function passkeyJson(passkey: PasskeyRow) {
  return {
    id: passkey.id,
    friendly_name: passkey.name,
    created_at: passkey.createdAt.toISOString(),
    last_used_at: passkey.lastUsedAt?.toISOString(),
    /** Ours: whether the person's other devices have it too. */
    is_synced: passkey.isBackedUp,
  };
}

/** A passkey in the form of the other second factors. */
export function passkeyFactorJson(passkey: PasskeyRow) {
  const created_at = passkey.createdAt.toISOString();
  return {
    id: passkey.id,
    friendly_name: passkey.name,
    factor_type: "webauthn" as const,
    status: "verified" as const,
    created_at,
    updated_at: passkey.lastUsedAt?.toISOString() ?? created_at,
  };
}
