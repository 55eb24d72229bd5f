import { and, asc, count, desc, eq, gt, sql } from "drizzle-orm";
import { authEvents, oneTimeTokens, sessions, users } from "../db/account-schema.server.ts";
import type { Db } from "../db/connection.server.ts";
import { files, properties, toolRuns } from "../db/schema.server.ts";
import { demoRequests, leads, mails, toolErrors } from "../db/site-schema.server.ts";
import type { SessionRow, UserRow } from "./accounts.server.ts";
import { isLastAdmin, lockAdmins } from "./roles.server.ts";
import type { ToolRun } from "./tool-runs.server.ts";

/** What belongs to an account, for its owner: to look at, to take away, to erase. */

type AuthEventRow = typeof authEvents.$inferSelect;

/** Last used first. */
export async function listSessions(db: Db, userId: string): Promise<SessionRow[]> {
  return await db
    .select()
    .from(sessions)
    .where(eq(sessions.userId, userId))
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

/** What happened to an account, newest first. */
export async function listEvents(db: Db, userId: string, { limit }: { limit?: number } = {}): Promise<AuthEventRow[]> {
  const events = db
    .select()
    .from(authEvents)
    .where(eq(authEvents.userId, userId))
    .orderBy(desc(authEvents.createdAt), desc(authEvents.id));
  return await (limit === undefined ? events : events.limit(limit));
}

/** The owner's results, newest first. */
export async function listRecentRuns(db: Db, ownerId: string, { limit }: { limit: number }): Promise<ToolRun[]> {
  return await db
    .select()
    .from(toolRuns)
    .where(eq(toolRuns.ownerId, ownerId))
    .orderBy(desc(toolRuns.createdAt), desc(toolRuns.id))
    .limit(limit);
}

/** How many results of each tool the owner has, and how many of them are newer than an instant. */
export async function countRuns(
  db: Db,
  ownerId: string,
  { since }: { since: Date },
): Promise<{ toolId: string; runs: number; recent: number }[]> {
  return await db
    .select({
      toolId: toolRuns.toolId,
      runs: count(),
      recent: sql`count(*) filter (where ${toolRuns.createdAt} >= ${since.toISOString()}::timestamptz)`.mapWith(Number),
    })
    .from(toolRuns)
    .where(eq(toolRuns.ownerId, ownerId))
    .groupBy(toolRuns.toolId);
}

export async function countHomes(db: Db, ownerId: string): Promise<number> {
  return await db.$count(properties, eq(properties.ownerId, ownerId));
}

/** The owner's rows of a table that may be long, a page at a time, by id. */
export async function* allRuns(db: Db, ownerId: string, pageSize = 50): AsyncGenerator<ToolRun> {
  let last: string | undefined;
  for (;;) {
    const page = await db
      .select()
      .from(toolRuns)
      .where(and(eq(toolRuns.ownerId, ownerId), last === undefined ? undefined : gt(toolRuns.id, last)))
      .orderBy(asc(toolRuns.id))
      .limit(pageSize);
    yield* page;
    last = page.at(-1)?.id;
    if (page.length < pageSize) return;
  }
}

export async function listFiles(db: Db, ownerId: string) {
  return await db
    .select({ name: files.name, mediaType: files.mediaType, sizeBytes: files.sizeBytes, createdAt: files.createdAt })
    .from(files)
    .where(eq(files.ownerId, ownerId))
    .orderBy(asc(files.createdAt));
}

/** Forms of the public site that were sent with this address. */
export async function listFormsOf(db: Db, email: string) {
  const sent = await db.select().from(leads).where(sql`lower(${leads.email}) = ${email}`);
  const demos = await db.select().from(demoRequests).where(sql`lower(${demoRequests.email}) = ${email}`);
  return { leads: sent, demoRequests: demos };
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

/**
 * Erases a person: the account with all that hangs on it, homes, results, files, mails to him and the forms he sent. Of the
 * security log only what happened and when stays.
 *
 * @returns where the bytes of his files lie, to remove them once this is committed; null when he is the last administrator
 *   and nothing was done
 */
export async function eraseAccount(tx: Db, user: UserRow, now: Date): Promise<string[] | null> {
  await lockAdmins(tx);
  if (await isLastAdmin(tx, user.id, now)) return null;

  for (const address of [user.email, ...(user.newEmail ? [user.newEmail] : [])]) {
    const named = mentionOf(address);
    await tx.delete(mails).where(sql`concat_ws(' ', ${mails.to}, ${mails.replyTo}, ${mails.text}) ~* ${named}`);
  }
  // The address is proved to be his; the one that he has not confirmed may be anybody's.
  await tx.delete(leads).where(sql`lower(${leads.email}) = ${user.email}`);
  await tx.delete(demoRequests).where(sql`lower(${demoRequests.email}) = ${user.email}`);
  await tx.delete(toolRuns).where(eq(toolRuns.ownerId, user.id));
  await tx.delete(properties).where(eq(properties.ownerId, user.id));
  const stored = await tx.delete(files).where(eq(files.ownerId, user.id)).returning({ key: files.storageKey });
  await tx.update(toolErrors).set({ userId: null }).where(eq(toolErrors.userId, user.id));

  const nobody = { ipAddress: null, userAgent: null };
  await tx
    .update(authEvents)
    .set({ ...nobody, actorId: null })
    .where(and(eq(authEvents.actorId, user.id), sql`${authEvents.userId} is distinct from ${user.id}`));
  await tx
    .update(authEvents)
    .set({ ...nobody, userId: null, actorId: null, detail: {} })
    .where(eq(authEvents.userId, user.id));
  await tx.delete(users).where(eq(users.id, user.id));
  return stored.map(({ key }) => key);
}

/** Pattern of an address that stands by itself: `a@b.es` is not in `ana@b.es`, nor in `a@b.es.example`. */
function mentionOf(address: string): string {
  const literal = address.replace(/[^\p{L}\p{N}@]/gu, (character) => `\\${character}`);
  return `(?<![\\w.+-])${literal}(?![\\w-]|\\.\\w)`;
}
