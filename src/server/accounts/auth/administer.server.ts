import { and, eq } from "drizzle-orm";
import { mayAsStaff, type StaffAct } from "#domain/accounts/account/staff-rights.ts";
import { AppError } from "../../platform/app-error.server.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { flowStates, oneTimeTokens, sessions, userRoles, users } from "../../platform/db/tables/accounts.server.ts";
import type { Viewer } from "../access/viewer.server.ts";
import type { AccountServices } from "../account-services.server.ts";
import { deleteSessions, findSession, findUser, type Role, rolesOf, type UserRow } from "../people/accounts.server.ts";
import { isLastAdmin, lockAdmins } from "../people/roles.server.ts";
import { type AuthEventKind, type Caller, recordEvent } from "./audit.server.ts";
import { AuthError } from "./auth-error.server.ts";
import { mailLink, takeMail } from "./mail-link.server.ts";
import { isBanned } from "./sessions.server.ts";

/**
 * Acts of administrators on accounts. Each act is one transaction with its line in the security log, and checks the
 * administrator's rights inside it: if two take each other's rights away, the second no longer has theirs.
 */

/** For ever, as a date that JavaScript and PostgreSQL both have. */
const NO_END = new Date("9999-12-31T00:00:00.000Z");

export const isEndless = (until: Date): boolean => until.getTime() >= NO_END.getTime();

/** An administrator, and the account that they act on. */
export interface Act {
  viewer: Viewer;
  caller: Caller;
  userId: string;
}

interface Stage {
  tx: Db;
  now: Date;
  user: UserRow;
  note(kind: AuthEventKind, detail?: Record<string, unknown>): Promise<void>;
}

/**
 * @throws AppError UNAUTHORIZED or NOT_FOUND when the administrator has lost session or role meanwhile, NOT_FOUND
 *   without such an account, NOT_ALLOWED where their role lacks the right
 */
export async function administer<T>(
  { database, now }: AccountServices,
  { viewer, caller, userId }: Act,
  right: StaffAct,
  work: (stage: Stage) => Promise<T>,
): Promise<T> {
  const at = now();
  return await database.db.transaction(async (tx) => {
    await lockAdmins(tx);
    const live = await findSession(tx, viewer.sessionId);
    if (!live || isBanned(live.user, at)) throw new AppError("UNAUTHORIZED");
    const own = await rolesOf(tx, viewer.userId);
    if (own.length === 0) throw new AppError("NOT_FOUND");
    const [user] = await tx.select().from(users).where(eq(users.id, userId)).for("update");
    if (!user) throw new AppError("NOT_FOUND");
    const isOfAdmin = (await rolesOf(tx, userId)).includes("admin");
    if (!mayAsStaff(own, right) || (isOfAdmin && !mayAsStaff(own, "act-on-admins"))) throw new AppError("NOT_ALLOWED");
    const note = (kind: AuthEventKind, detail: Record<string, unknown> = {}) =>
      recordEvent(tx, { kind, userId, actorId: viewer.userId, caller, detail, at });
    return await work({ tx, now: at, user, note });
  });
}

/** Once more changes nothing. @throws AppError INVALID_INPUT for an address that nobody has confirmed */
export async function grantRole(services: AccountServices, parts: Act & { role: Role }): Promise<void> {
  const { role, userId, viewer } = parts;
  await administer(services, parts, "change-roles", async ({ tx, now, user, note }) => {
    if (user.emailConfirmedAt === null) throw fault("role", "Esta persona aún no ha confirmado su correo");
    if (isBanned(user, now)) throw fault("role", "Quita antes el bloqueo de esta cuenta");
    const added = await tx
      .insert(userRoles)
      .values({ userId, role, grantedBy: viewer.userId, createdAt: now })
      .onConflictDoNothing()
      .returning();
    if (added.length > 0) await note("role_granted", { role });
  });
}

/** Once more changes nothing. @throws AppError LAST_ADMIN */
export async function revokeRole(services: AccountServices, parts: Act & { role: Role }): Promise<void> {
  const { role, userId } = parts;
  await administer(services, parts, "change-roles", async ({ tx, now, note }) => {
    if (role === "admin" && (await isLastAdmin(tx, userId, now))) throw new AppError("LAST_ADMIN");
    const gone = await tx
      .delete(userRoles)
      .where(and(eq(userRoles.userId, userId), eq(userRoles.role, role)))
      .returning();
    if (gone.length > 0) await note("role_revoked", { role });
  });
}

