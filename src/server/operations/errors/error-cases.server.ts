import { and, eq, isNull } from "drizzle-orm";
import type { Db } from "../../platform/db/connection.server.ts";
import { userNotifications } from "../../platform/db/tables/accounts-notifications.server.ts";
import { errorCases } from "../../platform/db/tables/operations.server.ts";

/** Notes on a cause by the people who repair errors, and the person who looks after it. */

export async function findCase(db: Db, fingerprint: string): Promise<typeof errorCases.$inferSelect | undefined> {
  const [row] = await db.select().from(errorCases).where(eq(errorCases.fingerprint, fingerprint));
  return row;
}

/**
 * Writes the given fields and leaves the rest. A person who is assigned a case by somebody else is notified, once while
 * it is unread.
 */
export async function writeCase(
  tx: Db,
  fingerprint: string,
  change: { note?: string | null | undefined; assigneeId?: string | null | undefined },
  { by, message, now }: { by: string; message: string; now: Date },
): Promise<void> {
  const before = await findCase(tx, fingerprint);
  const set = { ...change, updatedBy: by, updatedAt: now };
  await tx
    .insert(errorCases)
    .values({ fingerprint, ...set })
    .onConflictDoUpdate({ target: errorCases.fingerprint, set });
  const { assigneeId } = change;
  if (!assigneeId || assigneeId === by || assigneeId === before?.assigneeId) return;
  const cause = `assigned ${fingerprint}`;
  const unread = and(eq(userNotifications.userId, assigneeId), eq(userNotifications.cause, cause));
  if ((await tx.$count(userNotifications, and(unread, isNull(userNotifications.readAt)))) > 0) return;
  await tx.insert(userNotifications).values({
    userId: assigneeId,
    title: "Te han asignado un error",
    message,
    type: "warning",
    link: `/admin/errores?error=${fingerprint}`,
    cause,
    createdAt: now,
    lastAt: now,
  });
}
