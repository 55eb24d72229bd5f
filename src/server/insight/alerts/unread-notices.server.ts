import { and, desc, eq, inArray, isNull, notLike, or } from "drizzle-orm";
import type { NotificationType } from "#domain/accounts/account/notices.ts";
import type { PersonActor } from "../../accounts/access/actor.server.ts";
import { ANSWER_CAUSE } from "../../market/saved-searches/client-answers.server.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { userNotifications } from "../../platform/db/tables/accounts-notifications.server.ts";

/** A notice of the bell that somebody has to do something about. */
export interface UnreadNotice {
  id: string;
  type: NotificationType;
  title: string;
  message: string;
  link: string | null;
  at: string;
}

const MOST = 3;

/** Kinds that ask for an act; plain news stay in the bell. */
const URGENT: NotificationType[] = ["error", "warning", "question"];

/**
 * Finds the newest notices of what failed, needs care or asks for words, and counts the other unread ones of the bell. Answers of clients have lines of their own.
 */
export async function unreadNotices(
  db: Db,
  { ownerId }: PersonActor,
): Promise<{ notices: UnreadNotice[]; others: number }> {
  const { userId, readAt, cause, type, lastAt, id } = userNotifications;
  const mine = and(eq(userId, ownerId), isNull(readAt), or(isNull(cause), notLike(cause, `${ANSWER_CAUSE}%`)));
  const [rows, all] = await Promise.all([
    db
      .select()
      .from(userNotifications)
      .where(and(mine, inArray(type, URGENT)))
      .orderBy(desc(lastAt), desc(id))
      .limit(MOST),
    db.$count(userNotifications, mine),
  ]);
  return {
    notices: rows.map((row) => ({
      id: row.id,
      type: row.type,
      title: row.title,
      message: row.message,
      link: row.link,
      at: row.lastAt.toISOString(),
    })),
    others: all - rows.length,
  };
}
