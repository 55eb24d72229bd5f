import { randomUUID } from "node:crypto";
import { and, eq, inArray, sql } from "drizzle-orm";
import { MINUTE_MS } from "#domain/shared/time/durations.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { imports } from "../../platform/db/tables/portfolio-imports.server.ts";
import { handling } from "../../platform/jobs/in-hand.server.ts";
import type { Job, JobParts } from "../../platform/jobs/job.server.ts";
import { type JobItems, MOST_TRIES, TRIED_LAST, UNKNOWN_REASON } from "../../platform/jobs/tries.server.ts";
import { inTurn } from "../../platform/jobs/turns.server.ts";
import { StoreFault } from "../../platform/store/store-fault.server.ts";
import { applyImport } from "./apply-import.server.ts";
import { cancelImport, failImport } from "./end-import.server.ts";
import {
  Cancelled,
  findLz4,
  type ImportJob,
  type ImportLease,
  LEASE_MS,
  LeaseLost,
  Stopped,
  scopeOfJob,
  settle,
} from "./import-job.server.ts";
import { importsGivenUp } from "./imports-given-up.server.ts";
import type { MarketImports } from "./market-imports.server.ts";
import { stageImport } from "./stage-import.server.ts";
import { noteStranded } from "./stranded-imports.server.ts";
import { isUniqueViolation } from "./unique-violation.server.ts";

/** Handles an import at which the thread ended. */
const importItems: JobItems = {
  async letGo(db, id) {
    await db
      .update(imports)
      .set({ ...FREE, attempts: sql`greatest(${imports.attempts} - 1, 0)` })
      .where(and(eq(imports.id, id), isUnderWay));
  },
  async failed(db, id, message, now) {
    await db.transaction(async (tx) => {
      const [job] = await tx
        .select()
        .from(imports)
        .where(and(eq(imports.id, id), isUnderWay))
        .for("update");
      if (!job) return;
      if (job.attempts >= MOST_TRIES) await failImport(tx, job, { message, line: null, isGivenUp: true }, now);
      else await tx.update(imports).set(FREE).where(eq(imports.id, id));
    });
  },
};

/** The job of imports with the market, into which some of them lead. */
export const importJobFor = (marketImports: MarketImports): Job => ({
  ...importJob,
  round: (parts) => workAtImport({ ...parts, marketImports }),
});

/**
 * Reads and applies imports: several at a time, one of each owner, the owner served longest ago first. One that has
 * ended its thread twice waits for all others.
 */
export const importJob: Job = {
  name: "imports",
  everyMs: MINUTE_MS,
  wokenBy: ["imports"],
  lanes: 3,
  items: importItems,
  givenUp: importsGivenUp,
  round: (parts) => workAtImport(parts),
};

/** Pause after an error of the file store. */
const STORE_PAUSE_MS = 30_000;
/** Portions of applying before another import gets its turn. */
const PORTIONS_A_ROUND = 20;

type Parts = Pick<JobParts, "database" | "log" | "store" | "now" | "isStopped" | "turns"> & {
  marketImports?: MarketImports;
};

const FREE = { leaseUntil: null, leaseHolder: null } as const;
const isUnderWay = inArray(imports.state, ["leyendo", "aplicando"]);

/**
 * Takes up one import that waits, or whose worker is gone, and does the next step of its state.
 *
 * @param onlyId this one alone, for a caller that waits for it
 * @returns whether there may be more
 */
export async function workAtImport(parts: Parts, onlyId?: string): Promise<boolean> {
  const job = await claim(parts, onlyId);
  if (job === "busy") return true;
  if (!job) return false;
  return await handling(job.id, () => workAt(parts, job));
}

async function workAt(parts: Parts, job: ImportJob): Promise<boolean> {
  const { database, now } = parts;
  const lease: ImportLease = {
    ...parts,
    db: database.db,
    job,
    reportedAt: 0,
    hasLz4: await findLz4(database.db),
  };
  try {
    if (job.attempts > MOST_TRIES) {
      const reason = { message: UNKNOWN_REASON, line: null, isGivenUp: true };
      await settle(lease, (tx, job) => failImport(tx, job, reason, now()));
    } else if (job.state === "leyendo") {
      await stageImport(lease);
      // An import that needs no person's confirmation is due at once.
      await release(lease, "aplicando");
    } else if (!(await applyImport(lease, PORTIONS_A_ROUND))) await release(lease, "aplicando");
  } catch (error) {
    if (error instanceof LeaseLost) return true;
    if (error instanceof Stopped) {
      await release(lease, job.state);
      return false;
    }
    if (error instanceof StoreFault) {
      parts.log.error({ err: error.cause, import: job.id }, "the file of an import cannot be read now");
      await waitForStore(lease);
      return true;
    }
    if (!(error instanceof Cancelled)) throw error;
    await database.db.transaction(async (tx) => {
      const [locked] = await tx.select().from(imports).where(isLeased(lease)).for("update");
      if (locked) await cancelImport(tx, locked, now());
    });
  }
  return true;
}

