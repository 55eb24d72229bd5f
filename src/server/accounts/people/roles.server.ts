import { and, eq, isNotNull, isNull, lte, ne, or, sql } from "drizzle-orm";
import { ADVISORY_LOCKS } from "../../platform/db/advisory-locks.server.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { userRoles, users } from "../../platform/db/tables/accounts.server.ts";

/** Until the transaction ends nobody else adds or takes away an administrator: two who demote each other take turns. */
export async function lockAdmins(tx: Db): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${ADVISORY_LOCKS.administrators})`);
}

export async function hasAdmin(db: Db): Promise<boolean> {
  return (await db.$count(userRoles, eq(userRoles.role, "admin"))) > 0;
}

/**
 * Whether nobody else could administer the product if this person could not: the others are banned, or never confirmed
 * their address. Ask after `lockAdmins`.
 */
export async function isLastAdmin(tx: Db, userId: string, now: Date): Promise<boolean> {
  const [row] = await tx
    .select({
      isAdmin: sql<boolean>`coalesce(bool_or(${userRoles.userId} = ${userId}), false)`,
      others: sql<number>`(count(*) filter (where ${and(
        ne(userRoles.userId, userId),
        isNotNull(users.emailConfirmedAt),
        or(isNull(users.bannedUntil), lte(users.bannedUntil, now)),
      )}))::int`,
    })
    .from(userRoles)
    .innerJoin(users, eq(users.id, userRoles.userId))
    .where(eq(userRoles.role, "admin"));
  return row!.isAdmin && row!.others === 0;
}
