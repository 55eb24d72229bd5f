import { and, asc, eq, isNotNull, lte, sql } from "drizzle-orm";
import { AppError } from "../app-error.server.ts";
import type { Work, WorkParts } from "../background/work.server.ts";
import { storageRoom, takeStorage } from "../billing/storage.server.ts";
import { importSources } from "../db/feed-schema.server.ts";
import { fetchPublic } from "../outgoing/fetch-public.server.ts";
import { OutgoingError } from "../outgoing/outgoing-error.server.ts";
import { tellWork } from "../realtime/change-feed.server.ts";
import { addImport } from "./add-import.server.ts";
import { detectFormat, HEAD_BYTES } from "./detect-format.server.ts";
import { rememberFailure } from "./end-import.server.ts";
import { headOfFeed } from "./feed-bytes.server.ts";
import { keepBytes, LARGEST_FILE } from "./keep-bytes.server.ts";
import type { ImportSource } from "./sources.server.ts";

/** Reads the addresses of senders when they are due. */
export const fetchWork: Work = { name: "feeds", everyMs: 10_000, round: (parts) => fetchDueFeed(parts) };

/** Who takes an address up has this long; a process that died leaves it due again then. */
const LEASE_MS = 15 * 60_000;
const FETCH_MS = 10 * 60_000;
const LONGEST_PAUSE_MS = 24 * 3_600_000;
const MINUTE_MS = 60_000;

type Parts = Pick<WorkParts, "database" | "log" | "store" | "now">;

/** @returns whether there may be more */
export async function fetchDueFeed(parts: Parts): Promise<boolean> {
  const source = await claim(parts);
  if (!source) return false;
  try {
    await fetchFeed(parts, source);
  } catch (error) {
    if (!isExpected(error)) parts.log.error({ err: error }, "a feed could not be read");
    const reason = isExpected(error) ? error.message : "No hemos podido guardar lo que envía";
    await putOff(parts, source, reason);
  }
  return true;
}

const isExpected = (error: unknown): error is Error =>
  error instanceof OutgoingError ||
  error instanceof FeedRefused ||
  (error instanceof AppError && ["EMPTY_FILE", "STORAGE_FULL"].includes(error.code));

/** What the address answers is no feed. */
class FeedRefused extends Error {}

async function claim({ database: { db }, now }: Parts): Promise<ImportSource | undefined> {
  const at = now();
  const due = db
    .select({ id: importSources.id })
    .from(importSources)
    .where(and(isNotNull(importSources.nextFetchAt), lte(importSources.nextFetchAt, at)))
    .orderBy(asc(importSources.nextFetchAt))
    .limit(1)
    .for("update", { skipLocked: true });
  const [source] = await db
    .update(importSources)
    .set({ nextFetchAt: new Date(at.getTime() + LEASE_MS) })
    .where(eq(importSources.id, sql`(${due})`))
    .returning();
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
          updatedAt: at,
          ...(isSame ? { lastSuccessAt: at, lastError: null, lastErrorAt: null, failures: 0 } : {}),
        })
        .where(eq(importSources.id, source.id));
      await tellWork(tx, source.agencyId ?? source.ownerId, "imports");
    });
  } finally {
    if (!isUsed) await store.remove([file.storageKey]);
  }
}

/** Nothing new since the last time, which went well: else its marks would have been forgotten. */
async function rememberSame({ database: { db }, now }: Parts, source: ImportSource): Promise<void> {
  const at = now();
  await db
    .update(importSources)
    .set({
      lastSuccessAt: at,
      lastError: null,
      lastErrorAt: null,
      failures: 0,
      nextFetchAt: nextTime(source, at),
      updatedAt: at,
    })
    .where(eq(importSources.id, source.id));
}

async function putOff({ database: { db }, now }: Parts, source: ImportSource, reason: string): Promise<void> {
  const at = now();
  await db.transaction(async (tx) => {
    await rememberFailure(tx, source.id, reason, at);
    // Who does not answer is asked ever more rarely, but once a day where that was wanted.
    const pauseMs = (source.everyMinutes ?? 0) * MINUTE_MS * 2 ** Math.min(source.failures, 10);
    const longest = Math.max(LONGEST_PAUSE_MS, (source.everyMinutes ?? 0) * MINUTE_MS);
    const next = source.everyMinutes === null ? null : new Date(at.getTime() + Math.min(pauseMs, longest));
    await tx.update(importSources).set({ nextFetchAt: next }).where(eq(importSources.id, source.id));
    await tellWork(tx, source.agencyId ?? source.ownerId, "imports");
  });
}

const nextTime = ({ everyMinutes }: ImportSource, at: Date): Date | null =>
  everyMinutes === null ? null : new Date(at.getTime() + everyMinutes * MINUTE_MS);
