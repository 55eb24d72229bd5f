import { asc, eq, isNull, or, sql } from "drizzle-orm";
import type { Db } from "../db/connection.server.ts";
import { userRoles, users } from "../db/tables/accounts.server.ts";
import { userNotifications } from "../db/tables/accounts-notifications.server.ts";
import type { StaffNotice } from "./staff-notice.server.ts";

/** Administrators and managers that may sign in, in one order everywhere, so that two causes at once do not wait for each other. */
export async function activeStaff(db: Db, at: Date): Promise<{ userId: string; email: string }[]> {
  return await db
    .selectDistinct({ userId: userRoles.userId, email: users.email })
    .from(userRoles)
    .innerJoin(users, eq(users.id, userRoles.userId))
    .where(or(isNull(users.bannedUntil), sql`${users.bannedUntil} <= ${at}`))
    .orderBy(asc(userRoles.userId));
}

/** One unread notice for each cause and person: a storm counts up. */
export async function notifyStaff(tx: Db, notice: StaffNotice, at: Date): Promise<void> {
  const staff = await activeStaff(tx, at);
  if (staff.length === 0) return;
  await tx
    .insert(userNotifications)
    .values(staff.map(({ userId }) => ({ ...notice, userId, createdAt: at, lastAt: at })))
    .onConflictDoUpdate({
      target: [userNotifications.userId, userNotifications.cause],
      targetWhere: isNull(userNotifications.readAt),
      set: { times: sql`${userNotifications.times} + 1`, lastAt: at },
    });
}
