import { parentPort, workerData } from "node:worker_threads";
import type { Outcome } from "../platform/jobs/asked-thread.server.ts";
import type { Pdf } from "../tools/exports/kept-papers.server.ts";
import type { WrittenPaper } from "../tools/exports/written-papers.server.ts";

/** The thread in which papers are drawn that are as long as their writers made them. Only the built server knows how. */
interface Drawer {
  drawWrittenHere(written: WrittenPaper): Promise<Pdf>;
}

const { drawWrittenHere }: Drawer = await import((workerData as { built: string }).built);
const port = parentPort!;
const tell = (outcome: Outcome<Pdf>) => port.postMessage(outcome);

port.on("message", async (written: WrittenPaper) => {
  try {
    tell({ answer: await drawWrittenHere(written) });
  } catch (error) {
    tell({ fault: error instanceof Error ? (error.stack ?? error.message) : String(error) });
  }
});
port.postMessage("ready");
