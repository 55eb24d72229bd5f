import { and, count, desc, eq, gte, type SQL, sql, sum } from "drizzle-orm";
import { nameOrEmailOf } from "#domain/accounts/account/person-name.ts";
import { mayInAgency } from "#domain/accounts/agency/roles.ts";
import { addDays } from "#domain/shared/time/local-time.ts";
import { isoDateInMadrid, startOfDayInMadrid } from "../../platform/clock.server.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { users } from "../../platform/db/tables/accounts.server.ts";
import { type CreditReason, creditEntries } from "../../platform/db/tables/accounts-billing.server.ts";
import type { PersonActor } from "../access/actor.server.ts";

/**
 * Use of an account's credits. A person who may see the use of their agency sees all of it; another member sees their
 * own.
 */

const MOST_PEOPLE = 50;

export const seesAllUse = ({ agency }: Pick<PersonActor, "agency">): boolean =>
  agency === null || mayInAgency(agency.role, "see-usage");

function shownTo(actor: PersonActor, accountId: string): SQL {
  const ofAccount = eq(creditEntries.accountId, accountId);
  return seesAllUse(actor) ? ofAccount : and(ofAccount, eq(creditEntries.userId, actor.ownerId))!;
}

export interface Use {
  /** ISO day of Madrid, oldest first; days without use too. */
  days: { day: string; credits: number }[];
  tools: { toolId: string; credits: number; runs: number }[];
  /** Null for a viewer who may not see it. */
  people: { name: string; credits: number }[] | null;
}

/** The last days, today included. */
export async function spendingOf(db: Db, actor: PersonActor, accountId: string, days: number, now: Date): Promise<Use> {
  const dates = lastDays(days, now);
  const spent = sql<number>`coalesce(-${sum(creditEntries.delta)}, 0)`.mapWith(Number);
  const isUse = and(
    shownTo(actor, accountId),
    eq(creditEntries.reason, "run"),
    gte(creditEntries.createdAt, startOfDayInMadrid(dates[0]!)),
  );
  const day = sql<string>`to_char(${creditEntries.createdAt} at time zone 'Europe/Madrid', 'YYYY-MM-DD')`;
  const byDay = await db.select({ day, credits: spent }).from(creditEntries).where(isUse).groupBy(sql`1`);
  const tools = await db
    .select({ toolId: creditEntries.toolId, credits: spent, runs: count() })
    .from(creditEntries)
    .where(isUse)
    .groupBy(creditEntries.toolId)
    .orderBy(desc(sql`2`));
  return {
    days: dates.map((date) => ({ day: date, credits: byDay.find((row) => row.day === date)?.credits ?? 0 })),
    tools: tools.map(({ toolId, ...use }) => ({ toolId: toolId ?? "", ...use })),
    people: actor.agency && seesAllUse(actor) ? await spenders() : null,
  };

  async function spenders() {
    const rows = await db
      .select({ userId: creditEntries.userId, email: users.email, metadata: users.metadata, credits: spent })
      .from(creditEntries)
      .leftJoin(users, eq(users.id, creditEntries.userId))
      .where(isUse)
      .groupBy(creditEntries.userId, users.email, users.metadata)
      .orderBy(desc(sql`4`))
      .limit(MOST_PEOPLE);
    return rows.map(({ email, metadata, credits }) => ({ name: nameOf(email, metadata), credits }));
  }
}

/** A movement as it is listed. */
export interface LedgerEntry {
  id: string;
  at: Date;
  delta: number;
  balanceAfter: number;
  reason: CreditReason;
  toolId: string | null;
  runId: string | null;
  note: string | null;
  /** The person who spent the credits or got them; null where it was nobody in particular. */
  person: string | null;
}

/** Movements, newest first, and how many there are in all. */
export async function listEntries(
  db: Db,
  actor: PersonActor,
  accountId: string,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ entries: LedgerEntry[]; total: number }> {
  const isShown = shownTo(actor, accountId);
  const rows = await db
    .select({ entry: creditEntries, email: users.email, metadata: users.metadata })
    .from(creditEntries)
    .leftJoin(users, eq(users.id, creditEntries.userId))
    .where(isShown)
    .orderBy(desc(creditEntries.createdAt), desc(creditEntries.id))
    .limit(limit)
    .offset(offset);
  return {
    total: await db.$count(creditEntries, isShown),
    entries: rows.map(({ entry, email, metadata }) => ({
      id: entry.id,
      at: entry.createdAt,
      delta: entry.delta,
      balanceAfter: entry.balanceAfter,
      reason: entry.reason,
      toolId: entry.toolId,
      runId: entry.runId,
      note: entry.note,
      person: entry.userId === null ? null : nameOf(email, metadata),
    })),
  };
}

function nameOf(email: string | null, metadata: Record<string, unknown> | null): string {
  if (email === null) return "Cuenta eliminada";
  return nameOrEmailOf({ metadata: metadata ?? {}, email });
}

function lastDays(days: number, now: Date): string[] {
  const today = isoDateInMadrid(now);
  return Array.from({ length: days }, (_, i) => addDays(today, i + 1 - days));
}
