import { and, asc, desc, eq, gte, lt, sql } from "drizzle-orm";
import { addProcess, foldOverTime, type Sample } from "#domain/operations/monitoring/fold.ts";
import type { MetricValues } from "#domain/operations/monitoring/metrics.ts";
import { HOUR_MS } from "#domain/shared/time/durations.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { metricSamples, workStates } from "../../platform/db/tables/operations.server.ts";

const MINUTES_KEPT_MS = 48 * HOUR_MS;
const HOURS_KEPT_MS = 90 * 24 * HOUR_MS;

/**
 * Adds a process's measurements of a minute to those of the others.
 *
 * @returns true for the first process of that minute, which measures the shared figures for all
 */
export async function addToMinute(db: Db, at: Date, values: MetricValues): Promise<boolean> {
  return await db.transaction(async (tx) => {
    const added = await tx
      .insert(metricSamples)
      .values({ grain: "minuto", at, values })
      .onConflictDoNothing()
      .returning({ at: metricSamples.at });
    if (added.length > 0) return true;
    const isIt = and(eq(metricSamples.grain, "minuto"), eq(metricSamples.at, at));
    const [locked] = await tx.select().from(metricSamples).where(isIt).for("update");
    if (!locked) return false;
    await tx
      .update(metricSamples)
      .set({ values: addProcess(locked.values, values) })
      .where(isIt);
    return locked.values.processes === undefined;
  });
}

/** Makes hours of the minutes that are over, and forgets old ones. Doing it again does nothing. */
export async function rollUp(db: Db, now: Date): Promise<void> {
  const thisHour = new Date(Math.floor(now.getTime() / HOUR_MS) * HOUR_MS);
  const { rows } = await db.execute<{ hour: string | Date }>(sql`
    select distinct date_trunc('hour', at) as hour from metric_samples m
    where grain = 'minuto' and at < ${thisHour.toISOString()}::timestamptz
      and not exists (select from metric_samples h where h.grain = 'hora' and h.at = date_trunc('hour', m.at))`);
  for (const { hour } of rows) {
    const at = new Date(hour);
    const minutes = await samplesSince(db, "minuto", at, new Date(at.getTime() + HOUR_MS));
    const values = foldOverTime(minutes.map((minute) => minute.values));
    await db.insert(metricSamples).values({ grain: "hora", at, values }).onConflictDoNothing();
  }
  for (const [grain, kept] of [
    ["minuto", MINUTES_KEPT_MS],
    ["hora", HOURS_KEPT_MS],
  ] as const) {
    const before = new Date(now.getTime() - kept);
    await db.delete(metricSamples).where(and(eq(metricSamples.grain, grain), lt(metricSamples.at, before)));
  }
}

/** Oldest first. */
export async function samplesSince(db: Db, grain: "minuto" | "hora", since: Date, until?: Date): Promise<Sample[]> {
  return await db
    .select({ at: metricSamples.at, values: metricSamples.values })
    .from(metricSamples)
    .where(
      and(
        eq(metricSamples.grain, grain),
        gte(metricSamples.at, since),
        until ? lt(metricSamples.at, until) : undefined,
      ),
    )
    .orderBy(asc(metricSamples.at));
}

/** The newest minute that was measured. */
export async function lastMeasuredAt(db: Db): Promise<Date | null> {
  const [row] = await db
    .select({ at: metricSamples.at })
    .from(metricSamples)
    .where(eq(metricSamples.grain, "minuto"))
    .orderBy(desc(metricSamples.at))
    .limit(1);
  return row?.at ?? null;
}

export type WorkState = typeof workStates.$inferSelect;

export async function listWorkStates(db: Db): Promise<WorkState[]> {
  return await db.select().from(workStates).orderBy(asc(workStates.name));
}

export interface WorkNews {
  name: string;
  at: Date;
  rounds: number;
  failures: number;
  lastErrorAt: Date | null;
  lastError: string | null;
  everySeconds: number | null;
}

/** How works have done since the last time it was written. */
export async function addWorkNews(db: Db, news: readonly WorkNews[]): Promise<void> {
  if (news.length === 0) return;
  await db
    .insert(workStates)
    .values(news.map(({ at, ...rest }) => ({ ...rest, lastRoundAt: at })))
    .onConflictDoUpdate({
      target: workStates.name,
      set: {
        lastRoundAt: sql`greatest(${workStates.lastRoundAt}, excluded.last_round_at)`,
        lastErrorAt: sql`coalesce(excluded.last_error_at, ${workStates.lastErrorAt})`,
        lastError: sql`coalesce(excluded.last_error, ${workStates.lastError})`,
        // A counter that is full begins again: its growth is read, never its total.
        rounds: sql`case when ${workStates.rounds} > 2000000000 then 0 else ${workStates.rounds} end + excluded.rounds`,
        failures: sql`${workStates.failures} + excluded.failures`,
        everySeconds: sql`coalesce(excluded.every_seconds, ${workStates.everySeconds})`,
      },
    });
}
