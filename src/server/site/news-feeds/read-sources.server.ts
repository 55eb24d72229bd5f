import { and, eq, gt, lte, sql } from "drizzle-orm";
import { HOUR_MS, MINUTE_MS } from "#domain/shared/time/durations.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { newsItems, newsSources } from "../../platform/db/tables/site-outreach.server.ts";
import { handling } from "../../platform/jobs/in-hand.server.ts";
import type { Job, JobParts } from "../../platform/jobs/job.server.ts";
import { type JobItems, MOST_TRIES, UNKNOWN_REASON } from "../../platform/jobs/tries.server.ts";
import { fetchPublic } from "../../platform/outgoing/fetch-public.server.ts";
import { OutgoingError } from "../../platform/outgoing/outgoing-error.server.ts";
import { type ReadFeed, readFeed } from "./read-feed.server.ts";
import { sourcesGivenUp } from "./sources-given-up.server.ts";

/** Feeds of others, read every two hours. One that does not answer is asked ever more rarely, and says since when and why. */

type Source = typeof newsSources.$inferSelect;

const MAX_BYTES = 5 * 1024 * 1024;
const TIMEOUT_MS = 30_000;
const EVERY_MS = 2 * HOUR_MS;
const FIRST_RETRY_MS = 15 * 60_000;
const LONGEST_RETRY_MS = 24 * HOUR_MS;
/** Time that a process has for a source it took; then it is due again. */
const LEASE_MS = 5 * 60_000;

type Fetch = typeof fetchPublic;

/** Handles a source at which the thread ended. */
const sourceItems: JobItems = {
  async letGo(db, id, now) {
    await db
      .update(newsSources)
      .set({ tries: 0, nextFetchAt: unlessPaused(now) })
      .where(and(eq(newsSources.id, id), gt(newsSources.tries, 0)));
  },
  async failed(db, id, reason, now) {
    const [locked] = await db.select().from(newsSources).where(eq(newsSources.id, id));
    if (locked && locked.tries >= MOST_TRIES) await giveUp(db, locked, reason, now);
  },
};

export const newsFeedJob: Job = {
  name: "news sources",
  everyMs: MINUTE_MS,
  wokenBy: ["news_sources"],
  items: sourceItems,
  givenUp: sourcesGivenUp,
  round: ({ database, now, log }) => readNextSource(database.db, now, fetchPublic, log),
};

/** Reads the source that has been due for longest. @returns whether there was one */
export async function readNextSource(
  db: Db,
  now: () => Date,
  fetchUrl: Fetch = fetchPublic,
  log?: JobParts["log"],
): Promise<boolean> {
  const due = sql`(
    select ${newsSources.id} from ${newsSources}
    where ${lte(newsSources.nextFetchAt, now())}
    order by ${newsSources.nextFetchAt} limit 1 for update skip locked
  )`;
  const [taken] = await db
    .update(newsSources)
    .set({
      nextFetchAt: new Date(now().getTime() + LEASE_MS),
      tries: sql`${newsSources.tries} + 1`,
      givenUpAt: null,
    })
    .where(eq(newsSources.id, due))
    .returning();
  if (!taken) return false;
  await handling(taken.id, () => readSource(db, taken, now, { fetchUrl, log }));
  return true;
}

async function readSource(
  db: Db,
  taken: Source,
  now: () => Date,
  { fetchUrl, log }: { fetchUrl: Fetch; log: JobParts["log"] | undefined },
): Promise<void> {
  if (taken.tries > MOST_TRIES) return await giveUp(db, taken, UNKNOWN_REASON, now());
  try {
    const { etag, lastModified } = taken;
    const fetched = await fetchFeed(taken.url, { etag, lastModified }, fetchUrl);
    if (fetched === "unchanged") await succeed(db, taken, {}, now());
    else await keepItems(db, taken, fetched, now());
  } catch (error) {
    const isKnown = error instanceof OutgoingError;
    if (!isKnown) log?.error({ err: error }, "a news source could not be read");
    // One that only throws is asked ever more rarely too, and says that it is not read.
    await fail(db, taken, isKnown ? error.message : "No hemos podido leer lo que responde", now());
  }
}

