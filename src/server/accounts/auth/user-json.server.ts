import type { Db } from "../../platform/db/connection.server.ts";
import { passkeyFactorJson } from "../passkeys/dto.server.ts";
import { listPasskeys } from "../passkeys/passkeys.server.ts";
import {
  type FactorRow,
  type IdentityRow,
  listFactors,
  listIdentities,
  type UserRow,
} from "../people/accounts.server.ts";

/** User, identity and factor in the protocol's form. Unset dates are omitted, secrets never included. */

export interface AppMetadata extends Record<string, unknown> {
  provider: string;
  providers: string[];
}

export function appMetadata(identities: readonly IdentityRow[]): AppMetadata {
  const providers = [...new Set(identities.map(({ provider }) => provider))];
  return { provider: providers[0] ?? "email", providers: providers.length > 0 ? providers : ["email"] };
}

export function identityJson(identity: IdentityRow) {
  return {
    identity_id: identity.id,
    id: identity.subject,
    user_id: identity.userId,
    identity_data: identity.data,
    provider: identity.provider,
    last_sign_in_at: iso(identity.lastSignInAt),
    created_at: iso(identity.createdAt),
    updated_at: iso(identity.updatedAt),
    email: typeof identity.data.email === "string" ? identity.data.email : undefined,
  };
}

export function factorJson(factor: FactorRow) {
  return {
    id: factor.id,
    friendly_name: factor.friendlyName,
    factor_type: factor.type,
    status: factor.status,
    ...(factor.phone ? { phone: factor.phone } : {}),
    created_at: iso(factor.createdAt),
    updated_at: iso(factor.updatedAt),
  };
}

export async function userJson(db: Db, user: UserRow) {
  const [identities, own] = [await listIdentities(db, user.id), await listFactors(db, user.id)];
  // Where a second factor is asked for, passkeys are listed among them: from them the client sees that it has one to
  // show.
  const isAsked = user.asksForPasskey || own.some(({ status }) => status === "verified");
  const passkeys = isAsked ? await listPasskeys(db, user.id) : [];
  const factors = [...own.map(factorJson), ...passkeys.map(passkeyFactorJson)];
  return {
    id: user.id,
    aud: "authenticated",
    role: "authenticated",
    email: user.email,
    email_confirmed_at: iso(user.emailConfirmedAt),
    phone: "",
    confirmation_sent_at: iso(user.confirmationSentAt),
    confirmed_at: iso(user.emailConfirmedAt),
    recovery_sent_at: iso(user.recoverySentAt),
    new_email: user.newEmail ?? undefined,
    email_change_sent_at: iso(user.emailChangeSentAt),
    reauthentication_sent_at: iso(user.reauthenticationSentAt),
    last_sign_in_at: iso(user.lastSignInAt),
    banned_until: iso(user.bannedUntil),
    app_metadata: appMetadata(identities),
    user_metadata: user.metadata,
    identities: identities.map(identityJson),
    ...(factors.length > 0 ? { factors } : {}),
    created_at: iso(user.createdAt),
    updated_at: iso(user.updatedAt),
    is_anonymous: false,
  };
}

/** Undefined members are left out of JSON. */
const iso = (date: Date | null) => date?.toISOString();
