import { and, eq, isNull } from "drizzle-orm";
import { oneTimeTokens, users } from "../../platform/db/account-schema.server.ts";
import type { AccountServices } from "../account-services.server.ts";
import { findUserByEmail, type UserRow } from "../people/accounts.server.ts";
import { attemptOf } from "./asked-here.server.ts";
import { type Caller, recordEvent } from "./audit.server.ts";
import { AuthError } from "./auth-error.server.ts";
import { keepEmailIdentity } from "./email-identity.server.ts";
import { type LinkWishes, mailLink, takeMail } from "./mail-link.server.ts";
import { hashPassword } from "./passwords.server.ts";

/**
 * Makes an account and mails its link. An address that was not confirmed yet may sign up again: the new attempt replaces the
 * earlier one, whose link dies, and its password and words wait beside the new link, so that opening a link confirms the
 * attempt which sent it and no other.
 *
 * @returns the row with the metadata of this attempt, and what tells it from others @throws AuthError 422 `user_already_exists`, 429
 */
export async function signUp(
  services: AccountServices,
  parts: LinkWishes & { email: string; password: string; metadata: Record<string, unknown>; caller: Caller },
): Promise<{ user: UserRow; attempt: string }> {
  const { database, now } = services;
  const { email, metadata, caller } = parts;
  // Before the look-up: a taken address answers no sooner than a free one.
  const passwordHash = await hashPassword(parts.password);
  const known = await findUserByEmail(database.db, email);
  if (known?.emailConfirmedAt) return await refuseTaken(services, known, caller);
  await takeMail(services, "signup", email);
  const outcome = await database.db.transaction(async (tx) => {
    const at = now();
    const link = { to: email, redirectTo: parts.redirectTo, codeChallenge: parts.codeChallenge };
    const [made] = await tx
      .insert(users)
      .values({ email, passwordHash, metadata, confirmationSentAt: at, createdAt: at, updatedAt: at })
      .onConflictDoNothing({ target: users.email })
      .returning();
    if (made) {
      await keepEmailIdentity(tx, { userId: made.id, email, isConfirmed: false, now: at });
      await mailLink(tx, services, { ...link, user: made, type: "signup" });
      await recordEvent(tx, { kind: "signup", userId: made.id, caller, at });
      return made;
    }
    const [waiting] = await tx
      .update(users)
      .set({ passwordHash: null, metadata: {}, confirmationSentAt: at, updatedAt: at })
      .where(and(eq(users.email, email), isNull(users.emailConfirmedAt)))
      .returning();
    if (!waiting) return null; // confirmed a moment ago
    await mailLink(tx, services, { ...link, user: waiting, type: "signup", payload: { passwordHash, metadata } });
    await recordEvent(tx, { kind: "signup_repeated", userId: waiting.id, actorId: null, caller, at });
    return { ...waiting, metadata };
  });
  const user = outcome ?? (await refuseTaken(services, await findUserByEmail(database.db, email), caller));
  return { user, attempt: attemptOf(passwordHash) };
}

async function refuseTaken(
  { database, now }: AccountServices,
  owner: UserRow | undefined,
  caller: Caller,
): Promise<never> {
  const detail = { refused: "user_already_exists" };
  const event = {
    kind: "signup_repeated",
    userId: owner?.id ?? null,
    actorId: null,
    caller,
    detail,
    at: now(),
  } as const;
  await recordEvent(database.db, event);
  throw new AuthError(422, "user_already_exists", "User already registered");
}

/** Mails the link of an unconfirmed sign-up again; what waited beside the old link waits beside the new one. */
export async function resendSignUp(services: AccountServices, email: string, wishes: LinkWishes): Promise<void> {
  const { database, now } = services;
  await database.db.transaction(async (tx) => {
    const [user] = await tx
      .update(users)
      .set({ confirmationSentAt: now() })
      .where(and(eq(users.email, email), isNull(users.emailConfirmedAt)))
      .returning();
    if (!user) return;
    const [open] = await tx
      .select({ payload: oneTimeTokens.payload })
      .from(oneTimeTokens)
      .where(and(eq(oneTimeTokens.userId, user.id), eq(oneTimeTokens.type, "signup")));
    await mailLink(tx, services, { ...wishes, user, type: "signup", to: email, payload: open?.payload ?? {} });
  });
}
