import { and, eq, sql } from "drizzle-orm";
import type { WorkParts } from "../background/work.server.ts";
import type { Db } from "../db/connection.server.ts";
import { imports } from "../db/feed-schema.server.ts";
import { tellWork } from "../realtime/change-feed.server.ts";

export type ImportJob = typeof imports.$inferSelect;

/** A holder that is not heard of for so long is thought dead; it renews with each portion. */
export const LEASE_MS = 60_000;
/** Rows of one transaction: some tens of milliseconds, so that nobody waits long for the embedded database. */
export const PORTION = 1_000;
/** Open pages hear of progress so often at most. */
const TELL_EVERY_MS = 1_000;

/** Somebody else holds the import now: whatever this one was about to write must not be. */
export class LeaseLost extends Error {}
/** A person asked to stop; what is applied stays. */
export class Cancelled extends Error {}
/** The process is about to end. */
export class Stopped extends Error {}

/** Who works at an import: every portion goes through `portion`, which proves that the lease still holds. */
export interface Hold extends Pick<WorkParts, "store" | "log" | "now" | "isStopped"> {
  db: Db;
  job: ImportJob;
  /** When open pages were last told. */
  toldAt: number;
}

/**
 * One portion of an import in one transaction: the lease is proved and renewed under the row's lock, and a wish to cancel is
 * heard.
 *
 * @throws LeaseLost, Cancelled, Stopped; then nothing of the portion is written
 */
export async function portion<T>(hold: Hold, work: (tx: Db, job: ImportJob) => Promise<T>): Promise<T> {
  if (hold.isStopped()) throw new Stopped();
  return await hold.db.transaction(async (tx) => {
    const at = hold.now();
    const [job] = await tx
      .update(imports)
      .set({ leaseUntil: new Date(at.getTime() + LEASE_MS), updatedAt: at })
      .where(
        and(
          eq(imports.id, hold.job.id),
          eq(imports.state, hold.job.state),
          eq(imports.leaseHolder, hold.job.leaseHolder!),
        ),
      )
      .returning();
    if (!job) throw new LeaseLost();
    if (job.cancelRequestedAt) throw new Cancelled();
    return await work(tx, job);
  });
}

export const scopeOfJob = ({ agencyId, ownerId }: Pick<ImportJob, "agencyId" | "ownerId">) => agencyId ?? ownerId;

/** Tells open pages of progress, now and then. */
export async function tellProgress(tx: Db, hold: Hold, { isHomes = false } = {}): Promise<void> {
  const at = Date.now();
  if (at - hold.toldAt < TELL_EVERY_MS) return;
  hold.toldAt = at;
  await tellWork(tx, scopeOfJob(hold.job), "imports");
  if (isHomes) await tellWork(tx, scopeOfJob(hold.job), "homes");
}

/** Adds to the counts of an import. */
export async function addCounts(
  tx: Db,
  id: string,
  counts: Partial<
    Record<"rows" | "newRows" | "changedRows" | "sameRows" | "absentRows" | "badRows" | "appliedRows", number>
  >,
): Promise<void> {
  const set = Object.fromEntries(
    Object.entries(counts).map(([name, more]) => [name, sql`${imports[name as keyof typeof counts]} + ${more}`]),
  );
  await tx.update(imports).set(set).where(eq(imports.id, id));
}
