import { Worker } from "node:worker_threads";
import type { Logger } from "pino";
import { AppError } from "../../platform/app-error.server.ts";
import type { Database } from "../../platform/db/connection.server.ts";
import { DatabaseAway } from "../../platform/db/outage.server.ts";
import { callerInHand } from "../../platform/http/caller-in-hand.server.ts";
import { THREAD_ARGUMENTS } from "../../platform/jobs/thread-arguments.server.ts";
import { traced, tracing } from "../../platform/telemetry/tracing.server.ts";
import type { MarketIndex, MarketLoading } from "./market-index.server.ts";
import type { MarketThreadAsks, MarketThreadNews, MarketThreadStart } from "./market-thread.server.ts";

/** Limit of the thread's objects in MB: words and names of places. Its columns are bytes beside them, some hundred of them for each home. */
const MEMORY_MB = 1_024;
/** An ended thread is started again no sooner than after this time, twice as long after each further end. */
const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 60_000;
/** A thread that lived so long has begun well. */
const SHORT_LIFE_MS = 60_000;

/** A thread in the middle of reading a million homes does not hold up the end of the process. */
const GRACE_MS = 1_000;

interface Waiting {
  resolve(answer: unknown): void;
  reject(error: Error): void;
}

/**
 * The index in a thread of its own, so that a search of a million homes makes no other request wait. The thread starts at the first question
 * and stays; one that ends is started again by a later question, and those that waited for it hear that the index is being filled.
 */
export function keepIndexThread(
  { database, log }: { database: Pick<Database, "address">; log: Logger },
  { memoryMb = MEMORY_MB }: { memoryMb?: number } = {},
): MarketIndex {
  let worker: Worker | undefined;
  let ended: Promise<unknown> = Promise.resolve();
  let lastId = 0;
  let pauseMs = FIRST_PAUSE_MS;
  let startsAt = Number.NEGATIVE_INFINITY;
  const waiting = new Map<number, Waiting>();

  const start = (): Worker => {
    const startedAt = performance.now();
    const thread = new Worker(new URL("./market-thread.server.ts", import.meta.url), {
      workerData: { address: database.address } satisfies MarketThreadStart,
      execArgv: THREAD_ARGUMENTS,
      resourceLimits: { maxOldGenerationSizeMb: memoryMb },
    });
    thread.on("message", ({ id, answer, failed }: MarketThreadNews) => {
      const asked = waiting.get(id);
      waiting.delete(id);
      if (failed) asked?.reject(sameError(failed));
      else asked?.resolve(answer);
    });
    thread.on("error", (error) => log.error({ err: error }, "the thread of the market's index failed"));
    ended = new Promise((resolve) => thread.once("exit", resolve));
    thread.once("exit", () => {
      if (worker === thread) worker = undefined;
      const isShort = performance.now() - startedAt < SHORT_LIFE_MS;
      pauseMs = isShort ? Math.min(LONGEST_PAUSE_MS, pauseMs * 2) : FIRST_PAUSE_MS;
      startsAt = performance.now() + pauseMs;
      for (const { resolve } of waiting.values()) resolve(LOADING);
      waiting.clear();
    });
    thread.unref();
    return thread;
  };

  const ask = <Answer>(
    question: Omit<MarketThreadAsks, "id" | "caller" | "trace">,
    caller = callerInHand(),
  ): Promise<Answer | MarketLoading> => {
    if (!worker && performance.now() < startsAt) return Promise.resolve(LOADING);
    worker ??= start();
    const thread = worker;
    const id = ++lastId;
    // The kind of a question is a word of our own: `search`, `page`, `clusters`, `zone`.
    const [kind = "refresh"] = Object.keys(question);
    return traced(
      { name: `ask market-thread ${kind}`, isCall: true },
      () =>
        new Promise((resolve, reject) => {
          waiting.set(id, { resolve: resolve as (answer: unknown) => void, reject });
          const asked = Object.assign(question, { id, caller, trace: tracing()?.carried() });
          thread.postMessage(asked satisfies MarketThreadAsks);
        }),
    );
  };

  return {
    search: (search, caller) => ask({ search }, caller),
    page: (page, caller) => ask({ page }, caller),
    clusters: (clusters, caller) => ask({ clusters }, caller),
    zone: (question, known, caller) => ask({ zone: { question, known } }, caller),
    async refresh() {
      await ask({});
    },
    async close() {
      const thread = worker;
      thread?.postMessage({ stop: true });
      const force = setTimeout(() => thread?.terminate(), GRACE_MS);
      await ended;
      clearTimeout(force);
      startsAt = Number.NEGATIVE_INFINITY;
    },
  };
}

const LOADING: MarketLoading = { isLoading: true, loaded: 0, total: null };

/** An outage of the database is answered as one, and a wait that was too long too, whichever thread noticed it. */
function sameError({ message, stack, isAway, isBusy }: NonNullable<MarketThreadNews["failed"]>): Error {
  if (isBusy) return new AppError("MARKET_BUSY");
  const error = new Error(message);
  if (stack) error.stack = stack;
  return isAway ? new DatabaseAway(error) : error;
}
