import { and, eq, gt, sql } from "drizzle-orm";
import { detectFormat, HEAD_BYTES } from "#domain/portfolio/feeds/detect-format.ts";
import { DAY_MS, MINUTE_MS } from "#domain/shared/time/durations.ts";
import { storageRoom, takeStorage } from "../../accounts/billing/storage.server.ts";
import { AppError } from "../../platform/app-error.server.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { importSources } from "../../platform/db/tables/portfolio-imports.server.ts";
import { handling } from "../../platform/jobs/in-hand.server.ts";
import type { Job, JobParts } from "../../platform/jobs/job.server.ts";
import { type JobItems, MOST_TRIES, UNKNOWN_REASON } from "../../platform/jobs/tries.server.ts";
import { inTurn } from "../../platform/jobs/turns.server.ts";
import { fetchPublic } from "../../platform/outgoing/fetch-public.server.ts";
import { OutgoingError } from "../../platform/outgoing/outgoing-error.server.ts";
import { publishChange } from "../../platform/realtime/change-feed.server.ts";
import { removeBytes } from "../../platform/store/remove-bytes.server.ts";
import { StoreFault } from "../../platform/store/store-fault.server.ts";
import { addImport } from "./add-import.server.ts";
import { rememberFailure } from "./end-import.server.ts";
import { headOfFeed } from "./feed-bytes.server.ts";
import { feedsGivenUp } from "./feeds-given-up.server.ts";
import { keepBytes, LARGEST_FILE } from "./keep-bytes.server.ts";
import type { ImportSource } from "./sources.server.ts";

/** Handles a sender at whose address the thread ended. */
const feedItems: JobItems = {
  async letGo(db, id, now) {
    await db
      .update(importSources)
      .set({ tries: 0, nextFetchAt: now })
      .where(and(eq(importSources.id, id), gt(importSources.tries, 0)));
  },
  async failed(db, id, reason, now) {
    await db.transaction(async (tx) => {
      const [source] = await tx.select().from(importSources).where(eq(importSources.id, id)).for("update");
      if (source && source.tries >= MOST_TRIES) await giveUp(tx, source, reason, now);
    });
  },
};

/** Reads the addresses of senders when they are due: several at a time, of each owner one. */
export const feedJob: Job = {
  name: "feeds",
  everyMs: MINUTE_MS,
  wokenBy: ["import_sources"],
  lanes: 3,
  mayTakeMs: 15 * 60_000,
  items: feedItems,
  givenUp: feedsGivenUp,
  round: (parts) => fetchDueFeed(parts),
};

/** Time that a process has for an address it took; if it dies, the address is due again then. */
const LEASE_MS = 15 * 60_000;
const FETCH_MS = 10 * 60_000;
const LONGEST_PAUSE_MS = DAY_MS;
/** Pause after an error of the file store. */
const STORE_PAUSE_MS = 5 * MINUTE_MS;

type Parts = Pick<JobParts, "database" | "log" | "store" | "now" | "turns">;

/** @returns whether there may be more */
export async function fetchDueFeed(parts: Parts): Promise<boolean> {
  const source = await claim(parts);
  if (!source) return false;
  await handling(source.id, () => readFeedOf(parts, source));
  return true;
}

async function readFeedOf(parts: Parts, source: ImportSource): Promise<void> {
  try {
    if (source.tries > MOST_TRIES) return await giveUp(parts.database.db, source, UNKNOWN_REASON, parts.now());
    await fetchFeed(parts, source);
  } catch (error) {
    if (!isExpected(error)) parts.log.error({ err: error }, "a feed could not be read");
    if (error instanceof StoreFault) return await askAgainSoon(parts, source);
    const reason = isExpected(error) ? error.message : "No hemos podido guardar lo que envía";
    await putOff(parts, source, { reason, mayAnswerLater: mayAnswerLater(error) });
  }
}

/** It is not read again until its owner asks for it. */
async function giveUp(db: Db, source: ImportSource, reason: string, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    await rememberFailure(tx, source.id, reason, now);
    await tx
      .update(importSources)
      .set({ tries: 0, nextFetchAt: null, givenUpAt: now })
      .where(eq(importSources.id, source.id));
    await publishChange(tx, source.agencyId ?? source.ownerId, "imports");
  });
}

const isExpected = (error: unknown): error is Error =>
  error instanceof OutgoingError ||
  error instanceof FeedRefused ||
  (error instanceof AppError && ["EMPTY_FILE", "STORAGE_FULL"].includes(error.code));

/** The address's answer is no feed. */
class FeedRefused extends Error {}

