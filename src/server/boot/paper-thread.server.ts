import { parentPort, workerData } from "node:worker_threads";
import type { Outcome } from "../platform/jobs/asked-thread.server.ts";
import type { Paper } from "../tools/exports/draw-paper.server.ts";
import type { Pdf } from "../tools/exports/kept-papers.server.ts";

/** A thread in which papers are drawn. Only the built server knows how. */
interface Drawer {
  drawPaperHere(paper: Paper): Promise<Pdf>;
}

const { drawPaperHere }: Drawer = await import((workerData as { built: string }).built);
const port = parentPort!;
const tell = (outcome: Outcome<Pdf>) => port.postMessage(outcome);

port.on("message", async (paper: Paper) => {
  try {
    tell({ answer: await drawPaperHere(paper) });
  } catch (error) {
    tell({ fault: error instanceof Error ? (error.stack ?? error.message) : String(error) });
  }
});
port.postMessage("ready");
