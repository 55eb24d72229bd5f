import { and, asc, count, desc, eq, isNull, sql } from "drizzle-orm";
import { calendarSettingsOf } from "#domain/accounts/account/calendar-settings.ts";
import { tooManyNew } from "#domain/market/saved-searches/news.ts";
import type { PageOpens } from "#domain/market/saved-searches/page-opens.ts";
import { reachOf } from "#domain/market/saved-searches/reach.ts";
import {
  type AlertKind,
  type Frequency,
  MOST_SEARCHES,
  type QuietHours,
  type SearchChange,
  type SearchForm,
} from "#domain/market/saved-searches/saved-search.ts";
import { tellAt } from "#domain/market/saved-searches/telling.ts";
import type { MarketFilter } from "#domain/market/search/market-filter.ts";
import { dayOf } from "#domain/shared/time/local-time.ts";
import type { PersonActor } from "../../accounts/access/actor.server.ts";
import { lockOwner } from "../../accounts/access/lock-owner.server.ts";
import { mayChange, mayRead, ownershipOf } from "../../accounts/access/policies.server.ts";
import { AppError } from "../../platform/app-error.server.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { users } from "../../platform/db/tables/accounts.server.ts";
import { contacts } from "../../platform/db/tables/crm-contacts.server.ts";
import {
  marketSearchAnswers,
  marketSearches,
  marketSearchHits,
} from "../../platform/db/tables/market-searches.server.ts";

/** The searches that a person keeps. */

export type SearchRow = typeof marketSearches.$inferSelect;

export interface KeptSearch {
  id: string;
  name: string;
  filter: MarketFilter;
  kinds: AlertKind[];
  frequency: Frequency;
  quiet: QuietHours | null;
  timeZone: string;
  contact: { id: string; fullName: string } | null;
  isPaused: boolean;
  createdAt: string;
  lastToldAt: string | null;
  /** When the news that wait will be told; null where none wait. */
  dueAt: string | null;
  /** News since the owner looked last. */
  news: number;
  /** New homes of a day, where they are more than anybody reads. */
  tooMany: number | null;
  isShared: boolean;
  /** How often the shared page was opened, and when last. */
  opens: PageOpens;
  /** Homes of which the client said something. */
  answers: number;
}

/** The person's own searches, those with news first: all of them, or a part. */
export async function listSearches(
  db: Db,
  actor: PersonActor,
  now: Date,
  part: { limit: number; offset: number } = { limit: MOST_SEARCHES, offset: 0 },
): Promise<KeptSearch[]> {
  return await searchesWhere(db, actor, now, undefined, part);
}

/** How many searches the person keeps, and how many of them have news, by one query. */
export async function countSearches(db: Db, actor: PersonActor): Promise<{ total: number; withNews: number }> {
  const [counted] = await db
    .select({ total: count(), withNews: sql<number>`(count(*) filter (where ${hasNews()}))::int` })
    .from(marketSearches)
    .where(and(mayRead(actor, "marketSearch"), eq(marketSearches.ownerId, actor.ownerId)));
  return counted!;
}

/** Whether anything happened in a search since its owner looked last. */
const hasNews = () => sql`exists (select from market_search_hits h
  where h.search_id = market_searches.id and (market_searches.seen_at is null or h.at > market_searches.seen_at))`;

/** @throws AppError UNKNOWN_SEARCH for one that is not there, or is a stranger's */
export async function readSearch(db: Db, actor: PersonActor, id: string, now: Date): Promise<KeptSearch> {
  const [search] = await searchesWhere(db, actor, now, id);
  if (!search) throw new AppError("UNKNOWN_SEARCH");
  return search;
}

