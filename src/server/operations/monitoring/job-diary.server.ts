import type { Database } from "../../platform/db/connection.server.ts";
import { describeError } from "../../platform/log.server.ts";
import { addWorkNews, type WorkNews } from "./metric-samples.server.ts";

const EVERY_MS = 15_000;
const MAX_ERROR = 300;

/** How each work of the background does, written now and then: works go round every second. */
export interface WorkDiary {
  note(name: string, error?: unknown): void;
  /** Writes unwritten entries. */
  stop(): Promise<void>;
}

/** @param rhythm milliseconds between two rounds of each work, by its name */
export function keepWorkDiary(
  {
    database: { db },
    now,
    rhythm,
  }: { database: Pick<Database, "db">; now(): Date; rhythm?: ReadonlyMap<string, number> },
  everyMs = EVERY_MS,
): WorkDiary {
  let news = new Map<string, WorkNews>();
  let underWay = Promise.resolve();
  const write = async () => {
    const stated = [...news.values()];
    news = new Map();
    // Entries that a failing database does not take are written again by the next round.
    await addWorkNews(db, stated).catch(() => {});
  };
  const timer = setInterval(() => {
    underWay = underWay.then(write);
  }, everyMs);
  timer.unref();
  return {
    note(name, error) {
      const before = news.get(name);
      const failed =
        error === undefined ? null : describeError(error instanceof Error ? error : new Error(String(error)));
      const at = now();
      news.set(name, {
        name,
        at,
        rounds: (before?.rounds ?? 0) + 1,
        everySeconds: rhythm?.has(name) ? Math.ceil(rhythm.get(name)! / 1000) : null,
        failures: (before?.failures ?? 0) + (failed ? 1 : 0),
        lastErrorAt: failed ? at : (before?.lastErrorAt ?? null),
        lastError: failed ? failed.message.slice(0, MAX_ERROR) : (before?.lastError ?? null),
      });
    },
    async stop() {
      clearInterval(timer);
      await underWay;
      await write();
    },
  };
}
