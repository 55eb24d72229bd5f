import { and, getTableColumns, inArray, isNull, sql } from "drizzle-orm";
import type { IndexedHome } from "#domain/market/columns/indexed-home.ts";
import { ChangedHomes } from "#domain/market/saved-searches/changed-homes.ts";
import { type MarketEvent, type News, newsOf, readBaseline, wasSeen } from "#domain/market/saved-searches/news.ts";
import { type AlertKind, MOST_NEW_A_DAY } from "#domain/market/saved-searches/saved-search.ts";
import { tellAt } from "#domain/market/saved-searches/telling.ts";
import { MINUTE_MS } from "#domain/shared/time/durations.ts";
import { dayOf } from "#domain/shared/time/local-time.ts";
import { readPools } from "../../accounts/access/pools.server.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { marketHomes } from "../../platform/db/tables/market.server.ts";
import { marketSearches } from "../../platform/db/tables/market-searches.server.ts";
import { livesOn } from "../../platform/jobs/in-hand.server.ts";
import type { Job } from "../../platform/jobs/job.server.ts";
import { sqlJson, sqlRows } from "../../portfolio/imports/sql-rows.server.ts";

/**
 * Finds out which searches find the homes to which something happened. What happened is taken out of its table in the transaction that
 * writes the news, so that a process that dies has neither lost nor doubled any.
 */
export const searchNewsJob: Job = {
  name: "news of searches",
  everyMs: 2_000,
  round: ({ database, now }) => noteNews(database.db, now()),
};

/** Things that happened and searches that are read at once; between two portions of searches the thread gives a sign of life. */
const EVENTS_AT_ONCE = 5_000;
const SEARCHES_AT_ONCE = 500;
/** Beyond this time after a search began its snapshot tells nothing more. A restored database counts its transactions anew. */
const BASELINE_MS = 10 * MINUTE_MS;

/** The columns by which a search is asked; its name and its people are none of them. */
const {
  createdAt: _createdAt,
  name: _name,
  contactId: _contactId,
  reach: _reach,
  ...ASKED_COLUMNS
} = getTableColumns(marketSearches);
type SearchRow = Omit<typeof marketSearches.$inferSelect, "createdAt" | "name" | "contactId" | "reach">;

/** @returns whether there may be more */
export async function noteNews(db: Db, now: Date): Promise<boolean> {
  return await db.transaction(async (tx) => {
    const turn = await tx.execute<{ mine: boolean }>(
      sql`select pg_try_advisory_xact_lock(hashtextextended('market: news of searches', 0)) as mine`,
    );
    if (!turn.rows[0]?.mine) return false;
    const { events, homes, taken } = await takeEvents(tx);
    if (homes.length > 0) {
      const changed = new ChangedHomes(homes);
      const byNumber = new Map(homes.map((home) => [home.number, home]));
      const poolsOf = await readPools(tx);
      const dueAt = dueTimes(now);
      const today = dayOf(now.toISOString());
      for (let last: string | null = null; ; ) {
        const searches = await readSearches(tx, changed.reached, last);
        const noted = searches.flatMap((search) => {
          const found = changed.foundBy({ filter: search.filter, pools: poolsOf(search), today });
          const news = found.flatMap((number) => {
            const home = byNumber.get(number)!;
            return newsOfHome(search, home, events.get(home.id) ?? []);
          });
          return news.length === 0 ? [] : [notedFor(search, news, { today, dueAt: dueAt(search) })];
        });
        await keepNews(tx, noted, now);
        livesOn();
        if (searches.length < SEARCHES_AT_ONCE) break;
        last = searches.at(-1)!.id;
      }
    }
    return taken === EVENTS_AT_ONCE;
  });
}

type ChangedHome = IndexedHome & { id: string };
interface TimedEvent extends MarketEvent {
  at: Date;
}

/** The events by home, in their order; and those homes as they are now, but for those that are gone or one with another. */
async function takeEvents(tx: Db) {
  const { rows } = await tx.execute<{
    id: string;
    home_id: string;
    kind: AlertKind;
    previous: number | null;
    at: string;
    written_in: string;
  }>(sql`
    delete from market_events where id in (select id from market_events order by id limit ${EVENTS_AT_ONCE})
    returning id, home_id, kind, previous_price_cents::float8 as previous, at::text, written_in::text`);
  rows.sort((a, b) => Number(a.id) - Number(b.id));
  const events = new Map<string, TimedEvent[]>();
  for (const { home_id, kind, previous, at, written_in } of rows) {
    const event = { kind, previousPriceCents: previous, at: new Date(at), writtenIn: BigInt(written_in) };
    events.set(home_id, [...(events.get(home_id) ?? []), event]);
  }
  const ids = sql`(select unnest(${sql.param([...events.keys()])}::uuid[]))`;
  const homes =
    rows.length === 0
      ? []
      : await tx
          .select()
          .from(marketHomes)
          .where(and(inArray(marketHomes.id, ids), isNull(marketHomes.mergedIntoId)));
  // The constraints of the table hold its words to the lists of their types.
  return { events, homes: homes as unknown as ChangedHome[], taken: rows.length };
}

