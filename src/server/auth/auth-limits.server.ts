import { RateLimiterDrizzle, RateLimiterRes } from "rate-limiter-flexible";
import { limits as limitRows } from "../db/account-schema.server.ts";
import type { Db } from "../db/connection.server.ts";
import type { AuthConfig } from "../env.server.ts";
import { AuthError } from "./auth-error.server.ts";

const FIVE_MINUTES_S = 300;
const QUARTER_HOUR_S = 900;

/**
 * Limits of the accounts, counted in the database: they hold for all processes together and survive a restart. Keys are an
 * address of the network (IPv6 by its /64), an e-mail address, or a user.
 */
type AuthLimit =
  | keyof AuthConfig["limits"]
  /** Wrong passwords for one e-mail address from one network address. */
  | "wrongPassword"
  /** Wrong passwords from one network address. */
  | "wrongPasswordAnywhere"
  /** One mail to an address a minute. */
  | "mail"
  /** Wrong second factors of one user. */
  | "wrongFactor"
  /** Challenges for passkeys, of one network address or one user. */
  | "passkey";

export interface AuthLimits {
  /** Counts one. @throws AuthError 429 when the limit was reached before */
  take(limit: AuthLimit, key: string): Promise<void>;
  /** @throws AuthError 429 when the limit is reached; counts nothing */
  check(limit: AuthLimit, key: string): Promise<void>;
  /** Forgets what was counted. */
  forget(limit: AuthLimit, key: string): Promise<void>;
}

export function createAuthLimits(db: Db, { limits }: Pick<AuthConfig, "limits">): AuthLimits {
  const limiter = (keyPrefix: AuthLimit, points: number, duration: number) =>
    new RateLimiterDrizzle({
      storeClient: db,
      schema: limitRows,
      clearExpiredByTimeout: false, // `forgetExpired` does it
      keyPrefix,
      points,
      duration,
    });
  const all: Record<AuthLimit, RateLimiterDrizzle> = {
    signup: limiter("signup", limits.signup, FIVE_MINUTES_S),
    token: limiter("token", limits.token, FIVE_MINUTES_S),
    verify: limiter("verify", limits.verify, FIVE_MINUTES_S),
    recover: limiter("recover", limits.recover, FIVE_MINUTES_S),
    wrongPassword: limiter("wrongPassword", 10, QUARTER_HOUR_S),
    wrongPasswordAnywhere: limiter("wrongPasswordAnywhere", 100, QUARTER_HOUR_S),
    mail: limiter("mail", 1, 60),
    wrongFactor: limiter("wrongFactor", 8, FIVE_MINUTES_S),
    passkey: limiter("passkey", 300, FIVE_MINUTES_S),
  };
  const refuse = (limit: AuthLimit): never => {
    if (limit === "mail") {
      throw new AuthError(429, "over_email_send_rate_limit", "A mail was sent to this address less than a minute ago");
    }
    throw new AuthError(429, "over_request_rate_limit", "Too many requests; wait a few minutes");
  };
  return {
    async take(limit, key) {
      try {
        await all[limit].consume(key);
      } catch (refused) {
        if (!(refused instanceof RateLimiterRes)) throw refused;
        refuse(limit);
      }
    },
    async check(limit, key) {
      const state = await all[limit].get(key);
      if (state !== null && state.remainingPoints <= 0) refuse(limit);
    },
    async forget(limit, key) {
      await all[limit].delete(key);
    },
  };
}

/** The network address as a limit counts it: IPv6 by its first 64 bits, which one person has whole. */
export function networkOf(address: string | null): string {
  if (!address) return "unknown";
  if (!address.includes(":")) return address;
  const [head = "", tail] = address.split("%")[0]!.split("::");
  const left = head.split(":").filter(Boolean);
  const right = tail === undefined ? [] : tail.split(":").filter(Boolean);
  const groups =
    tail === undefined ? left : [...left, ...Array(Math.max(0, 8 - left.length - right.length)).fill("0"), ...right];
  return `${groups
    .slice(0, 4)
    .map((group) => group.toLowerCase().replace(/^0+(?=.)/, ""))
    .join(":")}::/64`;
}
