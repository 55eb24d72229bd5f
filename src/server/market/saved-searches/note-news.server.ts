import { setImmediate as breath } from "node:timers/promises";
import { and, inArray, isNull, sql } from "drizzle-orm";
import type { IndexedHome } from "#domain/market/columns/indexed-home.ts";
import { ChangedHomes } from "#domain/market/saved-searches/changed-homes.ts";
import {
  type Baseline,
  type MarketEvent,
  type News,
  newsOf,
  readBaseline,
  wasSeen,
} from "#domain/market/saved-searches/news.ts";
import { ALERT_KINDS, type AlertKind, MOST_NEW_A_DAY } from "#domain/market/saved-searches/saved-search.ts";
import { tellAt } from "#domain/market/saved-searches/telling.ts";
import { MINUTE_MS } from "#domain/shared/time/durations.ts";
import { dayOf } from "#domain/shared/time/local-time.ts";
import { readPools } from "../../accounts/access/pools.server.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { marketHomes } from "../../platform/db/tables/market.server.ts";
import type { marketSearches } from "../../platform/db/tables/market-searches.server.ts";
import { livesOn } from "../../platform/jobs/in-hand.server.ts";
import type { Job } from "../../platform/jobs/job.server.ts";

/**
 * Finds out which searches find the homes to which something happened. What happened is taken out of its table in the transaction that
 * writes the news, so that a process that dies has neither lost nor doubled any.
 */
export const searchNewsJob: Job = {
  name: "news of searches",
  everyMs: MINUTE_MS,
  wokenBy: ["market_events"],
  round: ({ database, now }) => noteNews(database.db, now()),
};

/** Things that happened and searches that are read at once; between two portions of searches the thread gives a sign of life. */
const EVENTS_AT_ONCE = 5_000;
const SEARCHES_AT_ONCE = 500;
/** After so many the thread turns to whatever else it has to do, some milliseconds later. */
const SEARCHES_A_BREATH = 50;
/** Beyond this time after a search began its snapshot tells nothing more. A restored database counts its transactions anew. */
const BASELINE_MS = 10 * MINUTE_MS;

/** The columns by which a search is asked; its name and its people are none of them. */
type SearchRow = Pick<
  typeof marketSearches.$inferSelect,
  | "id"
  | "ownerId"
  | "agencyId"
  | "filter"
  | "kinds"
  | "frequency"
  | "quietFrom"
  | "quietTo"
  | "timeZone"
  | "since"
  | "baseline"
  | "lastToldAt"
  | "newOn"
  | "newCount"
>;

/** @returns whether there may be more */
export async function noteNews(db: Db, now: Date): Promise<boolean> {
  return await db.transaction(async (tx) => {
    const turn = await tx.execute<{ mine: boolean }>(
      sql`select pg_try_advisory_xact_lock(hashtextextended('market: news of searches', 0)) as mine`,
    );
    if (!turn.rows[0]?.mine) return false;
    const { events, homes, taken } = await takeEvents(tx);
    if (homes.length > 0) await noteChanges(tx, { events, homes, now });
    return taken === EVENTS_AT_ONCE;
  });
}

/** The database writes the news of one portion of searches while the next one is asked: both take about as long. */
async function noteChanges(tx: Db, { events, homes, now }: Pick<Taken, "events" | "homes"> & { now: Date }) {
  const changed = new ChangedHomes(homes, await readTwins(tx, [...events.keys()]));
  const eventsOf = new Map(homes.map(({ id, number }) => [number, events.get(id) ?? []]));
  const poolsOf = rememberedPools(await readPools(tx));
  const dueAt = dueTimes(now);
  const today = dayOf(now.toISOString());
  let kept: Promise<void> = Promise.resolve();
  let searches = await readSearches(tx, changed.reached, null);
  for (;;) {
    const noted: NotedSearch[] = [];
    for (const [at, search] of searches.entries()) {
      if (at % SEARCHES_A_BREATH === 0) await breath();
      const news: NotedHome[] = [];
      const newsOfEvents = newsFor(search);
      for (const number of changed.foundBy({ filter: search.filter, pools: poolsOf(search), today })) {
        const told = newsOfEvents(eventsOf.get(number)!);
        if (told) news.push({ number, told });
      }
      if (news.length > 0) noted.push(notedFor(search, news, { today, dueAt: dueAt(search) }));
    }
    // One connection, and so one statement at a time.
    await kept;
    livesOn();
    const isLast = searches.length < SEARCHES_AT_ONCE;
    if (!isLast) searches = await readSearches(tx, changed.reached, searches.at(-1)!.id);
    kept = keepNews(tx, noted, now);
    kept.catch(() => {}); // its failure is heard where it is waited for
    if (isLast) break;
  }
  await kept;
}

