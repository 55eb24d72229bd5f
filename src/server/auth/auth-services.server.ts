import type { Db } from "../db/connection.server.ts";
import type { Config } from "../env.server.ts";
import { type AuthLimits, createAuthLimits } from "./auth-limits.server.ts";
import { type AuthKeys, authSecret, createAuthKeys } from "./keys.server.ts";

/** What every call about accounts needs beside the services of the product. */
export interface AuthServices {
  keys: AuthKeys;
  limits: AuthLimits;
  /** Of access tokens, and base of our own addresses. */
  issuer: string;
}

export function createAuthServices(config: Config, db: Db): AuthServices {
  return {
    keys: createAuthKeys(authSecret(config)),
    limits: createAuthLimits(db, config.auth),
    issuer: `${config.publicUrl}/auth/v1`,
  };
}