async function claim({ database: { db }, now, turns }: Parts): Promise<ImportSource | undefined> {
  const at = sql`${now().toISOString()}::timestamptz`;
  const owner = sql`coalesce(s.agency_id, s.owner_id)`;
  const { rows } = await db.execute(sql`select from import_sources s where s.next_fetch_at <= ${at} limit 1`);
  if (rows.length === 0) return undefined;
  const source = await db.transaction(async (tx) => {
    // Takers take turns: one that looked before another had taken would not see that its owner is being served.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('feeds: take', 0))`);
    const [taken] = await tx
      .update(importSources)
      .set({
        nextFetchAt: new Date(now().getTime() + LEASE_MS),
        tries: sql`${importSources.tries} + 1`,
        givenUpAt: null,
      })
      .where(
        eq(
          importSources.id,
          sql`(select s.id from import_sources s where s.next_fetch_at <= ${at}
            and not exists (select from import_sources o where coalesce(o.agency_id, o.owner_id) = ${owner}
              and o.tries > 0 and o.next_fetch_at > ${at})
            order by ${inTurn(turns, "feeds", owner)}, s.next_fetch_at limit 1 for update of s skip locked)`,
        ),
      )
      .returning();
    return taken;
  });
  if (source) turns?.took("feeds", source.agencyId ?? source.ownerId);
  return source;
}

async function fetchFeed(parts: Parts, source: ImportSource): Promise<void> {
  const { database, store, now } = parts;
  const room = await storageRoom(database.db, source, { path: "url", now: now() });
  if (room.leftBytes <= 0) throw room.refusal();
  const fetched = await fetchPublic(source.url!, {
    maxBytes: LARGEST_FILE,
    timeoutMs: FETCH_MS,
    etag: source.etag,
    lastModified: source.lastModified,
  });
  if (fetched.status === "unchanged") return await rememberSame(parts, source);
  const file = await keepBytes(store, fetched.body, room);
  let isUsed = false;
  try {
    const format = detectFormat(await headOfFeed(store, file.storageKey, HEAD_BYTES));
    if (!format) throw new FeedRefused("Lo que responde no es un archivo de viviendas");
    const at = now();
    await database.db.transaction(async (tx) => {
      const [current] = await tx.select().from(importSources).where(eq(importSources.id, source.id)).for("update");
      if (!current) return;
      await takeStorage(tx, current, { bytes: file.sizeBytes, path: "url", now: at });
      const named = { ...file, format, fileName: null };
      const { job, isNew } = await addImport(tx, current, named, { appliesItself: true, isRepeatable: true, now: at });
      isUsed = isNew;
      const isSame = !isNew && job.state === "terminada";
      await tx
        .update(importSources)
        .set({
          etag: fetched.etag,
          lastModified: fetched.lastModified,
          nextFetchAt: nextTime(current, at),
          tries: 0,
          updatedAt: at,
          ...(isSame ? { lastSuccessAt: at, lastError: null, lastErrorAt: null, failures: 0 } : {}),
        })
        .where(eq(importSources.id, source.id));
      await publishChange(tx, source.agencyId ?? source.ownerId, "imports");
    });
  } finally {
    if (!isUsed) await removeBytes(parts, [file.storageKey]);
  }
}

/** Nothing new since the last reading, which succeeded: otherwise its marks would have been forgotten. */
async function rememberSame({ database: { db }, now }: Parts, source: ImportSource): Promise<void> {
  const at = now();
  await db
    .update(importSources)
    .set({
      lastSuccessAt: at,
      lastError: null,
      lastErrorAt: null,
      failures: 0,
      tries: 0,
      nextFetchAt: nextTime(source, at),
      updatedAt: at,
    })
    .where(eq(importSources.id, source.id));
}

/** The file store is away or full, which is no fault of the sender. */
async function askAgainSoon({ database: { db }, now }: Parts, source: ImportSource): Promise<void> {
  const nextFetchAt = new Date(now().getTime() + STORE_PAUSE_MS);
  await db.update(importSources).set({ nextFetchAt, tries: 0 }).where(eq(importSources.id, source.id));
}

/** Nobody tries an address again that is read only by hand: where it may answer later, that counts as given up. */
const mayAnswerLater = (error: unknown): boolean =>
  error instanceof OutgoingError ? error.isTemporary : !isExpected(error);

async function putOff(
  { database: { db }, now }: Parts,
  source: ImportSource,
  { reason, mayAnswerLater }: { reason: string; mayAnswerLater: boolean },
): Promise<void> {
  const at = now();
  await db.transaction(async (tx) => {
    await rememberFailure(tx, source.id, reason, at);
    // A silent address is asked ever more rarely, but once a day where a daily reading was wanted.
    const pauseMs = (source.everyMinutes ?? 0) * MINUTE_MS * 2 ** Math.min(source.failures, 10);
    const longest = Math.max(LONGEST_PAUSE_MS, (source.everyMinutes ?? 0) * MINUTE_MS);
    const next = source.everyMinutes === null ? null : new Date(at.getTime() + Math.min(pauseMs, longest));
    await tx
      .update(importSources)
      .set({ nextFetchAt: next, tries: 0, givenUpAt: next === null && mayAnswerLater ? at : null })
      .where(eq(importSources.id, source.id));
    await publishChange(tx, source.agencyId ?? source.ownerId, "imports");
  });
}

const nextTime = ({ everyMinutes }: ImportSource, at: Date): Date | null =>
  everyMinutes === null ? null : new Date(at.getTime() + everyMinutes * MINUTE_MS);
