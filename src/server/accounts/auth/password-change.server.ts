import { randomInt } from "node:crypto";
import { eq } from "drizzle-orm";
import type { Db } from "../../platform/db/connection.server.ts";
import { flowStates, oneTimeTokens, sessions, users } from "../../platform/db/tables/accounts.server.ts";
import { queueMail } from "../../platform/mail/mails.server.ts";
import type { AccountServices } from "../account-services.server.ts";
import { passwordChangedMail, reauthenticationMail } from "../mails/account-mails.server.ts";
import { deleteSessions, type SessionRow, type UserRow } from "../people/accounts.server.ts";
import { type Caller, recordEvent } from "./audit.server.ts";
import { AuthError } from "./auth-error.server.ts";
import { keepEmailIdentity } from "./email-identity.server.ts";
import { issueToken, takeCode } from "./links.server.ts";
import { takeMail } from "./mail-link.server.ts";
import { checkNewPassword } from "./password-rules.server.ts";
import { tryPassword } from "./password-sign-in.server.ts";
import { hashPassword, isPassword } from "./passwords.server.ts";

/** The protocol's name for a sign-in by a recovery link. */
const RECOVERY = "recovery";

/** How long a link of recovery, or a sign-in without a password, proves that the person is there. */
const FRESH_MS = 15 * 60_000;

/**
 * Looks whether a session may set this password: with the one in force, with a code from the mailbox, or shortly after it
 * came by a link of recovery. An account without a password sets its first one shortly after a sign-in.
 *
 * The new one is compared with the old one only behind that proof: without it nobody learns anything about the old one.
 *
 * @returns its hash
 * @throws AuthError `weak_password`, `invalid_credentials`, `reauthentication_needed`, `reauthentication_not_valid`,
 * `same_password`
 */
export async function acceptNewPassword(
  services: AccountServices,
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
  await checkNewPassword(password, user);
  const refuseSame = async () => {
    if (await isPassword(user.passwordHash, password)) {
      throw new AuthError(422, "same_password", "New password should be different from the old password");
    }
  };
  // An empty password counts as absent, because a form that shows the field sends it.
  if (currentPassword) {
    const attempt = { email: user.email, stored: user.passwordHash, password: currentPassword, caller };
    if (!(await tryPassword(services, attempt))) {
      throw new AuthError(400, "invalid_credentials", "Current password is not right");
    }
    await refuseSame();
  } else if (nonce) {
    await takeNonce(services, user, nonce, refuseSame);
  } else if (isFresh(session, user, services.now())) {
    await refuseSame();
  } else throw new AuthError(400, "reauthentication_needed", "Password update requires reauthentication");
  return await hashPassword(password);
}

function isFresh({ amr }: SessionRow, { passwordHash }: UserRow, now: Date): boolean {
  return amr.some(
    ({ method, timestamp }) =>
      (method === RECOVERY || passwordHash === null) && now.getTime() - timestamp * 1000 < FRESH_MS,
  );
}

/** Sets a password. Every other session ends, and no link or code that was sent before works any more. */
export async function setPassword(
  tx: Db,
  { config, now }: AccountServices,
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
  // A link of recovery is good for one password; the next one asks for the one that was just set.
  if (session.amr.some(({ method }) => method === RECOVERY)) {
    const amr = session.amr.map((one) => (one.method === RECOVERY ? { ...one, method: "otp" } : one));
    await tx.update(sessions).set({ amr }).where(eq(sessions.id, session.id));
  }
  // An account opened through a provider has a second way in from now on.
  await keepEmailIdentity(tx, { userId: user.id, email: user.email, isConfirmed: true, now: at });
  const { publicUrl: site } = config;
  const contactEmail = config.site.identity.email;
  await queueMail(tx, passwordChangedMail({ to: user.email, at, site, contactEmail }), at);
  await recordEvent(tx, { kind: "password_changed", userId: user.id, caller, detail: { endedSessions: ended }, at });
  return changed!;
}

/** Mails a code of six figures. At rest it is keyed: a million guesses at a copy of the database find nothing. */
export async function sendNonce(services: AccountServices, user: UserRow, caller: Caller): Promise<void> {
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

/**
 * Uses a mailed code up. The try is counted before it is looked at.
 *
 * @param check what else must hold; when it throws the code stays good
 */
async function takeNonce(
  { auth, database, now }: AccountServices,
  user: UserRow,
  nonce: string,
  check: () => Promise<void>,
): Promise<void> {
  const key = `nonce ${user.id}`;
  await auth.limits.take("wrongFactor", key);
  const code = auth.keys.mac("code", nonce);
  await database.db.transaction(async (tx) => {
    const row = await takeCode(tx, { userId: user.id, code, types: ["reauthentication"], now: now() });
    if (!row) throw new AuthError(422, "reauthentication_not_valid", "Nonce has expired or is invalid");
    await check();
  });
  await auth.limits.forget("wrongFactor", key);
}
