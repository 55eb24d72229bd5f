import { randomInt } from "node:crypto";
import { eq } from "drizzle-orm";
import { flowStates, oneTimeTokens, users } from "../db/account-schema.server.ts";
import type { Db } from "../db/connection.server.ts";
import { passwordChangedMail, reauthenticationMail } from "../mail/account-mails.server.ts";
import { deleteSessions, type SessionRow, type UserRow } from "../queries/accounts.server.ts";
import { queueMail } from "../queries/mails.server.ts";
import type { Services } from "../services.server.ts";
import { type Caller, recordEvent } from "./audit.server.ts";
import { AuthError } from "./auth-error.server.ts";
import { keepEmailIdentity } from "./email-identity.server.ts";
import { issueToken, takeCode } from "./links.server.ts";
import { takeMail } from "./mail-link.server.ts";
import { checkNewPassword } from "./password-rules.server.ts";
import { tryPassword } from "./password-sign-in.server.ts";
import { hashPassword, isPassword } from "./passwords.server.ts";

/** A session that proved itself longer ago than this must prove itself again. */
const FRESH_MS = 24 * 3_600_000;

/**
 * Looks whether a session may set this password.
 *
 * @returns its hash
 * @throws AuthError `weak_password`, `invalid_credentials`, `reauthentication_needed`, `reauthentication_not_valid`,
 * `same_password`
 */
export async function acceptNewPassword(
  services: Services,
  parts: {
    user: UserRow;
    session: SessionRow;
    password: string;
    currentPassword: string | undefined;
    nonce: string | undefined;
    caller: Caller;
  },
): Promise<string> {
  const { user, session, password, currentPassword, nonce, caller } = parts;
  checkNewPassword(password);
  if (currentPassword !== undefined) {
    const attempt = { key: user.email, stored: user.passwordHash, password: currentPassword, caller };
    if (!(await tryPassword(services, attempt))) {
      throw new AuthError(400, "invalid_credentials", "Current password is not right");
    }
  } else if (nonce === undefined && !isFresh(session, services.now())) {
    throw new AuthError(400, "reauthentication_needed", "Password update requires reauthentication");
  }
  if (await isPassword(user.passwordHash, password)) {
    throw new AuthError(422, "same_password", "New password should be different from the old password");
  }
  if (nonce !== undefined) await takeNonce(services, user, nonce);
  return await hashPassword(password);
}

function isFresh(session: SessionRow, now: Date): boolean {
  const proven = Math.max(...session.amr.map(({ timestamp }) => timestamp * 1000));
  return now.getTime() - proven < FRESH_MS;
}

/** Sets a password. Every other session ends, and no link or code that was sent before works any more. */
export async function setPassword(
  tx: Db,
  { config, now }: Services,
  { user, session, passwordHash, caller }: { user: UserRow; session: SessionRow; passwordHash: string; caller: Caller },
): Promise<UserRow> {
  const at = now();
  const [changed] = await tx
    .update(users)
    .set({ passwordHash, newEmail: null, updatedAt: at })
    .where(eq(users.id, user.id))
    .returning();
  await tx.delete(oneTimeTokens).where(eq(oneTimeTokens.userId, user.id));
  await tx.delete(flowStates).where(eq(flowStates.userId, user.id));
  const ended = await deleteSessions(tx, user.id, session.id);
  // Who came through a provider has a second way in from now on.
  await keepEmailIdentity(tx, { userId: user.id, email: user.email, isConfirmed: true, now: at });
  const { publicUrl: site } = config;
  const contactEmail = config.site.identity.email;
  await queueMail(tx, passwordChangedMail({ to: user.email, at, site, contactEmail }), at);
  await recordEvent(tx, { kind: "password_changed", userId: user.id, caller, detail: { endedSessions: ended }, at });
  return changed!;
}

/** Mails a code of six figures. At rest it is keyed: a million guesses at a copy of the database find nothing. */
export async function sendNonce(services: Services, user: UserRow, caller: Caller): Promise<void> {
  const { auth, config, database, now } = services;
  await takeMail(services, "reauthentication", user.email);
  const nonce = randomInt(0, 1_000_000).toString().padStart(6, "0");
  const seconds = config.auth.linkSeconds;
  await database.db.transaction(async (tx) => {
    const at = now();
    const code = auth.keys.mac("code", nonce);
    await issueToken(tx, { userId: user.id, type: "reauthentication", email: user.email, code, now: at, seconds });
    await tx.update(users).set({ reauthenticationSentAt: at }).where(eq(users.id, user.id));
    await queueMail(tx, reauthenticationMail({ to: user.email, code: nonce, seconds }), at);
    await recordEvent(tx, { kind: "reauthentication_requested", userId: user.id, caller, at });
  });
}

async function takeNonce({ auth, database, now }: Services, user: UserRow, nonce: string): Promise<void> {
  const key = `nonce ${user.id}`;
  await auth.limits.take("wrongFactor", key);
  const code = auth.keys.mac("code", nonce);
  const row = await takeCode(database.db, { userId: user.id, code, types: ["reauthentication"], now: now() });
  if (!row) throw new AuthError(422, "reauthentication_not_valid", "Nonce has expired or is invalid");
  await auth.limits.forget("wrongFactor", key);
}
