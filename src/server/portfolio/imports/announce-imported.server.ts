import { MOST_ANNOUNCED_CHANGES } from "#domain/integrations/api/webhook-form.ts";
import type { ImportState } from "#domain/portfolio/feeds/feed-values.ts";
import { tellChanges } from "../../platform/changes/tell-changes.server.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import type { ImportJob } from "./import-job.server.ts";

export const announcesHomes = ({ newRows, changedRows, absentRows }: ImportJob): boolean =>
  newRows + changedRows + absentRows <= MOST_ANNOUNCED_CHANGES;

/** Queues events of the homes of a portion, in its transaction. Their contents are made only if somebody listens. */
export async function announceImportedHomes(
  tx: Db,
  job: ImportJob,
  type: "home.created" | "home.updated",
  homes: () => readonly Record<string, unknown>[],
  at: Date,
): Promise<void> {
  if (!announcesHomes(job)) return;
  const of = { importId: job.id, origin: "importacion" };
  await tellChanges(tx, job, type, () => homes().map((home) => ({ ...home, ...of })), at);
}

/** Queues an event for the end of an import, with its counts. */
export async function announceImportEnd(
  tx: Db,
  job: ImportJob,
  {
    state,
    name,
    target,
    error,
    at,
  }: { state: ImportState; name: string | null; target: string; error?: string; at: Date },
): Promise<void> {
  const { id: importId, sourceId, fileName, rows, newRows, changedRows, sameRows, absentRows, badRows } = job;
  const counts = {
    read: rows,
    created: newRows,
    changed: changedRows,
    same: sameRows,
    absent: absentRows,
    bad: badRows,
  };
  const payload = { importId, sourceId, source: name, fileName, target, state, counts, applied: job.appliedRows };
  const more = { ...(error !== undefined && { error }), announcesEach: target === "cartera" && announcesHomes(job) };
  await tellChanges(tx, job, "import.finished", [{ ...payload, ...more }], at);
}
