import { and, eq, isNull } from "drizzle-orm";
import type { Db } from "../../platform/db/connection.server.ts";
import {
  oneTimeTokens,
  type SignUpAttempt,
  type TokenPayload,
  users,
} from "../../platform/db/tables/accounts.server.ts";
import type { AccountServices } from "../account-services.server.ts";
import { findUserByEmail, type UserRow } from "../people/accounts.server.ts";
import { attemptOf } from "./asked-here.server.ts";
import { type Caller, recordEvent } from "./audit.server.ts";
import { AuthError } from "./auth-error.server.ts";
import { keepEmailIdentity } from "./email-identity.server.ts";
import { type LinkWishes, mailLink, takeMail } from "./mail-link.server.ts";
import { hashPassword } from "./passwords.server.ts";

/**
 * Sign-ups kept for one address; later ones are not told apart, and a browser that made one confirms the address alone.
 */
const MOST_ATTEMPTS = 8;

/**
 * Makes an account and mails its link. An unconfirmed address may sign up again: the new attempt replaces the earlier
 * one, whose link dies. Its password and metadata wait beside the new link, so that opening a link confirms the attempt
 * that sent it and no other. Earlier attempts wait there too, for the browser that made them.
 *
 * @param onAttempt gets the mark that tells this attempt from others, before a mail may be refused because one went out
 *   a minute ago
 * @returns the row with the metadata of this attempt @throws AuthError 422 `user_already_exists`, 429
 */
export async function signUp(
  services: AccountServices,
  parts: LinkWishes & {
    email: string;
    password: string;
    metadata: Record<string, unknown>;
    caller: Caller;
    onAttempt: (attempt: string) => void;
  },
): Promise<UserRow> {
  const { database, now } = services;
  const { email, metadata, caller } = parts;
  // Before the look-up: a taken address answers no sooner than a free one.
  const passwordHash = await hashPassword(parts.password);
  const known = await findUserByEmail(database.db, email);
  if (known?.emailConfirmedAt) return await refuseTaken(services, known, caller);
  parts.onAttempt(attemptOf(passwordHash));
  const attempt = { passwordHash, metadata };
  try {
    await takeMail(services, "signup", email);
  } catch (refused) {
    // Somebody else may have sent the mail that is on its way: it confirms this attempt in the browser that made it.
    await database.db.transaction((tx) => joinOpenLink(tx, email, attempt));
    throw refused;
  }
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
    const waiting = await lockWaiting(tx, email);
    if (!waiting) return null; // confirmed a moment ago
    const { attempts } = withAttempt(waiting, (await openLink(tx, waiting.id))?.payload, attempt);
    const [user] = await tx
      .update(users)
      .set({ passwordHash: null, metadata: {}, confirmationSentAt: at, updatedAt: at })
      .where(eq(users.id, waiting.id))
      .returning();
    await mailLink(tx, services, { ...link, user: user!, type: "signup", payload: { ...attempt, attempts } });
    await recordEvent(tx, { kind: "signup_repeated", userId: user!.id, actorId: null, caller, at });
    return { ...user!, metadata };
  });
  return outcome ?? (await refuseTaken(services, await findUserByEmail(database.db, email), caller));
}

async function lockWaiting(tx: Db, email: string): Promise<UserRow | undefined> {
  const [user] = await tx
    .select()
    .from(users)
    .where(and(eq(users.email, email), isNull(users.emailConfirmedAt)))
    .for("update");
  return user;
}

/** The link of a sign-up that can still be opened. */
async function openLink(tx: Db, userId: string) {
  const [link] = await tx
    .select({ id: oneTimeTokens.tokenHash, payload: oneTimeTokens.payload })
    .from(oneTimeTokens)
    .where(and(eq(oneTimeTokens.userId, userId), eq(oneTimeTokens.type, "signup")));
  return link;
}

/** Payload of a link with one attempt more. The first attempt of an address is stored in its row. */
function withAttempt(user: UserRow, payload: TokenPayload = {}, attempt: SignUpAttempt) {
  const { passwordHash, metadata } = user;
  const first = passwordHash === null ? {} : { [attemptOf(passwordHash)]: { passwordHash, metadata } };
  const attempts = { ...first, ...payload.attempts };
  if (Object.keys(attempts).length < MOST_ATTEMPTS) attempts[attemptOf(attempt.passwordHash)] = attempt;
  return { ...payload, attempts };
}

async function joinOpenLink(tx: Db, email: string, attempt: SignUpAttempt): Promise<void> {
  const waiting = await lockWaiting(tx, email);
  const link = waiting && (await openLink(tx, waiting.id));
  if (!link) return;
  const payload = withAttempt(waiting, link.payload, attempt);
  await tx.update(oneTimeTokens).set({ payload }).where(eq(oneTimeTokens.tokenHash, link.id));
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

/** Mails the link of an unconfirmed sign-up again; the payload of the old link moves to the new one. */
export async function resendSignUp(services: AccountServices, email: string, wishes: LinkWishes): Promise<void> {
  const { database, now } = services;
  await database.db.transaction(async (tx) => {
    const [user] = await tx
      .update(users)
      .set({ confirmationSentAt: now() })
      .where(and(eq(users.email, email), isNull(users.emailConfirmedAt)))
      .returning();
    if (!user) return;
    const open = await openLink(tx, user.id);
    await mailLink(tx, services, { ...wishes, user, type: "signup", to: email, payload: open?.payload ?? {} });
  });
}
