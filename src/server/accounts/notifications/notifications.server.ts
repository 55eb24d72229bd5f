import { and, desc, eq, inArray, isNull, like, lt, or, sql } from "drizzle-orm";
import type { NotificationType } from "#domain/accounts/account/notices.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { userNotifications } from "../../platform/db/tables/accounts-notifications.server.ts";

export type NotificationRow = typeof userNotifications.$inferSelect;

export interface Inbox {
  unread: number;
  /** The newest, read and unread. */
  newest: NotificationRow[];
}

/** Notices in the menu of each of these people. */
export async function inboxesOf(db: Db, userIds: readonly string[], limit: number): Promise<Map<string, Inbox>> {
  const inboxes = new Map<string, Inbox>(userIds.map((userId) => [userId, { unread: 0, newest: [] }]));
  if (userIds.length === 0) return inboxes;
  const mine = inArray(userNotifications.userId, [...userIds]);
  const unread = await db
    .select({ userId: userNotifications.userId, unread: sql<number>`count(*)::int` })
    .from(userNotifications)
    .where(and(mine, isNull(userNotifications.readAt)))
    .groupBy(userNotifications.userId);
  for (const row of unread) inboxes.get(row.userId)!.unread = row.unread;
  // One short walk along the index for each person.
  const people = db
    .$with("people")
    .as(db.select({ id: sql<string>`id`.as("person_id") }).from(sql`unnest(${sql.param([...userIds])}::uuid[]) as id`));
  const newest = db
    .select()
    .from(userNotifications)
    .where(eq(userNotifications.userId, people.id))
    .orderBy(desc(userNotifications.lastAt), desc(userNotifications.id))
    .limit(limit)
    .as("newest");
  const rows = await db.with(people).select().from(people).crossJoinLateral(newest);
  for (const row of rows) inboxes.get(row.newest.userId)!.newest.push(row.newest as NotificationRow);
  return inboxes;
}

/** A person's notices, the latest first. @param before where the page before this one ended */
export async function listNotifications(
  db: Db,
  userId: string,
  { limit, before }: { limit: number; before?: { lastAt: Date; id: string } | undefined },
): Promise<NotificationRow[]> {
  const isOlder =
    before &&
    or(
      lt(userNotifications.lastAt, before.lastAt),
      and(eq(userNotifications.lastAt, before.lastAt), lt(userNotifications.id, before.id)),
    );
  return await db
    .select()
    .from(userNotifications)
    .where(and(eq(userNotifications.userId, userId), isOlder))
    .orderBy(desc(userNotifications.lastAt), desc(userNotifications.id))
    .limit(limit);
}

/** A person's unread notices of a kind of cause, the latest first. @param causes what the cause begins with, without `%` or `_` */
export async function unreadOf(db: Db, userId: string, causes: string, limit: number): Promise<NotificationRow[]> {
  const { userId: owner, readAt, cause, lastAt, id } = userNotifications;
  return await db
    .select()
    .from(userNotifications)
    .where(and(eq(owner, userId), isNull(readAt), like(cause, `${causes}%`)))
    .orderBy(desc(lastAt), desc(id))
    .limit(limit);
}

/** Marks a person's notices as read: these, or all of them. @returns how many were unread */
export async function markRead(db: Db, userId: string, ids: readonly string[] | "all", now: Date): Promise<number> {
  const which = ids === "all" ? undefined : inArray(userNotifications.id, [...ids]);
  const marked = await db
    .update(userNotifications)
    .set({ readAt: now })
    .where(and(eq(userNotifications.userId, userId), isNull(userNotifications.readAt), which));
  return marked.rowCount ?? 0;
}

export interface BellNotice {
  title: string;
  message: string;
  /** A path of this site. */
  link: string;
  cause: string;
  /** Plain news where it is not given. */
  type?: NotificationType;
}

/** Notes it in the bells of these people; an unread notice of the same cause counts further and says the newest. */
export async function ringBells(tx: Db, userIds: readonly string[], notice: BellNotice, at: Date): Promise<void> {
  if (userIds.length === 0) return;
  const row = { type: "info" as const, ...notice, createdAt: at, lastAt: at };
  const { title, message, link } = notice;
  await tx
    .insert(userNotifications)
    .values(userIds.map((userId) => ({ ...row, userId })))
    .onConflictDoUpdate({
      target: [userNotifications.userId, userNotifications.cause],
      targetWhere: isNull(userNotifications.readAt),
      set: { times: sql`${userNotifications.times} + 1`, lastAt: at, title, message, link },
    });
}
