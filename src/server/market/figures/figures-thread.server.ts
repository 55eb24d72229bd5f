import { Worker } from "node:worker_threads";
import { buffersOf, type ZoneHomes } from "#domain/market/columns/zone-homes.ts";
import type { ZoneFigures } from "#domain/market/figures/zone-figures.ts";
import { THREAD_ARGUMENTS } from "../../platform/jobs/thread-arguments.server.ts";
import type { FiguresWork } from "./zone-figures.server.ts";

/** Limit of the thread's objects in MB; the columns of a zone are bytes beside them. */
const MEMORY_MB = 512;

export interface FiguresAsked {
  id: number;
  homes: ZoneHomes;
  asked: Parameters<FiguresWork>[1];
}

export interface FiguresNews {
  id: number;
  figures?: ZoneFigures;
  /** Errors lose their class on the way between threads. */
  failed?: { message: string; stack: string | undefined };
}

/**
 * Works out figures in a thread of its own, so that neither a request nor a search waits for them. It starts at the first question and stays; one that
 * ends fails the questions that waited for it, and is started again by the next one.
 */
export function keepFiguresThread(): { work: FiguresWork; close(): Promise<void> } {
  let worker: Worker | undefined;
  let lastId = 0;
  const waiting = new Map<number, { resolve(figures: ZoneFigures): void; reject(error: Error): void }>();

  const start = (): Worker => {
    const thread = new Worker(new URL("./figures-work.server.ts", import.meta.url), {
      execArgv: THREAD_ARGUMENTS,
      resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
    });
    let cause: Error | undefined;
    thread.on("message", ({ id, figures, failed }: FiguresNews) => {
      const asked = waiting.get(id);
      waiting.delete(id);
      if (figures) asked?.resolve(figures);
      else asked?.reject(Object.assign(new Error(failed?.message), failed?.stack ? { stack: failed.stack } : {}));
    });
    thread.on("error", (error) => {
      cause = error as Error;
    });
    thread.once("exit", () => {
      if (worker === thread) worker = undefined;
      for (const { reject } of waiting.values()) reject(cause ?? new Error("The thread of figures has ended"));
      waiting.clear();
    });
    thread.unref();
    return thread;
  };

  return {
    work(homes, asked) {
      worker ??= start();
      const thread = worker;
      const id = ++lastId;
      return new Promise((resolve, reject) => {
        waiting.set(id, { resolve, reject });
        thread.postMessage({ id, homes, asked } satisfies FiguresAsked, buffersOf(homes));
      });
    },
    async close() {
      await worker?.terminate();
    },
  };
}
