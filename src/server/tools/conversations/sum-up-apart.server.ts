import { AppError } from "../../platform/app-error.server.ts";
import { CallerTurns } from "../../platform/jobs/caller-turns.server.ts";
import { readerApart } from "../../platform/jobs/read-apart.server.ts";
import type { SummedTranscript, TranscriptOutcome, TranscriptWork } from "./sum-up.server.ts";

/** Conversations that are read at once: the other core answers everybody else. */
const PLACES = 1;
const readApart = readerApart<TranscriptWork, TranscriptOutcome>({
  script: "src/server/tools/conversations/transcript-thread.server.ts",
  longestMs: 30_000,
  memoryMb: 640,
  atOnce: PLACES,
});
/** Whoever hands in one after another waits for themselves: somebody else's comes before the second of them. */
const turns = new CallerTurns({ places: PLACES, visitorsPlaces: 1, mostOfCaller: 4, busy: "RATE_LIMIT" });

/**
 * Reads a conversation that somebody handed in, in a thread of its own with limited time and memory.
 *
 * @throws AppError INVALID_INPUT with what is wrong with it, and its first bad line; RATE_LIMIT when too many wait
 */
export async function sumUpApart(work: TranscriptWork): Promise<SummedTranscript> {
  const outcome = await turns.take(() => readApart(work));
  if (outcome === "too much") {
    throw wrongTranscript("text", "Esta conversación es demasiado larga para leerla de una vez. Pártela en dos");
  }
  if ("fault" in outcome) throw wrongTranscript(outcome.at, outcome.fault);
  return outcome;
}

export const wrongTranscript = (path: string, message: string) => new AppError("INVALID_INPUT", [{ path, message }]);
