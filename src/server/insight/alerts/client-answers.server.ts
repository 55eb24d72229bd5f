import { SAID_KINDS, type SaidKind } from "#domain/market/saved-searches/client-words.ts";
import type { PersonActor } from "../../accounts/access/actor.server.ts";
import { unreadOf } from "../../accounts/notifications/notifications.server.ts";
import { ANSWER_CAUSE } from "../../market/saved-searches/client-answers.server.ts";
import type { Db } from "../../platform/db/connection.server.ts";

/** A client's answer about a home on a page that was shared with them, as the bell tells it. */
export interface UnreadAnswer {
  id: string;
  kind: SaidKind;
  title: string;
  message: string;
  link: string | null;
  at: string;
}

const MOST = 3;

/** The latest answers of clients that the agent has not read in the bell yet. A wish to see a home may be among them. */
export async function unreadAnswers(db: Db, { ownerId }: PersonActor): Promise<UnreadAnswer[]> {
  const notices = await unreadOf(db, ownerId, ANSWER_CAUSE, MOST);
  return notices.map(({ id, cause, title, message, link, lastAt }) => ({
    id,
    kind: SAID_KINDS.find((kind) => cause?.startsWith(`${ANSWER_CAUSE}${kind}:`)) ?? "me-gusta",
    title,
    message,
    link,
    at: lastAt.toISOString(),
  }));
}
