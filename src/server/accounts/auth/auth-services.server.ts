import type { Db } from "../../platform/db/connection.server.ts";
import type { Config } from "../../platform/env.server.ts";
import { authSecret } from "../../platform/secrets/auth-secret.server.ts";
import { type AuthKeys, createAuthKeys } from "../../platform/secrets/keys.server.ts";
import { createProofs, type Proofs } from "../proof/proofs.server.ts";
import { type AuthLimits, createAuthLimits } from "./auth-limits.server.ts";

/** Services that calls about accounts need beside those of the product. */
export interface AuthServices {
  keys: AuthKeys;
  limits: AuthLimits;
  /** Proofs that a person is present. */
  proofs: Proofs;
  /** Issuer of access tokens, and base of our own addresses. */
  issuer: string;
}

export function createAuthServices(config: Config, db: Db): AuthServices {
  const keys = createAuthKeys(authSecret(config));
  return {
    keys,
    limits: createAuthLimits(db, config.auth),
    proofs: createProofs(config, db, keys),
    issuer: `${config.publicUrl}/auth/v1`,
  };
}
