import { type InHand, keyOf } from "../../platform/jobs/in-hand.server.ts";
import type { Job, JobParts } from "../../platform/jobs/job.server.ts";
import { type DeathCause, reasonOf } from "../../platform/jobs/tries.server.ts";

/** How a thread of the background ended unasked. */
export interface Death {
  cause: DeathCause;
  /** The job and row that the thread was at; null where they are unknown. */
  culprit: InHand | null;
  /** Further rows that it had in hand. */
  others: readonly InHand[];
  /** True when nothing tells the rows in hand apart: each of them has used up a try. */
  areGuilty: boolean;
}

/**
 * Finds the rows at fault for the end of a thread. If the thread could not be asked, a single row in hand is the one.
 * Of several rows none loses a try, and the next thread runs one round at a time: then several are in hand only where
 * one round has taken up several.
 */
export function judge(
  { cause, culprit }: Pick<Death, "cause" | "culprit">,
  inHand: readonly InHand[],
  wasAlone: boolean,
): Death {
  const rows = inHand.filter(({ item }) => item !== null);
  const suspects = rows.length > 0 ? rows : inHand;
  const guilty = culprit ?? (suspects.length === 1 ? suspects[0]! : null);
  const others = rows.filter((hand) => !guilty || keyOf(hand) !== keyOf(guilty));
  return { cause, culprit: guilty, others, areGuilty: guilty === null && wasAlone };
}

/**
 * Puts right what the last thread left behind, before the next one starts: rows at fault have used up a try, all others
 * have not.
 */
export async function settleDeath(
  jobs: readonly Job[],
  { cause, culprit, others, areGuilty }: Death,
  {
    database: { db },
    log,
    now,
    note,
  }: Pick<JobParts, "database" | "log" | "now"> & { note(name: string, error: unknown): void },
): Promise<void> {
  const settle = async ({ job, item }: InHand, isGuilty: boolean) => {
    const items = jobs.find(({ name }) => name === job)?.items;
    if (!items || item === null) return;
    try {
      await (isGuilty ? items.failed(db, item, reasonOf(cause), now()) : items.letGo(db, item, now()));
    } catch (error) {
      // The try has been counted all the same, and the lease ends by itself.
      log.error({ err: error, job }, "what a thread left could not be put right");
    }
  };
  if (culprit) {
    note(culprit.job, new Error(`thread ended: ${cause}`));
    await settle(culprit, true);
  }
  for (const other of others) await settle(other, areGuilty);
}
