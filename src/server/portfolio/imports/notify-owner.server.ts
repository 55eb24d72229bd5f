import { eq, isNull, sql } from "drizzle-orm";
import { type NoticeKind, wantsNotice } from "#domain/accounts/account/notices.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { users } from "../../platform/db/tables/accounts.server.ts";
import { userNotifications } from "../../platform/db/tables/accounts-notifications.server.ts";

/**
 * Notifies the owner of something that needs them, if they want notices; nobody if the account is gone. One unread
 * notice for each cause.
 */
export async function notifyOwner(
  tx: Db,
  ownerId: string,
  {
    kind,
    ...notice
  }: { kind: NoticeKind; title: string; message: string; type: "error" | "warning"; link: string; cause: string },
  at: Date,
): Promise<void> {
  const [owner] = await tx
    .select({ metadata: users.metadata })
    .from(users)
    .where(eq(users.id, ownerId))
    .for("key share");
  if (!owner || !wantsNotice(owner.metadata, kind, "campana")) return;
  await tx
    .insert(userNotifications)
    .values({ ...notice, userId: ownerId, createdAt: at, lastAt: at })
    .onConflictDoUpdate({
      target: [userNotifications.userId, userNotifications.cause],
      targetWhere: isNull(userNotifications.readAt),
      set: { times: sql`${userNotifications.times} + 1`, lastAt: at, message: notice.message },
    });
}