/**
 * Bars a person from signing in and ends their sessions and open links at once. Banning again sets reason and end anew.
 *
 * @param until null for no end
 */
export async function ban(
  services: AccountServices,
  parts: Act & { reason: string; until: Date | null },
): Promise<{ endedSessions: number }> {
  const { reason, until, userId, viewer } = parts;
  return await administer(services, parts, "bar-people", async ({ tx, now, note }) => {
    if (userId === viewer.userId) throw fault("reason", "No puedes bloquear tu propia cuenta");
    if (until !== null && until <= now) throw fault("until", "Elige un día a partir de mañana");
    await tx
      .update(users)
      .set({ bannedUntil: until ?? NO_END, updatedAt: now })
      .where(eq(users.id, userId));
    const endedSessions = await deleteSessions(tx, userId);
    await tx.delete(oneTimeTokens).where(eq(oneTimeTokens.userId, userId));
    await tx.delete(flowStates).where(eq(flowStates.userId, userId));
    await note("banned", { reason, until: until?.toISOString() ?? null, endedSessions });
    return { endedSessions };
  });
}

export async function unban(services: AccountServices, parts: Act): Promise<void> {
  await administer(services, parts, "bar-people", async ({ tx, now, user, note }) => {
    if (!isBanned(user, now)) return;
    await tx.update(users).set({ bannedUntil: null, updatedAt: now }).where(eq(users.id, user.id));
    await note("unbanned");
  });
}

/**
 * Signs a person out: everywhere, or of one session.
 *
 * @throws AppError NOT_FOUND when they have no such session
 */
export async function endSessions(
  services: AccountServices,
  parts: Act & { sessionId?: string },
): Promise<{ endedSessions: number }> {
  const { sessionId, userId } = parts;
  return await administer(services, parts, "end-sessions", async ({ tx, note }) => {
    const mine = eq(sessions.userId, userId);
    const gone = await tx
      .delete(sessions)
      .where(sessionId === undefined ? mine : and(mine, eq(sessions.id, sessionId)))
      .returning({ id: sessions.id });
    if (gone.length > 0) await note("session_ended", { endedSessions: gone.length });
    else if (sessionId !== undefined) throw new AppError("NOT_FOUND");
    return { endedSessions: gone.length };
  });
}

/**
 * Mails a person the link that they may ask for themselves: to confirm their address, or where that is done to choose a
 * new password.
 *
 * @throws AppError RATE_LIMIT when one went out less than a minute ago, INVALID_INPUT for a banned account
 */
export async function mailPerson(services: AccountServices, parts: Act): Promise<{ sent: "signup" | "recovery" }> {
  const { config, database } = services;
  const known = await findUser(database.db, parts.userId);
  if (!known) throw new AppError("NOT_FOUND");
  const type = known.emailConfirmedAt === null ? "signup" : "recovery";
  // Counted outside the transaction: the counters have a connection of their own.
  await takeMail(services, type, known.email).catch((error) => {
    throw error instanceof AuthError ? new AppError("RATE_LIMIT") : error;
  });
  return await administer(services, parts, "mail-links", async ({ tx, now, user, note }) => {
    if (isBanned(user, now)) throw fault("mail", "Quita antes el bloqueo de esta cuenta");
    const [open] = await tx
      .select({ payload: oneTimeTokens.payload })
      .from(oneTimeTokens)
      .where(and(eq(oneTimeTokens.userId, user.id), eq(oneTimeTokens.type, type)));
    const link = { redirectTo: `${config.publicUrl}/`, codeChallenge: null, payload: open?.payload ?? {} };
    await mailLink(tx, services, { ...link, user, type, to: user.email });
    const sentAt = type === "signup" ? { confirmationSentAt: now } : { recoverySentAt: now };
    await tx.update(users).set(sentAt).where(eq(users.id, user.id));
    await note(type === "signup" ? "confirmation_sent" : "recovery_requested");
    return { sent: type } as const;
  });
}

const fault = (path: string, message: string) => new AppError("INVALID_INPUT", [{ path, message }]);
