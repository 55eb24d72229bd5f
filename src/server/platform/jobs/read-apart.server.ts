import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { CallerTurns } from "./caller-turns.server.ts";
import { THREAD_ARGUMENTS } from "./thread-arguments.server.ts";

export interface ApartLimits {
  /** The thread's file from the project's root: the built server stands in another folder. It posts one message. */
  script: string;
  longestMs: number;
  /** Of objects, and of buffers apart. */
  memoryMb: number;
  /** Threads at the same time; two where it is not given. */
  atOnce?: number;
  /** Pieces of one caller that wait; eight where it is not given. */
  mostOfCaller?: number;
}

const MOST_AT_ONCE = 2;
/** How often the buffers of a thread are counted: the limit of its objects does not include them. */
const COUNT_MS = 100;
/** Pieces of one caller that wait for a thread. */
const MOST_OF_CALLER = 8;
/** Callers before whom somebody waits at most: each may take as long as a piece may. */
const WAITED_FOR = 2;

/**
 * Makes a reader for input that somebody sent and waits for: each piece is read in a thread of its own, with limited
 * time and memory, so that no other request waits for it. Of one caller one piece is read at a time.
 *
 * @returns a function that reads one piece, or what it makes of it once its turn has come; `too much` when time or memory did not
 *   suffice. It throws AppError RATE_LIMIT where too many of the caller's own wait, READING_BUSY where it waited too long
 */
export function readerApart<Given, Read>(
  limits: ApartLimits,
): (given: Given | (() => Promise<Given>)) => Promise<Read | "too much"> {
  const places = limits.atOnce ?? MOST_AT_ONCE;
  const turns = new CallerTurns({
    places,
    visitorsPlaces: Math.max(1, places - 1),
    mostOfCaller: limits.mostOfCaller ?? MOST_OF_CALLER,
    longestWaitMs: (WAITED_FOR + 1) * limits.longestMs,
    busy: "READING_BUSY",
  });
  return (given) =>
    turns.take(async () => {
      const piece = typeof given === "function" ? await (given as () => Promise<Given>)() : given;
      return await readInThread<Given, Read>(piece, limits);
    });
}

async function readInThread<Given, Read>(
  given: Given,
  { script, longestMs, memoryMb }: ApartLimits,
): Promise<Read | "too much"> {
  const thread = new Worker(join(process.cwd(), script), {
    workerData: given,
    execArgv: THREAD_ARGUMENTS,
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