const isLeased = ({ job }: ImportLease) => and(eq(imports.id, job.id), eq(imports.leaseHolder, job.leaseHolder!));

/** Lets go in good order: that was no failed try. */
async function release(lease: ImportLease, state: ImportJob["state"]): Promise<void> {
  await lease.db
    .update(imports)
    .set({ ...FREE, attempts: 0 })
    .where(and(isLeased(lease), eq(imports.state, state)));
}

/** The store is away, which is no try: the import is due again in a while. */
async function waitForStore(lease: ImportLease): Promise<void> {
  await lease.db
    .update(imports)
    .set({
      leaseHolder: null,
      leaseUntil: new Date(lease.now().getTime() + STORE_PAUSE_MS),
      attempts: sql`greatest(${imports.attempts} - 1, 0)`,
    })
    .where(isLeased(lease));
}

/** @returns "busy" where somebody else was quicker */
async function claim(parts: Parts, onlyId?: string): Promise<ImportJob | "busy" | undefined> {
  const { db } = parts.database;
  const at = parts.now();
  if (!(await isAnyDue(db, at))) return undefined;
  const storeId = await parts.store.identity();
  let strandedIn: string[] = [];
  try {
    const taken = await db.transaction(async (tx) => {
      // Takers take turns: one that looked before another had taken would not see that its owner is being served.
      await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('imports: take', 0))`);
      strandedIn = await noteStranded(tx, storeId, at);
      return await takeNext(tx, parts, { at, storeId, onlyId });
    });
    for (const other of strandedIn) {
      parts.log.error(
        { storeId, other },
        "imports wait for a process with another file store; processes of one database need a common one (STORE_URL)",
      );
    }
    return taken;
  } catch (error) {
    if (isUniqueViolation(error)) return "busy";
    throw error;
  }
}

const isDueAt = (at: Date) => sql`i.state in ('recibida', 'leyendo', 'aplicando')
  and (i.lease_until is null or i.lease_until < ${at.toISOString()}::timestamptz)`;

async function isAnyDue(db: Db, at: Date): Promise<boolean> {
  const { rows } = await db.execute(sql`select from imports i where ${isDueAt(at)} limit 1`);
  return rows.length > 0;
}

async function takeNext(
  tx: Db,
  { turns }: Parts,
  { at, storeId, onlyId }: { at: Date; storeId: string | null; onlyId: string | undefined },
): Promise<ImportJob | undefined> {
  const owner = sql`coalesce(i.agency_id, i.owner_id)`;
  // Only reading needs the file.
  const isReadable = sql`(i.state = 'aplicando' or i.store_id is null or i.store_id = ${storeId}::text)`;
  const [job] = await tx
    .update(imports)
    .set({
      state: sql`case when ${imports.state} = 'recibida' then 'leyendo' else ${imports.state} end`,
      leaseUntil: new Date(at.getTime() + LEASE_MS),
      leaseHolder: randomUUID(),
      attempts: sql`${imports.attempts} + 1`,
      updatedAt: at,
      error: null,
      givenUpAt: null,
    })
    .where(
      // One of an owner at a time, and of a sender until it has ended; their next ones wait, but for one that says why it is stuck.
      sql`${imports.id} = (select i.id from imports i where ${isDueAt(at)} and ${isReadable} ${onlyId ? sql`and i.id = ${onlyId}` : sql``}
        and not exists (select from imports o where coalesce(o.agency_id, o.owner_id) = ${owner} and o.id <> i.id
          and o.state in ('leyendo', 'aplicando') and o.lease_until >= ${at.toISOString()}::timestamptz)
        and not exists (select from imports o where o.source_id = i.source_id and o.id <> i.id
          and (o.state in ('leyendo', 'aplicando') or (o.state = 'recibida' and i.state = 'recibida'
            and o.error is null and (o.created_at, o.id) < (i.created_at, i.id))))
        order by i.attempts >= ${TRIED_LAST}, ${inTurn(turns, "imports", owner)}, i.updated_at
        limit 1 for update of i skip locked)`,
    )
    .returning();
  if (job) turns?.took("imports", scopeOfJob(job));
  return job;
}
