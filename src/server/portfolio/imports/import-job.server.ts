import { and, eq, sql } from "drizzle-orm";
import type { Db } from "../../platform/db/connection.server.ts";
import { imports } from "../../platform/db/tables/portfolio-imports.server.ts";
import { livesOn } from "../../platform/jobs/in-hand.server.ts";
import type { JobParts } from "../../platform/jobs/job.server.ts";
import { publishChange } from "../../platform/realtime/change-feed.server.ts";
import type { MarketImports } from "./market-imports.server.ts";

export type ImportJob = typeof imports.$inferSelect;

/** A worker that has not renewed its lease for this time is taken for dead; it renews with each portion. */
export const LEASE_MS = 60_000;
/** Rows of one transaction. */
export const PORTION_ROWS = 1_000;
/** Transactions at a time. */
export const PORTIONS_AT_ONCE = 2;
/** Least time between two messages of progress to open pages. */
const REPORT_EVERY_MS = 1_000;

/** Another worker has the import now: nothing that this one was about to write may be written. */
export class LeaseLost extends Error {}
/** A person asked to stop; applied rows stay. */
export class Cancelled extends Error {}
/** The process is about to end. */
export class Stopped extends Error {}

/** The worker's hold on an import: every portion goes through `portion`, which proves that the lease is still valid. */
export interface ImportLease extends Pick<JobParts, "store" | "log" | "now" | "isStopped"> {
  db: Db;
  job: ImportJob;
  /** When progress was last sent to open pages. */
  reportedAt: number;
  /** Whether the database packs long values in the quicker of its two ways. */
  hasLz4?: boolean;
  /** Where adverts of others go. */
  marketImports?: MarketImports | undefined;
}

/** @throws Error in a process to which nobody handed the market */
export function marketOf({ marketImports }: Pick<ImportLease, "marketImports">): MarketImports {
  if (!marketImports) throw new Error("an import for the market needs the market");
  return marketImports;
}

export async function findLz4(db: Db): Promise<boolean> {
  const { rows } = await db.execute<{ has: boolean }>(
    sql`select 'lz4' = any(enumvals) as has from pg_settings where name = 'default_toast_compression'`,
  );
  return rows[0]?.has === true;
}

const isLeased = ({ job }: ImportLease) =>
  and(eq(imports.id, job.id), eq(imports.state, job.state), eq(imports.leaseHolder, job.leaseHolder!))!;

const renewed = (at: Date) => ({ leaseUntil: new Date(at.getTime() + LEASE_MS), updatedAt: at });

/**
 * One portion of an import in one transaction. The lease is proved and renewed at its end, so that two portions may be
 * under way and no reader of the import waits; a wish to cancel is noticed.
 *
 * @throws LeaseLost, Cancelled, Stopped; then nothing of the portion is written
 */
export async function portion<T>(lease: ImportLease, work: (tx: Db, job: ImportJob) => Promise<T>): Promise<T> {
  if (lease.isStopped()) throw new Stopped();
  livesOn();
  return await lease.db.transaction(async (tx) => {
    const [job] = await tx.select().from(imports).where(isLeased(lease));
    if (!job) throw new LeaseLost();
    if (job.cancelRequestedAt) throw new Cancelled();
    // Nobody has been promised a portion: after a crash it is done again. The end of an import waits for the disk, and
    // so for all portions before. Most of the cost of writing is the texts of homes.
    const packed = lease.hasLz4 ? sql`, set_config('default_toast_compression', 'lz4', true)` : sql``;
    await tx.execute(sql`select set_config('synchronous_commit', 'off', true)${packed}`);
    const done = await work(tx, job);
    // It must still have the owner that it had when it was written.
    const isHis = sql`${imports.ownerId} = ${job.ownerId} and ${imports.agencyId} is not distinct from ${job.agencyId}`;
    const [locked] = await tx
      .update(imports)
      .set(renewed(lease.now()))
      .where(and(isLeased(lease), isHis))
      .returning({ cancelRequestedAt: imports.cancelRequestedAt });
    if (!locked) throw new LeaseLost();
    if (locked.cancelRequestedAt) throw new Cancelled();
    return done;
  });
}

/** Changes the state of an import, under its lock. @throws as `portion` */
export async function settle<T>(lease: ImportLease, work: (tx: Db, job: ImportJob) => Promise<T>): Promise<T> {
  if (lease.isStopped()) throw new Stopped();
  return await lease.db.transaction(async (tx) => {
    const [job] = await tx.update(imports).set(renewed(lease.now())).where(isLeased(lease)).returning();
    if (!job) throw new LeaseLost();
    if (job.cancelRequestedAt) throw new Cancelled();
    return await work(tx, job);
  });
}

export const scopeOfJob = ({ agencyId, ownerId }: Pick<ImportJob, "agencyId" | "ownerId">) => agencyId ?? ownerId;

/** Sends progress to open pages, now and then. */
export async function publishProgress(tx: Db, lease: ImportLease, { isHomes = false } = {}): Promise<void> {
  const at = Date.now();
  if (at - lease.reportedAt < REPORT_EVERY_MS) return;
  lease.reportedAt = at;
  await publishChange(tx, scopeOfJob(lease.job), "imports");
  if (isHomes) await publishChange(tx, scopeOfJob(lease.job), "homes");
}

/** Adds to the counts of an import. @param readBytes how far its file has been read */
export async function addCounts(
  tx: Db,
  id: string,
  counts: Partial<
    Record<"rows" | "newRows" | "changedRows" | "sameRows" | "absentRows" | "badRows" | "appliedRows", number>
  >,
  readBytes?: number,
): Promise<void> {
  const set = Object.fromEntries(
    Object.entries(counts).map(([name, more]) => [name, sql`${imports[name as keyof typeof counts]} + ${more}`]),
  );
  await tx
    .update(imports)
    .set({ ...set, ...(readBytes !== undefined && { readBytes }) })
    .where(eq(imports.id, id));
}
