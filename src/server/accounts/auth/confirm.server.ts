import { eq } from "drizzle-orm";
import type { Db } from "../../platform/db/connection.server.ts";
import { flowStates, type OneTimeTokenType, oneTimeTokens, users } from "../../platform/db/tables/accounts.server.ts";
import { sha256 } from "../../platform/secrets/keys.server.ts";
import type { AccountServices } from "../account-services.server.ts";
import type { UserRow } from "../people/accounts.server.ts";
import { attemptOf } from "./asked-here.server.ts";
import { type Caller, recordEvent } from "./audit.server.ts";
import { AuthError } from "./auth-error.server.ts";
import { agreeToEmailChange } from "./email-change.server.ts";
import { keepEmailIdentity } from "./email-identity.server.ts";
import { type OneTimeToken, takeToken } from "./links.server.ts";
import { isBanned } from "./sessions.server.ts";

/** Types of links as the protocol names them, and the tokens that each opens. */
export const LINK_TYPES: ReadonlyMap<string, readonly OneTimeTokenType[]> = new Map([
  ["signup", ["signup"]],
  ["recovery", ["recovery"]],
  ["magiclink", ["magiclink"]],
  ["invite", ["invite"]],
  ["email", ["signup", "magiclink"]],
  ["email_change", ["email_change_current", "email_change_new"]],
]);

export interface Confirmed {
  user: UserRow;
  /** How the person proved who they are. */
  method: "otp" | "recovery";
  /** Challenge of a browser that wants a code back. */
  codeChallenge: string | null;
}

/**
 * Uses the token of a mailed link up and does the act it was sent for.
 *
 * @param email address that it was sent to, when the caller must know it
 * @param attemptOfBrowser the sign-up that the browser at hand made of an address; whichever sign-up mailed the link,
 *   the
 *   browser confirms its own
 * @returns `"half"` after the first of the two confirmations of an e-mail change; undefined when the link does not work
 */
export async function confirmLink(
  tx: Db,
  services: AccountServices,
  parts: {
    token: string;
    types: readonly OneTimeTokenType[];
    email?: string | undefined;
    caller: Caller;
    attemptOfBrowser?: (email: string) => string | undefined;
  },
): Promise<Confirmed | "half" | undefined> {
  const { now } = services;
  const [seen] = await tx
    .select({ userId: oneTimeTokens.userId })
    .from(oneTimeTokens)
    .where(eq(oneTimeTokens.tokenHash, sha256(parts.token)));
  if (!seen) return undefined;
  // The user first, then their tokens: the two links of an e-mail change may be opened at the same moment.
  const [user] = await tx.select().from(users).where(eq(users.id, seen.userId)).for("update");
  if (user && isBanned(user, now())) throw new AuthError(403, "user_banned", "User is banned");
  const token = user && (await takeToken(tx, { token: parts.token, types: parts.types, now: now() }));
  if (!token || (parts.email !== undefined && parts.email !== token.email)) return undefined;
  const { caller, attemptOfBrowser } = parts;
  const { codeChallenge } = token;
  if (token.type === "email_change_current" || token.type === "email_change_new") {
    const outcome = await agreeToEmailChange(tx, services, { user, token, caller });
    if (outcome === "lapsed") return undefined;
    return outcome === "half" ? outcome : { user: outcome, method: "otp", codeChallenge };
  }
  const confirmed = user.emailConfirmedAt
    ? user
    : await confirmAddress(tx, { user, token, caller, now: now(), made: attemptOfBrowser?.(token.email) });
  return { user: confirmed, method: token.type === "recovery" ? "recovery" : "otp", codeChallenge };
}

/**
 * Confirms an address that is proven for the first time. The link of a sign-up or an invitation confirms the data of
 * that sign-up; any other proves the address alone, and data that somebody else may have set before (password,
 * metadata, open links) are removed.
 *
 * @param made the sign-up of this browser, if it made one
 */
async function confirmAddress(
  tx: Db,
  {
    user,
    token,
    caller,
    now,
    made,
  }: { user: UserRow; token: OneTimeToken; caller: Caller; now: Date; made?: string | undefined },
): Promise<UserRow> {
  const { passwordHash, metadata } = confirmedAttempt(user, token, made);
  const [confirmed] = await tx
    .update(users)
    .set({
      emailConfirmedAt: now,
      updatedAt: now,
      passwordHash,
      metadata,
    })
    .where(eq(users.id, user.id))
    .returning();
  await tx.delete(oneTimeTokens).where(eq(oneTimeTokens.userId, user.id));
  await tx.delete(flowStates).where(eq(flowStates.userId, user.id));
  await keepEmailIdentity(tx, { userId: user.id, email: user.email, isConfirmed: true, now });
  await recordEvent(tx, { kind: "email_confirmed", userId: user.id, caller, detail: { by: token.type }, at: now });
  return confirmed!;
}

/** The password and the words that hold from now on. */
function confirmedAttempt(
  user: UserRow,
  { type, payload }: OneTimeToken,
  made: string | undefined,
): Pick<UserRow, "passwordHash" | "metadata"> {
  if (type !== "signup" && type !== "invite") return { passwordHash: null, metadata: {} };
  const ofLink = {
    passwordHash: payload.passwordHash ?? user.passwordHash,
    metadata: payload.metadata ?? user.metadata,
  };
  if (type === "invite" || made === undefined || ofLink.passwordHash === null) return ofLink;
  if (made === attemptOf(ofLink.passwordHash)) return ofLink;
  return payload.attempts?.[made] ?? { passwordHash: null, metadata: {} };
}