async function searchesWhere(
  db: Db,
  actor: PersonActor,
  now: Date,
  id: string | undefined,
  { limit, offset } = { limit: 1, offset: 0 },
): Promise<KeptSearch[]> {
  const { searchId, at } = marketSearchHits;
  const news = sql<number>`(select count(*)::int from ${marketSearchHits}
    where ${searchId} = ${marketSearches.id} and (${marketSearches.seenAt} is null or ${at} > ${marketSearches.seenAt}))`;
  const answers = sql<number>`(select count(*)::int from ${marketSearchAnswers}
    where ${marketSearchAnswers.searchId} = ${marketSearches.id})`;
  const rows = await db
    .select({
      search: marketSearches,
      contact: { id: contacts.id, fullName: contacts.fullName },
      news,
      answers,
    })
    .from(marketSearches)
    .leftJoin(
      contacts,
      and(eq(contacts.id, marketSearches.contactId), mayRead(actor, "contact"), isNull(contacts.deletedAt)),
    )
    .where(
      and(
        mayRead(actor, "marketSearch"),
        id === undefined ? eq(marketSearches.ownerId, actor.ownerId) : eq(marketSearches.id, id),
      ),
    )
    .orderBy(desc(hasNews()), desc(marketSearches.createdAt), asc(marketSearches.id))
    .limit(limit)
    .offset(offset);
  const today = dayOf(now.toISOString());
  return rows.map(({ search, contact, news, answers }) => ({
    id: search.id,
    name: search.name,
    filter: search.filter,
    kinds: search.kinds,
    frequency: search.frequency,
    quiet: quietOf(search),
    timeZone: search.timeZone,
    contact,
    isPaused: search.pausedAt !== null,
    createdAt: search.createdAt.toISOString(),
    lastToldAt: search.lastToldAt?.toISOString() ?? null,
    dueAt: search.dueAt?.toISOString() ?? null,
    news,
    tooMany: tooManyNew(search, today),
    isShared: search.shareHash !== null && search.shareEndedAt === null,
    opens: { views: search.views, lastViewAt: search.lastViewAt?.toISOString() ?? null },
    answers,
  }));
}

export const quietOf = ({ quietFrom, quietTo }: Pick<SearchRow, "quietFrom" | "quietTo">): QuietHours | null =>
  quietFrom === null || quietTo === null ? null : { from: quietFrom, to: quietTo };

/**
 * Keeps a search. What the market holds at this moment is where it begins: only what happens from here on is news.
 *
 * @returns its id
 * @throws AppError TOO_MANY_SEARCHES, INVALID_INPUT for a contact that the actor does not see
 */
export async function saveSearch(db: Db, actor: PersonActor, form: SearchForm): Promise<string> {
  return await db.transaction(async (tx) => {
    await lockOwner(tx, actor);
    // Of two at once the second counts the first.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`market searches ${actor.ownerId}`}, 0))`);
    const [kept] = await tx
      .select({ searches: count() })
      .from(marketSearches)
      .where(eq(marketSearches.ownerId, actor.ownerId));
    if (kept!.searches >= MOST_SEARCHES) throw new AppError("TOO_MANY_SEARCHES");
    if (form.contactId !== null) await mustKnow(tx, actor, form.contactId);
    const { quiet, timeZone, ...rest } = form;
    const [row] = await tx
      .insert(marketSearches)
      .values({
        ...rest,
        ...ownershipOf(actor),
        reach: reachOf(form.filter),
        quietFrom: quiet?.from ?? null,
        quietTo: quiet?.to ?? null,
        timeZone: timeZone ?? (await zoneOf(tx, actor.ownerId)),
      })
      .returning({ id: marketSearches.id });
    return row!.id;
  });
}

async function mustKnow(tx: Db, actor: PersonActor, contactId: string): Promise<void> {
  const isKnown = await tx.$count(
    contacts,
    and(eq(contacts.id, contactId), mayRead(actor, "contact"), isNull(contacts.deletedAt)),
  );
  if (isKnown === 0)
    throw new AppError("INVALID_INPUT", [{ path: "contactId", message: "Elige un contacto de la lista" }]);
}

async function zoneOf(tx: Db, userId: string): Promise<string> {
  const [user] = await tx.select({ metadata: users.metadata }).from(users).where(eq(users.id, userId));
  return calendarSettingsOf(user?.metadata ?? {}).timeZone;
}

/**
 * Changes a search. Another filter begins anew, as does one that is taken up again: news of the old one, and of the pause, are none of it.
 *
 * @throws AppError UNKNOWN_SEARCH, INVALID_INPUT
 */
