import { and, asc, desc, eq, isNull, sql } from "drizzle-orm";
import type { SessionRow } from "../accounts/people/accounts.server.ts";
import type { Db } from "../platform/db/connection.server.ts";
import { authEvents, oneTimeTokens, sessions, users } from "../platform/db/tables/accounts.server.ts";
import { files } from "../platform/db/tables/portfolio-files.server.ts";

/** The data of an account that its owner may see and change. */

type AuthEventRow = typeof authEvents.$inferSelect;

/** Their own, last used first: that support looked in is in the log. */
export async function listSessions(db: Db, userId: string): Promise<SessionRow[]> {
  return await db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, userId), isNull(sessions.impersonatorId)))
    .orderBy(desc(sessions.refreshedAt), desc(sessions.id));
}

/** @returns false when the user has no such session */
export async function deleteSession(db: Db, userId: string, sessionId: string): Promise<boolean> {
  const gone = await db
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), eq(sessions.id, sessionId)))
    .returning({ id: sessions.id });
  return gone.length > 0;
}

/** The events of an account, newest first. */
export async function listEvents(db: Db, userId: string, { limit }: { limit?: number } = {}): Promise<AuthEventRow[]> {
  const events = db
    .select()
    .from(authEvents)
    .where(eq(authEvents.userId, userId))
    .orderBy(desc(authEvents.createdAt), desc(authEvents.id));
  return await (limit === undefined ? events : events.limit(limit));
}

export async function listFiles(db: Db, ownerId: string) {
  return await db
    .select({ name: files.name, mediaType: files.mediaType, sizeBytes: files.sizeBytes, createdAt: files.createdAt })
    .from(files)
    .where(eq(files.ownerId, ownerId))
    .orderBy(asc(files.createdAt));
}

/** Forgets an address that was to replace the account's: its links open nothing any more. */
export async function cancelEmailChange(db: Db, userId: string, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.update(users).set({ newEmail: null, emailChangeSentAt: null, updatedAt: now }).where(eq(users.id, userId));
    await tx
      .delete(oneTimeTokens)
      .where(
        and(
          eq(oneTimeTokens.userId, userId),
          sql`${oneTimeTokens.type} in ('email_change_current', 'email_change_new')`,
        ),
      );
  });
}
