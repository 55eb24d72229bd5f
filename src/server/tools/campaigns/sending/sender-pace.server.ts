import { and, eq, gt, sql } from "drizzle-orm";
import { mayGoNow } from "#domain/tools/campaigns/sending/warm-up.ts";
import type { Db } from "../../../platform/db/connection.server.ts";
import { mailSenderDomains, mailSenderHours } from "../../../platform/db/tables/tools-campaigns.server.ts";
import type { SenderRow } from "./build-mail.server.ts";

/** How fast a sender's mails go, over all its campaigns and processes, and which receivers asked to be left alone. */

const HOUR_MS = 3_600_000;
const hourOf = (now: Date) => new Date(Math.floor(now.getTime() / HOUR_MS) * HOUR_MS);

/**
 * Sets mails of this hour aside for whoever is about to send them; what they do not send they give back.
 *
 * @returns how many, and when there are more where it is none
 */
export async function setAside(
  db: Db,
  sender: Pick<SenderRow, "id" | "perHour" | "warmsUpFrom">,
  most: number,
  now: Date,
): Promise<{ mails: number; moreAt: Date; hour: Date }> {
  const hour = hourOf(now);
  return await db.transaction(async (tx) => {
    await tx.insert(mailSenderHours).values({ senderId: sender.id, hour }).onConflictDoNothing();
    const [row] = await tx
      .select({ sent: mailSenderHours.sent })
      .from(mailSenderHours)
      .where(and(eq(mailSenderHours.senderId, sender.id), eq(mailSenderHours.hour, hour)))
      .for("update");
    const [day] = await tx
      .select({ sent: sql<number>`coalesce(sum(${mailSenderHours.sent}), 0)::int` })
      .from(mailSenderHours)
      .where(
        and(eq(mailSenderHours.senderId, sender.id), gt(mailSenderHours.hour, new Date(now.getTime() - 24 * HOUR_MS))),
      );
    const { perHour, warmsUpFrom } = sender;
    const pace = mayGoNow({ perHour, warmsUpFrom, sentThisHour: row!.sent, sentLastDay: day!.sent }, now);
    const mails = Math.min(most, pace.mails);
    if (mails > 0) await count(tx, sender.id, hour, mails);
    return { mails, moreAt: pace.moreAt, hour };
  });
}

export async function count(db: Db, senderId: string, hour: Date, mails: number): Promise<void> {
  if (mails === 0) return;
  await db
    .update(mailSenderHours)
    .set({ sent: sql`greatest(0, ${mailSenderHours.sent} + ${mails})` })
    .where(and(eq(mailSenderHours.senderId, senderId), eq(mailSenderHours.hour, hour)));
}

export interface Rests {
  /** Left alone now. */
  resting: string[];
  /** Left alone before, and tried again. */
  tried: ReadonlySet<string>;
}

export async function readRests(db: Db, senderId: string, now: Date): Promise<Rests> {
  const rows = await db
    .select({ domain: mailSenderDomains.domain, restsUntil: mailSenderDomains.restsUntil })
    .from(mailSenderDomains)
    .where(eq(mailSenderDomains.senderId, senderId));
  const resting = rows.filter(({ restsUntil }) => restsUntil > now).map(({ domain }) => domain);
  const tried = new Set(rows.filter(({ restsUntil }) => restsUntil <= now).map(({ domain }) => domain));
  return { resting, tried };
}

const FIRST_REST_MS = 5 * 60_000;
const LONGEST_REST_MS = 6 * HOUR_MS;

/** A receiver said «not now»: each time in a row its rest is twice as long. @returns its end */
export async function restDomain(db: Db, senderId: string, domain: string, answer: string, now: Date): Promise<Date> {
  const first = new Date(now.getTime() + FIRST_REST_MS);
  const [row] = await db
    .insert(mailSenderDomains)
    .values({ senderId, domain, restsUntil: first, refusals: 1, lastAnswer: answer })
    .onConflictDoUpdate({
      target: [mailSenderDomains.senderId, mailSenderDomains.domain],
      set: {
        refusals: sql`least(${mailSenderDomains.refusals} + 1, 20)`,
        lastAnswer: answer,
        restsUntil: sql`${now.toISOString()}::timestamptz + make_interval(secs =>
          least(${FIRST_REST_MS / 1000} * power(2, ${mailSenderDomains.refusals}), ${LONGEST_REST_MS / 1000}))`,
      },
    })
    .returning({ restsUntil: mailSenderDomains.restsUntil });
  return row!.restsUntil;
}

/** It takes mails again. */
export async function wakeDomain(db: Db, senderId: string, domain: string): Promise<void> {
  await db
    .delete(mailSenderDomains)
    .where(and(eq(mailSenderDomains.senderId, senderId), eq(mailSenderDomains.domain, domain)));
}