export async function changeSearch(
  db: Db,
  actor: PersonActor,
  id: string,
  { quiet, isPaused, ...change }: SearchChange,
  now: Date,
): Promise<void> {
  await db.transaction(async (tx) => {
    const before = await lockSearch(tx, actor, id);
    if (change.contactId && change.contactId !== before.contactId) await mustKnow(tx, actor, change.contactId);
    // The words of one client are read by no other, and the address that one has is not the other's.
    const isForAnother =
      change.contactId !== undefined && before.contactId !== null && change.contactId !== before.contactId;
    if (isForAnother) await tx.delete(marketSearchAnswers).where(eq(marketSearchAnswers.searchId, id));
    const isResumed = isPaused === false && before.pausedAt !== null;
    const isNew = change.filter !== undefined || isResumed;
    if (isNew || isPaused) await forgetUntold(tx, id);
    const rhythm = Object.assign({}, before, change, quiet === undefined ? {} : quietColumns(quiet));
    await tx
      .update(marketSearches)
      .set({
        ...change,
        ...(quiet === undefined ? {} : quietColumns(quiet)),
        ...(change.filter ? { reach: reachOf(change.filter) } : {}),
        ...(isForAnother && before.shareHash !== null ? { shareEndedAt: before.shareEndedAt ?? now } : {}),
        ...(isPaused === undefined ? {} : { pausedAt: isPaused ? (before.pausedAt ?? now) : null }),
        ...(isNew ? { since: sql`now()`, baseline: sql`pg_current_snapshot()`, newCount: 0 } : {}),
        dueAt: isNew || isPaused || before.dueAt === null ? null : tellAt({ ...rhythm, quiet: quietOf(rhythm) }, now),
      })
      .where(eq(marketSearches.id, id));
  });
}

const quietColumns = (quiet: QuietHours | null) => ({ quietFrom: quiet?.from ?? null, quietTo: quiet?.to ?? null });

async function forgetUntold(tx: Db, searchId: string): Promise<void> {
  await tx
    .delete(marketSearchHits)
    .where(and(eq(marketSearchHits.searchId, searchId), isNull(marketSearchHits.toldAt)));
}

/** @throws AppError UNKNOWN_SEARCH */
export async function lockSearch(tx: Db, actor: PersonActor, id: string): Promise<SearchRow> {
  const [row] = await tx
    .select()
    .from(marketSearches)
    .where(and(mayChange(actor, "marketSearch"), eq(marketSearches.id, id)))
    .for("update");
  if (!row) throw new AppError("UNKNOWN_SEARCH");
  return row;
}

/** @throws AppError UNKNOWN_SEARCH */
export async function deleteSearch(db: Db, actor: PersonActor, id: string): Promise<void> {
  const gone = await db.delete(marketSearches).where(and(mayChange(actor, "marketSearch"), eq(marketSearches.id, id)));
  if (!gone.rowCount) throw new AppError("UNKNOWN_SEARCH");
}

/** Notes that the owner has looked at the news. @throws AppError UNKNOWN_SEARCH */
export async function noteSeen(db: Db, actor: PersonActor, id: string, now: Date): Promise<void> {
  const seen = await db
    .update(marketSearches)
    .set({ seenAt: now })
    .where(and(mayChange(actor, "marketSearch"), eq(marketSearches.id, id)));
  if (!seen.rowCount) throw new AppError("UNKNOWN_SEARCH");
}

/** A search as whoever opens the link of its mails sees it. */
export async function endedBy(db: Db, token: string): Promise<{ name: string; isPaused: boolean } | null> {
  const [row] = await db
    .select({ name: marketSearches.name, pausedAt: marketSearches.pausedAt })
    .from(marketSearches)
    .where(eq(marketSearches.endToken, token));
  return row ? { name: row.name, isPaused: row.pausedAt !== null } : null;
}

/** Ends the alerts of a search; it stays among the person's own and can be taken up again. @returns whether there is one */
export async function endAlerts(db: Db, token: string, now: Date): Promise<boolean> {
  return await db.transaction(async (tx) => {
    const [row] = await tx
      .update(marketSearches)
      .set({ pausedAt: sql`coalesce(${marketSearches.pausedAt}, ${now.toISOString()}::timestamptz)`, dueAt: null })
      .where(eq(marketSearches.endToken, token))
      .returning({ id: marketSearches.id });
    if (row) await forgetUntold(tx, row.id);
    return row !== undefined;
  });
}