/** Searches of which a home may be news, behind one of that id. */
async function readSearches(tx: Db, reached: readonly string[], last: string | null): Promise<SearchRow[]> {
  return await tx
    .select(ASKED_COLUMNS)
    .from(marketSearches)
    .where(
      and(
        isNull(marketSearches.pausedAt),
        sql`${marketSearches.reach} && ${sql.param([...reached])}::text[]`,
        last === null ? undefined : sql`${marketSearches.id} > ${last}`,
      ),
    )
    .orderBy(marketSearches.id)
    .limit(SEARCHES_AT_ONCE);
}

interface NotedHome extends News {
  homeId: string;
}

/** @returns nothing where all of it happened before the search began, or is not what it wants to hear of */
function newsOfHome(search: SearchRow, home: ChangedHome, events: readonly TimedEvent[]): NotedHome[] {
  const isNews = ({ at, writtenIn }: TimedEvent) =>
    at.getTime() > search.since.getTime() + BASELINE_MS || !wasSeen(readBaseline(search.baseline), writtenIn);
  const news = newsOf(events.filter(isNews), search.kinds);
  return news ? [{ homeId: home.id, ...news }] : [];
}

/** New homes of a search that is too broad which are kept, to show what it finds. */
const KEPT_OF_TOO_MANY = 20;

/** The news of one search as they are kept: all are counted, and of more in a day than anybody reads a few are kept. */
function notedFor(search: SearchRow, news: readonly NotedHome[], { today, dueAt }: { today: string; dueAt: Date }) {
  const before = search.newOn === today ? search.newCount : 0;
  const fresh = news.filter(({ kind }) => kind === "nueva");
  const newCount = before + fresh.length;
  const room = newCount > MOST_NEW_A_DAY ? Math.max(0, KEPT_OF_TOO_MANY - before) : fresh.length;
  const kept = [...fresh.slice(0, room), ...news.filter(({ kind }) => kind !== "nueva").slice(0, MOST_NEW_A_DAY)];
  return { id: search.id, kept, newOn: today, newCount, dueAt };
}

async function keepNews(tx: Db, noted: readonly ReturnType<typeof notedFor>[], now: Date): Promise<void> {
  if (noted.length === 0) return;
  const hits = noted.flatMap(({ id, kept }) => kept.map((news) => ({ searchId: id, ...news })));
  const given = sqlRows([
    { name: "search_id", type: "uuid", values: hits.map(({ searchId }) => searchId) },
    { name: "home_id", type: "uuid", values: hits.map(({ homeId }) => homeId) },
    { name: "kind", type: "text", values: hits.map(({ kind }) => kind) },
    { name: "previous", type: "bigint", values: hits.map(({ previousPriceCents }) => previousPriceCents) },
  ]);
  // News that are not told yet are one with what happens to the same home later.
  await tx.execute(sql`
    insert into market_search_hits as h (search_id, home_id, kind, price_cents, previous_price_cents, currency, at)
    select r.search_id, r.home_id, r.kind, m.price_cents, r.previous, m.currency, ${now.toISOString()}::timestamptz
    from ${given} join market_homes m on m.id = r.home_id
    on conflict (search_id, home_id) where told_at is null do update set
      kind = case when h.kind = 'bajada' then excluded.kind else h.kind end,
      price_cents = excluded.price_cents, currency = excluded.currency, at = excluded.at`);
  const counts = noted.map(({ id, newOn, newCount, dueAt }) => ({
    id,
    new_on: newOn,
    new_count: newCount,
    due_at: dueAt.toISOString(),
  }));
  await tx.execute(sql`
    update market_searches s set new_on = r.new_on, new_count = r.new_count, due_at = coalesce(s.due_at, r.due_at)
    from jsonb_to_recordset(${sqlJson(counts)}::jsonb) as r(id uuid, new_on date, new_count integer, due_at timestamptz)
    where s.id = r.id`);
}

/** Times of telling, each worked out once for all searches of one rhythm. */
function dueTimes(now: Date): (search: SearchRow) => Date {
  const known = new Map<string, Date>();
  return ({ frequency, quietFrom, quietTo, timeZone, lastToldAt }) => {
    const isRecent = lastToldAt !== null && now.getTime() - lastToldAt.getTime() < BASELINE_MS * 2;
    const quiet = quietFrom === null || quietTo === null ? null : { from: quietFrom, to: quietTo };
    const telling = { frequency, quiet, timeZone, lastToldAt: isRecent ? lastToldAt : null };
    if (isRecent) return tellAt(telling, now);
    const key = [frequency, quietFrom, quietTo, timeZone].join();
    const at = known.get(key) ?? tellAt(telling, now);
    known.set(key, at);
    return at;
  };
}
