import type { PersonActor } from "../../accounts/access/actor.server.ts";
import { unreadOf } from "../../accounts/notifications/notifications.server.ts";
import { ANSWER_CAUSE } from "../../market/saved-searches/shared-search.server.ts";
import type { Db } from "../../platform/db/connection.server.ts";

/** A client's answer about a home on a page that was shared with them, as the bell tells it. */
export interface UnreadAnswer {
  id: string;
  title: string;
  message: string;
  link: string | null;
  at: string;
}

const MOST = 3;

/** The latest answers of clients that the agent has not read in the bell yet. A wish to see a home may be among them. */
export async function unreadAnswers(db: Db, { ownerId }: PersonActor): Promise<UnreadAnswer[]> {
  const notices = await unreadOf(db, ownerId, ANSWER_CAUSE, MOST);
  return notices.map(({ id, title, message, link, lastAt }) => ({
    id,
    title,
    message,
    link,
    at: lastAt.toISOString(),
  }));
}
