import { setTimeout as sleep } from "node:timers/promises";
import type { Logger } from "pino";
import type { Database } from "../db/connection.server.ts";
import type { Config } from "../env.server.ts";
import type { ObjectStore } from "../store/object-store.server.ts";

/**
 * Work that nobody waits for at a page: imports, photos, feeds, reminders. What is to be done stands in the tables themselves
 * (a due time, a lease); a work looks there, takes some, does it and says whether there may be more. A process that dies leaves
 * rows that are due again.
 */
export interface Work {
  name: string;
  /** Pause after a round that found nothing. */
  everyMs: number;
  /** Does a portion. @returns true when there may be more at once */
  round(parts: WorkParts): Promise<boolean>;
}

export interface WorkParts {
  database: Database;
  config: Config;
  log: Logger;
  store: ObjectStore;
  now(): Date;
  /** True once the process is about to end: stop between two portions. */
  isStopped(): boolean;
}

/** After a round that threw. */
const FAILED_PAUSE_MS = 10_000;

/**
 * Does every work in turn of its own while the process lives.
 *
 * @param note told of each round, and what it threw
 * @returns stops; settles when the portions under way are done
 */
export function doWorks(
  works: readonly Work[],
  parts: Omit<WorkParts, "isStopped">,
  note: (name: string, error?: unknown) => void,
): () => Promise<void> {
  const stopping = new AbortController();
  const { signal } = stopping;
  const isStopped = () => signal.aborted;
  const keepDoing = async (work: Work) => {
    while (!isStopped()) {
      let pauseMs = work.everyMs;
      try {
        if (await work.round({ ...parts, isStopped })) pauseMs = 0;
        note(work.name);
      } catch (error) {
        parts.log.error({ err: error, work: work.name }, "a work of the background failed");
        note(work.name, error);
        pauseMs = Math.max(FAILED_PAUSE_MS, work.everyMs);
      }
      // Zero also lets go: nobody else's turn is skipped.
      await sleep(pauseMs, undefined, { signal, ref: false }).catch(() => {}); // waiting ends with the process
    }
  };
  const underWay = works.map(keepDoing);
  return async () => {
    stopping.abort();
    await Promise.all(underWay);
  };
}
