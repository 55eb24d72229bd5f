import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { AppError } from "../app-error.server.ts";

export interface ApartLimits {
  /** The thread's file from the project's root: the built server stands in another folder. It posts one message. */
  script: string;
  longestMs: number;
  /** Of objects, and of buffers apart. */
  memoryMb: number;
  /** Threads at the same time; two where it is not given. */
  atOnce?: number;
}

const MOST_AT_ONCE = 2;
/** How often the buffers of a thread are counted: the limit of its objects does not include them. */
const COUNT_MS = 100;
/** Callers that wait for a thread, of each kind. */
const MOST_WAITING = 8;

/**
 * Makes a reader for input that somebody sent and waits for: each piece is read in a thread of its own, with limited
 * time and memory, so that no other request waits for it.
 *
 * @returns a function that reads one piece; `too much` when time or memory did not suffice. It throws AppError
 *   RATE_LIMIT when too many wait.
 */
export function readerApart<Given, Read>(limits: ApartLimits): (given: Given) => Promise<Read | "too much"> {
  let inHandNow = 0;
  const waiting: (() => void)[] = [];
  return async (given) => {
    if (waiting.length >= MOST_WAITING) throw new AppError("RATE_LIMIT");
    if (inHandNow >= (limits.atOnce ?? MOST_AT_ONCE)) await new Promise<void>((resolve) => waiting.push(resolve));
    inHandNow++;
    try {
      return await readInThread<Given, Read>(given, limits);
    } finally {
      inHandNow--;
      waiting.shift()?.();
    }
  };
}

async function readInThread<Given, Read>(
  given: Given,
  { script, longestMs, memoryMb }: ApartLimits,
): Promise<Read | "too much"> {
  const thread = new Worker(join(process.cwd(), script), {
    workerData: given,
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: memoryMb },
  });
  const limit = AbortSignal.timeout(longestMs);
  let count: NodeJS.Timeout | undefined;
  try {
    return await new Promise((resolve, reject) => {
      thread.once("message", resolve);
      thread.once("error", (error: NodeJS.ErrnoException) =>
        error.code === "ERR_WORKER_OUT_OF_MEMORY" ? resolve("too much") : reject(error),
      );
      count = setInterval(async () => {
        // It fails for a thread that has ended meanwhile.
        const heap = await thread.getHeapStatistics().catch(() => null);
        if (heap && heap.external_memory > memoryMb * 1_048_576) resolve("too much");
      }, COUNT_MS);
      limit.addEventListener("abort", () => resolve("too much"), { once: true });
    });
  } finally {
    clearInterval(count);
    await thread.terminate();
  }
}
