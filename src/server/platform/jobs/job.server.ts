import { setTimeout as sleep } from "node:timers/promises";
import type { Logger } from "pino";
import type { Database } from "../db/connection.server.ts";
import type { Config } from "../env.server.ts";
import type { ObjectStore } from "../store/object-store.server.ts";
import type { GivenUpRows } from "./given-up.server.ts";
import { type Hearer, inRound } from "./in-hand.server.ts";
import type { JobItems } from "./tries.server.ts";
import type { Turns } from "./turns.server.ts";

/**
 * Work that no page waits for: imports, photos, feeds, reminders. Pending work stands in the tables themselves (a due
 * time, a lease); a job looks there, takes some, does it and says whether there may be more. A process that dies leaves
 * rows that are due again.
 */
export interface Job {
  name: string;
  /** Pause after a round that found nothing. */
  everyMs: number;
  /** Rounds of it at the same time: one by default. */
  lanes?: number;
  /**
   * Milliseconds without a sign of life (`livesOn`, the next row) after which its thread is ended; ten minutes by
   * default.
   */
  mayTakeMs?: number;
  /** For jobs that take up rows one by one (`handling`): decides what becomes of the row at which the thread ended. */
  items?: JobItems;
  /** The rows that it has given up. A job with rows of its own that have tries has them, and stands in the list of `operations/given-up`. */
  givenUp?: GivenUpRows;
  /** Does a portion. @returns true when there may be more at once */
  round(parts: JobParts): Promise<boolean>;
}

export const MAY_TAKE_MS = 10 * 60_000;

export interface JobParts {
  database: Database;
  config: Config;
  log: Logger;
  store: ObjectStore;
  /** The order in which owners who wait are served. */
  turns?: Turns;
  now(): Date;
  /** True once the process is about to end: stop between two portions. */
  isStopped(): boolean;
}

/** After a round that threw. */
const FAILED_PAUSE_MS = 10_000;

/** How jobs run, and the listeners of their progress. */
export interface Doing {
  /** Called after each round, with its error if it threw. */
  note(name: string, error?: unknown): void;
  hears: Hearer;
  /** Works that have ended their thread again and again, and for how long each is left alone. */
  restMs?: ReadonlyMap<string, number>;
  /** Milliseconds for which one round runs at a time, over all jobs, so that the cause of another death is known. */
  aloneMs?: number;
}

/**
 * Does every work in turn of its own while the process lives.
 *
 * @returns stops; settles when the portions under way are done
 */
export function runJobs(
  jobs: readonly Job[],
  parts: Omit<JobParts, "isStopped">,
  { note, hears, restMs, aloneMs = 0 }: Doing,
): () => Promise<void> {
  const stopping = new AbortController();
  const { signal } = stopping;
  const isStopped = () => signal.aborted;
  const pause = (ms: number) => sleep(ms, undefined, { signal, ref: false }).catch(() => {}); // waiting ends with the process
  const aloneUntil = performance.now() + aloneMs;
  let before: Promise<unknown> = Promise.resolve();
  const inItsTurn = (round: () => Promise<boolean>): Promise<boolean> => {
    if (performance.now() >= aloneUntil) return round();
    const mine = before.then(() => (isStopped() ? false : round()));
    before = mine.catch(() => {}); // reported to the caller
    return mine;
  };
  const keepDoing = async (job: Job) => {
    const rest = restMs?.get(job.name);
    if (rest) await pause(rest);
    while (!isStopped()) {
      let pauseMs = job.everyMs;
      try {
        const round = () => inRound(job.name, hears, () => job.round({ ...parts, isStopped }));
        if (await inItsTurn(round)) pauseMs = 0;
        note(job.name);
      } catch (error) {
        parts.log.error({ err: error, job: job.name }, "a work of the background failed");
        note(job.name, error);
        pauseMs = Math.max(FAILED_PAUSE_MS, job.everyMs);
      }
      // Zero also lets go: nobody else's turn is skipped.
      await pause(pauseMs);
    }
  };
  const underWay = jobs.flatMap((job) => Array.from({ length: job.lanes ?? 1 }, () => keepDoing(job)));
  return async () => {
    stopping.abort();
    await Promise.all(underWay);
  };
}
