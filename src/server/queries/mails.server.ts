import { desc } from "drizzle-orm";
import type { Db } from "../db/connection.server.ts";
import { mails } from "../db/site-schema.server.ts";
import type { Mail } from "../mail/mail.server.ts";

export type StoredMail = typeof mails.$inferSelect;

/** Writes a mail into the outbox, in the transaction of what it tells: there is never one without the other. */
export async function queueMail(db: Db, mail: Mail, now: Date): Promise<void> {
  await db.insert(mails).values({ ...mail, createdAt: now, nextAttemptAt: now });
}

/** The outbox, newest first. */
export async function listMails(db: Db, limit: number): Promise<StoredMail[]> {
  return await db.select().from(mails).orderBy(desc(mails.createdAt), desc(mails.id)).limit(limit);
}