interface FetchedFeed {
  feed: ReadFeed;
  etag: string | null;
  lastModified: string | null;
}

/** @throws OutgoingError, also for an answer that is no feed */
export async function fetchFeed(
  url: string,
  known: { etag: string | null; lastModified: string | null },
  fetchUrl: Fetch = fetchPublic,
): Promise<FetchedFeed | "unchanged"> {
  const fetched = await fetchUrl(url, {
    maxBytes: MAX_BYTES,
    timeoutMs: TIMEOUT_MS,
    accept: "application/rss+xml, application/atom+xml, application/feed+json, application/xml;q=0.8, */*;q=0.5",
    ...known,
  });
  if (fetched.status === "unchanged") return "unchanged";
  const parts: Buffer[] = [];
  for await (const part of fetched.body) parts.push(Buffer.from(part as Uint8Array));
  const feed = readFeed(decoded(Buffer.concat(parts)));
  if (!feed) throw new OutgoingError("refused", "En esa dirección no hay un canal de noticias");
  return { feed, etag: fetched.etag, lastModified: fetched.lastModified };
}

/** Decodes with the encoding that the document declares; UTF-8 if it declares none that we know. */
function decoded(bytes: Buffer): string {
  const stated = /^[^>]{0,200}encoding=["']([\w-]+)["']/.exec(bytes.subarray(0, 300).toString("latin1"))?.[1];
  try {
    return new TextDecoder(stated ?? "utf-8").decode(bytes);
  } catch {
    return new TextDecoder().decode(bytes); // an encoding that nobody knows
  }
}

async function keepItems(db: Db, { id }: Source, { feed, etag, lastModified }: FetchedFeed, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    const [locked] = await tx.select().from(newsSources).where(eq(newsSources.id, id)).for("update");
    // Deleted meanwhile.
    if (!locked) return;
    if (feed.items.length > 0) {
      await tx
        .insert(newsItems)
        .values(feed.items.map((item) => ({ ...item, sourceId: id, fetchedAt: now })))
        // A known item keeps its position; a corrected title is taken over.
        .onConflictDoUpdate({
          target: [newsItems.sourceId, newsItems.guid],
          set: { title: sql`excluded.title`, summary: sql`excluded.summary`, url: sql`excluded.url` },
        });
    }
    await succeed(tx, locked, { etag, lastModified }, now);
  });
}

async function succeed(db: Db, { id }: Source, more: Partial<Source>, now: Date): Promise<void> {
  const nextFetchAt = new Date(now.getTime() + EVERY_MS);
  const fine = { lastSuccessAt: now, failures: 0, tries: 0, lastError: null, lastErrorAt: null };
  await db
    .update(newsSources)
    .set({ ...more, ...fine, nextFetchAt: unlessPaused(nextFetchAt) })
    .where(eq(newsSources.id, id));
}

async function fail(db: Db, source: Source, reason: string, now: Date): Promise<void> {
  const failures = Math.min(source.failures + 1, 100);
  const pauseMs = Math.min(FIRST_RETRY_MS * 2 ** (failures - 1), LONGEST_RETRY_MS);
  const nextFetchAt = unlessPaused(new Date(now.getTime() + pauseMs));
  await db
    .update(newsSources)
    .set({ failures, lastError: reason, lastErrorAt: now, tries: 0, nextFetchAt })
    .where(eq(newsSources.id, source.id));
}

/** Like one that was paused by hand: nobody reads it until somebody lets it go on. */
async function giveUp(db: Db, source: Source, reason: string, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    await fail(tx, source, reason, now);
    await tx
      .update(newsSources)
      .set({ pausedAt: now, nextFetchAt: null, givenUpAt: now })
      .where(eq(newsSources.id, source.id));
  });
}

/** Paused while it was read, it stays so. */
const unlessPaused = (at: Date) =>
  sql`case when ${newsSources.pausedAt} is null then ${at.toISOString()}::timestamptz end`;
