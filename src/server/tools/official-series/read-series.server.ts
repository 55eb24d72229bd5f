import { buffer } from "node:stream/consumers";
import { eq, inArray, sql } from "drizzle-orm";
import { HOUR_MS } from "#domain/shared/time/durations.ts";
import { checkSeries } from "#domain/tools/market/check-series.ts";
import type { SeriesId } from "#domain/tools/market/official-series.ts";
import { type ReadAnswer, UnreadableAnswer } from "#domain/tools/market/read-answers.ts";
import { SHIPPED_SERIES } from "#domain/tools/market/shipped-series.ts";
import { isoDateInMadrid } from "../../platform/clock.server.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { officialSeries } from "../../platform/db/tables/tools-runs.server.ts";
import type { Job } from "../../platform/jobs/job.server.ts";
import { fetchPublic } from "../../platform/outgoing/fetch-public.server.ts";
import { OutgoingError } from "../../platform/outgoing/outgoing-error.server.ts";
import { SERIES_SOURCES, type SeriesSource } from "./series-sources.server.ts";

/**
 * Official series, read once a day from their publishers. An unreachable or implausible answer leaves the earlier
 * values; each row says when it was read last, when it is due again and why it was not read.
 */

const EVERY_MS = 24 * HOUR_MS;
const FIRST_RETRY_MS = 15 * 60_000;
/** A server that was off for days must not wait another when its network comes up after it. */
const LONGEST_RETRY_MS = 6 * HOUR_MS;
const TIMEOUT_MS = 60_000;
/** Time that a process has for a source it took, more than all its addresses may take; then it is due again. */
const LEASE_MS = 5 * 60_000;

type Row = typeof officialSeries.$inferSelect;

export const seriesJob: Job = {
  name: "official series",
  everyMs: 60_000,
  round: async ({ database, config, now }) => config.readsOfficialSeries && (await readDueSource(database.db, now)),
};

interface Reading {
  sources?: readonly SeriesSource[];
  fetchUrl?: typeof fetchPublic;
}

/** Reads one source of which a series is due. @returns whether there was one */
export async function readDueSource(
  db: Db,
  now: () => Date,
  { sources = SERIES_SOURCES, fetchUrl = fetchPublic }: Reading = {},
): Promise<boolean> {
  for (const source of sources) {
    if (!(await take(db, source, now()))) continue;
    const answer = await ask(source, fetchUrl);
    await keep(db, source, answer, now());
    return true;
  }
  return false;
}

/** Leases a source's rows to this process, where one is due; rows that were never there are due. */
async function take(db: Db, { id, series }: SeriesSource, now: Date): Promise<boolean> {
  return await db.transaction(async (tx) => {
    // Locked by name, so that one of two processes is first also where there is no row to lock yet.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`official series ${id}`}, 0))`);
    const rows = await tx
      .select({ dueAt: officialSeries.dueAt })
      .from(officialSeries)
      .where(inArray(officialSeries.id, [...series]));
    const isDue = rows.length < series.length || rows.some(({ dueAt }) => dueAt <= now);
    if (!isDue) return false;
    const dueAt = new Date(now.getTime() + LEASE_MS);
    await tx
      .insert(officialSeries)
      .values(series.map((one) => ({ id: one, points: [], fetchedAt: now, dueAt })))
      .onConflictDoUpdate({ target: officialSeries.id, set: { dueAt } });
    return true;
  });
}

/** The source's answer, or in Spanish why it cannot be read. */
async function ask(source: SeriesSource, fetchUrl: typeof fetchPublic): Promise<ReadAnswer | string> {
  let failed = "";
  for (const url of source.urls) {
    try {
      const { accept, maxBytes } = source;
      const fetched = await fetchUrl(url, { accept, maxBytes, timeoutMs: TIMEOUT_MS });
      if (fetched.status === "fresh") return source.read((await buffer(fetched.body)).toString());
    } catch (error) {
      if (!(error instanceof OutgoingError || error instanceof UnreadableAnswer)) throw error;
      // The first address is the one that should answer, so its reason is reported.
      failed ||= error.message;
    }
  }
  return failed;
}

async function keep(db: Db, source: SeriesSource, answer: ReadAnswer | string, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    const rows = await tx
      .select()
      .from(officialSeries)
      .where(inArray(officialSeries.id, [...source.series]))
      .orderBy(officialSeries.id)
      .for("update");
    for (const row of rows) {
      await tx
        .update(officialSeries)
        .set(outcomeOf(row, answer, now))
        .where(eq(officialSeries.id, row.id));
    }
  });
}

function outcomeOf(row: Row, answer: ReadAnswer | string, now: Date): Partial<Row> {
  const fails = (lastError: string) => ({ lastError, dueAt: retryAt(row, now) });
  if (typeof answer === "string") return fails(answer);
  const id = row.id as SeriesId;
  const raw = answer.get(id);
  if (!raw) return fails("No viene en la respuesta");
  const kept = row.points.length > 0 ? row.points : SHIPPED_SERIES[id].points;
  const checked = checkSeries(id, raw, kept, isoDateInMadrid(now));
  if ("refused" in checked) return fails(checked.refused);
  return { points: checked.points, fetchedAt: now, dueAt: new Date(now.getTime() + EVERY_MS), lastError: null };
}

/** Waits as long again as it has been waited for: ever more rarely, between a quarter of an hour and six hours. */
function retryAt({ points, fetchedAt }: Row, now: Date): Date {
  const wantedSince = fetchedAt.getTime() + (points.length > 0 ? EVERY_MS : 0);
  const pauseMs = Math.min(Math.max(now.getTime() - wantedSince, FIRST_RETRY_MS), LONGEST_RETRY_MS);
  return new Date(now.getTime() + pauseMs);
}