/** The pools of an owner are worked out once for all of their searches. */
function rememberedPools(poolsOf: Awaited<ReturnType<typeof readPools>>): typeof poolsOf {
  const known = new Map<string, readonly string[]>();
  return (owner) => {
    const key = `${owner.ownerId} ${owner.agencyId}`;
    const pools = known.get(key) ?? poolsOf(owner);
    known.set(key, pools);
    return pools;
  };
}

type ChangedHome = IndexedHome & { id: string };
interface TimedEvent extends MarketEvent {
  at: Date;
}

interface Taken {
  /** By home, in the order in which they happened. */
  events: Map<string, TimedEvent[]>;
  homes: ChangedHome[];
  /** How many events were taken out of their table. */
  taken: number;
}

/** The events by home, in their order; and those homes as they are now, but for those that are gone or one with another. */
async function takeEvents(tx: Db): Promise<Taken> {
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

/** Homes of other pools that may be twins of those that changed, and did not change themselves: what they offer is known. */
async function readTwins(tx: Db, changed: readonly string[]): Promise<ChangedHome[]> {
  const ids = sql`(select unnest(${sql.param([...changed])}::uuid[]))`;
  const { rows } = await tx.execute<{ id: string }>(sql`
    select distinct m.id from market_homes c join market_homes m on m.price_cents = c.price_cents
      and m.built_area_m2 = c.built_area_m2 and m.rooms = c.rooms and m.operation = c.operation and m.type = c.type
      and m.status = c.status and m.currency = c.currency and m.pool <> c.pool and m.merged_into_id is null
    where c.id in ${ids} and m.id not in ${ids}`);
  if (rows.length === 0) return [];
  const twins = sql`(select unnest(${sql.param(rows.map(({ id }) => id))}::uuid[]))`;
  const homes = await tx.select().from(marketHomes).where(inArray(marketHomes.id, twins));
  return homes as unknown as ChangedHome[];
}

/** Searches of which a home may be news, behind one of that id. Columns come as the driver reads them: there are very many rows. */
async function readSearches(tx: Db, reached: readonly string[], last: string | null): Promise<SearchRow[]> {
  const { rows } = await tx.execute<
    Omit<SearchRow, "since" | "lastToldAt"> & { since: string; lastToldAt: string | null }
  >(sql`
    select id, owner_id as "ownerId", agency_id as "agencyId", filter, kinds, frequency, quiet_from as "quietFrom",
      quiet_to as "quietTo", time_zone as "timeZone", since, baseline::text, last_told_at as "lastToldAt",
      new_on::text as "newOn", new_count as "newCount"
    from market_searches
    where paused_at is null and reach && ${sql.param([...reached])}::text[] ${last === null ? sql`` : sql`and id > ${last}`}
    order by id limit ${SEARCHES_AT_ONCE}`);
  return rows.map((row) =>
    Object.assign(row, {
      since: new Date(row.since),
      lastToldAt: row.lastToldAt === null ? null : new Date(row.lastToldAt),
    }),
  );
}

interface NotedHome {
  number: number;
  told: News;
}

/** Picks the news for a search out of a home's events: nothing where all of it happened before the search began, or is not what it wants to hear of. */
function newsFor({ since, baseline, kinds }: SearchRow) {
  const knownUntil = since.getTime() + BASELINE_MS;
  let began: Baseline | undefined;
  // Imports write many homes in one transaction: each is asked after once.
  const seen = new Map<bigint, boolean>();
  const isSeen = (writtenIn: bigint): boolean => {
    let known = seen.get(writtenIn);
    if (known === undefined) {
      began ??= readBaseline(baseline);
      known = wasSeen(began, writtenIn);
      seen.set(writtenIn, known);
    }
    return known;
  };
  const isNews = ({ at, writtenIn }: TimedEvent) => at.getTime() > knownUntil || !isSeen(writtenIn);
  return (events: readonly TimedEvent[]): News | null => {
    const [only] = events;
    if (only && events.length === 1 && !isNews(only)) return null;
    return newsOf(events.length === 1 ? events : events.filter(isNews), kinds);
  };
}

/** New homes of a search that is too broad which are kept, to show what it finds. */
const KEPT_OF_TOO_MANY = 20;

type NotedSearch = ReturnType<typeof notedFor>;

/** The news of one search as they are kept: all are counted, and of more in a day than anybody reads a few are kept. */
function notedFor(search: SearchRow, news: readonly NotedHome[], { today, dueAt }: { today: string; dueAt: Date }) {
  const before = search.newOn === today ? search.newCount : 0;
  const fresh = news.filter(({ told }) => told.kind === "nueva");
  const newCount = before + fresh.length;
  const room = newCount > MOST_NEW_A_DAY ? Math.max(0, KEPT_OF_TOO_MANY - before) : fresh.length;
  const kept = [...fresh.slice(0, room), ...news.filter(({ told }) => told.kind !== "nueva").slice(0, MOST_NEW_A_DAY)];
  return { id: search.id, kept, newOn: today, newCount, dueAt };
}

/**
 * Writes the news in one statement. Homes and searches travel as numbers in lists of text, each search and each kind once: of a million pieces
 * of news the driver would spend longer on writing out identifiers than the database on the rows.
 */
async function keepNews(tx: Db, noted: readonly NotedSearch[], now: Date): Promise<void> {
  if (noted.length === 0) return;
  const [search, home, kind, previous] = [[] as number[], [] as number[], [] as number[], [] as (number | "null")[]];
  for (const [at, { kept }] of noted.entries()) {
    for (const { number, told } of kept) {
      search.push(at + 1);
      home.push(number);
      kind.push(ALERT_KINDS.indexOf(told.kind) + 1);
      previous.push(told.previousPriceCents ?? "null");
    }
  }
  const list = (values: readonly (number | string)[]) => `{${values.join(",")}}`;
  // News that are not told yet are one with what happens to the same home later.
  await tx.execute(sql`
    with searches as (
      select * from unnest(
        ${list(noted.map(({ id }) => id))}::uuid[], ${list(noted.map(({ newCount }) => newCount))}::int[],
        ${list(noted.map(({ dueAt }) => `"${dueAt.toISOString()}"`))}::timestamptz[]
      ) with ordinality as s (id, new_count, due_at, at)
    ), told as (
      update market_searches s set new_on = ${noted[0]!.newOn}::date, new_count = r.new_count,
        due_at = coalesce(s.due_at, r.due_at)
      from searches r where s.id = r.id
    )
    insert into market_search_hits as h (search_id, home_id, kind, price_cents, previous_price_cents, currency, at)
    select s.id, m.id, (${list(ALERT_KINDS)}::text[])[r.kind], m.price_cents, r.previous, m.currency,
      ${now.toISOString()}::timestamptz
    from unnest(${list(search)}::int[], ${list(home)}::int[], ${list(kind)}::int[], ${list(previous)}::bigint[])
      as r (search, home, kind, previous)
    join searches s on s.at = r.search join market_homes m on m.number = r.home
    on conflict (search_id, home_id) where told_at is null do update set
      kind = case when h.kind = 'bajada' then excluded.kind else h.kind end,
      price_cents = excluded.price_cents, currency = excluded.currency, at = excluded.at`);
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
