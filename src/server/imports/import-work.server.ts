import { randomUUID } from "node:crypto";
import { and, eq, sql } from "drizzle-orm";
import type { Work, WorkParts } from "../background/work.server.ts";
import { imports } from "../db/feed-schema.server.ts";
import { applyImport } from "./apply-import.server.ts";
import { cancelImport, failImport } from "./end-import.server.ts";
import {
  Cancelled,
  findLz4,
  type Hold,
  type ImportJob,
  LEASE_MS,
  LeaseLost,
  Stopped,
  settle,
} from "./import-job.server.ts";
import { stageImport } from "./stage-import.server.ts";
import { isUniqueViolation } from "./unique-violation.server.ts";

/** Reads and applies imports, one after the other, those that have waited longest first. */
export const importWork: Work = { name: "imports", everyMs: 1_000, round: (parts) => workAtImport(parts) };

/** After so many tries without an end somebody must look at it. */
const MOST_ATTEMPTS = 5;
/** Portions of applying before another import gets its turn. */
const PORTIONS_A_ROUND = 20;

type Parts = Pick<WorkParts, "database" | "log" | "store" | "now" | "isStopped">;

/**
 * Takes up one import that waits, or whose holder is gone, and does what its state asks for.
 *
 * @param onlyId this one alone, for who waits for it
 * @returns whether there may be more
 */
export async function workAtImport(parts: Parts, onlyId?: string): Promise<boolean> {
  const job = await claim(parts, onlyId);
  if (job === "busy") return true;
  if (!job) return false;
  const { database, now } = parts;
  const hold: Hold = {
    ...parts,
    db: database.db,
    kind: database.kind,
    job,
    toldAt: 0,
    hasLz4: await findLz4(database.db),
  };
  try {
    if (job.attempts > MOST_ATTEMPTS) {
      const reason = "Lo hemos intentado varias veces y no termina. Vuelve a subirlo o escríbenos";
      await settle(hold, (tx, held) => failImport(tx, held, { message: reason, line: null }, now()));
    } else if (job.state === "leyendo") {
      await stageImport(hold);
      // One that goes on by itself is due at once.
      await release(hold, "aplicando");
    } else if (!(await applyImport(hold, PORTIONS_A_ROUND))) await release(hold, "aplicando");
  } catch (error) {
    if (error instanceof LeaseLost) return true;
    if (error instanceof Stopped) {
      await release(hold, job.state);
      return false;
    }
    if (!(error instanceof Cancelled)) throw error;
    await database.db.transaction(async (tx) => {
      const [held] = await tx.select().from(imports).where(isHeld(hold)).for("update");
      if (held) await cancelImport(tx, held, now());
    });
  }
  return true;
}

const isHeld = ({ job }: Hold) => and(eq(imports.id, job.id), eq(imports.leaseHolder, job.leaseHolder!));

/** Lets go in good order: that was no failed try. */
async function release(hold: Hold, state: ImportJob["state"]): Promise<void> {
  await hold.db
    .update(imports)
    .set({ leaseUntil: null, leaseHolder: null, attempts: 0 })
    .where(and(isHeld(hold), eq(imports.state, state)));
}

/** @returns "busy" where somebody else was quicker */
async function claim({ database: { db }, now }: Parts, onlyId?: string): Promise<ImportJob | "busy" | undefined> {
  const at = now();
  const isDue = sql`i.state in ('recibida', 'leyendo', 'aplicando')
    and (i.lease_until is null or i.lease_until < ${at.toISOString()}::timestamptz)`;
  try {
    const [job] = await db
      .update(imports)
      .set({
        state: sql`case when ${imports.state} = 'recibida' then 'leyendo' else ${imports.state} end`,
        leaseUntil: new Date(at.getTime() + LEASE_MS),
        leaseHolder: randomUUID(),
        attempts: sql`${imports.attempts} + 1`,
        updatedAt: at,
      })
      .where(
        // One of a sender at a time; its next ones wait.
        sql`${imports.id} = (select i.id from imports i where ${isDue} ${onlyId ? sql`and i.id = ${onlyId}` : sql``}
          and not exists (select from imports o where o.source_id = i.source_id and o.id <> i.id
            and (o.state in ('leyendo', 'aplicando') or (o.state = 'recibida' and i.state = 'recibida'
              and (o.created_at, o.id) < (i.created_at, i.id))))
          order by i.updated_at limit 1 for update of i skip locked)`,
      )
      .returning();
    return job;
  } catch (error) {
    if (isUniqueViolation(error)) return "busy";
    throw error;
  }
}
