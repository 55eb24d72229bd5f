import { AppError } from "../../platform/app-error.server.ts";
import { AskedThread } from "../../platform/jobs/asked-thread.server.ts";
import { CallerTurns } from "../../platform/jobs/caller-turns.server.ts";
import { quickFirst } from "../../platform/jobs/quick-first.server.ts";
import { readerApart } from "../../platform/jobs/read-apart.server.ts";
import type { SummedTranscript, TranscriptOutcome, TranscriptWork } from "./sum-up.server.ts";

/** Conversations of one caller that wait. */
const MOST_OF_CALLER = 4;
/** Read within a second or two; what takes longer waits for its turn among the long ones, and holds no short one up. */
const LONG_BYTES = 300_000;
const LONG_MESSAGES = 4_000;

const SCRIPT = "src/server/tools/conversations/transcript-thread.server.ts";

/** It stays loaded, so that a conversation of a few lines takes no longer than that. */
const shortThread = new AskedThread<TranscriptWork, TranscriptOutcome>({
  script: SCRIPT,
  longestMs: 8_000,
  memoryMb: 256,
  idleMs: 10 * 60_000,
});
const shortTurns = new CallerTurns({
  places: 1,
  visitorsPlaces: 1,
  mostOfCaller: MOST_OF_CALLER,
  longestWaitMs: 60_000,
  busy: "READING_BUSY",
});

type Load = () => Promise<TranscriptWork>;
const sumUpInThread = quickFirst<Load, TranscriptOutcome>({
  quick: (load) => shortTurns.take(async () => await shortThread.ask(await load())),
  patient: readerApart<TranscriptWork, TranscriptOutcome>({
    script: SCRIPT,
    longestMs: 45_000,
    memoryMb: 640,
    atOnce: 1,
    mostOfCaller: MOST_OF_CALLER,
  }),
});

/**
 * Reads a conversation that somebody handed in, in a thread of its own with limited time and memory.
 *
 * @throws AppError INVALID_INPUT with what is wrong with it, and its first bad line; RATE_LIMIT when too many of the caller wait,
 *   READING_BUSY when it waited too long
 */
export async function readApart(work: Extract<TranscriptWork, { kind: "read" }>): Promise<SummedTranscript> {
  const isLong =
    work.text.length > LONG_BYTES || work.files.reduce((sum, { bytes }) => sum + bytes.length, 0) > LONG_BYTES;
  return summed(await sumUpInThread(async () => work, { isLong }), work.files.length > 0 ? "files" : "text");
}

/**
 * Sums a conversation that is kept up anew. It is loaded when its turn has come, not before.
 *
 * @param at the field that asked for it
 * @throws AppError as `readApart`
 */
export async function sumUpAgain(
  load: () => Promise<TranscriptWork>,
  { messageCount, at }: { messageCount: number; at: string },
): Promise<SummedTranscript> {
  return summed(await sumUpInThread(load, { isLong: messageCount > LONG_MESSAGES }), at);
}

function summed(outcome: TranscriptOutcome | "too much", at: string): SummedTranscript {
  if (outcome === "too much") {
    throw wrongTranscript(at, "Esta conversación es demasiado larga para leerla de una vez. Pártela en dos");
  }
  if ("fault" in outcome) throw wrongTranscript(outcome.at, outcome.fault);
  return outcome;
}

export const wrongTranscript = (path: string, message: string) => new AppError("INVALID_INPUT", [{ path, message }]);
