import { eq, sql } from "drizzle-orm";
import type { Context } from "hono";
import type { Db } from "../../platform/db/connection.server.ts";
import { type AuthMethod, identities, sessions, users } from "../../platform/db/tables/accounts.server.ts";
import type { AppEnv } from "../access/app-env.server.ts";
import type { AccountServices } from "../account-services.server.ts";
import {
  findSession,
  findUser,
  listIdentities,
  rolesOf,
  type SessionRow,
  type UserRow,
} from "../people/accounts.server.ts";
import { signAccessToken } from "./access-token.server.ts";
import { type Caller, callerOf, recordEvent } from "./audit.server.ts";
import { AuthError } from "./auth-error.server.ts";
import { claimVisitor } from "./claim-visitor.server.ts";
import { readRefreshToken, refreshToken } from "./refresh-token.server.ts";
import { setSessionCookie } from "./session-cookie.server.ts";
import { isOver, secondsLeft } from "./session-life.server.ts";
import { appMetadata, userJson } from "./user-json.server.ts";

/** Sessions: opened by every way of signing in, prolonged by refresh tokens, ended at once. */

export function isBanned(user: Pick<UserRow, "bannedUntil">, now: Date): boolean {
  return user.bannedUntil !== null && user.bannedUntil > now;
}

/**
 * Opens a session.
 *
 * @param method how the person proved who they are (`password`, `otp`, `recovery`, `oauth`)
 */
export async function openSession(
  tx: Db,
  parts: { user: UserRow; method: string; caller: Caller; now: Date },
): Promise<SessionRow> {
  const { user, method, caller, now } = parts;
  if (isBanned(user, now)) throw new AuthError(400, "user_banned", "User is banned");
  const [session] = await tx
    .insert(sessions)
    .values({ userId: user.id, amr: [amrOf(method, now)], refreshedAt: now, createdAt: now, ...caller })
    .returning();
  await tx.update(users).set({ lastSignInAt: now }).where(eq(users.id, user.id));
  if (method !== "oauth") {
    const mine = sql`${identities.userId} = ${user.id} and ${identities.provider} = 'email'`;
    await tx.update(identities).set({ lastSignInAt: now }).where(mine);
  }
  await recordEvent(tx, { kind: "signed_in", userId: user.id, caller, detail: { method }, at: now });
  return session!;
}

export const amrOf = (method: string, now: Date): AuthMethod => ({
  method,
  timestamp: Math.floor(now.getTime() / 1000),
});

/**
 * Opens a session in a transaction of its own and answers it, with the cookie beside it. The person signs in by a gesture at this
 * browser, so what its visitor made becomes theirs.
 */
export async function answerNewSession(
  c: Context<AppEnv>,
  services: AccountServices,
  { userId, method }: { userId: string; method: string },
): Promise<Response> {
  const { database, config, now } = services;
  const session = await database.db.transaction(async (tx) => {
    const user = await findUser(tx, userId);
    if (!user) throw new AuthError(400, "user_not_found", "User not found");
    return await openSession(tx, { user, method, caller: callerOf(c, config), now: now() });
  });
  await claimVisitor(c, services, session);
  return await answerSession(c, services, session);
}

/** Answers with the session in the protocol's form, and sets the cookie that names it. */
export async function answerSession(
  c: Context<AppEnv>,
  services: AccountServices,
  session: SessionRow,
): Promise<Response> {
  await setCookieOf(c, services, session);
  return c.json(await sessionJson(services, services.database.db, session));
}

/** The cookie that names a session lives no longer than it. */
export async function setCookieOf(
  c: Context<AppEnv>,
  { auth, config, database, now }: AccountServices,
  session: SessionRow,
): Promise<void> {
  const isStaff = (await rolesOf(database.db, session.userId)).length > 0;
  setSessionCookie(c, auth.keys, config, session.id, secondsLeft(session, isStaff, now()));
}

export async function sessionJson({ config, auth, now }: AccountServices, db: Db, session: SessionRow) {
  const user = await findUser(db, session.userId);
  if (!user) throw new AuthError(400, "session_not_found", "Session not found");
  const { token, expiresAt } = await signAccessToken(auth.keys, {
    issuer: auth.issuer,
    user,
    session,
    appMetadata: appMetadata(await listIdentities(db, user.id)),
    now: now(),
    seconds: config.auth.accessTokenSeconds,
  });
  return {
    access_token: token,
    token_type: "bearer",
    expires_in: config.auth.accessTokenSeconds,
    expires_at: expiresAt,
    refresh_token: refreshToken(auth.keys, session.id, session.counter),
    user: await userJson(db, user),
  };
}

/**
 * Changes a refresh token for the session's next. The token before the current one is answered with the current one while
 * the interval of reuse lasts, so that tabs which refresh together agree; later its use means that it was stolen, and the
 * session ends.
 */
export async function refreshSession(services: AccountServices, token: string, caller: Caller): Promise<SessionRow> {
  const { auth, config, database, now } = services;
  const read = readRefreshToken(auth.keys, token);
  if (read === "malformed") throw new AuthError(400, "validation_failed", "Refresh token is malformed");
  const unknown = new AuthError(400, "refresh_token_not_found", "Invalid refresh token: not found");
  if (read === "forged") throw unknown;
  const outcome = await database.db.transaction(async (tx) => {
    const [session] = await tx.select().from(sessions).where(eq(sessions.id, read.sessionId)).for("update");
    if (!session) return new AuthError(400, "session_not_found", "Session not found");
    const owner = await findUser(tx, session.userId);
    if (!owner || isBanned(owner, now())) return new AuthError(400, "user_banned", "User is banned");
    const isStaff = (await rolesOf(tx, session.userId)).length > 0;
    if (isOver(session, isStaff, now())) return new AuthError(400, "session_expired", "Session has expired");
    if (read.counter > session.counter) return unknown;
    if (read.counter === session.counter) {
      const [next] = await tx
        .update(sessions)
        .set({ counter: session.counter + 1, refreshedAt: now(), ...caller })
        .where(eq(sessions.id, session.id))
        .returning();
      return next!;
    }
    const age = now().getTime() - session.refreshedAt.getTime();
    const isRecent = age <= config.auth.reuseSeconds * 1000;
    if (isRecent && read.counter >= session.floor) return session;
    const used = new AuthError(400, "refresh_token_already_used", "Invalid refresh token: already used");
    // A tab that raced with its own second factor is no thief; it just gets nothing.
    if (isRecent) return used;
    await tx.delete(sessions).where(eq(sessions.id, session.id));
    await recordEvent(tx, { kind: "refresh_reused", userId: session.userId, caller, at: now() });
    return used;
  });
  if (outcome instanceof AuthError) throw outcome;
  return outcome;
}

/** Session and user of an id, if the session is still valid and the user is not banned. */
export async function liveSession(
  db: Db,
  sessionId: string,
  now: Date,
): Promise<{ session: SessionRow; user: UserRow } | "gone" | "banned"> {
  return standing(await findSession(db, sessionId), now);
}

/** The found session, if it is still valid and its user is not banned. */
export function standing<T extends { session: SessionRow; user: UserRow; isStaff: boolean }>(
  found: T | undefined,
  now: Date,
): T | "gone" | "banned" {
  // A session in which somebody looks as another is opened by `with-impersonation` alone.
  if (!found || found.session.impersonatorId !== null || isOver(found.session, found.isStaff, now)) return "gone";
  return isBanned(found.user, now) ? "banned" : found;
}
