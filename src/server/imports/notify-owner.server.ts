import { eq, isNull, sql } from "drizzle-orm";
import { users } from "../db/account-schema.server.ts";
import type { Db } from "../db/connection.server.ts";
import { userNotifications } from "../db/site-schema.server.ts";

/** Tells whoever a sender belongs to that it needs him; nobody where the account is gone. One unread notice for each cause. */
export async function notifyOwner(
  tx: Db,
  ownerId: string,
  notice: { title: string; message: string; type: "error" | "warning"; link: string; cause: string },
  at: Date,
): Promise<void> {
  const known = await tx.select({ id: users.id }).from(users).where(eq(users.id, ownerId)).for("key share");
  if (known.length === 0) return;
  await tx
    .insert(userNotifications)
    .values({ ...notice, userId: ownerId, createdAt: at, lastAt: at })
    .onConflictDoUpdate({
      target: [userNotifications.userId, userNotifications.cause],
      targetWhere: isNull(userNotifications.readAt),
      set: { times: sql`${userNotifications.times} + 1`, lastAt: at, message: notice.message },
    });
}
