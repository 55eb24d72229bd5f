import { eq, sql } from "drizzle-orm";
import type { ImportState } from "#domain/portfolio/feeds/feed-values.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { importSources, imports } from "../../platform/db/tables/portfolio-imports.server.ts";
import { publishChange } from "../../platform/realtime/change-feed.server.ts";
import { announceImportEnd } from "./announce-imported.server.ts";
import { type ImportJob, scopeOfJob } from "./import-job.server.ts";
import { notifyOwner } from "./notify-owner.server.ts";
import { needsConfirmation } from "./removals.server.ts";

/** Ends of an import, and the data about it that its sender keeps. */

/** A feed that fails once may be down for a moment; after this many in a row its owner is notified. */
const NOTIFIED_AFTER = 3;
const LONGEST_REASON = 500;

const RELEASED = { leaseUntil: null, leaseHolder: null } as const;

export async function finishImport(tx: Db, job: ImportJob, at: Date): Promise<void> {
  const [source] = await tx.select().from(importSources).where(eq(importSources.id, job.sourceId)).for("update");
  // Homes that were to be withdrawn and were not keep the count: the next small file is not believed either.
  const isKnown = job.isComplete && !(source && (await needsConfirmation(tx, job, source.lastCount)));
  await tx
    .update(imports)
    .set({ ...RELEASED, state: "terminada", finishedAt: at, updatedAt: at })
    .where(eq(imports.id, job.id));
  await tx
    .update(importSources)
    .set({
      lastSuccessAt: at,
      lastError: null,
      lastErrorAt: null,
      failures: 0,
      updatedAt: at,
      ...(isKnown ? { lastCount: job.rows } : {}),
    })
    .where(eq(importSources.id, job.sourceId));
  await announceEnd(tx, job, { state: "terminada", at });
  await publishChange(tx, scopeOfJob(job), "imports");
  if (job.appliedRows > 0) await publishChange(tx, scopeOfJob(job), "homes");
}

async function announceEnd(
  tx: Db,
  job: ImportJob,
  end: { state: ImportState; error?: string; at: Date },
): Promise<void> {
  const { name, target } = importSources;
  const [source] = await tx.select({ name, target }).from(importSources).where(eq(importSources.id, job.sourceId));
  if (source) await announceImportEnd(tx, job, { ...source, ...end });
}

/**
 * Nothing of it is applied, or the applied rows stay and are counted.
 *
 * @param reason.isGivenUp the file may be fine: the machine could not do it
 */
export async function failImport(
  tx: Db,
  job: ImportJob,
  { message, line, isGivenUp = false }: { message: string; line: number | null; isGivenUp?: boolean },
  at: Date,
): Promise<void> {
  await tx
    .update(imports)
    .set({
      ...RELEASED,
      state: "fallida",
      error: message.slice(0, LONGEST_REASON),
      errorLine: line,
      givenUpAt: isGivenUp ? at : null,
      finishedAt: at,
      updatedAt: at,
    })
    .where(eq(imports.id, job.id));
  await rememberFailure(tx, job.sourceId, message, at);
  await announceEnd(tx, job, { state: "fallida", error: message.slice(0, LONGEST_REASON), at });
  await publishChange(tx, scopeOfJob(job), "imports");
}

export async function cancelImport(tx: Db, job: ImportJob, at: Date): Promise<void> {
  await tx
    .update(imports)
    .set({ ...RELEASED, state: "cancelada", finishedAt: at, updatedAt: at })
    .where(eq(imports.id, job.id));
  await announceEnd(tx, job, { state: "cancelada", at });
  await publishChange(tx, scopeOfJob(job), "imports");
  if (job.appliedRows > 0) await publishChange(tx, scopeOfJob(job), "homes");
}

/** A sender's last error, with its time; the third in a row of an unattended one notifies its owner. */
export async function rememberFailure(tx: Db, sourceId: string, reason: string, at: Date): Promise<void> {
  const [source] = await tx
    .update(importSources)
    .set({
      lastError: reason.slice(0, LONGEST_REASON),
      lastErrorAt: at,
      failures: sql`least(${importSources.failures} + 1, 1000)`,
      // An unusable file is asked for again, whole.
      etag: null,
      lastModified: null,
      updatedAt: at,
    })
    .where(eq(importSources.id, sourceId))
    .returning();
  if (source?.failures !== NOTIFIED_AFTER || source.kind === "archivo") return;
  await notifyOwner(
    tx,
    source.ownerId,
    {
      kind: "importaciones",
      title: `No podemos leer «${source.name}»`,
      message: `Ha fallado ${NOTIFIED_AFTER} veces seguidas. La última: ${source.lastError}`,
      type: "error",
      link: "/dashboard/cartera/importaciones",
      cause: `import source ${source.id}`,
    },
    at,
  );
}
