import { and, eq } from "drizzle-orm";
import { oneTimeTokens, users } from "../../platform/db/tables/accounts.server.ts";
import type { AccountServices } from "../account-services.server.ts";
import { type Caller, recordEvent } from "./audit.server.ts";
import { AuthError } from "./auth-error.server.ts";
import { accountKey, networkOf, pairKey } from "./auth-limits.server.ts";
import { isKnownNetwork } from "./known-networks.server.ts";
import { isPassword } from "./passwords.server.ts";
import { isBanned } from "./sessions.server.ts";

/**
 * Proves a password. An unknown address and a wrong password look alike, in words and in time; only the owner is told
 * that an account is not confirmed or banned.
 *
 * @returns id of the user
 */
export async function provePassword(
  services: AccountServices,
  { email, password, caller }: { email: string; password: string; caller: Caller },
): Promise<string> {
  const { database, now } = services;
  const refuse = async (error: AuthError, userId: string | null, reason: string): Promise<never> => {
    const event = { kind: "sign_in_failed", userId, actorId: null, caller, detail: { reason }, at: now() } as const;
    await recordEvent(database.db, event);
    throw error;
  };
  // One query for any address. The password of a repeated sign-up waits beside its link.
  const [found] = await database.db
    .select({ user: users, waiting: oneTimeTokens.payload })
    .from(users)
    .leftJoin(oneTimeTokens, and(eq(oneTimeTokens.userId, users.id), eq(oneTimeTokens.type, "signup")))
    .where(eq(users.email, email));
  const user = found?.user;
  const stored = user?.emailConfirmedAt ? user.passwordHash : (found?.waiting?.passwordHash ?? user?.passwordHash);
  const isRight = await tryPassword(services, { email, stored, password, caller });
  if (!user || !isRight) {
    const error = new AuthError(400, "invalid_credentials", "Invalid login credentials");
    return await refuse(error, user?.id ?? null, user ? "wrong_password" : "unknown_address");
  }
  if (!user.emailConfirmedAt) {
    return await refuse(new AuthError(400, "email_not_confirmed", "Email not confirmed"), user.id, "not_confirmed");
  }
  if (isBanned(user, now()))
    return await refuse(new AuthError(400, "user_banned", "User is banned"), user.id, "banned");
  return user.id;
}

/**
 * Checks a password within the limits of wrong ones. The try is counted before it is made, so that many at once are not
 * more than the limit, and beyond it right and wrong ones are answered alike; a right one within it forgets them.
 *
 * A thousand computers that guess at one account share its own limit. It does not lock its owner out: from where they
 * signed in lately only the limits of that place count, and recovery stays open everywhere.
 *
 * @param email of the account
 * @throws AuthError 429
 */
export async function tryPassword(
  services: AccountServices,
  parts: {
    email: string;
    stored: string | null | undefined;
    password: string;
    caller: Caller;
  },
): Promise<boolean> {
  const { limits } = services.auth;
  const network = networkOf(parts.caller.ipAddress);
  const [pair, account] = [pairKey(parts.email, network), accountKey(parts.email)];
  await limits.check("wrongPasswordAnywhere", network);
  await limits.take("wrongPassword", pair);
  try {
    await limits.take("wrongPasswordOfAccount", account);
  } catch (refused) {
    if (!(await isKnownNetwork(services, parts.email, network))) throw refused;
  }
  const isRight = await isPassword(parts.stored, parts.password);
  if (isRight) {
    await limits.forget("wrongPassword", pair);
    await limits.giveBack("wrongPasswordOfAccount", account);
  } else await limits.take("wrongPasswordAnywhere", network);
  return isRight;
}
