import { and, asc, eq, exists, gt, inArray, isNull, lte, or, sql } from "drizzle-orm";
import { IMPERSONATION_MINUTES } from "#domain/accounts/account/impersonation.ts";
import { builtOnce } from "../../platform/db/built-once.server.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { factors, identities, sessions, userRoles, users } from "../../platform/db/tables/accounts.server.ts";
import { agencyMembers } from "../../platform/db/tables/accounts-agencies.server.ts";
import { passkeys } from "../../platform/db/tables/accounts-passkeys.server.ts";
import { standsAt } from "../auth/session-life.server.ts";

export type UserRow = typeof users.$inferSelect;
export type SessionRow = typeof sessions.$inferSelect;
export type IdentityRow = typeof identities.$inferSelect;
export type FactorRow = typeof factors.$inferSelect;
export type Role = "admin" | "manager";

export async function findUser(db: Db, id: string): Promise<UserRow | undefined> {
  const [user] = await db.select().from(users).where(eq(users.id, id));
  return user;
}

/** The row, locked until the transaction ends; undefined once the account was deleted. */
export async function lockUser(tx: Db, id: string): Promise<UserRow | undefined> {
  const [user] = await tx.select().from(users).where(eq(users.id, id)).for("update");
  return user;
}

export async function setMetadata(
  tx: Db,
  id: string,
  metadata: UserRow["metadata"],
  now: Date,
): Promise<UserRow | undefined> {
  const [user] = await tx.update(users).set({ metadata, updatedAt: now }).where(eq(users.id, id)).returning();
  return user;
}

/** Addresses are kept and compared in lower case. */
export async function findUserByEmail(db: Db, email: string): Promise<UserRow | undefined> {
  const [user] = await db.select().from(users).where(eq(users.email, email.trim().toLowerCase()));
  return user;
}

/** Rights shorten the life of a session. */
const isOfStaff = sql<boolean>`exists (select from ${userRoles} where ${userRoles.userId} = ${users.id})`;

const sessionWithUser = builtOnce((db) =>
  db
    .select({ session: sessions, user: users, isStaff: isOfStaff })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(eq(sessions.id, sql.placeholder("id")))
    .prepare(""),
);

/** A session with its user; undefined once it was ended. */
export async function findSession(
  db: Db,
  sessionId: string,
): Promise<{ session: SessionRow; user: UserRow; isStaff: boolean } | undefined> {
  const [row] = await sessionWithUser(db).execute({ id: sessionId });
  return row;
}

const identitiesOfUser = builtOnce((db) =>
  db
    .select()
    .from(identities)
    .where(eq(identities.userId, sql.placeholder("userId")))
    .orderBy(asc(identities.createdAt), asc(identities.id))
    .prepare(""),
);

/** In the order in which they were added. */
export async function listIdentities(db: Db, userId: string): Promise<IdentityRow[]> {
  return await identitiesOfUser(db).execute({ userId });
}

const factorsOfUser = builtOnce((db) =>
  db
    .select()
    .from(factors)
    .where(eq(factors.userId, sql.placeholder("userId")))
    .orderBy(asc(factors.createdAt), asc(factors.id))
    .prepare(""),
);

export async function listFactors(db: Db, userId: string): Promise<FactorRow[]> {
  return await factorsOfUser(db).execute({ userId });
}

/** Condition: the user's sign-in by password or link needs a second factor. */
export const asksForMore = (db: Db) =>
  or(
    exists(
      db
        .select({ id: factors.id })
        .from(factors)
        .where(and(eq(factors.userId, users.id), eq(factors.status, "verified"))),
    ),
    and(
      eq(users.asksForPasskey, true),
      exists(db.select({ id: passkeys.id }).from(passkeys).where(eq(passkeys.userId, users.id))),
    ),
  );

const askedForMore = builtOnce((db) =>
  db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, sql.placeholder("userId")), asksForMore(db)))
    .prepare(""),
);

/** Whether a session needs the second level: the account has a factor, or asks for its passkeys. */
export async function hasVerifiedFactor(db: Db, userId: string): Promise<boolean> {
  return (await askedForMore(db).execute({ userId })).length > 0;
}

const rolesOfUser = builtOnce((db) =>
  db
    .select({ role: userRoles.role })
    .from(userRoles)
    .where(eq(userRoles.userId, sql.placeholder("userId")))
    .prepare(""),
);

export async function rolesOf(db: Db, userId: string): Promise<Role[]> {
  const rows = await rolesOfUser(db).execute({ userId });
  return rows.map(({ role }) => role);
}

/** Ends sessions of a user: all, or all but one. */
export async function deleteSessions(db: Db, userId: string, except?: string): Promise<number> {
  const rest = except ? sql`and ${sessions.id} <> ${except}` : sql``;
  const gone = await db
    .delete(sessions)
    .where(sql`${sessions.userId} = ${userId} ${rest}`)
    .returning({ id: sessions.id });
  return gone.length;
}

/** The sessions among these that are still valid and whose user is not banned, with the user's rights. */
export async function liveSessionsOf(
  db: Db,
  sessionIds: readonly string[],
  now: Date,
): Promise<Map<string, { isStaff: boolean; agencyId: string | null }>> {
  if (sessionIds.length === 0) return new Map();
  const hourAgo = new Date(now.getTime() - IMPERSONATION_MINUTES * 60_000);
  const rows = await db
    .select({
      id: sessions.id,
      isStaff: isOfStaff,
      agencyId: agencyMembers.agencyId,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .leftJoin(agencyMembers, eq(agencyMembers.userId, users.id))
    .where(
      and(
        inArray(sessions.id, [...sessionIds]),
        standsAt(now),
        or(isNull(users.bannedUntil), lte(users.bannedUntil, now)),
        or(isNull(sessions.impersonatorId), gt(sessions.createdAt, hourAgo)),
      ),
    );
  return new Map(rows.map(({ id, isStaff, agencyId }) => [id, { isStaff, agencyId }]));
}

export async function deleteSession(db: Db, id: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.id, id));
}
