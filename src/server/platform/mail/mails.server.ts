import { and, desc, eq, isNotNull, isNull, sql } from "drizzle-orm";
import { oneLine } from "#domain/shared/schema/visible-text.ts";
import type { Db } from "../db/connection.server.ts";
import { mails } from "../db/tables/platform.server.ts";
import type { Mail } from "./mail.server.ts";

export type StoredMail = typeof mails.$inferSelect;

/**
 * Writes a mail into the outbox, in the transaction of its cause: neither exists without the other. Its subject is one line,
 * whatever name stands in it.
 *
 * @returns its id
 */
export async function queueMail(db: Db, mail: Mail, now: Date): Promise<string> {
  const [row] = await db
    .insert(mails)
    .values({ ...mail, subject: oneLine(mail.subject), createdAt: now, nextAttemptAt: now })
    .returning({ id: mails.id });
  return row!.id;
}

/** The outbox, newest first. */
export async function listMails(db: Db, limit: number): Promise<StoredMail[]> {
  return await db.select().from(mails).orderBy(desc(mails.createdAt), desc(mails.id)).limit(limit);
}

/** How many have not been sent, given up ones included. */
export async function countWaitingMails(db: Db): Promise<number> {
  return await db.$count(mails, isNull(mails.sentAt));
}

/**
 * Takes the mail that has waited longest and counts the try. Nobody else gets it until the lease ends; two processes at
 * once get different mails.
 */
export async function claimMail(
  db: Db,
  { now, leaseMs }: { now: Date; leaseMs: number },
): Promise<StoredMail | undefined> {
  const due = sql`(
    select ${mails.id} from ${mails} where ${mails.nextAttemptAt} <= ${now.toISOString()}::timestamptz
    order by ${mails.nextAttemptAt}, ${mails.createdAt} limit 1 for update skip locked
  )`;
  const [mail] = await db
    .update(mails)
    .set({ attempts: sql`${mails.attempts} + 1`, nextAttemptAt: new Date(now.getTime() + leaseMs) })
    .where(eq(mails.id, due))
    .returning();
  return mail;
}

/** Holds a claim for longer, where it is still that of this try. */
export async function keepMail(db: Db, { id, attempts }: StoredMail, until: Date): Promise<void> {
  await db
    .update(mails)
    .set({ nextAttemptAt: until })
    .where(and(eq(mails.id, id), eq(mails.attempts, attempts), isNotNull(mails.nextAttemptAt)));
}

/** @param forgetsText whether its text is removed, because a mail may contain a link that opens an account */
export async function markSent(
  db: Db,
  id: string,
  { now, forgetsText }: { now: Date; forgetsText: boolean },
): Promise<void> {
  const stated = forgetsText ? { text: "", html: "", links: [] } : {};
  await db
    .update(mails)
    .set({ ...stated, sentAt: now, nextAttemptAt: null, lastError: null })
    .where(eq(mails.id, id));
}

/**
 * Where it is still that of this try: one whose claim had run out says nothing of a mail that another process has sent or taken up.
 *
 * @param nextAttemptAt null: nobody tries again
 */
export async function markFailed(
  db: Db,
  { id, attempts }: StoredMail,
  { error, nextAttemptAt, now }: { error: string; nextAttemptAt: Date | null; now: Date },
): Promise<void> {
  await db
    .update(mails)
    .set({ lastError: error, nextAttemptAt, givenUpAt: nextAttemptAt === null ? now : null })
    .where(and(eq(mails.id, id), eq(mails.attempts, attempts), isNull(mails.sentAt)));
}
