import { eq } from "drizzle-orm";
import type { Listing } from "#domain/shared/listing/property.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { users } from "../../platform/db/tables/accounts.server.ts";
import { importSources } from "../../platform/db/tables/portfolio-imports.server.ts";
import { comparableOwner, keepComparables } from "./apply-comparables.server.ts";
import {
  type AppliedBy,
  addHomes,
  changeHomes,
  markApplied,
  waitingRows,
  withdrawHomes,
} from "./apply-homes.server.ts";
import { finishImport } from "./end-import.server.ts";
import {
  addCounts,
  type ImportJob,
  type ImportLease,
  marketOf,
  PORTION_ROWS,
  PORTIONS_AT_ONCE,
  portion,
  publishProgress,
  settle,
} from "./import-job.server.ts";
import { needsConfirmation } from "./removals.server.ts";

type Source = typeof importSources.$inferSelect;

/** In this order: new homes are there before withdrawn ones go. */
const ACTIONS = ["nueva", "cambiada", "igual", "ausente"] as const;
type Applied = (typeof ACTIONS)[number];

/**
 * Brings an import's rows into the portfolio, the comparables or the market, portion by portion; one that stopped half-way goes on after its
 * last portion.
 *
 * @param portions how many before others get their turn
 * @returns false while rows are left
 */
export async function applyImport(lease: ImportLease, portions: number): Promise<boolean> {
  const [source] = await lease.db.select().from(importSources).where(eq(importSources.id, lease.job.sourceId));
  if (!source) return true;
  const actorId = lease.job.appliesItself ? null : await knownUser(lease.db, lease.job.ownerId);
  let left = portions;
  for (const action of ACTIONS) {
    if (action === "ausente" && !(await mayRemove(lease.db, lease.job, source))) continue;
    const isDone = await eachPortion(lease, action, (rows) => {
      if (left-- <= 0) return undefined;
      return portion(lease, (tx, job) => applyPortion(tx, lease, { job, source, action, actorId, rows }));
    });
    if (!isDone) return false;
  }
  await settle(lease, (tx, job) => finishImport(tx, job, lease.now()));
  return true;
}

type Rows = Awaited<ReturnType<typeof waitingRows>>;

/**
 * Portions of an action in turn, some at a time: each is a transaction of its own, and while they are written the next one is
 * read. @returns false where `write` wanted no more
 */
async function eachPortion(
  lease: ImportLease,
  action: Applied,
  write: (rows: Rows) => Promise<void> | undefined,
): Promise<boolean> {
  const underWay = new Set<Promise<void>>();
  let isDone = false;
  try {
    for (let after = 0; !isDone; ) {
      const rows = await waitingRows(lease.db, lease.job.id, action, after, PORTION_ROWS);
      isDone = rows.length < PORTION_ROWS;
      if (rows.length === 0) break;
      while (underWay.size >= PORTIONS_AT_ONCE) await Promise.race(underWay);
      const writing = write(rows);
      if (!writing) {
        isDone = false;
        break;
      }
      underWay.add(writing);
      // A failed one stays, to be handled below.
      writing.then(
        () => underWay.delete(writing),
        () => {},
      );
      after = rows.at(-1)!.ordinal;
    }
  } finally {
    await Promise.allSettled(underWay);
  }
  await Promise.all(underWay);
  return isDone;
}

async function applyPortion(
  tx: Db,
  lease: ImportLease,
  {
    job,
    source,
    action,
    actorId,
    rows,
  }: { job: ImportJob; source: Source; action: Applied; actorId: string | null; rows: Rows },
): Promise<void> {
  const by: AppliedBy = { at: lease.now(), actorId };
  if (source.target === "comparables") {
    const made = rows.map(({ values }) => values as unknown as Listing);
    const name = job.format === "idealista18" ? "idealista18" : source.id;
    await keepComparables(tx, made, { owner: comparableOwner(job), source: name });
    await markApplied(tx, job.id, rows, by.at.toISOString());
  } else if (source.target === "mercado") {
    const today = by.at.toISOString().slice(0, 10);
    if (action === "ausente") await marketOf(lease).withdraw(tx, source, rows.map(nameOfRow), today);
    else await marketOf(lease).keep(tx, source, rows.map(valuesOfRow), today);
    await markApplied(
      tx,
      job.id,
      rows.map(({ ordinal }) => ({ ordinal })),
      by.at.toISOString(),
    );
  } else if (action === "nueva") await addHomes(tx, job, rows, by);
  else if (action === "ausente") await withdrawHomes(tx, job, rows, by);
  else await changeHomes(tx, job, rows, { ...by, hold: lease });
  if (action !== "igual") await addCounts(tx, job.id, { appliedRows: rows.length });
  await publishProgress(tx, lease, { isHomes: true });
}

const nameOfRow = ({ externalId }: Rows[number]) => externalId!;
const valuesOfRow = ({ values }: Rows[number]) => values as unknown as Record<string, unknown>;

async function mayRemove(db: Db, job: ImportJob, { lastCount, isPartial }: Source): Promise<boolean> {
  return job.isComplete && !isPartial && !(await needsConfirmation(db, job, lastCount));
}

async function knownUser(db: Db, id: string): Promise<string | null> {
  return (await db.$count(users, eq(users.id, id))) > 0 ? id : null;
}
