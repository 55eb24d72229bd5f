import { parentPort } from "node:worker_threads";
import type { Outcome } from "../../../platform/jobs/asked-thread.server.ts";
import type { AskedPicture } from "../page-pictures.server.ts";
import { drawnPage } from "./drawn-page.server.ts";

/** The thread in which pages of strangers' files are drawn, so that none of them holds a request up. */

const port = parentPort!;
const tell = (outcome: Outcome<Uint8Array>) => port.postMessage(outcome);

port.on("message", async (asked: AskedPicture) => {
  try {
    tell({ answer: await drawnPage(asked) });
  } catch (error) {
    tell({ fault: error instanceof Error ? error.name : "unknown" });
  }
});
port.postMessage("ready");
