import type { Db } from "../../platform/db/connection.server.ts";
import { type Count, counter, countOne, type DatabaseCounter } from "../../platform/db/counter.server.ts";
import type { AuthConfig } from "../../platform/env.server.ts";
import { sha256 } from "../../platform/secrets/keys.server.ts";
import { AuthError } from "./auth-error.server.ts";

const FIVE_MINUTES_S = 300;
const QUARTER_HOUR_S = 900;
/** One a second: a browser with many tabs and short-lived tokens stays far below. */
const REFRESHES = 300;
const HOUR_S = 3_600;
const DAY_S = 24 * HOUR_S;

/**
 * Limits of the accounts, counted in the database: they hold for all processes together and survive a restart. Keys are an
 * address of the network (IPv6 by its /64), an e-mail address, or a user.
 */
type AuthLimit =
  | keyof AuthConfig["limits"]
  /** Renewals of one session: a refusal ends it in the browser, so its neighbours in the network do not count. */
  | "refresh"
  /** Wrong passwords for one e-mail address from one network address. */
  | "wrongPassword"
  /** Wrong passwords from one network address. */
  | "wrongPasswordAnywhere"
  /** Wrong passwords for one e-mail address from all the network addresses that its owner has not used. */
  | "wrongPasswordOfAccount"
  /** One mail to an address a minute. */
  | "mail"
  /** Wrong second factors of one user. */
  | "wrongFactor"
  /** Challenges for passkeys, of one network address or one user. */
  | "passkey"
  /**
   * Invitations that one person sends, without and with a paid plan; and those that one address gets from all senders.
   */
  | "invitation"
  | "paidInvitation"
  | "invitationTo";

export interface AuthLimits {
  /** Counts one. @throws AuthError 429 when the limit was reached before */
  take(limit: AuthLimit, key: string): Promise<void>;
  /** @throws AuthError 429 when the limit is reached; counts nothing */
  check(limit: AuthLimit, key: string): Promise<void>;
  /** Forgets the count. */
  forget(limit: AuthLimit, key: string): Promise<void>;
  /** Takes back one that was counted. */
  giveBack(limit: AuthLimit, key: string): Promise<void>;
}

/** Keys of the counters of wrong passwords: hashed, so that they contain no address and all have the same length. */
export const pairKey = (email: string, network: string) => sha256(`${email} ${network}`);
export const accountKey = (email: string) => sha256(`account ${email}`);

export function createAuthLimits(db: Db, { limits }: Pick<AuthConfig, "limits">): AuthLimits {
  const limiter = (limit: AuthLimit, points: number, seconds: number) => counter(db, limit, points, seconds);
  const all: Record<AuthLimit, DatabaseCounter> = {
    signup: limiter("signup", limits.signup, FIVE_MINUTES_S),
    token: limiter("token", limits.token, FIVE_MINUTES_S),
    refresh: limiter("refresh", REFRESHES, FIVE_MINUTES_S),
    verify: limiter("verify", limits.verify, FIVE_MINUTES_S),
    recover: limiter("recover", limits.recover, FIVE_MINUTES_S),
    wrongPassword: limiter("wrongPassword", 10, QUARTER_HOUR_S),
    wrongPasswordAnywhere: limiter("wrongPasswordAnywhere", 100, QUARTER_HOUR_S),
    mail: limiter("mail", 1, 60),
    wrongPasswordOfAccount: limiter("wrongPasswordOfAccount", 50, HOUR_S),
    wrongFactor: limiter("wrongFactor", 8, FIVE_MINUTES_S),
    invitation: limiter("invitation", 20, DAY_S),
    paidInvitation: limiter("paidInvitation", 100, DAY_S),
    invitationTo: limiter("invitationTo", 10, DAY_S),
    passkey: limiter("passkey", 300, FIVE_MINUTES_S),
  };
  const refuse = (limit: AuthLimit, { msBeforeNext }: Count): never => {
    const [code, text] =
      limit === "mail"
        ? (["over_email_send_rate_limit", "A mail was sent to this address less than a minute ago"] as const)
        : (["over_request_rate_limit", "Too many requests; wait a few minutes"] as const);
    throw new AuthError(429, code, text, {}, Math.max(1, Math.ceil(msBeforeNext / 1000)));
  };
  return {
    async take(limit, key) {
      const refused = await countOne(all[limit], key);
      if (refused) refuse(limit, refused);
    },
    async check(limit, key) {
      const state = await all[limit].get(key);
      if (state !== null && state.remainingPoints <= 0) refuse(limit, state);
    },
    async forget(limit, key) {
      await all[limit].delete(key);
    },
    async giveBack(limit, key) {
      await all[limit].giveBack(key);
    },
  };
}

/**
 * The network address as a limit counts it: IPv6 by its first 64 bits, which belong to one person as a whole; an IPv4
 * address written as IPv6 counts as IPv4.
 */
export function networkOf(address: string | null): string {
  if (!address) return "unknown";
  if (!address.includes(":")) return address;
  const groups = groupsOf(address);
  if (groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff) {
    return groups
      .slice(6)
      .flatMap((group) => [group >> 8, group & 0xff])
      .join(".");
  }
  return `${groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(":")}::/64`;
}

/** The eight groups of an IPv6 address; its zone does not count, and its last two groups may be written as IPv4. */
function groupsOf(address: string): number[] {
  const bare = address
    .split("%")[0]!
    .replace(/(\d{1,3})\.(\d{1,3})\.(\d{1,3})\.(\d{1,3})$/, (_whole, ...parts: string[]) => {
      const [a, b, c, d] = parts.slice(0, 4).map(Number) as [number, number, number, number];
      return `${((a << 8) | b).toString(16)}:${((c << 8) | d).toString(16)}`;
    });
  const [head = "", tail] = bare.split("::");
  const numbers = (part: string) =>
    part
      .split(":")
      .filter(Boolean)
      .map((group) => Number.parseInt(group, 16));
  const left = numbers(head);
  if (tail === undefined) return left;
  const right = numbers(tail);
  return [...left, ...Array<number>(Math.max(0, 8 - left.length - right.length)).fill(0), ...right];
}
