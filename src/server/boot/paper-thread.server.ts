import { workerData } from "node:worker_threads";
import { answerQuestions } from "../platform/jobs/answer-questions.server.ts";
import type { Paper } from "../tools/exports/draw-paper.server.ts";
import type { Pdf } from "../tools/exports/kept-papers.server.ts";

/** A thread in which papers are drawn. Only the built server knows how. */
interface Drawer {
  drawPaperHere(paper: Paper): Promise<Pdf>;
}

const { drawPaperHere }: Drawer = await import((workerData as { built: string }).built);
answerQuestions(drawPaperHere, (error) => error.stack ?? error.message);
