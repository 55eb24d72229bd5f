import type { Logger } from "pino";
import type { Database } from "../db/connection.server.ts";
import type { Config } from "../env.server.ts";
import type { ObjectStore } from "../store/object-store.server.ts";
import type { GivenUpRows } from "./given-up.server.ts";
import type { JobItems } from "./tries.server.ts";
import type { Turns } from "./turns.server.ts";

/**
 * Work that no page waits for: imports, photos, feeds, reminders. Pending work stands in the tables themselves (a due
 * time, a lease); a job looks there, takes some, does it and says whether there may be more. A process that dies leaves
 * rows that are due again. `run-jobs` gives each job a queue, which says when and how often at once it looks.
 */
export interface Job {
  name: string;
  /** The longest time between two rounds of all processes together: rows that become due by themselves wait so long at most. */
  everyMs: number;
  /** Tables whose written rows may be due at once: a trigger of theirs tells every process, and a round begins. */
  wokenBy?: readonly string[];
  /** Rounds of it at the same time in one process: one by default. */
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
