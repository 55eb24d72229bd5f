import { parentPort } from "node:worker_threads";
import type { Outcome } from "../../platform/jobs/asked-thread.server.ts";
import { sumUp, type TranscriptOutcome, type TranscriptWork } from "./sum-up.server.ts";

/** The thread in which short conversations are read, one after another: it stays loaded, so that one of a few lines takes no longer than that. */

const port = parentPort!;
const tell = (outcome: Outcome<TranscriptOutcome>) => port.postMessage(outcome);

port.on("message", async (work: TranscriptWork) => {
  try {
    tell({ answer: await sumUp(work) });
  } catch (error) {
    // Of the fault only its kind: a message may hold words of the conversation.
    tell({ fault: error instanceof Error ? error.name : "unknown" });
  }
});
port.postMessage("ready");
