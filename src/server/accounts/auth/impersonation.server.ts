import { and, eq, isNotNull, lte, sql } from "drizzle-orm";
import { IMPERSONATION_MINUTES } from "#domain/accounts/account/impersonation.ts";
import { AppError } from "../../platform/app-error.server.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { sessions, users } from "../../platform/db/tables/accounts.server.ts";
import type { Impersonation } from "../access/app-env.server.ts";
import type { AccountServices } from "../account-services.server.ts";
import { findUser, rolesOf, type SessionRow } from "../people/accounts.server.ts";
import { type Act, administer } from "./administer.server.ts";
import { type Caller, recordEvent } from "./audit.server.ts";
import { standsAt } from "./session-life.server.ts";
import { isBanned } from "./sessions.server.ts";

/**
 * An administrator looks at the product as a person does. The session is the person's, names them (`impersonator_id`)
 * and hangs on the one session of their own in which they began: when that one ends, when either of the two is banned,
 * when they lose their role or the person gets one, or when the hour is over, it means nothing any more. No token is
 * ever made for it, so nothing but the cookie of that browser opens it.
 */

const LIFE_MS = IMPERSONATION_MINUTES * 60_000;

/** A session's method names the administrator's own session, which opened it. */
const METHOD = "impersonation/";

const endOf = (session: Pick<SessionRow, "createdAt">) => new Date(session.createdAt.getTime() + LIFE_MS);

const ownSessionOf = ({ amr }: Pick<SessionRow, "amr">): string | null => {
  const method = amr[0]?.method ?? "";
  return method.startsWith(METHOD) ? method.slice(METHOD.length) : null;
};

/** Null once it is over, for whatever reason. */
export async function findImpersonation(db: Db, sessionId: string, now: Date): Promise<Impersonation | null> {
  const [row] = await db
    .select({ session: sessions, user: users })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.id, sessionId), isNotNull(sessions.impersonatorId)));
  if (!row) return null;
  const { session, user } = row;
  const ownSessionId = ownSessionOf(session);
  if (ownSessionId === null || endOf(session) <= now || isBanned(user, now)) return null;
  const isOwn = sql`${sessions.id}::text = ${ownSessionId} and ${sessions.userId} = ${session.impersonatorId}`;
  const own = and(isOwn, standsAt(now));
  if ((await db.$count(sessions, own)) === 0) return null;
  const admin = await findUser(db, session.impersonatorId!);
  if (!admin || isBanned(admin, now)) return null;
  if (!(await rolesOf(db, admin.id)).includes("admin") || (await rolesOf(db, user.id)).length > 0) return null;
  return { session, user, admin: { userId: admin.id, email: admin.email }, ownSessionId, until: endOf(session) };
}

/**
 * Opens it. An administrator who already looks as somebody leaves that person for the next one.
 *
 * @throws AppError NOT_ALLOWED for a manager, and for the account of an administrator or manager; INVALID_INPUT for one's own
 *   account and for one that cannot sign in
 */
export async function startImpersonation(
  services: AccountServices,
  parts: Act & { reason: string },
): Promise<SessionRow> {
  const { viewer, caller, userId, reason } = parts;
  return await administer(services, parts, "act-as-people", async ({ tx, now, user, note }) => {
    const fault = (message: string) => new AppError("INVALID_INPUT", [{ path: "reason", message }]);
    if (userId === viewer.userId) throw fault("Esta es tu propia cuenta");
    if ((await rolesOf(tx, userId)).length > 0) throw new AppError("NOT_ALLOWED");
    if (isBanned(user, now)) throw fault("La cuenta está bloqueada: nadie puede entrar en ella");
    if (user.emailConfirmedAt === null) throw fault("Esta persona aún no ha confirmado su correo");
    await endThose(tx, eq(sessions.impersonatorId, viewer.userId), { caller, how: "replaced", now });
    const [session] = await tx
      .insert(sessions)
      .values({
        userId,
        impersonatorId: viewer.userId,
        amr: [{ method: `${METHOD}${viewer.sessionId}`, timestamp: Math.floor(now.getTime() / 1000) }],
        createdAt: now,
        refreshedAt: now,
      })
      .returning();
    await note("impersonation_started", { reason, until: endOf(session!).toISOString() });
    return session!;
  });
}

/** Leaves. Once more changes nothing. */
export async function endImpersonation(
  { database, now }: Pick<AccountServices, "database" | "now">,
  { sessionId, caller }: { sessionId: string; caller: Caller },
): Promise<void> {
  await database.db.transaction((tx) =>
    endThose(tx, and(eq(sessions.id, sessionId), isNotNull(sessions.impersonatorId)), {
      caller,
      how: "left",
      now: now(),
    }),
  );
}

/** Removes impersonations whose hour is over: nobody can use them any more, and the log notes their end. */
export async function forgetImpersonations(tx: Db, now: Date): Promise<number> {
  const isOver = and(isNotNull(sessions.impersonatorId), lte(sessions.createdAt, new Date(now.getTime() - LIFE_MS)));
  return await endThose(tx, isOver, { caller: { ipAddress: null, userAgent: null }, how: "expired", now });
}

async function endThose(
  tx: Db,
  which: ReturnType<typeof and>,
  { caller, how, now }: { caller: Caller; how: "left" | "expired" | "replaced"; now: Date },
): Promise<number> {
  const gone = await tx
    .delete(sessions)
    .where(which)
    .returning({ userId: sessions.userId, actorId: sessions.impersonatorId });
  for (const { userId, actorId } of gone) {
    await recordEvent(tx, { kind: "impersonation_ended", userId, actorId, caller, detail: { how }, at: now });
  }
  return gone.length;
}
