import { MOST_TOLD_CHANGES } from "#domain/integrations/api/webhook-form.ts";
import type { ImportState } from "#domain/portfolio/feeds/feed-values.ts";
import type { Db } from "../../platform/db/connection.server.ts";
import { queueWebhooks } from "../../platform/webhook-outbox/queue-webhooks.server.ts";
import type { ImportJob } from "./import-job.server.ts";

const tellsHomes = ({ newRows, changedRows, absentRows }: ImportJob): boolean =>
  newRows + changedRows + absentRows <= MOST_TOLD_CHANGES;

/** Queues events of the homes of a portion, in its transaction. Their contents are made only if somebody listens. */
export async function tellImportedHomes(
  tx: Db,
  job: ImportJob,
  type: "home.created" | "home.updated",
  homes: () => readonly Record<string, unknown>[],
  at: Date,
): Promise<void> {
  if (!tellsHomes(job)) return;
  const of = { importId: job.id, origin: "importacion" };
  await queueWebhooks(tx, job, type, () => homes().map((home) => ({ ...home, ...of })), at);
}

/** Queues an event for the end of an import, with its counts. */
export async function tellImportEnd(
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
  const told = { importId, sourceId, source: name, fileName, target, state, counts, applied: job.appliedRows };
  const more = { ...(error !== undefined && { error }), tellsEach: target === "cartera" && tellsHomes(job) };
  await queueWebhooks(tx, job, "import.finished", [{ ...told, ...more }], at);
}
