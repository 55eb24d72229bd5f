import { AskedThread } from "./asked-thread.server.ts";
import { CallerTurns } from "./caller-turns.server.ts";

export interface ApartLimits {
  /** The thread's file from the project's root. It calls `answerQuestions`. */
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
/** A thread that has read one piece reads the next ones that come so soon: loading it takes longer than most pieces. */
const IDLE_MS = 15_000;
/** Pieces of one caller that wait for a thread. */
const MOST_OF_CALLER = 8;
/** Callers before whom somebody waits at most: each may take as long as a piece may. */
const WAITED_FOR = 2;

/**
 * Makes a reader for input that somebody sent and waits for: each piece is read in a thread, alone, with limited time
 * and memory, so that no other request waits for it. A piece that takes too much ends its thread. Of one caller one piece is read at a time.
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
  const { script, longestMs, memoryMb } = limits;
  /** Those at work are not among them; the one that was used last is taken first. */
  const free: AskedThread<Given, Read>[] = [];
  return (given) =>
    turns.take(async () => {
      const piece = typeof given === "function" ? await (given as () => Promise<Given>)() : given;
      const thread = free.pop() ?? new AskedThread<Given, Read>({ script, longestMs, memoryMb, idleMs: IDLE_MS });
      try {
        return await thread.ask(piece);
      } finally {
        free.push(thread);
      }
    });
}
