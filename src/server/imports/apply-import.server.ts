import { eq } from "drizzle-orm";
import type { Listing } from "#domain/listing/property.ts";
import { users } from "../db/account-schema.server.ts";
import type { Db } from "../db/connection.server.ts";
import { importSources } from "../db/feed-schema.server.ts";
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
import { addCounts, type Hold, type ImportJob, PORTION, portion, tellProgress } from "./import-job.server.ts";
import { isPartial } from "./partial-files.server.ts";
import { needsConfirmation } from "./removals.server.ts";

type Source = typeof importSources.$inferSelect;

/** In this order: what is new is there before what is gone goes. */
const ACTIONS = ["nueva", "cambiada", "igual", "ausente"] as const;
type Applied = (typeof ACTIONS)[number];

/**
 * Brings an import's rows into the portfolio or the comparables, portion by portion; one that stopped half-way goes on after its
 * last portion.
 *
 * @param portions how many before others get their turn
 * @returns false while rows are left
 */
export async function applyImport(hold: Hold, portions: number): Promise<boolean> {
  const [source] = await hold.db.select().from(importSources).where(eq(importSources.id, hold.job.sourceId));
  if (!source) return true;
  const actorId = hold.job.appliesItself ? null : await knownUser(hold.db, hold.job.ownerId);
  let left = portions;
  for (const action of ACTIONS) {
    if (action === "ausente" && !(await mayRemove(hold.db, hold.job, source))) continue;
    let after: number | null = 0;
    while (after !== null) {
      if (left-- === 0) return false;
      const from: number = after;
      after = await portion(hold, (tx, job) => applyPortion(tx, hold, { job, source, action, actorId, from }));
    }
  }
  await portion(hold, (tx, job) => finishImport(tx, job, hold.now()));
  return true;
}

/** @returns the last row of a full portion, null when none is left */
async function applyPortion(
  tx: Db,
  hold: Hold,
  {
    job,
    source,
    action,
    actorId,
    from,
  }: { job: ImportJob; source: Source; action: Applied; actorId: string | null; from: number },
): Promise<number | null> {
  const rows = await waitingRows(tx, job.id, action, from, PORTION);
  if (rows.length === 0) return null;
  const by: AppliedBy = { at: hold.now(), actorId };
  if (source.target === "comparables") {
    const made = rows.map(({ values }) => values.said as unknown as Listing);
    const name = job.format === "idealista18" ? "idealista18" : source.name;
    await keepComparables(tx, made, { owner: comparableOwner(job), source: name });
    await markApplied(tx, job.id, rows, by.at.toISOString());
  } else if (action === "nueva") await addHomes(tx, job, rows, by);
  else if (action === "ausente") await withdrawHomes(tx, job, rows, by);
  else await changeHomes(tx, job, rows, { ...by, hold });
  if (action !== "igual") await addCounts(tx, job.id, { appliedRows: rows.length });
  await tellProgress(tx, hold, { isHomes: true });
  return rows.length < PORTION ? null : rows.at(-1)!.ordinal;
}

async function mayRemove(db: Db, job: ImportJob, { lastCount, mapping }: Source): Promise<boolean> {
  return job.isComplete && !isPartial(mapping) && !(await needsConfirmation(db, job, lastCount));
}

async function knownUser(db: Db, id: string): Promise<string | null> {
  return (await db.$count(users, eq(users.id, id))) > 0 ? id : null;
}
